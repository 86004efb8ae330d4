"""What every surface keeps, whoever draws it: one class, inherited by the tests of each surface."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Literal, TypeAlias

import pytest

from mcp_elicitation.client import Reply, Review, ServerIdentity, Surface
from mcp_elicitation.client.notices import find_notices
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.forms.read import read_form

Deed: TypeAlias = "Mapping[str, str] | Literal['accept', 'decline', 'cancel', 'close']"
"""What a person does: fill in fields as they would type them, decide, or close the surface without deciding."""

HOSTILE = "Ok\x1b[2J\x1b]0;t\x07\x1b]8;;https://e.test\x07x\x9b31m\u202egnp\u200b\r\n\n[Y/n] y\n" + "Z\u0301\u0302" * 40

TRIP = {
    "type": "object",
    "properties": {
        "leaves": {"type": "string", "format": "date", "title": "Departure"},
        "travellers": {"type": "integer", "minimum": 1, "maximum": 9, "default": 2},
        "budget": {"type": "number", "minimum": 0},
        "cabin": {"type": "string", "enum": ["economy", "business"], "default": "economy"},
        "extras": {
            "type": "array",
            "items": {"anyOf": [{"const": "bag", "title": "Checked bag"}, {"const": "meal", "title": "Hot meal"}]},
        },
        "window": {"type": "boolean"},
    },
    "required": ["leaves", "travellers"],
}


def asked(schema: Mapping[str, object] = TRIP, message: str = "When do you fly?", **more: object) -> Review:
    """Return the review of a form, as the responder would make it."""
    elicitation = FormElicitation(message, read_form(schema))
    server = ServerIdentity("travel", "https://mcp.travel.example", "Travel desk")
    return Review(server=server, elicitation=elicitation, notices=find_notices(elicitation), **more)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]


def properties(**fields: object) -> dict[str, object]:
    return {"type": "object", "properties": fields}


class SurfaceContract(ABC):
    """The contract of `Surface.ask`; a surface's tests say how a person acts on it."""

    @property
    @abstractmethod
    def surface(self) -> Surface:
        """The surface, to be looked at only."""

    @abstractmethod
    async def perform(self, review: Review, *deeds: Deed) -> Reply:
        """Show a review to a person who does these things, the last of which ends it."""

    @pytest.mark.requirement("CAP-3")
    def test_it_can_be_asked_something(self) -> None:
        assert self.surface.modes.write()

    @pytest.mark.requirement("UI-4", "ACT-1", "FORM-7")
    async def test_what_is_typed_is_read_and_sent(self) -> None:
        typed = {"leaves": "2031/5/6", "budget": "12.5", "cabin": "business", "extras": "meal", "window": "no"}
        reply = await self.perform(asked(), typed, "accept")
        assert reply.action == "accept"
        assert reply.content == {
            "leaves": "2031-05-06", "travellers": 2, "budget": 12.5, "cabin": "business", "extras": ["meal"],
            "window": False,
        }  # fmt: skip
        assert reply.by in {"person", "script"}

    @pytest.mark.requirement("FORM-6")
    async def test_suggestions_left_alone_are_sent_and_what_has_none_stays_absent(self) -> None:
        reply = await self.perform(asked(), {"leaves": "2031-05-06"}, "accept")
        assert reply.content == {"leaves": "2031-05-06", "travellers": 2, "cabin": "economy"}

    @pytest.mark.requirement("FORM-6")
    async def test_what_the_person_answered_before_comes_before_the_suggestion(self) -> None:
        draft = {"leaves": "2031-05-07", "travellers": 5}
        reply = await self.perform(asked(draft=draft), "accept")
        assert reply.content == {"leaves": "2031-05-07", "travellers": 5, "cabin": "economy"}

    @pytest.mark.requirement("UI-4")
    async def test_an_optional_form_is_sent_empty(self) -> None:
        reply = await self.perform(asked(properties(note={"type": "string"})), "accept")
        assert (reply.action, reply.content) == ("accept", {})

    @pytest.mark.requirement("UI-4")
    @pytest.mark.parametrize("schema", [TRIP, properties()], ids=["fields", "nothing"])
    async def test_declining_cancelling_and_closing_are_what_they_are(self, schema: Mapping[str, object]) -> None:
        assert (await self.perform(asked(schema), "decline")).action == "decline"
        assert (await self.perform(asked(schema), "cancel")).action == "cancel"
        assert (await self.perform(asked(schema), "close")).action == "cancel"

    @pytest.mark.requirement("FSEC-1", "FORM-7")
    @pytest.mark.parametrize("typed", [{"leaves": "soon"}, {"leaves": "2031-05-06", "travellers": "12x"}, {}],
                             ids=["date", "integer", "missing"])  # fmt: skip
    async def test_an_answer_that_does_not_fit_is_not_sent(self, typed: Mapping[str, str]) -> None:
        reply = await self.perform(asked(), typed, "accept", "close")
        assert reply.action == "cancel"

    @pytest.mark.requirement("UI-3", "SEC-3")
    async def test_hostile_words_change_no_answer(self) -> None:
        field = {"type": "string", "title": HOSTILE, "description": HOSTILE}
        schema = {**properties(name=field), "required": ["name"]}
        reply = await self.perform(asked(schema, HOSTILE), {"name": "Ada"}, "accept")
        assert (reply.action, reply.content) == ("accept", {"name": "Ada"})
