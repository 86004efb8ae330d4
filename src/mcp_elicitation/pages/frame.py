"""The frame of every page: whose it is, in which language, and where its stylesheet lies."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from mcp_elicitation.pages.style import Brand
from mcp_elicitation.pages.templates import SHARED
from mcp_elicitation.text import Language, Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """What a page has around its body.

    Args:
        title: What the page is called in the browser's list; what stands before it, such as a count, is part of it.
        stylesheet: The address of the stylesheet.
        language: The person's language.
        brand: Whose page it is.
        script: The address of the page's script, if it has one.
        refresh: Seconds after which a browser without scripts loads the page again; None for a page that stays.
    """

    title: Text
    stylesheet: str
    language: Language = "en"
    brand: Brand = Brand()  # noqa: RUF009  a frozen value
    script: str | None = None
    refresh: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page to send.

    Args:
        html: The whole document.
        headers: Its headers.
        status: Its status.
    """

    html: str
    headers: dict[str, str]
    status: int = 200


def render_page(frame: Frame, body: Markup) -> str:
    """Return a whole page.

    Args:
        frame: What is around the body.
        body: The inside of ``<main>``, with the page's one ``<h1>``.
    """
    return str(SHARED.render("frame.html", frame.language, frame=frame, body=body))
