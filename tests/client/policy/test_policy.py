"""Which rule holds for whom, and what a rule may not say."""

from __future__ import annotations

import pytest

from mcp_elicitation.client.policy import Limits, Policy, PolicyError, Rule
from mcp_elicitation.client.review import ServerIdentity

TRAVEL = ServerIdentity("travel", "https://travel.example", "GitHub")


def test_the_first_rule_that_matches_holds() -> None:
    book, travel, every = Rule(alias="travel", tool="book*"), Rule(alias="travel"), Rule(alias="*", form="deny")
    policy = Policy(rules=(book, travel, every), default=Rule(form="cancel"))
    assert policy.rule_for(TRAVEL, "booking") is book
    assert policy.rule_for(TRAVEL, "search") is travel
    assert policy.rule_for(TRAVEL, None) is travel
    assert policy.rule_for(ServerIdentity("other"), "book") is every
    assert Policy(rules=(book,), default=every).rule_for(TRAVEL, "search") is every


@pytest.mark.requirement("UI-3")
def test_a_name_that_the_server_claims_matches_nothing() -> None:
    trusted = Rule(alias="GitHub", form="allow", answers={"a": 1})
    assert Policy(rules=(trusted,)).rule_for(TRAVEL, None) == Rule()


def test_a_rule_with_alias_and_origin_needs_both() -> None:
    rule = Rule(alias="travel", origin="https://travel.example")
    assert rule.covers(TRAVEL)
    assert not rule.covers(ServerIdentity("travel", "https://evil.test"))
    assert not rule.covers(ServerIdentity("other", "https://travel.example"))


def test_every_rule_that_may_hold_for_a_server_is_found() -> None:
    book, travel, later = Rule(alias="travel", tool="book"), Rule(alias="travel"), Rule(alias="travel", url="deny")
    other = Rule(alias="other")
    policy = Policy(rules=(other, book, travel, later))
    assert policy.rules_for(TRAVEL) == (book, travel)
    assert policy.rules_for(ServerIdentity("x")) == (policy.default,)
    assert policy.rules_for(None) == (other, book, travel, later, policy.default)


def test_a_rule_that_could_match_nothing_cannot_be_made() -> None:
    with pytest.raises(PolicyError, match=r"hosts: “https://a\.example” is no host"):
        Rule(hosts=("https://a.example",))
    with pytest.raises(PolicyError, match="refused_hosts"):
        Rule(refused_hosts=("a.example/x",))
    with pytest.raises(PolicyError, match="origin"):
        Rule(origin="https://a.example/x")


@pytest.mark.parametrize("seconds", [-1.0, float("nan"), float("inf"), 366 * 86400.0])
def test_a_time_without_an_end_cannot_be_set(seconds: float) -> None:
    with pytest.raises(PolicyError, match="remember"):
        Rule(remember=seconds)
    with pytest.raises(PolicyError, match="cool_down"):
        Limits(cool_down=seconds)


def test_a_limit_of_nothing_is_no_limit() -> None:
    with pytest.raises(PolicyError, match="prompts"):
        Limits(prompts=0)
