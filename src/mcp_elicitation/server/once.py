"""Answering a round at most once: claim, run, record; and the same answer when it comes again (MRTR-5)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol, Self

import anyio

from mcp_elicitation.core.json import JSON
from mcp_elicitation.server.ledger import Claim, Ledger
from mcp_elicitation.stores.base import StoreUnavailableError

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


class Once:
    """Records what the handler of a claimed round came to when the block that runs it is left.

    A handler that is cancelled while it waits for a person has done nothing by halves: its round is given back. One
    that is cancelled elsewhere may have; its round is lost.

    Args:
        ledger: Where the claim was made.
        claim: The right to run it.
        recorder: How the outcome is written.
        is_harmless: Tells whether what broke the handler off found it waiting for a person.

    Attributes:
        result: What it came to; set in the block.
    """

    __slots__ = ("_claim", "_is_harmless", "_ledger", "_recorder", "result")

    def __init__(
        self, ledger: Ledger, claim: Claim, recorder: Recorder, is_harmless: Callable[[BaseException], bool]
    ) -> None:
        self.result: object = None
        self._ledger = ledger
        self._claim = claim
        self._recorder = recorder
        self._is_harmless = is_harmless

    async def __aenter__(self) -> Self:
        """Nothing is awaited: the claim was made before."""
        return self

    async def __aexit__(self, _kind: object, error: BaseException | None, _at: object) -> None:
        """Record it. What was done is answered even when that fails: a repeated request learns that it is unknown."""
        try:
            if not self._ledger.shared:  # nothing waits there, so nothing can be cancelled
                await self._record(error)
                return
            with anyio.CancelScope(shield=True):
                await self._record(error)
        except StoreUnavailableError:
            logger.exception("the outcome of a round could not be recorded")

    async def _record(self, error: BaseException | None) -> None:
        ledger, claim = self._ledger, self._claim
        if error is None:
            await ledger.finish(claim, self._recorder.write_result(self.result))
        elif isinstance(error, Exception):
            outcome = self._recorder.write_error(error)
            await (ledger.release(claim) if outcome is None else ledger.finish(claim, outcome))
        else:
            await (ledger.release(claim) if self._is_harmless(error) else ledger.lose(claim))


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
