"""A URL as a QR code in rows, for a device at hand."""

from __future__ import annotations

from collections.abc import Iterator

import segno

from mcp_elicitation.client.terminal.layout import Row

LARGEST = 1000
"""Characters of a URL from which on a code fills more than a screen."""
_BORDER = 2
_HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}  # dark modules above and below
_LIGHT_ON_DARK = str.maketrans(" ▀▄█", "█▄▀ ")


def qr_rows(url: str, width: int) -> list[Row]:
    """Return the code, dark on light, two modules in a row; nothing where it does not fit into the width."""
    return [(("", "  "), ("qr", line)) for line in qr_lines(url, width - 2)]


def qr_lines_on_dark(url: str, width: int) -> list[str]:
    """Return the code for a terminal without colours that writes light on dark, as nearly all do."""
    return [line.translate(_LIGHT_ON_DARK) for line in qr_lines(url, width)]


def qr_lines(url: str, width: int) -> list[str]:
    """Return the code as text in which dark modules are drawn; nothing where it does not fit."""
    if len(url) > LARGEST:
        return []
    matrix = [list(row) for row in segno.make(url, error="l", micro=False).matrix_iter(border=_BORDER)]
    if len(matrix[0]) > width:
        return []
    return ["".join(_HALVES[pair] for pair in zip(above, below, strict=True)) for above, below in _pairs(matrix)]


def _pairs(matrix: list[list[int]]) -> Iterator[tuple[list[int], list[int]]]:
    for at in range(0, len(matrix), 2):
        above = [int(bool(module)) for module in matrix[at]]
        below = [int(bool(module)) for module in matrix[at + 1]] if at + 1 < len(matrix) else [0] * len(above)
        yield above, below
