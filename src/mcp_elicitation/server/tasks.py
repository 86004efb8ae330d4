"""Leaving a task as it was found."""

from __future__ import annotations

import asyncio
from types import TracebackType


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
