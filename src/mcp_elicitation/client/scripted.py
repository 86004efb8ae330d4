"""A surface without a person: answers from a mapping or a function, for tests and automation."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias, cast

from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.forms.field import Content, Value
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.errors import AuthorError

Answer: TypeAlias = "Mapping[str, object] | Reply | None"
"""What a script says to one ask: the fields' values, a reply of its own, or nothing, which is cancel."""

Script: TypeAlias = "Mapping[str, object] | Callable[[Review], Answer | Awaitable[Answer]]"
"""Values by field name, used for every form that they complete; or a function that sees each review."""


class ScriptedAnswerError(AuthorError):
    """A script answered with values that the form does not accept."""

    code = "scripted_answer"

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        self.problems = problems
        super().__init__(
            "the scripted answer does not fit the form: "
            + "; ".join(f"{each.field or 'form'}: {each.text.en}" for each in problems)
        )


class Scripted:
    """Answers forms from a script; what the script does not say is cancelled, never made up.

    With a mapping, a form is accepted when the mapping, the person's draft and the server's defaults together complete
    it; texts are read as a person would have typed them. A form that stays incomplete is cancelled.

    Args:
        script: The mapping or the function.
        modes: What it may be asked; form only unless said otherwise.
    """

    def __init__(self, script: Script, *, modes: Modes | None = None) -> None:
        self._values = None if callable(script) else script
        self._function = script if callable(script) else None
        self._modes = Modes(form=True) if modes is None else modes
        self.reviews: list[Review] = []

    @property
    def modes(self) -> Modes:
        """What it may be asked."""
        return self._modes

    async def ask(self, review: Review) -> Reply:
        """Answer one ask.

        Raises:
            ScriptedAnswerError: A function's values do not fit the form.
        """
        self.reviews.append(review)
        if self._function is None:
            return self._from_mapping(review, self._values or {})
        answer = self._function(review)
        if inspect.isawaitable(answer):
            answer = await answer
        return self._from_function(review, answer)

    def _from_mapping(self, review: Review, values: Mapping[str, object]) -> Reply:
        if not isinstance(review.elicitation, FormElicitation):
            return Reply("cancel", by="nobody")
        form = review.elicitation.form
        checked = form.check({**review.prefill(), **read_values(form, values)})
        if checked.problems:
            return Reply("cancel", by="nobody")
        return Reply("accept", checked.content, by="script")

    def _from_function(self, review: Review, answer: Answer) -> Reply:
        if answer is None:
            return Reply("cancel", by="nobody")
        if isinstance(answer, Reply):
            return answer
        if not isinstance(review.elicitation, FormElicitation):
            return Reply("accept", by="script")
        checked = review.elicitation.form.check(answer)
        if checked.problems:
            raise ScriptedAnswerError(checked.problems)
        return Reply("accept", checked.content, by="script")


def read_values(form: Form, values: Mapping[str, object]) -> Content:
    """Read values for the fields of a form: texts as a person types them, everything else as it stands.

    Values for fields that the form does not have are left out.
    """
    content: dict[str, Value] = {}
    for field in form.fields:
        if field.name not in values:
            continue
        value = values[field.name]
        if isinstance(value, str) and field.check(value) is not None:
            read = field.read(value, lambda naive: naive.astimezone())
            value = value if isinstance(read, Problem) else read
        content[field.name] = cast("Value", value)
    return content
