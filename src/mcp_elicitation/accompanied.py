"""Doing one thing while another goes on beside it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import anyio

T = TypeVar("T")


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
