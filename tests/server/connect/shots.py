"""Pictures of every page, for ``docs/connect``: phone and desktop, light and dark, English and Chinese.

python -m tests.server.connect.shots FOLDER [PAGE …]
"""

from __future__ import annotations

import asyncio
import itertools
import subprocess
import sys
from pathlib import Path

from playwright.async_api import Browser, Page
from tests.server.connect.test_over_http import Place, place
from tests.server.connect.world import chromium

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.connect.request import ConfirmRequest, SecretField, SecretRequest
from mcp_elicitation.server.interaction import Purpose
from mcp_elicitation.server.vault.kept import Kept

ALICE = Principal(issuer="https://as.example", subject="alice@example.org", client="Inspector")
PAGES = ("sign-in", "consent", "form", "use", "question", "end", "gone", "connections")
WIDTHS = {"phone": 390, "desktop": 1100}
LANGUAGES = {"en": "en", "zh": "zh-CN"}
SECRET = SecretRequest(
    name="weather_api_key", fields=[SecretField(name="value", title="Weather API key", hint="Your account → API keys")]
).write()
QUESTION = ConfirmRequest(
    details=[("Amount", "250.00 EUR"), ("To", "Hotel Bristol, Oslo"), ("On", "2031-05-06")]
).write()


async def shoot(page: Page, at: Place, name: str) -> None:
    """Go to one page."""
    if name in {"connections", "end"}:
        await page.goto(f"{at.url}/{'connections' if name == 'connections' else 'connect/end/done'}")
        return
    purposes: dict[str, Purpose] = {"question": "confirm", "use": "use"}
    message = "Pay the hotel" if name == "question" else "To read the weather for you"
    request = QUESTION if name == "question" else SECRET
    handle = await at.interactions.begin(purposes.get(name, "secret"), ALICE, message, request)
    await page.goto(f"{at.url}/connect/{handle}")
    if name == "form":
        await page.locator("button.primary").click()
        await page.locator("input[type=password]").wait_for()
    if name == "gone":
        await page.goto(f"{at.url}/connect/{'x' * 43}")


async def one(browser: Browser, at: Place, name: str, how: tuple[str, str, str], folder: Path) -> None:
    """Take one picture."""
    width, scheme, language = how
    known = {} if name == "sign-in" else {"x-signed-in": ALICE.subject}
    context = await browser.new_context(
        viewport={"width": WIDTHS[width], "height": 640},
        color_scheme="dark" if scheme == "dark" else "light",
        locale=LANGUAGES[language],
        extra_http_headers=known,
    )
    page = await context.new_page()
    await shoot(page, at, name)
    overflow = await page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not overflow, f"{name} does not fit {width}"
    await page.screenshot(path=str(folder / f"{name}-{width}-{scheme}-{language}.png"), full_page=True)
    await context.close()


def require_fonts() -> None:
    """Refuse to take pictures on which Chinese is boxes."""
    fonts = subprocess.run(["fc-list", ":lang=zh"], capture_output=True, text=True, check=True).stdout
    if not fonts.strip():
        raise RuntimeError("no font here knows Chinese: apt-get install fonts-noto-core fonts-noto-cjk")


async def main(folder: Path, pages: tuple[str, ...] = PAGES) -> None:
    """Take the pictures of some pages."""
    require_fonts()
    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240  nothing else runs yet
    async with place() as at, chromium() as browser:
        for name in ("weather_api_key", "mail_password"):
            kept = Kept(
                name=name,
                label="To read the weather for you",
                fields={"value": Secret("x")},
                added=1.9e9,
                clients=("Inspector", "Travel agent"),
            )
            await at.elicitation.vault.put(ALICE, kept)
        for name, *how in itertools.product(pages, WIDTHS, ("light", "dark"), LANGUAGES):
            await one(browser, at, name, (how[0], how[1], how[2]), folder)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), tuple(sys.argv[2:]) or PAGES))
