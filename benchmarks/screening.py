"""How long the screening takes: microseconds per field and per value, milliseconds for the first use.

Plain functions that return numbers; run as a script, it prints them. No field is asked twice in a row, so that nothing
is measured but work.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from mcp_elicitation.core.screening import AskedField, asks_for_secret, looks_like_secret

TUNING = Path(__file__).parents[1] / "tests" / "core" / "screening" / "tuning"
_VALUES = (
    "Ada Lovelace",
    "ada@example.com",
    "12 Example Street, 10115 Berlin",
    "Please call me after lunch, I am in a meeting until one o'clock.",
    "550e8400-e29b-41d4-a716-446655440000",
    "DE89370400440532013000",
    "4242 4242 4242 4242",
    "sk-proj-" + "aB3dE5fG7hJ9kL1mN3pQ5rS7",
    "postgres://bob:s3cret@db.example/orders",
    "aGVsbG8gd29ybGQsIHRoaXMgaXMgdGV4dA==",
    "https://example.com/path/to/page?id=12345678901234567890",
    "2024-11-29",
)


def microseconds_per_field(rounds: int = 3) -> float:
    """Return the best mean over all fields of the tuning set, each with its message."""
    asked = [
        (AskedField.from_property(case["name"], case["property"]), case["message"])
        for path in sorted(TUNING.rglob("*.jsonl"))
        for case in map(json.loads, path.read_text(encoding="utf-8").splitlines())
    ]
    asks_for_secret(AskedField(name="warm"))
    return min(_mean(asks_for_secret, asked) for _ in range(rounds))


def microseconds_per_value(rounds: int = 20) -> float:
    """Return the best mean over ordinary and secret values of all kinds."""
    values = [(value,) for value in _VALUES]
    looks_like_secret("a warm first value")
    return min(_mean(looks_like_secret, values) for _ in range(rounds))


def milliseconds_of_first_use() -> tuple[float, float]:
    """Return what the import costs and what the first question costs, in a fresh process."""
    program = (
        "import time; a = time.process_time()\n"
        "from mcp_elicitation.core.screening import AskedField, asks_for_secret\n"
        "b = time.process_time(); asks_for_secret(AskedField(name='x')); c = time.process_time()\n"
        "print((b - a) * 1e3, (c - b) * 1e3)"
    )
    runs = [_run(program) for _ in range(5)]
    return min(run[0] for run in runs), min(run[1] for run in runs)


def _run(program: str) -> tuple[float, float]:
    output = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    first, second = map(float, output.split())
    return first, second


def _mean(work: Callable[..., object], arguments: Sequence[tuple[object, ...]]) -> float:
    start = time.process_time()
    for given in arguments:
        work(*given)
    return (time.process_time() - start) / len(arguments) * 1e6


def main() -> None:
    imported, first = milliseconds_of_first_use()
    print(f"screening: {microseconds_per_field():.0f} µs a field (hold: 200)")
    print(f"screening: {microseconds_per_value():.0f} µs a value (hold: 100)")
    print(f"screening: import {imported:.0f} ms, first use {first:.0f} ms")


if __name__ == "__main__":
    main()
