"""A scripted person, and a transcript of what it was asked and said."""

from __future__ import annotations

from typing import TextIO

from mcp_elicitation.client.review import Review
from mcp_elicitation.client.scripted import Scripted
from mcp_elicitation.client.surface import Reply, Surface
from mcp_elicitation.core.capability import Modes
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.screening.inert import inert
from mcp_elicitation.text import Language, Text

_ASKS = Text("{alias} asks: {message}", "{alias} 询问：{message}")
_REPLIES = {
    "accept": Text("sent", "已发送"),
    "decline": Text("declined", "已拒绝"),
    "cancel": Text("cancelled", "已取消"),
}


def demo_script() -> Surface:
    """Return the person of the demo: fits every form of the example, but forgets that it flies on a Sunday."""
    sundays = iter(["2031-05-04"])

    def answer(review: Review) -> dict[str, object]:
        form = review.elicitation.form if isinstance(review.elicitation, FormElicitation) else None
        names = [field.name for field in form.fields] if form is not None else []
        if "leaves" in names:
            said: dict[str, object] = {
                "leaves": next(sundays, "2031-05-06"),
                "cabin": "business",
                "extras": ["bag", "meal"],
                "email": "ada@example.com",
            }
            return {**review.prefill(), **said}
        field = form.fields[0] if form is not None else None
        return {names[0]: "1C" if field is not None and field.write().get("enum") else True}

    return Scripted(answer)


class Transcribed:
    """A surface that writes down what another one is asked and says.

    Args:
        surface: The surface that answers.
        stream: Where to write.
        language: The reader's language.
    """

    def __init__(self, surface: Surface, stream: TextIO, language: Language) -> None:
        self._surface = surface
        self._stream = stream
        self._language: Language = language

    @property
    def modes(self) -> Modes:
        """What the surface can show."""
        return self._surface.modes

    async def ask(self, review: Review) -> Reply:
        """Ask, and write it down."""
        message = inert(review.elicitation.message).text.replace("\n", "\n    ")
        self._write(_ASKS.fill(alias=review.server.alias, message=message).to(self._language))
        reply = await self._surface.ask(review)
        if isinstance(review.elicitation, FormElicitation):
            for field in review.elicitation.form.fields:
                if field.name in reply.content:
                    shown = field.show(reply.content[field.name])
                    text = shown if isinstance(shown, str) else shown.to(self._language)
                    self._write(f"    {inert(field.label, lines=1).text}: {inert(text).text}")
        self._write(f"    → {_REPLIES[reply.action].to(self._language)}")
        return reply

    def _write(self, line: str) -> None:
        self._stream.write(line + "\n")
        self._stream.flush()
