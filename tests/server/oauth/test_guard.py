"""Calls go to public addresses, over https, to the address that was judged; answers have a size (O16)."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route
from tests.serving import serve

from mcp_elicitation.server.oauth.address import is_public, split_endpoint
from mcp_elicitation.server.oauth.http import LARGEST, BlockedError, Caller, GuardedTransport, resolve
from mcp_elicitation.server.oauth.provider import Endpoints, Provider
from mcp_elicitation.server.oauth.trouble import OAuthFailedError
from mcp_elicitation.text import Text


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.9.9.9", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
        "255.255.255.255", "224.0.0.1", "::1", "::", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:127.0.0.1",
        "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:db8::1", "no address", "",
    ],
)  # fmt: skip
def test_an_inner_address_is_not_public_in_any_spelling(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_a_public_address_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://hub.example/", "ftp://hub.example/", "https://", "https://u:p@hub.example/", "https://hub.example/#a",
        "https://hub.example\\@evil.example/", "https://hub.example/ a", "https://hüb.example/", "https://[::1", "//x",
        "https://hub.example:99999/", "http://localhost/", "",
    ],
)  # fmt: skip
def test_such_a_url_is_never_called(url: str) -> None:
    assert split_endpoint(url, private_network=True) is None


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "2130706433",
        "0x7f000001",
        "0x7f.1",
        "127.1",
        "017700000001",
        "[::1]",
        "[::ffff:7f00:1]",
        "localhost",
    ],
)
async def test_an_encoded_address_is_judged_by_where_it_leads(host: str) -> None:
    async with httpx2.AsyncClient(transport=GuardedTransport(private_network=False)) as client:
        with pytest.raises(BlockedError) as caught:
            await client.get(f"https://{host}/")
    assert caught.value.trouble in {"address", "unresolved"}


async def test_one_inner_address_among_several_is_enough_to_refuse() -> None:
    async def two(host: str, port: int) -> list[str]:
        return ["1.1.1.1", "10.0.0.1"]

    async with httpx2.AsyncClient(transport=GuardedTransport(private_network=False, resolver=two)) as client:
        with pytest.raises(BlockedError, match="address"):
            await client.get("https://hub.example/")


@asynccontextmanager
async def odd_provider(seen: list[str]) -> AsyncGenerator[str]:
    """Answers in ways that no provider should."""

    async def answer(request: Request) -> Response:
        seen.append(f"{request.headers['host']} {request.url.path}")
        answers: dict[str, Callable[[], Response]] = {
            "huge": lambda: Response(b"[" + b" " * (LARGEST + 1), media_type="application/json"),
            "zipped": lambda: Response(b"x", headers={"content-encoding": "gzip"}, media_type="application/json"),
            "away": lambda: RedirectResponse("/ok", 307),
            "text": lambda: Response("hello"),
            "list": lambda: JSONResponse([1]),
            "broken": lambda: JSONResponse({}, 503),
            "ok": lambda: JSONResponse({"fine": True}),
        }
        return answers[request.path_params["what"]]()

    async with serve(Starlette(routes=[Route("/{what}", answer, methods=["GET", "POST"])])) as url:
        yield url


def provider_at(url: str) -> Provider:
    return Provider(
        name="odd",
        title=Text("Odd", "Odd"),
        client_id="c",
        authentication="none",
        endpoints=Endpoints(authorization=f"{url}/a", token=f"{url}/t"),
        hosts=("127.0.0.1",),
        private_network=True,
    )


@pytest.mark.parametrize(
    ("what", "trouble"),
    [
        ("huge", "too_large"),
        ("zipped", "too_large"),
        ("away", "redirected"),
        ("text", "metadata"),
        ("list", "metadata"),
        ("broken", "busy_there"),
    ],
)
async def test_an_answer_that_does_not_fit_is_not_read(what: str, trouble: str) -> None:
    seen: list[str] = []
    async with odd_provider(seen) as url:
        with pytest.raises(OAuthFailedError) as caught:
            await Caller().call(provider_at(url), "GET", f"{url}/{what}", headers={})
    assert caught.value.trouble == trouble
    assert len(seen) == 1  # a redirection is not followed


async def test_the_connection_is_made_to_the_address_that_was_judged() -> None:
    """A name that leads elsewhere when it is looked up again (rebinding) is not looked up again."""
    seen: list[str] = []
    asked: list[str] = []

    async def once(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    async with odd_provider(seen) as url:
        port = url.rpartition(":")[2]
        transport = GuardedTransport(private_network=True, resolver=once)
        async with httpx2.AsyncClient(transport=transport) as client:
            said = await client.get(f"http://127.0.0.1:{port}/ok", headers={"host": f"hub.example:{port}"})
    assert said.json() == {"fine": True}
    assert asked == ["127.0.0.1"]
    assert seen == [f"hub.example:{port} /ok"]


async def test_an_address_that_takes_no_connection_is_followed_by_the_next() -> None:
    seen: list[str] = []

    async def two(host: str, port: int) -> list[str]:
        return ["127.0.0.2", "::1", "127.0.0.1"]

    async with odd_provider(seen) as url:
        transport = GuardedTransport(private_network=True, resolver=two)
        async with httpx2.AsyncClient(transport=transport) as client:
            said = await client.post(f"{url}/ok", content=b"once")
    assert said.json() == {"fine": True}
    assert len(seen) == 1


async def test_names_are_looked_up_by_the_system() -> None:
    assert await resolve("127.0.0.1", 443) == ["127.0.0.1"]
