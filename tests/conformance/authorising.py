"""Somebody who signs in without looking: the SDK's OAuth client behind ``connect(auth=…)``, and no browser."""

from __future__ import annotations

import json
import os
from urllib.parse import parse_qs, urlsplit

import httpx2
from mcp.client.auth import OAuthClientProvider
from mcp.shared.auth import AuthorizationCodeResult, OAuthClientInformationFull, OAuthClientMetadata, OAuthToken
from pydantic import AnyUrl

CALLBACK = "http://localhost:3030/callback"
METADATA_URL = "https://conformance-test.local/client-metadata.json"
"""The URL that the suite knows a client by where it does not register."""


class Memory:
    """Keeps what the authorisation server gave, for as long as this process lives."""

    def __init__(self, client: OAuthClientInformationFull | None) -> None:
        self._client = client
        self._tokens: OAuthToken | None = None

    async def get_tokens(self) -> OAuthToken | None:
        return self._tokens

    async def set_tokens(self, tokens: OAuthToken) -> None:
        self._tokens = tokens

    async def get_client_info(self) -> OAuthClientInformationFull | None:
        return self._client

    async def set_client_info(self, client_info: OAuthClientInformationFull) -> None:
        self._client = client_info


class Browser:
    """Goes where it is sent, and comes back with what it is sent back with."""

    def __init__(self) -> None:
        self._came_back: dict[str, list[str]] = {}

    async def go(self, url: str) -> None:
        async with httpx2.AsyncClient() as http:
            answer = await http.get(url)
        self._came_back = parse_qs(urlsplit(answer.headers["location"]).query)

    async def come_back(self) -> AuthorizationCodeResult:
        return AuthorizationCodeResult(
            code=self._came_back["code"][0],
            state=self._came_back.get("state", [None])[0],
            iss=self._came_back.get("iss", [None])[0],
        )


def _registered() -> OAuthClientInformationFull | None:
    """The client that the suite has registered beforehand, where it says so."""
    context = json.loads(os.environ.get("MCP_CONFORMANCE_CONTEXT", "{}"))
    if "client_id" not in context:
        return None
    return OAuthClientInformationFull(
        client_id=context["client_id"],
        client_secret=context.get("client_secret"),
        redirect_uris=[AnyUrl(CALLBACK)],
        token_endpoint_auth_method="client_secret_basic" if "client_secret" in context else "none",
    )


def sign_in(url: str) -> OAuthClientProvider:
    """Return what signs requests to a server in."""
    browser = Browser()
    return OAuthClientProvider(
        server_url=url,
        client_metadata=OAuthClientMetadata(client_name="conformance-client", redirect_uris=[AnyUrl(CALLBACK)]),
        storage=Memory(_registered()),
        redirect_handler=browser.go,
        callback_handler=browser.come_back,
        client_metadata_url=METADATA_URL,
    )
