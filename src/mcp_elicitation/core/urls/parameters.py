"""The pieces of a URL that may carry a value: path segments, and names with values in query and fragment."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import unquote_to_bytes

from mcp_elicitation.core.urls.notice import Span
from mcp_elicitation.core.urls.parts import Parts

_SEGMENT = re.compile(r"[^/;]+")
_NOT_LETTERS = re.compile(r"[\W_]+")


class Parameter(NamedTuple):
    """A value somewhere in a URL.

    Args:
        name: The parameter's name, in lower case without separators (``accesstoken`` for ``access_token`` and
            ``accessToken``); empty for a path segment.
        shown: The name as it stands in the URL; the segment for a path segment.
        value: The value, percent-decoded.
        start: Where name and value begin in the canonical URL.
        end: Where they end.
        previous: The path segment before, in lower case; empty for parameters.
    """

    name: str
    shown: str
    value: str
    start: int
    end: int
    previous: str = ""

    @property
    def span(self) -> Span:
        """Where name and value stand in the canonical URL."""
        return Span(self.start, self.end)


def parameters_of(parts: Parts) -> tuple[Parameter, ...]:
    """Return every parameter of path, query and fragment, in the order in which they stand."""
    return (*_segments(parts), *_pairs(parts, parts.query), *_pairs(parts, _query_like(parts)))


def _segments(parts: Parts) -> Iterator[Parameter]:
    previous = ""
    for match in _SEGMENT.finditer(parts.canonical, parts.path_at, parts.query.start):
        text = match[0]
        start, end = match.span()
        if "=" in text.rstrip("="):
            name, _, value = text.partition("=")  # a matrix parameter such as ;jsessionid=…
            yield Parameter(plain_name(name), name, _decoded(value), start, end)
        else:
            yield Parameter("", text, _decoded(text), start, end, previous)
        previous = text.lower()


def _query_like(parts: Parts) -> Span:
    """Of a fragment, what reads as a query: all of it, or what follows its own question mark."""
    start, end = parts.fragment.start, parts.fragment.end
    mark = parts.canonical.find("?", start, end)
    return Span(start if mark < 0 else mark, end)


def _pairs(parts: Parts, span: Span) -> Iterator[Parameter]:
    start = span.start + 1
    for pair in parts.canonical[start : span.end].replace(";", "&").split("&"):
        end = start + len(pair)
        if pair:
            name, equals, value = pair.partition("=")
            if not equals:
                name, value = "", name
            value = _decoded(value.replace("+", " "))
            yield Parameter(plain_name(_decoded(name)), name or value, value, start, end)
        start = end + 1


def _decoded(text: str) -> str:
    return unquote_to_bytes(text).decode("utf-8", "replace") if "%" in text else text


@functools.lru_cache(maxsize=1024)
def plain_name(name: str) -> str:
    """Return a parameter's name without case and separators."""
    return _NOT_LETTERS.sub("", name.lower())
