"""At most once: a round is claimed before its handler runs, and answered from the record when it comes again.

Request → ``claim`` → (run the handler) → ``finish`` with what was answered, ``release`` when the handler got no further
than an ask, ``lose`` when it was broken off elsewhere. While a handler runs, ``keep_alive`` says so to other processes;
when its process dies, that ends, and what became of the round is unknown. A store that does not answer refuses the
request.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import anyio

from mcp_elicitation.core.json import JSON
from mcp_elicitation.server.claims import Answered, Begin, Entry, decide
from mcp_elicitation.stores.base import NOBODY, Record, Store
from mcp_elicitation.stores.memory import MemoryStore

KIND = "round"

ALIVE = 15.0
"""Seconds for which a running handler is known to be alive."""

SWEEP = 60.0
"""Seconds between two sweeps of the store."""

_BEAT = ALIVE / 3


@dataclass(slots=True)
class Claim:
    """The right to run one round of one flow.

    Args:
        record: The ledger's record, as it is now.
        entry: What it says.
    """

    record: Record
    entry: Entry


class Ledger:
    """Remembers the newest round of each flow (MRTR-5).

    Args:
        store: Where; one that several processes share when several serve the server.
        lifetime: Seconds for which a round is remembered: as long as its state can come back.
    """

    def __init__(self, store: Store, *, lifetime: float) -> None:
        self._store = store
        self._lifetime = lifetime
        self._next_sweep = 0.0

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
        await self._sweep(time.time())
        while True:
            now = time.time()
            record = await self._store.get(KIND, flow, now=now)
            decision = decide(
                None if record is None else Entry.read(record.value), round_, repeatable=repeatable, now=now
            )
            if isinstance(decision, Answered):
                return decision
            if isinstance(decision, Begin):
                claimed = await self._begin(flow, round_, record, now)
                if claimed is not None:
                    return claimed
            elif record is not None:
                await self._store.changed(record, timeout=decision.until - now)

    async def _sweep(self, now: float) -> None:
        """Free what abandoned flows held, now and then (MRTR-10)."""
        if now >= self._next_sweep:
            self._next_sweep = now + SWEEP
            await self._store.sweep(now=now)

    async def _begin(self, flow: str, round_: int, record: Record | None, now: float) -> Claim | None:
        entry = Entry(round=round_, status="running", alive_until=now + (ALIVE if self.shared else self._lifetime))
        expires = now + self._lifetime
        if record is None:
            kept = await self._store.add(KIND, flow, entry.write(), owner=NOBODY, expires=expires, now=now)
        else:
            kept = await self._store.replace(record, entry.write(), expires=expires, now=now)
        return None if kept is None else Claim(kept, entry)

    async def keep_alive(self, claim: Claim) -> None:
        """Say again and again that the handler runs, until cancelled."""
        while True:
            await anyio.sleep(_BEAT)
            await self._write(claim, Entry(round=claim.entry.round, status="running", alive_until=time.time() + ALIVE))

    async def finish(self, claim: Claim, outcome: JSON) -> None:
        """Record what the round was answered; from now on it is answered the same."""
        await self._write(claim, Entry(round=claim.entry.round, status="done", outcome=outcome))

    async def release(self, claim: Claim) -> None:
        """Give a round back whose handler got no further than an ask: it may be run again."""
        await self._write(claim, Entry(round=claim.entry.round, status="open"))

    async def lose(self, claim: Claim) -> None:
        """Record that a handler was broken off where an effect may have happened."""
        await self._write(claim, Entry(round=claim.entry.round, status="lost"))

    async def _write(self, claim: Claim, entry: Entry) -> None:
        now = time.time()
        record = await self._store.replace(claim.record, entry.write(), expires=now + self._lifetime, now=now)
        if record is not None:  # somebody else's record means that this claim was given up as dead: it stays so
            claim.record, claim.entry = record, entry
