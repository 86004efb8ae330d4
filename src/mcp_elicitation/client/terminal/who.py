"""Who asks: what the person and the transport know, apart from what the server claims (UI-3, threats C12, U9)."""

from __future__ import annotations

from mcp_elicitation.client.review import Review
from mcp_elicitation.client.terminal import words
from mcp_elicitation.client.terminal.layout import Row, clip, framed, one_line, rows_of, width_of
from mcp_elicitation.core.screening.inert import inert
from mcp_elicitation.text import Language, Text

_BETWEEN = " · "
_COMMAND_ROWS = 3
_CLAIM_ROWS = 2


def who_lines(review: Review, language: Language, width: int) -> list[tuple[str, Text]]:
    """Return the lines that say who asks, with the name of each; long commands and claims are cut, hosts never."""
    server = review.server
    lines = [("alias", words.ASKS.fill(alias=one_line(server.alias)))]
    if server.origin.startswith(("https://", "http://")):
        lines.append(("origin", words.AT.fill(origin=one_line(server.origin))))
    elif server.origin:
        lines.append(("origin", words.RUNS_AS.fill(origin=one_line(server.origin, _COMMAND_ROWS * (width - 12)))))
    if server.claimed is not None and server.claimed != server.alias:
        lines.append(("claim", words.CLAIMS.fill(claimed=one_line(server.claimed, _CLAIM_ROWS * (width - 12)))))
    if review.request is not None:
        lines.append(("request", words.REQUEST.fill(request=one_line(review.request, width))))
    return [(name, line) for name, line in lines if line.to(language)]


def header(review: Review, language: Language, width: int) -> list[Row]:
    """Return the rows at the top of every page."""
    rows: list[Row] = []
    for name, line in who_lines(review, language, width):
        text = line.to(language)
        if name == "alias" and review.total > 1:
            text += "  · " + words.POSITION.fill(position=review.position, total=review.total).to(language)
        rows += rows_of(text, width, "strong" if name == "alias" else "dim", first="" if name == "alias" else "  ")
    return [*rows, (("rule", "─" * width),)]


def message(review: Review, language: Language, width: int) -> list[Row]:
    """Return the server's message in its own frame."""
    label: Row = (("dim", words.MESSAGE.to(language)),)
    if not review.elicitation.message.strip():
        return [(("dim", words.NO_MESSAGE.to(language)),)]
    return [label, *framed(review.elicitation.message, width)]


def notices(review: Review, language: Language, width: int, *, field: str | None = None) -> list[Row]:
    """Return what is doubtful, the grave first: about the ask as a whole, about one field, or (None) about all."""
    found = [each for each in review.notices if field is None or each.field == field]
    rows: list[Row] = []
    for each in sorted(found, key=lambda notice: not notice.grave):
        rows += notice_rows(each.text, language, width, grave=each.grave)
    return rows


def notice_rows(text: Text, language: Language, width: int, *, grave: bool) -> list[Row]:
    """Return one sentence of ours that warns; a word says how grave it is, not only a colour."""
    word = (words.BEWARE if grave else words.NOTE).to(language)
    shown = inert(text.to(language)).text
    return rows_of(word + shown, width, "grave" if grave else "notice", first="", rest="  ")


def keys(text: Text, language: Language, width: int, *, always: Text = words.KEYS_ALWAYS) -> list[Row]:
    """Return the rows at the bottom of every page: what the keys do here, and what they do everywhere."""
    rows = [""]
    for each in f"{text.to(language)}{_BETWEEN}{always.to(language)}".split(_BETWEEN):
        longer = f"{rows[-1]}{_BETWEEN}{each}" if rows[-1] else each
        if width_of(longer) <= width:
            rows[-1] = longer
        else:
            rows.append(each)
    return [(("rule", "─" * width),), *((("dim", clip(row, width)),) for row in rows)]
