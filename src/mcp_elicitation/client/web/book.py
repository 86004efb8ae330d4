"""The asks that wait and those that are over, as values. Time and randomness are given."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from typing import Literal, TypeAlias

import anyio

from mcp_elicitation.client.notices import find_value_notices
from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.client.waiting import Waiting
from mcp_elicitation.core.elicitation import FormElicitation, Mode
from mcp_elicitation.core.forms.field import Content
from mcp_elicitation.pages.typed import Typed
from mcp_elicitation.text import Text

End: TypeAlias = Literal["sent", "opened", "declined", "cancelled", "expired", "withdrawn"]
"""How an ask ended: by the person, by the clock, or because the other end took it back."""

REMEMBERED = 50
"""Finished asks of one person that are still listed."""


@dataclass(slots=True, kw_only=True, eq=False)
class Pending:
    """An ask that waits for a person.

    Args:
        id: Its name in addresses; nobody can guess it.
        owner: Whose ask it is; None for the one person of a local inbox.
        review: What the person must see.
        since: When it came, in seconds since the epoch.
        until: When it is put away unanswered.
        typed: What stands in the inputs, once something was typed.
        shown: When the question of a URL ask was last drawn.
        reply: What came of it.
        ended: Set when it is over.
    """

    id: str
    owner: str | None
    review: Review
    since: float
    until: float
    typed: Mapping[str, Typed] | None = None
    shown: float | None = None
    reply: Reply | None = None
    ended: anyio.Event = field(default_factory=anyio.Event)

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self.ended.is_set()


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """One answer of a finished form.

    Args:
        label: What the field was called.
        value: The answer as a person reads it; None when it looked like a secret and was not kept.
    """

    label: str
    value: str | Text | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Over:
    """What remains of an ask that is over.

    Args:
        id: Its name in addresses.
        owner: Whose ask it was.
        alias: The person's own name of the server.
        mode: Form or URL.
        message: What was asked.
        end: How it ended.
        at: When, in seconds since the epoch.
        answers: What was sent.
        host: Where the person was sent.
        review: What the person saw, where it is still needed: of a page that was opened.
    """

    id: str
    owner: str | None
    alias: str
    mode: Mode
    message: str
    end: End
    at: float
    answers: tuple[Answered, ...] = ()
    host: str | None = None
    review: Review | None = None


class Book:
    """Every ask of an inbox.

    Args:
        clock: Seconds since the epoch.
        new_id: Gives a name that nobody can guess.
    """

    def __init__(self, clock: Callable[[], float], new_id: Callable[[], str]) -> None:
        self.clock = clock
        self._new_id = new_id
        self._waiting: dict[str, Pending] = {}
        self._over: defaultdict[str | None, deque[Over]] = defaultdict(partial(deque[Over], maxlen=REMEMBERED))
        self._away: dict[str, Waiting] = {}
        self._changed = anyio.Event()
        self.is_closing = False

    def close(self) -> None:
        """Say that nothing comes any more."""
        self.is_closing = True
        self.tell()

    def put(self, review: Review, *, owner: str | None, patience: float) -> Pending:
        """Let an ask wait."""
        now = self.clock()
        waiting = Pending(id=self._new_id(), owner=owner, review=review, since=now, until=now + patience)
        self._waiting[waiting.id] = waiting
        self.tell()
        return waiting

    def find(self, id_: str, owner: str | None) -> Pending | None:
        """Return an ask that waits for somebody; None where there is none for them."""
        waiting = self._waiting.get(id_)
        return waiting if waiting is not None and waiting.owner == owner else None

    def find_over(self, id_: str, owner: str | None) -> Over | None:
        """Return what remains of an ask of somebody's."""
        return next((each for each in self.over(owner) if each.id == id_), None)

    def waiting(self, owner: str | None) -> list[Pending]:
        """Return what waits for somebody, the oldest first."""
        return [each for each in self._waiting.values() if each.owner == owner]

    def over(self, owner: str | None) -> list[Over]:
        """Return what is over, the latest first."""
        return list(reversed(self._over[owner])) if owner in self._over else []

    def end(self, waiting: Pending, end: End, reply: Reply) -> bool:
        """End an ask; return False where it was over already: only the first end counts."""
        if self._waiting.pop(waiting.id, None) is None:
            return False
        waiting.reply = reply
        waiting.typed = None
        self._over[waiting.owner].append(_remains(waiting, end, reply, self.clock()))
        waiting.ended.set()
        self.tell()
        return True

    def wait(self, opened: Sequence[Review], waiting: Waiting) -> list[str]:
        """Note that pages which a person opened are waited for; return the names of their asks."""
        over = chain.from_iterable(self._over.values())
        ids = [each.id for each in over if any(each.review is review for review in opened)]
        self._away |= dict.fromkeys(ids, waiting)
        self.tell()
        return ids

    def end_wait(self, ids: Sequence[str]) -> None:
        """Note that they are waited for no longer."""
        for id_ in ids:
            self._away.pop(id_, None)
        self.tell()

    def away(self, id_: str) -> Waiting | None:
        """Return what can be done while the page of an ask is waited for; None where nobody waits."""
        return self._away.get(id_)

    def stop(self, over: Over) -> None:
        """Give up waiting, for the person."""
        waiting = self._away.pop(over.id, None)
        if waiting is not None:
            kept = self._over[over.owner]
            kept[kept.index(over)] = replace(over, end="cancelled")
            waiting.give_up()
            self.tell()

    def take(self, waiting: Pending) -> None:
        """Take an ask out without a trace: somewhere else it goes on."""
        if self._waiting.pop(waiting.id, None) is not None:
            waiting.ended.set()
            self.tell()

    def tell(self) -> None:
        """Wake those who look for changes."""
        changed, self._changed = self._changed, anyio.Event()
        changed.set()

    @property
    def changed(self) -> anyio.Event:
        """Set at the next change."""
        return self._changed


def _remains(waiting: Pending, end: End, reply: Reply, now: float) -> Over:
    review = waiting.review
    elicitation = review.elicitation
    answers: tuple[Answered, ...] = ()
    if isinstance(elicitation, FormElicitation) and end == "sent":
        answers = tuple(_answers(review, elicitation, reply.content))
    return Over(
        id=waiting.id,
        owner=waiting.owner,
        alias=review.server.alias,
        mode=elicitation.mode,
        message=elicitation.message,
        end=end,
        at=now,
        answers=answers,
        host=None if review.page is None else review.page.host,
        review=review if end == "opened" else None,
    )


def _answers(review: Review, elicitation: FormElicitation, content: Content) -> list[Answered]:
    """What was sent, without what a field or a value gives away as a secret (FSEC-3)."""
    form = elicitation.form
    doubtful = [each for each in review.notices if each.code in {"asks_for_secret", "may_ask_for_secret"}]
    secret = {each.field for each in (*doubtful, *find_value_notices(form, content))}
    return [
        Answered(label=each.label, value=None if each.name in secret else each.show(content[each.name]))
        for each in form.fields
        if each.name in content
    ]
