"""What a renderer or a person would take for a link. Keeps SURL-3 and CURL-7.

Read on the folded text, so that full-width letters, look-alike dots and characters that nobody sees hide nothing. A
bare e-mail address is not a link, in angle brackets neither: people are asked for addresses all day. Nor is a scheme
without a target (``https://…``), an IP address without a port or a path, or a scheme that nothing opens
(``host:port``).
"""

from __future__ import annotations

from dataclasses import dataclass

from mcp_elicitation.core.screening.folding import fold
from mcp_elicitation.core.screening.inert import LIMIT
from mcp_elicitation.core.screening.link_shapes import FINDERS, LinkKind

__all__ = ["Link", "LinkKind", "links_in"]


@dataclass(frozen=True, slots=True)
class Link:
    """One link.

    Args:
        start: Where it starts in the text, in code points.
        end: Where it ends (exclusive).
        kind: What makes it a link.
        target: What would be opened, as it reads once unseen characters are gone.
    """

    start: int
    end: int
    kind: LinkKind
    target: str


def links_in(text: str) -> tuple[Link, ...]:
    """Return the links of a text in their order; those within its first 10,000 characters, which is all that is shown.

    Where one stands in another (an address in a markdown link) the outer one is returned. Never raises.
    """
    folded = fold(text[:LIMIT])
    taken = bytearray(len(folded.text))
    links: list[Link] = []
    for hint, find in FINDERS:
        for start, end, kind, target in find(folded.text) if hint.search(folded.text) else ():
            if not any(taken[start:end]):
                taken[start:end] = b"\1" * (end - start)
                if kind is not None:
                    links.append(Link(folded.origin[start], folded.origin[end - 1] + 1, kind, target))
    return tuple(sorted(links, key=lambda link: link.start))
