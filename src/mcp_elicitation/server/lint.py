"""Refusing a question that must not be asked, when it is made; and a list of what authors allowed nevertheless."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.flow.honesty import find_links, find_secrets
from mcp_elicitation.core.flow.question import AnyQuestion, UrlQuestion, shorten
from mcp_elicitation.core.forms.refusal import FormDefinitionError, Refusal
from mcp_elicitation.core.urls import require_sendable

_MOST_KEPT = 1024


@dataclass(frozen=True, slots=True)
class Override:
    """A field that an author lets hold what forms must not.

    Args:
        message: The message of the question, cut to a line.
        field: The field; empty for the message itself.
        what: ``secret`` or ``link``.
        reason: Why, in the author's words.
    """

    message: str
    field: str
    what: str
    reason: str


class Lint:
    """Judges questions and remembers its verdicts: a handler makes the same question again in every round."""

    def __init__(self) -> None:
        self._judged: OrderedDict[str, tuple[Refusal, ...]] = OrderedDict()
        self._overrides: dict[tuple[str, str, str], Override] = {}

    @property
    def overrides(self) -> tuple[Override, ...]:
        """What authors allowed so far, in the order in which it was first asked."""
        return tuple(self._overrides.values())

    def require_honest(
        self, elicitation: FormElicitation, digest: str, *, secrets: Mapping[str, str], links: Mapping[str, str]
    ) -> None:
        """Refuse a question that asks for a secret (UI-1) or holds a link (SURL-3).

        Args:
            elicitation: What is asked.
            digest: Of everything that a person sees of it.
            secrets: Why fields that look as if they asked for a secret do not, by field.
            links: Why fields that look as if they held a link do not, by field.

        Raises:
            FormDefinitionError: It does; every refused field is named, with the way out.
            ValueError: A reason is empty.
        """
        for what, allowed in (("secret", secrets), ("link", links)):
            for field, reason in allowed.items():
                if not reason.strip():
                    raise ValueError(f"allow_{what} needs a reason for {field!r}")
                message = shorten(elicitation.message, 80)
                self._overrides.setdefault((digest, what, field), Override(message, field, what, reason))
        key = "\n".join([digest, *sorted(secrets), "", *sorted(links)])
        if key not in self._judged:
            self._judged[key] = (
                *find_secrets(elicitation, allowed=secrets),
                *find_links(elicitation, allowed=links),
            )
            if len(self._judged) > _MOST_KEPT:
                self._judged.popitem(last=False)
        if refusals := self._judged[key]:
            raise FormDefinitionError(refusals, what=f"“{shorten(elicitation.message, 80)}”")


class PageLint:
    """Judges the addresses of pages, and remembers the digests of those that may be sent: a handler asks them again.

    Args:
        development: Let plain http pass to any host.
    """

    def __init__(self, *, development: bool) -> None:
        self._development = development
        self._sendable: OrderedDict[str, None] = OrderedDict()

    def require_sendable(self, questions: Sequence[AnyQuestion]) -> None:
        """Refuse pages that people must not be sent to (URL-1, SURL-1, SURL-2, SURL-4).

        Raises:
            UrlNotSendableError: One is no URL that a client opens, or carries what no URL may.
        """
        for each in questions:
            if not isinstance(each, UrlQuestion) or each.digest in self._sendable:
                continue
            require_sendable(each.url, development=self._development)
            self._sendable[each.digest] = None
            if len(self._sendable) > _MOST_KEPT:
                self._sendable.popitem(last=False)


LINT = Lint()
"""The judge of this process: questions are made before a server is known, so it is not one server's."""
