"""What the specification demands, one row each: revision 2026-07-28 and the two before it.

Code that keeps a demand cites its ID in one line; a test that shows it carries ``@pytest.mark.requirement("ID")``.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias

Side: TypeAlias = Literal["server", "client", "both"]
Level: TypeAlias = Literal["MUST", "MUST NOT", "SHOULD", "SHOULD NOT", "MAY", ""]

_BASE = "https://modelcontextprotocol.io/specification/2026-07-28"
ELICITATION = f"{_BASE}/client/elicitation"
MRTR = f"{_BASE}/basic/patterns/mrtr"


@dataclass(frozen=True, slots=True)
class Requirement:
    """A demand of the specification.

    Args:
        id: Its stable name here, such as ``FORM-1``.
        side: Which end keeps it.
        level: The word of RFC 2119 that the text uses; empty where it describes.
        demand: The demand in our own words.
        source: Where the text stands.
    """

    id: str
    side: Side
    level: Level
    demand: str
    source: str


_Row: TypeAlias = tuple[str, Side, Level, str]

_ROWS: tuple[_Row, ...] = (
    ("UI-1", "server", "MUST NOT", "form mode never asks for passwords, API keys, tokens, payment credentials"),
    ("UI-2", "server", "MUST", "such interactions go through URL mode"),
    ("UI-3", "client", "MUST", "the person sees clearly which server asks"),
    ("UI-4", "client", "MUST", "decline and cancel are both offered, clearly and distinctly"),
    ("UI-5", "client", "MUST", "form answers can be reviewed and changed before they are sent"),
    ("UI-6", "client", "MUST", "URL mode shows the host and takes consent before it navigates"),
    ("CAP-1", "client", "MUST", "the elicitation capability is declared in `_meta` of every request"),
    ("CAP-2", "both", "", "`elicitation: {}` means form only"),
    ("CAP-3", "client", "MUST", "a declaring client supports a mode, and declares only what its surface can do"),
    ("CAP-4", "server", "MUST NOT", "no ask in a mode that the client did not declare"),
    ("MSG-1", "server", "MAY", "an ask rides in an InputRequiredResult of tools/call, prompts/get, resources/read"),
    ("MSG-2", "server", "MUST", "`message` always; `mode` always, except that form may omit it"),
    ("MSG-3", "client", "MUST", "a request without `mode` is form"),
    ("MSG-4", "server", "MUST", "form mode carries `requestedSchema`"),
    ("FORM-1", "server", "MUST", "the schema is a flat object of the permitted kinds only"),
    ("FORM-2", "server", "", "string: title, description, minLength, maxLength, format, default"),
    ("FORM-3", "server", "", "number and integer: title, description, minimum, maximum, default"),
    ("FORM-4", "server", "", "boolean: title, description, default"),
    ("FORM-5", "server", "", "choices: plain, titled, several of either, with limits and defaults"),
    ("FORM-6", "client", "SHOULD", "defaults prefill the form"),
    ("FORM-7", "client", "", "the schema drives inputs, hints and validation before sending"),
    ("URL-1", "server", "MUST", "url mode carries `mode: url`, `message` and a valid `url`"),
    ("URL-2", "server", "MUST NOT", "URL mode is not used to authorise anyone for the server itself"),
    ("URL-3", "both", "", "accept means consent to open, not completion; its content is left out"),
    ("URL-4", "server", "", "on retry the server finds the interaction, may hold, and answers or asks again"),
    ("URL-5", "client", "SHOULD", "the person can retry or cancel the original request by hand"),
    ("ACT-1", "client", "", "accept carries content for form; decline and cancel carry none"),
    ("ACT-2", "server", "SHOULD", "each of the three actions is handled in its own way"),
    ("ERR-1", "server", "MUST", "refusal, dismissal and a client that fails to answer never break the server"),
    ("FSEC-1", "client", "SHOULD", "answers are validated against the schema before they leave"),
    ("FSEC-2", "server", "SHOULD", "answers are validated again on arrival"),
    ("FSEC-3", "server", "MUST NOT", "a value that looks like a credential is neither stored nor logged"),
    ("STATE-1", "server", "MUST", "stored state is tied to the individual user and protected from others"),
    ("STATE-2", "server", "MUST", "on remote servers the user comes from the authorisation credentials"),
    ("OAUTH-1", "server", "MUST NOT", "third-party credentials never pass through the client"),
    ("OAUTH-2", "server", "MUST NOT", "the client's token is never used at the third party"),
    ("OAUTH-3", "server", "MUST", "the user authorises the server directly, outside MCP"),
    ("OAUTH-4", "server", "MUST", "the server stores and manages those tokens: refresh, rotation, revocation"),
    ("OAUTH-5", "server", "", "the whole pattern: connect URL, bound state, redirect, exchange, bind, retry, call"),
    ("SEC-1", "server", "MUST", "an ask is bound to client and user"),
    ("SEC-2", "client", "SHOULD", "approval is under the person's control; declining is possible at any time"),
    ("SEC-3", "client", "SHOULD", "what is asked and why is plain"),
    ("ID-1", "server", "MUST NOT", "identity typed by the client is never believed"),
    ("SURL-1", "server", "MUST NOT", "no credentials or personal data in a URL that is sent"),
    ("SURL-2", "server", "MUST NOT", "no URL that is already authenticated"),
    ("SURL-3", "server", "SHOULD NOT", "no clickable URL in any field of a form ask"),
    ("SURL-4", "server", "SHOULD", "https outside development"),
    ("CURL-1", "client", "MUST NOT", "never prefetch the URL or anything about it"),
    ("CURL-2", "client", "MUST NOT", "never open without explicit consent"),
    ("CURL-3", "client", "MUST", "the full URL is shown before consent"),
    ("CURL-4", "client", "MUST", "opened where neither client nor model can look in"),
    ("CURL-5", "client", "SHOULD", "the domain stands out"),
    ("CURL-6", "client", "SHOULD", "doubtful URLs are warned about"),
    ("CURL-7", "client", "SHOULD NOT", "nothing else in an ask is clickable"),
    ("PHISH-1", "server", "MUST", "who opened the URL is verified before anything is accepted"),
    ("PHISH-2", "server", "MUST", "the person who finishes is the person who started"),
    ("PHISH-3", "server", "", "a connect URL compares the session's subject with the asking subject"),
    ("PHISH-4", "server", "MUST", "where there is no web session another mechanism does this"),
    ("PHISH-5", "server", "MUST", "changing the URL does not help an attacker"),
    ("MRTR-1", "server", "MUST", "keys are unique in the request; each value is an allowed request"),
    ("MRTR-2", "server", "MUST", "at least one of inputRequests and requestState in every InputRequiredResult"),
    ("MRTR-3", "server", "MUST", "requestState is attacker-controlled: protected, rejected when it fails"),
    ("MRTR-4", "server", "SHOULD", "bound to principal, expiry, request and its arguments"),
    ("MRTR-5", "server", "MUST", "what may happen once happens once"),
    ("MRTR-6", "server", "MUST NOT", "input_required only on the three carriers"),
    ("MRTR-7", "server", "SHOULD", "unknown extra answers are ignored; missing ones are asked again"),
    ("MRTR-8", "client", "MUST", "answers are gathered before the retry; requestState is echoed byte for byte"),
    ("MRTR-9", "client", "MUST", "a retry has a new id; its fields touch no other request in flight"),
    ("MRTR-10", "server", "MUST NOT", "never assumes that the client comes back"),
    ("LEG-1", "both", "", "2025-06-18: elicitation/create pushed by the server, form only"),
    ("LEG-2", "both", "", "2025-11-25: form and url pushed, elicitationId, completion notice"),
    ("LEG-3", "server", "", "2025-11-25 without a back channel: error -32042 with the URL asks"),
    ("LEG-4", "server", "", "a client that cannot be asked gets an error that says how to go on"),
)  # fmt: skip

REQUIREMENTS: MappingProxyType[str, Requirement] = MappingProxyType(
    {row[0]: Requirement(*row, source=MRTR if row[0].startswith("MRTR-") else ELICITATION) for row in _ROWS}
)
"""Every demand by its ID."""
