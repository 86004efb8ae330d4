"""One request of a browser to the pages: who it is, in which language, and the way its answer goes back."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import parse_qsl

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from mcp_elicitation.locale import from_accept_language
from mcp_elicitation.pages import Page
from mcp_elicitation.pages.guard import LARGEST_POST, is_own_form
from mcp_elicitation.server.connect.cookies import Cookie
from mcp_elicitation.server.connect.sessions import LIFETIME, Session
from mcp_elicitation.server.connect.visitor import Visitor
from mcp_elicitation.text import Language

MOST_FIELDS = 64


class ForeignFormError(Exception):
    """A post that no form of this session sent."""


@dataclass(slots=True, kw_only=True)
class Visit:
    """A request.

    Args:
        request: The request.
        session: The browser's session.
        visitor: Who is in the browser, if that is proven.
        new_id: The id of the session where it is new, so that the browser has to be told.
    """

    request: Request
    session: Session
    visitor: Visitor | None
    new_id: str | None = None

    @property
    def language(self) -> Language:
        """The person's language."""
        return language_of(self.request.headers)

    async def form(self) -> dict[str, str]:
        """Return the fields of a post that a form of this session sent.

        Raises:
            ForeignFormError: It is larger than any, or lacks the session's token (CSRF).
        """
        body = bytearray()
        async for chunk in self.request.stream():
            body += chunk
            if len(body) > LARGEST_POST:
                raise ForeignFormError
        try:
            pairs = parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS, encoding="utf-8")
        except ValueError:
            raise ForeignFormError from None
        fields = dict(pairs)
        if len(fields) < len(pairs) or not is_own_form(fields.get("csrf", ""), self.session.csrf):
            raise ForeignFormError
        return fields

    def send(self, page: Page, cookie: Cookie) -> Response:
        """Return a page as the answer."""
        return self._with(HTMLResponse(page.html, page.status, headers=page.headers), cookie)

    def redirect(self, url: str, cookie: Cookie) -> Response:
        """Return a redirection to a page of ours, or to the configured authorisation server; nothing else calls it."""
        headers = {"location": url, "cache-control": "no-store", "referrer-policy": "no-referrer"}
        return self._with(Response(status_code=303, headers=headers), cookie)

    def _with(self, response: Response, cookie: Cookie) -> Response:
        if self.new_id is not None:
            response.headers.append("set-cookie", cookie.write(self.new_id, seconds=LIFETIME))
        return response


def language_of(headers: Headers) -> Language:
    """Return the language that a browser asks for."""
    return from_accept_language(headers.get("accept-language", ""))
