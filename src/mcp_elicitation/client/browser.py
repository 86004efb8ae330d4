"""Opens a URL in the browser of the system: nowhere else, never before consent, and without looking in (CURL-4).

``openers`` decides; this file looks at the machine and starts what was decided, detached: the opener gets no standard
stream of ours and no terminal, so that it can neither break a protocol on standard output nor take the person's keys.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import anyio.to_thread

from mcp_elicitation.client.openers import (
    Launch,
    NotOpened,
    Program,
    Surroundings,
    System,
    choose,
    environment_for_opener,
    fixed_places,
    not_opened,
    opener_names,
)

PATIENCE = 2.0
"""Seconds in which an opener that cannot do its work says so; one that still runs then is the browser itself."""

_MARKERS = (".dockerenv", "run/.containerenv")
_IN_CONTAINER = ("KUBERNETES_SERVICE_HOST", "REMOTE_CONTAINERS", "CODESPACES", "GITPOD_WORKSPACE_ID")
_SANDBOXES = frozenset({"flatpak", "snap"})  # named like containers, but they have a portal to the desktop's browser
if sys.platform == "win32":
    _FLAGS = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.DETACHED_PROCESS
else:
    _FLAGS = 0  # there, a session of its own detaches it


@dataclass(frozen=True, slots=True)
class Opened:
    """The system's opener was started and did not say that it failed; whether a page is up, nobody here can see.

    Args:
        argv: What was started.
    """

    argv: tuple[str, ...]


async def open_in_browser(
    url: str,
    *,
    environ: Mapping[str, str] | None = None,
    platform: str | None = None,
    root: Path = Path("/"),
    patience: float = PATIENCE,
) -> Opened | NotOpened:
    """Open a URL to which the person has consented (CURL-2).

    Nothing but the URL is handed over, no shell reads it, and no address is resolved or fetched here (CURL-1).

    Args:
        url: In canonical form, as it was shown (CURL-3); https, or http to this machine.
        environ: The environment to judge by and to hand on; that of the process when left out.
        platform: As ``sys.platform`` has it; that of the process when left out.
        root: Where the marks of a container are looked for.
        patience: Seconds in which the opener may still say that it failed.

    Returns:
        ``NotOpened`` with the reason where no browser can be started: over SSH, in a container, without a screen.
    """
    surroundings = look_around(os.environ if environ is None else environ, platform or sys.platform, root=root)
    decided = choose(url, surroundings)
    if isinstance(decided, NotOpened):
        return decided
    start = partial(_start, decided, environment_for_opener(surroundings.environ, surroundings.system), patience)
    return await anyio.to_thread.run_sync(start, abandon_on_cancel=True)


def look_around(environ: Mapping[str, str], platform: str, *, root: Path = Path("/")) -> Surroundings:
    """Find out what there is to open a URL with; starts nothing."""
    system = _system(environ, platform)
    return Surroundings(
        system=system,
        environ=environ,
        container=_in_container(environ, root),
        programs=_find_programs(system, environ),
    )


def _system(environ: Mapping[str, str], platform: str) -> System:
    if platform == "linux":
        return "wsl" if environ.get("WSL_DISTRO_NAME") or environ.get("WSL_INTEROP") else "linux"
    if platform == "darwin":
        return "macos"
    return "windows" if platform == "win32" else "other"


def _in_container(environ: Mapping[str, str], root: Path) -> bool:
    named = environ.get("container", "")
    if named in _SANDBOXES:
        return False
    return (
        bool(named)
        or any(environ.get(name) for name in _IN_CONTAINER)
        or any((root / marker).exists() for marker in _MARKERS)
    )


def _find_programs(system: System, environ: Mapping[str, str]) -> dict[str, Program]:
    fixed = fixed_places(system, environ)
    # A relative entry would mean: whatever lies in the folder that somebody happens to work in.
    folders = os.pathsep.join(each for each in environ.get("PATH", "").split(os.pathsep) if os.path.isabs(each))
    found: dict[str, Program] = {}
    for name in opener_names(system):
        on_path = None if system in {"macos", "windows"} else shutil.which(name, path=folders)
        place = on_path or fixed.get(name)
        if place is not None and (on_path or Path(place).exists()):
            found[name] = Program(place, os.path.realpath(place))
    return found


def _start(launch: Launch, environ: Mapping[str, str], patience: float) -> Opened | NotOpened:
    try:
        process = subprocess.Popen(
            launch.argv,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=environ,
            cwd=os.path.abspath(os.sep),
            start_new_session=True,
            creationflags=_FLAGS,
        )
    except (OSError, ValueError):
        return not_opened("opener_failed")
    try:
        code = process.wait(patience)
    except subprocess.TimeoutExpired:
        # It lives as long as the browser does; somebody has to collect it when it ends.
        threading.Thread(target=process.wait, daemon=True).start()
        code = 0
    return Opened(launch.argv) if code == 0 else not_opened("opener_failed")
