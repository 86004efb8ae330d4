"""What the screening says: verdicts over fields, findings over forms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from mcp_elicitation.text import Text

Level: TypeAlias = Literal["none", "ambiguous", "secret"]
"""How sure it is that a field asks for a secret."""

Place: TypeAlias = Literal["name", "title", "description", "message", "default", "schema"]
"""Where the reason for a verdict stands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """Whether one field asks for a secret, and why.

    Args:
        level: none, ambiguous (a word that may mean something else) or secret.
        rule: The stable code of the rule that decided, such as ``secret_word``.
        word: The words that it decided by, as they stand there; empty when none did.
        place: Where they stand; None when the shape of the field decided.
        span: From and to which character of that text, in its NFC form; None where no text has them.
        reason: One sentence that says why.
    """

    level: Level
    rule: str
    word: str = ""
    place: Place | None = None
    span: tuple[int, int] | None = None
    reason: Text

    @property
    def found(self) -> bool:
        """Whether anybody must be told: the level is not none."""
        return self.level != "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class Findings:
    """What the fields of one form ask for.

    Args:
        verdicts: Field name and verdict, in the order of the form.
        truncated: Whether the form has more fields than are read (see ``form.MOST_FIELDS``).
    """

    verdicts: tuple[tuple[str, Verdict], ...] = ()
    truncated: bool = False

    @property
    def secret(self) -> tuple[tuple[str, Verdict], ...]:
        """The fields that ask for a secret: a form must not have any (UI-1)."""
        return tuple(pair for pair in self.verdicts if pair[1].level == "secret")

    @property
    def ambiguous(self) -> tuple[tuple[str, Verdict], ...]:
        """The fields that may ask for one."""
        return tuple(pair for pair in self.verdicts if pair[1].level == "ambiguous")

    @property
    def level(self) -> Level:
        """The gravest level of any field."""
        return "secret" if self.secret else "ambiguous" if self.ambiguous else "none"
