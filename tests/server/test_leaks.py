"""A secret that a handler was given does not leave in its answer, however it is spelled."""

from __future__ import annotations

import base64
import getpass
import json
import logging
import warnings
from typing import Any
from urllib.parse import quote

import mcp_types as types
import pytest
from hypothesis import given
from hypothesis import strategies as st
from mcp import Client
from mcp.server import MCPServer, Server
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError
from mcp.shared.dispatcher import CallOptions
from mcp.shared.exceptions import MCPError
from tests.server.wire import EVERYTHING, Json, envelope, wire_to

from mcp_elicitation import Accepted, Elicitation, ask
from mcp_elicitation.core.principal import local_principal
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.leaks import Revealed
from mcp_elicitation.server.vault.kept import Kept

MISFIT = "%d of %d"  # another number of arguments than is given
CANARY = "sk-canary/8f2a+61c04d=?"


def revealed(value: str = CANARY) -> Revealed:
    found = Revealed()
    found.add("weather", Secret(value))
    return found


@pytest.mark.parametrize(
    "text",
    [
        CANARY,
        f"the key {CANARY} did not work",
        CANARY[::-1],
        CANARY.encode().hex(),
        quote(CANARY, safe=""),
        base64.b64encode(CANARY.encode()).decode(),
        base64.urlsafe_b64encode(CANARY.encode()).decode(),
        base64.b64encode(f"user:{CANARY}".encode()).decode(),
        base64.b64encode(f"ab{CANARY}cd".encode()).decode(),
        base64.b64encode(f"a{CANARY}b".encode()).decode(),
    ],
)
def test_every_usual_spelling_is_found_anywhere(text: str) -> None:
    for value in (text, [text], {"a": {"b": [1, text]}}, {text: 1}):
        assert revealed().find(value) == "weather"


@given(st.binary(max_size=20), st.binary(max_size=20), st.text(min_size=8, max_size=40))
def test_base64_is_found_wherever_the_secret_begins(before: bytes, after: bytes, value: str) -> None:
    found = revealed(value)
    data = value.encode("utf-8", "surrogatepass")
    assert found.find(base64.b64encode(before + data + after).decode()) == "weather"


def test_innocent_texts_and_short_secrets_pass() -> None:
    assert revealed().find({"content": [{"text": "sunny, 21 °C"}], "n": 1, "ok": True, "none": None}) is None
    assert revealed("1234").find("1234") is None
    assert Revealed().find(CANARY) is None


def careless(how: str) -> MCPServer:
    server = MCPServer("travel")
    elicitation = Elicitation(server)

    @server.tool()
    async def tool(ctx: Context) -> str:
        me = local_principal(getpass.getuser())
        await elicitation.vault.put(me, Kept(name="weather", label="w", fields={"value": Secret(CANARY)}, added=1.0))
        key = await ask.secret("weather", "why")
        assert isinstance(key, Accepted)
        if how == "error":
            raise ToolError(f"401 for {key.data.reveal()}")
        if how == "protocol":
            raise MCPError(1, "failed", {"request": {"authorization": f"Bearer {key.data.reveal()}"}})
        if how == "progress":
            await ctx.report_progress(0.5, 1.0, f"using {key.data.reveal()}")
        await ctx.report_progress(0.1, 1.0, "clean")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # log messages are deprecated, and still sent
            said = key.data.reveal() if how == "log" else "clean"
            await ctx.info(said)  # pyright: ignore[reportDeprecated]
        if how == "question":
            await ask.form(f"Is {key.data.reveal()} right?", bool)
        return key.data.reveal() if how == "result" else "fine"

    return server


@pytest.mark.requirement("OAUTH-1")
@pytest.mark.parametrize("how", ["result", "error", "protocol", "question"])
async def test_no_way_out_carries_a_secret(how: str, caplog: pytest.LogCaptureFixture) -> None:
    async with wire_to(careless(how)) as wire:
        refusal = await wire.refused("tool", {}, capabilities=EVERYTHING)
    assert refusal.data == {"reason": "secret_leaked"}
    assert CANARY not in json.dumps([refusal.message, refusal.data])
    said = [record for record in caplog.records if record.name == "mcp_elicitation.server.sdk.callers"]
    assert "'weather'" in said[0].getMessage()
    assert CANARY not in said[0].getMessage()


async def listened(how: str) -> tuple[list[object], object]:
    """Call the tool, and return what it sent beside its answer, and the answer or the error's data."""
    params: Json = {"name": "tool", "arguments": {}, "_meta": envelope(EVERYTHING)}
    params["_meta"]["io.modelcontextprotocol/logLevel"] = "debug"
    sent: list[object] = []

    async def notice(context: object, method: str, sent_params: object) -> None:
        sent.append((method, sent_params))

    async def note(progress: float, total: float | None, message: str | None) -> None:
        sent.append(("progress", message))

    async with wire_to(careless(how), notified=notice) as wire:
        try:
            options: CallOptions = {"on_progress": note}
            return sent, await wire._dispatcher.send_raw_request("tools/call", params, options)
        except MCPError as error:
            return sent, error.error.data


@pytest.mark.requirement("OAUTH-1")
@pytest.mark.parametrize("mode", ["legacy", "auto"])
@pytest.mark.parametrize("chained", [False, True])
async def test_an_error_that_nobody_expected_carries_none_either(mode: str, chained: bool) -> None:
    """A low-level handler that crashes: earlier revisions send the text of the error."""

    async def crash(ctx: Any, params: types.CallToolRequestParams) -> types.CallToolResult:
        me = local_principal(getpass.getuser())
        await elicitation.vault.put(me, Kept(name="weather", label="w", fields={"value": Secret(CANARY)}, added=1.0))
        key = await ask.secret("weather", "why")
        assert isinstance(key, Accepted)
        error = ValueError(f"401 for {key.data.reveal()}")
        if chained:
            raise RuntimeError("the service failed") from error
        raise error

    async def agree(context: Any, params: Any) -> types.ElicitResult:
        return types.ElicitResult(action="accept")

    server = Server("travel", on_call_tool=crash)
    elicitation = Elicitation(server)
    async with Client(server, mode=mode, elicitation_callback=agree) as client:
        with pytest.raises(MCPError) as error:
            await client.call_tool("tool", {})
    assert error.value.error.data == {"reason": "secret_leaked"}
    assert CANARY not in str(error.value.error)


async def test_what_libraries_log_while_a_secret_is_held_leaves_it_out() -> None:
    """V9: the text of an error, and the traceback of one that nobody expected."""
    server = MCPServer("travel")
    elicitation = Elicitation(server)
    logger = logging.getLogger("mcp.server.mcpserver.server")
    said: list[str] = []

    @server.tool()
    async def tool() -> str:
        me = local_principal(getpass.getuser())
        await elicitation.vault.put(me, Kept(name="weather", label="w", fields={"value": Secret(CANARY)}, added=1.0))
        key = await ask.secret("weather", "why")
        assert isinstance(key, Accepted)
        handler = Keeping(said)
        logger.addHandler(handler)
        try:
            logger.info("the service said %s", key.data.reveal())
            logger.info("clean, %d", 7)
            logger.info(MISFIT, key.data.reveal())
            int(key.data.reveal())
        except ValueError:
            logger.exception("crashed")
        finally:
            logger.removeHandler(handler)
        return "fine"

    async with wire_to(server) as wire:
        assert (await wire.call("tool", {}, capabilities=EVERYTHING)).text == "fine"
    left_out = "left out: it held the secret 'weather'"
    assert said == [left_out, "clean, 7", left_out, left_out]


class Keeping(logging.Handler):
    """Keeps what it is given, as it would be written."""

    def __init__(self, said: list[str]) -> None:
        super().__init__()
        self._said = said

    def emit(self, record: logging.LogRecord) -> None:
        self._said.append(self.format(record))


@pytest.mark.parametrize("how", ["progress", "log"])
async def test_neither_progress_nor_log_messages_carry_a_secret(how: str) -> None:
    sent, answer = await listened(how)
    assert answer == {"reason": "secret_leaked"}
    assert CANARY not in repr(sent)


async def test_what_is_clean_is_sent() -> None:
    """The other side of the test before."""
    sent, _ = await listened("nothing")
    assert ("progress", "clean") in sent
    assert "notifications/message" in repr(sent)


async def test_a_handler_that_keeps_it_to_itself_answers() -> None:
    async with wire_to(careless("nothing")) as wire:
        assert (await wire.call("tool", {}, capabilities=EVERYTHING)).text == "fine"
