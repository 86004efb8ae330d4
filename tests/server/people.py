"""People who answer the SDK's client."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from mcp.client.session import ClientRequestContext
from mcp_types import ElicitRequestFormParams, ElicitRequestParams, ElicitResult

Content = dict[str, str | int | float | bool | list[str] | None]


class Person:
    """Answers by the first line of the message: content to accept with, or the name of another action.

    Attributes:
        asked: The messages in the order in which they came.
        forms: The forms that came with them.
    """

    def __init__(self, answers: Mapping[str, object]) -> None:
        self.asked: list[str] = []
        self.forms: list[ElicitRequestFormParams] = []
        self._answers = answers

    async def __call__(self, context: ClientRequestContext, params: ElicitRequestParams) -> ElicitResult:
        assert isinstance(params, ElicitRequestFormParams)
        self.asked.append(params.message)
        self.forms.append(params)
        answer = self._answers[params.message.partition("\n")[0]]
        if answer == "decline":
            return ElicitResult(action="decline")
        if answer == "cancel":
            return ElicitResult(action="cancel")
        return ElicitResult(action="accept", content=cast("Content", answer))
