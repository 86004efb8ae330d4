"""Leaving a task as it was found."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextlib import contextmanager
from typing import Any, TypeVar

import anyio

T = TypeVar("T")


@contextmanager
def cancel_requests_restored() -> Generator[None]:
    """Take back the cancel requests that the code inside left on the current asyncio task.

    A suspended ask fails the ``asyncio.TaskGroup`` it stands in, and before Python 3.13 such a group leaves the request
    by which it woke its own task. An anyio scope round the handler would take that for a cancellation from outside.
    Where a ``CancelledError`` is on its way out of here, the request is real and stays.
    """
    task = _current_task()
    if task is None:
        yield
        return
    before = task.cancelling()
    try:
        yield
    except asyncio.CancelledError:
        raise
    except BaseException:
        _restore(task, before)
        raise
    _restore(task, before)


def _restore(task: asyncio.Task[object], before: int) -> None:
    while task.cancelling() > before:
        task.uncancel()


def _current_task() -> asyncio.Task[object] | None:
    try:
        return asyncio.current_task()
    except RuntimeError:  # another event loop, such as trio's
        return None


async def accompanied(work: Callable[[], Awaitable[T]], companion: Callable[[], Coroutine[Any, Any, None]]) -> T:
    """Do something while something else goes on beside it, and end that with it.

    Errors of the work come out as they are, not as a group.

    Args:
        work: What is done.
        companion: What goes on beside it until it is cancelled.
    """
    results: list[T] = []
    failures: list[Exception] = []
    async with anyio.create_task_group() as group:
        group.start_soon(companion)
        try:
            results.append(await work())
        except Exception as error:
            failures.append(error)
        group.cancel_scope.cancel()
    if failures:
        raise failures[0]
    return results[0]
