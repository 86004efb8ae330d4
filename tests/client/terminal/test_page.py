"""What of a page is on the screen."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.client.terminal.layout import Row, text_of
from mcp_elicitation.client.terminal.page import SMALLEST_BODY, Page, view


def row(text: str) -> Row:
    return (("", text),)


def page(length: int, first: int, last: int) -> Page:
    body = [row(f"body {at}") for at in range(length)]
    return Page(header=[row("who")], body=body, footer=[row("keys")], focus=(first, last), cursor=(last, 2))


pages = st.integers(1, 60).flatmap(
    lambda length: st.tuples(st.just(length), st.integers(0, length - 1)).map(
        lambda drawn: page(drawn[0], drawn[1], drawn[1])
    )
)


@given(pages, st.integers(3, 40), st.one_of(st.none(), st.integers(-5, 70)))
def test_a_view_fills_the_screen_and_its_header_stays(drawn: Page, height: int, top: int | None) -> None:
    seen = view(drawn, height, "en", top)
    assert len(seen.rows) == height
    assert text_of(seen.rows[0]) == "who"
    assert seen.cursor is None or 0 < seen.cursor[0] < height


@given(pages, st.integers(8, 40))
def test_what_the_keys_act_on_can_be_seen(drawn: Page, height: int) -> None:
    seen = view(drawn, height, "en")
    assert seen.whole
    assert f"body {drawn.focus[1]}" in [text_of(each) for each in seen.rows]


@given(pages, st.integers(8, 40))
def test_turning_the_pages_shows_every_row(drawn: Page, height: int) -> None:
    shown: set[str] = set()
    top = 0
    for _ in range(100):
        seen = view(drawn, height, "en", top)
        shown |= {text_of(each) for each in seen.rows}
        top = seen.top + seen.step
    assert shown >= {f"body {at}" for at in range(drawn.focus[1] + 1)}


def test_on_a_tiny_screen_the_body_keeps_its_rows() -> None:
    seen = view(page(10, 0, 0), SMALLEST_BODY + 1, "en")
    rows = [text_of(each) for each in seen.rows]
    assert rows[0] == "who"
    assert "keys" not in rows
