"""The composition root of the server side."""

from __future__ import annotations

import getpass
import os
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Unpack

from typing_extensions import TypeIs

from mcp_elicitation.core.principal import Principal, local_principal
from mcp_elicitation.core.sealing import KeyRing
from mcp_elicitation.errors import ElicitationError
from mcp_elicitation.server.key_source import new_key
from mcp_elicitation.server.lint import LINT, Override
from mcp_elicitation.server.logs import hide_secrets_in_logs
from mcp_elicitation.server.settings import Options, settle
from mcp_elicitation.server.startup import count_workers, require_shared_keys, require_shared_store
from mcp_elicitation.server.surroundings import ExtraMissingError, KeysMissingError, PagesMissingError, Surroundings
from mcp_elicitation.stores.base import Store
from mcp_elicitation.stores.memory import MemoryStore
from mcp_elicitation.stores.sealed import SealedStore

if TYPE_CHECKING:
    from starlette.applications import Starlette
    from starlette.routing import BaseRoute

    from mcp_elicitation.server.connect.desk import Desk
    from mcp_elicitation.server.connect.visitor import Backend
    from mcp_elicitation.server.connections import Connections
    from mcp_elicitation.server.fastmcp import AnyFastMCP
    from mcp_elicitation.server.sdk.install import AnyServer
    from mcp_elicitation.server.vault.vault import Vault


class Elicitation:
    """Makes ``ask`` work in the tools, prompts and resources of a server.

    Args:
        server: The server: the SDK's ``MCPServer`` or low-level ``Server``, or ``FastMCP`` (with the extra
            ``fastmcp``). What it serves besides keeps working untouched. Of servers mounted on one another, the one
            that clients connect to.
        options: See ``Options``.

    Raises:
        UnknownServerError: It is none of these.
        SharedKeysMissingError: Several workers serve this server and no keys are shared.
        InstalledTwiceError: It is installed on this server already.
        AudienceMissingError: Keys are shared, and the server has no name.
        KeysUnusableError: The keys could not be had, or must not be used.
        StoreConfigurationError: The store's URL is none, or an extra is not installed.
        VisitorMisplacedError: The way visitors are known does not fit where the pages are.
        ProviderUnusableError: A provider must not be used as it is, or is this server's own authorisation server.
        WeakKeyError: A key is shorter than 32 bytes.
        ValueError: The lifetime is not a positive number of seconds, or the keys are none, or one of them twice.
    """

    def __init__(self, server: AnyServer | AnyFastMCP, **options: Unpack[Options]) -> None:
        from mcp_elicitation.server.loopback import LocalPages

        self.settings = settle(options)
        require_shared_keys(count_workers(os.environ, sys.argv), shared=self.settings.keys is not None)
        self.store: Store = MemoryStore() if self.settings.store is None else self.settings.store
        self._given_store = not (options.get("store") is None or isinstance(options.get("store"), str))
        self._can_draw = find_spec("jinja2") is not None
        self._desks: dict[bool, Desk] = {}
        self._local_pages = LocalPages(self._local_routes, port=self.settings.pages_port)
        self._ring = _ring(self.settings.keys, self.store)
        self._server, self._http_app = self._install(server)
        hide_secrets_in_logs()

    def _install(self, server: AnyServer | AnyFastMCP) -> tuple[AnyServer, Callable[..., Starlette]]:
        """Install it, and return the server of the SDK and what makes it an application."""
        if _is_fastmcp(server):
            from mcp_elicitation.server.fastmcp import install_on

            return install_on(server, self.settings, self._sealed(), self._at), server.http_app
        from mcp_elicitation.server.sdk.install import install, own_issuers

        self._require_foreign_providers(own_issuers(server))
        install(server, self.settings, self._sealed(), self._at)
        return server, server.streamable_http_app

    def app(self, **options: Any) -> Starlette:
        """Return one application with the MCP endpoint and the pages.

        When its lifespan ends, the store is closed, unless it was given as an object: then it is its maker's to close.

        Args:
            options: What the server's own ``streamable_http_app`` takes, or the ``http_app`` of FastMCP.

        Raises:
            PagesMissingError: There is no ``public_url`` or no ``visitor``.
            KeysMissingError: The store outlives this process, and no keys were given.
        """
        app = self._http_app(**options)
        app.router.routes.extend(self.routes())
        around = app.router.lifespan_context

        @asynccontextmanager
        async def lifespan(started: Starlette) -> AsyncGenerator[Any]:
            async with around(started) as state:
                try:
                    yield state
                finally:
                    await self._end()

        app.router.lifespan_context = lifespan
        return app

    def routes(self) -> list[BaseRoute]:
        """Return the pages alone, to be mounted at the root of the origin that ``public_url`` names.

        Raises:
            PagesMissingError: There is no ``public_url`` or no ``visitor``.
            KeysMissingError: The store outlives this process, and no keys were given.
            SharedStoreMissingError: Several workers serve the pages, each with a memory of its own.
        """
        url = self.settings.public_url
        if self.settings.visitor is None or url is None:
            raise PagesMissingError
        if self._ring is None:
            raise KeysMissingError
        require_shared_store(count_workers(os.environ, sys.argv), shared=not isinstance(self.store, MemoryStore))
        return list(self._routes(self._desk(local=False), url))

    @property
    def vault(self) -> Vault:
        """What people gave, per person: to list, export and remove it from the author's own code.

        Raises:
            KeysMissingError: The store outlives this process, and no keys were given.
        """
        if self._ring is None:
            raise KeysMissingError
        return self._desk(local=self.settings.visitor is None).vault

    @property
    def connections(self) -> Connections | None:
        """What people connected at third parties: to list and end it from the author's own code; None without any.

        Raises:
            KeysMissingError: The store outlives this process, and no keys were given.
        """
        return self._desk(local=self.settings.visitor is None).connections

    def redirect_uris(self) -> dict[str, str]:
        """Return the redirect URI to register at each provider, by its name, exactly as it is sent there.

        Without ``public_url`` it is the one of a stdio server's own pages, which needs ``pages_port`` where a provider
        does not accept any port of 127.0.0.1.
        """
        at = (self.settings.public_url or f"http://127.0.0.1:{self.settings.pages_port or '<any>'}").rstrip("/")
        return {each.name: f"{at}/connect/back/{each.name}" for each in self.settings.providers}

    async def close(self) -> None:
        """End the pages that were started by themselves, and give back the store; for who embeds a server."""
        await self._local_pages.close()
        await self.store.close()

    async def _end(self) -> None:
        """End what this object began: its pages, and the store that it opened itself."""
        await self._local_pages.close()
        if not self._given_store:
            await self.store.close()

    def report(self) -> tuple[Override, ...]:
        """Return what the authors of handlers allowed although forms must not hold it, with their reasons.

        The list is of this process: a question may be made before any server is.
        """
        return LINT.overrides

    def _require_foreign_providers(self, own: Sequence[str]) -> None:
        """Refuse a provider that this MCP server itself is protected by (URL-2)."""
        if self.settings.providers:
            from mcp_elicitation.server.oauth.provider import require_foreign

            for each in self.settings.providers:
                require_foreign(each, own)

    def _at(self, local: bool) -> Surroundings:  # noqa: FBT001  one callback with one meaning
        """Return what a request can use: the pages that are served, or those that a stdio server starts by itself."""
        refused = self._why_no_pages(local=local)
        desk = None if refused is not None else self._desk(local=local)
        url: Callable[[], Awaitable[str]] = self._local_pages.url if local else self._public_url
        return Surroundings(desk=desk, principal=None, refused=refused, public_url=url)

    def _why_no_pages(self, *, local: bool) -> Callable[[], ElicitationError] | None:
        if not self._can_draw:
            return ExtraMissingError
        if self._ring is None:
            return KeysMissingError
        if not local and (self.settings.visitor is None or self.settings.public_url is None):
            return PagesMissingError
        return None

    def _sealed(self) -> Store:
        """Return the store for what handlers answered; one that outlives this process keeps it sealed (STATE-1)."""
        if self._ring is None or isinstance(self.store, MemoryStore):
            return self.store
        return SealedStore(self.store, self._ring)

    async def _public_url(self) -> str:
        return (self.settings.public_url or "").rstrip("/")

    def _desk(self, *, local: bool) -> Desk:
        if local not in self._desks:
            from mcp_elicitation.server.connect.visitor import Local

            backend = self.settings.visitor
            self._desks[local] = self._make_desk(Local() if local or backend is None else backend)
        return self._desks[local]

    def _make_desk(self, backend: Backend) -> Desk:
        from mcp_elicitation.server.connect.desk import Desk
        from mcp_elicitation.server.connect.sessions import Sessions
        from mcp_elicitation.server.connect.visitor import Local, SignIn
        from mcp_elicitation.server.interactions import Interactions
        from mcp_elicitation.server.vault.vault import Vault

        if self._ring is None:
            raise KeysMissingError
        sealed = SealedStore(self.store, self._ring)
        me: Principal | None = local_principal(getpass.getuser()) if isinstance(backend, Local) else None
        desk = Desk(
            server_name=self._server.title or self._server.name,
            backend=backend,
            interactions=Interactions(sealed),
            sessions=Sessions(sealed),
            vault=Vault(self.store, self._ring),
            local=me,
            language=self.settings.language,
        )
        if self.settings.providers:
            from mcp_elicitation.server.connections import make_connections

            desk.connections = make_connections(self.settings.providers, self.store, self._ring)
        if isinstance(backend, SignIn):
            from mcp_elicitation.server.connect.http import AuthorizationServer

            desk.sign_in = AuthorizationServer(backend)
        hide_secrets_in_logs()  # the rooms that were loaded here have loggers of their own
        return desk

    def _local_routes(self, url: str) -> Sequence[BaseRoute]:
        return self._routes(self._desk(local=True), url)

    def _routes(self, desk: Desk, url: str) -> Sequence[BaseRoute]:
        from mcp_elicitation.pages import Brand
        from mcp_elicitation.server.connect.app import ConnectApp

        return ConnectApp(desk, url, self.settings.brand or Brand(name=desk.server_name)).routes()


def _is_fastmcp(server: AnyServer | AnyFastMCP) -> TypeIs[AnyFastMCP]:
    """Tell FastMCP's servers by the names of their classes, so that it is not loaded where it is not used."""
    return any(each.__module__.partition(".")[0] == "fastmcp" for each in type(server).__mro__)


def _ring(keys: tuple[bytes | str, ...] | None, store: Store) -> KeyRing | None:
    """Return the keys; those of a store in memory may be gone with it."""
    if keys is not None:
        return KeyRing(keys)
    return KeyRing([new_key()]) if isinstance(store, MemoryStore) else None
