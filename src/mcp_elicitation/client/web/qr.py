"""A URL as a QR code, for a device at hand."""

from __future__ import annotations

import segno

LARGEST = 2000
"""Characters of a URL from which on no camera reads its code."""


def qr_of(url: str) -> str | None:
    """Return the code as a ``data:`` URL of an image; None for a URL that is too long."""
    if len(url) > LARGEST:
        return None
    return segno.make(url, error="m", micro=False).svg_data_uri(scale=4, border=4, dark="#000", light="#fff")
