"""Starting a neighbour (``neighbour.py``) and talking with it."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from collections.abc import AsyncGenerator
from pathlib import Path

import anyio
import anyio.to_thread

ROOT = Path(__file__).parents[2]


class Neighbour:
    """A second process on the same store."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    async def said(self) -> object:
        """Return the next line of the neighbour."""
        assert self._process.stdout is not None
        line = await anyio.to_thread.run_sync(self._process.stdout.readline)
        assert line, "the neighbour has died"
        return json.loads(line)

    async def ask(self, **command: object) -> object:
        """Let the neighbour do something and return what it came to."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(command) + "\n")
        self._process.stdin.flush()
        return await self.said()


@contextlib.asynccontextmanager
async def neighbour(url: str) -> AsyncGenerator[Neighbour]:
    """Start a process that uses the store of a URL, and end it."""
    process = _start(url)
    with process:
        try:
            found = Neighbour(process)
            assert await found.said() == "ready"
            yield found
        finally:
            assert process.stdin is not None
            process.stdin.close()


def _start(url: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-W", "error", "-m", "tests.stores.neighbour", url]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)


async def race(neighbours: list[Neighbour], how: str, keys: list[str], callers: int) -> dict[str, int]:
    """Let neighbours race for keys and return how many callers of all of them won each."""
    won = dict.fromkeys(keys, 0)

    async def one(each: Neighbour) -> None:
        said = await each.ask(do="race", how=how, keys=",".join(keys), callers=callers)
        assert isinstance(said, dict)
        for key in keys:
            won[key] += said[key]

    async with anyio.create_task_group() as group:
        for each in neighbours:
            group.start_soon(one, each)
    return won
