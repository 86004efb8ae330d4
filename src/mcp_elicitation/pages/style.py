"""One stylesheet, in the author's colour, under a name that changes with what is in it."""

from __future__ import annotations

import colorsys
import hashlib
import importlib.resources
import re
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import quote

from mcp_elicitation.errors import AuthorError

_SOURCE = (importlib.resources.files("mcp_elicitation.pages") / "templates" / "style.css").read_text("utf-8")
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_LIGHT_SURFACE, _DARK_SURFACE = "#ffffff", "#171b22"

TEXT_CONTRAST = 4.5
"""What WCAG 2.2 AA demands between a text and its ground (1.4.3)."""


class NotAColourError(AuthorError):
    """A brand's colour is not written as ``#rrggbb``."""

    code = "not_a_colour"


@dataclass(frozen=True, slots=True, kw_only=True)
class Brand:
    """Whose pages they are.

    Args:
        name: The name at the head of every page.
        logo: The address of an image beside the name, on the pages' own origin or a ``data:`` URL.
        colour: The colour of what can be pressed, as ``#rrggbb``; where it would be hard to read, a lighter or darker
            shade of it is used.

    Raises:
        NotAColourError: The colour is written in another way.
    """

    name: str = "mcp-elicitation"
    logo: str | None = None
    colour: str = "#2d5bd0"

    def __post_init__(self) -> None:
        """A colour ends up in a stylesheet: it is a colour and nothing else."""
        if not _COLOUR.fullmatch(self.colour):
            raise NotAColourError(f"{self.colour!r} is no colour such as #2d5bd0")

    @property
    def icon(self) -> str:
        """A small mark in the brand's colour, as a ``data:`` URL."""
        mark = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
            f'<rect width="32" height="32" rx="9" fill="{self.colour}"/>'
            f'<path d="M9 16.5l5 5 9.5-11" fill="none" stroke="{ink_on(self.colour)}" stroke-width="3.2" '
            'stroke-linecap="round" stroke-linejoin="round"/></svg>'
        )
        return f"data:image/svg+xml,{quote(mark)}"


@dataclass(frozen=True, slots=True)
class Stylesheet:
    """A stylesheet to serve.

    Args:
        name: Its file name, with a digest of its text.
        text: What is in it.
    """

    name: str
    text: str


def stylesheet(brand: Brand, more: str = "") -> Stylesheet:
    """Return the stylesheet of all pages.

    Args:
        brand: Whose pages they are.
        more: Rules of the caller's own, to follow those of this room.
    """
    text = "\n".join((_SOURCE, more, *_colours(brand.colour)))
    return Stylesheet(f"style-{hashlib.sha256(text.encode()).hexdigest()[:16]}.css", text)


def _colours(colour: str) -> Iterator[str]:
    light, dark = readable(colour, _LIGHT_SURFACE), readable(colour, _DARK_SURFACE)
    yield f":root {{ --accent: {light}; --on-accent: {ink_on(light)}; }}"
    yield f"@media (prefers-color-scheme: dark) {{ :root {{ --accent: {dark}; --on-accent: {ink_on(dark)}; }} }}\n"


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio")."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def readable(colour: str, ground: str) -> str:
    """Return a colour in the nearest shade that can be read on a ground."""
    hue, lightness, saturation = colorsys.rgb_to_hls(*_channels(colour))
    away = -1 if _luminance(ground) > 0.18 else 1
    shade = colour
    for step in range(101):
        if contrast(shade, ground) >= TEXT_CONTRAST:
            break
        moved = min(1.0, max(0.0, lightness + away * step / 100))
        shade = _written(colorsys.hls_to_rgb(hue, moved, saturation))
    return shade


def ink_on(colour: str) -> str:
    """Return black or white, whichever is easier to read on a colour."""
    return max("#ffffff", "#0b0d10", key=lambda ink: contrast(ink, colour))


def _channels(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def _written(channels: tuple[float, float, float]) -> str:
    return "#" + "".join(f"{round(channel * 255):02x}" for channel in channels)


def _luminance(colour: str) -> float:
    linear = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in _channels(colour))
    return sum(share * channel for share, channel in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
