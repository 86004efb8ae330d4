"""What is done in the world for a person who is sent to a page: opening it after consent, copying its address."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from mcp_elicitation.client.browser import open_in_browser
from mcp_elicitation.client.openers import NotOpened
from mcp_elicitation.client.review import Review
from mcp_elicitation.client.terminal import url_words
from mcp_elicitation.client.terminal.url_page import report_of
from mcp_elicitation.client.terminal.url_scene import openable
from mcp_elicitation.client.terminal.wait_scene import WaitScene
from mcp_elicitation.client.waiting import Waiting
from mcp_elicitation.text import Text


async def open_page(review: Review) -> tuple[bool, Text]:
    """Open the page of a review that the person agreed to open, exactly as it was shown (CURL-2, CURL-3).

    Returns:
        Whether a browser was started, and what to say of it.
    """
    url = openable(review)
    if url is None:
        raise AssertionError("nobody can agree to a page that must not be opened")
    outcome = await open_in_browser(url)
    if isinstance(outcome, NotOpened):
        return False, outcome.text
    return True, url_words.OPENED.fill(site=report_of(review).domain or "")


def fulfilling(waiting: Waiting, copy: Callable[[str], None]) -> Callable[[WaitScene], Awaitable[WaitScene]]:
    """Return what fulfils the wishes of somebody who waits.

    Args:
        waiting: What they can do to the call.
        copy: Puts a text on their clipboard.
    """

    async def act(scene: WaitScene) -> WaitScene:
        match scene.wish:
            case "retry":
                waiting.retry_now()
                return scene.done(url_words.RETRIED)
            case "again":
                opened, told = await open_page(scene.review)
                return scene.done(told) if opened else scene.without_browser(told)
            case "copy":
                copy(openable(scene.review) or "")
                return scene.done(url_words.COPIED)
            case "stop":
                waiting.give_up()
                return scene.over()
            case _:
                return scene

    return act
