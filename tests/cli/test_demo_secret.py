"""The demo without a terminal: the script gives the pretend key and connects an account, on real pages."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from mcp_elicitation.cli.demo_secret import DEMO_KEY


@pytest.mark.requirement("OAUTH-5")
@pytest.mark.parametrize(
    ("language", "said", "connected"),
    [("en", "The key stands in none", "Demo Hub is connected"), ("zh", "找不到该密钥", "Demo Hub is connected")],
)
def test_the_demo_gives_a_key_and_connects_an_account(language: str, said: str, connected: str) -> None:
    command = [sys.executable, "-m", "mcp_elicitation", "--language", language, "demo"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SSH_")}
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
    assert done.stdout.count("Oslo: sunny") == 2
    assert f"{connected}\nsam@demo-hub: 09:00" in done.stdout
    assert done.stdout.count("sam@demo-hub: 09:00") == 2
    assert DEMO_KEY not in done.stdout + done.stderr
