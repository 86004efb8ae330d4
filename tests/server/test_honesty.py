"""A form that asks for a secret or holds a link is refused when it is made; an answer that is a secret is not kept."""

from __future__ import annotations

import logging

import pytest
from mcp.server import MCPServer
from pydantic import BaseModel, Field
from tests.server.wire import accept, wire_to

from mcp_elicitation import Elicitation, ask
from mcp_elicitation.core.forms.refusal import FormDefinitionError
from mcp_elicitation.server.lint import Override

# Made of pieces, so that no scanner takes this file for a leak.
CANARY = "ghp_" + "A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8"


class Login(BaseModel):
    user: str
    password: str = Field(title="Password")


@pytest.mark.requirement("UI-1")
def test_a_form_that_asks_for_a_secret_cannot_be_made() -> None:
    with pytest.raises(FormDefinitionError) as refused:
        ask.question("Sign in", Login)
    [refusal] = refused.value.refusals
    assert (refusal.field, refusal.keyword) == ("password", "secret")
    assert "ask.secret" in refusal.text.en
    assert "ask.secret" in refusal.text.zh


@pytest.mark.requirement("UI-1")
@pytest.mark.parametrize(
    ("message", "name"),
    [("请输入您的支付密码", "value"), ("Paste the API key of your account", "answer"), ("Hi", "验证码")],
)
def test_the_message_and_other_languages_count_too(message: str, name: str) -> None:
    with pytest.raises(FormDefinitionError, match="secret"):
        ask.question(message, {"type": "object", "properties": {name: {"type": "string"}}})


@pytest.mark.requirement("UI-1")
async def test_nothing_of_such_a_form_reaches_the_wire() -> None:
    server = MCPServer("honest", log_level="CRITICAL")
    Elicitation(server)

    @server.tool()
    async def sign_in() -> str:
        return str(await ask.form("Sign in", Login))

    async with wire_to(server) as wire:
        reply = await wire.call("sign_in")
    assert reply.failed
    assert not reply.waits


def test_an_author_may_say_why_a_field_is_no_secret_and_the_reason_is_listed() -> None:
    server = MCPServer("overrides")
    elicitation = Elicitation(server)
    reason = "the word on the boat's sign, known to everyone on the pier"
    ask.question(
        "Which boat?",
        {"type": "object", "properties": {"password": {"type": "string"}}},
        allow_secret={"password": reason},
    )
    assert Override("Which boat?", "password", "secret", reason) in elicitation.report()
    with pytest.raises(ValueError, match="needs a reason"):
        ask.question("Which boat?", Login, allow_secret={"password": " "})


@pytest.mark.requirement("SURL-3")
@pytest.mark.parametrize(
    ("message", "field"),
    [
        ("Sign in at https://e.test/login, then go on", {"type": "string"}),
        ("Which one?", {"type": "string", "title": "See www.example.com"}),
        ("Which one?", {"type": "string", "description": "[open](https://e.test)"}),
        ("Which one?", {"type": "string", "oneOf": [{"const": "a", "title": "https://e.test"}]}),
        ("Which one?", {"type": "string", "default": "http://e.test"}),
    ],
)
def test_a_form_holds_no_link(message: str, field: dict[str, object]) -> None:
    """Field case B88."""
    with pytest.raises(FormDefinitionError, match="link") as refused:
        ask.question(message, {"type": "object", "properties": {"which": field}})
    assert "ask.url" in refused.value.refusals[0].text.en


@pytest.mark.requirement("SURL-3")
def test_a_field_for_an_address_may_suggest_one_and_an_author_may_give_a_reason() -> None:
    link = {"type": "string", "format": "uri", "default": "https://example.com/"}
    ask.question("Which page is yours?", {"type": "object", "properties": {"page": link}})
    ask.question("Is example.com yours?", bool, allow_link={"": "the name is what is asked about"})


@pytest.mark.requirement("FSEC-3")
async def test_an_answer_that_is_a_secret_is_asked_again_and_kept_nowhere(caplog: pytest.LogCaptureFixture) -> None:
    server = MCPServer("withheld", log_level="CRITICAL")
    Elicitation(server)
    opened: list[str] = []

    class Note(BaseModel):
        title: str
        text: str

    @server.tool()
    async def note() -> str:
        return str(await ask.form("What shall be noted?", Note))

    caplog.set_level(logging.DEBUG)
    async with wire_to(server) as wire:
        first = await wire.call("note")
        again = await wire.answer(first, "note", given=accept(title="Shopping", text=CANARY))
        assert again.waits
        [params] = again.asks.values()
        assert "looks like a key of GitHub" in params["message"]
        assert params["requestedSchema"]["properties"]["title"]["default"] == "Shopping"
        opened.append(str(again.raw))
        lost = await wire.call("note", answers={}, state=again.state)  # the answer got lost on the way
        assert lost.waits
        done = await wire.answer(lost, "note", given=accept(title="Shopping", text="milk"))
    assert "milk" in done.text
    assert CANARY not in caplog.text + str(opened) + str(lost.raw) + str(done.raw)


@pytest.mark.requirement("FSEC-3")
async def test_a_secret_is_not_kept_where_an_optional_field_could_do_without() -> None:
    server = MCPServer("optional", log_level="CRITICAL")
    Elicitation(server)

    class Note(BaseModel):
        text: str | None = None

    @server.tool()
    async def note() -> str:
        return str(await ask.form("Anything else?", Note))

    async with wire_to(server) as wire:
        first = await wire.call("note")
        again = await wire.answer(first, "note", given=accept(text=CANARY))
        lost = await wire.call("note", answers={}, state=again.state)
    assert lost.waits


async def test_a_field_with_a_reason_takes_what_looks_like_a_secret() -> None:
    server = MCPServer("reason", log_level="CRITICAL")
    Elicitation(server)

    @server.tool()
    async def note() -> str:
        return str(await ask.form("Which sample?", str, allow_secret={"answer": "samples of a public test file"}))

    async with wire_to(server) as wire:
        first = await wire.call("note")
        assert CANARY in (await wire.answer(first, "note", given=accept(answer=CANARY))).text
