"""One request of a browser to the inbox: who it is, in which language, and what its form says."""

from __future__ import annotations

import json
from dataclasses import dataclass
from urllib.parse import parse_qsl

from starlette.requests import Request

from mcp_elicitation.client.web.access import Visitor
from mcp_elicitation.client.web.views import Place
from mcp_elicitation.core.json import as_object
from mcp_elicitation.pages.guard import is_own_form

LARGEST = 1024 * 1024
"""Bytes of the largest post that is read; a form may ask for long texts."""

MOST_FIELDS = 4096


class ForeignFormError(Exception):
    """A post that no form of this session sent."""


@dataclass(slots=True, kw_only=True)
class Visit:
    """A request of somebody who is known.

    Args:
        request: The request.
        visitor: Who it is.
        place: For whom and where pages are drawn.
    """

    request: Request
    visitor: Visitor
    place: Place

    async def pairs(self) -> list[tuple[str, str]]:
        """Return the pairs of a post that a form of this session sent.

        Raises:
            ForeignFormError: It is larger than any, or lacks the session's token (CSRF).
        """
        body = await self._body()
        try:
            pairs = parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS, encoding="utf-8")
        except ValueError:
            raise ForeignFormError from None
        tokens = [value for name, value in pairs if name == "csrf"]
        if len(tokens) != 1 or not is_own_form(tokens[0], self.place.csrf):
            raise ForeignFormError
        return [(name, value) for name, value in pairs if name != "csrf"]

    async def json(self) -> dict[str, object]:
        """Return the object of a post that a page of this session sent.

        Raises:
            ForeignFormError: It is larger than any, is no object, or lacks the session's token (CSRF).
        """
        if not is_own_form(self.request.headers.get("x-csrf-token", ""), self.place.csrf):
            raise ForeignFormError
        try:
            read = as_object(json.loads(await self._body()))
        except ValueError:
            raise ForeignFormError from None
        if read is None:
            raise ForeignFormError
        return dict(read)

    async def _body(self) -> bytes:
        body = bytearray()
        async for chunk in self.request.stream():
            body += chunk
            if len(body) > LARGEST:
                raise ForeignFormError
        return bytes(body)
