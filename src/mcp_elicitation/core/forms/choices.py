"""Several choices from a list, plain or with titles, with limits on how many (FORM-5)."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any, cast

from mcp_elicitation.core.forms.choice import Choice, Listed, Spellings, is_texts
from mcp_elicitation.core.forms.field import Localise, Members, require_count, require_fit, require_order
from mcp_elicitation.core.forms.problem import Problem, problem
from mcp_elicitation.core.forms.refusal import refuse
from mcp_elicitation.core.json import JSON
from mcp_elicitation.text import Text

# `uniqueItems` says what is true of every list of picks here; servers that write it mean no harm.
KEYWORDS = frozenset({"type", "title", "description", "items", "minItems", "maxItems", "default", "uniqueItems"})

ITEM_KEYWORDS = frozenset({"type", "enum", "enumNames", "anyOf", "oneOf"})
"""What ``items`` may say."""

_SEPARATOR = re.compile(r"([,，、;；])")
_LONGEST_TYPED = 10_000  # characters
_LONGEST_RUN = 33  # parts of one title, separators included; one with more of them is picked by its value


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
        self.require_list("items")
        require_count(self.name, "minItems", self.min_items)
        require_count(self.name, "maxItems", self.max_items)
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
        if not isinstance(value, list):
            return problem(self.name, "not_choices")
        picks = cast("list[str]", value)
        try:
            known = self.values.issuperset(picks)
        except TypeError:  # a list or an object among them: nothing that could be picked
            known = False
        if not known:
            return problem(self.name, "not_choices")
        if len(set(picks)) < len(picks):
            twice = next(pick for pick, times in Counter(picks).items() if times > 1)
            return problem(self.name, "picked_twice", choice=twice)
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
        picks = _picks(Spellings(self.choices), typed)
        if picks is None:
            return problem(self.name, "not_choices")
        return self.check(list(picks)) or list(picks)

    def show(self, value: object) -> str:
        """Return an answer as a person reads it."""
        shown = {choice.value: choice.shown for choice in self.choices}
        return ", ".join(shown.get(pick, pick) for pick in cast("list[str]", value))

    def hints(self) -> tuple[Text, ...]:
        """Say in words what the field allows."""
        low, high = self.min_items or 0, self.max_items
        if high is None:
            return (
                Text(f"pick at least {low}", f"至少选 {low} 项") if low else Text("pick any number", "可选任意多项"),
            )
        if low == high:
            return (Text(f"pick {low}", f"选 {low} 项"),)
        if not low:
            return (Text(f"pick at most {high}", f"最多选 {high} 项"),)
        return (Text(f"pick {low} to {high}", f"选 {low} 到 {high} 项"),)


def _picks(spellings: Spellings, typed: str) -> tuple[str, ...] | None:
    """Return the picks that were typed; None when a part names no choice, or the whole can be read in two ways.

    A title may hold a separator itself ("Paris, France"), so every run of parts is tried, from the end of the text to
    its start.
    """
    if len(typed) > _LONGEST_TYPED:
        return None
    parts = _SEPARATOR.split(typed)  # text, separator, text, …
    longest = min(1 + 2 * max(len(_SEPARATOR.findall(spelling)) for spelling in spellings), _LONGEST_RUN)
    readings: dict[int, set[tuple[str, ...]]] = {len(parts) + 1: {()}}
    for start in range(len(parts) - 1, -1, -2):
        found = set(readings[start + 2]) if not parts[start].strip() else set[tuple[str, ...]]()
        for stop in range(start + 1, min(len(parts), start + longest) + 1, 2):
            pick = spellings.find(run) if (run := "".join(parts[start:stop])).strip() else None
            if pick is not None:
                found |= {(pick, *rest) for rest in readings[stop + 1]}
        readings[start] = set(list(found)[:2])  # two are doubt enough
    return readings[0].pop() if len(readings[0]) == 1 else None
