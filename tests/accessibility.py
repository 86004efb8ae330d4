"""axe-core as a judge of pages in Chromium: WCAG 2.2 AA, and what its makers call best practice."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.async_api import Page
from tests.node import MODULES, require_node

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]


@cache
def _axe() -> str:
    script = MODULES / "axe-core" / "axe.min.js"
    require_node(script)
    return script.read_text("utf-8")


async def judged(page: Page) -> tuple[list[str], set[str]]:
    """Return what is wrong with a page as it stands, and the rules that found something to look at."""
    await page.evaluate(_axe())
    verdict: dict[str, Any] = await page.evaluate(
        "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations', 'passes']})", TAGS
    )
    wrong = [
        f"{rule['id']}: {node['html']} ({node['failureSummary']})"
        for rule in verdict["violations"]
        for node in rule["nodes"]
    ]
    return wrong, {rule["id"] for rule in verdict["passes"]}
