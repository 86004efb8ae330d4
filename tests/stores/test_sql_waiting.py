"""Who waits, and the tasks that notice changes."""

from __future__ import annotations

import asyncio

import anyio

from mcp_elicitation.stores.base import Record
from mcp_elicitation.stores.sql_waiting import Waiting, Watch


def record(version: int = 1, born: str = "b") -> Record:
    return Record(kind="kind", key="key", owner="ann", born=born, version=version, expires=1, value=b"")


async def test_only_who_waits_there_is_woken() -> None:
    waiting = Waiting()
    with waiting.at(b"1", record()) as here, waiting.at(b"1", record()) as too, waiting.at(b"2", record()) as there:
        waiting.wake(b"1")
        waiting.wake(b"3")
        assert (here.is_set(), too.is_set(), there.is_set()) == (True, True, False)
        waiting.wake_all()
        assert there.is_set()


async def test_nothing_is_left_of_who_has_gone() -> None:
    waiting = Waiting()
    with waiting.at(b"1", record()):
        with waiting.at(b"1", record()), waiting.at(b"2", record()):
            assert sorted(waiting.places()) == [b"1", b"2"]
        assert waiting.places() == [b"1"]
    assert waiting.places() == []


async def test_a_comparison_wakes_those_whose_record_is_another() -> None:
    waiting = Waiting()
    with (
        waiting.at(b"same", record(2)) as same,
        waiting.at(b"newer", record(2)) as newer,
        waiting.at(b"again", record(2)) as again,
        waiting.at(b"gone", record(2)) as gone,
        waiting.at(b"unasked", record(2)) as unasked,
    ):
        found = [(b"same", "b", 2), (b"newer", "b", 3), (b"again", "c", 2), (b"stranger", "b", 1)]
        waiting.compare([b"same", b"newer", b"again", b"gone"], found)
        woken = [event.is_set() for event in (same, newer, again, gone, unasked)]
        assert woken == [False, True, True, True, False]


class Counting(Watch):
    """Fails a few times, then looks on until it is told to stop."""

    def __init__(self) -> None:
        super().__init__(Waiting(), (OSError,))
        self.looks = 0
        self.looking = asyncio.Event()

    def _idle(self) -> bool:
        return False

    async def _look(self) -> None:
        self.looks += 1
        if self.looks < 3:
            raise OSError
        self.looking.set()
        await anyio.sleep_forever()


async def test_a_watch_looks_on_after_failures_and_runs_once() -> None:
    watch = Counting()
    for _ in range(3):
        watch.start()
    with anyio.fail_after(10):
        await watch.looking.wait()
    watch.start()
    assert watch.looks == 3
    await watch.close()
    watch.start()
    await anyio.wait_all_tasks_blocked()
    assert watch.looks == 3
