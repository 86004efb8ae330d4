"""Numbers: any finite one, or whole ones only, within inclusive bounds (FORM-3)."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Any, cast

from mcp_elicitation.core.forms.field import (
    LARGEST_EXACT,
    Common,
    Localise,
    Members,
    is_number,
    require_fit,
    require_order,
    whole,
)
from mcp_elicitation.core.forms.problem import Problem, problem
from mcp_elicitation.core.forms.refusal import refuse
from mcp_elicitation.core.json import JSON
from mcp_elicitation.text import Text

KEYWORDS = frozenset({"type", "title", "description", "minimum", "maximum", "default"})

_TYPED = re.compile(r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?", re.ASCII)
# What an input method for Chinese or Japanese produces for the same keys.
_FULL_WIDTH = str.maketrans("０１２３４５６７８９．。－＋", "0123456789..-+")


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberField(Common):
    """A number field.

    Args:
        integer: Whether only whole numbers fit.
        minimum: Smallest answer, if limited.
        maximum: Largest answer, if limited.
        default: The server's suggestion.

    Raises:
        SchemaRefusedError: A bound is no finite number, no number lies between the bounds, or the default does not fit.
    """

    integer: bool = False
    minimum: float | None = None
    maximum: float | None = None
    default: float | None = None

    def __post_init__(self) -> None:
        """A field that nobody could fill in, or whose suggestion is wrong, cannot exist."""
        for keyword, bound in (("minimum", self.minimum), ("maximum", self.maximum)):
            if bound is not None and not is_number(bound):
                raise refuse(self.name, keyword, Text("must be a finite number", "必须是有限的数字"))
        require_order(self.name, ("minimum", self.minimum), ("maximum", self.maximum))
        if self.integer:
            self._require_a_whole_number()
        if self.default is not None:
            require_fit(self.check(self.default))

    def _require_a_whole_number(self) -> None:
        low = -LARGEST_EXACT if self.minimum is None else math.ceil(self.minimum)
        high = LARGEST_EXACT if self.maximum is None else math.floor(self.maximum)
        if max(low, -LARGEST_EXACT) > min(high, LARGEST_EXACT):
            raise refuse(
                self.name,
                "maximum" if self.minimum is None else "minimum",
                Text(
                    "leaves no whole number that can be carried exactly (at most 9007199254740992)",
                    "使得没有任何可精确传输的整数符合要求（绝对值最大为 9007199254740992）",
                ),
            )

    @classmethod
    def from_members(cls, members: Members, *, required: bool, integer: bool) -> NumberField:
        """Read the members of a property."""
        return cls(
            **cast("dict[str, Any]", members.common(required=required)),
            integer=integer,
            minimum=members.number("minimum"),
            maximum=members.number("maximum"),
            default=members.number("default"),
        )

    def write(self) -> dict[str, JSON]:
        """Write the property."""
        written: dict[str, JSON] = {"type": "integer" if self.integer else "number", **self.texts()}
        for keyword, value in (("minimum", self.minimum), ("maximum", self.maximum), ("default", self.default)):
            if value is not None:
                written[keyword] = plain(value) if self.integer else value
        return written

    def check(self, value: object) -> Problem | None:
        """Return what is wrong with an answer, or None."""
        number: float
        if self.integer:
            exact = whole(value)
            if exact is None:
                return problem(self.name, "not_an_integer")
            if not -LARGEST_EXACT <= exact <= LARGEST_EXACT:
                return problem(self.name, "not_exact")
            number = exact
        elif is_number(value):
            number = value
        else:
            return problem(self.name, "not_a_number")
        if self.minimum is not None and number < self.minimum:
            return problem(self.name, "too_small", limit=plain(self.minimum))
        if self.maximum is not None and number > self.maximum:
            return problem(self.name, "too_large", limit=plain(self.maximum))
        return None

    def normal(self, value: object) -> float:
        """Return a checked answer in the shape in which it is kept: whole numbers as integers."""
        if self.integer and isinstance(value, float):
            return int(value)
        return value  # type: ignore[return-value]  # pyright: ignore[reportReturnType]  # checked, says the caller

    def read(self, typed: str, localise: Localise) -> float | Problem:
        """Read what a person typed, full-width digits included."""
        del localise
        text = typed.strip().translate(_FULL_WIDTH)
        if not _TYPED.fullmatch(text) or len(text) > 400:
            return problem(self.name, "not_an_integer" if self.integer else "not_a_number")
        value = int(text) if re.fullmatch(r"[+-]?\d+", text) else float(text)
        return self.check(value) or self.normal(value)

    def show(self, value: object) -> str:
        """Return an answer as a person reads it."""
        return str(plain(cast("float", value)))

    def hints(self) -> tuple[Text, ...]:
        """Say in words what the field allows."""
        kind = Text("a whole number", "整数") if self.integer else Text("a number", "数字")
        low, high = (None if bound is None else plain(bound) for bound in (self.minimum, self.maximum))
        if low is not None and high is not None:
            return (Text(f"{kind.en} from {low} to {high}", f"{kind.zh}，{low} 到 {high}"),)
        if low is not None:
            return (Text(f"{kind.en}, at least {low}", f"{kind.zh}，不小于 {low}"),)
        if high is not None:
            return (Text(f"{kind.en}, at most {high}", f"{kind.zh}，不大于 {high}"),)
        return (kind,)


def plain(number: float) -> int | float:
    """Return a number without the ``.0`` of a whole one; beyond what is exact it keeps its exponent."""
    exact = whole(number)
    return number if exact is None or abs(exact) > LARGEST_EXACT else exact
