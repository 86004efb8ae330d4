"""Which program opens a URL on which system: the decision alone, from what is known of the machine.

A row of ``_OPENERS`` is a program and what stands before the URL in its list of words. Two facts rule the table. A URL
may hold every letter that a shell or PowerShell gives a meaning to (``$(id)`` is a valid path), so a program that hands
its argument on to an interpreter is given only URLs that hold none of them. And ``BROWSER`` is a command line in
disguise, so it is not read here, nor left to the programs that would read it.
"""

from __future__ import annotations

import ntpath
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, TypeAlias

from mcp_elicitation.core.urls import inspect
from mcp_elicitation.text import Text

System: TypeAlias = Literal["linux", "wsl", "macos", "windows", "other"]

Reason: TypeAlias = Literal["not_canonical", "remote_session", "container", "no_display", "no_opener", "opener_failed"]
"""Why no browser was started."""

REASONS: MappingProxyType[Reason, Text] = MappingProxyType(
    {
        "not_canonical": Text(
            "No browser was started: this is not an address in the one form that is opened.",
            "未启动浏览器：该地址不是可以打开的规范形式。",
        ),
        "remote_session": Text(
            "No browser was started: this terminal is on another computer than the one you sit at. "
            "Open the address on your own.",
            "未启动浏览器：此终端运行在远程计算机上。请在你自己的设备上打开该地址。",
        ),
        "container": Text(
            "No browser was started: this runs in a container. Open the address outside of it.",
            "未启动浏览器：程序运行在容器中。请在容器外打开该地址。",
        ),
        "no_display": Text(
            "No browser was started: there is no screen here. Open the address on another device.",
            "未启动浏览器：此处没有图形界面。请在其他设备上打开该地址。",
        ),
        "no_opener": Text(
            "No browser was started: this system names none. Open the address yourself.",
            "未启动浏览器：系统没有设置可用的浏览器。请自行打开该地址。",
        ),
        "opener_failed": Text(
            "The system could not start its browser. Open the address yourself.",
            "系统未能启动浏览器。请自行打开该地址。",
        ),
    }
)
"""The sentence of each reason."""

TEXT_BROWSERS = frozenset("browsh carbonyl edbrowse elinks links links2 lynx retawq w3m www-browser".split())
"""Browsers that draw in the terminal, which is the person's place to answer, not theirs."""

GRAPHICAL_BROWSERS = "x-www-browser firefox chromium chromium-browser google-chrome epiphany konqueror falkon".split()
"""What ``xdg-open`` may try on a desktop that it does not know; left alone, it would end with a text browser."""

_VISIBLE = re.compile(r"[!-~]+")  # ASCII without space and control characters: all that a canonical URL consists of
_FORBIDDEN = re.compile(r"[\"<>`\\]|%action", re.IGNORECASE)
_DRIVE = re.compile(r"[A-Za-z]:\\")
# Neither a shell, PowerShell nor cmd.exe gives one of these a meaning, quoted or not.
_PLAIN = re.compile(r"https?://[A-Za-z0-9._~:/?-]+")


@dataclass(frozen=True, slots=True)
class NotOpened:
    """No browser was started, and that is no failure: the person opens the URL by hand or by QR code.

    Args:
        reason: Stable name of the reason.
        text: The sentence for the person.
    """

    reason: Reason
    text: Text


@dataclass(frozen=True, slots=True)
class Launch:
    """What to start.

    Args:
        argv: The program by its full path, and its words; no shell reads them.
    """

    argv: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Program:
    """A program that was found.

    Args:
        path: Where it was found, and what is started.
        real: Where links lead from there: what it really is.
    """

    path: str
    real: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """What is known of the machine and the session.

    Args:
        system: The kind of system.
        environ: The environment of the process.
        container: Whether this runs in a container.
        programs: The openers that exist, by name.
    """

    system: System
    environ: Mapping[str, str] = field(default_factory=dict[str, str])
    container: bool = False
    programs: Mapping[str, Program] = field(default_factory=dict[str, Program])


@dataclass(frozen=True, slots=True)
class _Opener:
    name: str
    words: tuple[str, ...] = ()
    interprets: bool = False


_RUNDLL = ("url.dll,FileProtocolHandler",)  # hands the URL to its registered browser; cmd.exe and `start` take no part
_OPENERS: Mapping[System, tuple[_Opener, ...]] = {
    "linux": (_Opener("xdg-open"), _Opener("gio", ("open",)), _Opener("x-www-browser")),
    # wslview builds a line of PowerShell or cmd.exe around the URL.
    "wsl": (_Opener("rundll32.exe", _RUNDLL), _Opener("wslview", interprets=True)),
    "macos": (_Opener("open"),),
    "windows": (_Opener("rundll32.exe", _RUNDLL),),
    "other": (_Opener("xdg-open"),),
}


def opener_names(system: System) -> tuple[str, ...]:
    """Return the programs that may open a URL on a system, the first choice first."""
    return tuple(opener.name for opener in _OPENERS[system])


def fixed_places(system: System, environ: Mapping[str, str]) -> Mapping[str, str]:
    """Return where openers stand that are part of the system; these are not looked for on the path."""
    if system == "macos":
        return {"open": "/usr/bin/open"}
    if system == "windows":
        root = environ.get("SystemRoot") or environ.get("SYSTEMROOT") or ""
        root = root if _DRIVE.match(root) else "C:\\Windows"  # a share of the network is no part of the system
        return {"rundll32.exe": ntpath.join(root, "System32", "rundll32.exe")}
    return {"rundll32.exe": "/mnt/c/Windows/System32/rundll32.exe"} if system == "wsl" else {}


def is_openable(url: str) -> bool:
    """Tell whether a URL is in the one form that is opened: canonical and not refused by ``core/urls`` (CURL-3).

    What was shown is then what is opened, byte for byte: https, or http to this machine. Beyond that it holds none of
    the few signs that an opener could still trip over, whoever judged it before.
    """
    if not _VISIBLE.fullmatch(url) or _FORBIDDEN.search(url):
        return False
    return inspect(url).canonical == url


def choose(url: str, surroundings: Surroundings) -> Launch | NotOpened:
    """Decide what opens a URL, or why nothing does. Looks at its arguments only."""
    if not is_openable(url):
        return not_opened("not_canonical")
    hindrance = _hindrance(surroundings)
    if hindrance is not None:
        return not_opened(hindrance)
    for opener in _OPENERS[surroundings.system]:
        program = surroundings.programs.get(opener.name)
        if program is None or _is_text_browser(program):
            continue
        if opener.interprets and not _PLAIN.fullmatch(url):
            continue
        return Launch((program.path, *opener.words, url))
    return not_opened("no_opener")


def not_opened(reason: Reason) -> NotOpened:
    """Return a reason with its sentence."""
    return NotOpened(reason, REASONS[reason])


def environment_for_opener(environ: Mapping[str, str], system: System) -> dict[str, str]:
    """Return what the opener gets of the environment: all but the command line in ``BROWSER``."""
    kept = {name: value for name, value in environ.items() if name.upper() != "BROWSER"}
    if system in {"linux", "other"}:
        kept["BROWSER"] = ":".join(GRAPHICAL_BROWSERS)
    return kept


def _hindrance(surroundings: Surroundings) -> Reason | None:
    environ = surroundings.environ
    # A display that is forwarded over SSH would show a browser of the other machine: neither loopback nor cookies fit.
    if any(environ.get(name) for name in ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")):
        return "remote_session"
    if surroundings.container:
        return "container"
    if surroundings.system in {"linux", "other"} and not any(
        environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    ):
        return "no_display"
    return None


def _is_text_browser(program: Program) -> bool:
    return any(path.rpartition("/")[2] in TEXT_BROWSERS for path in (program.path, program.real))
