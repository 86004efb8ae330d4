"""Servers as processes of their own: started by a test, reached when they say so, ended by their own id."""

from __future__ import annotations

import os
import re
import select
import socket
import subprocess
import tempfile
import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[1]


class PortBusyError(RuntimeError):
    """Somebody else listens where a server should be started."""

    def __init__(self, port: int) -> None:
        super().__init__(f"port {port} is in use already: whatever listens there would be graded instead")


class ServerStartError(RuntimeError):
    """A server ended, or said nothing, before it could be reached."""

    def __init__(self, command: Sequence[str], output: str) -> None:
        super().__init__(f"{' '.join(command)} never became ready:\n{output[-4000:]}")


def require_free(port: int) -> None:
    """Refuse a port on which somebody listens already."""
    with socket.socket() as probe:
        probe.settimeout(1)
        if probe.connect_ex(("127.0.0.1", port)) == 0:
            raise PortBusyError(port)


@contextmanager
def started(command: Sequence[str], *, port: int = 0, environment: Mapping[str, str] | None = None) -> Generator[str]:
    """Run a server that prints ``ready URL``, yield the URL, and end that one process.

    Args:
        command: The server.
        port: The port that the command names, if it names one; it must be free.
        environment: The server's environment.
    """
    if port:
        require_free(port)
    with running(command, environment=environment) as (url, _):
        yield url


@contextmanager
def running(
    command: Sequence[str], *, environment: Mapping[str, str] | None = None
) -> Generator[tuple[str, subprocess.Popen[bytes]]]:
    """Run a server as ``started`` does, for who wants to end it in the middle: its URL and its process."""
    with tempfile.TemporaryFile() as errors:
        child = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors, cwd=ROOT, env=environment
        )
        try:
            url = _read_ready(child, deadline=time.monotonic() + 60)
            if url is None:
                errors.seek(0)
                raise ServerStartError(command, errors.read().decode(errors="replace"))
            yield url, child
        finally:
            end(child)


def _read_ready(child: subprocess.Popen[bytes], deadline: float) -> str | None:
    """Read the child's output up to the line that names its URL; None when it ends or takes too long."""
    output: IO[bytes] | None = child.stdout
    assert output is not None
    received = b""
    while (left := deadline - time.monotonic()) > 0:
        readable, _, _ = select.select([output], [], [], left)
        chunk = os.read(output.fileno(), 4096) if readable else b""
        if not chunk:
            return None
        received += chunk
        if match := re.search(rb"^ready (\S+)\n", received, re.MULTILINE):
            return match[1].decode()
    return None


def end(child: subprocess.Popen[bytes]) -> None:
    """End one process that was started here, by its own id."""
    child.terminate()
    try:
        child.wait(10)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()
    if child.stdout is not None:
        child.stdout.close()
