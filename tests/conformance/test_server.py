"""The official suite against the fixture: every scenario, and no check that warns or is skipped."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import pytest
from tests.conformance.runner import EARLIER, MODERN, Check, grade_server, listed, problems
from tests.conformance.scenarios import ASKING, EARLIER_ASKING
from tests.processes import started

pytestmark = pytest.mark.xdist_group("conformance-server")

Graded = dict[str, list[Check]]

OTHERS = """
    caching completion-complete dns-rebinding-protection http-custom-header-server-validation http-header-validation
    json-schema-2020-12 prompts-get-embedded-resource prompts-get-simple prompts-get-with-args prompts-get-with-image
    prompts-list resources-list resources-read-binary resources-read-text resources-templates-read
    sep-2164-resource-not-found server-sse-multiple-streams tools-call-audio tools-call-embedded-resource
    tools-call-error tools-call-image tools-call-mixed-content tools-call-simple-text tools-call-with-progress
    tools-list
""".split()
"""The scenarios of 2026-07-28 that have nothing to do with asking: the package must not be in their way."""

EARLIER_OTHERS = """
    completion-complete dns-rebinding-protection json-schema-2020-12 logging-set-level ping
    prompts-get-embedded-resource prompts-get-simple prompts-get-with-args prompts-get-with-image prompts-list
    resources-list resources-read-binary resources-read-text resources-subscribe resources-templates-read
    resources-unsubscribe server-initialize server-session-lifecycle server-sse-multiple-streams server-sse-polling
    tools-call-audio tools-call-embedded-resource tools-call-error tools-call-image tools-call-mixed-content
    tools-call-simple-text tools-call-with-logging tools-call-with-progress tools-list
""".split()
"""The other scenarios of 2025-11-25."""


def _marked(scenarios: Mapping[str, tuple[str, ...]]) -> list[Any]:
    return [
        pytest.param(name, marks=[pytest.mark.requirement(*shown)] if shown else [])
        for name, shown in scenarios.items()
    ]


def graded(spec: str) -> Graded:
    with started([sys.executable, "-m", "tests.conformance.server"]) as url:
        return grade_server(url, spec)


@pytest.fixture(scope="module")
def modern() -> Graded:
    return graded(MODERN)


@pytest.fixture(scope="module")
def earlier() -> Graded:
    return graded(EARLIER)


@pytest.mark.parametrize("scenario", _marked(ASKING))
def test_a_scenario_that_asks(modern: Graded, scenario: str) -> None:
    assert problems(modern[scenario]) == []


@pytest.mark.parametrize("scenario", OTHERS)
def test_a_scenario_that_has_nothing_to_do_with_asking(modern: Graded, scenario: str) -> None:
    assert problems(modern[scenario]) == []


def test_no_scenario_of_the_suite_is_left_out(modern: Graded) -> None:
    names = {*ASKING, *OTHERS}
    assert modern.keys() == names
    assert set(listed("server", MODERN)) == names


@pytest.mark.parametrize("scenario", _marked(EARLIER_ASKING))
def test_a_scenario_of_the_earlier_revision_that_asks(earlier: Graded, scenario: str) -> None:
    assert problems(earlier[scenario]) == []


@pytest.mark.parametrize("scenario", EARLIER_OTHERS)
def test_a_scenario_of_the_earlier_revision(earlier: Graded, scenario: str) -> None:
    assert problems(earlier[scenario]) == []


def test_no_scenario_of_the_earlier_revision_is_left_out(earlier: Graded) -> None:
    names = {*EARLIER_ASKING, *EARLIER_OTHERS}
    assert earlier.keys() == names
    assert set(listed("server", EARLIER)) == names
