"""What an ``Elicitation`` was told, as a value."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict

from mcp_elicitation.server.key_source import load_keys
from mcp_elicitation.server.keys import KeySource
from mcp_elicitation.server.startup import require_lifetime
from mcp_elicitation.server.waiting import HOLD
from mcp_elicitation.stores.base import Store
from mcp_elicitation.stores.open import open_store
from mcp_elicitation.text import Language

if TYPE_CHECKING:
    from mcp_elicitation.pages import Brand
    from mcp_elicitation.server.connect.visitor import Backend
    from mcp_elicitation.server.oauth.provider import Provider

HOUR = 3600.0
"""Seconds that a person has for one round unless somebody chose otherwise."""

PATIENCE = 600.0
"""Seconds that a pushed ask of an earlier revision waits for its answer."""


class Options(TypedDict, total=False):
    """What may be said when ``Elicitation`` is installed; all of it may be left out.

    Args:
        keys: Secrets (32 bytes or more each) that seal the request state and what the store keeps, or where they come
            from: ``FromEnvironment()``, ``FromFile(path=…)``, ``FromKeyring()``. Needed when several workers or
            machines serve one server; the first seals, all open, so a new one can be rolled in. Without them the
            server's own policy stays in place; whom and what that policy binds to stays in any case.
        store: Where rounds, interactions and what people give are kept: a store, or the URL of one (``sqlite:///path``,
            ``postgresql://…``); in the memory of this process when it is left out.
        public_url: Where browsers reach the pages of this server, such as ``https://a.example``; for HTTP. A stdio
            server starts its pages by itself, on 127.0.0.1.
        visitor: How the pages know who is in the browser: ``SignIn``, ``HostSession`` or ``Local``.
        providers: Third parties that ``ask.connect`` may connect people's accounts of: presets with a client of yours,
            or ``Provider`` values.
        pages_port: The port of a stdio server's own pages, where a provider has to be told a fixed one; any free one
            when it is left out.
        brand: The name, the logo and the colour at the head of every page; the server's title when it is left out.
        lifetime: Seconds that a person has for one round; an hour unless the server's own policy says otherwise (its
            600 seconds are what the SDK has when nobody chose: say 600 here to mean them).
        hold: Seconds for which a request is held while the person is on a page.
        patience: Seconds that an ask pushed to a client of an earlier revision waits for its answer.
        repeatable: The names of tools, prompts and resources (URIs) that may run again when it is unknown what became
            of their last run.
        language: The language of the reasons that a question is asked again with.
        develop: Run every handler that asks twice and name the first ask that comes out differently. Side effects
            outside ``ask.once`` then happen twice: for development only. Taken from ``MCP_ELICITATION_DEVELOP`` when it
            is left out. While it is on, pages may be plain http.
    """

    keys: Sequence[bytes | str] | KeySource | None
    store: Store | str | None
    public_url: str | None
    visitor: Backend | None
    providers: Sequence[Provider]
    pages_port: int
    brand: Brand | None
    lifetime: float | None
    hold: float
    patience: float
    repeatable: Collection[str]
    language: Language
    develop: bool | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The options of one server, checked and complete; see ``Options``."""

    keys: tuple[bytes | str, ...] | None
    store: Store | None
    public_url: str | None
    visitor: Backend | None
    providers: tuple[Provider, ...]
    pages_port: int
    brand: Brand | None
    lifetime: float | None
    hold: float
    patience: float
    repeatable: frozenset[str]
    language: Language
    develop: bool


def require_pages(visitor: Backend, public_url: str | None) -> None:
    """Refuse visitors that are known in a way that does not fit where the pages are.

    Raises:
        VisitorMisplacedError: It does not, or nobody said where the pages are.
    """
    from mcp_elicitation.server.connect.visitor import VisitorMisplacedError, require_fitting

    if public_url is None:
        raise VisitorMisplacedError("visitor says how browsers are known; public_url must say where they come to")
    require_fitting(visitor, public_url)


def require_providers(providers: Sequence[Provider], visitor: Backend | None) -> tuple[Provider, ...]:
    """Return the providers, each checked; no two of them share a name, and with it a redirect URI (O6).

    Raises:
        ProviderUnusableError: One must not be used as it is, or is the server that people sign in at here (URL-2).
    """
    if not providers:
        return ()
    from mcp_elicitation.server.connect.visitor import SignIn
    from mcp_elicitation.server.oauth.provider import ProviderUnusableError, require_sound

    own = [visitor.issuer] if isinstance(visitor, SignIn) else []
    names: set[str] = set()
    for each in providers:
        require_sound(each, own_issuers=own)
        if each.name in names:
            raise ProviderUnusableError(each.name, "two providers of one name would share a redirect URI: rename one")
        names.add(each.name)
    return tuple(providers)


def settle(options: Options) -> Settings:
    """Return the settings that options amount to.

    Raises:
        ValueError: The lifetime is not a positive number of seconds.
        KeysUnusableError: The keys could not be had, or must not be used.
        StoreConfigurationError: The URL is that of no store, or an extra is not installed.
        VisitorMisplacedError: The way visitors are known does not fit where the pages are.
        ProviderUnusableError: A provider must not be used as it is.
    """
    keys = options.get("keys")
    develop = options.get("develop")
    lifetime = options.get("lifetime")
    store, visitor, public_url = options.get("store"), options.get("visitor"), options.get("public_url")
    require_lifetime(lifetime)
    if visitor is not None:
        require_pages(visitor, public_url)
    return Settings(
        keys=None if keys is None else load_keys(keys),
        store=open_store(store) if isinstance(store, str) else store,
        public_url=public_url,
        visitor=visitor,
        providers=require_providers(options.get("providers", ()), visitor),
        pages_port=options.get("pages_port", 0),
        brand=options.get("brand"),
        lifetime=lifetime,
        hold=options.get("hold", HOLD),
        patience=options.get("patience", PATIENCE),
        repeatable=frozenset(options.get("repeatable", ())),
        language=options.get("language", "en"),
        develop=os.environ.get("MCP_ELICITATION_DEVELOP") == "1" if develop is None else develop,
    )
