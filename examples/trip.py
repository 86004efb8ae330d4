"""A travel agent that asks: every kind of field, a question that depends on an answer, a confirmation.

python examples/trip.py                 over stdio
python examples/trip.py --http 8000     over streamable HTTP, on http://127.0.0.1:8000/mcp
"""

import sys
from datetime import date
from enum import StrEnum
from typing import Annotated, Literal

from mcp.server import MCPServer
from pydantic import BaseModel, EmailStr, Field, field_validator

from mcp_elicitation import Accepted, Choices, Elicitation, ask

server = MCPServer("travel", title="Travel desk", log_level="WARNING")
Elicitation(server)

SEATS = {"Oslo": ["1A", "1C", "4F"], "Lisbon": ["2B", "7D"]}
booked: list[str] = []


class Cabin(StrEnum):
    """How one sits."""

    ECONOMY = "economy"
    BUSINESS = "business"


Extra = Literal["bag", "meal", "lounge"]


class Trip(BaseModel):
    """What the travel desk must know."""

    leaves: date = Field(title="Departure", description="The day you leave")
    travellers: int = Field(1, title="Travellers", ge=1, le=9)
    cabin: Cabin = Field(Cabin.ECONOMY, title="Cabin")
    extras: Annotated[list[Extra], Choices({"bag": "Checked bag", "meal": "Hot meal", "lounge": "Lounge"})] = Field(
        [], title="Extras", max_length=2
    )
    budget: float | None = Field(None, title="Budget", description="In euros; leave empty for no limit", ge=0)
    email: EmailStr = Field(title="E-mail", description="Where the ticket goes")
    window: bool | None = Field(None, title="Window seat?")

    @field_validator("leaves")
    @classmethod
    def not_a_sunday(cls, day: date) -> date:
        """A rule that only this server knows: the person is asked again with this sentence."""
        if day.weekday() == 6:
            raise ValueError("There are no flights on Sundays / 周日没有航班")
        return day


@server.tool()
async def book(city: Literal["Oslo", "Lisbon"]) -> str:
    """Book a flight; asks for what it needs."""
    trip = await ask.form(f"When do you fly to {city}?", Trip)
    if not isinstance(trip, Accepted):
        return "Nothing booked."
    seat = await ask.form("Which seat would you like?", str, choices=SEATS[city])
    if not isinstance(seat, Accepted):
        return "Nothing booked."
    sure = await ask.form(f"Book seat {seat.data} to {city} on {trip.data.leaves} for {trip.data.email}?", bool)
    if sure != Accepted(data=True):
        return "Nothing booked."
    number = await ask.once("booking", lambda: _book(city, seat.data))
    return f"Booked: {city}, {trip.data.leaves}, {trip.data.cabin}, seat {seat.data}. Your number is {number}."


def _book(city: str, seat: str) -> str:
    """Stand in for the airline; `ask.once` sees to it that a re-run of the tool does not book twice."""
    booked.append(f"{city} {seat}")
    return f"{city[:3].upper()}-{seat}"


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--http", port]:
            server.run("streamable-http", host="127.0.0.1", port=int(port))
        case _:
            server.run()
