"""Nothing that a server writes reaches what the surface itself says (UI-3, threats U1, U2, U9, F5)."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.client.terminal.drawing import TITLE, drawn, rows_of
from tests.client.terminal.seat import ASKING, CTRL_C, seated

from mcp_elicitation.client import Review, ServerIdentity
from mcp_elicitation.client.notices import find_notices
from mcp_elicitation.client.review import inspect_page
from mcp_elicitation.client.terminal.form_scene import FormScene
from mcp_elicitation.client.terminal.scene import Scene
from mcp_elicitation.client.terminal.state import begin, go
from mcp_elicitation.client.terminal.tty import localise
from mcp_elicitation.client.terminal.url_scene import UrlScene
from mcp_elicitation.core.elicitation import FormElicitation, UrlElicitation
from mcp_elicitation.core.forms.choice import Choice, ChoiceField
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.text import TextField

SERVER = ServerIdentity("travel", "https://mcp.travel.example", "Travel desk")
ANSI = (
    "Ok\x1b[2J\x1b[1;1Hfake\x1b]0;owned\x07\x1b]52;c;Zm9v\x07\x1b]8;;https://e.test\x07x\x1b]8;;\x07\x9b31m\x1b[?1049h"
)
FORGED = "\r\n\n─────\n\x1b[Ayour bank asks\n  at https://bank.example\n[ Send these answers ]\n> [Y/n] y\r"
UNSEEN = "a\u202egnp.exe\u200b\u2066b\u2028c\u00ad\U000e0041" + "Z\u0301\u0302\u0303" * 40
LONG = "word " * 2_000 + "x" * 5_000
TEXTS = {"ansi": ANSI, "forged": FORGED, "unseen": UNSEEN, "long": LONG}

escapes = st.sampled_from((
    "\x1b[2J", "\x1b[H", "\x1b[1;1Hfake", "\x1b[?25l", "\x1b[?1049h", "\x1b[?7l", "\x1b[31m", "\x1b[10A", "\x1b[3;9r",
    "\x1b]2;owned\x1b\\", "\x1b]8;;https://e.test\x07x", "\x1b]52;c;Y\x07", "\x1bc", "\x1bM", "\x1b(0", "\x9b2J",
    "\x9d0;owned\x9c", "\x84", "\x85", "\r", "\b\b\b", "\x0b", "\x0c", "\x00", "\x7f", "\n" * 40, "\u202e", "\u200b",
    "\u2028", "\u0301" * 30, "\ufe0f", "\u200d", "\U000e0041", "\ue000", "│ ", "> ", "─" * 50,
))  # fmt: skip
words = st.sampled_from(("你好", "👩‍👩‍👦", "مرحبا", "क्‍ष", "word ", "x" * 45))
texts = st.lists(st.one_of(escapes, st.text(max_size=12), words), max_size=8).map("".join)


def form_of(text: str) -> Review:
    choices = (Choice("a", text or "t"), Choice("b", "calm"))
    fields = (
        TextField(name="name", title=text, description=text, required=True, default=text.replace("\0", "")),
        ChoiceField(name="pick", title=text, choices=choices),
    )
    elicitation = FormElicitation(text, Form(fields))
    return Review(server=SERVER, elicitation=elicitation, notices=find_notices(elicitation))


def page_of(text: str) -> Review:
    elicitation = UrlElicitation(text, "https://accounts.travel.example/x")
    report = inspect_page(elicitation, SERVER, known_hosts=(), typed=())
    return Review(server=SERVER, elicitation=elicitation, notices=find_notices(elicitation), page=report)


def scenes_of(text: str) -> list[Scene]:
    state = begin(form_of(text))
    places = (state, go(state, 1), go(state, 2))
    return [
        *(FormScene(state=each, language="en", localise=localise) for each in places),
        UrlScene(review=page_of(text), language="en"),
    ]


CALM = {
    (columns, at): rows_of(drawn(scene, columns)) for columns in (40, 100) for at, scene in enumerate(scenes_of("calm"))
}


@pytest.mark.requirement("UI-3", "SEC-3", "CURL-7")
@pytest.mark.parametrize("columns", [40, 100])
@settings(max_examples=80, deadline=None)
@given(texts)
def test_no_text_changes_the_header_the_keys_the_title_or_the_modes(columns: int, text: str) -> None:
    for at, scene in enumerate(scenes_of(text)):
        for top in (0, None):
            seen = drawn(scene, columns, top=top)
            rows = rows_of(seen)
            calm = CALM[columns, at]
            head = calm.index("─" * (columns - 1)) + 1
            foot = max(at for at, row in enumerate(calm) if row == "─" * (columns - 1))
            assert rows[:head] == calm[:head]
            assert rows[foot:] == calm[foot:]
            assert seen.title == TITLE
            assert seen.margins is None


def _ask(text: str, **more: object) -> dict[str, object]:
    field: Mapping[str, object] = {"type": "string", "title": text, "description": text}
    pick = {"type": "string", "oneOf": [{"const": "a", "title": text}, {"const": "b", "title": "B"}]}
    return {"message": text, "claimed": text, "schema": {"type": "object", "properties": {"name": field, "pick": pick}},
            "language": "en", **more}  # fmt: skip


@pytest.mark.requirement("UI-3", "SEC-3", "CURL-7")
@pytest.mark.parametrize("columns", [40, 100])
@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_real_terminal_shows_who_asks_whatever_is_said(text: str, columns: int) -> None:
    with seated([*ASKING, json.dumps(_ask(text))], columns=columns) as seat:
        seat.wait("Esc cancel").settle()
        assert seat.rows[0] == "travel asks"
        assert seat.rows[1] == "  at https://mcp.travel.example"
        assert seat.screen.title == ""
        framed = [row for row in seat.rows if "bank" in row or "fake" in row]
        assert all(row.startswith(("│", "  ", "Note: The text names an address (")) for row in framed)
        assert "your bank asks" not in seat.rows
        seat.type(CTRL_C)
        assert seat.finish()["action"] == "cancel"
        assert seat.restored
    assert b"\x1b]" not in seat.received


@pytest.mark.requirement("UI-3", "SEC-3")
@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_the_plain_mode_prints_nothing_but_text(text: str) -> None:
    with seated([*ASKING, json.dumps(_ask(text, plain=True))], columns=60, rows=200) as seat:
        seat.wait("answer>").settle()
        said = seat.received.decode()
        assert "\x1b" not in said
        assert not any(0x80 <= ord(each) < 0xA0 for each in said)
        lines = said.replace("\r\n", "\n").split("\n")
        assert lines[0] == "travel asks"
        assert "your bank asks" not in lines
        assert not any(line.startswith("[ Send") for line in lines)
        seat.type(CTRL_C)
        assert seat.finish()["action"] == "cancel"
