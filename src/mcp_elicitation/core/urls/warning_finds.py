"""How each rule of `warnings` finds what it speaks of."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator

from mcp_elicitation.core.lookalike import is_unseen, visible
from mcp_elicitation.core.urls.case import Case, Find, Hit, quoted
from mcp_elicitation.core.urls.echoes import echoes_in
from mcp_elicitation.core.urls.hosting import PROVIDER_PATHS
from mcp_elicitation.core.urls.idn import Doubt
from mcp_elicitation.core.urls.inner import inner_urls
from mcp_elicitation.core.urls.leaks import Kind
from mcp_elicitation.core.urls.likeness import borrowed_name, look_alike, slip
from mcp_elicitation.core.urls.notice import Span

LONG = 4096
"""Characters; nobody reads a longer URL."""


def look_alikes(case: Case) -> Iterable[Hit]:
    """The registered label passes for that of a familiar host."""
    domain = look_alike(case.host, case.setting)
    return (Hit(case.parts.host_span, {"host": case.host.domain, "domain": domain}),) if domain else ()


def slips(case: Case) -> Iterable[Hit]:
    """The registered label is one letter from that of a familiar host, and no look-alike of one."""
    domain = slip(case.host, case.setting)
    if domain is None or look_alike(case.host, case.setting):
        return ()
    return (Hit(case.parts.host_span, {"host": case.host.domain, "domain": domain}),)


def borrowed_names(case: Case) -> Iterable[Hit]:
    """A familiar name stands in a host of somebody else."""
    found = borrowed_name(case.host, case.setting)
    if found is None:
        return ()
    return (Hit(case.label_span(found[1]), {"domain": found[0], "host": case.host.domain}),)


def doubts(doubt: Doubt) -> Find:
    """A label is not safe to read in its own script, for one reason."""

    def find(case: Case) -> Iterable[Hit]:
        found = [index for index, why in case.doubts if why == doubt]
        return (Hit(case.label_span(index), {"label": quoted(case.host.labels[index])}) for index in found)

    return find


def coded_labels(case: Case) -> Iterable[Hit]:
    """A label was sent as an A-label, so the person who wrote it did not want it to be read, or could not know."""
    if "xn--" not in case.sent.host.lower() or case.setting.trusts(case.host):
        return ()
    coded = zip(case.host.ascii.split("."), case.host.labels, strict=False)
    return (
        Hit(case.label_span(index), {"label": label, "readable": quoted(readable)})
        for index, (label, readable) in enumerate(coded)
        if label.startswith("xn--") and label in case.sent.host.lower()
    )


def rewritten_hosts(case: Case) -> Iterable[Hit]:
    """A browser reads another host than the one that is written, by more than its case."""
    sent = case.sent.host
    if case.host.kind == "ipv6" or sent == case.host.ascii:
        return ()
    written = unicodedata.normalize("NFC", sent.lower())
    if written in {case.host.ascii, case.parts.readable} or _with_labels_decoded(written, case) == case.parts.readable:
        return ()
    return (Hit(case.parts.host_span, {"sent": quoted(sent), "host": case.host.ascii}),)


def _with_labels_decoded(written: str, case: Case) -> str:
    """Both spellings of a label may stand side by side in one host."""
    known = dict(zip(case.host.ascii.split("."), case.parts.readable.split("."), strict=False))
    return ".".join(known.get(label, label) for label in written.split("."))


def addresses(case: Case) -> Iterable[Hit]:
    """The host is an IP address and not this machine."""
    found = case.host.is_address and not case.host.loopback
    return (Hit(case.parts.host_span, {"host": case.host.ascii}),) if found else ()


def loopback_http(case: Case) -> Iterable[Hit]:
    """Plain http, which only this machine is allowed."""
    return (Hit(case.parts.host_span, {"host": case.host.ascii}),) if case.parts.scheme == "http" else ()


def loopback_https(case: Case) -> Iterable[Hit]:
    """This machine over https."""
    found = case.host.loopback and case.parts.scheme == "https"
    return (Hit(case.parts.host_span, {"host": case.host.ascii}),) if found else ()


def trailing_dots(case: Case) -> Iterable[Hit]:
    """The root's dot is written out: same address, other site to cookies and certificates."""
    end = case.parts.host_span.end
    return (Hit(Span(end - 1, end)),) if case.host.ascii.endswith(".") else ()


def shared_hosting(case: Case) -> Iterable[Hit]:
    """Strangers are given names under the host's suffix."""
    own_path = PROVIDER_PATHS.get(case.host.hosting or "")
    if not case.host.hosting or case.setting.trusts(case.host):
        return ()
    if own_path and case.parts.canonical.startswith(own_path, case.parts.path_at):
        return ()
    return (Hit(case.parts.host_span, {"suffix": case.host.hosting, "host": case.host.ascii}),)


def odd_ports(case: Case) -> Iterable[Hit]:
    """Any port but the scheme's own, except on this machine, where every program takes the port it gets."""
    port = case.parts.port
    if port is None or case.host.loopback or case.setting.is_origin(case.host, port):
        return ()
    start = case.parts.host_span.end + 1
    return (Hit(Span(start, start + len(str(port))), {"port": str(port)}),)


def typed_values(case: Case) -> Iterable[Hit]:
    """An earlier answer comes back inside the URL, and the URL leads away from the server that was answered."""
    span = Span(case.parts.path_at, len(case.parts.canonical))
    return (Hit(span, {"value": quoted(value)}) for value in echoes_in(case.parts.canonical, case.typed))


def leaks(kind: Kind) -> Find:
    """Something of one kind that a URL must not carry."""

    def find(case: Case) -> Iterator[Hit]:
        return (Hit(leak.span, {"what": quoted(leak.what)}) for leak in case.leaks if leak.kind == kind)

    return find


def inner(case: Case) -> Iterable[Hit]:
    """A second URL to a foreign site."""
    span = Span(case.parts.path_at, case.parts.query.start)
    path = (case.parts.canonical[span.start : span.end], span)
    found = inner_urls(case.parameters, path, case.host, case.setting)
    return (Hit(one.span, {"target": quoted(one.host)}) for one in found)


def invisible_characters(case: Case) -> Iterable[Hit]:
    """Behind the host a browser hides such a character in percent signs; it is sent for one reason only."""
    if case.sent.text.isascii():
        return ()
    found = next((one for one in case.sent.text if is_unseen(one)), None)
    return (Hit(Span(0, len(case.parts.canonical)), {"character": visible(found)}),) if found else ()


def long_urls(case: Case) -> Iterable[Hit]:
    """Longer than anybody reads."""
    length = len(case.parts.canonical)
    return (Hit(Span(LONG, length), {"length": str(length)}),) if length > LONG else ()
