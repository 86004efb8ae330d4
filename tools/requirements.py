"""Print which demand of the specification is shown by which tests, and which by none (``make requirements``)."""

from __future__ import annotations

import collections
import contextlib
import io
import sys

import pytest

from mcp_elicitation.core.requirements import REQUIREMENTS


class _Collector:
    def __init__(self) -> None:
        self.shown_by: dict[str, set[str]] = collections.defaultdict(set)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("requirement"):
                for name in mark.args:
                    self.shown_by[name].add(item.nodeid.partition("[")[0])


def main() -> int:
    collector = _Collector()
    with contextlib.redirect_stdout(io.StringIO()) as said:
        status = pytest.main(["--collect-only", "-qqq", "tests"], plugins=[collector])
    if status not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        print(said.getvalue())
        return int(status)
    missing = [name for name in REQUIREMENTS if name not in collector.shown_by]
    for requirement in REQUIREMENTS.values():
        tests = sorted(collector.shown_by.get(requirement.id, ()))
        print(f"{requirement.id:9} {requirement.level:10} {requirement.demand}")
        for test in tests:
            print(f"          · {test}")
        if not tests:
            print("          · shown by no test yet")
    shown = len(REQUIREMENTS) - len(missing)
    print(f"\n{shown} of {len(REQUIREMENTS)} demands are shown by a test. Missing: {', '.join(missing) or 'none'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
