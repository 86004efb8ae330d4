"""What a token endpoint said, as a value. Decisions only (O22, B173)."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from mcp_elicitation.core.json import as_object
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.oauth.provider import Account, Provider
from mcp_elicitation.server.oauth.trouble import OAuthFailedError

LONGEST_TOKEN = 16 * 1024
LONGEST_LABEL = 200
_SCOPES = re.compile(r"[\s,]+")
_TOKEN = re.compile(r"[\x21-\x7e]+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Tokens:
    """What a provider gave.

    Args:
        access: The access token.
        refresh: The refresh token; None when it gave none.
        expires: When the access token ends, in seconds since the epoch; infinite when the provider does not say.
        scopes: What was granted; None when the provider does not say, and it is what was asked for (RFC 6749 §5.1).
        id_token: The id token; empty when there is none.
        said: The whole answer, for what else stands there; never written anywhere.
    """

    access: Secret
    refresh: Secret | None
    expires: float
    scopes: tuple[str, ...] | None
    id_token: str
    said: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Linked:
    """Whose account at the provider it is.

    Args:
        subject: What never changes about it; empty when the provider does not say.
        label: What the person recognises; empty when there is nothing.
    """

    subject: str
    label: str


def read_tokens(said: Mapping[str, object], provider: Provider, *, now: float) -> Tokens:
    """Read a successful answer.

    Args:
        said: The JSON object.
        provider: Who said it.
        now: Seconds since the epoch.

    Raises:
        OAuthFailedError: It holds no token that could be used (fail closed).
    """
    inner = as_object(said.get(provider.quirks.within)) if provider.quirks.within else None
    # Slack puts a person's token inside at first, and at the top when it is refreshed.
    held = inner if inner is not None and "access_token" in inner else said
    names = provider.quirks.answers

    def member(name: str) -> object:
        return held.get(names.get(name, name))

    access = _token(member("access_token"))
    if access is None:
        raise OAuthFailedError("token_answer")
    kind = held.get("token_type", "bearer")
    if not isinstance(kind, str) or (kind.lower() != "bearer" and kind not in {"user", "bot"}):
        raise OAuthFailedError("token_type")
    id_token = said.get("id_token")
    return Tokens(
        access=access,
        refresh=_token(member("refresh_token")),
        expires=_expiry(member("expires_in"), now),
        scopes=_scopes(member("scope")),
        id_token=id_token if isinstance(id_token, str) else "",
        said=said,
    )


def _token(value: object) -> Secret | None:
    fits = isinstance(value, str) and len(value) <= LONGEST_TOKEN and _TOKEN.fullmatch(value)
    return Secret(cast("str", value)) if fits else None


def _expiry(value: object, now: float) -> float:
    if value is None:
        return math.inf
    if isinstance(value, str) and value.isascii() and value.isdigit():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < math.inf:
        raise OAuthFailedError("token_lifetime")
    return now + value


def _scopes(value: object) -> tuple[str, ...] | None:
    if isinstance(value, str):
        return tuple(dict.fromkeys(each for each in _SCOPES.split(value) if each))
    if isinstance(value, Sequence):
        return tuple(each for each in cast("Sequence[object]", value) if isinstance(each, str))
    return None


def granted(tokens: Tokens, asked: Sequence[str]) -> tuple[str, ...]:
    """Return what was granted, as the provider says; never assumed to be what was asked where it says so (O22)."""
    return tuple(asked) if tokens.scopes is None else tokens.scopes


def missing(provider: Provider, wanted: Sequence[str], scopes: Sequence[str]) -> tuple[str, ...]:
    """Return what of the wanted scopes is not among the granted ones, nor granted along with them."""
    covered = set(scopes)
    for scope in scopes:
        covered |= set(provider.quirks.covers.get(scope, ()))
    return tuple(each for each in wanted if each not in covered)


def read_account(document: Mapping[str, object], account: Account) -> Linked:
    """Read whose account it is."""
    subject = _at(document, account.subject)
    labels = [_at(document, way) for way in account.labels]
    return Linked(subject[:LONGEST_LABEL], next((each for each in labels if each), "")[:LONGEST_LABEL])


def _at(document: Mapping[str, object], way: str) -> str:
    value: object = document
    for name in way.split("."):
        members = as_object(value)
        value = None if members is None else members.get(name)
    if isinstance(value, bool) or not isinstance(value, str | int):
        return ""
    return str(value)
