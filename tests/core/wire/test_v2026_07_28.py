"""How revision 2026-07-28 carries asks and answers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.elicitation import FormElicitation, UrlElicitation
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.json import Object
from mcp_elicitation.core.wire.common import MalformedError, read_params
from mcp_elicitation.core.wire.v2026_07_28 import (
    CARRIERS,
    read_input_requests,
    read_input_responses,
    write_input_required,
)

elicitations = st.one_of(
    st.builds(FormElicitation, st.text(max_size=5), st.just(Form(()))),
    st.builds(UrlElicitation, st.text(max_size=5), st.just("https://example.com/")),
)


@pytest.mark.requirement("MRTR-1", "MRTR-2", "MSG-2")
@given(st.dictionaries(st.text(max_size=8), elicitations, max_size=4), st.text(max_size=8))
def test_what_asks_holds_permitted_requests_by_key_and_a_state(
    requests: dict[str, FormElicitation | UrlElicitation], state: str
) -> None:
    written = write_input_required(requests, state)
    assert written["resultType"] == "input_required"
    assert written["requestState"] == state
    assert ("inputRequests" in written) == bool(requests)
    read = read_input_requests(written)
    assert {key: read_params(request["params"]) for key, request in read.items()} == requests
    assert {request["method"] for request in read.values()} <= {"elicitation/create"}


@pytest.mark.requirement("MRTR-6")
def test_only_three_requests_carry_an_ask() -> None:
    assert {"tools/call", "prompts/get", "resources/read"} == CARRIERS


@pytest.mark.requirement("MRTR-1", "MRTR-2")
@pytest.mark.parametrize(
    ("result", "where"),
    [
        ({}, "inputRequests"),
        ({"requestState": None}, "inputRequests"),
        ({"requestState": 5}, "inputRequests"),
        ({"inputRequests": None}, "inputRequests"),
        ({"inputRequests": [], "requestState": "s"}, "inputRequests"),
        ({"inputRequests": {"k": 5}}, "inputRequests.k"),
        ({"inputRequests": {"k": {"params": {}}}}, "inputRequests.k"),
        ({"inputRequests": {"": {"method": "tools/call"}}}, "inputRequests."),
        ({"inputRequests": {"k": {"method": "elicitation/complete"}}}, "inputRequests.k"),
        ({"inputRequests": {"k": {"method": ["roots/list"]}}}, "inputRequests.k"),
    ],
)
def test_what_is_no_permitted_way_to_ask_is_named(result: Object, where: str) -> None:
    with pytest.raises(MalformedError) as error:
        read_input_requests(result)
    assert error.value.where == where


@pytest.mark.parametrize("method", ["elicitation/create", "sampling/createMessage", "roots/list"])
def test_the_three_kinds_of_request_are_read(method: str) -> None:
    assert read_input_requests({"inputRequests": {"k": {"method": method}}}) == {"k": {"method": method}}


@pytest.mark.parametrize("result", [{"requestState": "s"}, {"requestState": "", "inputRequests": {}}])
def test_a_result_that_only_waits_asks_nothing(result: Object) -> None:
    assert read_input_requests(result) == {}


@pytest.mark.parametrize("params", [{}, {"inputResponses": None}, {"inputResponses": {}}])
def test_absent_and_null_answers_are_none(params: Object) -> None:
    assert read_input_responses(params) == {}


@pytest.mark.requirement("ERR-1")
@pytest.mark.parametrize("responses", [5, "x", [], True, [{}]])
def test_answers_that_are_no_object_are_malformed(responses: object) -> None:
    with pytest.raises(MalformedError) as error:
        read_input_responses({"inputResponses": responses})
    assert error.value.where == "inputResponses"
