"""What judging a URL costs, and what its command needs to start: processor time in microseconds, best of several."""

from __future__ import annotations

import resource
import subprocess
import sys
import time
import timeit
from collections.abc import Callable

from mcp_elicitation.core.urls import inspect, sendable

SERVER = "https://mcp.travel.example"
HANDLE = f"{SERVER}/connect/Hk3vT9dQx2LrPq7ZbN8wYs"
AUTHORISATION = (
    "https://accounts.google.com/o/oauth2/v2/auth?client_id=1234567890-abc123def456.apps.googleusercontent.com"
    "&response_type=code&scope=openid%20https%3A%2F%2Fwww.googleapis.com%2Fauth%2Fcalendar.events&access_type=offline"
    "&redirect_uri=https%3A%2F%2Fmcp.travel.example%2Fconnect%2Fcallback&state=6f1ed002ab5595859014ebf0951522d9"
    "&nonce=n-0S6_WzA2Mj&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256"
)
MIXED = (
    HANDLE,
    AUTHORISATION,
    "https://github.com/login/oauth/authorize?client_id=Iv1.8a61f9b3a7aba766&scope=repo&state=6f1ed002ab559585",
    "https://www.bücher.example/pfad?x=1",
    "https://docs.example.org/en/latest/topics/urls.html#display",
    "https://accounts.google.com.evil.example/signin?token=abc",
    "https://gооgle.com/",
    "https://ada@evil.example/",
    "http://127.0.0.1:8000/connect/Hk3vT9dQx2LrPq7ZbN8wYs",
    "javascript:alert(1)",
)


def inspect_mixed() -> float:
    """`inspect` on ten URLs of every sort, for each of them."""
    return _microseconds(lambda: [inspect(url, server_origin=SERVER) for url in MIXED]) / len(MIXED)


def inspect_handle() -> float:
    """`inspect` on a connect URL."""
    return _microseconds(lambda: inspect(HANDLE, server_origin=SERVER))


def inspect_authorisation() -> float:
    """`inspect` on an authorisation URL with ten parameters."""
    return _microseconds(lambda: inspect(AUTHORISATION, server_origin=SERVER))


def inspect_long() -> float:
    """`inspect` on a URL of 100,000 characters."""
    url = "https://example.com/?" + "a=b&" * 25_000
    return _microseconds(lambda: inspect(url), number=1)


def sendable_handle() -> float:
    """`sendable` on a connect URL."""
    return _microseconds(lambda: sendable(HANDLE))


def command_start() -> float:
    """`mcp-elicitation url`, beyond what the interpreter needs to start."""
    return _process("-m", "mcp_elicitation", "url", HANDLE) - _process("-c", "pass")


def _microseconds(call: Callable[[], object], number: int = 200) -> float:
    return min(timeit.repeat(call, number=number, repeat=15, timer=time.process_time)) / number * 1e6


def _process(*words: str) -> float:
    def run() -> float:
        began = _children()
        subprocess.run([sys.executable, *words], stdout=subprocess.DEVNULL, check=True)
        return _children() - began

    return min(run() for _ in range(15)) * 1e6


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    for measure in (inspect_mixed, inspect_handle, inspect_authorisation, inspect_long, sendable_handle, command_start):
        print(f"{measure.__name__:22} {measure():10.1f} µs")
