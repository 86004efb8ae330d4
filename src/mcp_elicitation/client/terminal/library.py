"""The libraries that the room stands on, before anything of it is loaded: they come with the extra ``cli``."""

from __future__ import annotations

from importlib.util import find_spec

from mcp_elicitation.errors import OperatorError

LIBRARIES = ("prompt_toolkit", "segno", "wcwidth")


class TerminalMissingError(OperatorError):
    """The part of the package that draws on a terminal is not installed."""

    code = "terminal_missing"


def require_libraries() -> None:
    """Make sure that they are there.

    Raises:
        TerminalMissingError: One is not.
    """
    missing = [name for name in LIBRARIES if find_spec(name) is None]
    if missing:
        raise TerminalMissingError(
            f"asking in a terminal needs {' and '.join(missing)}: pip install 'mcp-elicitation[cli]'"
        )
