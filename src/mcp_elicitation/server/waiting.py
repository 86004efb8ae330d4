"""Waiting for what the person does elsewhere: until it is done, or for as long as a request may be held (URL-4)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar, cast, runtime_checkable

import anyio

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
    if len(waiting) > 1 or sign_of_life is not None:
        return await _wait_for_all(waiting, seconds, sign_of_life)
    [(key, done)] = waiting.items()  # in this very task: thousands may do so at the same time
    with anyio.move_on_after(seconds):
        if isinstance(done, Event):
            await done.wait()
            return {key: True}
        return {key: await _poll(done)}
    return {}


async def _wait_for_all(
    waiting: Mapping[str, Done[Any]], seconds: float, sign_of_life: Callable[[], Awaitable[None]] | None
) -> dict[str, Any]:
    results: dict[str, Any] = {}
    failures: list[Exception] = []

    async def wait(key: str, done: Done[Any]) -> None:
        try:
            results[key] = await _ended(done)
        except Exception as error:
            failures.append(error)
            group.cancel_scope.cancel()

    async def wait_for_each() -> None:
        async with anyio.create_task_group() as inner:
            for key, done in waiting.items():
                inner.start_soon(wait, key, done)
        group.cancel_scope.cancel()

    with anyio.move_on_after(seconds):
        async with anyio.create_task_group() as group:
            group.start_soon(wait_for_each)
            if sign_of_life is not None:
                group.start_soon(say_again, sign_of_life)
    if failures:  # as it was raised, not as a group
        raise failures[0]
    return results


async def _ended(done: Done[Any]) -> object:
    if isinstance(done, Event):
        await done.wait()
        return True
    return await _poll(done)


async def _poll(look: Look[T]) -> T:
    """Look again and again, ever more seldom."""
    pause = FIRST_LOOK
    while True:
        await anyio.sleep(pause)
        pause = min(pause * 2, LONGEST_LOOK)
        result = await _look(look)
        if result is not None:
            return cast("T", result)


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
