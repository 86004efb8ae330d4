"""``ask.secret`` and ``ask.confirm``: what a person gives or decides on a page of this server, never in the client."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, cast, overload

from mcp_elicitation.core.elicitation import Accepted, Cancelled, Declined, Opened, Outcome
from mcp_elicitation.core.flow.errors import OutsideHandlerError
from mcp_elicitation.core.flow.question import UrlQuestion
from mcp_elicitation.core.flow.replay import Suspended
from mcp_elicitation.core.json import JSON
from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.errors import ElicitationError, PersonError
from mcp_elicitation.server import telemetry
from mcp_elicitation.server.asker import Asker, current
from mcp_elicitation.server.connect.desk import Check, Desk
from mcp_elicitation.server.connect.request import ConfirmRequest, SecretField, SecretRequest
from mcp_elicitation.server.interaction import Interaction, Purpose, digest_of
from mcp_elicitation.server.pushed import PushedAsker
from mcp_elicitation.server.replayed import ReplayedAsker
from mcp_elicitation.server.surroundings import PagesMissingError, Surroundings, current_surroundings
from mcp_elicitation.server.vault.kept import Kept
from mcp_elicitation.text import Text

ATTEMPTS = 3
"""How often a person is asked for a secret that turns out not to work."""

Fields = Mapping[str, Secret]

logger = logging.getLogger(__name__)


class LinkBurntError(PersonError):
    """Somebody else opened the link, or what was entered did not work too often."""

    code = "link_burnt"

    def __init__(self) -> None:
        super().__init__(
            Text(
                "The page was opened by somebody else or tried too often, so it was closed. Start again if you like.",
                "该页面已被他人打开或尝试次数过多，已被关闭。如需继续，请重新发起。",
            )
        )


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
    asker, around = current(), _around()
    desk, principal = _require_pages(asker, around)

    async def look() -> Kept | None:
        kept = await desk.vault.get(principal, name)
        return kept if kept is not None and request.is_met_by(kept.fields) else None

    async def begin() -> str | None:
        kept = await look()
        if kept is not None and kept.is_for(principal.client):
            return None
        await _pages_url(asker, around)
        purpose: Purpose = "secret" if kept is None else "use"
        return await _begin(asker, desk, purpose, principal, message, request.write())

    for _ in range(ATTEMPTS):
        handle = await _recalled(asker, f"secret:{name}", begin)
        if handle is not None:
            outcome = await _await_page(asker, around, desk, message, handle, check)
            if not isinstance(outcome, Accepted):
                return outcome
        kept = await look()
        if kept is not None and kept.is_for(principal.client) and await _holds(desk, principal, kept, check):
            return _give(around, kept, single=single)
    raise _failed(asker, LinkBurntError())


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
    asker, around = current(), _around()
    desk, principal = _require_pages(asker, around)

    async def begin() -> str:
        await _pages_url(asker, around)
        return await _begin(asker, desk, "confirm", principal, message, request.write())

    handle = await _recalled(asker, "confirm", begin)
    return await _await_page(asker, around, desk, message, handle or "", None)


class Ended:
    """Tells that an interaction has ended: what ``ask.url`` waits for.

    While somebody waits, what is entered on the page can be tried there and then.

    Args:
        desk: Where handlers and pages meet.
        handle: The handle of the interaction.
        over: Whether it has ended already.
        check: Tries what is entered.
    """

    def __init__(self, desk: Desk, handle: str, *, over: bool, check: Check | None) -> None:
        self._desk = desk
        self._handle = handle
        self._over = over
        self._check = check

    def is_set(self) -> bool:
        """Tell whether it had ended when the question was asked."""
        return self._over

    async def wait(self) -> bool:
        """Wait until it ends, in whichever process that happens."""
        digest = digest_of(self._handle)
        if self._check is not None:
            self._desk.checks[digest] = self._check
        try:
            await self._desk.interactions.wait_until_over(self._handle)
        finally:
            self._desk.checks.pop(digest, None)
        return True


async def _await_page(
    asker: Asker, around: Surroundings, desk: Desk, message: str, handle: str, check: Check | None
) -> Outcome[bool]:
    """Send the person to the page and return what became of it."""
    before = await desk.interactions.find(handle)
    over = before is None or desk.interactions.is_over(before.interaction)
    url = f"{await _pages_url(asker, around)}/connect/{handle}"
    [outcome] = await asker.ask([UrlQuestion(message, url, Ended(desk, handle, over=over, check=check))])
    if not isinstance(outcome, Accepted | Opened):
        return outcome
    found = await desk.interactions.find(handle)
    return _read_end(asker, None if found is None else found.interaction)


def _read_end(asker: Asker, interaction: Interaction | None) -> Outcome[bool]:
    """The page is the authority; that the client agreed to open it means nothing yet (URL-3)."""
    if interaction is not None and interaction.state == "done":
        return Accepted(data=True)
    if interaction is not None and interaction.reason == "refused":
        return Declined()
    if interaction is not None and interaction.state == "failed":
        raise _failed(asker, LinkBurntError())
    telemetry.expired("", "url")
    return Cancelled()


async def _recalled(asker: Asker, name: str, begin: Callable[[], Awaitable[str | None]]) -> str | None:
    """Return the handle that an earlier run of the handler began, or begin; None, which is not kept, needs no page."""
    key, handle, known = asker.recall(name)
    if known:
        return str(handle)
    try:
        handle = await begin()
    except BaseException:
        asker.abandon(key)
        raise
    if handle is None:
        asker.abandon(key)
        return None
    asker.record(key, handle)
    return handle


async def _begin(
    asker: Asker, desk: Desk, purpose: Purpose, principal: Principal, message: str, request: dict[str, JSON]
) -> str:
    """Begin an interaction, unless the client cannot be sent to a page anyway."""
    return await desk.interactions.begin(purpose, principal, message, request) if asker.modes.url else "-"


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


def _around() -> Surroundings:
    around = current_surroundings.get()
    if around is None:
        raise OutsideHandlerError
    return around


def _require_pages(asker: Asker, around: Surroundings) -> tuple[Desk, Principal]:
    """Who cannot be sent to a page ends the handler, as a client that cannot be asked does."""
    if around.refused is not None or around.desk is None or around.principal is None:
        error = (around.refused or PagesMissingError)()
        raise _refused(asker, error) from error
    return around.desk, around.principal


async def _pages_url(asker: Asker, around: Surroundings) -> str:
    """Return where the pages are; where they cannot be, the handler ends."""
    try:
        return await around.public_url()
    except ElicitationError as error:
        raise _refused(asker, error) from error


def _refused(asker: Asker, error: ElicitationError) -> Suspended:
    """Return what ends the handler, whatever it catches."""
    if isinstance(asker, ReplayedAsker | PushedAsker):
        asker.refused = error
    return Suspended()


def _failed(asker: Asker, error: ElicitationError) -> ElicitationError:
    """Return an error whose sentence the peer may read; the SDK alone would hide it."""
    if isinstance(asker, ReplayedAsker | PushedAsker):
        asker.failure = error
    return error
