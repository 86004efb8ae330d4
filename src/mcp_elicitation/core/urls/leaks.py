"""What a URL must not carry: credentials, personal data, a session that is already open (SURL-1, SURL-2).

Names are judged first, then values by their shape. Parameters of an authorisation request (RFC 6749, OpenID Connect)
carry opaque and signed values by design and are let pass; so are opaque handles, which are what an honest connect
URL holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from mcp_elicitation.core.lookalike import visible
from mcp_elicitation.core.urls import leak_names as names
from mcp_elicitation.core.urls.notice import Span
from mcp_elicitation.core.urls.parameters import Parameter
from mcp_elicitation.core.urls.shapes import (
    holds_mail_address,
    is_card_number,
    is_opaque,
    is_personal_number,
    is_secret,
)

Kind: TypeAlias = Literal["credential", "personal", "signed_in"]


@dataclass(frozen=True, slots=True)
class Leak:
    """Something in a URL that does not belong there.

    Args:
        kind: What sort of thing.
        what: The name of the parameter, or the path segment, as it stands in the URL.
        span: Where it stands.
    """

    kind: Kind
    what: str
    span: Span


def leaks_in(parameters: tuple[Parameter, ...]) -> Iterator[Leak]:
    """Yield every leak, in the order of the URL."""
    present = frozenset(parameter.name for parameter in parameters)
    for parameter in parameters:
        kind = _kind_of(parameter, present) if parameter.value else None
        if kind:
            yield Leak(kind, visible(parameter.shown), parameter.span)


def _kind_of(parameter: Parameter, present: frozenset[str]) -> Kind | None:
    if parameter.name in names.OPAQUE_BY_DESIGN:
        return "personal" if holds_mail_address(parameter.value) else None
    by_name = _kind_by_name(parameter, present) if parameter.name else _kind_by_place(parameter)
    return by_name or _kind_by_value(parameter.value)


def _kind_by_name(parameter: Parameter, present: frozenset[str]) -> Kind | None:
    name, value = parameter.name, parameter.value
    kind, test = _BY_NAME.get(name, _NO_RULE)
    if kind is not None and test(value):
        return kind
    if _opens_an_account(name, present):
        return "signed_in"
    return "credential" if _is_secret_by_name(name, value, present) else None


_NO_RULE: tuple[Kind | None, names.Test] = (None, bool)
_BY_NAME: dict[str, tuple[Kind | None, names.Test]] = {
    **{name: ("signed_in", test) for name, test in names.SIGNED_IN.items()},
    **{name: ("personal", test) for name, test in names.PERSONAL.items()},
    **{name: ("credential", test) for name, test in names.CREDENTIALS.items()},
}


def _opens_an_account(name: str, present: frozenset[str]) -> bool:
    """A pre-signed URL, or the way back from an authorisation, whose code would sign somebody in."""
    if name == "code":
        return "state" in present and not present & names.REQUEST_NAMES
    return bool(present & names.SIGNATURES.get(name, frozenset()))


def _is_secret_by_name(name: str, value: str, present: frozenset[str]) -> bool:
    if name == "pass":
        return bool(present & names.USER_NAMES)
    if name == "oauthtoken":  # in an authorisation request of OAuth 1.0a (RFC 5849 §2.2) it is temporary and no secret
        return bool(present & {"oauthsignature", "oauthverifier"})
    return name.endswith(names.SECRET_ENDINGS) and name not in names.HARMLESS and names.is_some(value)


def _kind_by_place(parameter: Parameter) -> Kind | None:
    if parameter.previous in names.SECRET_SEGMENTS and is_opaque(parameter.value):
        return "credential"
    if parameter.previous in names.SESSION_SEGMENTS and is_opaque(parameter.value):
        return "signed_in"
    return None


def _kind_by_value(value: str) -> Kind | None:
    if is_secret(value) or is_card_number(value):
        return "credential"
    return "personal" if holds_mail_address(value) or is_personal_number(value) else None
