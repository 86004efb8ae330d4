"""The URL as a person sees it: runs of text that tell its parts apart, nothing left out (CURL-3, CURL-5)."""

from __future__ import annotations

from collections.abc import Iterator

from mcp_elicitation.core.lookalike import visible
from mcp_elicitation.core.urls.host import Host
from mcp_elicitation.core.urls.notice import Role, Run
from mcp_elicitation.core.urls.parts import Parts


def runs_of(parts: Parts, host: Host) -> tuple[Run, ...]:
    """Return the canonical URL in runs; joined, their texts are the URL byte for byte.

    The registrable domain is a run of its own, so that it can stand out. A trailing dot belongs to it.
    """
    return tuple(Run(role, text) for role, text in _pieces(parts, host) if text)


def sent_run(text: str) -> tuple[Run, ...]:
    """Return a refused URL as it came, every unseen character made visible."""
    return (Run("sent", visible(text)),) if text else ()


def _pieces(parts: Parts, host: Host) -> Iterator[tuple[Role, str]]:
    url, at = parts.canonical, parts.host_span
    behind = host.ascii.removesuffix(".").removesuffix(host.domain)
    yield "scheme", url[: at.start]
    yield "subdomain", behind
    yield "domain", url[at.start + len(behind) : at.end]
    yield "port", url[at.end : parts.path_at]
    yield "path", url[parts.path_at : parts.query.start]
    yield "query", url[parts.query.start : parts.query.end]
    yield "fragment", url[parts.fragment.start : parts.fragment.end]
