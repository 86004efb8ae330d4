"""Freeing what abandoned flows held, now and then, by whoever is at the store anyway (MRTR-10)."""

from __future__ import annotations

from mcp_elicitation.stores.base import Store

SWEEP = 60.0
"""Seconds between two sweeps of the store by one of its users."""


class Sweeper:
    """Sweeps a store when the last time was long ago.

    Args:
        store: The store.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._next = 0.0

    async def sweep(self, now: float) -> None:
        """Sweep if it is time to.

        Args:
            now: Seconds since the epoch.

        Raises:
            StoreUnavailableError: The store does not answer.
        """
        if now >= self._next or now < self._next - SWEEP:  # the second when the clock was set back
            self._next = now + SWEEP
            await self._store.sweep(now=now)
