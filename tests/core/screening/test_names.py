"""A server's own name is held against the user's other servers, the application, and words of authority."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.screening.names import name_notices

OTHERS = ("github", "files", "maps1", "数据库")
CLIENT = "Acme Desk"


def codes(claimed: str, alias: str = "travel") -> list[str]:
    return [notice.code for notice in name_notices(claimed, alias=alias, others=OTHERS, client=CLIENT)]


@pytest.mark.requirement("UI-3")
@pytest.mark.parametrize(
    "claimed",
    [
        "GitHub",
        "git-hub",
        "G i t H u b",
        "Gіthub",
        "ＧｉｔＨｕｂ",
        "GitHub MCP Server",
        "githubs",
        "gihtub",
        "githud",
        "数据库服务器",
    ],
)
def test_a_name_like_that_of_another_server_is_named(claimed: str) -> None:
    assert codes(claimed) == ["name_like_other"]


@pytest.mark.parametrize("claimed", ["Acme Desk", "ACME-DESK", "Acrne Desk", "Acme Desk: Security", "Acme Desk client"])
def test_a_name_like_the_application_s_is_named(claimed: str) -> None:
    assert codes(claimed)[0] == "name_like_client"


@pytest.mark.parametrize(
    "claimed",
    [
        "System", "The System", "System message", "Client", "Security", "Weather (verified)", "Official Weather",
        "0fficial weather", "Оfficial weather", "Trusted Weather", "Weather ✓", "🔒 Weather",
        "Clima oficial", "Météo officielle", "Погода официальный",
        "系统", "系统消息", "官方天气", "天气（已验证）", "客户端", "認証済み天気", "공식 날씨",
    ],
)  # fmt: skip
def test_a_claim_of_authority_is_named(claimed: str) -> None:
    assert codes(claimed) == ["name_claims_authority"]


@pytest.mark.parametrize(
    "claimed",
    [
        "Travel", "travel", "Weather", "File System", "server-filesystem", "Operating System Info",
        "Unofficial Wiki", "not verified",
        "非官方维基", "文件系统", "天气查询", "数学公式识别", "수학 공식", "MCP server", "maps2", "gitlab",
        "Security Scanner", "Clientele",
        "Систематика", "Host Finder", "email", "", "()", "HTTP client for Python",
    ],
)  # fmt: skip
def test_an_honest_name_raises_nothing(claimed: str) -> None:
    assert codes(claimed) == []


def test_a_name_that_breaks_the_line_is_shown_inert() -> None:
    first, *_ = name_notices("GitHub\n(verified)", alias="travel", others=(), client=CLIENT)
    assert first.code == "name_unseen"
    assert "“GitHub⟨LF⟩(verified)”" in first.text.en
    assert "“GitHub⟨LF⟩(verified)”" in first.text.zh


def test_a_name_that_the_user_gave_is_no_claim() -> None:
    assert codes("System", alias="system") == []
    assert codes("GitHub", alias="GitHub") == []


def test_several_findings_come_side_by_side() -> None:
    assert codes("GitHub\n(verified)") == ["name_unseen", "name_like_other", "name_claims_authority"]


@given(st.text(), st.text(), st.lists(st.text()), st.text())
def test_no_name_breaks_the_comparison(claimed: str, alias: str, others: list[str], client: str) -> None:
    for notice in name_notices(claimed, alias=alias, others=others, client=client):
        assert "\n" not in notice.text.en
        assert "\x1b" not in notice.text.zh


def test_a_name_of_any_length_is_compared_in_bounded_form() -> None:
    assert codes("x" * 1_000_000) == ["name_unseen"]
