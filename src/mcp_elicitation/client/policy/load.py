"""A policy from the disk, and where it lies by default."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Mapping
from pathlib import Path

from mcp_elicitation.client.policy.policy import Policy
from mcp_elicitation.client.policy.problem import PolicyError, PolicyProblem
from mcp_elicitation.client.policy.read import LARGEST, read_policy
from mcp_elicitation.text import Text

FOLDER = "mcp-elicitation"
FILE = "policy.toml"

_UNREADABLE = Text("cannot be read: {error}", "无法读取：{error}")
_NOT_UTF8 = Text("is not UTF-8", "不是 UTF-8 编码")
_OPEN_TO_ALL = Text(
    "everyone on this computer may change it, and so answer in your place: chmod o-w {path}",
    "此计算机上的任何人都能修改它，从而代你回答：请执行 chmod o-w {path}",
)


def default_path(environ: Mapping[str, str], platform: str) -> Path:
    """Return where the policy of this person lies when no file is named; it need not exist.

    That is ``$XDG_CONFIG_HOME/mcp-elicitation/policy.toml``; without that variable, below ``~/.config``, on macOS below
    ``~/Library/Application Support``, on Windows below ``%APPDATA%``.

    Args:
        environ: The environment of the process.
        platform: As ``sys.platform`` has it.
    """
    base = environ.get("XDG_CONFIG_HOME", "")
    if base and Path(base).is_absolute():  # a relative one is to be ignored (XDG Base Directory Specification)
        return Path(base) / FOLDER / FILE
    home = Path(environ["HOME"]) if environ.get("HOME") else Path.home()
    if platform == "darwin":
        return home / "Library" / "Application Support" / FOLDER / FILE
    if platform == "win32":
        return Path(environ.get("APPDATA") or home / "AppData" / "Roaming") / FOLDER / FILE
    return home / ".config" / FOLDER / FILE


def load_policy(path: Path | None = None) -> Policy:
    """Read a policy from a file.

    Args:
        path: The file; that of this person when it is missing, and where there is none, the policy that asks for
            everything.

    Raises:
        PolicyError: The file cannot be read, or something is wrong with it.
    """
    if path is None:
        path = default_path(os.environ, sys.platform)
        if not path.exists():
            return Policy()
    return read_policy(_read(path), name=str(path))


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            mode = os.fstat(file.fileno()).st_mode
            data = file.read(LARGEST * 4 + 1)
    except OSError as error:
        raise _error(path, _UNREADABLE.fill(error=error.strerror or error)) from None
    if os.name == "posix" and stat.S_ISREG(mode) and mode & stat.S_IWOTH:
        raise _error(path, _OPEN_TO_ALL.fill(path=path))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise _error(path, _NOT_UTF8) from None


def _error(path: Path, text: Text) -> PolicyError:
    return PolicyError((PolicyProblem(key="", text=text),), name=str(path))
