"""What was typed survives a round that asks again, and reaches no other question and no other call."""

from __future__ import annotations

from collections.abc import Mapping

import anyio
import pytest
from tests.client import greeter
from tests.client.people import FORM, Person
from tests.client.raw import Json, Sent, asking, done, form, in_turn, raw_server

from mcp_elicitation.client import Reply, Review, connect
from mcp_elicitation.client.drafts import Drafts
from mcp_elicitation.core.elicitation import FormElicitation, UrlElicitation
from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.field import Value
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.text import TextField

NAME = FormElicitation("Who?", Form((TextField(name="name"),)))
SURE = FormElicitation("Sure?", Form((BooleanField(name="answer", required=True),)))


def kept(reply: Reply, key: str = "k", asked: FormElicitation = NAME) -> Drafts:
    drafts = Drafts()
    drafts.keep(key, asked, reply)
    return drafts


def test_an_answer_comes_back_to_the_same_question() -> None:
    again = FormElicitation("Who?\n\nPlease correct:", NAME.form.suggest({"name": "Grace"}))
    assert kept(Reply("accept", {"name": "Ada"})).find("k", again) == {"name": "Ada"}


@pytest.mark.parametrize("action", ["decline", "cancel"])
def test_what_was_filled_in_and_put_away_comes_back_too(action: str) -> None:
    reply = Reply(action, {"name": "Ad"})  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    assert kept(reply).find("k", NAME) == {"name": "Ad"}


def test_nothing_is_kept_of_an_empty_reply() -> None:
    drafts = kept(Reply("accept", {"name": "Ada"}))
    drafts.keep("k", NAME, Reply("cancel"))
    assert drafts.find("k", NAME) == {"name": "Ada"}


def test_another_question_that_looks_the_same_gets_nothing() -> None:
    drafts = kept(Reply("accept", {"answer": True}), "delete_one", SURE)
    assert drafts.find("delete_all", SURE) == {}


def test_the_same_key_with_other_fields_gets_nothing() -> None:
    drafts = kept(Reply("accept", {"name": "Ada"}))
    assert drafts.find("k", SURE) == {}
    assert drafts.find("k", FormElicitation("Who?", Form((BooleanField(name="name"),)))) == {}
    assert drafts.find("k", FormElicitation("Who?", Form((*NAME.form.fields, TextField(name="more"))))) == {}


def test_a_page_has_no_draft() -> None:
    assert kept(Reply("accept", {"name": "Ada"})).find("k", UrlElicitation("Go", "https://mcp.example.com/")) == {}


def test_a_draft_is_a_copy() -> None:
    content: dict[str, Value] = {"name": "Ada"}
    drafts = kept(Reply("accept", content))
    content["name"] = "changed"
    assert drafts.find("k", NAME) == {"name": "Ada"}


async def drafts_of(*rounds: Json) -> list[Mapping[str, Value]]:
    person = Person(lambda review: Reply("accept", {"name": f"typed for {review.elicitation.message}"}))
    async with raw_server(in_turn(*rounds, done())) as server, connect(server.url, surface=person) as client:
        await client.call_tool("t", {})
    return [each.draft for each in person.reviews]


async def test_a_round_that_asks_again_begins_with_what_was_typed() -> None:
    drafts = await drafts_of(asking("s1", k=form("First")), asking("s2", k=form("Again")))
    assert drafts == [{}, {"name": "typed for First"}]


async def test_a_round_that_asks_something_else_begins_empty() -> None:
    drafts = await drafts_of(
        asking("s1", a=form("First")), asking("s2", b=form("Second")), asking("s3", a=form("Third"))
    )
    assert drafts == [{}, {}, {"name": "typed for First"}]


async def test_questions_of_one_round_do_not_share_what_was_typed() -> None:
    drafts = await drafts_of(asking("s1", a=form("First"), b=form("Second")), asking("s2", b=form("Again")))
    assert drafts == [{}, {}, {"name": "typed for Second"}]


async def test_another_call_begins_empty() -> None:
    person = Person(lambda _: Reply("accept", {"name": "Ada"}))
    rounds = (asking("s", k=form()), done(), asking("s", k=form()), done())
    async with raw_server(in_turn(*rounds)) as server, connect(server.url, surface=person) as client:
        await client.call_tool("t", {})
        await client.call_tool("t", {})
    assert [each.draft for each in person.reviews] == [{}, {}]


async def test_calls_side_by_side_do_not_see_each_other() -> None:
    def answer(sent: Sent) -> Json:
        state = sent.params.get("requestState", "")
        return done() if state == "xx" else asking(state + "x", k=form(sent.params["arguments"]["who"]))

    person = Person(lambda review: Reply("accept", {"name": review.elicitation.message}))
    async with (
        raw_server(answer) as server,
        connect(server.url, surface=person) as client,
        anyio.create_task_group() as group,
    ):
        for who in ("Ada", "Grace"):
            group.start_soon(client.call_tool, "t", {"who": who})
    for who in ("Ada", "Grace"):
        drafts = [each.draft for each in person.reviews if each.elicitation.message == who]
        assert drafts == [{}, {"name": who}]


@pytest.mark.requirement("FSEC-2")
async def test_a_server_of_this_package_that_asks_again_finds_what_was_typed() -> None:
    server = greeter.build()
    seen: list[Review] = []

    class Careless:
        """Sends a name that the tool's own rule refuses at first."""

        modes = FORM

        async def ask(self, review: Review) -> Reply:
            seen.append(review)
            nickname = "nobody" if len(seen) == 1 else "Ada"
            return Reply("accept", {**review.prefill(), "nickname": nickname, "city": "Oslo"})

    async with connect(server, surface=Careless()) as client:
        result = await client.call_tool("register", {})
    assert not result.is_error
    assert [dict(each.draft) for each in seen] == [{}, {"nickname": "nobody", "city": "Oslo"}]
    assert "Please correct" in seen[1].elicitation.message
    assert seen[1].prefill() == {"nickname": "nobody", "city": "Oslo"}
