"""Answering a round at most once: claim, run, record; and the same answer when it comes again (MRTR-5)."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import anyio

from mcp_elicitation.core.json import JSON
from mcp_elicitation.server.ledger import Claim, Ledger
from mcp_elicitation.server.tasks import accompanied
from mcp_elicitation.stores.base import StoreUnavailableError

T = TypeVar("T")

logger = logging.getLogger(__name__)


class Recorder(Protocol):
    """How what a handler came to is written down; errors count as answers too."""

    def write_result(self, result: object) -> JSON:
        """Write what the handler answered."""
        ...

    def write_error(self, error: Exception) -> JSON | None:
        """Write what the handler failed with, as the peer may know it; None when the handler got no further than an ask
        that could not be made, so that nothing happened.
        """
        ...


async def answer_once(
    ledger: Ledger,
    claim: Claim,
    handler: Callable[[], Awaitable[T]],
    recorder: Recorder,
    *,
    is_harmless: Callable[[BaseException], bool],
) -> T:
    """Run the handler of a claimed round and record what it came to.

    A handler that is cancelled while it waits for a person has done nothing by halves: its round is given back. One
    that is cancelled elsewhere may have; its round is lost.

    Args:
        ledger: Where the claim was made.
        claim: The right to run it.
        handler: Runs it.
        recorder: How the outcome is written.
        is_harmless: Tells whether what broke the handler off found it waiting for a person.
    """
    try:
        result = await _alive(ledger, claim, handler)
    except Exception as error:
        outcome = recorder.write_error(error)
        await _record(lambda: ledger.release(claim) if outcome is None else ledger.finish(claim, outcome), ledger)
        raise
    except BaseException as error:
        harmless = is_harmless(error)
        await _record(lambda: ledger.release(claim) if harmless else ledger.lose(claim), ledger)
        raise
    await _record(lambda: ledger.finish(claim, recorder.write_result(result)), ledger)
    return result


class Rest:
    """Tells other processes that a claimed handler waits for a person, and that it goes on.

    Args:
        ledger: Where the claim was made.
        claim: The right to run it.
    """

    def __init__(self, ledger: Ledger, claim: Claim) -> None:
        self._ledger = ledger
        self._claim = claim

    async def begin(self) -> None:
        """Take note that nothing happens until ``end``."""
        try:
            await self._ledger.rest(self._claim)
        except StoreUnavailableError as error:  # then a crash will be taken for one in the middle
            logger.warning("a waiting round could not be noted: %s", error.reason)

    async def end(self) -> None:
        """Take note that something may happen from now on.

        Raises:
            StoreUnavailableError: It must not.
        """
        if self._claim.entry.status == "resting":
            await self._ledger.resume(self._claim)


async def _alive(ledger: Ledger, claim: Claim, handler: Callable[[], Awaitable[T]]) -> T:
    if not ledger.shared:  # nobody else could see it
        return await handler()
    return await accompanied(handler, lambda: ledger.keep_alive(claim))


async def _record(write: Callable[[], Awaitable[None]], ledger: Ledger) -> None:
    """What was done is answered even when it cannot be recorded: a repeated request then learns that it is unknown."""
    try:
        if not ledger.shared:  # nothing waits there, so nothing can be cancelled
            await write()
            return
        with anyio.CancelScope(shield=True):
            await write()
    except StoreUnavailableError:
        logger.exception("the outcome of a round could not be recorded")
