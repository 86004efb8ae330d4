"""What a sign-in needs from the authorisation server: its metadata, a token for a code, its keys. Touches the world."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import cast

import httpx2
from authlib.integrations.base_client import OAuthError
from authlib.integrations.httpx_client import AsyncOAuth2Client

from mcp_elicitation.core.json import as_object
from mcp_elicitation.server.connect.sign_in import (
    Attempt,
    Metadata,
    SignInFailedError,
    Trouble,
    read_claims,
    read_metadata,
)
from mcp_elicitation.server.connect.signed import read_signed
from mcp_elicitation.server.connect.visitor import SignIn, Visitor

TIMEOUT = 10.0
"""Seconds that one call may take."""

LARGEST = 512 * 1024
"""Bytes of the largest answer that is read."""

_OK = 200

KEPT = 300.0
"""Seconds for which metadata and keys are believed."""


class AuthorizationServer:
    """The authorisation server that visitors sign in at.

    Only the configured issuer and the endpoints that it names are called; nothing follows a redirection (O16).

    Args:
        backend: How it is configured.
        transport: What carries the calls; the network when it is left out.
    """

    def __init__(self, backend: SignIn, *, transport: httpx2.AsyncBaseTransport | None = None) -> None:
        self._backend = backend
        self._transport = transport
        self._kept: dict[str, tuple[float, Mapping[str, object]]] = {}

    async def metadata(self) -> Metadata:
        """Return what it says of itself.

        Raises:
            SignInFailedError: It cannot be reached, or is not who it should be.
        """
        issuer = self._backend.issuer
        document = await self._get(f"{issuer.rstrip('/')}/.well-known/openid-configuration", "metadata")
        return read_metadata(document, issuer)

    async def who(self, code: str, attempt: Attempt, redirect_uri: str) -> Visitor:
        """Exchange a code and return who signed in.

        Raises:
            SignInFailedError: The exchange failed, or the id token is not what it must be.
        """
        metadata = await self.metadata()
        token = await self._exchange(metadata, code, attempt, redirect_uri)
        id_token = token.get("id_token")
        if not isinstance(id_token, str):
            raise SignInFailedError("id_token")
        claims = await self._verified(id_token, metadata)
        return read_claims(claims, self._backend, attempt, now=time.time())

    async def _exchange(
        self, metadata: Metadata, code: str, attempt: Attempt, redirect_uri: str
    ) -> Mapping[str, object]:
        secret = self._backend.client_secret
        method = "none" if secret is None else "client_secret_basic"
        client = AsyncOAuth2Client(
            self._backend.client_id,
            None if secret is None else secret.reveal(),
            token_endpoint_auth_method=method,
            transport=self._transport,
            timeout=TIMEOUT,
        )
        # The library's hints leave the token open; what it holds is read as JSON of unknown shape.
        fetch = cast("Callable[..., Awaitable[object]]", client.fetch_token)  # pyright: ignore[reportUnknownMemberType]
        async with client:
            try:
                token = await fetch(
                    metadata.token_endpoint,
                    code=code,
                    code_verifier=attempt.verifier,
                    redirect_uri=redirect_uri,
                    grant_type="authorization_code",
                )
            except (OAuthError, httpx2.HTTPError, ValueError):
                raise SignInFailedError("token_call") from None  # the answer may hold what no log may hold
        return as_object(token) or {}

    async def _verified(self, id_token: str, metadata: Metadata) -> Mapping[str, object]:
        """Verify the signature; a key that is not known yet is looked for once more, since keys are rolled."""
        for fresh in (False, True):
            document = await self._get(metadata.jwks_uri, "id_token", fresh=fresh)
            claims = read_signed(id_token, document)
            if claims is not None:
                return claims
        raise SignInFailedError("id_token")

    async def _get(self, url: str, trouble: Trouble, *, fresh: bool = False) -> Mapping[str, object]:
        until, document = self._kept.get(url, (0.0, {}))
        if until > time.monotonic() and not fresh:
            return document
        try:
            async with (
                httpx2.AsyncClient(transport=self._transport, timeout=TIMEOUT, follow_redirects=False) as client,
                client.stream("GET", url, headers={"accept": "application/json"}) as response,
            ):
                body = await _read(response) if response.status_code == _OK else b""
            read = as_object(json.loads(body))
        except (httpx2.HTTPError, ValueError):
            raise SignInFailedError(trouble) from None
        if read is None:
            raise SignInFailedError(trouble)
        self._kept[url] = (time.monotonic() + KEPT, read)
        return read


async def _read(response: httpx2.Response) -> bytes:
    body = bytearray()
    async for chunk in response.aiter_bytes():
        body += chunk
        if len(body) > LARGEST:
            raise ValueError
    return bytes(body)
