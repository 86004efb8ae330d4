"""The screen of a wait: where the person was sent, and what they can do meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mcp_elicitation.client.terminal import url_words, words
from mcp_elicitation.client.terminal.layout import joined, rows_of
from mcp_elicitation.client.terminal.page import Page
from mcp_elicitation.client.terminal.qr import qr_rows
from mcp_elicitation.client.terminal.url_page import address_rows, report_of, url_header
from mcp_elicitation.client.terminal.who import keys
from mcp_elicitation.text import Text

if TYPE_CHECKING:
    from mcp_elicitation.client.terminal.wait_scene import WaitScene


def draw_waiting(scene: WaitScene, width: int) -> Page:
    """Return the page while the person is somewhere else: only what is known is said."""
    language, report = scene.language, report_of(scene.review)
    told = [] if scene.told is None else rows_of(scene.told.to(language), width, "strong")
    body = [*joined([told, rows_of(sentence(scene).to(language), width)]), ()]
    focus = (0, 0)
    for at, wish in enumerate(scene.wishes):
        chosen = at == scene.cursor
        name = f"[ {url_words.WISHES[wish].to(language)} ]"
        rows = rows_of(name, width, "focus" if chosen else "", first="> " if chosen else "  ")
        focus = (len(body), len(body) + len(rows) - 1) if chosen else focus
        body += rows
    body += [(), *address_rows(report, width)]
    if scene.qr:
        code = qr_rows(report.canonical or "", width)
        body += [(), *(code or rows_of(url_words.NO_QR.to(language), width, "dim"))]
    header = url_header(scene.review, language, width, url_words.SENT_YOU)
    footer = keys(words.KEYS_REVIEW, language, width, always=url_words.KEYS_WAITING)
    return Page(header=header, body=body, footer=footer, focus=focus)


def sentence(scene: WaitScene) -> Text:
    """Return what is waited for; of several pages, which one this is."""
    site = report_of(scene.review).domain or ""
    if len(scene.opened) == 1:
        return url_words.WAITING.fill(site=site)
    return url_words.WAITING_FOR_ONE.fill(site=site, at=scene.at + 1, count=len(scene.opened))
