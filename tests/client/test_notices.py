"""What is doubtful about an ask or an answer is said before the person decides."""

from __future__ import annotations

import pytest

from mcp_elicitation.client.notices import find_name_notices, find_notices, find_value_notices
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.text import TextField

CANARY = "ghp_" + "A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8"


def form(*names: str) -> Form:
    return Form(tuple(TextField(name=name) for name in names))


@pytest.mark.requirement("UI-1")
@pytest.mark.parametrize("name", ["password", "支付密码", "api_key", "Einmalpasswort", "パスワード"])
def test_a_field_that_asks_for_a_secret_is_a_grave_matter(name: str) -> None:
    [notice] = find_notices(FormElicitation("Please", form("city", name)))
    assert (notice.code, notice.field, notice.grave) == ("asks_for_secret", name, True)
    assert "Decline" in notice.text.en
    assert "拒绝" in notice.text.zh


def test_an_ordinary_form_raises_nothing() -> None:
    assert find_notices(FormElicitation("Where to?", form("city", "days", "token_count"))) == ()


@pytest.mark.requirement("CURL-7", "SEC-3")
def test_a_link_and_a_deceptive_text_are_named() -> None:
    codes = {
        each.code for each in find_notices(FormElicitation("Go to https://e.test \x1b[2J \u202eabc", form("city")))
    }
    assert codes == {"names_a_link", "text_control", "text_bidi"}


@pytest.mark.requirement("UI-3")
def test_a_server_that_calls_itself_like_another_is_named() -> None:
    assert find_name_notices("travel", alias="travel") == ()
    assert find_name_notices(None, alias="travel") == ()
    [notice] = find_name_notices("Bаnk", alias="travel", others=["Bank", "Mail"])  # with a Cyrillic а
    assert notice.code == "name_like_other"


@pytest.mark.requirement("FSEC-3")
def test_a_value_that_looks_like_a_secret_is_asked_about_once_more() -> None:
    [notice] = find_value_notices(form("note", "city"), {"note": CANARY, "city": "Oslo"})
    assert (notice.code, notice.field, notice.grave) == ("typed_secret", "note", True)
    assert CANARY not in notice.text.en + notice.text.zh
    assert find_value_notices(form("note"), {"note": "550e8400-e29b-41d4-a716-446655440000"}) == ()
