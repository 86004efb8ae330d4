"""What a test asks of a form type: its properties, and why it was refused."""

from __future__ import annotations

from typing import Any, cast

import pytest

from mcp_elicitation.core.forms.build.form_type import FormType, Rejected, Taken, form_type
from mcp_elicitation.core.forms.refusal import FormDefinitionError


def schema(type_: Any, **named: Any) -> dict[str, Any]:
    return cast("dict[str, Any]", form_type(type_, **named).form.write())


def properties(type_: Any, **named: Any) -> dict[str, Any]:
    return cast("dict[str, Any]", schema(type_, **named)["properties"])


def required(type_: Any) -> list[str]:
    return cast("list[str]", schema(type_).get("required", []))


def answer(type_: Any, **named: Any) -> dict[str, Any]:
    """Return the one property of a bare type."""
    return cast("dict[str, Any]", properties(type_, **named)["answer"])


def refusals(type_: Any, **named: Any) -> list[tuple[str, str]]:
    """Return the fields and keywords for which a type is refused; every refusal says a way out in both languages."""
    with pytest.raises(FormDefinitionError) as raised:
        form_type(type_, **named)
    for refusal in raised.value.refusals:
        assert refusal.text.en
        assert refusal.text.zh
        assert f"{refusal.keyword}: " in str(raised.value)
    return [(refusal.field, refusal.keyword) for refusal in raised.value.refusals]


def take(type_: Any, content: object, **named: Any) -> Any:
    """Return the data of an answer that fits."""
    taken = form_type(type_, **named).take(content)
    assert isinstance(taken, Taken), taken
    return taken.data


def rejected(asked: Any, content: object) -> Rejected:
    """Return what is wrong with an answer to a type or to a form type."""
    asking = cast("FormType[object]", asked if isinstance(asked, FormType) else form_type(asked))
    found = asking.take(content)
    assert isinstance(found, Rejected), found
    return found


def problems(asked: Any, content: object) -> list[tuple[str, str, str]]:
    """Return field, code and English sentence of what is wrong with an answer."""
    return [(each.field, each.code, each.text.en) for each in rejected(asked, content).problems]
