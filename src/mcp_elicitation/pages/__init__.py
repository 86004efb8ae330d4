"""HTML that the connect app and the web inbox share: pure functions from values to pages, and from posts to answers.

    Form + values ──▶ inputs ──▶ HTML          posted pairs ──▶ posted ──▶ content | problems
    Report ──▶ address ──▶ HTML                Brand ──▶ style ──▶ one stylesheet with a digest in its name

A template never prints a plain string: it says whose words they are. ``|line`` and ``|block`` are for everything that
somebody else wrote (made inert by ``core/screening``, isolated in ``<bdi>``); ``|exact`` is for values inside
attributes; sentences of ours are ``Text``. Anything else is an error, and so is an unknown name.

Names of fields never become names in HTML: inputs are called ``f0``, ``f1``, …, choices are posted by their place in
the list. What a person left as it was shown is answered exactly as it was suggested, byte for byte.

Nothing here reads or writes anything but the room's own templates, once, when it is imported.
"""

from __future__ import annotations

from mcp_elicitation.pages.address import render_address
from mcp_elicitation.pages.frame import Frame, Page, render_page
from mcp_elicitation.pages.headers import security_headers, static_headers
from mcp_elicitation.pages.inputs import Drawing, render_fields
from mcp_elicitation.pages.notes import Note, render_notes
from mcp_elicitation.pages.posted import Posted, read_posted
from mcp_elicitation.pages.style import Brand, Stylesheet, stylesheet
from mcp_elicitation.pages.templates import Templates

__all__ = [
    "Brand",
    "Drawing",
    "Frame",
    "Note",
    "Page",
    "Posted",
    "Stylesheet",
    "Templates",
    "read_posted",
    "render_address",
    "render_fields",
    "render_notes",
    "render_page",
    "security_headers",
    "static_headers",
    "stylesheet",
]
