"""The judge: a URL goes in, a report comes out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mcp_elicitation.core.urls.case import Case
from mcp_elicitation.core.urls.display import runs_of, sent_run
from mcp_elicitation.core.urls.host import Host, host_of_parts
from mcp_elicitation.core.urls.idn import Doubt, doubt_of
from mcp_elicitation.core.urls.leaks import leaks_in
from mcp_elicitation.core.urls.notice import Notice, Run, Verdict
from mcp_elicitation.core.urls.parameters import parameters_of
from mcp_elicitation.core.urls.parts import Parts, Sent, cut, read
from mcp_elicitation.core.urls.refusals import refusals_of
from mcp_elicitation.core.urls.setting import Relation, Setting, setting_of
from mcp_elicitation.core.urls.warnings import warnings_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a person must know about a URL before it is opened.

    Args:
        verdict: ``refuse``: never open it; ``warn``: show the notices first; ``ok``.
        url: What the spans of the notices count in: the canonical URL, or what was sent when it is refused.
        canonical: The one form to show and to open, byte for byte; None when it is refused.
        host: The host in ASCII, as a browser would connect to it; None when no browser would.
        unicode_host: The host in its own script, where it has one and is safe to read; None otherwise.
        domain: The registrable domain; the host itself for an address and for this machine.
        port: None when it is the scheme's own.
        relation: What the site is to the asking server; None when there is no host.
        notices: Why it is refused, or what to beware of, the gravest first.
        display: The URL in runs for a screen.
    """

    verdict: Verdict
    url: str
    canonical: str | None
    host: str | None
    unicode_host: str | None
    domain: str | None
    port: int | None
    relation: Relation | None
    notices: tuple[Notice, ...]
    display: tuple[Run, ...]


def inspect(
    url: str, *, server_origin: str | None = None, known_hosts: Iterable[str] = (), typed: Iterable[str] = ()
) -> Report:
    """Judge a URL that a server wants a person to open. Reaches for nothing outside its arguments (CURL-1).

    The same URL may be judged again in canonical form; a host that was sent in its own script then carries the
    notice ``punycode``, so keep the report and not only the URL.

    Args:
        url: As the server sent it.
        server_origin: The origin under which the person reaches the server, or any URL there; None for a local one.
        known_hosts: Hosts or origins that the person has approved before.
        typed: What the person typed in earlier answers to this server.

    Raises:
        NotAHostError: `server_origin` or one of `known_hosts` names no host.
    """
    setting = setting_of(server_origin, known_hosts)
    sent, parts = cut(url), read(url)
    host = host_of_parts(parts) if parts is not None and parts.host else None
    refusals = refusals_of(sent, host)
    if refusals or parts is None or host is None:
        return _refused(sent, parts, host, setting, refusals)
    doubts = _doubts_of(host)
    parameters = parameters_of(parts)
    case = Case(sent, parts, host, setting, parameters, tuple(leaks_in(parameters)), doubts, tuple(typed))
    notices = tuple(warnings_of(case))
    return Report(
        verdict="warn" if notices else "ok",
        url=parts.canonical,
        canonical=parts.canonical,
        host=host.ascii,
        unicode_host=_unicode_host(case, notices),
        domain=host.domain,
        port=parts.port,
        relation=setting.relation_to(host),
        notices=notices,
        display=runs_of(parts, host),
    )


def _refused(
    sent: Sent, parts: Parts | None, host: Host | None, setting: Setting, refusals: tuple[Notice, ...]
) -> Report:
    return Report(
        verdict="refuse",
        url=sent.text,
        canonical=None,
        host=host.ascii if host else None,
        unicode_host=None,
        domain=host.domain if host else None,
        port=parts.port if parts else None,
        relation=setting.relation_to(host) if host else None,
        notices=refusals,
        display=sent_run(sent.text),
    )


def _doubts_of(host: Host) -> tuple[tuple[int, Doubt], ...]:
    if host.kind != "name" or "xn--" not in host.ascii:
        return ()
    doubts: list[tuple[int, Doubt]] = []
    for index, label in enumerate(host.labels):
        doubt = doubt_of(label, host.labels[-1])
        if doubt is not None:
            doubts.append((index, doubt))
    return tuple(doubts)


# A host that passes for another must not be shown in the script in which it does so.
_DISGUISES = frozenset({"look_alike", "one_letter_off", "borrowed_name"})


def _unicode_host(case: Case, notices: tuple[Notice, ...]) -> str | None:
    readable = case.parts.readable
    if readable == case.parts.host or case.doubts or any(notice.code in _DISGUISES for notice in notices):
        return None
    return readable


def write(report: Report) -> dict[str, object]:
    """Return a report as JSON: the field names of `Report`, sentences in every language."""
    return {
        "verdict": report.verdict,
        "url": report.url,
        "canonical": report.canonical,
        "host": report.host,
        "unicode_host": report.unicode_host,
        "domain": report.domain,
        "port": report.port,
        "relation": report.relation,
        "notices": [
            {
                "code": notice.code,
                "verdict": notice.verdict,
                "text": {"en": notice.text.en, "zh": notice.text.zh},
                "span": [notice.span.start, notice.span.end],
            }
            for notice in report.notices
        ],
        "display": [{"role": run.role, "text": run.text} for run in report.display],
    }
