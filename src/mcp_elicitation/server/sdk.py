"""Where the SDK's servers are met: the only module that installs anything on them."""

from __future__ import annotations

import logging
import secrets
from dataclasses import replace
from typing import Any, NoReturn, TypeAlias

from mcp.server import MCPServer, Server
from mcp.server.auth.middleware.auth_context import get_access_token
from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
from mcp.server.request_state import AESGCMRequestStateCodec, RequestStateBoundary, RequestStateSecurity
from mcp.shared.exceptions import MCPError
from mcp_types import (
    CLIENT_CAPABILITIES_META_KEY,
    INTERNAL_ERROR,
    INVALID_PARAMS,
    SERVER_INFO_META_KEY,
    Implementation,
)
from mcp_types.methods import is_input_required
from pydantic import BaseModel

from mcp_elicitation.core.capability import MISSING_CAPABILITY, CapabilityMissingError, read_modes
from mcp_elicitation.core.flow.replay import Run
from mcp_elicitation.core.flow.state import StateUnreadableError
from mcp_elicitation.core.json import JSON, Object, as_object
from mcp_elicitation.core.wire.common import MalformedError
from mcp_elicitation.core.wire.v2026_07_28 import CARRIERS, VERSION
from mcp_elicitation.errors import ElicitationError, PersonError
from mcp_elicitation.server import rounds
from mcp_elicitation.server.asker import current_asker
from mcp_elicitation.server.gate import require_declared
from mcp_elicitation.server.replayed import ReplayedAsker
from mcp_elicitation.server.settings import HOUR, Settings
from mcp_elicitation.server.standin import holds, is_standin_message, is_standin_result
from mcp_elicitation.server.startup import InstalledTwiceError, SubjectMissingError, require_audience
from mcp_elicitation.server.tasks import cancel_requests_restored

logger = logging.getLogger(__name__)

AnyServer: TypeAlias = "MCPServer[Any] | Server[Any]"
_Context: TypeAlias = ServerRequestContext[Any, Any]

_SDK_LIFETIME = 600.0
"""What the SDK's policy has when nobody chose; a person needs longer."""


def install(server: AnyServer, settings: Settings) -> None:
    """Put the rounds of ``ask`` inside the server's request-state boundary.

    Raises:
        InstalledTwiceError: They are there already.
        AudienceMissingError: Keys are shared, and the server has no name that tells it from others with the same keys.
        ValueError: A key is shorter than 32 bytes.
    """
    if any(isinstance(each, Rounds) for each in server.middleware):
        raise InstalledTwiceError
    boundaries = [each for each in server.middleware if isinstance(each, RequestStateBoundary)]
    if boundaries:
        [boundary] = boundaries
        # The SDK has no public way to a boundary's policy: this line and the next are the ones that know it.
        own = boundary._security  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        boundary._security = _policy(server, own, settings)  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    else:  # the low-level server has none of its own
        policy = _policy(server, RequestStateSecurity.ephemeral(), settings)
        boundary = RequestStateBoundary(policy, default_audience=server.name)
        server.middleware.append(boundary)
    server.middleware.insert(server.middleware.index(boundary) + 1, Rounds(server, settings))


def _policy(server: AnyServer, own: RequestStateSecurity, settings: Settings) -> RequestStateSecurity:
    """Return the server's own policy with what the settings say, and an hour for people where nobody chose.

    Whom it binds to and for which audience stay the server's choice; the object is a new one, because the author may
    have given the old one to another server too.
    """
    if settings.keys is not None:
        require_audience(own.audience, server.name)
    lifetime = HOUR if own.ttl == _SDK_LIFETIME else own.ttl
    return RequestStateSecurity(
        codec=own.codec if settings.keys is None else AESGCMRequestStateCodec(settings.keys),
        ttl=lifetime if settings.lifetime is None else settings.lifetime,
        bind_principal=own.bind_principal,
        audience=own.audience,
    )


class Rounds:
    """Server middleware: runs a carrier's handler against what was answered so far."""

    def __init__(self, server: AnyServer, settings: Settings) -> None:
        self._server = server
        self._settings = settings
        self._stamp: dict[str, JSON] | None = None

    async def __call__(self, ctx: _Context, call_next: CallNext) -> HandlerResult:
        """Answer one request of a carrier; everything else passes untouched (MRTR-6)."""
        if ctx.method not in CARRIERS or ctx.request_id is None or ctx.params is None:
            return await call_next(ctx)
        if ctx.protocol_version < VERSION:
            return await call_next(ctx)
        try:
            opened = rounds.open_round(ctx.params, flow=secrets.token_urlsafe(16))
        except MalformedError as error:
            raise MCPError(INVALID_PARAMS, error.public.en, {"reason": error.code}) from error
        except StateUnreadableError:
            _reject_state(ctx)
        ctx = replace(ctx, params=opened.params)
        try:
            return await self._answer(ctx, opened, call_next)
        except CapabilityMissingError as error:
            raise MCPError(MISSING_CAPABILITY, error.public.en, {"requiredCapabilities": error.required}) from error
        except ElicitationError as error:
            return self._failed(ctx, error)
        except rounds.CrashedBesideError as error:
            return self._crashed(ctx, error)

    async def _answer(self, ctx: _Context, opened: rounds.Round, call_next: CallNext) -> HandlerResult:
        asker = self._asker(ctx, Run(opened.transcript, self._settings.language))
        result = await self._run(ctx, asker, call_next)
        run = asker.run
        if self._settings.develop and run.touched:
            again = self._asker(ctx, Run(rounds.second_transcript(run), self._settings.language))
            await self._run(ctx, again, call_next)
            rounds.require_alike(run, again.run)
        if asker.refused is not None:
            raise asker.refused
        if asker.failure is not None and ctx.method == "tools/call" and is_standin_result(result):
            raise asker.failure
        if result is None:
            result = self._stamped(rounds.close_suspended(run))
        else:
            rounds.require_not_swallowed(run)
        if not is_input_required(result):
            return result
        asking = _as_mapping(result)
        require_declared(asking, _capabilities(ctx))
        return dict(asking) if run.suspended else dict(rounds.close_foreign(run, asking))

    def _asker(self, ctx: _Context, run: Run) -> ReplayedAsker:
        return ReplayedAsker(run, read_modes(_capabilities(ctx)), _require_subject)

    async def _run(self, ctx: _Context, asker: ReplayedAsker, call_next: CallNext) -> HandlerResult:
        """Run the handler once; None when it was suspended."""
        token = current_asker.set(asker)
        try:
            with cancel_requests_restored():
                result = await _suspended_as_none(ctx, call_next)
            if result is None or is_input_required(result):
                await asker.settle()
        except Exception as error:
            if asker.refused is not None:
                raise asker.refused from error
            if asker.failure is not None and _hides(error, asker.failure):
                raise asker.failure from error
            raise
        else:
            return result
        finally:
            asker.close()
            current_asker.reset(token)

    def _failed(self, ctx: _Context, error: ElicitationError) -> HandlerResult:
        """Tell the peer what it may know, and the log the rest."""
        level = logging.INFO if isinstance(error, PersonError) else logging.ERROR
        logger.log(level, "%s %s: %s", ctx.method, error.code, error.reason)
        if ctx.method != "tools/call":
            raise MCPError(INTERNAL_ERROR, error.public.en, {"reason": error.code}) from error
        return self._error_result(error.public.to(self._settings.language))

    def _crashed(self, ctx: _Context, error: rounds.CrashedBesideError) -> HandlerResult:
        """Say what the SDK says when a tool crashes; its text stays on this side."""
        if ctx.method != "tools/call":
            raise error
        name = (ctx.params or {}).get("name")
        logger.error("Tool %r raised an unexpected exception", name, exc_info=error)
        return self._error_result(f"Error executing tool {name}")

    def _error_result(self, sentence: str) -> HandlerResult:
        text: dict[str, JSON] = {"type": "text", "text": sentence}
        return self._stamped({"resultType": "complete", "content": [text], "isError": True})

    def _stamped(self, result: dict[str, JSON]) -> dict[str, JSON]:
        """A result that did not come from the SDK's pipeline owns its envelope."""
        if self._stamp is None:
            server = self._server
            info = Implementation(
                name=server.name,
                version=server.version,
                title=server.title,
                description=server.description,
                website_url=server.website_url,
                icons=server.icons,
            )
            self._stamp = info.model_dump(by_alias=True, mode="json", exclude_none=True)
        return {**result, "_meta": {SERVER_INFO_META_KEY: self._stamp}}


async def _suspended_as_none(ctx: _Context, call_next: CallNext) -> HandlerResult:
    """Run the handler; what was raised beside a suspended ask wins over it."""
    try:
        return _as_mapping(await call_next(ctx))
    except BaseException as error:
        rest = rounds.without_suspended(error)
        if rest is None:
            return None
        if rest is error:
            raise
        raise rest from None


def _hides(error: Exception, failure: ElicitationError) -> bool:
    """Tell whether an error that reached the boundary is what became of an ask's; an author's own answer is not."""
    if isinstance(error, MCPError) and not is_standin_message(error.error.message):
        return False
    return holds(error, failure)


def _reject_state(ctx: _Context) -> NoReturn:
    """Refuse a state as the SDK's boundary does: one frozen sentence, the reason in the log only."""
    logger.warning("requestState rejected on %s: unreadable version", ctx.method)
    raise MCPError(INVALID_PARAMS, "Invalid or expired requestState", {"reason": "invalid_request_state"})


def _require_subject() -> None:
    """Refuse an authenticated caller whose token names no user (STATE-2, SEC-1)."""
    token = get_access_token()
    if token is not None and not token.subject:
        raise SubjectMissingError


def _capabilities(ctx: _Context) -> Object:
    """Return what the client declared with this very request."""
    meta = as_object((ctx.params or {}).get("_meta")) or {}
    return as_object(meta.get(CLIENT_CAPABILITIES_META_KEY)) or {}


def _as_mapping(result: HandlerResult) -> dict[str, JSON]:
    if isinstance(result, BaseModel):
        return result.model_dump(by_alias=True, mode="json", exclude_none=True)
    return {} if result is None else result
