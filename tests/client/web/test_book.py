"""What waits and what is over, as values: only the first end counts, and nobody's history pushes out another's."""

from __future__ import annotations

import itertools

import pytest
from tests.client.surface_contract import asked, properties
from tests.client.web.world import url_review

from mcp_elicitation.client import Reply
from mcp_elicitation.client.waiting import Waiting
from mcp_elicitation.client.web.book import REMEMBERED, Book
from mcp_elicitation.pages.typed import Typed

NOTE = properties(note={"type": "string"}, pin={"type": "string", "title": "Card PIN"})


def book() -> Book:
    return Book(itertools.count(1e9).__next__, map(str, itertools.count()).__next__)


def test_only_the_first_end_counts() -> None:
    kept = book()
    pending = kept.put(asked(NOTE), owner=None, patience=60)
    assert kept.end(pending, "declined", Reply("decline"))
    assert not kept.end(pending, "sent", Reply("accept"))
    assert pending.reply == Reply("decline")
    assert [each.end for each in kept.over(None)] == ["declined"]
    assert kept.waiting(None) == []


def test_everybody_has_their_own_and_nobody_pushes_out_anothers() -> None:
    kept = book()
    first = kept.put(asked(NOTE), owner="alice", patience=60)
    assert kept.find(first.id, "bob") is None
    kept.end(first, "cancelled", Reply("cancel"))
    for _ in range(REMEMBERED + 5):
        kept.end(kept.put(asked(NOTE), owner="bob", patience=60), "declined", Reply("decline"))
    assert len(kept.over("bob")) == REMEMBERED
    assert len(kept.over("alice")) == 1
    assert kept.find_over(first.id, "bob") is None
    assert kept.over("carol") == []


@pytest.mark.requirement("FSEC-3")
def test_an_answer_to_what_asks_for_a_secret_is_not_kept() -> None:
    kept = book()
    pending = kept.put(asked(NOTE), owner=None, patience=60)
    pending.typed = {"pin": Typed(("1234",))}
    kept.end(pending, "sent", Reply("accept", {"note": "hello", "pin": "1234"}))
    [over] = kept.over(None)
    assert [each.value for each in over.answers] == ["hello", None]
    assert not pending.typed
    assert "1234" not in repr(over)


@pytest.mark.parametrize("end", ["declined", "cancelled", "expired", "withdrawn"])
def test_what_was_not_sent_is_not_kept(end: str) -> None:
    kept = book()
    pending = kept.put(asked(NOTE), owner=None, patience=60)
    kept.end(pending, end, Reply("cancel", {"note": "half a thought"}))  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    assert kept.over(None)[0].answers == ()


@pytest.mark.requirement("URL-5")
async def test_what_is_waited_for_is_known_by_its_review_until_the_wait_ends() -> None:
    kept = book()
    one, other = url_review("https://a.example/"), url_review("https://a.example/")
    pending = [kept.put(each, owner=None, patience=60) for each in (one, other)]
    for each in pending:
        kept.end(each, "opened", Reply("accept"))
    waiting = Waiting()
    ids = kept.wait([other], waiting)
    assert ids == [pending[1].id]
    assert kept.away(pending[0].id) is None
    assert kept.away(pending[1].id) is waiting
    kept.end_wait(ids)
    assert kept.away(pending[1].id) is None


async def test_whoever_looks_for_changes_is_woken_by_each() -> None:
    kept = book()
    for change in (lambda: kept.put(asked(NOTE), owner=None, patience=60), kept.tell, kept.close):
        changed = kept.changed
        assert not changed.is_set()
        change()
        assert changed.is_set()
