"""What ``Field`` and ``Annotated`` say about a slot, sorted into what form mode knows and what it does not."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar, cast

import annotated_types
from pydantic.fields import FieldInfo

from mcp_elicitation.core.forms.build.choices import Choices
from mcp_elicitation.core.forms.field import is_number
from mcp_elicitation.core.forms.refusal import refuse
from mcp_elicitation.text import Text

_WAY_OUT = Text(
    "form mode has no such rule: say it in `description` and check it with a validator, whose sentence the person sees",
    "表单模式没有这样的规则：请写在 `description` 中，并用校验器检查，校验器的提示会显示给用户",
)
_EXCLUSIVE = Text(
    "form mode has inclusive bounds only: write `ge` or `le`", "表单模式只有包含边界：请使用 `ge` 或 `le`"
)
_FINITE = Text("must be a finite number", "必须是有限的数字")

N = TypeVar("N", int, float)

_BOUNDS = frozenset({"ge", "le", "gt", "lt"})
_LENGTHS = frozenset({"min_length", "max_length"})


@dataclass(slots=True)
class Constraints:
    """The rules of one slot that form mode can carry.

    Args:
        said: The keywords that were used, as the author wrote them.
        choices: The choices and titles that an author named.
        minimum: Inclusive lower bound.
        maximum: Inclusive upper bound.
        min_length: Fewest characters or picks.
        max_length: Most characters or picks.
    """

    said: set[str] = field(default_factory=set[str])
    choices: Choices | None = None
    minimum: float | None = None
    maximum: float | None = None
    min_length: int | None = None
    max_length: int | None = None

    def require_only(self, name: str, *, bounds: bool = False, lengths: bool = False) -> None:
        """Refuse the rules that the kind of field turns out not to have.

        Raises:
            SchemaRefusedError: There is one.
        """
        known = (_BOUNDS if bounds else frozenset[str]()) | (_LENGTHS if lengths else frozenset[str]())
        for keyword in sorted(self.said - known):
            raise refuse(name, keyword, _WAY_OUT)

    def add(self, name: str, keyword: str, value: object, *, integer: bool) -> None:
        """Add a rule; of two of a kind the tighter one counts.

        Raises:
            SchemaRefusedError: It has no twin in form mode, or is no finite number.
        """
        self.said.add(keyword)
        if keyword == "min_length":
            self.min_length = _larger(self.min_length, cast("int", value))
        elif keyword == "max_length":
            self.max_length = _smaller(self.max_length, cast("int", value))
        else:
            bound = _inclusive(name, keyword, value, integer=integer)
            if keyword in {"ge", "gt"}:
                self.minimum = _larger(self.minimum, bound)
            else:
                self.maximum = _smaller(self.maximum, bound)


def _larger(known: N | None, given: N) -> N:
    return given if known is None else max(known, given)


def _smaller(known: N | None, given: N) -> N:
    return given if known is None else min(known, given)


def _inclusive(name: str, keyword: str, bound: object, *, integer: bool) -> float:
    if isinstance(bound, bool) or not isinstance(bound, int | float):
        raise refuse(name, keyword, _WAY_OUT)  # a bound of dates, say
    if not is_number(bound):
        raise refuse(name, keyword, _FINITE)
    if keyword in {"ge", "le"}:
        return bound
    if not integer:
        raise refuse(name, keyword, _EXCLUSIVE)
    return math.floor(bound) + 1 if keyword == "gt" else math.ceil(bound) - 1


def sort_constraints(name: str, metadata: Iterable[object], *, integer: bool) -> Constraints:
    """Sort the metadata of a slot.

    Args:
        name: The property's name, for the refusal.
        metadata: What was said.
        integer: Whether the slot holds whole numbers, for which an exclusive bound has an inclusive twin.

    Raises:
        SchemaRefusedError: A rule has no place in form mode, or a bound is no finite number.
    """
    found = Constraints()
    for item in _flatten(metadata):
        if isinstance(item, Choices):
            found.choices = item
        elif isinstance(item, _RULES):
            [keyword] = (each for each in _BOUNDS | _LENGTHS if hasattr(item, each))
            found.add(name, keyword, getattr(item, keyword), integer=integer)
        else:
            _require_harmless(name, item)
    return found


_RULES = (
    annotated_types.Ge,
    annotated_types.Le,
    annotated_types.Gt,
    annotated_types.Lt,
    annotated_types.MinLen,
    annotated_types.MaxLen,
)


def _flatten(metadata: Iterable[object]) -> Iterable[object]:
    for item in metadata:
        if isinstance(item, FieldInfo):
            yield from _flatten(item.metadata)
        elif isinstance(item, annotated_types.GroupedMetadata):
            yield from _flatten(cast("Iterable[object]", item))
        else:
            yield item


def _require_harmless(name: str, item: object) -> None:
    """Validators and the like run here, on the answer; a rule that the client would have to know is refused."""
    if isinstance(item, annotated_types.MultipleOf):
        raise refuse(name, "multiple_of", _WAY_OUT)
    for keyword, value in vars(item).items() if hasattr(item, "__dict__") else ():
        if keyword in {"pattern", "regex", "max_digits", "decimal_places"} and value is not None:
            raise refuse(name, keyword, _WAY_OUT)
