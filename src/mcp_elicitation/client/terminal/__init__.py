"""A person at a terminal: the surface, and everything between a review and the keys that answer it.

    review ──▶ dialogue (what a key does to the state) ──▶ page (state + size ──▶ rows) ──▶ tty ──▶ the screen
    review ──▶ plain_form (lines out, lines in) ──▶ tty                         for screen readers and dumb terminals

``terminal`` is the surface and stays thin. ``dialogue``, ``entry``, ``line`` and everything that makes rows are pure:
values in, values out, no terminal. ``tty`` alone touches one, through the key parser and the output of prompt_toolkit;
it restores whatever it changes on every way out.

What a server wrote reaches a row only through ``core/screening`` (``inert``, ``inline``), in a block with a frame of
its own; a row never uses the last column and is placed by an absolute position, so no text moves another one. Nothing
is decided by keys that were typed before the page that decides was drawn.
"""

from __future__ import annotations

from mcp_elicitation.client.terminal.library import require_libraries

require_libraries()

from mcp_elicitation.client.terminal.terminal import Terminal  # noqa: E402  what it needs is looked for first

__all__ = ["Terminal"]
