"""Leaving a task as it was found."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from types import TracebackType
from typing import Any, TypeVar

import anyio

T = TypeVar("T")


class CancelRequestsRestored:
    """Takes back the cancel requests that the code inside left on the current asyncio task.

    A suspended ask fails the ``asyncio.TaskGroup`` it stands in, and before Python 3.13 such a group leaves the request
    by which it woke its own task. An anyio scope round the handler would take that for a cancellation from outside.
    Where a ``CancelledError`` is on its way out of here, the request is real and stays.
    """

    __slots__ = ("_before", "_task")

    def __enter__(self) -> None:
        """Take note of what is there already."""
        self._task = _current_task()
        self._before = 0 if self._task is None else self._task.cancelling()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Take back what came since."""
        task = self._task
        if task is None or isinstance(error, asyncio.CancelledError):
            return
        while task.cancelling() > self._before:
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
