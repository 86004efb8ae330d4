"""Server middleware: runs the handler of a carrier against what was answered so far."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NoReturn, TypeAlias

from mcp.server import MCPServer, Server
from mcp.server.auth.middleware.auth_context import get_access_token
from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
from mcp.shared.exceptions import MCPError
from mcp_types import INTERNAL_ERROR, INVALID_PARAMS, SERVER_INFO_META_KEY, Implementation
from mcp_types.methods import is_input_required

from mcp_elicitation.accompanied import accompanied
from mcp_elicitation.core.capability import MISSING_CAPABILITY, CapabilityMissingError
from mcp_elicitation.core.flow.replay import Run
from mcp_elicitation.core.flow.state import StateUnreadableError
from mcp_elicitation.core.json import JSON
from mcp_elicitation.core.wire.common import MalformedError
from mcp_elicitation.core.wire.v2025_11_25 import URL_REQUIRED, write_url_required
from mcp_elicitation.core.wire.v2026_07_28 import CARRIERS, VERSION
from mcp_elicitation.errors import ElicitationError
from mcp_elicitation.server import rounds, telemetry
from mcp_elicitation.server.asker import current_asker
from mcp_elicitation.server.claims import Answered
from mcp_elicitation.server.gate import require_declared
from mcp_elicitation.server.ledger import Claim, Ledger
from mcp_elicitation.server.lint import PageLint
from mcp_elicitation.server.once import Once, Rest
from mcp_elicitation.server.pushed import PushedAsker, UrlRequiredError
from mcp_elicitation.server.replayed import Holding, ReplayedAsker
from mcp_elicitation.server.sdk.callers import REFUSED_STATE
from mcp_elicitation.server.sdk.channel import Channel
from mcp_elicitation.server.sdk.context import changed
from mcp_elicitation.server.sdk.outcome import RECORDER, as_mapping, is_unsaid, read_outcome
from mcp_elicitation.server.settings import Settings
from mcp_elicitation.server.standin import is_standin_result
from mcp_elicitation.server.startup import SubjectMissingError
from mcp_elicitation.server.tasks import CancelRequestsRestored

logger = logging.getLogger(__name__)

REASON = "mcp-elicitation/reason"
"""Where the result of a tool that failed over an ask holds the stable code of the error, in its ``_meta``."""

_Context: TypeAlias = ServerRequestContext[Any, Any]


class Rounds:
    """Server middleware: runs a carrier's handler against what was answered so far."""

    def __init__(self, server: MCPServer[Any] | Server[Any], settings: Settings, ledger: Ledger) -> None:
        self._server = server
        self._settings = settings
        self._ledger = ledger
        self._pages = PageLint(development=settings.develop)
        self._stamp: dict[str, JSON] | None = None

    async def __call__(self, ctx: _Context, call_next: CallNext) -> HandlerResult:
        """Answer one request of a carrier; everything else passes untouched (MRTR-6)."""
        if ctx.method not in CARRIERS or ctx.request_id is None or ctx.params is None:
            return await call_next(ctx)
        try:
            opened = rounds.open_round(ctx.params) if ctx.protocol_version >= VERSION else None
        except MalformedError as error:
            raise MCPError(INVALID_PARAMS, error.public.en, {"reason": error.code}) from error
        except StateUnreadableError:
            _reject_state(ctx)
        if opened is None:
            return await self._push(ctx, call_next)
        if opened.params is not ctx.params:
            ctx = changed(ctx, params=opened.params)
        asker = self._asker(ctx, Run(opened.transcript, self._settings.language))
        transcript = opened.transcript
        if transcript.round == 0:  # a flow that begins here has nothing to repeat
            return await self._answer(ctx, asker, call_next)
        try:
            repeatable = _target(ctx) in self._settings.repeatable
            claim = await self._ledger.claim(transcript.flow, transcript.round, repeatable=repeatable)
        except ElicitationError as error:
            return self._told(ctx, error, transcript.flow)
        if isinstance(claim, Answered):
            return read_outcome(claim.outcome)
        async with Once(self._ledger, claim, RECORDER, asker.is_harmless) as once:
            if self._ledger.shared:
                result = await self._answer_visibly(ctx, asker, call_next, claim)
            else:  # nobody else could see that it is alive
                result = await self._answer(ctx, asker, call_next)
            once.result = result
        return result

    async def _answer_visibly(
        self, ctx: _Context, asker: ReplayedAsker, call_next: CallNext, claim: Claim
    ) -> HandlerResult:
        """Answer a round while other processes are told that it is being answered."""
        asker.tell_others(Rest(self._ledger, claim))
        return await accompanied(lambda: self._answer(ctx, asker, call_next), lambda: self._ledger.keep_alive(claim))

    async def _answer(self, ctx: _Context, asker: ReplayedAsker, call_next: CallNext) -> HandlerResult:
        try:
            return await self._close(ctx, asker, call_next, await self._run(ctx, asker, call_next))
        except (ElicitationError, rounds.CrashedBesideError) as error:
            return self._told(ctx, error, asker.run.transcript.flow)

    def _told(
        self, ctx: _Context, error: ElicitationError | rounds.CrashedBesideError, flow: str = ""
    ) -> HandlerResult:
        """Turn what went wrong into what the peer is told."""
        if isinstance(error, UrlRequiredError):
            raise MCPError(URL_REQUIRED, error.public.en, write_url_required(error.elicitations)) from error
        if isinstance(error, rounds.CrashedBesideError):
            return self._crashed(ctx, error)
        telemetry.refused(error, flow=flow, method=ctx.method)
        return self._failed(ctx, error)

    async def _close(
        self, ctx: _Context, asker: ReplayedAsker, call_next: CallNext, result: HandlerResult
    ) -> HandlerResult:
        """Return what a run of the handler becomes on the wire."""
        run = asker.run
        if self._settings.develop and run.touched and not run.waits:  # what is not finished may be in a moment
            again = self._asker(ctx, Run(rounds.second_transcript(run), self._settings.language))
            await self._run(ctx, again, call_next)
            rounds.require_alike(run, again.run)
        self._require_asked(ctx, asker, result)
        flow, now = run.transcript.flow, time.time()
        if result is None:  # what the client can be asked was looked at when the handler asked
            flow = flow or _flow()
            asking = self._stamped(rounds.close_suspended(run, flow=flow, now=now))
            self._report(run, flow, now)
            return asking
        rounds.require_not_swallowed(run)
        self._report(run, flow, now)
        if not is_input_required(result):
            telemetry.measure_rounds(run.transcript.round)
            return result
        asking = as_mapping(result)
        require_declared(asking, Channel(ctx).capabilities or {})
        return dict(rounds.close_foreign(run, asking, flow=_flow()))

    @staticmethod
    def _report(run: Run, flow: str, now: float) -> None:
        if run.touched:  # most requests never ask
            left = run.transcript.left
            telemetry.report(run.happenings, flow=flow, seconds=now - left if left else None)

    async def _push(self, ctx: _Context, call_next: CallNext) -> HandlerResult:
        """Answer a request of an earlier revision: what is asked is pushed while the handler waits (LEG-1, LEG-2)."""
        asker = PushedAsker(Channel(ctx), self._settings, _require_subject, self._pages)
        try:
            result = await self._run(ctx, asker, call_next)
            self._require_asked(ctx, asker, result)
        except (ElicitationError, rounds.CrashedBesideError) as error:
            return self._told(ctx, error, asker.flow)
        return result

    def _require_asked(self, ctx: _Context, asker: ReplayedAsker | PushedAsker, result: HandlerResult) -> None:
        if asker.refused is not None:
            raise asker.refused
        if asker.failure is not None and ctx.method == "tools/call" and is_standin_result(result):
            raise asker.failure

    def _asker(self, ctx: _Context, run: Run) -> ReplayedAsker:
        channel = Channel(ctx)
        holding = Holding(self._settings.hold, channel.sign_of_life if channel.wants_signs else None)
        return ReplayedAsker(run, channel.read_modes, _require_subject, self._pages, holding)

    async def _run(self, ctx: _Context, asker: ReplayedAsker | PushedAsker, call_next: CallNext) -> HandlerResult:
        """Run the handler once; None when it was suspended."""
        token = current_asker.set(asker)
        try:
            with CancelRequestsRestored():
                try:
                    result = as_mapping(await call_next(ctx))
                except BaseException as error:
                    rounds.raise_rest_of(error)
                    result = None
            if result is None or is_input_required(result):
                await asker.settle()
        except Exception as error:
            if asker.refused is not None:
                raise asker.refused from error
            if asker.failure is not None and is_unsaid(error, asker.failure):
                raise asker.failure from error
            raise
        else:
            return result
        finally:
            asker.close()
            current_asker.reset(token)

    def _failed(self, ctx: _Context, error: ElicitationError) -> HandlerResult:
        """Tell the peer what it may know."""
        if isinstance(error, CapabilityMissingError) and ctx.protocol_version >= VERSION:  # the number is as young
            raise MCPError(MISSING_CAPABILITY, error.public.en, {"requiredCapabilities": error.required}) from error
        if ctx.method != "tools/call":
            raise MCPError(INTERNAL_ERROR, error.public.en, {"reason": error.code}) from error
        return self._error_result(ctx, error.public.to(self._settings.language), {REASON: error.code})

    def _crashed(self, ctx: _Context, error: rounds.CrashedBesideError) -> HandlerResult:
        """Say what the SDK says when a tool crashes; its text stays on this side."""
        if ctx.method != "tools/call":
            raise error
        name = (ctx.params or {}).get("name")
        logger.error("Tool %r raised an unexpected exception", name, exc_info=error)
        return self._error_result(ctx, f"Error executing tool {name}", {})

    def _error_result(self, ctx: _Context, sentence: str, meta: dict[str, JSON]) -> HandlerResult:
        result: dict[str, JSON] = {"content": [{"type": "text", "text": sentence}], "isError": True}
        if ctx.protocol_version < VERSION:
            return {**result, "_meta": meta} if meta else result
        return self._stamped({"resultType": "complete", **result}, meta)

    def _stamped(self, result: dict[str, JSON], meta: Mapping[str, JSON] = MappingProxyType({})) -> dict[str, JSON]:
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
        return {**result, "_meta": {**meta, SERVER_INFO_META_KEY: self._stamp}}


def _reject_state(ctx: _Context) -> NoReturn:
    """Refuse a state as the SDK's boundary does: one frozen sentence, the reason in the log only."""
    logger.warning("requestState rejected on %s: unreadable version", ctx.method)
    raise MCPError(INVALID_PARAMS, "Invalid or expired requestState", REFUSED_STATE)


def _flow() -> str:
    """Draw the name of a flow that begins; 128 bits, so that no two ever meet."""
    return secrets.token_urlsafe(16)


def _require_subject() -> None:
    """Refuse an authenticated caller whose token names no user (STATE-2, SEC-1)."""
    token = get_access_token()
    if token is not None and not token.subject:
        raise SubjectMissingError


def _target(ctx: _Context) -> str:
    """Return the name of what is called, or the address of what is read."""
    params = ctx.params or {}
    return str(params.get("uri" if ctx.method == "resources/read" else "name", ""))
