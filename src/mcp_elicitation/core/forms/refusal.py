"""Why something is not a form: the field, the keyword, what is wrong and the way out."""

from __future__ import annotations

from dataclasses import dataclass

from mcp_elicitation.errors import AuthorError, PeerError
from mcp_elicitation.text import Text


@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason why a schema or a type cannot be a form.

    Args:
        field: The property's name; empty when the form as a whole is meant.
        keyword: The keyword of the schema, or the Python construct, that is not permitted.
        text: What is wrong with it and what to write instead.
    """

    field: str
    keyword: str
    text: Text

    @property
    def sentence(self) -> Text:
        """The whole of it for a reader: the field, the keyword, what is wrong and what to write instead."""
        field, keyword = (f"{_visible(part)}: " if part else "" for part in (self.field, self.keyword))
        return Text(f"{field}{keyword}{self.text.en}", f"{field}{keyword}{self.text.zh}")

    def __str__(self) -> str:
        return self.sentence.en


class SchemaRefusedError(Exception):
    """Carries a refusal up to whoever knows whose schema it was; never leaves this room."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(str(refusal))


class FormDefinitionError(AuthorError):
    """A form that is being defined uses what form mode does not permit (FORM-1)."""

    code = "form_definition"

    def __init__(self, refusals: tuple[Refusal, ...], *, what: str) -> None:
        self.refusals = refusals
        listed = "\n".join(f"  {refusal}" for refusal in refusals)
        super().__init__(f"{what} cannot be asked as a form:\n{listed}")


class RequestedSchemaError(PeerError):
    """A ``requestedSchema`` that arrived is not one that form mode permits (FORM-1)."""

    code = "requested_schema"

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        sentence = refusal.sentence
        super().__init__(
            Text(
                f"The server asked with a form that cannot be drawn: {sentence.en}",
                f"服务端发来的表单无法显示：{sentence.zh}",
            ),
            reason=sentence.en,
        )


def _visible(name: str, most: int = 60) -> str:
    """A name from elsewhere neither forges a line of a log nor fills it."""
    shortened = name if len(name) <= most else f"{name[:most]}…"
    return shortened if shortened.isprintable() else ascii(shortened)


def refuse(field: str, keyword: str, text: Text) -> SchemaRefusedError:
    """Return the exception for one refusal, ready to be raised."""
    return SchemaRefusedError(Refusal(field, keyword, text))
