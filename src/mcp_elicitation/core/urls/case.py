"""What a rule looks at, and how it answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from mcp_elicitation.core.lookalike import visible
from mcp_elicitation.core.urls.host import Host
from mcp_elicitation.core.urls.idn import Doubt
from mcp_elicitation.core.urls.leaks import Leak
from mcp_elicitation.core.urls.notice import Notice, Span
from mcp_elicitation.core.urls.parameters import Parameter
from mcp_elicitation.core.urls.parts import Parts, Sent
from mcp_elicitation.core.urls.setting import Setting
from mcp_elicitation.text import Text

_LONGEST_QUOTE = 40


@dataclass(frozen=True, slots=True)
class Case:
    """A URL that a browser can read, in its setting.

    Args:
        sent: The URL as it came.
        parts: As a browser reads it.
        host: What its host is.
        setting: Who asks and what is trusted.
        parameters: What its path, query and fragment carry.
        leaks: What of it should not be there.
        doubts: Labels that must not be shown in their own script, by their place, and why.
        typed: What the person typed in earlier answers.
    """

    sent: Sent
    parts: Parts
    host: Host
    setting: Setting
    parameters: tuple[Parameter, ...]
    leaks: tuple[Leak, ...]
    doubts: tuple[tuple[int, Doubt], ...]
    typed: tuple[str, ...]

    def label_span(self, index: int) -> Span:
        """Where a label of the host stands in the canonical URL."""
        labels = self.host.ascii.split(".")
        start = self.parts.host_span.start + sum(len(label) + 1 for label in labels[:index])
        return Span(start, start + len(labels[index]))


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule applies.

    Args:
        span: What the sentence speaks of.
        values: What is filled into the sentence.
    """

    span: Span
    values: dict[str, str] = field(default_factory=dict[str, str])


Find: TypeAlias = Callable[[Case], Iterable[Hit]]
FindSent: TypeAlias = Callable[[Sent], Iterable[Hit]]


def notice_of(code: str, verdict: Literal["warn", "refuse"], text: Text, hit: Hit) -> Notice:
    """Return the notice of a rule that applies."""
    return Notice(code=code, verdict=verdict, text=text.fill(**hit.values), span=hit.span)


def quoted(text: str) -> str:
    """Return a piece of a URL for a sentence: visible, and short, since the URL itself is shown in full."""
    return visible(text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…")
