"""What ``Field`` and ``Annotated`` say about a slot, sorted into what form mode knows and what it does not."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

import annotated_types
from pydantic.fields import FieldInfo

from mcp_elicitation.core.forms.build.choices import Choices
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


@dataclass(slots=True)
class Constraints:
    """The rules of one slot that form mode can carry.

    Args:
        choices: The choices and titles that an author named.
        minimum: Inclusive lower bound.
        maximum: Inclusive upper bound.
        min_length: Fewest characters or picks.
        max_length: Most characters or picks.
    """

    choices: Choices | None = None
    minimum: float | None = None
    maximum: float | None = None
    min_length: int | None = None
    max_length: int | None = None


def sort_constraints(field: str, metadata: Iterable[object], *, integer: bool) -> Constraints:
    """Sort the metadata of a slot.

    Args:
        field: The property's name, for the refusal.
        metadata: What was said.
        integer: Whether the slot holds whole numbers, for which an exclusive bound has an inclusive twin.

    Raises:
        SchemaRefusedError: A rule has no place in form mode, or a bound is no finite number.
    """
    found = Constraints()
    for item in _flatten(metadata):
        if isinstance(item, Choices):
            found.choices = item
        elif isinstance(item, annotated_types.Ge | annotated_types.Le | annotated_types.Gt | annotated_types.Lt):
            _add_bound(found, field, item, integer=integer)
        elif isinstance(item, annotated_types.MinLen):
            found.min_length = item.min_length
        elif isinstance(item, annotated_types.MaxLen):
            found.max_length = item.max_length
        else:
            _require_harmless(field, item)
    return found


def _flatten(metadata: Iterable[object]) -> Iterable[object]:
    for item in metadata:
        if isinstance(item, FieldInfo):
            yield from _flatten(item.metadata)
        elif isinstance(item, annotated_types.GroupedMetadata):
            yield from _flatten(cast("Iterable[object]", item))
        else:
            yield item


def _add_bound(
    found: Constraints,
    field: str,
    item: annotated_types.Ge | annotated_types.Le | annotated_types.Gt | annotated_types.Lt,
    *,
    integer: bool,
) -> None:
    [(keyword, bound)] = [(name, getattr(item, name)) for name in ("ge", "le", "gt", "lt") if hasattr(item, name)]
    if not isinstance(bound, int | float) or isinstance(bound, bool) or not math.isfinite(bound):
        raise refuse(field, keyword, _FINITE)
    if keyword in {"gt", "lt"} and not integer:
        raise refuse(field, keyword, _EXCLUSIVE)
    match keyword:
        case "ge":
            found.minimum = bound
        case "gt":
            found.minimum = math.floor(bound) + 1
        case "le":
            found.maximum = bound
        case _:
            found.maximum = math.ceil(bound) - 1


def _require_harmless(field: str, item: object) -> None:
    """Validators and the like run here, on the answer; a rule that the client would have to know is refused."""
    if isinstance(item, annotated_types.MultipleOf):
        raise refuse(field, "multiple_of", _WAY_OUT)
    for keyword, value in vars(item).items() if hasattr(item, "__dict__") else ():
        if keyword in {"pattern", "regex", "max_digits", "decimal_places"} and value is not None:
            raise refuse(field, keyword, _WAY_OUT)
