"""Revision 2026-07-28: asks ride in an ``InputRequiredResult``, answers in the retry of the same request."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import cast

from mcp_elicitation.core.elicitation import Elicitation
from mcp_elicitation.core.json import JSON, Object, as_object
from mcp_elicitation.core.wire.common import METHOD, MalformedError, write_params

VERSION = "2026-07-28"

CARRIERS = frozenset({"tools/call", "prompts/get", "resources/read"})
"""The only requests whose result may ask (MSG-1, MRTR-6)."""

INPUT_REQUESTS = "inputRequests"
INPUT_RESPONSES = "inputResponses"
REQUEST_STATE = "requestState"
RESULT_TYPE = "resultType"

COMPLETE = "complete"
INPUT_REQUIRED = "input_required"

_SHOWN = 60
"""Characters of what a peer sent that an error repeats."""

_PERMITTED = (METHOD, "sampling/createMessage", "roots/list")


def write_input_required(requests: Mapping[str, Elicitation], state: str) -> dict[str, JSON]:
    """Write the result that asks (MRTR-1, MRTR-2).

    Args:
        requests: What is asked, by key; empty when the server only waits.
        state: The request state, not yet sealed.
    """
    written: dict[str, JSON] = {RESULT_TYPE: INPUT_REQUIRED}
    if requests:
        written[INPUT_REQUESTS] = {
            key: {"method": METHOD, "params": write_params(elicitation)} for key, elicitation in requests.items()
        }
    written[REQUEST_STATE] = state
    return written


def read_result(result: Object, method: str, *, claimed: Collection[str] = ()) -> Mapping[str, Object]:
    """Return the input requests of any result; a complete one has none.

    Args:
        result: The result on the wire; without a type it is complete, as earlier servers send it.
        method: The method that it answers.
        claimed: Further types of result, which an extension brought.

    Raises:
        MalformedError: The type is unknown, the method must not ask (MRTR-6), or the requests are malformed.
    """
    kind = result.get(RESULT_TYPE, COMPLETE)
    if kind == INPUT_REQUIRED:
        if method not in CARRIERS:
            raise MalformedError(RESULT_TYPE, f"the result of {method} must not ask")
        return read_input_requests(result)
    if not isinstance(kind, str):
        raise MalformedError(RESULT_TYPE, "a text is needed")
    if kind != COMPLETE and kind not in claimed:
        raise MalformedError(RESULT_TYPE, f"{kind[:_SHOWN]!r} is no known type of result")
    return {}


def read_input_requests(result: Object) -> Mapping[str, Object]:
    """Return the input requests of a result that asks, each with a permitted method.

    Raises:
        MalformedError: The result holds neither requests nor state (MRTR-2), the state is no text, or a request is not
            one of the three kinds (MRTR-1).
    """
    requests, state = as_object(result.get(INPUT_REQUESTS, {})), result.get(REQUEST_STATE)
    if requests is None:
        raise MalformedError(INPUT_REQUESTS, "must be an object")
    if not requests and not isinstance(state, str):
        raise MalformedError(INPUT_REQUESTS, "neither requests nor a state: there is nothing to go on with")
    if state is not None and not isinstance(state, str):
        raise MalformedError(REQUEST_STATE, "a text is needed")
    for key, request in requests.items():
        members = as_object(request)
        if members is None or members.get("method") not in _PERMITTED:
            raise MalformedError(f"{INPUT_REQUESTS}.{key}", "not one of the permitted requests")
    return cast("Mapping[str, Object]", requests)


def read_input_responses(params: Object) -> Mapping[str, object]:
    """Return the answers that a retry carries, by key; absent and null are the same.

    Raises:
        MalformedError: It is something else than an object.
    """
    responses = params.get(INPUT_RESPONSES)
    if responses is None:
        return {}
    known = as_object(responses)
    if known is None:
        raise MalformedError(INPUT_RESPONSES, "must be an object")
    return known
