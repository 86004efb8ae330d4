"""One choice from a list, plain or with titles, and the list itself (FORM-5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from mcp_elicitation.core.forms.field import Common, Localise, Members, require_fit
from mcp_elicitation.core.forms.problem import Problem, problem
from mcp_elicitation.core.forms.refusal import refuse
from mcp_elicitation.core.json import JSON, as_object
from mcp_elicitation.text import Text

KEYWORDS = frozenset({"type", "title", "description", "enum", "enumNames", "oneOf", "const", "default"})


@dataclass(frozen=True, slots=True)
class Choice:
    """One entry of a list.

    Args:
        value: What is sent.
        title: What a person reads instead, if anything.
    """

    value: str
    title: str | None = None

    @property
    def label(self) -> str:
        """What a person reads."""
        return self.value if self.title is None else self.title

    @property
    def shown(self) -> str:
        """What a person reads in an answer: the title, and the value where that says something else."""
        return self.value if self.label == self.value else f"{self.label} ({self.value})"


def require_choices(field: str, keyword: str, choices: tuple[Choice, ...]) -> None:
    """Refuse a list that nobody could pick from without doubt.

    Raises:
        SchemaRefusedError: It is empty, or a value stands in it twice.
    """
    if not choices:
        raise refuse(field, keyword, Text("holds nothing to choose from", "没有可供选择的内容"))
    seen: set[str] = set()
    for choice in choices:
        if choice.value in seen:
            raise refuse(field, keyword, Text(f"holds {choice.value!r} twice", f"{choice.value!r} 出现了两次"))
        seen.add(choice.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed(Common):
    """What one choice and several have in common: the list."""

    choices: tuple[Choice, ...]
    values: frozenset[str] = field(init=False, repr=False, compare=False)

    def require_list(self, keyword: str) -> None:
        """Refuse a list that nobody could pick from without doubt, and keep its values for the check.

        Raises:
            SchemaRefusedError: It is empty, or a value stands in it twice.
        """
        require_choices(self.name, keyword, self.choices)
        object.__setattr__(self, "values", frozenset(choice.value for choice in self.choices))

    def labels(self) -> dict[str, str]:
        """Return what a person reads for each value; two choices with one title are told apart by their values."""
        times = Counter(choice.label for choice in self.choices)
        return {
            choice.value: choice.label if times[choice.label] == 1 else f"{choice.label} ({choice.value})"
            for choice in self.choices
        }

    def find(self, typed: str) -> str | None:
        """Find the value that a person named by its value, its title or both; None when that names none, or several."""
        return Spellings(self.choices).find(typed)

    def write_list(self, titled: str) -> dict[str, JSON]:
        """Write the list: plain, or under the keyword for titled ones when any choice has a title."""
        if any(choice.title is not None for choice in self.choices):
            return {titled: [{"const": choice.value, "title": choice.label} for choice in self.choices]}
        return {"enum": [choice.value for choice in self.choices]}


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceField(Listed):
    """One choice from a list.

    Args:
        choices: The list, in the order in which it is shown.
        default: The value that the server suggests.

    Raises:
        SchemaRefusedError: The list is empty or holds a value twice, or the default is not in it.
    """

    default: str | None = None

    def __post_init__(self) -> None:
        """A list that nobody could pick from, or a suggestion outside it, cannot exist."""
        self.require_list("enum")
        if self.default is not None:
            require_fit(self.check(self.default))

    @classmethod
    def from_members(cls, members: Members, choices: tuple[Choice, ...], *, required: bool) -> ChoiceField:
        """Read the members of a property whose list has been read."""
        default = members.default()
        if default is not None and not isinstance(default, str):
            raise refuse(members.field, "default", Text("is not in the list", "不在列表中"))
        return cls(**cast("dict[str, Any]", members.common(required=required)), choices=choices, default=default)

    def write(self) -> dict[str, JSON]:
        """Write the property."""
        written: dict[str, JSON] = {"type": "string", **self.texts(), **self.write_list("oneOf")}
        if self.default is not None:
            written["default"] = self.default
        return written

    def check(self, value: object) -> Problem | None:
        """Return what is wrong with an answer, or None: membership decides, nothing is folded or guessed."""
        if isinstance(value, str) and value in self.values:
            return None
        return problem(self.name, "not_a_choice", choices=listed(self.choices))

    def read(self, typed: str, localise: Localise) -> str | Problem:
        """Read what a person typed: a value, or a title that only one choice has."""
        del localise
        value = self.find(typed)
        return problem(self.name, "not_a_choice", choices=listed(self.choices)) if value is None else value

    def show(self, value: object) -> str:
        """Return an answer as a person reads it: the title, and the value where it differs."""
        return next((choice.shown for choice in self.choices if choice.value == value), str(value))

    def hints(self) -> tuple[Text, ...]:
        """Say in words what the field allows."""
        return (Text("pick one", "选择一项"),)


class Spellings:
    """Every way in which a person may name a choice: its value, its title, or both as they are shown.

    What two choices share names neither: where the title of one is the value of another, a guess would be a guess at
    consent.
    """

    def __init__(self, choices: Iterable[Choice]) -> None:
        self._exact: dict[str, str | None] = {}
        self._folded: dict[str, str | None] = {}
        for choice in choices:
            for spelling in (choice.value, choice.label, choice.shown, f"{choice.label} ({choice.value})"):
                for index, key in ((self._exact, spelling), (self._folded, _fold(spelling))):
                    index[key] = choice.value if index.get(key, choice.value) == choice.value else None

    def __iter__(self) -> Iterator[str]:
        """Go through the spellings."""
        return iter(self._exact)

    def find(self, typed: str) -> str | None:
        """Return the value that was named, or None when there is no such choice, or more than one."""
        for spelling in (typed, typed.strip()):
            if spelling in self._exact:
                return self._exact[spelling]
        return self._folded.get(_fold(typed))


def _fold(text: str) -> str:
    return text.strip().casefold()


def read_choices(members: Members, schema: Mapping[str, object], titled: str) -> tuple[Choice, ...]:
    """Read the list of a choice: ``enum`` with its legacy ``enumNames``, or ``const`` and ``title`` pairs.

    Args:
        members: The property, for its name.
        schema: Where the list stands: the property itself, or its ``items``.
        titled: The keyword of the titled form there: ``oneOf`` or ``anyOf``.

    Raises:
        SchemaRefusedError: It is no list of text values.
    """
    if titled in schema:
        entries = schema[titled]
        if not isinstance(entries, list):
            raise refuse(members.field, titled, Text("must be a list", "必须是列表"))
        return tuple(_titled(members.field, titled, entry) for entry in cast("list[object]", entries))
    values = [schema["const"]] if "const" in schema and "enum" not in schema else schema.get("enum")
    if not is_texts(values):
        raise refuse(members.field, "enum", Text("must be a list of texts", "必须是文字的列表"))
    names = schema.get("enumNames")
    titles = cast("list[object]", names) if isinstance(names, list) else []
    return tuple(
        Choice(value, title if isinstance(title := titles[at] if at < len(titles) else None, str) else None)
        for at, value in enumerate(cast("list[str]", values))
    )


def unread(schema: Mapping[str, object], titled: str) -> list[str]:
    """Return the keywords of a list that `read_choices` passed over for another one, or could not place."""
    if titled in schema:
        entries = cast("list[Mapping[str, object]]", schema[titled])
        passed_over = {keyword for entry in entries for keyword in entry} - {"const", "title", "type"}
        return [*sorted(passed_over), *(keyword for keyword in ("enum", "enumNames", "const") if keyword in schema)]
    return ["const"] if "enum" in schema and "const" in schema else []


def _titled(field: str, keyword: str, entry: object) -> Choice:
    members = as_object(entry) or {}
    value, title = members.get("const"), members.get("title")
    if not isinstance(value, str) or not isinstance(title, str | None):
        raise refuse(
            field,
            keyword,
            Text("each entry needs a text `const` and a text `title`", "每一项都需要文字形式的 `const` 和 `title`"),
        )
    return Choice(value, title)


def is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in cast("list[object]", value))


def listed(choices: tuple[Choice, ...], most: int = 12) -> str:
    named = ", ".join(choice.label for choice in choices[:most])
    return f"{named}, …" if len(choices) > most else named
