"""A tool's result as a person reads it in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mcp_elicitation.core.json import as_object
from mcp_elicitation.text import Text

_BINARY = Text("[{kind}, {type}, {size} characters of base64]", "[{kind}，{type}，{size} 个 base64 字符]")
_LINK = Text("[resource {uri}]", "[资源 {uri}]")


def result_lines(content: Sequence[object]) -> list[Text]:
    """Return what a result says, one entry per block of content.

    Args:
        content: The ``content`` of a result, as decoded JSON.
    """
    return [_line(as_object(block) or {}) for block in content]


def _line(block: Mapping[str, object]) -> Text:
    kind = block.get("type")
    if kind == "text":
        text = str(block.get("text", ""))
        return Text(text, text)
    if kind in {"image", "audio"}:
        return _BINARY.fill(kind=kind, type=block.get("mimeType"), size=len(str(block.get("data", ""))))
    if kind == "resource":
        inner = as_object(block.get("resource")) or {}
        if "text" in inner:
            return Text(str(inner["text"]), str(inner["text"]))
        return _LINK.fill(uri=inner.get("uri"))
    return _LINK.fill(uri=block.get("uri"))
