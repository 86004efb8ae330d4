"""Calls to a provider, but for the token endpoint: through one guarded transport. Touches the world (O16)."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol, TypeAlias

import anyio
import httpx2

from mcp_elicitation.core.json import as_object
from mcp_elicitation.server.oauth.address import may_call, split_endpoint
from mcp_elicitation.server.oauth.metadata import read_metadata, well_known
from mcp_elicitation.server.oauth.provider import Endpoints, Provider
from mcp_elicitation.server.oauth.trouble import OAuthFailedError, Trouble

TIMEOUT = 10.0
"""Seconds that one call may take, from the look-up of the name to the last byte."""

LARGEST = 512 * 1024
"""Bytes of the largest answer that is read."""

MOST_ADDRESSES = 4
"""How many addresses of a name are tried."""

KEPT = 300.0
"""Seconds for which metadata and keys are believed."""

_OK = 200
_REDIRECTIONS = range(300, 400)

Resolver: TypeAlias = Callable[[str, int], Awaitable[list[str]]]
"""Gives the addresses of a host."""


class BlockedError(httpx2.TransportError):
    """A call was not made, or its answer not read.

    Args:
        trouble: Why.
    """

    def __init__(self, trouble: Trouble) -> None:
        self.trouble: Trouble = trouble
        super().__init__(trouble)


async def resolve(host: str, port: int) -> list[str]:
    """Return the addresses of a host, in the order in which they should be tried."""
    found = await anyio.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


class GuardedTransport(httpx2.AsyncBaseTransport):
    """Carries calls to one provider, to addresses that may be called, and reads answers of a reasonable size.

    The name is looked up once, and the connection made to the very address that was judged; TLS still checks the name.
    One transport serves one call or a few to the same host, so no connection is shared between names.

    Args:
        private_network: Whether the provider may be on a private network.
        resolver: Gives the addresses of a host.
    """

    def __init__(self, *, private_network: bool, resolver: Resolver = resolve) -> None:
        self._private = private_network
        self._resolve = resolver
        self._inner = httpx2.AsyncHTTPTransport()

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """Carry one request.

        Raises:
            BlockedError: Its URL or the address behind it must not be called, or the answer is too large.
        """
        url = request.url
        if split_endpoint(str(url), private_network=self._private) is None:
            raise BlockedError("address")
        port = url.port or {"https": 443, "http": 80}[url.scheme]
        addresses = await self._addresses(url.host, port)
        if url.scheme == "https":
            request.extensions = {**request.extensions, "sni_hostname": url.host}
        request.headers["accept-encoding"] = "identity"
        response = await self._first_that_connects(request, addresses[:MOST_ADDRESSES])
        try:
            return httpx2.Response(
                response.status_code, headers=_plain_headers(response), content=await _read(response), request=request
            )
        finally:
            await response.aclose()

    async def _first_that_connects(self, request: httpx2.Request, addresses: list[str]) -> httpx2.Response:
        """Try one address after the other until one takes the connection; nothing is sent before that."""
        url = request.url
        for address in addresses[:-1]:
            request.url = url.copy_with(host=address)
            with contextlib.suppress(httpx2.ConnectError, httpx2.ConnectTimeout):
                return await self._inner.handle_async_request(request)
        request.url = url.copy_with(host=addresses[-1])
        return await self._inner.handle_async_request(request)

    async def _addresses(self, host: str, port: int) -> list[str]:
        try:
            addresses = await self._resolve(host, port)
        except (OSError, UnicodeError):
            raise BlockedError("unresolved") from None
        # One forbidden address among several makes the name suspect; which one is taken is chance.
        if not addresses or not all(may_call(each, private_network=self._private) for each in addresses):
            raise BlockedError("address")
        return addresses

    async def aclose(self) -> None:
        """Close its connections."""
        await self._inner.aclose()


def _plain_headers(response: httpx2.Response) -> dict[str, str]:
    """Compressed bytes were not asked for: a few of them may stand for very many."""
    if response.headers.get("content-encoding", "identity") != "identity":
        raise BlockedError("too_large")
    kept = {"content-type", "location", "retry-after"}
    return {name: value for name, value in response.headers.items() if name in kept}


async def _read(response: httpx2.Response) -> bytes:
    body = bytearray()
    async for chunk in response.aiter_raw():
        body += chunk
        if len(body) > LARGEST:
            raise BlockedError("too_large")
    return bytes(body)


class Transports(Protocol):
    """Gives a transport for calls to a provider."""

    def __call__(self, provider: Provider) -> httpx2.AsyncBaseTransport:
        """Return a new transport; whoever asked closes it."""
        ...


def guarded(provider: Provider) -> httpx2.AsyncBaseTransport:
    """Return the transport of a provider."""
    return GuardedTransport(private_network=provider.private_network)


class Caller:
    """Calls providers.

    Args:
        transports: Gives what carries the calls.
    """

    def __init__(self, transports: Transports = guarded) -> None:
        self.transports = transports
        self._kept: dict[str, tuple[float, Mapping[str, object]]] = {}

    async def endpoints(self, provider: Provider) -> Endpoints:
        """Return where a provider is called, from its data or from what its issuer says.

        Raises:
            OAuthFailedError: It cannot be reached, or is not who it should be.
        """
        if provider.discovery == "none":
            assert provider.endpoints is not None  # noqa: S101  `require_sound` has made it so
            return provider.endpoints
        url = well_known(provider)
        try:
            return read_metadata(await self._kept_json(provider, url), provider)
        except OAuthFailedError:
            self._kept.pop(url, None)  # whatever is mended there is seen at once
            raise

    async def keys(self, provider: Provider, endpoints: Endpoints, *, fresh: bool) -> Mapping[str, object]:
        """Return the keys of a provider's id tokens.

        Raises:
            OAuthFailedError: They cannot be had.
        """
        return await self._kept_json(provider, endpoints.keys, fresh=fresh)

    async def call(
        self, provider: Provider, method: str, url: str, *, headers: Mapping[str, str], content: str = ""
    ) -> Mapping[str, object]:
        """Make one call and return its JSON; an answer without a body is an empty object.

        Raises:
            OAuthFailedError: It failed, or was answered with anything but success.
        """
        try:
            with anyio.fail_after(TIMEOUT):
                async with httpx2.AsyncClient(
                    transport=self.transports(provider), timeout=TIMEOUT, follow_redirects=False
                ) as client:
                    response = await client.request(method, url, headers=dict(headers), content=content or None)
        except BlockedError as error:
            raise OAuthFailedError(error.trouble) from None
        except (httpx2.HTTPError, httpx2.InvalidURL, TimeoutError):
            raise OAuthFailedError("unreachable") from None
        return read_answer(response)

    async def _kept_json(self, provider: Provider, url: str, *, fresh: bool = False) -> Mapping[str, object]:
        until, document = self._kept.get(url, (0.0, {}))
        if until > time.monotonic() and not fresh:
            return document
        read = await self.call(provider, "GET", url, headers={"accept": "application/json"})
        if not read:
            raise OAuthFailedError("metadata")
        self._kept[url] = (time.monotonic() + KEPT, read)
        return read


def read_answer(response: httpx2.Response) -> Mapping[str, object]:
    """Return the JSON object of an answer.

    Raises:
        OAuthFailedError: It is none, or no success.
    """
    if response.status_code in _REDIRECTIONS:
        raise OAuthFailedError("redirected")
    if not response.is_success:
        raise OAuthFailedError("busy_there" if response.status_code >= 500 else "token_answer")
    if response.status_code != _OK and not response.content:
        return {}
    try:
        read = as_object(json.loads(response.content or b"{}"))
    except ValueError:
        read = None
    if read is None:
        raise OAuthFailedError("metadata")
    return read
