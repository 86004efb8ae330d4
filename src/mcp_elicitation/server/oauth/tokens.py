"""The token endpoint: codes, refresh tokens, and giving tokens back (Authlib). Touches the world."""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, cast

import anyio
import httpx2
from authlib.integrations.base_client import OAuthError
from authlib.integrations.httpx_client import AsyncOAuth2Client
from authlib.integrations.httpx_client.oauth2_client import OAuth2ClientAuth

from mcp_elicitation.core.json import as_object
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.connect.signed import read_signed
from mcp_elicitation.server.oauth.answer import Linked, Tokens, read_account, read_tokens
from mcp_elicitation.server.oauth.authorize import Attempt
from mcp_elicitation.server.oauth.claims import read_claims
from mcp_elicitation.server.oauth.company import company_url, gives_tokens, person_url, read_company, read_person
from mcp_elicitation.server.oauth.http import TIMEOUT, BlockedError, Caller, read_answer
from mcp_elicitation.server.oauth.provider import Endpoints, Provider
from mcp_elicitation.server.oauth.proving import write_request
from mcp_elicitation.server.oauth.trouble import OAuthFailedError, Trouble

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

_NONCE_BYTES = 16
_FORM = {"accept": "application/json", "content-type": "application/x-www-form-urlencoded"}

_ENDED = frozenset({"invalid_grant"})
_CLIENT = frozenset({"invalid_client", "unauthorized_client", "incorrect_client_credentials", "bad_client_secret"})
_TOO_MANY = 429

logger = logging.getLogger(__name__)


class TokenEndpoint:
    """Exchanges codes and refresh tokens, and gives tokens back.

    Args:
        caller: Knows where providers are.
    """

    def __init__(self, caller: Caller) -> None:
        self.caller = caller

    async def exchange(self, provider: Provider, attempt: Attempt, code: str) -> Tokens:
        """Exchange a code. It is sent once; whatever comes of it, never again.

        Raises:
            OAuthFailedError: Nothing came of it.
        """
        endpoints = await self.caller.endpoints(provider)
        if not gives_tokens(provider):
            return await self._identify(provider, endpoints, code)
        verifier = {"code_verifier": attempt.verifier} if provider.pkce else {}
        async with self._client(provider) as client:
            # The library's hints leave the token open; what it holds is read as JSON of unknown shape.
            fetch = cast("Callable[..., Awaitable[object]]", client.fetch_token)  # pyright: ignore[reportUnknownMemberType]
            said = await fetch(
                endpoints.token,
                code=code,
                redirect_uri=attempt.redirect_uri,
                grant_type="authorization_code",
                auth=self._auth(provider, endpoints),
                headers=dict(_FORM),
                **verifier,
            )
        return read_tokens(as_object(said) or {}, provider, now=time.time())

    async def refresh(self, provider: Provider, refresh: Secret) -> Tokens:
        """Exchange a refresh token.

        Raises:
            OAuthFailedError: Nothing came of it; ``ended`` when the provider says that there is nothing any more, and
                ``unreachable`` when nobody knows whether it was used.
        """
        endpoints = await self.caller.endpoints(provider)
        async with self._client(provider) as client:
            fetch = cast("Callable[..., Awaitable[object]]", client.refresh_token)  # pyright: ignore[reportUnknownMemberType]
            said = await fetch(
                endpoints.token,
                refresh_token=refresh.reveal(),
                auth=self._auth(provider, endpoints),
                headers=dict(_FORM),
            )
        return read_tokens(as_object(said) or {}, provider, now=time.time())

    async def revoke(self, provider: Provider, token: Secret, *, hint: str) -> None:
        """Give a token back (RFC 7009), in the provider's own way.

        Args:
            provider: The provider.
            token: The token.
            hint: ``refresh_token`` or ``access_token``.

        Raises:
            OAuthFailedError: The provider did not take it.
        """
        endpoints = await self.caller.endpoints(provider)
        if not endpoints.revocation or provider.quirks.revocation == "none":
            return
        if provider.quirks.revocation in {"bearer", "github"}:
            await self._revoke_otherwise(provider, endpoints, token)
            return
        async with self._client(provider) as client:
            give = cast("Callable[..., Awaitable[httpx2.Response]]", client.revoke_token)  # pyright: ignore[reportUnknownMemberType]
            response = await give(
                endpoints.revocation,
                token=token.reveal(),
                token_type_hint=hint,
                auth=self._auth(provider, endpoints),
                headers=dict(_FORM),
            )
            if not response.is_success:
                raise OAuthFailedError("busy_there" if response.status_code >= 500 else "token_answer")

    async def whose(self, provider: Provider, attempt: Attempt, tokens: Tokens) -> Linked:
        """Return whose account it is, from the id token, the answer or the provider's own page for that.

        Raises:
            OAuthFailedError: There is an id token that does not hold, or none although one was asked for.
        """
        if provider.is_openid:
            claims = await self._verified(provider, tokens.id_token)
            return read_claims(claims, provider, attempt, now=time.time())
        account = provider.account
        if account is None:
            return Linked("", "")
        if not account.url or not gives_tokens(provider):
            return read_account(tokens.said, account)
        headers = {"accept": "application/json", **bearer(provider, tokens.access)}
        if account.post:
            headers["content-type"] = "application/json"
        method = "POST" if account.post else "GET"
        try:
            said = await self.caller.call(provider, method, account.url, headers=headers, content=account.post)
        except OAuthFailedError as error:
            # What is asked for here is shown to the person only; the token is good all the same.
            logger.warning("%s did not say whose account it is: %s", provider.name, error.trouble)
            return Linked("", "")
        return read_account(said, account)

    async def _identify(self, provider: Provider, endpoints: Endpoints, code: str) -> Tokens:
        """Ask who the person is, with the company's token, which is forgotten at once."""
        headers = {"accept": "application/json"}
        company = await self.caller.call(provider, "GET", company_url(provider, endpoints), headers=headers)
        url = person_url(provider, read_company(company), code)
        return read_person(await self.caller.call(provider, "GET", url, headers=headers), provider)

    async def _revoke_otherwise(self, provider: Provider, endpoints: Endpoints, token: Secret) -> None:
        if provider.quirks.revocation == "bearer":
            headers = {"accept": "application/json", **bearer(provider, token)}
            await self.caller.call(provider, "POST", endpoints.revocation, headers=headers)
            return
        url = endpoints.revocation.replace("{client_id}", provider.client_id)
        secret = "" if provider.client_secret is None else provider.client_secret.reveal()
        auth = httpx2.BasicAuth(provider.client_id, secret)
        request = next(auth.sync_auth_flow(httpx2.Request("DELETE", url)))
        headers = {
            "accept": "application/json",
            "content-type": "application/json",
            "authorization": request.headers["authorization"],
        }
        await self.caller.call(
            provider, "DELETE", url, headers=headers, content=json.dumps({"access_token": token.reveal()})
        )

    async def _verified(self, provider: Provider, id_token: str) -> dict[str, object]:
        """Verify the signature; a key that is not known yet is looked for once more, since keys are rolled."""
        endpoints = await self.caller.endpoints(provider)
        for fresh in (False, True):
            document = await self.caller.keys(provider, endpoints, fresh=fresh)
            claims = read_signed(id_token, document)
            if claims is not None:
                return dict(claims)
        raise OAuthFailedError("id_token")

    def _auth(self, provider: Provider, endpoints: Endpoints) -> OAuth2ClientAuth:
        """Return what writes our requests in the provider's way: the library's own place for that."""
        audience = provider.issuer or endpoints.token

        def prove(_client: object, _method: str, uri: str, headers: httpx2.Headers, body: bytes) -> tuple[Any, ...]:
            nonce = secrets.token_urlsafe(_NONCE_BYTES)
            written = write_request(provider, body.decode(), audience, now=time.time(), nonce=nonce)
            headers.update(written.headers)
            return uri, headers, written.body.encode()

        return OAuth2ClientAuth(provider.client_id, None, prove)

    @asynccontextmanager
    async def _client(self, provider: Provider) -> AsyncGenerator[AsyncOAuth2Client]:
        """Give a client for one call; what the provider wrote in an error goes no further than this."""
        client = AsyncOAuth2Client(
            provider.client_id,
            transport=self.caller.transports(provider),
            timeout=TIMEOUT,
            follow_redirects=False,
        )
        register = cast("Callable[[str, object], None]", client.register_compliance_hook)  # pyright: ignore[reportUnknownMemberType]
        register("access_token_response", _require_answer)
        register("refresh_token_response", _require_answer)
        try:
            with anyio.fail_after(TIMEOUT):
                async with client:
                    yield client
        except OAuthError as error:
            raise OAuthFailedError(_trouble(provider, error.error)) from None
        except BlockedError as error:
            raise OAuthFailedError(error.trouble) from None
        except (httpx2.ConnectError, httpx2.ConnectTimeout):
            raise OAuthFailedError("unresolved") from None
        except (httpx2.HTTPError, TimeoutError):
            raise OAuthFailedError("unreachable") from None
        except (ValueError, TypeError, AttributeError):
            raise OAuthFailedError("token_answer") from None


def bearer(provider: Provider, token: Secret) -> dict[str, str]:
    """Return the header that a provider takes a token in; made from the vault's tokens alone (O15)."""
    header = provider.quirks.header
    return {header: token.reveal()} if header else {"authorization": f"Bearer {token.reveal()}"}


def _require_answer(response: httpx2.Response) -> httpx2.Response:
    """Let the library read only what is a success, or an error that says what it is."""
    if response.status_code == _TOO_MANY:
        raise OAuthFailedError("busy_there")
    if not response.is_client_error:
        read_answer(response)
        return response
    said = as_object(json.loads(response.content))
    if said is None or "error" not in said:
        raise OAuthFailedError("token_answer")
    return response


def _trouble(provider: Provider, error: object) -> Trouble:
    if error in _ENDED or error in provider.quirks.ended:
        return "ended"
    return "client_refused" if error in _CLIENT else "token_answer"
