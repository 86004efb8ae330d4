"""Four defects that the official suite lets pass: each is caught by a promise of ours."""

from __future__ import annotations

import re
import sys
import time

import mcp.server.request_state
import pytest
from tests.conformance import promises
from tests.conformance.mutants import MUTANTS
from tests.conformance.promises import PROMISES, Clock, Promise
from tests.conformance.runner import MODERN, grade_server, problems
from tests.conformance.server import application, build
from tests.conformance.talk import Talker
from tests.processes import started
from tests.serving import serve

pytestmark = pytest.mark.xdist_group("conformance-mutants")

BROKEN: dict[str, tuple[Promise, str]] = {
    "state_ignored": (promises.a_stripped_state_is_asked_again, "state-ok True"),
    "state_eternal": (promises.an_old_state_is_refused, "state-ok True"),
    "decline_is_consent": (promises.only_accept_is_consent, "'Hello' is contained here"),
    "answer_dropped": (promises.the_answer_reaches_the_result, "'Grace Brewster Hopper' in 'Hello!'"),
}
"""The promise that each mutant breaks, and what shows it."""


def test_every_mutant_has_the_promise_that_it_breaks() -> None:
    assert BROKEN.keys() == MUTANTS.keys()
    assert {promise for promise, _ in BROKEN.values()} <= set(PROMISES)


@pytest.mark.requirement("ACT-2", "MRTR-3", "MRTR-4")
@pytest.mark.parametrize("mutant", BROKEN)
async def test_a_promise_of_ours_catches(mutant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    promise, shows = BROKEN[mutant]
    clock = Clock(time.time())
    monkeypatch.setattr(mcp.server.request_state, "time", clock)
    async with serve(application(build(mutant))) as base:
        with pytest.raises(AssertionError, match=re.escape(shows)):
            await promise(Talker(f"{base}/mcp"), clock)


@pytest.mark.parametrize("mutant", BROKEN)
def test_the_official_suite_lets_it_pass(mutant: str) -> None:
    with started([sys.executable, "-m", "tests.conformance.server", "--mutant", mutant]) as url:
        graded = grade_server(url, MODERN)
    assert len([name for name in graded if name.startswith("input-required-result-")]) == 14
    assert {name: found for name, checks in graded.items() if (found := problems(checks))} == {}
