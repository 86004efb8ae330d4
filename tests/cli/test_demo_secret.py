"""The demo without a terminal: the script gives the pretend key on the real page of a real process."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from mcp_elicitation.cli.demo_secret import DEMO_KEY


@pytest.mark.parametrize(("language", "said"), [("en", "The key stands in none"), ("zh", "找不到该密钥")])
def test_the_demo_gives_a_key_and_shows_that_it_is_nowhere(language: str, said: str) -> None:
    command = [sys.executable, "-m", "mcp_elicitation", "--language", language, "demo"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SSH_")}
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
    assert done.stdout.count("Oslo: sunny") == 2
    assert DEMO_KEY not in done.stdout + done.stderr
