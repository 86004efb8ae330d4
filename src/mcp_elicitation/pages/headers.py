"""The headers that every page carries, whoever serves it (threats O9, O10, O18, O19)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from mcp_elicitation.errors import AuthorError

_ORIGIN = re.compile(r"https?://(?:[A-Za-z0-9.\-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?")

_ALWAYS = {
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": (
        "camera=(), clipboard-read=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), "
        "publickey-credentials-get=(), serial=(), usb=()"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class NotAnOriginError(AuthorError):
    """What should be an origin in a header is none, or would say more than an origin."""

    code = "not_an_origin"


def security_headers(*, form_action: Iterable[str] = (), script: bool = False) -> dict[str, str]:
    """Return the headers of a page.

    A page loads nothing but its own stylesheet and images, is drawn in no frame, kept in no cache, and tells nobody
    where it was.

    Args:
        form_action: Origins besides its own to which a form of this page may lead; a browser also asks for those to
            which the answer to a post redirects.
        script: Whether the page has a script of its own, which may then fetch from its own origin.

    Raises:
        NotAnOriginError: One of the origins is none.
    """
    targets = ["'self'"]
    for origin in form_action:
        if not _ORIGIN.fullmatch(origin):
            raise NotAnOriginError(f"{origin!r} is no origin such as https://example.com")
        targets.append(origin)
    policy = [
        "default-src 'none'",
        "style-src 'self'",
        "img-src 'self' data:",
        f"form-action {' '.join(targets)}",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    ]
    if script:
        policy += ["script-src 'self'", "connect-src 'self'", "require-trusted-types-for 'script'", "trusted-types"]
    return {**_ALWAYS, "Content-Security-Policy": "; ".join(policy)}


def static_headers() -> dict[str, str]:
    """Return the headers of a file whose name holds a digest of what is in it: it never changes."""
    return {
        "Cache-Control": "public, max-age=31536000, immutable",
        "Cross-Origin-Resource-Policy": "same-origin",
        "X-Content-Type-Options": "nosniff",
    }
