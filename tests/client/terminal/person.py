"""People at a pty who know how to fill in a form: one looks at the screen, the other listens to lines."""

from __future__ import annotations

from collections.abc import Mapping

from tests.client.terminal.seat import CTRL_C, CTRL_U, CTRL_X, DOWN, ENTER, ESCAPE, SPACE, UP, Seat

from mcp_elicitation.client import Review
from mcp_elicitation.client.terminal.state import is_list, options
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.form import Field

PAGE = "\t"  # Tab goes on from a field whatever stands in it


class RichPerson:
    """Goes through the pages with the keys that stand below them."""

    def __init__(self, seat: Seat, review: Review) -> None:
        assert isinstance(review.elicitation, FormElicitation)
        self.seat = seat
        self.fields = review.elicitation.form.fields
        seat.wait("Esc cancel")
        seat.settle(0.6)  # a page that decides takes no key at once
        self._read_on()

    def fill(self, values: Mapping[str, str]) -> None:
        for at, field in enumerate(self.fields):
            self.seat.wait(f"Question {at + 1} of {len(self.fields)}")
            if field.name in values:
                self._answer(field, values[field.name])
            self.seat.type(PAGE)

    def _answer(self, field: Field, typed: str) -> None:
        if not is_list(field):
            self.seat.type(CTRL_U, typed)
            return
        self.seat.type(*[UP] * len(options(field)))
        for at, value in enumerate(options(field)):
            if value == typed:
                self.seat.type(SPACE)
            if at < len(options(field)) - 1:
                self.seat.type(DOWN)
        if isinstance(field, ChoicesField):
            assert "[x]" in self.seat.text

    def accept(self) -> None:
        self._go_to_review()
        self.seat.settle(0.6)
        self._read_on()
        self.seat.type(*[DOWN] * (len(self.fields) + 3), UP, UP, ENTER)

    def decline(self) -> None:
        self.seat.type(CTRL_X)

    def cancel(self) -> None:
        self.seat.type(ESCAPE)

    def close(self) -> None:
        self.seat.type(CTRL_C)

    def _go_to_review(self) -> None:
        while "[ Decline" not in self.seat.text and "more below" not in self.seat.text:
            self.seat.type(PAGE)

    def _read_on(self) -> None:
        """Turn the pages of a text that is longer than the screen."""
        while "more below" in self.seat.text:
            self.seat.type("\x1b[6~")


class PlainPerson:
    """Answers line by line."""

    def __init__(self, seat: Seat, review: Review) -> None:
        assert isinstance(review.elicitation, FormElicitation)
        self.seat = seat
        self.fields = review.elicitation.form.fields
        seat.wait(lambda seat: b"> " in seat.received)

    def fill(self, values: Mapping[str, str]) -> None:
        for at, field in enumerate(self.fields):
            if self._asked() != at + 1:
                return  # the answer before was refused
            self._say(values.get(field.name, ""))

    def accept(self) -> None:
        for at in range(len(self.fields)):
            if self._asked() == at + 1:
                self._say("")
        if self._asked() == 0:
            self._say("send")

    def decline(self) -> None:
        self.seat.type(":decline\n")

    def cancel(self) -> None:
        self.seat.type(":cancel\n")

    def close(self) -> None:
        self.seat.type(CTRL_C)

    def _say(self, line: str) -> None:
        """Type a line, and wait for the next question or the end."""
        asked = self._prompts()
        self.seat.type(line + "\n")
        self.seat.wait(lambda seat: self._prompts() > asked or seat.status is not None)

    def _prompts(self) -> int:
        return self.seat.received.count(b"answer> ") + self.seat.received.count(b"decision> ")

    def _asked(self) -> int:
        """Which question was asked last; 0 for the review."""
        said = self.seat.received.decode(errors="replace")
        at = said.rfind("Question ")
        return 0 if said.rfind("decision>") > at else int(said[at:].split()[1])
