"""The screen of a page that a server wants opened (UI-6, CURL-3, CURL-5, CURL-6)."""

from __future__ import annotations

from mcp_elicitation.client.review import Review
from mcp_elicitation.client.terminal import url_words
from mcp_elicitation.client.terminal.field_rows import input_rows
from mcp_elicitation.client.terminal.layout import Row, Span, Style, framed, joined, one_line, rows_of
from mcp_elicitation.client.terminal.line import Line
from mcp_elicitation.client.terminal.page import Page
from mcp_elicitation.client.terminal.who import header, keys, message, notice_rows, notices
from mcp_elicitation.core.urls.report import Report
from mcp_elicitation.text import Language, Text

_INDENT = "  "


def draw_consent(review: Review, language: Language, width: int, *, line: Line, told: Text | None) -> Page:
    """Return the page before the decision; it names the site, shows the whole address, and says what Enter does."""
    report = report_of(review)
    refused = report.verdict == "refuse"
    said = [] if told is None else rows_of(told.to(language), width, "strong")
    before = joined([*consent_blocks(review, language, width), said])
    how = url_words.HOW_REFUSED if refused else url_words.HOW
    before += [(), *rows_of(how.to(language), width, "strong")]
    inputs, cursor = input_rows(line, width)
    return Page(
        header=url_header(review, language, width, url_words.WANTS),
        body=[*before, *inputs],
        footer=keys(url_words.KEYS_REFUSED if refused else url_words.KEYS, language, width),
        focus=(len(before), len(before) + len(inputs) - 1),
        cursor=(len(before) + cursor[0], cursor[1]),
    )


def consent_blocks(review: Review, language: Language, width: int, *, unbroken: bool = False) -> list[list[Row]]:
    """Return everything that must be seen before the decision, in blocks; the address in one row with ``unbroken``."""
    report = report_of(review)
    address = address_rows(report, len(report.url) + len(_INDENT) if unbroken else width)
    return [
        message(review, language, width),
        [(("dim", url_words.ADDRESS.to(language)),), *address],
        fact_rows(review, language, width),
        [row for each in report.notices for row in notice_rows(each.text, language, width, grave=True)],
        notices(review, language, width),
    ]


def report_of(review: Review) -> Report:
    """Return what is known of the page."""
    if review.page is None:
        raise AssertionError("a URL ask without a report cannot be judged")
    return review.page


def address_rows(report: Report, width: int) -> list[Row]:
    """Return the whole address, wrapped and never cut, with the registrable domain standing out (CURL-3, CURL-5)."""
    if report.verdict == "refuse":
        return framed("".join(run.text for run in report.display), width, lines=1)
    room = max(8, width - len(_INDENT))
    rows: list[list[Span]] = [[]]
    left = room
    for run in report.display:
        style: Style = "domain" if run.role == "domain" else ""
        text = run.text
        while text:
            if not left:
                rows.append([])
                left = room
            rows[-1].append((style, text[:left]))
            left, text = left - len(text[:left]), text[left:]
    return [(("", _INDENT), *row) for row in rows]


def fact_rows(review: Review, language: Language, width: int) -> list[Row]:
    """Return where it leads in words: how the host reads, and what the site is to the server."""
    report = report_of(review)
    facts: list[Text] = []
    if report.unicode_host:
        facts.append(url_words.READS.fill(host=one_line(report.unicode_host)))
    if report.relation is not None:
        local = not review.server.origin.startswith(("https://", "http://"))
        no_site = local and report.relation == "unrelated"
        facts.append(url_words.NO_SITE if no_site else url_words.RELATIONS[report.relation])
    return [row for fact in facts for row in rows_of(fact.to(language), width)]


def site_line(report: Report, text: Text) -> Text:
    """Return where the server wants the person to go, in one line."""
    return url_words.WANTS_REFUSED if report.verdict == "refuse" else text.fill(site=report.domain or "")


def url_header(review: Review, language: Language, width: int, text: Text) -> list[Row]:
    """Return the rows at the top: who asks, and the site, which never scrolls away (threat C6)."""
    rows = header(review, language, width)
    return [*rows[:-1], *rows_of(site_line(report_of(review), text).to(language), width, "strong"), rows[-1]]
