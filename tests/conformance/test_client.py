"""The official suite's mock servers against a client built with ``connect``: every scenario, signing in included."""

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

BOTH_SIGNING_IN = """
    basic-cimd metadata-default metadata-var1 metadata-var2 metadata-var3 pre-registration
    scope-from-scopes-supported scope-from-www-authenticate scope-omitted-when-undefined scope-retry-limit scope-step-up
    token-endpoint-auth-basic token-endpoint-auth-none token-endpoint-auth-post
""".split()
MODERN_SIGNING_IN = """
    authorization-server-migration iss-normalized iss-not-advertised iss-supported iss-supported-missing iss-unexpected
    iss-wrong-issuer metadata-issuer-mismatch offline-access-not-supported offline-access-scope resource-mismatch
""".split()
"""The scenarios in which the SDK's OAuth client stands behind ``connect(auth=…)``: we must not be in its way."""

SIGNING_IN = {
    MODERN: [f"auth/{name}" for name in (*BOTH_SIGNING_IN, *MODERN_SIGNING_IN)],
    EARLIER: [f"auth/{name}" for name in BOTH_SIGNING_IN],
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


@pytest.mark.parametrize(("spec", "scenario"), [(spec, name) for spec, names in SIGNING_IN.items() for name in names])
def test_a_scenario_in_which_somebody_signs_in(spec: str, scenario: str) -> None:
    assert problems(grade_client(COMMAND, spec, scenario)) == []


@pytest.mark.parametrize(
    ("spec", "scenario"),
    [
        pytest.param(MODERN, "sep-2322-client-request-state", marks=pytest.mark.requirement("MRTR-8", "MRTR-9")),
        pytest.param(EARLIER, "elicitation-sep1034-client-defaults", marks=pytest.mark.requirement("FORM-6", "LEG-2")),
    ],
    ids=["rounds", "defaults"],
)
def test_a_scenario_that_asks_is_answered_in_a_browser(spec: str, scenario: str) -> None:
    checks = grade_client([*COMMAND[:-1], "tests.conformance.inbox_client"], spec, scenario)
    assert problems(checks) == []


@pytest.mark.parametrize(("spec", "scenarios"), [(MODERN, MODERN_SCENARIOS), (EARLIER, EARLIER_SCENARIOS)])
def test_no_scenario_is_left_out(spec: str, scenarios: dict[str, object]) -> None:
    assert set(listed("client", spec)) == {*scenarios, *SIGNING_IN[spec]}
