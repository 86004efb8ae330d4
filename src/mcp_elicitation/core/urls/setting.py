"""In whose name and after what history a URL is looked at: the asking server, and hosts that a person approved."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from mcp_elicitation.core.lookalike import visible
from mcp_elicitation.core.urls.host import Host, host_of_parts
from mcp_elicitation.core.urls.known import PROVIDER_DOMAINS
from mcp_elicitation.core.urls.parts import read
from mcp_elicitation.errors import AuthorError
from mcp_elicitation.text import Text

Relation: TypeAlias = Literal["same_site", "known_provider", "unrelated"]
"""What a URL's site is to the asking server: its own site, one that is known or approved, or neither."""

_NO_HOST = Text("“{value}” is neither an origin nor a host name.", "“{value}” 既不是源（origin），也不是主机名。")


class NotAHostError(AuthorError):
    """A server origin or a known host that was handed over names no host."""

    code = "not_a_host"


@dataclass(frozen=True, slots=True)
class Setting:
    """Who asks, and what is trusted already.

    Args:
        server: The host of the server that sent the URL; None for a local process, which has no site.
        port: The server's port; None when it is the scheme's own.
        familiar: Registered label and registrable domain of every host that the person has reason to recognise: the
            server's and those that were approved before.
    """

    server: Host | None
    port: int | None
    familiar: tuple[tuple[str, str], ...]

    def trusts(self, host: Host) -> bool:
        """Tell whether a host lies on the site of the server or of an approved host."""
        return any(host.domain == domain for _, domain in self.familiar)

    def is_origin(self, host: Host, port: int) -> bool:
        """Tell whether host and port are those under which the person reaches the server itself."""
        return self.server is not None and host.ascii == self.server.ascii and port == self.port

    def relation_to(self, host: Host) -> Relation:
        """Return what the host's site is to the server's."""
        if self.server is not None and host.domain == self.server.domain:
            return "same_site"
        return "known_provider" if host.domain in PROVIDER_DOMAINS or self.trusts(host) else "unrelated"


def setting_of(server_origin: str | None, known_hosts: Iterable[str]) -> Setting:
    """Read the hosts of a setting.

    Args:
        server_origin: An origin or any URL of the server.
        known_hosts: Host names or origins.

    Raises:
        NotAHostError: One of them names no host; silence here would switch warnings off.
    """
    return _setting(server_origin, tuple(known_hosts))


@functools.lru_cache(maxsize=64)
def _setting(server_origin: str | None, known_hosts: tuple[str, ...]) -> Setting:
    server, port = _host_and_port(server_origin) if server_origin else (None, None)
    hosts = [host for host, _ in map(_host_and_port, known_hosts)]
    familiar = hosts if server is None else [server, *hosts]
    return Setting(server, port, tuple((host.owner_label, host.domain) for host in familiar))


def _host_and_port(text: str) -> tuple[Host, int | None]:
    parts = read(text if "://" in text else f"https://{text}")
    if parts is None or not parts.host:
        public = _NO_HOST.fill(value=visible(text))
        raise NotAHostError(public.en, public=public)
    return host_of_parts(parts), parts.port
