"""The official suite's scenarios that ask, against a FastMCP server, in both eras."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from tests.conformance.runner import EARLIER, MODERN, grade_server, problems
from tests.processes import started

pytestmark = pytest.mark.xdist_group("conformance-fastmcp")

ASKING = {
    "input-required-result-basic-elicitation": ("MSG-1", "MSG-2", "MSG-4", "FORM-1"),
    "input-required-result-basic-sampling": ("MRTR-1",),
    "input-required-result-basic-list-roots": ("MRTR-1",),
    "input-required-result-request-state": ("MRTR-2",),
    "input-required-result-multiple-input-requests": ("MRTR-1",),
    "input-required-result-multi-round": ("MRTR-2",),
    "input-required-result-missing-input-response": ("MRTR-7",),
    "input-required-result-non-tool-request": ("MSG-1",),
    "input-required-result-result-type": ("MRTR-2",),
    "input-required-result-unsupported-methods": ("MRTR-6",),
    "input-required-result-tampered-state": ("MRTR-3",),
    "input-required-result-capability-check": ("CAP-4",),
    "input-required-result-ignore-extra-params": ("MRTR-7",),
    "input-required-result-validate-input": ("ERR-1",),
}
EARLIER_ASKING = {
    "elicitation-sep1034-defaults": ("FORM-2", "FORM-3", "FORM-4", "FORM-5", "LEG-2"),
    "tools-call-elicitation": ("LEG-2",),
}


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with started([sys.executable, "-m", "tests.conformance.fastmcp_server"]) as url:
        yield url


def _cases() -> list[object]:
    return [
        pytest.param(spec, name, id=f"{spec}-{name}", marks=pytest.mark.requirement(*shown))
        for spec, scenarios in ((MODERN, ASKING), (EARLIER, EARLIER_ASKING))
        for name, shown in scenarios.items()
    ]


@pytest.mark.parametrize(("spec", "scenario"), _cases())
def test_a_scenario_that_asks(url: str, spec: str, scenario: str) -> None:
    [checks] = grade_server(url, spec, scenario).values()
    assert problems(checks) == []
