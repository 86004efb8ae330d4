"""What it costs to import the package, next to the SDK it stands on, and to start its command.

Each figure is the least CPU of fresh processes that take turns, less what the interpreter needs to start.
"""

from __future__ import annotations

import resource
import subprocess
import sys

STARTS = {
    "nothing": ("-c", "pass"),
    "import mcp": ("-c", "import mcp"),
    "import mcp, then mcp_elicitation": ("-c", "import mcp, mcp_elicitation"),
    "import mcp_elicitation": ("-c", "import mcp_elicitation"),
    "from mcp_elicitation import Elicitation, ask": ("-c", "from mcp_elicitation import Elicitation, ask"),
    "mcp-elicitation --help": ("-m", "mcp_elicitation", "--help"),
}
ROUNDS = 15


def measure() -> dict[str, float]:
    """Return the milliseconds of each start beyond the interpreter's own."""
    least = dict.fromkeys(STARTS, float("inf"))
    for _ in range(ROUNDS):
        for name, words in STARTS.items():
            least[name] = min(least[name], _cpu(*words))
    return {name: seconds * 1e3 - least["nothing"] * 1e3 for name, seconds in least.items() if name != "nothing"}


def _cpu(*words: str) -> float:
    began = _children()
    subprocess.run([sys.executable, *words], stdout=subprocess.DEVNULL, check=True)
    return _children() - began


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Print the table."""
    spent = measure()
    for name, milliseconds in spent.items():
        print(f"{name:46} {milliseconds:7.1f} ms")
    more = (spent["import mcp, then mcp_elicitation"] / spent["import mcp"] - 1) * 100
    print(f"import mcp_elicitation adds {more:.1f} % to import mcp (hold: < 10 %)")
    print(f"--help starts in {spent['mcp-elicitation --help']:.0f} ms beyond the interpreter (hold: < 150 ms)")


if __name__ == "__main__":
    main()
