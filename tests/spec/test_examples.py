"""Every JSON example of the specification is read, written again as it was, and answered."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from mcp_elicitation.core.capability import MISSING_CAPABILITY, CapabilityMissingError, read_modes
from mcp_elicitation.core.elicitation import MODES, Answer, FormElicitation, UrlElicitation
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.read import read_form
from mcp_elicitation.core.json import canonical
from mcp_elicitation.core.wire.common import METHOD, read_answer, read_params, write_answer, write_params
from mcp_elicitation.core.wire.v2026_07_28 import (
    read_input_requests,
    read_input_responses,
    write_input_required,
)
from mcp_elicitation.server.gate import require_declared

Example = Mapping[str, Any]
EXAMPLES: dict[str, Any] = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))
CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities"


def _each(kind: str) -> list[Any]:
    """The examples of a kind as parameters, each marked with what it shows."""
    return [
        pytest.param(each, id=each["name"].replace(" ", "-"), marks=pytest.mark.requirement(*each["shows"]))
        for each in cast("list[Example]", EXAMPLES[kind])
    ]


def _form_of(field: Mapping[str, object]) -> Form:
    return read_form({"type": "object", "properties": {"field": field}, "required": ["field"]})


def test_every_section_that_holds_an_example_is_here() -> None:
    sections = {
        (example["chapter"], example["section"])
        for kind, examples in EXAMPLES.items()
        if kind not in {"source", "formats"}
        for example in examples
    }
    assert sections == {
        ("elicitation", "Capabilities"),
        ("elicitation", "Requested Schema"),
        ("elicitation", "Example: Simple Text Request"),
        ("elicitation", "Example: Structured Data Request"),
        ("elicitation", "Example: Request Sensitive Data"),
        ("elicitation", "Response Actions"),
        ("mrtr", "InputRequests and InputResponses"),
        ("mrtr", "InputRequiredResult"),
        ("schema", "ElicitRequest"),
        ("schema", "InputRequiredResult"),
        ("schema", "MissingRequiredClientCapabilityError"),
    }


@pytest.mark.parametrize("example", _each("capabilities"))
def test_capabilities_are_read_and_written(example: Example) -> None:
    modes = read_modes(example["json"]["_meta"][CAPABILITIES_KEY])
    assert [mode for mode in MODES if mode in modes] == example["modes"]
    assert canonical(modes.write()) == canonical(example["written"])
    assert read_modes({"elicitation": example["written"]}) == modes


@pytest.mark.parametrize("example", _each("fields"))
def test_a_field_is_written_as_it_was_read(example: Example) -> None:
    form = _form_of(example["json"])
    assert form.ignored == ()
    written = cast("Mapping[str, object]", form.write()["properties"])["field"]
    assert canonical(written) == canonical(example["json"])


@pytest.mark.parametrize("example", _each("fields"))
def test_a_field_takes_what_fits_and_refuses_the_rest(example: Example) -> None:
    form = _form_of(example["json"])
    for value in example["fits"]:
        checked = form.check({"field": value})
        assert (checked.content, checked.problems) == ({"field": value}, ())
    for value, code in example["refused"]:
        assert [(each.field, each.code) for each in form.check({"field": value}).problems] == [("field", code)]


@pytest.mark.requirement("FORM-6")
@pytest.mark.parametrize("example", _each("fields"))
def test_the_default_of_a_field_is_suggested_and_fits(example: Example) -> None:
    form = _form_of(example["json"])
    assert form.defaults() == {"field": example["json"]["default"]}
    assert form.check(form.defaults()).problems == ()


@pytest.mark.requirement("FORM-2")
@pytest.mark.parametrize("name", EXAMPLES["formats"])
def test_each_supported_format_is_kept_and_checked(name: str) -> None:
    field = {"type": "string", "title": "Display Name", "format": name}
    form = _form_of(field)
    assert cast("Mapping[str, object]", form.write()["properties"])["field"] == field
    for value in EXAMPLES["formats"][name]["fits"]:
        assert form.check({"field": value}).problems == ()
    for value in EXAMPLES["formats"][name]["refused"]:
        [problem] = form.check({"field": value}).problems
        assert problem.code == "not_" + name.replace("-", "_")


@pytest.mark.parametrize("example", _each("requests"))
def test_a_request_is_written_as_it_was_read(example: Example) -> None:
    request = example["json"]
    [(key, read)] = read_input_requests({"inputRequests": {"key": request}}).items()
    elicitation = read_params(read["params"])
    assert canonical({"method": METHOD, "params": write_params(elicitation)}) == canonical(request)
    written = write_input_required({key: elicitation}, "sealed")
    assert canonical(written["inputRequests"]) == canonical({"key": request})


@pytest.mark.parametrize("example", _each("requests"))
def test_a_request_is_answered(example: Example) -> None:
    elicitation = read_params(example["json"]["params"])
    [(key, value)] = read_input_responses({"inputResponses": {"key": example["answer"]}}).items()
    answer = read_answer(value, where=key)
    assert canonical(write_answer(answer, elicitation)) == canonical(example["answer"])
    if isinstance(elicitation, FormElicitation):
        checked = elicitation.form.check(answer.content)
        assert (checked.content, checked.problems) == (example["answer"]["content"], ())
        for content, problems in example["refused"]:
            found = elicitation.form.check(content).problems
            assert [[each.field, each.code] for each in found] == problems


@pytest.mark.requirement("MSG-3")
@pytest.mark.parametrize("example", [each for each in EXAMPLES["requests"] if each["json"]["params"]["mode"] == "form"])
def test_a_request_without_a_mode_is_the_same_form(example: Example) -> None:
    params = dict(example["json"]["params"])
    with_mode = read_params(params)
    del params["mode"]
    assert read_params(params) == with_mode


@pytest.mark.requirement("ACT-1", "ACT-2", "URL-3")
@pytest.mark.parametrize("action", ["accept", "decline", "cancel"])
def test_the_page_of_a_url_is_answered_without_content(action: Any) -> None:
    params = next(each["json"]["params"] for each in EXAMPLES["requests"] if each["json"]["params"]["mode"] == "url")
    elicitation = read_params(params)
    assert isinstance(elicitation, UrlElicitation)
    assert write_answer(Answer(action, {"apiKey": "left out"}), elicitation) == {"action": action}


@pytest.mark.parametrize("example", _each("answers"))
def test_an_answer_is_written_with_content_only_when_accepted(example: Example) -> None:
    form = read_form(example["form"])
    answer = read_answer(example["json"], where="key")
    if answer.action == "accept":
        assert form.check(answer.content).problems == ()
    else:
        assert answer.content is None
    assert canonical(write_answer(answer, FormElicitation("", form))) == canonical(example["written"])


@pytest.mark.parametrize("example", _each("exchanges"))
def test_requests_and_responses_belong_together_by_key(example: Example) -> None:
    requests = read_input_requests({"inputRequests": example["requests"]})
    responses = read_input_responses({"inputResponses": example["responses"]})
    assert list(requests) == list(responses) == list(example["requests"])
    asked = {key: read_params(each["params"]) for key, each in requests.items() if each["method"] == METHOD}
    assert list(asked) == ["github_login"]
    for key, elicitation in asked.items():
        answer = read_answer(responses[key], where=key)
        assert isinstance(elicitation, FormElicitation)
        assert elicitation.form.check(answer.content).problems == ()
        assert canonical(write_answer(answer, elicitation)) == canonical(example["responses"][key])
    beside = {key: each for key, each in requests.items() if key not in asked}
    assert canonical(beside) == canonical({"capital_of_france": example["requests"]["capital_of_france"]})


@pytest.mark.parametrize("example", _each("results"))
def test_a_result_that_asks_is_written_as_it_was_read(example: Example) -> None:
    result = example["json"]["result"]
    requests = read_input_requests(result)
    asked = {key: read_params(each["params"]) for key, each in requests.items() if each["method"] == METHOD}
    beside = {key: each for key, each in requests.items() if key not in asked}
    written = cast("dict[str, Any]", write_input_required(asked, result["requestState"]))
    if beside:  # what the package does not write itself stays as it came
        written["inputRequests"] |= beside
    assert canonical(written) == canonical(result)


@pytest.mark.parametrize("example", _each("results"))
def test_a_result_that_asks_leaves_only_for_a_client_that_declared_all_of_it(example: Example) -> None:
    result, needs = example["json"]["result"], example["needs"]
    require_declared(result, needs)
    for name in needs:
        declared = {other: value for other, value in needs.items() if other != name}
        with pytest.raises(CapabilityMissingError) as refused:
            require_declared(result, declared)
        assert refused.value.required == {name: needs[name]}


@pytest.mark.parametrize("example", _each("errors"))
def test_the_error_of_a_missing_capability_has_the_shape_of_the_example(example: Example) -> None:
    error = example["json"]["error"]
    ask = next(each for each in EXAMPLES["requests"] if each["json"]["params"]["mode"] == "form")
    with pytest.raises(CapabilityMissingError) as refused:
        require_declared({"inputRequests": {"key": ask["json"]}}, {})
    assert error["code"] == MISSING_CAPABILITY
    assert refused.value.required.keys() == error["data"]["requiredCapabilities"].keys()
    # `{}` of the example and ours mean the same mode; ours names it
    assert read_modes(refused.value.required) == read_modes(error["data"]["requiredCapabilities"])
