"""One elicitation request and one answer, as messages."""

from __future__ import annotations

import contextlib
import string
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.elicitation import Answer, Elicitation, FormElicitation, UrlElicitation
from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.refusal import RequestedSchemaError
from mcp_elicitation.core.wire.common import MalformedError, read_answer, read_params, write_answer, write_params

FORM = Form((BooleanField(name="ok"),))
SCHEMA = FORM.write()

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(string.ascii_letters, max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["action", "content", "mode", "message", "url", "requestedSchema", "x"]), inner, max_size=4
        )
    ),
    max_leaves=8,
)


@pytest.mark.requirement("MSG-2", "MSG-4")
def test_a_form_is_written_with_its_mode_message_and_schema() -> None:
    written = write_params(FormElicitation("Sure?", FORM))
    assert written == {"mode": "form", "message": "Sure?", "requestedSchema": SCHEMA}


@pytest.mark.requirement("MSG-2", "URL-1")
def test_a_page_is_written_with_its_mode_message_and_url() -> None:
    written = write_params(UrlElicitation("Go", "https://example.com/x"))
    assert written == {"mode": "url", "message": "Go", "url": "https://example.com/x"}
    assert write_params(UrlElicitation("Go", "https://example.com/x", "id-1"))["elicitationId"] == "id-1"


@pytest.mark.parametrize(
    "elicitation",
    [
        FormElicitation("Sure?", FORM),
        UrlElicitation("Go", "https://e.com/"),
        UrlElicitation("Go", "https://e.com/", "i"),
    ],
)
def test_what_is_written_is_read_back(elicitation: Elicitation) -> None:
    assert read_params(write_params(elicitation)) == elicitation


@pytest.mark.requirement("MSG-3")
def test_a_request_without_a_mode_is_a_form() -> None:
    assert read_params({"message": "Sure?", "requestedSchema": SCHEMA}) == FormElicitation("Sure?", FORM)


@pytest.mark.parametrize(
    ("params", "where"),
    [
        (None, "k"),
        ([], "k"),
        ({}, "k.message"),
        ({"message": 5}, "k.message"),
        ({"message": "m", "mode": "page"}, "k.mode"),
        ({"message": "m", "mode": None}, "k.mode"),
        ({"message": "m", "mode": []}, "k.mode"),
        ({"message": "m", "mode": "url"}, "k.url"),
        ({"message": "m", "mode": "url", "url": 5}, "k.url"),
    ],
)
def test_what_breaks_the_protocol_is_named(params: object, where: str) -> None:
    with pytest.raises(MalformedError) as error:
        read_params(params, where="k")
    assert error.value.where == where
    assert f"“{where}”" in error.value.public.en
    assert f"“{where}”" in error.value.public.zh


@pytest.mark.parametrize(
    "schema", [None, 5, [], {"type": "array"}, {"type": "object", "properties": {"a": {"$ref": "#"}}}]
)
def test_a_form_that_form_mode_does_not_permit_is_refused(schema: object) -> None:
    with pytest.raises(RequestedSchemaError):
        read_params({"message": "m", "requestedSchema": schema})


@given(json_values)
def test_reading_a_request_raises_nothing_else(params: object) -> None:
    with contextlib.suppress(MalformedError, RequestedSchemaError):
        read_params(params)


@given(json_values)
def test_reading_an_answer_raises_nothing_else(value: object) -> None:
    with contextlib.suppress(MalformedError):
        answer = read_answer(value, where="k")
        assert (answer.content is None) == (answer.action != "accept")


@pytest.mark.requirement("ACT-1", "ACT-2")
@pytest.mark.parametrize("action", ["decline", "cancel"])
def test_content_goes_only_with_accept_both_ways(action: Any) -> None:
    """Field case B43."""
    assert read_answer({"action": action, "content": {"ok": True}}, where="k") == Answer(action)
    assert read_answer({"action": action, "content": "malformed"}, where="k") == Answer(action)
    assert write_answer(Answer(action, {"ok": True}), FormElicitation("m", FORM)) == {"action": action}


@pytest.mark.requirement("ACT-1", "URL-3")
def test_an_accepted_form_carries_content_and_an_accepted_page_none() -> None:
    form, page = FormElicitation("m", FORM), UrlElicitation("m", "https://example.com/")
    assert write_answer(Answer("accept", {"ok": True}), form) == {"action": "accept", "content": {"ok": True}}
    assert write_answer(Answer("accept"), form) == {"action": "accept", "content": {}}
    assert write_answer(Answer("accept", {"ok": True}), page) == {"action": "accept"}


@pytest.mark.parametrize(
    "content", [{}, {"a": None}, {"a": ["x", "y"]}, {"a": 1, "b": 2.5, "c": True, "d": "x"}, {"a": []}]
)
def test_flat_content_is_taken_as_it_is(content: dict[str, object]) -> None:
    assert read_answer({"action": "accept", "content": content}, where="k") == Answer("accept", content)


@pytest.mark.parametrize("answer", [{"action": "accept"}, {"action": "accept", "content": None}])
def test_accept_without_content_is_an_empty_answer(answer: object) -> None:
    """Field case B44."""
    assert read_answer(answer, where="k") == Answer("accept", {})


@pytest.mark.parametrize("value", [{"b": 1}, [["x"]], ["x", {"b": 1}], [{}]])
def test_a_nested_value_is_the_clients_mistake(value: object) -> None:
    """Field case B41."""
    with pytest.raises(MalformedError) as error:
        read_answer({"action": "accept", "content": {"fine": "x", "a": value}}, where="k")
    assert error.value.where == "k.content.a"


@pytest.mark.parametrize("action", ["reject", "ACCEPT", "accepted", "", None, 1, True, ["accept"], {}])
def test_an_unknown_action_is_never_an_accept(action: object) -> None:
    """Field case B46."""
    with pytest.raises(MalformedError) as error:
        read_answer({"action": action, "content": {"ok": True}}, where="k")
    assert error.value.where == "k.action"


def test_a_long_key_does_not_fill_the_log() -> None:
    error = MalformedError("k" * 10_000, "wrong")
    assert len(error.public.en) < 200
    assert len(error.reason) < 200
