"""The transcript as request state: plain text here, sealed by whoever carries it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, cast

from mcp_elicitation.core.flow.transcript import Transcript
from mcp_elicitation.errors import AuthorError
from mcp_elicitation.text import Text

_FAMILY = "mcp-elicitation/"

PREFIX = f"{_FAMILY}1:"
"""Tells our state from that of somebody else on the same server, and this format from a later one."""

LARGEST_STATE = 256 * 1024
"""Bytes of an unsealed state: it crosses the wire twice in every round."""


class StateTooLargeError(AuthorError):
    """The answers and journalled results of one flow no longer fit into its request state."""

    code = "state_too_large"

    def __init__(self, size: int) -> None:
        super().__init__(
            f"the answers of this flow take {size} bytes; a request state may hold {LARGEST_STATE}: ask for less, or "
            "keep large results of `ask.once` elsewhere and return their name",
            public=Text(
                "This could not be finished: its answers have become too large to carry on with.",
                "此请求未能完成：已有的回答过大，无法继续。",
            ),
        )


class StateUnreadableError(Exception):
    """A state that carries our name but not our content: another version of this package wrote it."""


def is_ours(state: str | None) -> bool:
    """Tell whether a state carries the name of this package, whatever its version."""
    return state is not None and state.startswith(_FAMILY)


def write_state(transcript: Transcript) -> str:
    """Write the state of the next round.

    Raises:
        StateTooLargeError: It is larger than 256 KiB.
    """
    state = PREFIX + json.dumps(transcript.write(), separators=(",", ":"), ensure_ascii=True)
    if len(state) > LARGEST_STATE:
        raise StateTooLargeError(len(state))
    return state


def read_state(state: str | None) -> Transcript | None:
    """Read an opened state, or return None when it is not one of ours.

    Raises:
        StateUnreadableError: It is one of ours but cannot be read.
    """
    if state is None or not is_ours(state):
        return None
    if not state.startswith(PREFIX):
        raise StateUnreadableError("version")
    try:
        return Transcript.read(cast("Mapping[str, Any]", json.loads(state[len(PREFIX) :])))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise StateUnreadableError(type(error).__name__) from None
