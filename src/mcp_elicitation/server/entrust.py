"""``ask.secret`` and ``ask.confirm``: what a person gives or decides on a page of this server, never in the client."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, cast, overload

from mcp_elicitation.core.elicitation import Accepted, Outcome
from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.asker import current
from mcp_elicitation.server.connect.desk import Check, Desk
from mcp_elicitation.server.connect.request import ConfirmRequest, SecretField, SecretRequest
from mcp_elicitation.server.errands import (
    LinkBurntError,
    await_page,
    begin_page,
    failed,
    find_around,
    pages_url,
    recalled,
    require_pages,
    require_remembered,
)
from mcp_elicitation.server.interaction import Purpose
from mcp_elicitation.server.surroundings import Surroundings
from mcp_elicitation.server.vault.kept import Kept

ATTEMPTS = 3
"""How often a person is asked for a secret that turns out not to work."""

Fields = Mapping[str, Secret]

logger = logging.getLogger(__name__)


@overload
async def secret(
    name: str,
    message: str,
    *,
    title: str | None = None,
    hint: str = "",
    verify: Callable[[Secret], Awaitable[bool]] | None = None,
) -> Outcome[Secret]: ...
@overload
async def secret(
    name: str,
    message: str,
    *,
    fields: Mapping[str, str] | Sequence[SecretField],
    verify: Callable[[Fields], Awaitable[bool]] | None = None,
) -> Outcome[Fields]: ...
async def secret(
    name: str,
    message: str,
    *,
    title: str | None = None,
    hint: str = "",
    fields: Mapping[str, str] | Sequence[SecretField] | None = None,
    verify: Callable[..., Awaitable[bool]] | None = None,
) -> Outcome[Any]:
    """Return a secret of the person who calls, asked for on a page of this server when none is kept yet (UI-1, UI-2).

    It is kept sealed, for this person alone, until the person or the server removes it. It never passes through the
    client; an answer of the handler that holds it is stopped. Another MCP client of the same person may use it once the
    person has agreed to that on a page.

    Args:
        name: The name that it is kept under, such as ``weather_api_key``.
        message: What it is for, for the person to read.
        title: What the person reads beside the input; the name when it is left out.
        hint: Where to find it, for the person.
        fields: Several things to enter, as ``{name: title}`` or as ``SecretField``; they come back by name.
        verify: Tries what was entered where it is used, before it is kept where that is possible, else before it is
            returned. What does not work is asked for again.

    Returns:
        ``Accepted`` with the ``Secret`` (or the secrets by name), ``Declined()`` or ``Cancelled()``.

    Raises:
        OutsideHandlerError: There is no request to ask within.
        LinkBurntError: Somebody else opened the link, or what was entered did not work too often.
    """
    single = fields is None
    asked = [SecretField(name="value", title=title or name, hint=hint)] if fields is None else _read_fields(fields)
    check = _check(verify, single=single)
    request = SecretRequest(name=name, fields=asked)
    asker, around = current(), find_around()
    desk, principal = require_pages(asker, around)

    async def look() -> Kept | None:
        kept = await desk.vault.get(principal, name)
        return kept if kept is not None and request.is_met_by(kept.fields) else None

    async def begin() -> str | None:
        kept = await look()
        if kept is not None and kept.is_for(principal.client):
            return None
        await pages_url(asker, around)
        purpose: Purpose = "secret" if kept is None else "use"
        return await begin_page(asker, desk, purpose, principal, message, request.write())

    for _ in range(ATTEMPTS):
        handle = await recalled(asker, f"secret:{name}", begin)
        if handle is not None:
            outcome = await await_page(asker, around, desk, message, handle, check)
            if not isinstance(outcome, Accepted):
                return outcome
        kept = await look()
        if kept is not None and kept.is_for(principal.client) and await _holds(desk, principal, kept, check):
            return _give(around, kept, single=single)
    raise failed(asker, LinkBurntError())


async def confirm(message: str, *, details: Mapping[str, str] | None = None) -> Outcome[bool]:
    """Let the person approve something on a page of this server, which shows exactly what is approved (UI-2).

    For what must not be decided in a client that the server does not know: it happens where the person is proven to be
    the one who asked.

    Args:
        message: What is approved.
        details: What exactly, as a name and a value each, such as ``{"Amount": "250 EUR", "To": "…"}``.

    Returns:
        ``Accepted(True)``, ``Declined()`` or ``Cancelled()``.

    Raises:
        OutsideHandlerError: There is no request to ask within.
        LinkBurntError: Somebody else opened the link.
    """
    request = ConfirmRequest(details=tuple((details or {}).items()))
    asker, around = current(), find_around()
    desk, principal = require_pages(asker, around)
    require_remembered(asker)

    async def begin() -> str:
        await pages_url(asker, around)
        return await begin_page(asker, desk, "confirm", principal, message, request.write())

    handle = await recalled(asker, "confirm", begin)
    return await await_page(asker, around, desk, message, handle or "", None)


async def _holds(desk: Desk, principal: Principal, kept: Kept, check: Check | None) -> bool:
    """Try what was given while nobody could try it; what does not work is forgotten, so that it is asked for again."""
    if kept.checked or check is None:
        return True
    try:
        works = await check(kept.fields)
    except Exception as error:
        logger.warning("trying a secret raised %s", type(error).__name__)
        works = False
    if works:
        await desk.vault.mark_checked(principal, kept)
    else:
        await desk.vault.forget(principal, kept.name)
    return works


def _give(around: Surroundings, kept: Kept, *, single: bool) -> Accepted[Any]:
    for field, value in kept.fields.items():
        around.revealed.add(kept.name if single else f"{kept.name}.{field}", value)
    return Accepted(kept.fields["value"] if single else dict(kept.fields))


def _check(verify: Callable[..., Awaitable[bool]] | None, *, single: bool) -> Check | None:
    if verify is None or not single:
        return cast("Check | None", verify)

    async def check(fields: Fields) -> bool:
        return await verify(fields["value"])

    return check


def _read_fields(fields: Mapping[str, str] | Sequence[SecretField]) -> list[SecretField]:
    if isinstance(fields, Mapping):
        read = [SecretField(name=name, title=title) for name, title in fields.items()]
    else:
        read = list(fields)
    if not read:
        raise ValueError("fields must name something to enter")
    return read
