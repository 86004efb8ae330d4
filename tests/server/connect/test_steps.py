"""What happens next on a page, for every case there is."""

from __future__ import annotations

import itertools
from typing import get_args

import pytest

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.server.connect.steps import TABLE, Case, Request, Step, decide
from mcp_elicitation.server.connect.visitor import Visitor
from mcp_elicitation.server.interaction import Interaction, Purpose, State

ALICE = Principal(issuer="https://as.example", subject="alice", client="inspector")
BOB = Principal(issuer="https://as.example", subject="bob")
NAMESAKE = Principal(issuer="https://other.example", subject="alice")
REQUESTS: tuple[Request, ...] = get_args(Request)
STATES: tuple[State, ...] = get_args(State)
PURPOSES: tuple[Purpose, ...] = get_args(Purpose)
HARMLESS: frozenset[Step] = frozenset({"gone", "sign_in", "burn"})
CHANGING: frozenset[Step] = frozenset({"open", "take", "allow", "approve", "refuse"})


def case(
    request: Request,
    *,
    purpose: Purpose = "secret",
    state: State = "waiting",
    holder: str = "",
    who: Principal | None = ALICE,
    over: bool = False,
) -> Case:
    interaction = Interaction(purpose=purpose, principal=ALICE, message="m", deadline=1.0, state=state, holder=holder)
    visitor = None if who is None else Visitor(principal=who, label="label")
    return Case(request=request, interaction=interaction, over=over, visitor=visitor, session="mine")


everything = list(itertools.product(PURPOSES, STATES, REQUESTS))


@pytest.mark.requirement("PHISH-1", "PHISH-3", "SEC-1")
@pytest.mark.parametrize(("purpose", "state", "request_"), everything)
@pytest.mark.parametrize("who", [BOB, NAMESAKE, None])
def test_nobody_but_the_asker_gets_anywhere(
    purpose: Purpose, state: State, request_: Request, who: Principal | None
) -> None:
    step = decide(case(request_, purpose=purpose, state=state, who=who, holder="mine"))
    assert step in HARMLESS
    assert step == ("sign_in" if who is None else "burn")


@pytest.mark.parametrize(("purpose", "state", "request_"), everything)
def test_what_is_over_is_gone_for_everybody(purpose: Purpose, state: State, request_: Request) -> None:
    for who in (ALICE, BOB, None):
        assert decide(case(request_, purpose=purpose, state=state, who=who, over=True)) == "gone"


@pytest.mark.parametrize(("purpose", "state", "request_"), everything)
def test_a_look_changes_nothing(purpose: Purpose, state: State, request_: Request) -> None:
    step = decide(case(request_, purpose=purpose, state=state, holder="mine"))
    if request_ == "look":
        assert step not in CHANGING


@pytest.mark.parametrize(("purpose", "request_"), list(itertools.product(PURPOSES, REQUESTS)))
def test_another_browser_of_the_same_person_does_not_get_in_between(purpose: Purpose, request_: Request) -> None:
    assert decide(case(request_, purpose=purpose, state="opened", holder="another browser")) == "gone"


def test_nothing_is_taken_before_the_page_that_says_what_for() -> None:
    assert decide(case("give", state="waiting")) == "gone"
    assert decide(case("look", state="waiting")) == "consent"
    assert decide(case("begin", state="waiting")) == "open"
    assert decide(case("look", state="opened", holder="mine")) == "form"
    assert decide(case("give", state="opened", holder="mine")) == "take"


def test_an_unknown_handle_is_gone() -> None:
    for request in REQUESTS:
        assert decide(Case(request=request, interaction=None, over=True, visitor=None, session="s")) == "gone"


def test_the_table_knows_no_end_and_only_its_own_purposes() -> None:
    assert not [state for _, state, _ in TABLE if state in {"done", "failed"}]
    assert not [key for key in TABLE if key[0] == "confirm" and key[2] in {"give", "begin"}]
    assert not [key for key in TABLE if key[0] == "secret" and key[2] == "approve"]
    assert {step for key, step in TABLE.items() if key[0] == "use"} == {"question", "allow", "refuse"}
