"""Every page can be read and used by everybody: WCAG 2.2 AA, judged by axe-core in Chromium."""

from __future__ import annotations

import itertools

import pytest
from playwright.async_api import Browser, Page
from tests.accessibility import judged
from tests.server.connect.shots import ALICE, LANGUAGES, QUESTION, SECRET
from tests.server.connect.test_over_http import Place, place
from tests.server.connect.world import chromium

from mcp_elicitation.core.secret import Secret
from mcp_elicitation.pages import Brand
from mcp_elicitation.server.connect.words import ENDS
from mcp_elicitation.server.interaction import Purpose
from mcp_elicitation.server.vault.kept import Kept

LOOKS = list(itertools.product(("light", "dark"), LANGUAGES))
COLOURS = ("#ffe600", "#101010")
"""Colours of a brand that cannot be read on one of the grounds as they are."""
WAY: dict[str, Purpose] = {
    "consent": "secret",
    "form": "secret",
    "problem": "secret",
    "use": "use",
    "question": "confirm",
}
PAGES = ("sign-in", *WAY, "connections", "empty", "end/gone")
LONG = "a-name-without-any-space-in-it-" * 4


async def go(page: Page, at: Place, name: str) -> None:
    """Go to one of the pages."""
    if name in {"connections", "empty"} or name.startswith("end/"):
        await page.goto(f"{at.url}/{'connections' if name in {'connections', 'empty'} else f'connect/{name}'}")
        return
    request = QUESTION if name == "question" else SECRET
    handle = await at.interactions.begin(WAY.get(name, "secret"), ALICE, f"To read the weather {LONG}", request)
    await page.goto(f"{at.url}/connect/{handle}")
    if name in {"form", "problem"}:
        await page.locator("button.primary").click()
        await page.locator("input[type=password]").wait_for()
    if name == "problem":
        await page.locator("input[type=password]").fill("   ")
        await page.locator("button.primary").click()
        await page.locator("[role=alert]").wait_for()


async def opened(browser: Browser, at: Place, name: str, scheme: str, language: str, width: int = 390) -> Page:
    who = {"sign-in": {}, "empty": {"x-signed-in": "nobody@example.org"}}.get(name, {"x-signed-in": ALICE.subject})
    context = await browser.new_context(
        viewport={"width": width, "height": 640},
        color_scheme="dark" if scheme == "dark" else "light",
        locale=LANGUAGES[language],
        extra_http_headers=who,
    )
    page = await context.new_page()
    await go(page, at, name)
    return page


async def keep_something(at: Place) -> None:
    for name in ("weather_api_key", LONG):
        kept = Kept(name=name, label=name, fields={"value": Secret("x")}, added=1.9e9, clients=("inspector", LONG))
        await at.elicitation.vault.put(ALICE, kept)


async def require_accessible(page: Page) -> None:
    wrong, looked_at = await judged(page)
    assert wrong == []
    assert {"color-contrast", "html-has-lang", "document-title", "landmark-one-main"} <= looked_at
    await page.context.close()


@pytest.mark.parametrize(("scheme", "language"), LOOKS)
async def test_axe_finds_nothing_wrong_with_any_page(scheme: str, language: str) -> None:
    async with place() as at, chromium() as browser:
        await keep_something(at)
        for name in PAGES:
            await require_accessible(await opened(browser, at, name, scheme, language))


async def test_the_colour_of_a_brand_may_be_any() -> None:
    for colour in COLOURS:
        async with place(brand=Brand(name="Weather desk", colour=colour)) as at, chromium() as browser:
            for scheme, name in itertools.product(("light", "dark"), ("sign-in", "form")):
                await require_accessible(await opened(browser, at, name, scheme, "en"))


async def test_axe_finds_nothing_wrong_with_any_end() -> None:
    async with place() as at, chromium() as browser:
        for name in ENDS:
            await require_accessible(await opened(browser, at, f"end/{name}", "light", "en"))


async def test_axe_is_not_blind() -> None:
    """The other side: what is broken on purpose is found."""
    async with place() as at, chromium() as browser:
        page = await opened(browser, at, "form", "light", "en")
        await page.evaluate(
            """() => { document.querySelector('label').remove(); document.documentElement.removeAttribute('lang');
                       document.querySelector('main p').style.color = '#ddd'; }"""
        )
        wrong, _ = await judged(page)
        assert {each.partition(":")[0] for each in wrong} >= {"label", "html-has-lang", "color-contrast"}


async def test_pages_reflow_and_stay_whole_with_wider_letters() -> None:
    """WCAG 1.4.10 and 1.4.12: 320 CSS pixels, and the spacing that a reader may choose."""
    spacing = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }"
    async with place() as at, chromium() as browser:
        await keep_something(at)
        for name, language in itertools.product(PAGES, LANGUAGES):
            page = await opened(browser, at, name, "light", language, width=320)
            for style in ("", spacing):
                wide = await page.evaluate(
                    """style => {
                      const sheet = new CSSStyleSheet();
                      sheet.replaceSync(style);
                      document.adoptedStyleSheets = [sheet];
                      const cut = [...document.querySelectorAll('button, dd, h1, p, label')]
                        .filter(each => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0);
                      const root = document.documentElement;
                      return [root.scrollWidth > root.clientWidth, cut.map(each => each.outerHTML)];
                    }""",
                    style,
                )
                assert wide == [False, []], f"{name}, {language}"
            await page.context.close()


async def test_everything_is_reached_with_the_keyboard_and_can_be_seen_where_it_is() -> None:
    """WCAG 2.1.1, 2.4.7, 2.4.11, 2.5.8: every control in turn, with an outline, in view, and large enough."""
    async with place() as at, chromium() as browser:
        await keep_something(at)
        for name in ("sign-in", *WAY, "connections"):
            page = await opened(browser, at, name, "light", "en")
            controls = await page.locator("button, a[href], input:not([type=hidden])").count()
            await page.evaluate("document.activeElement.blur()")
            reached: set[str] = set()
            for _ in range(controls + 1):  # once it leaves the page and comes back
                await page.keyboard.press("Tab")
                seen = await page.evaluate(
                    """async () => {
                      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
                      const one = document.activeElement, box = one.getBoundingClientRect();
                      const all = [...document.querySelectorAll('button, a[href], input:not([type=hidden])')];
                      return {
                        at: all.indexOf(one),
                        outline: parseFloat(getComputedStyle(one).outlineWidth),
                        inView: box.top >= -1 && box.bottom <= innerHeight + 1,
                        size: Math.min(box.width, box.height),
                      };
                    }"""
                )
                if seen["at"] < 0:
                    continue
                assert seen["outline"] >= 2
                assert seen["inView"], (name, seen)
                assert seen["size"] >= 24
                reached.add(str(seen["at"]))
            assert len(reached) == controls, name
            await page.context.close()


async def test_pages_are_whole_without_javascript() -> None:
    async with place() as at, chromium() as browser:
        context = await browser.new_context(
            java_script_enabled=False, extra_http_headers={"x-signed-in": ALICE.subject}
        )
        page = await context.new_page()
        await go(page, at, "form")
        await page.locator("input[type=password]").fill("a key")
        await page.locator("button.primary").click()
        await page.get_by_text("Saved").wait_for()
        [kept] = await at.elicitation.vault.list(ALICE)
        assert kept.fields["value"].reveal() == "a key"
