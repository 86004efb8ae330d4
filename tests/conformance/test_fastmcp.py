"""The official suite's scenarios that ask, against a FastMCP server, in both eras."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from tests.conformance.runner import EARLIER, MODERN, grade_server, problems
from tests.conformance.scenarios import ASKING, EARLIER_ASKING
from tests.processes import started

pytestmark = pytest.mark.xdist_group("conformance-fastmcp")

NOT_ASKING = "server-stateless"
"""It looks at a whole server, as do those that show no demand; this fixture has the half that asks."""


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with started([sys.executable, "-m", "tests.conformance.fastmcp_server"]) as url:
        yield url


def _cases() -> list[object]:
    return [
        pytest.param(spec, name, id=f"{spec}-{name}", marks=pytest.mark.requirement(*shown))
        for spec, scenarios in ((MODERN, ASKING), (EARLIER, EARLIER_ASKING))
        for name, shown in scenarios.items()
        if shown and name != NOT_ASKING
    ]


@pytest.mark.parametrize(("spec", "scenario"), _cases())
def test_a_scenario_that_asks(url: str, spec: str, scenario: str) -> None:
    [checks] = grade_server(url, spec, scenario).values()
    assert problems(checks) == []
