"""The terminal keeps the contract of surfaces, with a person who types into it through a pty."""

from __future__ import annotations

import json
from collections.abc import Sequence

import anyio.to_thread
from tests.client.surface_contract import Deed, SurfaceContract
from tests.client.terminal.person import PlainPerson, RichPerson
from tests.client.terminal.seat import ASKING, seated

from mcp_elicitation.client import Reply, Review, Surface, Terminal
from mcp_elicitation.core.elicitation import FormElicitation


def ask_of(review: Review, **more: object) -> dict[str, object]:
    assert isinstance(review.elicitation, FormElicitation)
    return {
        "message": review.elicitation.message,
        "schema": review.elicitation.form.write(),
        "alias": review.server.alias,
        "origin": review.server.origin,
        "claimed": review.server.claimed,
        "draft": dict(review.draft),
        **more,
    }


class TestRich(SurfaceContract):
    person: type[RichPerson | PlainPerson] = RichPerson
    plain = False

    @property
    def surface(self) -> Surface:
        return Terminal(language="en", plain=self.plain)

    async def perform(self, review: Review, *deeds: Deed) -> Reply:
        return await anyio.to_thread.run_sync(self._perform, review, deeds)

    def _perform(self, review: Review, deeds: Sequence[Deed]) -> Reply:
        with seated([*ASKING, json.dumps(ask_of(review, plain=self.plain))]) as seat:
            person = self.person(seat, review)
            for deed in deeds:
                person.fill(deed) if not isinstance(deed, str) else getattr(person, deed)()
            told = seat.finish()
            assert seat.restored
        return Reply(told["action"], told["content"], by=told["by"])  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]


class TestPlain(TestRich):
    person = PlainPerson
    plain = True
