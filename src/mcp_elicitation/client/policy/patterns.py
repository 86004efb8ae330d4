"""What a pattern of a policy matches: a server's alias or origin, the host of a URL."""

from __future__ import annotations

from fnmatch import fnmatchcase

from mcp_elicitation.core.urls.parts import Parts, read
from mcp_elicitation.text import Text

ANY = "*"

_NO_HOST = Text(
    "“{pattern}” is no host: write example.com for one host, *.example.com for all below it, without scheme, port or "
    "path",
    "“{pattern}” 不是主机名：单个主机写 example.com，其所有子域写 *.example.com，不要写协议、端口或路径",
)
_NO_ORIGIN = Text(
    "“{pattern}” is no origin: write https://example.com, https://*.example.com:8443, or a pattern for the command",
    "“{pattern}” 不是源（origin）：请写 https://example.com、https://*.example.com:8443，或启动命令的模式",
)
_WEB = ("https://", "http://")
_NOT_IN_A_HOST = "/?#@\\* "


class PatternError(ValueError):
    """A pattern that can match nothing.

    Args:
        text: What is wrong and what to write instead.
    """

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(text.en)


def matches_words(pattern: str, text: str) -> bool:
    """Tell whether a pattern matches a text: ``*`` any letters, ``?`` one; case counts."""
    return pattern == ANY or fnmatchcase(text, pattern)


def host_of(url: str) -> str | None:
    """Return the host of a URL as a browser reads it, without the root's dot; None when it has none."""
    parts = read(url)
    return _bare(parts) if parts is not None and parts.host else None


def matches_host(pattern: str, host: str) -> bool:
    """Tell whether a host is the pattern's, or lies below that of a pattern that begins with ``*.``."""
    if pattern == ANY:
        return True
    below, name = _cut(pattern)
    named = host_of(f"https://{name}/")
    return named is not None and (host.endswith(f".{named}") if below else host == named)


def matches_origin(pattern: str, origin: str) -> bool:
    """Tell whether a pattern matches where a server is: scheme, host and port of a URL, or the words of a command."""
    if not pattern.startswith(_WEB):
        return matches_words(pattern, origin)
    scheme, _, rest = pattern.partition("://")
    below, authority = _cut(rest)
    asked, found = read(f"{scheme}://{authority}"), read(origin) if origin.startswith(_WEB) else None
    if asked is None or found is None or (asked.scheme, asked.port) != (found.scheme, found.port):
        return False
    name, host = _bare(asked), _bare(found)
    return host.endswith(f".{name}") if below else host == name


def require_host_pattern(pattern: str) -> None:
    """Refuse what can match no host.

    Raises:
        PatternError: With the way to write it.
    """
    if pattern == ANY:
        return
    _, name = _cut(pattern)
    parts = read(f"https://{name}")
    if not name or any(sign in name for sign in _NOT_IN_A_HOST) or parts is None or _has_port(name):
        raise PatternError(_NO_HOST.fill(pattern=pattern))


def require_origin_pattern(pattern: str) -> None:
    """Refuse what looks like a URL and is no origin.

    Raises:
        PatternError: With the way to write it.
    """
    if not pattern.startswith(_WEB):
        if not pattern:
            raise PatternError(_NO_ORIGIN.fill(pattern=pattern))
        return
    _, authority = _cut(pattern.partition("://")[2].removesuffix("/"))
    if not authority or any(sign in authority for sign in _NOT_IN_A_HOST) or read(f"https://{authority}") is None:
        raise PatternError(_NO_ORIGIN.fill(pattern=pattern))


def _cut(pattern: str) -> tuple[bool, str]:
    return pattern.startswith("*."), pattern.removeprefix("*.")


def _has_port(name: str) -> bool:
    return ":" in name.rpartition("]")[2] if name.startswith("[") else ":" in name


def _bare(parts: Parts) -> str:
    return parts.host.removesuffix(".")
