"""The pages of a server: who is in this browser, is it the person who asked, and then what to do (PHISH-1 … 5).

``visitor`` says how a browser proves whose it is, as configuration; ``sign_in`` decides everything about signing in at
the MCP authorisation server (what goes out, what came back), ``http`` carries it. ``sessions`` keeps what is known of a
browser in the store. ``steps`` is the table: (interaction, visitor, event) → what to do next; ``views`` turns that into
a page, and ``app`` is the Starlette application that does it.

In:   a request of a browser, with nothing in its URL but an opaque handle.
Out:  a page, or a redirection to one of our own pages or to the configured authorisation server; never anywhere else.

Nothing about an interaction (whose it is, what for) is shown before the visitor is the one who asked. A visitor who is
somebody else sees a neutral page, and the interaction is burnt.
"""
