"""Sending a person to a page of this server and learning what became of it: what every ask of that kind does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from mcp_elicitation.core.elicitation import Accepted, Cancelled, Declined, Opened, Outcome
from mcp_elicitation.core.flow.errors import OutsideHandlerError
from mcp_elicitation.core.flow.question import UrlQuestion
from mcp_elicitation.core.flow.replay import Suspended
from mcp_elicitation.core.json import JSON
from mcp_elicitation.core.principal import Principal
from mcp_elicitation.errors import ElicitationError, PersonError
from mcp_elicitation.server import telemetry
from mcp_elicitation.server.asker import Asker
from mcp_elicitation.server.connect.desk import Check, Desk
from mcp_elicitation.server.interaction import Interaction, Purpose, digest_of
from mcp_elicitation.server.pushed import CannotBeAskedError, PushedAsker
from mcp_elicitation.server.replayed import ReplayedAsker
from mcp_elicitation.server.surroundings import PagesMissingError, Surroundings, current_surroundings
from mcp_elicitation.text import Text


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


async def await_page(
    asker: Asker, around: Surroundings, desk: Desk, message: str, handle: str, check: Check | None
) -> Outcome[bool]:
    """Send the person to the page and return what became of it."""
    before = await desk.interactions.find(handle)
    over = before is None or desk.interactions.is_over(before.interaction)
    url = f"{await pages_url(asker, around)}/connect/{handle}"
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
        raise failed(asker, LinkBurntError())
    telemetry.expired("", "url")
    return Cancelled()


async def recalled(asker: Asker, name: str, begin: Callable[[], Awaitable[str | None]]) -> str | None:
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


async def begin_page(
    asker: Asker, desk: Desk, purpose: Purpose, principal: Principal, message: str, request: dict[str, JSON]
) -> str:
    """Begin an interaction, unless the client cannot be sent to a page anyway."""
    return await desk.interactions.begin(purpose, principal, message, request) if asker.modes.url else "-"


def find_around() -> Surroundings:
    """Return what the request at hand can use.

    Raises:
        OutsideHandlerError: There is no request.
    """
    around = current_surroundings.get()
    if around is None:
        raise OutsideHandlerError
    return around


def require_pages(asker: Asker, around: Surroundings) -> tuple[Desk, Principal]:
    """Who cannot be sent to a page ends the handler, as a client that cannot be asked does."""
    if around.refused is not None or around.desk is None or around.principal is None:
        error = (around.refused or PagesMissingError)()
        raise _refused(asker, error) from error
    return around.desk, around.principal


def require_remembered(asker: Asker) -> None:
    """Refuse to ask for what only this very call could find again: a page of which nothing is kept (LEG-4).

    Where nothing can be pushed, an error carries the page and the client calls anew; that call cannot know it.
    """
    if isinstance(asker, PushedAsker) and not asker.can_push:
        raise _refused(asker, CannotBeAskedError())


async def pages_url(asker: Asker, around: Surroundings) -> str:
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


def failed(asker: Asker, error: ElicitationError) -> ElicitationError:
    """Return an error whose sentence the peer may read; the SDK alone would hide it."""
    if isinstance(asker, ReplayedAsker | PushedAsker):
        asker.failure = error
    return error
