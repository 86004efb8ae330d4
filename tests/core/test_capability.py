"""Which modes a client declared."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.capability import (
    MISSING_CAPABILITY,
    NONE,
    CapabilityMissingError,
    Modes,
    read_modes,
)
from mcp_elicitation.core.json import JSON, as_object

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["form", "url", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@pytest.mark.requirement("CAP-2")
@pytest.mark.parametrize(
    ("elicitation", "modes"),
    [
        ({}, Modes(form=True)),
        ({"form": {}}, Modes(form=True)),
        ({"url": {}}, Modes(url=True)),
        ({"form": {}, "url": {}}, Modes(form=True, url=True)),
        ({"form": {"applyDefaults": True}}, Modes(form=True)),
        ({"later": {}}, Modes(form=True)),
        ({"url": {}, "later": {}}, Modes(url=True)),
    ],
)
def test_a_declaration_is_read(elicitation: object, modes: Modes) -> None:
    """Field case B97: an empty one means form only."""
    assert read_modes({"elicitation": elicitation}) == modes


@pytest.mark.parametrize("elicitation", [None, True, False, 0, 1, [], ["form"], "form", {1: 2}])
def test_what_is_malformed_is_not_supported(elicitation: object) -> None:
    """Field case B98."""
    assert read_modes({"elicitation": elicitation}) == NONE


@pytest.mark.parametrize("value", [None, True, [], "x", 1])
@pytest.mark.parametrize("mode", ["form", "url"])
def test_a_malformed_mode_is_not_supported_and_does_not_make_the_other_one_up(mode: str, value: object) -> None:
    assert read_modes({"elicitation": {mode: value}}) == NONE


@pytest.mark.parametrize("capabilities", [None, True, [], "elicitation", 5, {}, {"sampling": {}}])
def test_without_a_declaration_nothing_is_supported(capabilities: object) -> None:
    assert read_modes(capabilities) == NONE


@given(json_values)
def test_reading_never_raises_and_never_sees_more_than_was_said(value: object) -> None:
    modes, members = read_modes({"elicitation": value}), as_object(value)
    if members is None:
        assert modes == NONE
    else:
        assert modes.url == isinstance(members.get("url"), dict)
        assert modes.form == isinstance(members.get("form", {} if "url" not in members else None), dict)
    read_modes(members)


@pytest.mark.requirement("CAP-3")
@pytest.mark.parametrize(("form", "url"), list(itertools.product([True, False], repeat=2)))
def test_what_is_written_is_read_back_and_nothing_is_never_declared(form: bool, url: bool) -> None:
    modes = Modes(form=form, url=url)
    written = modes.write()
    assert read_modes({"elicitation": written}) == modes
    assert (written is None) == (modes == NONE)
    assert ("form" in modes, "url" in modes) == (form, url)


@pytest.mark.requirement("CAP-4")
@pytest.mark.parametrize(
    ("required", "named"),
    [
        ({"elicitation": {"form": {}}}, "elicitation.form"),
        ({"elicitation": {"form": {}, "url": {}}}, "elicitation.form, elicitation.url"),
        ({"roots": {}}, "roots"),
        ({"sampling": {"tools": {}}, "roots": {}}, "sampling.tools, roots"),
    ],
)
def test_the_error_holds_exactly_what_is_missing_and_names_it(required: dict[str, JSON], named: str) -> None:
    error = CapabilityMissingError(required)
    assert error.required == required
    assert f"did not declare {named}." in error.public.en
    assert f"没有声明 {named}。" in error.public.zh
    assert (error.code, MISSING_CAPABILITY) == ("capability_missing", -32021)
