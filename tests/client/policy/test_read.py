"""A policy file is read as it was meant, or refused with line and key."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.client.policy import Limits, Policy, PolicyError, PolicyProblem, Rule, read_policy
from mcp_elicitation.client.policy.read import LARGEST


def problems(text: str) -> list[tuple[int | None, str]]:
    with pytest.raises(PolicyError) as raised:
        read_policy(text, name="policy.toml")
    assert raised.value.public.en != raised.value.public.zh
    return [(each.line, each.key) for each in raised.value.problems]


def wrong_in(text: str) -> tuple[PolicyProblem, ...] | None:
    try:
        read_policy(text)
    except PolicyError as error:
        return error.problems
    return None


def sentence(text: str) -> str:
    with pytest.raises(PolicyError) as raised:
        read_policy(text)
    return raised.value.problems[0].text.en


def test_an_empty_file_asks_for_everything() -> None:
    assert read_policy("") == Policy()


def test_every_key_is_read() -> None:
    policy = read_policy(
        """
        unattended = true
        [limits]
        prompts = 3
        cool_down = "2m"
        [default]
        form = "cancel"
        url = "deny"
        [[server]]
        alias = "travel*"
        origin = "https://travel.example"
        tool = "book"
        form = "allow"
        url = "allow"
        hosts = ["travel.example", "*.travel.example"]
        refused_hosts = ["ads.travel.example"]
        remember = "8h"
        remember_fields = ["cabin"]
        [server.answers]
        seat = "1A"
        bags = 2
        weight = 7.5
        window = true
        extras = ["meal", "bag"]
        leaves = 2031-05-06
        lands = 2031-05-06T07:08:00+02:00
        [[server]]
        origin = "python *"
        """
    )
    assert policy == Policy(
        unattended=True,
        limits=Limits(prompts=3, cool_down=120.0),
        default=Rule(form="cancel", url="deny"),
        rules=(
            Rule(
                alias="travel*",
                origin="https://travel.example",
                tool="book",
                form="allow",
                url="allow",
                hosts=("travel.example", "*.travel.example"),
                refused_hosts=("ads.travel.example",),
                remember=8 * 3600.0,
                remember_fields=frozenset({"cabin"}),
                answers={
                    "seat": "1A",
                    "bags": 2,
                    "weight": 7.5,
                    "window": True,
                    "extras": ["meal", "bag"],
                    "leaves": "2031-05-06",
                    "lands": "2031-05-06T07:08:00+02:00",
                },
            ),
            Rule(origin="python *"),
        ),
    )


@pytest.mark.parametrize(
    ("written", "seconds"), [('"30s"', 30), ('"5m"', 300), ('"8h"', 28800), ('"7d"', 604800), ("90", 90), ("0.5", 0.5)]
)
def test_a_time_is_written_with_its_unit_or_in_seconds(written: str, seconds: float) -> None:
    assert read_policy(f"limits.cool_down = {written}").limits.cool_down == seconds


def test_everything_that_is_wrong_is_told_at_once_with_its_line() -> None:
    text = """\
unattended = "no"
[limits]
prompts = 0
cool_dwon = "10s"
[default]
form = "accept"
[[server]]
alias = "a"
hosts = [
  "https://a.example",
]
[[server]]
url = "deny"
[[server]]
origin = "https://b.example"
remember = "forever"
[server.answers]
day = 2031-05-06T07:08:00
table = { a = 1 }
"""
    assert problems(text) == [
        (1, "unattended"),
        (3, "limits.prompts"),
        (4, "limits.cool_dwon"),
        (6, "default.form"),
        (9, "server[1].hosts"),
        (12, "server[2]"),
        (16, "server[3].remember"),
        (16, "server[3].remember"),
        (18, "server[3].answers.day"),
    ]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[limits]\nprompt = 1", "did you mean “prompts”?"),
        ("[[servers]]\nalias = 'a'", "did you mean “server”?"),
        ("[default]\nform = 'yes'", "must be one of: allow, ask, deny, cancel"),
        ("[default]\nanswers = {}", "is not known here"),
        ("limits = 1", "must be a table: [limits]"),
        ("server = {}", "must be tables: [[server]]"),
        ("server = [1]", "must be tables: [[server]]"),
        ("[limits]\nprompts = true", "must be a whole number"),
        ("[limits]\ncool_down = '2 weeks'", "must be a time such as"),
        ("[limits]\ncool_down = -1", "must be a time such as"),
        ("[limits]\ncool_down = nan", "must be a time such as"),
        ("[[server]]\nalias = ''", "must be a text"),
        ("[[server]]\nalias = 'a'\nhosts = 'a.example'", "must be a list of texts"),
        ("[[server]]\norigin = 'https://a.example/mcp'", "is no origin"),
        ("[[server]]\nalias = 'a'\nanswers = 1", "must be a table of answers"),
        ("[[server]]\nalias = 'a'\nanswers.x = inf", "must be a text, a number"),
        ("[[server]]\nalias = 'a'\nanswers.x = [1]", "must be a text, a number"),
        ("[[server]]\nalias = 'a'\nanswers.x = 07:30:00", "must be a text, a number"),
        ("a = ", "this is not TOML"),
    ],
)
def test_the_sentence_says_what_to_write(text: str, says: str) -> None:
    assert says in sentence(text)


@pytest.mark.parametrize(
    ("text", "key", "says"),
    [
        ("[default]\nurl = 'allow'", "default.url", "every URL is asked"),
        ("[[server]]\nalias = 'a'\nurl = 'allow'", "server[1].url", "every URL is asked"),
        ("[[server]]\nalias = 'a'\nform = 'allow'", "server[1].form", "allows nothing yet"),
        ("[[server]]\nalias = 'a'\nform = 'allow'\nremember = '1h'", "server[1].form", "allows nothing yet"),
        ("[default]\nremember = '1h'", "default.remember", "takes effect only with"),
        (
            "[default]\nurl = 'allow'\nremember = '1h'\nremember_fields = ['a']",
            "default.remember_fields",
            "only with form",
        ),
        ("[[server]]\nalias = 'a'\n[[server]]\nalias = 'a'\ntool = 't'", "server[2]", "never reached: server[1]"),
        ("[[server]]\nalias = '*'\n[[server]]\norigin = 'https://a.example'", "server[2]", "never reached: server[1]"),
    ],
)
def test_what_would_never_take_effect_is_told_as_a_mistake(text: str, key: str, says: str) -> None:
    with pytest.raises(PolicyError) as raised:
        read_policy(text)
    (problem,) = raised.value.problems
    assert problem.key == key
    assert says in problem.text.en


def test_a_rule_for_one_tool_does_not_hide_the_one_for_all() -> None:
    read_policy("[[server]]\nalias = 'a'\ntool = 't'\n[[server]]\nalias = 'a'\n[[server]]\nalias = 'b'")


@pytest.mark.parametrize(
    ("text", "line"), [("a = 1\nb = ]", 2), ("[a]\n[a]", 2), ("a = 1\nb = '''", 2), ("a = 1\nb = [1,\n\n", 2)]
)
def test_what_is_no_toml_is_told_with_its_line(text: str, line: int) -> None:
    assert problems(text) == [(line, "")]


def test_a_file_that_no_person_wrote_is_not_read() -> None:
    assert "larger than" in sentence("#" * (LARGEST + 1))


def test_the_error_says_file_line_and_key_in_both_languages() -> None:
    with pytest.raises(PolicyError) as raised:
        read_policy("\n[limits]\nprompts = 0\n", name="my.toml")
    assert raised.value.public.en == "my.toml:3: limits.prompts: must be a whole number of at least 1"
    assert raised.value.public.zh == "my.toml:3: limits.prompts: 必须是不小于 1 的整数"
    assert raised.value.reason == raised.value.public.en
    assert raised.value.code == "policy"


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    wrong = wrong_in(text)
    assert wrong is None or len(wrong) > 0


SCALARS = st.sampled_from(
    ["1", "-1", "true", "'allow'", "'ask'", "'deny'", "'*'", "'8h'", "[]", "['a']", "{}", "{ a = 1 }", "1.5"]
)
KEYS = st.sampled_from(
    "unattended limits.prompts limits.cool_down default.form default.url default.remember limits".split()
)
RULE_KEYS = st.sampled_from(
    "alias origin tool form url hosts refused_hosts remember remember_fields answers answers.a x".split()
)


@given(
    st.dictionaries(KEYS, SCALARS, max_size=4), st.lists(st.dictionaries(RULE_KEYS, SCALARS, max_size=5), max_size=3)
)
def test_a_file_of_the_right_words_is_a_policy_or_a_list_of_problems_with_lines(
    top: dict[str, str], rules: list[dict[str, str]]
) -> None:
    lines = [f"{key} = {value}" for key, value in top.items()]
    for rule in rules:
        lines += ["[[server]]", *(f"{key} = {value}" for key, value in rule.items())]
    wrong = wrong_in("\n".join(lines))
    if wrong is None:
        assert len(read_policy("\n".join(lines)).rules) == len(rules)
    else:
        assert all(each.line is not None and 1 <= each.line <= len(lines) for each in wrong)
