"""A page as a talk, line by line: the same decision, the same wait (UI-6, CURL-2, URL-5)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.client.terminal import url_words, words
from mcp_elicitation.client.terminal.layout import Row, joined, rows_of, text_of
from mcp_elicitation.client.terminal.qr import qr_lines_on_dark
from mcp_elicitation.client.terminal.talk import Talk
from mcp_elicitation.client.terminal.url_page import consent_blocks, report_of, site_line
from mcp_elicitation.client.terminal.url_scene import UrlScene, openable
from mcp_elicitation.client.terminal.wait_page import sentence
from mcp_elicitation.client.terminal.wait_scene import WaitScene, Wish
from mcp_elicitation.client.terminal.who import header
from mcp_elicitation.text import Language

_WISHES: dict[str, Wish] = {
    "now": "retry", "立即": "retry", "again": "again", "再次打开": "again", "qr": "qr", "二维码": "qr",
    "next": "next", "下一个": "next", "stop": "stop", "停止": "stop", "cancel": "stop", "取消": "stop",
}  # fmt: skip


async def ask_url_plainly(review: Review, talk: Talk, language: Language) -> Reply:
    """Let a person decide about one page."""
    width, report = talk.width, report_of(review)
    _say(talk, header(review, language, width))
    _say(talk, rows_of(site_line(report, url_words.WANTS).to(language), width))
    _say(talk, [(), *joined(consent_blocks(review, language, width, unbroken=True)), ()])
    how = url_words.HOW if openable(review) is not None else url_words.HOW_REFUSED
    scene = UrlScene(review=review, language=language)
    while (reply := scene.reply) is None:
        if scene.told is not None:
            _say(talk, rows_of(scene.told.to(language), width))
        _say(talk, rows_of(how.to(language), width))
        talk.drain()
        typed = await talk.read(words.DECISION.to(language))
        scene = _leave(scene, talk) if typed is None else scene.decide(typed)
    return reply


def _leave(scene: UrlScene, talk: Talk) -> UrlScene:
    return scene.end("cancel", by="nobody" if talk.gone else "person")


async def wait_plainly(scene: WaitScene, talk: Talk, act: Callable[[WaitScene], Awaitable[WaitScene]]) -> None:
    """Say what is waited for, and take what the person wants done."""
    language, width = scene.language, talk.width
    _say(talk, rows_of(sentence(scene).to(language), width))
    while scene.reply is None:
        if scene.told is not None:
            _say(talk, rows_of(scene.told.to(language), width))
        if scene.qr:
            for line in qr_lines_on_dark(openable(scene.review) or "", width) or [url_words.NO_QR.to(language)]:
                talk.say(line)
        _say(talk, rows_of(url_words.PLAIN_WAITING.to(language), width))
        talk.drain()
        typed = await talk.read(url_words.WAIT.to(language))
        if talk.gone:
            return
        wish = "stop" if typed is None else _WISHES.get(typed.strip().casefold())
        scene = replace(scene, qr=False)
        scene = await act(scene.done(words.NOT_UNDERSTOOD) if wish is None else scene.choose(wish))


def _say(talk: Talk, rows: list[Row]) -> None:
    for row in rows:
        talk.say(text_of(row))
