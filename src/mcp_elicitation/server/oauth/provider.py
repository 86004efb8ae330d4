"""A provider is data: where it is, who we are there, and how it departs from the standard."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from mcp_elicitation.core.secret import Secret
from mcp_elicitation.errors import AuthorError, OperatorError
from mcp_elicitation.server.oauth.address import split_endpoint
from mcp_elicitation.text import Text

Discovery: TypeAlias = Literal["openid", "oauth", "none"]
"""Where the endpoints come from: OpenID Connect Discovery, RFC 8414, or the provider's own data."""

ClientAuthentication: TypeAlias = Literal["basic", "post", "none", "private_key_jwt"]
"""How we prove who we are at the token endpoint (RFC 6749 §2.3.1, RFC 7523)."""

Revocation: TypeAlias = Literal["rfc7009", "json", "bearer", "github", "none"]
"""How a token is given back: by the standard, as JSON, by itself as a bearer, or in the way of GitHub."""

Whose: TypeAlias = Literal["person", "company"]
"""Whose tokens a provider gives: each person's own, or one of the whole company's application."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Endpoints:
    """Where a provider is called.

    Args:
        authorization: Where browsers go.
        token: Where codes and refresh tokens are exchanged.
        revocation: Where tokens are given back; empty when nowhere.
        keys: The keys of its id tokens; empty when there are none.
        names_itself: Whether its answers to browsers carry ``iss`` (RFC 9207).
    """

    authorization: str
    token: str
    revocation: str = ""
    keys: str = ""
    names_itself: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """Where a provider says whose account was linked: in the token answer, or at a URL.

    Args:
        url: What is asked with the new token; empty when the token answer says it.
        post: A JSON document to ask with; a GET when it is empty.
        subject: The way to what never changes, through the members of the answer: ``data.open_id``.
        labels: The ways to what the person recognises; the first that leads somewhere counts.
    """

    url: str = ""
    post: str = ""
    subject: str = "sub"
    labels: Sequence[str] = ("preferred_username", "email", "name")


@dataclass(frozen=True, slots=True, kw_only=True)
class Quirks:
    """How a provider departs from the standard, as values.

    Args:
        parameters: What is added to the URL that browsers are sent to.
        asks: Its names for the parameters of that URL, where they are others; empty where it has none.
        scope_separator: What stands between scopes.
        code: The parameter that the code comes back in.
        json: Whether the token endpoint takes JSON.
        sends: Its names for the parameters of token calls, where they are others.
        within: The member of the token answer that holds the person's token.
        answers: Its names for the members of the token answer, where they are others.
        ended: Its errors that mean what ``invalid_grant`` does.
        covers: Scopes that are granted with another one, or are called otherwise once granted.
        headers: What every call to its endpoints must carry besides.
        header: The header that its API takes tokens in; ``Authorization`` with ``Bearer`` when it is empty.
        revocation: How tokens are given back.
        tokens: Whose tokens it gives; with ``company`` a code only says who the person is (``company``).
    """

    parameters: Mapping[str, str] = field(default_factory=dict[str, str])
    asks: Mapping[str, str] = field(default_factory=dict[str, str])
    scope_separator: str = " "
    code: str = "code"
    json: bool = False
    sends: Mapping[str, str] = field(default_factory=dict[str, str])
    within: str = ""
    answers: Mapping[str, str] = field(default_factory=dict[str, str])
    ended: frozenset[str] = frozenset()
    covers: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    header: str = ""
    revocation: Revocation = "rfc7009"
    tokens: Whose = "person"


@dataclass(frozen=True, slots=True, kw_only=True)
class Provider:
    """A third party that people connect their accounts of.

    Args:
        name: A short name in lower case; it stands in the redirect URI, which no two providers share (O6).
        title: What people call it.
        client_id: This server's own client there.
        client_secret: The client's secret, when it has one.
        private_key: The client's key as PEM or JWK, for ``private_key_jwt``.
        authentication: How the client proves itself at the token endpoint.
        issuer: Who the provider is, exactly as it calls itself; needed for discovery.
        discovery: Where the endpoints come from.
        endpoints: The endpoints, without discovery.
        scopes: What is always asked for.
        hosts: Where its tokens may be sent: exact names, or ``.example.com`` for every name below one.
        pkce: Whether it does PKCE with S256 (RFC 7636); switched off by name only, for a provider that does not (O7).
        account: Where it says whose account was linked.
        quirks: How it departs from the standard.
        private_network: Whether it may be on a private network or this machine; nothing else of the guard changes.
    """

    name: str
    title: Text
    client_id: str = ""
    client_secret: Secret | None = None
    private_key: Secret | None = None
    authentication: ClientAuthentication = "post"
    issuer: str = ""
    discovery: Discovery = "none"
    endpoints: Endpoints | None = None
    scopes: Sequence[str] = ()
    hosts: Sequence[str] = ()
    pkce: bool = True
    account: Account | None = None
    quirks: Quirks = field(default_factory=Quirks)
    private_network: bool = False

    def with_client(
        self,
        client_id: str,
        client_secret: Secret | str | None = None,
        *,
        name: str | None = None,
        scopes: Sequence[str] | None = None,
    ) -> Provider:
        """Return the provider with this server's own client.

        Args:
            client_id: The client's id there.
            client_secret: Its secret; without one it is a public client.
            name: Another name than the preset's, where two clients of one provider are used.
            scopes: Other scopes than the preset's.
        """
        secret = Secret(client_secret) if isinstance(client_secret, str) else client_secret
        return replace(
            self,
            client_id=client_id,
            client_secret=secret,
            authentication="none" if secret is None and self.private_key is None else self.authentication,
            name=name or self.name,
            scopes=self.scopes if scopes is None else tuple(scopes),
        )

    @property
    def is_openid(self) -> bool:
        """Whether an id token is asked for, and a nonce with it."""
        return "openid" in self.scopes and (self.discovery == "openid" or bool(self.endpoints and self.endpoints.keys))

    @property
    def client(self) -> str:
        """What tokens belong to: another client or another provider cannot use them."""
        where = self.issuer or (self.endpoints.token if self.endpoints else "")
        return f"{where} {self.client_id}"


class ProviderUnusableError(OperatorError):
    """A provider is configured in a way that must not be used.

    Args:
        name: Which.
        reason: Why, and what to do.
    """

    code = "provider_unusable"

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"provider {name!r}: {reason}")


class ProviderUnknownError(AuthorError):
    """A handler asks to connect a provider that this server was not told of."""

    code = "provider_unknown"

    def __init__(self, name: str) -> None:
        super().__init__(f"{name!r} is none of this server's providers: Elicitation(server, providers=[…])")


_NAME = re.compile(r"[a-z][a-z0-9-]{0,30}")
_HOST = re.compile(r"\.?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?")
_RESERVED = frozenset({"linked"})


def require_sound(provider: Provider, *, own_issuers: Sequence[str] = ()) -> None:
    """Refuse a provider that must not be used as it is.

    Args:
        provider: The provider.
        own_issuers: The authorisation servers of this server itself.

    Raises:
        ProviderUnusableError: It must not.
    """
    for reason in _problems(provider):
        raise ProviderUnusableError(provider.name, reason)
    require_foreign(provider, own_issuers)


def require_foreign(provider: Provider, own_issuers: Sequence[str]) -> None:
    """Refuse a provider that is this server's own authorisation server (URL-2).

    Raises:
        ProviderUnusableError: It is; who may use this server is decided by MCP authorisation, not by an elicitation.
    """
    own = {_plain(issuer) for issuer in own_issuers if issuer}
    endpoints = provider.endpoints
    theirs = {_plain(provider.issuer)} if provider.issuer else set[str]()
    if endpoints is not None and not provider.issuer:
        theirs |= {_origin(endpoints.authorization), _origin(endpoints.token)}
    if theirs & own:
        raise ProviderUnusableError(
            provider.name,
            "it is the authorisation server of this MCP server itself, and an elicitation must not authorise anybody "
            "for the server that asks: use MCP authorisation for that",
        )


def _problems(provider: Provider) -> list[str]:
    problems: list[str] = []
    if not _NAME.fullmatch(provider.name) or provider.name in _RESERVED:
        problems.append("its name is a word of lower-case letters, digits and hyphens: it stands in the redirect URI")
    if not provider.client_id:
        problems.append("it has no client id: use with_client(…)")
    if provider.authentication in {"basic", "post"} and provider.client_secret is None:
        problems.append("it needs a client secret, or with_client(…) without one for a public client")
    if provider.authentication == "private_key_jwt" and provider.private_key is None:
        problems.append("private_key_jwt needs private_key")
    if not provider.pkce and provider.authentication == "none":
        problems.append("a public client without PKCE protects nobody: anyone who sees a code could use it")
    return problems + _token_problems(provider) + _address_problems(provider)


def _token_problems(provider: Provider) -> list[str]:
    if provider.quirks.tokens == "company":
        problems = ["it gives no token of a person's: leave hosts and scopes empty"]
        problems *= bool(provider.hosts or provider.scopes)
        if provider.account is None or not provider.account.url:
            problems.append("account must say where it is asked who a person is")
        return problems
    if not provider.hosts or not all(_HOST.fullmatch(host) for host in provider.hosts):
        return ["hosts must name where its tokens may be sent, such as api.example.com or .example.com"]
    return []


def _address_problems(provider: Provider) -> list[str]:
    problems: list[str] = []
    if provider.discovery != "none" and not provider.issuer:
        problems.append("discovery needs an issuer")
    if provider.discovery == "none" and provider.endpoints is None:
        problems.append("it needs endpoints, or an issuer with discovery")
    if provider.endpoints is not None and provider.endpoints.names_itself and not provider.issuer:
        problems.append("an answer that carries iss is compared with the issuer: name it")
    urls = [provider.issuer, "" if provider.account is None else provider.account.url]
    if provider.endpoints is not None:
        given = provider.endpoints
        if not (given.authorization and given.token):
            problems.append("endpoints need an authorization and a token endpoint")
        urls += [given.authorization, given.token, given.revocation, given.keys]
    allowed = provider.private_network
    problems += [
        f"{url} must be https, without credentials and fragment (http only on a literal loopback address of a "
        "provider with private_network=True)"
        for url in urls
        if url and split_endpoint(url.replace("{client_id}", "x"), private_network=allowed) is None
    ]
    return problems


def may_send_to(provider: Provider, host: str, port: int | None) -> bool:
    """Tell whether a token of a provider may be sent to a host (O15, V10).

    Args:
        provider: The provider.
        host: The host of the request, as the HTTP library has it.
        port: Its port, None for the one of its scheme.
    """
    name = host.lower().rstrip(".")
    places = {name if port is None else f"{name}:{port}"}
    return any(
        allowed in places or (allowed.startswith(".") and port is None and name.endswith(allowed))
        for allowed in provider.hosts
    )


def _plain(issuer: str) -> str:
    parts = split_endpoint(issuer, private_network=True)
    return issuer if parts is None else f"{_origin(issuer)}{parts.path.rstrip('/')}"


def _origin(url: str) -> str:
    parts = split_endpoint(url, private_network=True)
    if parts is None:
        return url
    default = {"https": 443, "http": 80}[parts.scheme]
    port = "" if parts.port in {None, default} else f":{parts.port}"
    return f"{parts.scheme}://{(parts.hostname or '').lower()}{port}"
