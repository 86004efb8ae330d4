"""What signing in and connecting an account read alike of an authorisation server's answer. Decisions only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

Failed: TypeAlias = Callable[[Literal["repeated_parameter", "no_state"]], Exception]
"""Makes the caller's own error of why there is no state."""


def state_of(query: Sequence[tuple[str, str]], failed: Failed) -> str:
    """Return the state of an answer, before anything else in it is believed.

    Args:
        query: The parameters as they came.
        failed: Makes the error.

    Raises:
        Exception: What ``failed`` made: there is no state, or a parameter stands there twice.
    """
    names = [name for name, _ in query]
    if len(set(names)) < len(names):
        raise failed("repeated_parameter")
    state = dict(query).get("state", "")
    if not state:
        raise failed("no_state")
    return state
