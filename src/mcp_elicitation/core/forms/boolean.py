"""Yes or no (FORM-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from mcp_elicitation.core.forms.field import Common, Localise, Members, require_fit
from mcp_elicitation.core.forms.problem import Problem, problem
from mcp_elicitation.core.forms.refusal import refuse
from mcp_elicitation.core.json import JSON
from mcp_elicitation.text import Text

KEYWORDS = frozenset({"type", "title", "description", "default"})

YES = Text("yes", "是")
NO = Text("no", "否")

# Anything else that is typed is asked again: a guess at "nope" would be a guess at consent.
_TYPED: dict[str, bool] = {
    **dict.fromkeys(("y", "yes", "true", "是", "是的", "对", "好", "要", "同意"), True),
    **dict.fromkeys(("n", "no", "false", "否", "不是", "不", "不要", "不同意"), False),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class BooleanField(Common):
    """A yes-or-no field; an optional one has a third state, unanswered.

    Args:
        default: The server's suggestion.

    Raises:
        SchemaRefusedError: The default is no boolean.
    """

    default: bool | None = None

    def __post_init__(self) -> None:
        """A suggestion that is neither yes nor no cannot exist."""
        if self.default is not None:
            require_fit(self.check(self.default))

    @classmethod
    def from_members(cls, members: Members, *, required: bool) -> BooleanField:
        """Read the members of a property."""
        default = members.default()
        if default is not None and not isinstance(default, bool):
            raise refuse(members.field, "default", Text("must be true or false", "必须是 true 或 false"))
        return cls(**cast("dict[str, Any]", members.common(required=required)), default=default)

    def write(self) -> dict[str, JSON]:
        """Write the property."""
        written: dict[str, JSON] = {"type": "boolean", **self.texts()}
        if self.default is not None:
            written["default"] = self.default
        return written

    def check(self, value: object) -> Problem | None:
        """Return what is wrong with an answer, or None; 0, 1 and words are no booleans."""
        return None if isinstance(value, bool) else problem(self.name, "not_a_boolean")

    def read(self, typed: str, localise: Localise) -> bool | Problem:
        """Read what a person typed."""
        del localise
        value = _TYPED.get(typed.strip().casefold())
        return problem(self.name, "not_a_boolean") if value is None else value

    def show(self, value: object) -> Text:
        """Return an answer as a person reads it."""
        return YES if value is True else NO

    def hints(self) -> tuple[Text, ...]:
        """Say in words what the field allows."""
        return (Text("yes or no", "是或否"),)
