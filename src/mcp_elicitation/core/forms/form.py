"""A form: ordered fields, read from and written to ``requestedSchema``, and the check of a whole answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias, cast

from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.choice import ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.field import Content, Value
from mcp_elicitation.core.forms.number import NumberField
from mcp_elicitation.core.forms.problem import WHOLE_FORM, Problem, problem
from mcp_elicitation.core.forms.refusal import SchemaRefusedError, refuse
from mcp_elicitation.core.forms.text import TextField
from mcp_elicitation.core.json import JSON, Object, byte_size, canonical, digest
from mcp_elicitation.text import Text

Field: TypeAlias = TextField | NumberField | BooleanField | ChoiceField | ChoicesField
"""Every permitted kind (FORM-1)."""

_Check: TypeAlias = tuple[str, bool, Callable[[object], Problem | None], Callable[[object], Value]]

LARGEST_SCHEMA = 64 * 1024
"""Bytes of a written schema in UTF-8; no person fills in more."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check of an answer gives.

    Args:
        content: The members that are right, in their kept shape; unknown members are dropped.
        problems: What is wrong with the others; empty when the answer can be used.
    """

    content: Content
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """Ordered fields of the permitted kinds.

    Args:
        fields: The fields, in the order in which a person meets them.
        ignored: What the schema that this was read from also said and form mode does not know, as (field, keyword);
            nothing of it is kept, and the surface may say so.

    Raises:
        SchemaRefusedError: Two fields have one name, or the schema is too large or cannot be sent.
    """

    fields: tuple[Field, ...]
    ignored: tuple[tuple[str, str], ...] = ()
    _checks: tuple[_Check, ...] = field(init=False, repr=False, compare=False)
    _schema: dict[str, JSON] = field(init=False, repr=False, compare=False)
    _digest: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Write the schema once and look up the checks: the same form is sent and checked again in every round."""
        for name, times in Counter(each.name for each in self.fields).items():
            if times > 1:
                raise refuse(name, "properties", Text("has the name of another field", "与另一个字段同名"))
        schema: dict[str, JSON] = {"type": "object", "properties": {each.name: each.write() for each in self.fields}}
        if required := [each.name for each in self.fields if each.required]:
            schema["required"] = cast("list[JSON]", required)
        _require_sendable(schema)
        checks = tuple((each.name, each.required, each.check, each.normal) for each in self.fields)
        object.__setattr__(self, "_checks", checks)
        object.__setattr__(self, "_schema", schema)
        object.__setattr__(self, "_digest", digest(canonical(schema)))

    def write(self) -> dict[str, JSON]:
        """Return the ``requestedSchema`` (FORM-1 … FORM-5). It is shared: do not change it."""
        return self._schema

    @property
    def digest(self) -> str:
        """A digest of everything that the schema says."""
        return self._digest

    def field(self, name: str) -> Field:
        """Return a field by its name.

        Raises:
            KeyError: There is none of that name.
        """
        for each in self.fields:
            if each.name == name:
                return each
        raise KeyError(name)

    def check(self, content: object) -> Checked:
        """Check a whole answer; both ends do (FSEC-1, FSEC-2).

        ``null`` counts as absent, unknown members are dropped, absent optional fields stay absent.
        """
        if not isinstance(content, (dict, Mapping)):  # nearly always a dict, which is told sooner
            return Checked({}, (problem(WHOLE_FORM, "not_an_object"),))
        answers = cast("Object", content)
        kept: Content = {}
        problems: list[Problem] = []
        for name, required, check, normal in self._checks:
            value = answers.get(name)
            if value is None:
                if required:
                    problems.append(problem(name, "required"))
            elif (found := check(value)) is not None:
                problems.append(found)
            else:
                kept[name] = normal(value)
        return Checked(kept, tuple(problems))

    def defaults(self) -> Content:
        """Return what the server suggests, by field (FORM-6)."""
        return {
            each.name: list(each.default) if isinstance(each.default, tuple) else each.default
            for each in self.fields
            if each.default is not None
        }

    def suggest(self, values: Mapping[str, Value]) -> Form:
        """Return the same form with other defaults.

        A value that its field would not accept is left out; all are, where the form would become too large to be sent
        with them.
        """
        fields = tuple(_suggest(each, values[each.name]) if each.name in values else each for each in self.fields)
        try:
            return replace(self, fields=fields)
        except SchemaRefusedError:
            return self


def _suggest(each: Field, value: Value) -> Field:
    if each.check(value) is not None:
        return each
    kept = each.normal(value)
    default = tuple(kept) if isinstance(kept, list) else kept
    return replace(each, default=cast("None", default))


def _require_sendable(schema: dict[str, JSON]) -> None:
    try:
        size = byte_size(schema)
    except UnicodeEncodeError:
        halved = Text(
            "holds half a surrogate pair, which cannot be sent: remove it", "含有不完整的代理对字符，无法发送：请删除"
        )
        raise refuse(WHOLE_FORM, "requestedSchema", halved) from None
    if size > LARGEST_SCHEMA:
        too_large = Text(
            f"takes {size} bytes; {LARGEST_SCHEMA} are the most: ask for less, or in several steps",
            f"共 {size} 字节，上限为 {LARGEST_SCHEMA}：请减少内容，或分几步询问",
        )
        raise refuse(WHOLE_FORM, "requestedSchema", too_large)
