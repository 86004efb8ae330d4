"""What is wrong with a policy: the line, the key, and what to write instead."""

from __future__ import annotations

from dataclasses import dataclass

from mcp_elicitation.errors import OperatorError
from mcp_elicitation.text import Language, Text


@dataclass(frozen=True, slots=True, kw_only=True)
class PolicyProblem:
    """One thing that is wrong.

    Args:
        key: The key, such as ``server[2].hosts``; empty when the file as a whole is meant.
        text: What is wrong and what to write instead.
        line: The line of the file, from 1; None when there is none.
    """

    key: str
    text: Text
    line: int | None = None

    def to(self, language: Language, name: str) -> str:
        """Return the problem in one line, as compilers write it.

        Args:
            language: The reader's language.
            name: What the file is called.
        """
        place = name if self.line is None else f"{name}:{self.line}"
        return ": ".join(part for part in (place, self.key, self.text.to(language)) if part)


class PolicyError(OperatorError):
    """A policy cannot be used; nothing of it was.

    Args:
        problems: Everything that is wrong, in the order of the file.
        name: What the file is called.
    """

    code = "policy"

    def __init__(self, problems: tuple[PolicyProblem, ...], *, name: str = "policy") -> None:
        self.problems = problems
        self.name = name
        super().__init__(
            "\n".join(each.to("en", name) for each in problems),
            public=Text(
                "\n".join(each.to("en", name) for each in problems), "\n".join(each.to("zh", name) for each in problems)
            ),
        )
