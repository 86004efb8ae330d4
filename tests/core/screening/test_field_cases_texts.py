"""Cases from the field: texts that a server wrote to look like more than texts (B67, B68, B70, B88)."""

from __future__ import annotations

import pytest

from mcp_elicitation.core.screening.inert import inert, inline
from mcp_elicitation.core.screening.links import links_in
from mcp_elicitation.core.screening.names import name_notices

ESCAPES = "Ok\x1b[2J\x1b]0;t\x07\x1b]8;;https://e.test\x07x\x1b]8;;\x07\x9b31m"
MARKUP = "<img src=x onerror=1> [Open](https://e.test) **bold**"


def test_b67_escape_sequences_are_shown_as_tags_in_a_message() -> None:
    shown = inert(ESCAPES)
    assert shown.text == ("Ok⟨ESC⟩[2J⟨ESC⟩]0;t⟨BEL⟩⟨ESC⟩]8;;https://e.test⟨BEL⟩x⟨ESC⟩]8;;⟨BEL⟩⟨U+009B⟩31m")
    assert [notice.code for notice in shown.notices] == ["control"]
    assert len(shown.notices[0].spans) == 8


@pytest.mark.parametrize("place", ["title", "description", "label of a choice", "server's name", "error"])
def test_b67_no_place_lets_an_escape_sequence_through(place: str) -> None:
    for shown in (inert(f"{place}: {ESCAPES}"), inline(f"{place}: {ESCAPES}")):
        assert not {"\x1b", "\x07", "\x9b"} & set(shown.text)
        assert shown.text.startswith(place)


def test_b67_line_ends_are_bounded() -> None:
    assert inert("top" + "\n" * 1_000 + "bottom").text == "top\n\n\nbottom"
    assert inert("row\n" * 1_000, lines=20).text.count("\n") == 19
    assert inline("title\nfake row").text == "title⟨LF⟩fake row"


@pytest.mark.requirement("CURL-7")
def test_b67_a_terminal_s_hyperlink_is_found() -> None:
    assert [link.target for link in links_in(ESCAPES)] == ["https://e.test"]


@pytest.mark.requirement("CURL-7")
def test_b68_markup_is_literal_text_and_its_links_are_found() -> None:
    assert inert(MARKUP).text == MARKUP
    assert [(link.kind, link.target) for link in links_in(MARKUP)] == [("html", "x"), ("markdown", "https://e.test")]


@pytest.mark.requirement("SURL-3")
@pytest.mark.parametrize("title", ["[Gold](https://e.test)", "Gold – www.e.test", '<a href="/gold">Gold</a>'])
def test_b68_a_link_in_the_title_of_a_choice_is_found(title: str) -> None:
    assert len(links_in(title)) == 1


@pytest.mark.requirement("UI-3")
def test_b70_a_server_that_takes_another_s_name_is_told_apart() -> None:
    honest = name_notices("GitHub", alias="github", others=["git-tools"], client="Acme Desk")
    forged = name_notices("GitHub\n(verified)", alias="git-tools", others=["github"], client="Acme Desk")
    assert honest == ()
    assert [notice.code for notice in forged] == ["name_unseen", "name_like_other", "name_claims_authority"]
    assert all("\n" not in notice.text.en + notice.text.zh for notice in forged)
    assert forged[1].text.en == (
        "“git-tools” calls itself “GitHub⟨LF⟩(verified)”, which looks like another server of yours: “github”."
    )


@pytest.mark.requirement("SURL-3")
def test_b88_a_link_in_a_form_s_message_is_found_where_it_stands() -> None:
    message = "Sign in at https://e.test/login then press OK"
    (link,) = links_in(message)
    assert (link.kind, link.target) == ("url", "https://e.test/login")
    assert message[link.start : link.end] == "https://e.test/login"


@pytest.mark.requirement("CURL-7")
def test_b88_what_is_shown_of_it_is_plain_text() -> None:
    message = "Sign in at https://e.test/login then press OK"
    assert inert(message).text == message
    assert inert(message).notices == ()
