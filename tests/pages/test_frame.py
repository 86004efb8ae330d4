"""The frame says in which language it is and whose it is, and holds no code and no style of its own."""

from __future__ import annotations

from markupsafe import Markup
from tests.pages.markup import read

from mcp_elicitation.pages import Brand, Frame, render_page
from mcp_elicitation.text import Text

TITLE = Text("(2) Inbox", "（2）收件箱")


def test_a_page_has_its_language_title_and_main_part() -> None:
    page = read(render_page(Frame(title=TITLE, stylesheet="s.css", language="zh"), Markup("<h1>x</h1>")))
    assert page.one("html").attributes["lang"] == "zh-Hans"
    assert page.one("title").text == "（2）收件箱"
    assert page.one("main").one("h1").text == "x"
    assert [each.attributes["href"] for each in page.all("link")][1] == "s.css"


def test_nothing_runs_and_nothing_is_styled_in_the_page_itself() -> None:
    frame = Frame(title=TITLE, stylesheet="s.css", script="s.js", refresh=5, brand=Brand(name="</title><script>x"))
    page = read(render_page(frame, Markup("")))
    assert [each.attributes for each in page.all("script")] == [{"src": "s.js", "defer": ""}]
    assert not list(page.all("style"))
    assert not [each for each in page.all() if {"style", "onclick", "onload"} & each.attributes.keys()]


def test_only_a_browser_without_scripts_loads_the_page_again_by_itself() -> None:
    page = read(render_page(Frame(title=TITLE, stylesheet="s.css", refresh=5), Markup("")))
    refreshing = list(page.one("noscript").all("meta"))
    assert [each.attributes["content"] for each in refreshing] == ["5"]
    assert not list(read(render_page(Frame(title=TITLE, stylesheet="s.css"), Markup(""))).all("noscript"))


def test_an_author_puts_name_and_logo_at_the_head() -> None:
    brand = Brand(name="Acme <b>", logo="/logo.svg", colour="#aa0000")
    page = read(render_page(Frame(title=TITLE, stylesheet="s.css", brand=brand), Markup("")))
    assert page.one("header").text.strip() == "Acme <b>"
    assert page.one("img").attributes["src"] == "/logo.svg"
    assert "aa0000" in next(page.all("link")).attributes["href"]
