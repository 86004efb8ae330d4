"""The values of a report: verdicts, spans, notices, runs of text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from mcp_elicitation.text import Text

Verdict: TypeAlias = Literal["ok", "warn", "refuse"]

Role: TypeAlias = Literal["scheme", "subdomain", "domain", "port", "path", "query", "fragment", "sent"]
"""What a run of the shown URL is; ``domain`` is the registrable domain, ``sent`` a refused URL as it came."""


@dataclass(frozen=True, slots=True)
class Span:
    """Where something stands in a URL: ``url[start:end]``, in code points."""

    start: int
    end: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """One thing that a person should know before the URL is opened, or why it must not be.

    Args:
        code: The stable name of the rule.
        verdict: What the rule alone would say.
        text: The sentence for the person.
        span: What it speaks of, in `Report.url`.
    """

    code: str
    verdict: Literal["warn", "refuse"]
    text: Text
    span: Span


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of the shown URL. The texts of all runs, joined, are the shown URL."""

    role: Role
    text: str
