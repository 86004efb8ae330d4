"""People who answer FastMCP's client."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from fastmcp.client.elicitation import ElicitResult
from mcp_types import ElicitRequestFormParams, ElicitRequestParams


class Person:
    """Answers by the first line of the message: content to accept with, or the name of another action.

    Attributes:
        asked: The messages in the order in which they came.
    """

    def __init__(self, answers: Mapping[str, object]) -> None:
        self.asked: list[str] = []
        self._answers = answers

    async def __call__(self, message: str, kind: object, params: ElicitRequestParams, context: object) -> Any:
        self.asked.append(message)
        answer = self._answers[message.partition("\n")[0]]
        if isinstance(params, ElicitRequestFormParams) and isinstance(answer, Mapping):
            return ElicitResult(action="accept", content=cast("dict[str, Any]", answer))
        return ElicitResult(action=str(answer))  # type: ignore[arg-type]  # one of the three
