"""A policy as values: rules by server, limits, and what counts where no rule speaks."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from mcp_elicitation.client.policy.patterns import (
    ANY,
    PatternError,
    matches_origin,
    matches_words,
    require_host_pattern,
    require_origin_pattern,
)
from mcp_elicitation.client.policy.problem import PolicyError, PolicyProblem
from mcp_elicitation.client.review import ServerIdentity
from mcp_elicitation.core.elicitation import Mode
from mcp_elicitation.core.forms.field import Value
from mcp_elicitation.text import Text

Verdict: TypeAlias = Literal["allow", "ask", "deny", "cancel"]
"""What is done with an ask of one mode.

``ask``: a person decides, every time. ``allow``: what is opted in (an answer, a remembered consent) is given without a
question while a person is there too; everything else is asked. ``deny``: declined. ``cancel``: put away undecided.
"""
VERDICTS: tuple[Verdict, ...] = ("allow", "ask", "deny", "cancel")

MINUTE = 60.0
LONGEST_MEMORY = 365 * 24 * 3600.0
"""Seconds; a consent that nobody remembers having given is none."""

_NOT_A_TIME = Text("must be a number of seconds from 0 to {limit}", "必须是 0 到 {limit} 之间的秒数")
_NO_PROMPTS = Text("must be a whole number of at least 1", "必须是不小于 1 的整数")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """What holds for the servers, and the requests, that it matches.

    Args:
        alias: A pattern for the user's own name for the server; ``*`` for every one.
        origin: A pattern for where the server is: its origin, or its command.
        tool: A pattern for what the user had asked for, such as a tool's name.
        form: What is done with forms.
        url: What is done with URLs.
        hosts: The only hosts that URLs may lead to; empty for every one.
        refused_hosts: Hosts that they may not lead to, whatever ``hosts`` says.
        answers: What may be sent without a person, by field.
        remember: How long a consent is remembered, in seconds; 0 for not at all. Takes effect with ``allow``.
        remember_fields: The fields whose answers may be remembered with it.

    Raises:
        PolicyError: A pattern or a time that means nothing.
    """

    alias: str = ANY
    origin: str = ANY
    tool: str = ANY
    form: Verdict = "ask"
    url: Verdict = "ask"
    hosts: tuple[str, ...] = ()
    refused_hosts: tuple[str, ...] = ()
    answers: Mapping[str, Value] = field(default_factory=dict[str, Value])
    remember: float = 0.0
    remember_fields: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        """A rule that could never take effect must not look like one that does."""
        _require_patterns("origin", [self.origin], require_origin_pattern)
        _require_patterns("hosts", self.hosts, require_host_pattern)
        _require_patterns("refused_hosts", self.refused_hosts, require_host_pattern)
        _require_time("remember", self.remember)

    def verdict(self, mode: Mode) -> Verdict:
        """Return what is done with asks of a mode."""
        return self.form if mode == "form" else self.url

    def covers(self, server: ServerIdentity) -> bool:
        """Tell whether it is about a server; the name that the server claims plays no part (UI-3)."""
        return matches_words(self.alias, server.alias) and matches_origin(self.origin, server.origin)

    def covers_request(self, request: str | None) -> bool:
        """Tell whether it is about what the user had asked for."""
        return self.tool == ANY or (request is not None and matches_words(self.tool, request))


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How much one server may ask.

    Args:
        prompts: How many asks of one server are let through in a minute.
        cool_down: For how many seconds a server is not let through after a person declined.

    Raises:
        PolicyError: A number that means nothing.
    """

    prompts: int = 20
    cool_down: float = 10.0

    def __post_init__(self) -> None:
        """A limit of nothing would be a rule, and rules are written as such."""
        if self.prompts < 1:
            raise PolicyError((PolicyProblem(key="prompts", text=_NO_PROMPTS),))
        _require_time("cool_down", self.cool_down)


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """Who may ask, and how. The first rule that matches holds; without one, ``default`` does.

    Args:
        rules: The rules, from the first.
        default: What holds for every other server.
        limits: How much one server may ask.
        unattended: Whether nobody is there, even where a terminal is.
    """

    rules: tuple[Rule, ...] = ()
    default: Rule = field(default_factory=Rule)
    limits: Limits = field(default_factory=Limits)
    unattended: bool = False

    def rule_for(self, server: ServerIdentity, request: str | None) -> Rule:
        """Return the rule that holds for one request to a server."""
        return next((each for each in self.rules_for(server) if each.covers_request(request)), self.default)

    def rules_for(self, server: ServerIdentity | None) -> tuple[Rule, ...]:
        """Return every rule that may hold for a server, whatever is asked of it; for any server, where it is None."""
        found: list[Rule] = []
        for rule in self.rules:
            if server is None or rule.covers(server):
                found.append(rule)
                if server is not None and rule.tool == ANY:
                    return tuple(found)
        return (*found, self.default)


def _require_patterns(key: str, patterns: Iterable[str], require: Callable[[str], None]) -> None:
    for pattern in patterns:
        try:
            require(pattern)
        except PatternError as error:
            raise PolicyError((PolicyProblem(key=key, text=error.text),)) from None


def _require_time(key: str, seconds: float) -> None:
    if not math.isfinite(seconds) or not 0 <= seconds <= LONGEST_MEMORY:
        raise PolicyError((PolicyProblem(key=key, text=_NOT_A_TIME.fill(limit=int(LONGEST_MEMORY))),))
