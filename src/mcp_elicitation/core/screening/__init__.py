"""Does a field ask for a secret? Does a typed value look like one?

A field and the message above it go in; a `Verdict` comes out: none, ambiguous or secret, with the words that decided,
where they stand, the rule, and a sentence that says why. The steps, in their order:

1. **Shape** (``asked``, ``asking``): booleans, choices and dates cannot carry a free secret.
2. **One spelling** (``fold``, ``units``): widths, accents, invisible characters; names cut at case and digits.
3. **Words** (``lexicon``, ``atoms``, ``words/``): phrases of every language at once, the longest first; scripts without
   spaces are cut by the lexicon, words written together by ``compounds``.
4. **What the word does** (``grammar``): a head behind or before it (*password policy*), a negation in its language, a
   verb that makes it a topic, a question about it take it back; an unsure word (*code*) needs good company.
5. **Disguises** (``disguise``) and **euphemisms** (``euphemisms``): *p4ssw0rd*; *the digits on the back of your card*.
6. **The message**: what it asks for counts for every field that does not say it is something else.

``values`` judges what was typed: it needs no language. Both are pure, never raise on hostile input, and do bounded
work. The word tables are built when the first text is read, not on import.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mcp_elicitation.core.screening.asked import AskedField
from mcp_elicitation.core.screening.door import asks_for_secret, looks_like_secret
from mcp_elicitation.core.screening.form import screen
from mcp_elicitation.core.screening.inert import Inert, inert
from mcp_elicitation.core.screening.values.finding import Finding
from mcp_elicitation.core.screening.verdict import Findings, Level, Place, Verdict

if TYPE_CHECKING:
    from mcp_elicitation.core.screening.links import Link, links_in

__all__ = [
    "AskedField",
    "Finding",
    "Findings",
    "Inert",
    "Level",
    "Link",
    "Place",
    "Verdict",
    "asks_for_secret",
    "inert",
    "links_in",
    "looks_like_secret",
    "screen",
]


def __getattr__(name: str) -> object:
    """Load the finder of links, whose patterns take a while to compile, when it is first asked for."""
    if name not in {"Link", "links_in"}:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from mcp_elicitation.core.screening import links

    return getattr(links, name)
