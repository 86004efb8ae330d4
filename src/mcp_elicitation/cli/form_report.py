"""What a form asks for, field by field: secrets, links, unseen characters, and what form mode does not permit."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast

from mcp_elicitation.core.forms.read import read_form
from mcp_elicitation.core.forms.refusal import Refusal, RequestedSchemaError
from mcp_elicitation.core.json import as_object
from mcp_elicitation.core.screening import Level, Verdict, inert, links_in, screen
from mcp_elicitation.text import Text

Weight: TypeAlias = Literal["ok", "warn", "refuse"]
Where: TypeAlias = Literal["name", "title", "description", "message", "default", "choice", "schema"]

WHOLE: Final = ""
"""Stands for the form where a field's name is expected."""

_WEIGHTS: dict[Level, Weight] = {"none": "ok", "ambiguous": "warn", "secret": "refuse"}
_ORDER: tuple[Weight, ...] = ("ok", "warn", "refuse")
_LINK = Text("It holds a link ({target}); a form must not.", "其中有链接（{target}）；表单中不得有链接。")
_MOST_CHOICES = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One thing that a person should know.

    Args:
        field: The property's name; `WHOLE` for the form or its message.
        weight: How bad it is.
        code: Stable code of the rule.
        text: Why, in one sentence.
        place: Where it stands; None for the schema as a whole.
        source: The text that it stands in; empty when it is in none.
        span: From and to which character of that text.
    """

    field: str
    weight: Weight
    code: str
    text: Text
    place: Where | None = None
    source: str = ""
    span: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a form asks for.

    Args:
        message: What stands above it.
        fields: Name and title of every field that was read, in their order.
        findings: What was found, in no order.
    """

    message: str
    fields: tuple[tuple[str, str], ...]
    findings: tuple[Finding, ...]

    @property
    def verdict(self) -> Weight:
        """The gravest weight of all findings."""
        return _ORDER[max((_ORDER.index(finding.weight) for finding in self.findings), default=0)]

    def of(self, field: str) -> Iterator[Finding]:
        """Yield the findings of one field, or those of the form as a whole."""
        return (finding for finding in self.findings if finding.field == field)


def judge(schema: object, message: str, *, refusals: Iterable[Refusal] = ()) -> Report:
    """Judge a form from its wire form. Never raises.

    Args:
        schema: The ``requestedSchema``.
        message: What stands above the form.
        refusals: What is known already to be forbidden in it.
    """
    wire = as_object(schema) or {}
    properties = as_object(wire.get("properties")) or {}
    findings = [_refused(refusal) for refusal in (*refusals, *_not_a_form(schema))]
    findings += _asked_for(wire, properties, message)
    findings += _in_text(WHOLE, "message", message)
    for field, place, text in _texts(properties):
        findings += _in_text(field, place, text)
    fields = tuple((name, _text((as_object(property_) or {}).get("title"))) for name, property_ in properties.items())
    return Report(message=message, fields=fields, findings=tuple(findings))


def write(report: Report) -> dict[str, object]:
    """Return a report as JSON; sentences in every language."""
    return {
        "verdict": report.verdict,
        "message": report.message,
        "fields": [
            {"name": name, "title": title, "findings": [_written(finding) for finding in report.of(name)]}
            for name, title in report.fields
        ],
        "findings": [_written(finding) for finding in report.of(WHOLE)],
    }


def _written(finding: Finding) -> dict[str, object]:
    start, end = finding.span or (0, 0)
    return {
        "code": finding.code,
        "verdict": finding.weight,
        "text": {"en": finding.text.en, "zh": finding.text.zh},
        "place": finding.place,
        "words": finding.source[start:end],
        "span": None if finding.span is None else [start, end],
    }


def _not_a_form(schema: object) -> Iterator[Refusal]:
    try:
        read_form(schema)
    except RequestedSchemaError as error:
        yield error.refusal


def _refused(refusal: Refusal) -> Finding:
    return Finding(field=refusal.field, weight="refuse", code="not_a_form", text=refusal.sentence, place="schema")


def _asked_for(wire: Mapping[str, object], properties: Mapping[str, object], message: str) -> Iterator[Finding]:
    for name, verdict in screen(wire, message).verdicts:
        if verdict.found and verdict.rule != "unreadable_schema":  # the refusal says more of what is no schema
            yield Finding(
                field=name if name in properties else WHOLE,
                weight=_WEIGHTS[verdict.level],
                code=verdict.rule,
                text=verdict.reason,
                place=verdict.place,
                source=_source(verdict, name, properties, message),
                span=verdict.span,
            )


def _source(verdict: Verdict, name: str, properties: Mapping[str, object], message: str) -> str:
    """Return the text that a verdict's span speaks of."""
    members = as_object(properties.get(name)) or {}
    texts: dict[str, str] = {"name": name, "message": message}
    texts.update((key, _text(members.get(key))) for key in _MEMBERS)
    return unicodedata.normalize("NFC", texts.get(verdict.place or "", ""))


_MEMBERS: tuple[Where, ...] = ("title", "description", "default")


def _texts(properties: Mapping[str, object]) -> Iterator[tuple[str, Where, str]]:
    """Yield every text of the fields that a person reads: field, place, text."""
    for name, property_ in properties.items():
        members = as_object(property_) or {}
        yield name, "name", name
        for place in _MEMBERS:
            if place != "default" or members.get("format") != "uri":  # a default of a link field is meant to be one
                yield name, place, _text(members.get(place))
        for source in (members, as_object(members.get("items")) or {}):
            for keyword in ("enum", "enumNames", "oneOf", "anyOf"):
                listed = source.get(keyword)
                choices = cast("list[object]", listed) if isinstance(listed, list) else []
                for choice in choices[:_MOST_CHOICES]:
                    yield name, "choice", _text((as_object(choice) or {}).get("title", choice))


def _in_text(field: str, place: Where, text: str) -> Iterator[Finding]:
    for notice in inert(text).notices:
        yield Finding(
            field=field,
            weight="warn",
            code=f"text_{notice.code}",
            text=notice.text,
            place=place,
            source=text,
            span=notice.spans[0] if notice.spans else None,
        )
    for link in links_in(text):
        target = inert(link.target, lines=1).text
        yield Finding(
            field=field,
            weight="refuse",
            code="link",
            text=_LINK.fill(target=target),
            place=place,
            source=text,
            span=(link.start, link.end),
        )


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
