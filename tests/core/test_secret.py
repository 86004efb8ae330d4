"""A secret shows itself to nobody who did not ask for it by name."""

from __future__ import annotations

import copy
import json
import logging
import pickle
import traceback

import pytest

from mcp_elicitation.core.secret import Secret

CANARY = "sk-canary-8f2a61c04d"


@pytest.mark.parametrize(
    "shown",
    [
        repr(Secret(CANARY)),
        str(Secret(CANARY)),
        f"{Secret(CANARY)}",
        f"{Secret(CANARY)!r:>40}",
        "%s %r" % (Secret(CANARY), Secret(CANARY)),  # noqa: UP031  the old way must hide it too
        format(Secret(CANARY), ">40"),
        repr([Secret(CANARY)]),
        repr({"key": Secret(CANARY)}),
    ],
)
def test_no_way_of_formatting_shows_it(shown: str) -> None:
    assert CANARY not in shown
    assert "****" in shown


def test_it_is_neither_pickled_nor_copied_nor_json() -> None:
    for attempt in (pickle.dumps, copy.copy, copy.deepcopy, json.dumps, hash):
        with pytest.raises(TypeError) as caught:
            attempt(Secret(CANARY))
        assert CANARY not in str(caught.value)
    with pytest.raises(TypeError):
        dict.fromkeys([Secret(CANARY)])


def test_a_log_line_and_a_traceback_do_not_show_it(caplog: pytest.LogCaptureFixture) -> None:
    secret = Secret(CANARY)
    logging.getLogger("test").warning("got %s and %r", secret, {"a": secret})
    text = "".join(traceback.format_exception(ValueError(secret)))
    assert CANARY not in caplog.text + text


def test_it_equals_only_another_secret_of_the_same_value() -> None:
    assert Secret(CANARY) == Secret(CANARY)
    assert Secret(CANARY) != Secret("other")
    assert Secret(CANARY) != CANARY
    assert Secret("\ud800") == Secret("\ud800")


def test_it_is_revealed_on_request() -> None:
    assert Secret(CANARY).reveal() == CANARY
    assert not Secret("")
    assert Secret(CANARY)
