"""Providers that give a company's token alone: a code says who the person is, and nothing else. Decisions only.

WeCom is one. Its application gets one token with the company's own secret, whoever the person is; with that token a
code is exchanged for the person's id. The token may do whatever the application may, so it is used for that one
question and neither kept nor given to a handler.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from urllib.parse import urlencode

from mcp_elicitation.core.secret import Secret
from mcp_elicitation.errors import AuthorError
from mcp_elicitation.server.oauth.answer import Tokens, read_account
from mcp_elicitation.server.oauth.provider import Endpoints, Provider
from mcp_elicitation.server.oauth.trouble import OAuthFailedError, Trouble

_TROUBLES: Mapping[int, Trouble] = MappingProxyType({-1: "busy_there", 40029: "token_answer"})
"""What WeCom's ``errcode`` means; of every other one the operator has to hear: secrets, addresses, permissions."""


class NoTokenError(AuthorError):
    """A handler wants scopes or a token of a provider that gives none of a person's.

    Args:
        provider: Which.
    """

    code = "no_token"

    def __init__(self, provider: str) -> None:
        super().__init__(
            f"{provider!r} gives no token of a person's and knows no scopes, only a token of the whole company's "
            "application: ask.connect(…) without scopes says who the person is (grant.account); what the application "
            "may do, call with its own secret"
        )


def gives_tokens(provider: Provider) -> bool:
    """Tell whether a provider gives tokens of a person's."""
    return provider.quirks.tokens == "person"


def require_tokens(provider: Provider) -> None:
    """Refuse to hand out what there is none of.

    Raises:
        NoTokenError: The provider gives the company's token alone.
    """
    if not gives_tokens(provider):
        raise NoTokenError(provider.name)


def company_url(provider: Provider, endpoints: Endpoints) -> str:
    """Return what is asked for the company's token; the secret stands in the query, where alone WeCom takes it."""
    secret = "" if provider.client_secret is None else provider.client_secret.reveal()
    return f"{endpoints.token}?{urlencode({'corpid': provider.client_id, 'corpsecret': secret})}"


def read_company(said: Mapping[str, object]) -> str:
    """Read the company's token.

    Raises:
        OAuthFailedError: There is none.
    """
    _require_success(said)
    token = said.get("access_token")
    if not isinstance(token, str) or not token:
        raise OAuthFailedError("token_answer")
    return token


def person_url(provider: Provider, token: str, code: str) -> str:
    """Return what is asked for the person that a code stands for."""
    assert provider.account is not None  # noqa: S101  `require_sound` has made it so
    return f"{provider.account.url}?{urlencode({'access_token': token, 'code': code})}"


def read_person(said: Mapping[str, object], provider: Provider) -> Tokens:
    """Read who the person is: a grant without a token, and without an end.

    Raises:
        OAuthFailedError: It is nobody of that company, or the answer says nothing.
    """
    assert provider.account is not None  # noqa: S101  `require_sound` has made it so
    _require_success(said)
    if not read_account(said, provider.account).subject:  # somebody from outside has an `openid` instead
        raise OAuthFailedError("not_a_member")
    return Tokens(access=Secret(""), refresh=None, expires=math.inf, scopes=(), id_token="", said=said)


def _require_success(said: Mapping[str, object]) -> None:
    code = said.get("errcode")
    if isinstance(code, bool) or not isinstance(code, int):
        raise OAuthFailedError("token_answer")
    if code != 0:
        raise OAuthFailedError(_TROUBLES.get(code, "client_refused"))
