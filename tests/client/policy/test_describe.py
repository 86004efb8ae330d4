"""A policy is said in words, in both languages, without the value of any answer."""

from __future__ import annotations

from mcp_elicitation.client.policy import Limits, Policy, Rule
from mcp_elicitation.client.policy.describe import describe


def test_every_part_of_a_policy_is_said() -> None:
    policy = Policy(
        unattended=True,
        limits=Limits(prompts=3, cool_down=90.0),
        default=Rule(form="cancel", url="deny"),
        rules=(
            Rule(
                alias="travel",
                origin="https://travel.example",
                tool="book",
                form="allow",
                url="allow",
                hosts=("travel.example",),
                refused_hosts=("ads.travel.example",),
                answers={"seat": "a-value-nobody-may-see", "bags": 2},
                remember=8 * 3600.0,
                remember_fields=frozenset({"cabin"}),
            ),
        ),
    )
    lines = describe(policy)
    assert [line.en for line in lines] == [
        "Nobody is there: what is not answered below is cancelled.",
        "Each server may ask 3 times a minute, and not within 90 s after you decline.",
        "1. servers called “travel” at https://travel.example when “book” was asked for",
        "   Forms: answered from what you opted in, everything else is asked.",
        "   Answered without you: bags, seat",
        "   URLs: asked, unless you consented to the same one before.",
        "   Only pages on: travel.example",
        "   No pages on: ads.travel.example",
        "   Your consent is remembered for 8 h.",
        "   Remembered with it: cabin",
        "Every other server",
        "   Forms: cancelled.",
        "   URLs: declined.",
    ]
    assert not any("a-value-nobody-may-see" in line.en + line.zh for line in lines)
    assert all(line.en != line.zh for line in lines)


def test_times_are_said_in_the_largest_unit_that_fits() -> None:
    said = [describe(Policy(limits=Limits(cool_down=time)))[0] for time in (0.5, 59.0, 60.0, 3600.0, 172800.0)]
    assert [line.en.split("within ")[1].split(" after")[0] for line in said] == ["0.5 s", "59 s", "1 min", "1 h", "2 d"]
    assert "0.5 秒" in said[0].zh
    assert "2 天" in said[4].zh
