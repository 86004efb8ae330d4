"""The official suite's mock servers against a client built with ``connect``: every scenario without authorisation."""

from __future__ import annotations

import sys

import pytest
from tests.conformance.runner import EARLIER, MODERN, grade_client, listed, problems

pytestmark = pytest.mark.xdist_group("conformance-client")

COMMAND = [sys.executable, "-m", "tests.conformance.client"]

MODERN_SCENARIOS = {
    "http-custom-headers": (),
    "http-invalid-tool-headers": (),
    "http-standard-headers": (),
    "json-schema-2020-12-preservation": (),
    "json-schema-ref-no-deref": (),
    "request-metadata": ("CAP-1",),
    "sep-2322-client-request-state": ("MRTR-8", "MRTR-9"),
    "tools_call": (),
}
EARLIER_SCENARIOS = {
    "elicitation-sep1034-client-defaults": ("FORM-6", "LEG-2"),
    "initialize": (),
    "json-schema-2020-12-preservation": (),
    "sse-retry": (),
    "tools_call": (),
}

SKIPPED = {
    "http-standard-headers": {
        "did not send a initialize request": "2026-07-28 has no handshake",
        "did not send a notifications/initialized request": "2026-07-28 has no handshake",
    }
}
"""What the suite skips, by scenario: what it says, and why nothing is missing."""


def _cases() -> list[object]:
    return [
        pytest.param(spec, name, id=f"{spec}-{name}", marks=[pytest.mark.requirement(*shown)] if shown else [])
        for spec, scenarios in ((MODERN, MODERN_SCENARIOS), (EARLIER, EARLIER_SCENARIOS))
        for name, shown in scenarios.items()
    ]


@pytest.mark.parametrize(("spec", "scenario"), _cases())
def test_a_scenario(spec: str, scenario: str) -> None:
    checks = grade_client(COMMAND, spec, scenario)
    assert problems(checks, skipped=SKIPPED.get(scenario)) == []


@pytest.mark.parametrize(("spec", "names"), [(MODERN, set(MODERN_SCENARIOS)), (EARLIER, set(EARLIER_SCENARIOS))])
def test_no_scenario_without_authorisation_is_left_out(spec: str, names: set[str]) -> None:
    assert {each for each in listed("client", spec) if not each.startswith("auth/")} == names
