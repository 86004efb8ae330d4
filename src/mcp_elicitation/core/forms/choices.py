"""Several choices from a list, plain or with titles, with limits on how many (FORM-5)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, cast

from mcp_elicitation.core.forms.choice import Choice, Listed, is_texts, require_choices, shown
from mcp_elicitation.core.forms.field import Localise, Members, require_fit, require_order
from mcp_elicitation.core.forms.problem import Problem, problem
from mcp_elicitation.core.forms.refusal import refuse
from mcp_elicitation.core.json import JSON
from mcp_elicitation.text import Text

# `uniqueItems` says what is true of every list of picks here; servers that write it mean no harm.
KEYWORDS = frozenset({"type", "title", "description", "items", "minItems", "maxItems", "default", "uniqueItems"})


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoicesField(Listed):
    """Several choices from a list.

    Args:
        choices: The list, in the order in which it is shown.
        min_items: Fewest picks, if limited.
        max_items: Most picks, if limited.
        default: The values that the server suggests.

    Raises:
        SchemaRefusedError: The list is empty or holds a value twice, the limits cross or ask for more picks than there
            are, or the default does not fit.
    """

    min_items: int | None = None
    max_items: int | None = None
    default: tuple[str, ...] | None = None

    def __post_init__(self) -> None:
        """A list that nobody could pick from, or a suggestion outside it, cannot exist."""
        require_choices(self.name, "items", self.choices)
        require_order(self.name, ("minItems", self.min_items), ("maxItems", self.max_items))
        require_order(self.name, ("minItems", self.min_items), ("the number of choices", len(self.choices)))
        if self.default is not None:
            require_fit(self.check(list(self.default)))

    @classmethod
    def from_members(cls, members: Members, choices: tuple[Choice, ...], *, required: bool) -> ChoicesField:
        """Read the members of a property whose list has been read."""
        default = members.default()
        if default is not None and not is_texts(default):
            raise refuse(members.field, "default", Text("must be a list of choices", "必须是选项的列表"))
        return cls(
            **cast("dict[str, Any]", members.common(required=required)),
            choices=choices,
            min_items=members.count("minItems"),
            max_items=members.count("maxItems"),
            default=None if default is None else tuple(cast("list[str]", default)),
        )

    def write(self) -> dict[str, JSON]:
        """Write the property."""
        items = self.write_list("anyOf")
        if "enum" in items:
            items = {"type": "string", **items}
        written: dict[str, JSON] = {"type": "array", **self.texts()}
        if self.min_items is not None:
            written["minItems"] = self.min_items
        if self.max_items is not None:
            written["maxItems"] = self.max_items
        written["items"] = items
        if self.default is not None:
            written["default"] = list(self.default)
        return written

    def check(self, value: object) -> Problem | None:
        """Return what is wrong with an answer, or None; a choice picked twice is refused."""
        if not is_texts(value):
            return problem(self.name, "not_choices")
        picks = cast("list[str]", value)
        values = {choice.value for choice in self.choices}
        if any(pick not in values for pick in picks):
            return problem(self.name, "not_choices")
        for position, pick in enumerate(picks):
            if pick in picks[:position]:
                return problem(self.name, "picked_twice", choice=pick)
        if self.min_items is not None and len(picks) < self.min_items:
            return problem(self.name, "too_few_picks", limit=self.min_items)
        if self.max_items is not None and len(picks) > self.max_items:
            return problem(self.name, "too_many_picks", limit=self.max_items)
        return None

    def normal(self, value: object) -> list[str]:
        """Return a checked answer in the shape in which it is kept."""
        return list(cast("list[str]", value))

    def read(self, typed: str, localise: Localise) -> list[str] | Problem:
        """Read what a person typed: values or titles, with commas between them."""
        del localise
        whole = self.find(typed)  # a single choice may hold a comma itself
        found = [whole] if whole is not None else [self.find(p) for p in re.split(r"[,，、;；]", typed) if p.strip()]
        if any(value is None for value in found):
            return problem(self.name, "not_choices")
        picks = cast("list[str]", found)
        return self.check(picks) or picks

    def show(self, value: object) -> str:
        """Return an answer as a person reads it."""
        return ", ".join(shown(self.choices, pick) for pick in cast("list[str]", value))

    def hints(self) -> tuple[Text, ...]:
        """Say in words what the field allows."""
        low, high = self.min_items or 0, self.max_items
        if high is None:
            return (
                Text(f"pick at least {low}", f"至少选 {low} 项") if low else Text("pick any number", "可选任意多项"),
            )
        if low == high:
            return (Text(f"pick {low}", f"选 {low} 项"),)
        return (Text(f"pick {low} to {high}", f"选 {low} 到 {high} 项"),)
