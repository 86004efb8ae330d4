"""What one request of the SDK can send to its client while it is being answered."""

from __future__ import annotations

from typing import Any, Literal, cast

import anyio
from mcp.server.context import ServerRequestContext
from mcp.shared.exceptions import MCPError, NoBackChannelError
from mcp.shared.message import ServerMessageMetadata
from mcp_types import (
    CLIENT_CAPABILITIES_META_KEY,
    REQUEST_TIMEOUT,
    ElicitCompleteNotification,
    ElicitCompleteNotificationParams,
    ElicitRequest,
    ElicitResult,
    ProgressNotification,
    ProgressNotificationParams,
)
from pydantic import BaseModel, ValidationError

from mcp_elicitation.core.capability import Modes, read_modes
from mcp_elicitation.core.json import JSON, Object, as_object
from mcp_elicitation.server.afterwards import Afterwards
from mcp_elicitation.server.pushed import PushFailedError, PushTimedOutError, PushUndeliverableError
from mcp_elicitation.server.waiting import Done

_AFTERWARDS = "mcp_elicitation.afterwards"


class _Push(BaseModel):
    """An ask in exactly the words of its revision: the SDK's own model adds a mode to a form of 2025-06-18."""

    method: Literal["elicitation/create"] = "elicitation/create"
    params: dict[str, Any]


class Channel:
    """Sends progress, and pushes asks where the client's revision takes them.

    Args:
        ctx: The request.
    """

    __slots__ = ("_ctx", "_ticks")

    def __init__(self, ctx: ServerRequestContext[Any, Any]) -> None:
        self._ctx = ctx
        self._ticks = 0

    @property
    def version(self) -> str:
        """The revision that the client speaks."""
        return self._ctx.protocol_version

    @property
    def can_push(self) -> bool:
        """Whether a request can reach the client at the moment."""
        return self._ctx.session.can_send_request

    @property
    def capabilities(self) -> Object | None:
        """What the client declared: with this very request, or when it began the session; None when nobody knows."""
        meta = as_object((self._ctx.params or {}).get("_meta")) or {}
        declared = as_object(meta.get(CLIENT_CAPABILITIES_META_KEY))
        if declared is not None:
            return declared
        session = self._ctx.session.client_capabilities
        return None if session is None else session.model_dump(by_alias=True, mode="json", exclude_none=True)

    def read_modes(self) -> Modes:
        """Return the modes that the client declared."""
        return read_modes(self.capabilities)

    @property
    def wants_signs(self) -> bool:
        """Whether the client wants to know that its request is being worked on."""
        return (self._ctx.meta or {}).get("progress_token") is not None

    async def sign_of_life(self) -> None:
        """Tell the client that its request is being worked on, if it wants to know."""
        token = (self._ctx.meta or {}).get("progress_token")
        if token is None:
            return
        self._ticks += 1
        params = ProgressNotificationParams(progress_token=token, progress=float(self._ticks))
        await self._ctx.session.send_notification(
            ProgressNotification(params=params), related_request_id=self._ctx.request_id
        )

    async def push(self, params: dict[str, JSON], *, patience: float) -> Object:
        """Push one ask and return its answer.

        Args:
            params: The parameters of ``elicitation/create``, in the words of the client's revision.
            patience: Seconds to wait for the answer.

        Raises:
            PushUndeliverableError: Nothing can reach the client.
            PushTimedOutError: No answer came in time.
            PushFailedError: The client answered with an error, or with what is no answer.
        """
        request = cast("ElicitRequest", _Push(params=params))
        metadata = ServerMessageMetadata(related_request_id=self._ctx.request_id)
        try:
            with anyio.fail_after(patience):
                result = await self._ctx.session.send_request(request, ElicitResult, metadata=metadata)
        except NoBackChannelError:
            raise PushUndeliverableError from None
        except TimeoutError:
            raise PushTimedOutError from None
        except MCPError as error:
            if error.code == REQUEST_TIMEOUT:
                raise PushTimedOutError from None
            raise PushFailedError(f"{error.code} {error.message}") from error
        except ValidationError as error:
            raise PushFailedError("the answer is malformed") from error
        return result.model_dump(by_alias=True, mode="json", exclude_none=True)

    async def complete(self, elicitation_id: str) -> None:
        """Tell the client that a page has been finished (LEG-2)."""
        notice = ElicitCompleteNotification(params=ElicitCompleteNotificationParams(elicitation_id=elicitation_id))
        await self._ctx.session.send_notification(notice, related_request_id=self._ctx.request_id)

    def complete_later(self, elicitation_id: str, done: Done[Any]) -> None:
        """Tell the client so when that happens, also after its request was answered; nothing where no stream is left.

        Args:
            elicitation_id: The name that the page went out under.
            done: What tells that the person is done there.
        """
        # The SDK has no public way from a request to its connection: this line is the one that knows it.
        connection = self._ctx.session._connection  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        if not connection.has_standalone_channel:
            return
        afterwards = connection.state.get(_AFTERWARDS)
        if afterwards is None:
            afterwards = connection.state[_AFTERWARDS] = Afterwards()
            connection.exit_stack.callback(afterwards.end)
        notice = ElicitCompleteNotification(params=ElicitCompleteNotificationParams(elicitation_id=elicitation_id))
        afterwards.watch(elicitation_id, done, lambda: self._ctx.session.send_notification(notice))
