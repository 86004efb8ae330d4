"""Judged by renderers: whenever CommonMark or HTML makes something of a text clickable, a link was found in it."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from hypothesis import example, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from mcp_elicitation.core.screening.links import links_in

# Not links to us, by decision: mailboxes, targets that are empty or of a scheme that nothing opens (<host:port>).
_NOT_OURS = re.compile(r"mailto:|[a-z][a-z0-9+.-]+:(?!//)|$", re.IGNORECASE)
_OPENED = re.compile(r"javascript:\w|tel:\d{3}", re.IGNORECASE)

markdown = st.lists(
    st.sampled_from((
        "[", "]", "(", ")", "!", "<", ">", "\\", "`", "*", "\n", "\n\n", " ", "a", "b", "[a]", "[a]: ", "/x", "](",
        "https://e.test/", "www.e.test", "tel:123", "javascript:x", "me@e.test", '"t"', "'t'", "#f", "?q", "://", ":",
        "]: ", "é", "你", "1.", "- ", "> ",
        "[a](", "/x>y", "<b c>",
    )),
    max_size=16,
).map("".join)  # fmt: skip
html = st.lists(
    st.sampled_from((
        "<a", "<img", "<form", "<A/", " ", "\n", "\t", "href", "src", "HREF", "action", "=", " = ", '"', "'", "x", "/x",
        "#f", "//e.test", ">", "/>", "</a>", "alt", "class=b", "你", "&amp;", "onerror=1",
    )),
    max_size=14,
).map("".join)  # fmt: skip


def _rendered(tokens: list[Token]) -> list[str]:
    targets: list[str] = []
    for token in tokens:
        targets += [str(token.attrs[name]) for name in ("href", "src") if name in token.attrs]
        targets += _rendered(token.children or [])
    return targets


@settings(max_examples=2_000, deadline=None)
@given(markdown)
@example("[a]: >\n[a]")
@example("[a](\\<)")
@example("[a](> )")
def test_what_commonmark_makes_a_link_is_found(text: str) -> None:
    targets = _rendered(MarkdownIt("commonmark", {"html": False}).parse(text))
    ours = [target for target in targets if _OPENED.match(target) or not _NOT_OURS.match(target)]
    assert not ours or links_in(text), ours


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.targets: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.targets += [value for name, value in attrs if name in {"href", "src", "action"} and value]


@settings(max_examples=2_000, deadline=None)
@given(html)
def test_what_html_makes_a_link_is_found(text: str) -> None:
    page = _Page()
    page.feed(text)
    assert not page.targets or links_in(text), page.targets
