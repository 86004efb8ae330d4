"""What is wrong with a ``requestedSchema`` that an author wrote by hand, beyond what makes it no form at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from mcp_elicitation.core.forms.build.annotations import SECRET
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.refusal import Refusal
from mcp_elicitation.text import Text

_PASSWORD = "password"  # noqa: S105  the format of that name
_LISTS = frozenset({"enum", "oneOf"})


def not_permitted(schema: Mapping[str, object], form: Form) -> tuple[Refusal, ...]:
    """Return what a reader of someone else's schema puts up with and an author is to mend.

    Args:
        schema: What the author wrote.
        form: The form that was read from it.
    """
    properties = cast("Mapping[str, Mapping[str, object]]", schema["properties"])
    refusals = [Refusal(name, keyword, _way_out(keyword, properties.get(name))) for name, keyword in form.ignored]
    refusals += [
        Refusal(name, "const", _WAYS_OUT["const"])  # read as a list of one choice
        for name, property_ in properties.items()
        if "const" in property_ and _LISTS.isdisjoint(property_)
    ]
    return tuple(refusals)


def _way_out(keyword: str, property_: Mapping[str, object] | None) -> Text:
    if keyword == "format" and property_ is not None and property_.get("format") == _PASSWORD:
        return SECRET
    return _WAYS_OUT.get(keyword, _ANY_OTHER)


_WAYS_OUT: Mapping[str, Text] = {
    "const": Text("write `enum` with one value", "请使用只有一个值的 `enum`"),
    "exclusiveMinimum": Text(
        "form mode has inclusive bounds only: write `minimum`", "表单模式只有包含边界：请使用 `minimum`"
    ),
    "exclusiveMaximum": Text(
        "form mode has inclusive bounds only: write `maximum`", "表单模式只有包含边界：请使用 `maximum`"
    ),
    "format": Text(
        "write email, uri, date or date-time, or leave it out", "请使用 email、uri、date 或 date-time，或去掉"
    ),
}
_ANY_OTHER = Text(
    "form mode does not know this keyword: leave it out; a rule can stand in `description` and be checked later",
    "表单模式不支持此关键字：请去掉；规则可以写在 `description` 中，并在收到回答后检查",
)
