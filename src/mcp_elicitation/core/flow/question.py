"""A question: what is asked, how often it may be answered wrongly, and what tells it from every other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias

from typing_extensions import TypeVar

from mcp_elicitation.core.elicitation import FormElicitation, Mode, UrlElicitation
from mcp_elicitation.core.flow.honesty import withhold, without
from mcp_elicitation.core.forms.build.form_type import FormType, Rejected, Taken
from mcp_elicitation.core.forms.field import Content
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.problem import WHOLE_FORM
from mcp_elicitation.core.forms.refusal import SchemaRefusedError
from mcp_elicitation.core.json import canonical, digest
from mcp_elicitation.text import Language, Text

T = TypeVar("T")

ATTEMPTS = 3
"""How often a person is asked for one answer before the flow gives up."""

_MEND = Text("Please correct:", "请更正：")
_UNFINISHED = Text(
    "You agreed to open this page, but it has not been finished. Open it again to finish it, or cancel.",
    "你已同意打开此页面，但尚未完成。请重新打开并完成，或取消。",
)


@dataclass(frozen=True, slots=True)
class Question(Generic[T]):
    """A form question of a handler.

    Args:
        message: Why it is asked.
        type: The type that the answer comes back in, and its form.
        key: The name that the author gave it; without one it is named by its own words.
        attempts: How often it may be asked until the answer fits.
        unguarded: Fields whose answers may look like a secret, by a reason that the author gave.
    """

    message: str
    type: FormType[T]
    key: str | None = None
    attempts: int = ATTEMPTS
    unguarded: frozenset[str] = frozenset()
    digest: str = field(init=False)

    def __post_init__(self) -> None:
        """The digest is of everything that a person sees."""
        object.__setattr__(self, "digest", digest(canonical(["form", self.message, self.type.form.digest])))

    @property
    def base_key(self) -> str:
        """The key it goes by when it is asked once: the author's, or a readable word and the digest."""
        if self.key is not None:
            return self.key
        word = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", self.type.name).lower()
        return f"{word}-{self.digest[:8]}"

    @property
    def mode(self) -> Mode:
        """The mode that the client must have declared."""
        return "form"

    def elicitation(self) -> FormElicitation:
        """Return what goes out the first time."""
        return FormElicitation(self.message, self.type.form)

    def take(self, content: object, *, fresh: bool) -> Taken[T] | Rejected:
        """Check an answer and turn it into the asked type (FSEC-2).

        Args:
            content: The answer as it arrived, or as it was kept.
            fresh: Whether it has just arrived: then what looks like a secret is found too (FSEC-3).
        """
        taken = self.type.take(content)
        withheld = withhold(self.type.form, content, allowed=self.unguarded) if fresh else ()
        if not withheld:
            return taken
        problems = (*withheld, *(taken.problems if isinstance(taken, Rejected) else ()))
        return Rejected(problems, without(taken.content, withheld))

    def again(self, rejected: Rejected, language: Language) -> FormElicitation:
        """Return what goes out when an answer did not fit: the reason, and what was right as suggestions."""
        lines = [f"- {self._place(each.field)}{each.text.to(language)}" for each in rejected.problems]
        message = "\n".join([self.message, "", _MEND.to(language), *lines])
        return FormElicitation(message, _suggest(self.type.form, rejected.content))

    def _place(self, name: str) -> str:
        return "" if name == WHOLE_FORM else f"{self.type.form.field(name).label}: "


@dataclass(frozen=True, slots=True)
class UrlQuestion(Generic[T]):
    """A page that a handler sends the person to.

    Args:
        message: Why the person is sent there.
        url: Where to; it must be the same in every run.
        done: What tells that the person is done there, for whoever waits; without it, consent is all that is known.
        key: The name that the author gave it; without one it is named by its own words.
    """

    message: str
    url: str
    done: object | None = None
    key: str | None = None
    digest: str = field(init=False)

    def __post_init__(self) -> None:
        """The digest is of everything that a person sees."""
        object.__setattr__(self, "digest", digest(canonical(["url", self.message, self.url])))

    @property
    def base_key(self) -> str:
        """The key it goes by when it is asked once: the author's, or a readable word and the digest."""
        return f"page-{self.digest[:8]}" if self.key is None else self.key

    @property
    def mode(self) -> Mode:
        """The mode that the client must have declared."""
        return "url"

    def elicitation(self) -> UrlElicitation:
        """Return what goes out the first time."""
        return UrlElicitation(self.message, self.url)

    def reminder(self, language: Language) -> UrlElicitation:
        """Return what goes out when the person agreed to open the page but has not come to an end there."""
        return UrlElicitation(f"{self.message}\n\n{_UNFINISHED.to(language)}", self.url)


def _suggest(form: Form, content: Content) -> Form:
    try:
        return form.suggest(content)
    except SchemaRefusedError:  # what was right may be too large to go out again as a suggestion
        return form


AnyQuestion: TypeAlias = "Question[Any] | UrlQuestion[Any]"
"""What a handler may ask."""


def shorten(text: str, limit: int = 120) -> str:
    """Return a text on one line, cut for an error."""
    line = " ".join(text.split())
    return line if len(line) <= limit else line[: limit - 1] + "…"


def listed(messages: Sequence[str]) -> str:
    """Return questions as an error names them."""
    return ", ".join(f"“{shorten(message)}”" for message in messages)
