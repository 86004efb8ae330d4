"""What a request must show before anybody looks at what it wants: where it was sent, and by which page. Decisions only.

A page on another site, another port of this machine or a name that was pointed at it can make a browser send requests,
with its cookies (O12). It cannot make it lie about where they come from.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

Refusal: TypeAlias = Literal["misdirected", "embedded", "foreign", "not_a_form", "too_large", "no_token"]

LARGEST_POST = 64 * 1024
"""Bytes of the largest form that is read."""

FORM = "application/x-www-form-urlencoded"

STATUS: Mapping[Refusal, int] = {
    "misdirected": 421,
    "embedded": 403,
    "foreign": 403,
    "not_a_form": 415,
    "too_large": 413,
    "no_token": 403,
}


def origin_of(public_url: str) -> str:
    """Return the origin of a URL as browsers write it."""
    parts = urlsplit(public_url)
    return f"{parts.scheme}://{parts.netloc}"


PAGES = frozenset({"document", "empty", "style"})
"""What a browser may ask pages for, as it says itself (``Sec-Fetch-Dest``)."""


def refuse_request(
    headers: Mapping[str, str], public_url: str, *, exact_host: bool, destinations: frozenset[str] = PAGES
) -> Refusal | None:
    """Return why a request is not even looked at: an image, a frame, or a page fetched before anybody asked for it.

    Args:
        headers: The headers, by their names in lower case.
        public_url: Where browsers reach the pages.
        exact_host: Whether nothing may stand between the browser and this server (on this machine): then the Host is
            what the browser was pointed at, and another one means a name that was pointed here.
        destinations: What a browser may ask for.
    """
    if exact_host and headers.get("host", "") != urlsplit(public_url).netloc:
        return "misdirected"
    if headers.get("sec-fetch-dest", "document") not in destinations or "sec-purpose" in headers:
        return "embedded"
    return None


def refuse_foreign(headers: Mapping[str, str], *, links: bool) -> Refusal | None:
    """Return why a request is not answered that the page of another site or port made the browser send.

    Args:
        headers: The headers, by their names in lower case.
        links: Whether a person may still come by a link from elsewhere.
    """
    if headers.get("sec-fetch-site", "none") in {"none", "same-origin"}:
        return None
    came = headers.get("sec-fetch-mode") == "navigate" and headers.get("sec-fetch-dest") == "document"
    return None if links and came else "foreign"


def refuse_post(
    headers: Mapping[str, str], public_url: str, *, media_type: str = FORM, largest: int = LARGEST_POST
) -> Refusal | None:
    """Return why a post is not read.

    A page that sends no referrer sends its origin as ``null``: then the browser's own word for where it comes from
    counts, and a browser that says neither is refused.

    Args:
        headers: The headers, by their names in lower case.
        public_url: Where browsers reach the pages.
        media_type: What a post consists of.
        largest: Bytes of the largest post that is read.
    """
    origin = headers.get("origin", "null")
    site = headers.get("sec-fetch-site")
    if origin == "null":
        if site != "same-origin":
            return "foreign"
    elif origin != origin_of(public_url) or site not in {None, "same-origin"}:
        return "foreign"
    if headers.get("content-type", "").partition(";")[0].strip().lower() != media_type:
        return "not_a_form"
    length = headers.get("content-length", "0")
    return "too_large" if not length.isdigit() or int(length) > largest else None


def is_own_form(given: str, csrf: str) -> bool:
    """Tell whether a form carries the token of its session."""
    return hmac.compare_digest(given.encode("utf-8", "surrogatepass"), csrf.encode())
