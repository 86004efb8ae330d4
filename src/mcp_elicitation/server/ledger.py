"""At most once: a round is claimed before its handler runs, and answered from the record when it comes again.

Request → ``claim`` → (run the handler) → ``finish`` with what was answered, ``release`` when the handler got no further
than an ask, ``lose`` when it was broken off elsewhere. While a handler runs, ``keep_alive`` says so to other processes;
when its process dies, that ends, and what became of the round is unknown, unless it was waiting for a person (``rest``,
``resume``). A store that does not answer refuses the request.
"""

from __future__ import annotations

import logging
import secrets
import time
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, replace

import anyio
import anyio.lowlevel

from mcp_elicitation.core.json import JSON
from mcp_elicitation.core.sealing import UnopenedError
from mcp_elicitation.server.claims import Answered, Begin, Entry, OutcomeUnknownError, Status, decide
from mcp_elicitation.server.sweeping import Sweeper
from mcp_elicitation.stores.base import NOBODY, Record, Store, StoreUnavailableError
from mcp_elicitation.stores.memory import MemoryStore

KIND = "round"

ALIVE = 15.0
"""Seconds for which a running handler is known to be alive."""

SKEW = 600.0
"""Seconds for which a round is remembered beyond its state: clocks of several machines differ."""

_BEAT = ALIVE / 3

_ALONE = nullcontext()

logger = logging.getLogger(__name__)


@dataclass(slots=True)
class Claim:
    """The right to run one round of one flow.

    Args:
        record: The ledger's record, as it is now.
        entry: What it says.
        writing: Held while the record is changed, where others may change it meanwhile.
    """

    record: Record
    entry: Entry
    writing: AbstractAsyncContextManager[object] = _ALONE


class Ledger:
    """Remembers the newest round of each flow (MRTR-5).

    Args:
        store: Where; one that several processes share when several serve the server.
        lifetime: Seconds for which a round is remembered: as long as its state can come back.
    """

    def __init__(self, store: Store, *, lifetime: float) -> None:
        self._store = store
        self._lifetime = lifetime
        self._sweeper = Sweeper(store)

    @property
    def shared(self) -> bool:
        """Whether other processes may see the store; then a running handler has to say that it is alive."""
        return not isinstance(self._store, MemoryStore)

    async def claim(self, flow: str, round_: int, *, repeatable: bool) -> Claim | Answered:
        """Claim a round, or wait for what another request of the same round is answered.

        Raises:
            OlderRoundError: The flow has left this round behind.
            OutcomeUnknownError: Its run was broken off where an effect may have happened.
            StoreUnavailableError: The store does not answer.
        """
        await self._sweeper.sweep(time.time())
        while True:
            now = time.time()
            record, entry = await self._find(flow, now)
            decision = decide(entry, round_, repeatable=repeatable, now=now)
            if isinstance(decision, Answered):
                return decision
            if isinstance(decision, Begin):
                claimed = None
                with anyio.CancelScope(shield=self.shared):  # a claim that was made must be known to have been made
                    claimed = await self._begin(flow, round_, record, now)
                if claimed is not None:
                    return await self._still_wanted(claimed)
            elif record is not None:  # a clock that was set back must not make it a long wait
                await self._store.changed(record, timeout=min(decision.until - now, self._lifetime))

    async def _still_wanted(self, claim: Claim) -> Claim:
        """Give a claim back at once when the request was cancelled while it was made: nothing has happened."""
        if not self.shared:
            return claim
        try:
            await anyio.lowlevel.checkpoint_if_cancelled()
        except BaseException:
            with anyio.CancelScope(shield=True):
                await self.release(claim)
            raise
        return claim

    async def _find(self, flow: str, now: float) -> tuple[Record | None, Entry | None]:
        try:
            record = await self._store.get(KIND, flow, now=now)
        except UnopenedError as error:  # its key is gone, or somebody changed it: nobody can tell what happened
            logger.warning("the record of a round could not be opened: %s", error)
            raise OutcomeUnknownError from error
        return record, None if record is None else Entry.read(record.value)

    async def _begin(self, flow: str, round_: int, record: Record | None, now: float) -> Claim | None:
        alive_until = now + (ALIVE if self.shared else self._lifetime)
        by = secrets.token_hex(8) if self.shared else ""
        entry = Entry(round=round_, status="running", alive_until=alive_until, by=by)
        expires = self._expires(now)
        if record is None:
            kept = await self._store.add(KIND, flow, entry.write(), owner=NOBODY, expires=expires, now=now)
        else:
            kept = await self._store.replace(record, entry.write(), expires=expires, now=now)
        if kept is None:
            return None
        return Claim(kept, entry, anyio.Lock()) if self.shared else Claim(kept, entry)

    async def keep_alive(self, claim: Claim) -> None:
        """Say again and again that the handler runs, until cancelled.

        A store that does not answer for a while does not end the handler: it may be in the middle of something.
        """
        while True:
            await anyio.sleep(_BEAT)
            try:
                with anyio.CancelScope(shield=True):  # a change that was made must be known to have been made
                    await self._write(claim, claim.entry.status)
            except StoreUnavailableError as error:
                logger.warning("a running round could not be kept alive: %s", error.reason)

    async def rest(self, claim: Claim) -> None:
        """Record that the handler waits for a person: when its process dies meanwhile, it may be run again."""
        await self._write(claim, "resting")

    async def resume(self, claim: Claim) -> None:
        """Record that the handler goes on.

        Raises:
            StoreUnavailableError: It must not go on.
        """
        await self._write(claim, "running")

    async def finish(self, claim: Claim, outcome: JSON) -> None:
        """Record what the round was answered; from now on it is answered the same."""
        await self._write(claim, "done", outcome)

    async def release(self, claim: Claim) -> None:
        """Give a round back whose handler got no further than an ask: it may be run again."""
        await self._write(claim, "open")

    async def lose(self, claim: Claim) -> None:
        """Record that a handler was broken off where an effect may have happened."""
        await self._write(claim, "lost")

    async def _write(self, claim: Claim, status: Status, outcome: JSON = None) -> None:
        """Change the record of a claim; one that was given up as dead and claimed anew stays as it is."""
        async with claim.writing:
            now = time.time()
            alive_until = now + ALIVE if status in {"resting", "running"} else 0.0
            entry = replace(claim.entry, status=status, alive_until=alive_until, outcome=outcome)
            record = await self._replace(claim.record, entry, now)
            if record is None and self.shared:  # an earlier change may have been made although the store did not say so
                found, known = await self._find(claim.record.key, now)
                if found is not None and known is not None and known.by == claim.entry.by:
                    record = await self._replace(found, entry, now)
            if record is not None:
                claim.record, claim.entry = record, entry

    async def _replace(self, record: Record, entry: Entry, now: float) -> Record | None:
        return await self._store.replace(record, entry.write(), expires=self._expires(now), now=now)

    def _expires(self, now: float) -> float:
        return now + self._lifetime + SKEW
