"""Servers of other processes are refused, those of a test are ended, and none is opened to the network."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys

import pytest
from tests.node import NODE, node_environment, require_node
from tests.processes import PortBusyError, ServerStartError, started


def test_a_busy_port_is_refused_before_anything_is_started() -> None:
    with socket.socket() as somebody:
        somebody.bind(("127.0.0.1", 0))
        somebody.listen()
        port = somebody.getsockname()[1]
        with pytest.raises(PortBusyError, match=str(port)), started(["no-such-command"], port=port):
            pass


def test_a_server_that_ends_before_it_is_ready_is_named_with_what_it_said() -> None:
    command = [sys.executable, "-c", "import sys; sys.exit('no key was given')"]
    with pytest.raises(ServerStartError, match="no key was given"), started(command):
        pass


def test_a_started_server_is_ended_and_no_other() -> None:
    command = [sys.executable, "-u", "-c", "import os, time; print('ready', os.getpid()); time.sleep(60)"]
    with started(command) as one, started(command) as other:
        assert one != other
        for pid in (one, other):
            os.kill(int(pid), 0)
    for pid in (one, other):
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid), 0)


@pytest.mark.parametrize("host", ["", ", '::'", ", '0.0.0.0'"])
def test_what_node_would_open_to_the_network_is_held_on_loopback(host: str) -> None:
    require_node()
    script = (
        f"const s = require('net').createServer().listen(0{host});"
        "s.on('listening', () => { console.log(JSON.stringify(s.address())); s.close(); });"
    )
    run = subprocess.run(
        [NODE, "-e", script],
        env=node_environment(),
        capture_output=True,
        text=True,
        check=True,
        timeout=30,
    )
    *_, address = map(json.loads, run.stdout.splitlines())
    assert address["address"] == "127.0.0.1"
    assert address["port"] > 0
