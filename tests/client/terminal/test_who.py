"""Who asks, at the top of every page (UI-3, threats C12, U9)."""

from __future__ import annotations

import pytest

from mcp_elicitation.client import Review, ServerIdentity
from mcp_elicitation.client.terminal.layout import text_of, width_of
from mcp_elicitation.client.terminal.who import header
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.forms.form import Form

RULE = "─" * 60


def rows(server: ServerIdentity, width: int = 60, **more: int | str) -> list[str]:
    review = Review(server=server, elicitation=FormElicitation("Hi", Form(())), **more)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    return [text_of(row) for row in header(review, "en", width)]


@pytest.mark.requirement("UI-3")
def test_what_the_user_knows_stands_apart_from_what_the_server_claims() -> None:
    server = ServerIdentity("travel", "https://mcp.travel.example", "Your Bank")
    assert rows(server, request="book", position=2, total=3) == [
        "travel asks  · 2 of 3",
        "  at https://mcp.travel.example",
        "  calls itself “Your Bank” (its own claim)",
        "  while working on your request “book”",
        RULE,
    ]


def test_a_local_server_is_named_by_its_command() -> None:
    assert rows(ServerIdentity("travel", "python trip.py", "travel")) == [
        "travel asks",
        "  runs as: python trip.py",
        RULE,
    ]


@pytest.mark.requirement("UI-3")
def test_a_claim_of_any_length_and_shape_takes_two_rows_and_no_others() -> None:
    claim = "Bank\n  at https://bank.example\n" + "x" * 5_000
    seen = rows(ServerIdentity("travel", "https://mcp.travel.example", claim), 39)
    assert seen[:2] == ["travel asks", "  at https://mcp.travel.example"]
    assert len(seen) <= 6
    assert all(width_of(row) <= 39 for row in seen)


@pytest.mark.requirement("UI-3")
def test_a_host_is_never_cut() -> None:
    host = ".".join(["long-label-of-a-host"] * 8) + ".bank.example"
    seen = rows(ServerIdentity("travel", f"https://{host}"), 39)
    assert host in "".join(row.strip() for row in seen)
