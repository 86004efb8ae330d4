"""Server middleware: who calls, and nothing that leaves holds a secret that the handler was given."""

from __future__ import annotations

import getpass
import logging
import traceback
from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias, TypeVar

import mcp_types as types
from mcp.server.auth.middleware.auth_context import get_access_token
from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
from mcp.server.session import ServerSession
from mcp.shared.dispatcher import ProgressFnT
from mcp.shared.exceptions import MCPError
from mcp.shared.message import ServerMessageMetadata
from mcp_types import INTERNAL_ERROR
from pydantic import BaseModel

from mcp_elicitation.core.principal import Principal, local_principal
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.core.wire.v2026_07_28 import CARRIERS
from mcp_elicitation.server import telemetry
from mcp_elicitation.server.leaks import Revealed, SecretLeakError
from mcp_elicitation.server.sdk.context import changed
from mcp_elicitation.server.sdk.outcome import as_mapping
from mcp_elicitation.server.startup import SubjectMissingError
from mcp_elicitation.server.surroundings import (
    AnonymousCallerError,
    IssuerMissingError,
    Surroundings,
    current_surroundings,
)

logger = logging.getLogger(__name__)

REFUSED_STATE = {"reason": "invalid_request_state"}
"""What the SDK's boundary says of every request state that is not in order."""

_Context: TypeAlias = ServerRequestContext[Any, Any]
ResultT = TypeVar("ResultT", bound=BaseModel)

At: TypeAlias = Callable[[bool], Surroundings]
"""Gives the surroundings of a request, told whether it came over stdio."""


class Callers:
    """Server middleware: puts the surroundings of a request at hand, and guards what leaves.

    Args:
        at: Gives the surroundings of a request.
    """

    def __init__(self, at: At) -> None:
        self._at = at

    async def __call__(self, ctx: _Context, call_next: CallNext) -> HandlerResult:
        """Answer one request of a carrier."""
        if ctx.method not in CARRIERS:
            return await call_next(ctx)
        around = self._at(ctx.request is None)
        _identify(around, local=ctx.request is None)
        token = current_surroundings.set(around)
        guarded = changed(ctx, session=_GuardedSession(ctx.session, around.revealed))
        try:
            result = await call_next(guarded)
        except MCPError as error:
            if error.error.data == REFUSED_STATE:  # by the SDK's own boundary, or by us in the same words
                telemetry.state_refused()
            _require_clean(around.revealed, [error.error.message, error.error.data], ctx.method)
            raise
        except Exception as error:
            # Earlier revisions send the text of an error; spans record it with everything that led to it.
            if around.revealed:
                _require_clean(around.revealed, traceback.format_exception(error), ctx.method)
            raise
        finally:
            current_surroundings.reset(token)
        if around.revealed:  # else nothing is walked: most requests never meet a secret
            _require_clean(around.revealed, as_mapping(result), ctx.method)
        return result


def _identify(around: Surroundings, *, local: bool) -> None:
    """Say who calls: by the credentials of this request, never by what it says of itself (STATE-2, ID-1)."""
    token = get_access_token()
    if token is None:
        if local:
            around.principal = _me()
        else:
            around.refused = around.refused or AnonymousCallerError
            _warn_of_anonymous_callers()
        return
    # What the caller came with is no answer either: a handler that repeats its request's headers must not send it.
    around.revealed.add("access token", Secret(token.token))
    issuer = (token.claims or {}).get("iss")
    if not token.subject:
        around.refused = SubjectMissingError
    elif not isinstance(issuer, str) or not issuer:
        around.refused = IssuerMissingError
    else:
        around.principal = Principal(issuer=issuer, subject=token.subject, client=token.client_id)


@cache
def _warn_of_anonymous_callers() -> None:
    """Say once per process that anybody who has a request's state may go on with it (S3)."""
    logger.warning(
        "callers of this server are anonymous: whoever holds the request state of a call can go on with it, and nobody "
        "can be sent to a page. Configure authorization for the MCP endpoint where that matters"
    )


@cache
def _me() -> Principal:
    """The account that this process runs under; it does not change."""
    return local_principal(getpass.getuser())


def _require_clean(revealed: Revealed, value: object, method: str) -> None:
    """Stop what holds a secret before it leaves.

    Raises:
        MCPError: It does; the log says which secret and where.
    """
    name = revealed.find(value)
    if name is None:
        return
    error = SecretLeakError(name, method)
    logger.error("%s: %s", error.code, error.reason)
    raise MCPError(INTERNAL_ERROR, error.public.en, {"reason": error.code}) from None


class _GuardedSession(ServerSession):
    """The session of one request; whatever the handler sends through it is looked at first."""

    def __init__(self, session: ServerSession, revealed: Revealed) -> None:
        # The SDK has no public way to stand before a session: what it is made of is taken over as it is.
        self.__dict__.update(session.__dict__)
        self._revealed = revealed

    async def _notify(self, notification: types.ServerNotification, *, request_scoped: bool) -> None:
        self._look(notification)
        await super()._notify(notification, request_scoped=request_scoped)

    async def report_progress(self, progress: float, total: float | None = None, message: str | None = None) -> None:
        """Report progress of the request."""
        _require_clean(self._revealed, message, "notifications/progress")
        await super().report_progress(progress, total, message)

    async def send_request(
        self,
        request: types.ServerRequest,
        result_type: type[ResultT],
        request_read_timeout_seconds: float | None = None,
        metadata: ServerMessageMetadata | None = None,
        progress_callback: ProgressFnT | None = None,
    ) -> ResultT:
        """Send a request to the client."""
        self._look(request)
        return await super().send_request(
            request, result_type, request_read_timeout_seconds, metadata, progress_callback
        )

    def _look(self, message: BaseModel) -> None:
        if not self._revealed:
            return
        data = message.model_dump(by_alias=True, mode="json", exclude_none=True)
        _require_clean(self._revealed, data, str(data.get("method")))
