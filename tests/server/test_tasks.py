"""Leaving a task as it was found."""

from __future__ import annotations

import asyncio

import anyio
import pytest

from mcp_elicitation.server.tasks import cancel_requests_restored


def _current() -> asyncio.Task[object]:
    task = asyncio.current_task()
    assert task is not None
    return task


async def test_a_request_that_the_code_inside_left_is_taken_back() -> None:
    async def inside() -> int:
        with cancel_requests_restored():
            _current().cancel()
            with pytest.raises(asyncio.CancelledError):
                await asyncio.sleep(0)
        return _current().cancelling()

    assert await asyncio.create_task(inside()) == 0


async def test_it_is_taken_back_when_an_error_leaves_too() -> None:
    async def crash() -> None:
        with cancel_requests_restored():
            _current().cancel()
            with pytest.raises(asyncio.CancelledError):
                await asyncio.sleep(0)
            raise ValueError("crash")

    async def inside() -> int:
        with pytest.raises(ValueError, match="crash"):
            await crash()
        return _current().cancelling()

    assert await asyncio.create_task(inside()) == 0


async def test_a_cancellation_from_outside_goes_its_way() -> None:
    async def inside() -> None:
        with cancel_requests_restored():
            await asyncio.sleep(60)

    task = asyncio.create_task(inside())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert (task.cancelled(), task.cancelling()) == (True, 1)


async def test_a_request_that_was_there_before_stays() -> None:
    async def inside() -> int:
        _current().cancel()
        with pytest.raises(asyncio.CancelledError):
            await asyncio.sleep(0)
        with cancel_requests_restored():
            pass
        return _current().cancelling()

    assert await asyncio.create_task(inside()) == 1


@pytest.mark.parametrize("anyio_backend", ["trio"])
async def test_on_another_loop_there_is_nothing_to_do() -> None:
    with cancel_requests_restored():
        await anyio.lowlevel.checkpoint()
