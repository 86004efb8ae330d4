"""Every benchmark, one after the other, each in a process of its own (``make bench``).

Name some to run only those: ``make bench ONLY="flow forms"``.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
NAMES = sorted(path.stem for path in HERE.glob("*.py") if path.stem != "run")


def main(wanted: list[str]) -> int:
    """Run what is wanted, or all; return how many failed."""
    if unknown := set(wanted) - set(NAMES):
        print(f"no such benchmark: {', '.join(sorted(unknown))}; there are {', '.join(NAMES)}", file=sys.stderr)
        return 2
    failed: list[str] = []
    for name in wanted or NAMES:
        print(f"\n== {name} ==", flush=True)
        if subprocess.run([sys.executable, HERE / f"{name}.py"], check=False).returncode:
            failed.append(name)
    if failed:
        print(f"\nfailed: {', '.join(failed)}", file=sys.stderr)
    return len(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
