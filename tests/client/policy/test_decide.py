"""One ask is judged: rules, limits, what is opted in, and the person last."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.client.policy import Answer, Ask, History, Limits, Policy, Refuse, Rule, decide, servable
from mcp_elicitation.client.policy.policy import VERDICTS, Verdict
from mcp_elicitation.client.review import Notice, Review, ServerIdentity
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.elicitation import Elicitation, FormElicitation, UrlElicitation
from mcp_elicitation.core.forms.field import Value
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.number import NumberField
from mcp_elicitation.core.forms.text import TextField
from mcp_elicitation.text import Text

TRIP = Form(
    (
        TextField(name="city", required=True, default="Oslo"),
        NumberField(name="bags", integer=True, minimum=0, maximum=3),
    )
)
FORM = FormElicitation("Where to?", TRIP)
URL = UrlElicitation("Sign in", "https://login.travel.example/a")
QUIET = History()
BOTH = Modes(form=True, url=True)


def review(elicitation: Elicitation = FORM, *, draft: dict[str, Value] | None = None, grave: bool = False) -> Review:
    notices = (Notice("x", Text("x", "x"), grave=True),) if grave else ()
    return Review(
        server=ServerIdentity("travel", "https://travel.example"),
        elicitation=elicitation,
        request="book",
        draft=draft or {},
        notices=notices,
    )


def refused(decision: object) -> tuple[str, str, str]:
    assert isinstance(decision, Refuse)
    assert decision.text.en != decision.text.zh
    return decision.action, decision.code, decision.by


def test_without_rules_everything_is_asked() -> None:
    for elicitation in (FORM, URL):
        assert decide(review(elicitation), Policy(), QUIET, 0.0, attended=True) == Ask()


@pytest.mark.parametrize("elicitation", [FORM, URL])
@pytest.mark.parametrize("attended", [True, False])
@pytest.mark.requirement("SEC-2")
def test_a_denied_server_is_refused_the_same_way_in_both_modes(elicitation: Elicitation, attended: bool) -> None:
    rule = Rule(alias="travel", form="deny", url="deny", answers={"city": "Oslo"})
    decision = decide(review(elicitation), Policy(rules=(rule,)), QUIET, 0.0, attended=attended)
    assert refused(decision) == ("decline", "server_denied", "policy")


@pytest.mark.parametrize("elicitation", [FORM, URL])
def test_a_cancelled_server_is_put_away_the_same_way_in_both_modes(elicitation: Elicitation) -> None:
    policy = Policy(default=Rule(form="cancel", url="cancel"))
    decision = decide(review(elicitation), policy, QUIET, 0.0, attended=True)
    assert refused(decision) == ("cancel", "server_cancelled", "policy")


@pytest.mark.parametrize(
    ("rule", "outcome"),
    [
        (Rule(hosts=("travel.example",)), "host_not_listed"),
        (Rule(hosts=("*.travel.example",)), None),
        (Rule(hosts=("*.travel.example",), refused_hosts=("login.travel.example",)), "host_refused"),
        (Rule(refused_hosts=("*.example",)), "host_refused"),
        (Rule(refused_hosts=("evil.test",)), None),
    ],
)
@pytest.mark.requirement("SEC-2")
def test_a_page_on_a_host_that_the_policy_does_not_let_through_is_declined(rule: Rule, outcome: str | None) -> None:
    decision = decide(review(URL), Policy(rules=(rule,)), QUIET, 0.0, attended=True)
    assert decision == Ask() if outcome is None else refused(decision) == ("decline", outcome, "policy")


@pytest.mark.parametrize("url", ["", "https://", "nonsense", "mailto:a@b.test"])
@pytest.mark.parametrize("rule", [Rule(hosts=("a.example",)), Rule(refused_hosts=("a.example",))])
def test_an_address_without_a_host_passes_no_list_of_hosts(url: str, rule: Rule) -> None:
    decision = decide(review(UrlElicitation("", url)), Policy(rules=(rule,)), QUIET, 0.0, attended=True)
    assert refused(decision) == ("decline", "host_unreadable", "policy")


@pytest.mark.parametrize("elicitation", [FORM, URL])
def test_after_a_no_and_beyond_the_limit_nobody_is_asked_and_no_refusal_is_invented(elicitation: Elicitation) -> None:
    policy = Policy(limits=Limits(prompts=1, cool_down=10.0))
    full = History((100.0,))
    assert refused(decide(review(elicitation), policy, full, 101.0, attended=True)) == (
        "cancel",
        "too_many_prompts",
        "policy",
    )
    cooling = History((), 100.0)
    assert refused(decide(review(elicitation), policy, cooling, 101.0, attended=True)) == (
        "cancel",
        "cooling_down",
        "policy",
    )
    assert decide(review(elicitation), policy, History((100.0,), 100.0), 160.0, attended=True) == Ask()


@pytest.mark.parametrize("elicitation", [FORM, URL])
def test_a_rule_that_says_no_says_so_whatever_the_limits_say(elicitation: Elicitation) -> None:
    policy = Policy(default=Rule(form="deny", url="deny"), limits=Limits(prompts=1))
    decision = decide(review(elicitation), policy, History((100.0,), 100.0), 100.0, attended=True)
    assert refused(decision) == ("decline", "server_denied", "policy")


ANSWERS = Rule(alias="travel", answers={"city": "Bergen", "unasked": 1})


def test_unattended_what_is_opted_in_is_answered_and_nothing_else() -> None:
    draft: dict[str, Value] = {"bags": 2}
    decision = decide(review(draft=draft), Policy(rules=(ANSWERS,)), QUIET, 0.0, attended=False)
    assert decision == Answer(content={"city": "Bergen"}, code="opted_in")
    assert isinstance(decision, Answer)
    assert decision.reply() == Reply("accept", {"city": "Bergen"}, by="policy")


@pytest.mark.parametrize(
    ("answers", "code"),
    [
        ({}, "nobody_there"),
        ({"unasked": 1}, "nobody_there"),
        ({"bags": 1}, "answers_missing"),
        ({"city": 1}, "answers_do_not_fit"),
        ({"city": "Oslo", "bags": 4}, "answers_do_not_fit"),
        ({"city": "Oslo", "bags": "2"}, "answers_do_not_fit"),
    ],
)
@pytest.mark.requirement("SEC-2")
def test_unattended_without_a_fitting_answer_to_every_required_field_it_is_cancel(
    answers: dict[str, Value], code: str
) -> None:
    policy = Policy(default=Rule(answers=answers))
    assert refused(decide(review(), policy, QUIET, 0.0, attended=False)) == ("cancel", code, "nobody")


def test_a_default_of_the_server_and_a_draft_are_no_answer() -> None:
    assert TRIP.check(TRIP.defaults()).problems == ()
    decision = decide(
        review(draft={"city": "Oslo"}), Policy(default=Rule(answers={"bags": 1})), QUIET, 0.0, attended=False
    )
    assert refused(decision)[1] == "answers_missing"


@pytest.mark.parametrize("form", [Form(()), Form((TextField(name="note"),))])
def test_a_form_that_an_empty_answer_would_complete_is_not_accepted_by_nobody(form: Form) -> None:
    for verdict in ("allow", "ask"):
        rule = Rule(form=verdict, answers={"city": "Oslo"})
        decision = decide(review(FormElicitation("Delete it?", form)), Policy(default=rule), QUIET, 0.0, attended=False)
        assert refused(decision)[:2] == ("cancel", "nobody_there")


def test_what_is_doubtful_is_never_answered_by_a_policy() -> None:
    policy = Policy(default=Rule(form="allow", answers={"city": "Oslo"}))
    assert refused(decide(review(grave=True), policy, QUIET, 0.0, attended=False)) == ("cancel", "doubtful", "nobody")
    assert decide(review(grave=True), policy, QUIET, 0.0, attended=True) == Ask()


def test_with_a_person_there_only_allow_spares_the_question() -> None:
    answers: dict[str, Value] = {"city": "Bergen"}
    asked = decide(review(), Policy(default=Rule(form="ask", answers=answers)), QUIET, 0.0, attended=True)
    assert asked == Ask()
    allowed = decide(review(), Policy(default=Rule(form="allow", answers=answers)), QUIET, 0.0, attended=True)
    assert allowed == Answer(content=answers, code="opted_in")
    incomplete = Policy(default=Rule(form="allow", answers={"bags": 1}))
    assert decide(review(), incomplete, QUIET, 0.0, attended=True) == Ask()


def test_what_was_remembered_answers_only_for_the_fields_that_are_opted_in() -> None:
    remembered: dict[str, Value] = {"city": "Bergen", "bags": 3}
    rule = Rule(form="allow", remember=60.0, remember_fields=frozenset({"city"}))
    decision = decide(review(), Policy(default=rule), QUIET, 0.0, attended=True, remembered=remembered)
    assert decision == Answer(content={"city": "Bergen"}, code="consented_before")
    asked = Rule(form="ask", remember=60.0, remember_fields=frozenset({"city"}))
    assert decide(review(), Policy(default=asked), QUIET, 0.0, attended=True, remembered=remembered) == Ask()
    late = decide(review(), Policy(default=asked), QUIET, 0.0, attended=False, remembered=remembered)
    assert refused(late)[1] == "nobody_there"


def test_a_written_answer_comes_before_a_remembered_one() -> None:
    rule = Rule(form="allow", answers={"city": "Oslo"}, remember=60.0, remember_fields=frozenset({"city", "bags"}))
    remembered: dict[str, Value] = {"city": "Bergen", "bags": 3}
    decision = decide(review(), Policy(default=rule), QUIET, 0.0, attended=True, remembered=remembered)
    assert decision == Answer(content={"city": "Oslo", "bags": 3}, code="opted_in")


@pytest.mark.requirement("CURL-2")
def test_a_url_is_accepted_without_a_person_only_after_consent_to_that_very_url() -> None:
    allow, ask = Policy(default=Rule(url="allow", remember=60.0)), Policy(default=Rule(remember=60.0))
    assert decide(review(URL), allow, QUIET, 0.0, attended=True) == Ask()
    assert decide(review(URL), allow, QUIET, 0.0, attended=True, remembered={}) == Answer(code="consented_before")
    assert decide(review(URL), ask, QUIET, 0.0, attended=True, remembered={}) == Ask()
    assert refused(decide(review(URL), allow, QUIET, 0.0, attended=False)) == ("cancel", "nobody_there", "nobody")
    assert refused(decide(review(URL), ask, QUIET, 0.0, attended=False, remembered={}))[0] == "cancel"
    assert decide(review(URL, grave=True), allow, QUIET, 0.0, attended=True, remembered={}) == Ask()


def test_a_sentence_about_an_ask_holds_nothing_that_a_server_could_draw_with() -> None:
    form = Form((TextField(name="a\x1b[2J\nyou agreed", required=True), TextField(name="b")))
    policy = Policy(default=Rule(answers={"b": "x"}))
    decision = decide(review(FormElicitation("m", form)), policy, QUIET, 0.0, attended=False)
    assert isinstance(decision, Refuse)
    assert decision.text.en.isprintable()
    assert decision.text.zh.isprintable()


def test_an_answer_shows_no_value_when_it_is_printed() -> None:
    decision = decide(review(), Policy(rules=(ANSWERS,)), QUIET, 0.0, attended=False)
    assert "Bergen" not in repr(decision)


@pytest.mark.parametrize(
    ("policy", "shown", "server", "declared"),
    [
        (Policy(), BOTH, "travel", BOTH),
        (Policy(), Modes(form=True), "travel", Modes(form=True)),
        (Policy(), Modes(), "travel", Modes()),
        (Policy(unattended=True), BOTH, "travel", Modes()),
        (Policy(unattended=True, rules=(ANSWERS,)), BOTH, "travel", Modes(form=True)),
        (Policy(unattended=True, rules=(ANSWERS,)), BOTH, "other", Modes()),
        (Policy(rules=(ANSWERS,)), Modes(), "travel", Modes(form=True)),
        (Policy(rules=(ANSWERS,)), Modes(), None, Modes(form=True)),
        (Policy(default=Rule(form="deny")), BOTH, "travel", Modes(url=True)),
        (Policy(default=Rule(url="cancel")), BOTH, "travel", Modes(form=True)),
        (Policy(rules=(Rule(alias="travel", form="deny", url="deny"),)), BOTH, "travel", Modes()),
        (Policy(rules=(Rule(alias="travel", form="deny", url="deny"),)), BOTH, None, BOTH),
        (Policy(rules=(Rule(alias="travel", tool="book", form="deny"),)), BOTH, "travel", BOTH),
        (Policy(default=Rule(form="deny", answers={"city": "Oslo"})), Modes(), None, Modes()),
    ],
)
@pytest.mark.requirement("CAP-3")
def test_only_what_can_be_served_is_declared(policy: Policy, shown: Modes, server: str | None, declared: Modes) -> None:
    identity = None if server is None else ServerIdentity(server)
    assert servable(policy, shown, server=identity) == declared


VALUES = st.sampled_from(["Oslo", 1, True, ["Oslo"], 2.5])
RULES = st.builds(
    Rule,
    form=st.sampled_from(VERDICTS),
    url=st.sampled_from(VERDICTS),
    hosts=st.sampled_from([(), ("*.travel.example",), ("evil.test",)]),
    answers=st.dictionaries(st.sampled_from(["city", "bags", "x"]), VALUES),
    remember=st.sampled_from([0.0, 60.0]),
    remember_fields=st.frozensets(st.sampled_from(["city", "bags"])),
)


@given(
    RULES,
    st.sampled_from([FORM, URL]),
    st.booleans(),
    st.none() | st.dictionaries(st.sampled_from(["city", "bags"]), VALUES),
    st.builds(History, st.lists(st.floats(90, 100)).map(tuple), st.none() | st.floats(80, 100)),
)
@pytest.mark.requirement("SEC-2")
def test_nothing_is_accepted_but_what_was_opted_in_and_fits(
    rule: Rule, elicitation: Elicitation, attended: bool, remembered: dict[str, Value] | None, history: History
) -> None:
    decision = decide(
        review(elicitation), Policy(default=rule), history, 100.0, attended=attended, remembered=remembered
    )
    verdict: Verdict = rule.verdict(elicitation.mode)
    if isinstance(decision, Ask):
        assert attended
        assert verdict in {"allow", "ask"}
    elif isinstance(decision, Refuse):
        assert (decision.action == "decline") == (decision.code in {"server_denied", "host_not_listed", "host_refused"})
        assert not (attended and decision.by == "nobody")
    elif isinstance(elicitation, UrlElicitation):
        assert verdict == "allow"
        assert remembered is not None
        assert decision.content == {}
    else:
        assert verdict == "allow" or not attended
        assert decision.content
        assert TRIP.check(decision.content).problems == ()
        for name, value in decision.content.items():
            allowed = verdict == "allow" and name in rule.remember_fields
            sources = [rule.answers.get(name), (remembered or {}).get(name) if allowed else None]
            assert value in [each for each in sources if each is not None]
