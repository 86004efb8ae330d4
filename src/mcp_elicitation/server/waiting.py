"""Waiting for what the person does elsewhere: until it is done, or for as long as a request may be held (URL-4)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

import anyio

from mcp_elicitation.server.tasks import accompanied

T = TypeVar("T")

HOLD = 45.0
"""Seconds for which a request is held; shorter than the time-outs that stand between a client and a server."""

FIRST_LOOK = 0.25
LONGEST_LOOK = 2.0
PROGRESS = 10.0
"""Seconds between two signs of life to the caller."""

Look: TypeAlias = Callable[[], Awaitable[T | None]]
"""Looks whether something is done: gives its result, or None (or False) while it is not."""


@runtime_checkable
class Event(Protocol):
    """What ``asyncio.Event`` and its like are: something that can be waited for, and asked."""

    def is_set(self) -> bool:
        """Tell whether it has happened."""
        ...

    async def wait(self) -> object:
        """Wait until it has happened."""
        ...


Done: TypeAlias = "Look[T] | Event"
"""How a handler tells that the person is done on a page."""


async def hold(
    looks: Mapping[str, Done[Any]], *, seconds: float, sign_of_life: Callable[[], Awaitable[None]] | None = None
) -> dict[str, Any]:
    """Wait for several things at once and return the results of those that are done, by key.

    Each is looked at once even when there is no time to wait.

    Args:
        looks: What is waited for.
        seconds: How long at most.
        sign_of_life: Tells the caller that somebody is still there, so that its own clock does not run out.
    """
    results = await look_at(looks)
    waiting = {key: done for key, done in looks.items() if key not in results}
    if waiting and seconds > 0:
        results |= await wait_for(waiting, seconds=seconds, sign_of_life=sign_of_life)
    return results


async def look_at(looks: Mapping[str, Done[Any]]) -> dict[str, Any]:
    """Look at several things once and return the results of those that are done, by key."""
    results: dict[str, Any] = {}
    for key, done in looks.items():
        if (result := await _look(done)) is not None:
            results[key] = result
    return results


async def wait_for(
    waiting: Mapping[str, Done[Any]], *, seconds: float, sign_of_life: Callable[[], Awaitable[None]] | None = None
) -> dict[str, Any]:
    """Wait for several things that were not done a moment ago; the arguments are those of ``hold``."""
    results: dict[str, Any] = {}
    with anyio.move_on_after(seconds):
        if sign_of_life is None:
            await _wait_for_all(waiting, results)
        else:
            await accompanied(lambda: _wait_for_all(waiting, results), lambda: say_again(sign_of_life))
    return results


async def _wait_for_all(waiting: Mapping[str, Done[Any]], results: dict[str, Any]) -> None:
    """Wait in this very task where there is one thing to wait for: thousands may do so at the same time."""
    if len(waiting) == 1:
        [(key, done)] = waiting.items()
        await _wait(key, done, results)
        return
    failures: list[Exception] = []

    async def wait(key: str, done: Done[Any]) -> None:
        try:
            await _wait(key, done, results)
        except Exception as error:
            failures.append(error)
            group.cancel_scope.cancel()

    async with anyio.create_task_group() as group:
        for key, done in waiting.items():
            group.start_soon(wait, key, done)
    if failures:  # as it was raised, not as a group
        raise failures[0]


async def _wait(key: str, done: Done[Any], results: dict[str, Any]) -> None:
    if isinstance(done, Event):
        await done.wait()
        results[key] = True
        return
    pause, result = FIRST_LOOK, None
    while result is None:
        await anyio.sleep(pause)
        pause = min(pause * 2, LONGEST_LOOK)
        result = await _look(done)
    results[key] = result


async def _look(done: Done[Any]) -> object:
    if isinstance(done, Event):
        return True if done.is_set() else None
    result: object = await done()
    return None if result is False else result


async def say_again(sign_of_life: Callable[[], Awaitable[None]]) -> None:
    """Give a sign of life again and again, until cancelled."""
    while True:
        await anyio.sleep(PROGRESS)
        await sign_of_life()
