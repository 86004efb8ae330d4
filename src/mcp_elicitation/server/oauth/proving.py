"""How a request to a token endpoint is written for a provider, as a function of values."""

from __future__ import annotations

import base64
import contextlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import parse_qsl, quote_plus, urlencode

from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import ECKey, Key, OKPKey, RSAKey, import_key

from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.oauth.provider import Provider, ProviderUnusableError

_ASSERTION = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer"
_ASSERTED_FOR = 60
"""Seconds that an assertion counts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """A request, ready to be sent.

    Args:
        headers: What its headers must say.
        body: Its body.
    """

    headers: Mapping[str, str]
    body: str


def write_request(provider: Provider, form: str, audience: str, *, now: float, nonce: str) -> Written:
    """Return a token request with the proof of who we are, in the provider's own way.

    Args:
        provider: The provider.
        form: The standard's parameters, form-encoded.
        audience: Whom an assertion is meant for.
        now: Seconds since the epoch.
        nonce: A random text that was never used before.
    """
    fields = dict(parse_qsl(form, keep_blank_values=True))
    headers = {"accept": "application/json", **provider.quirks.headers}
    secret = "" if provider.client_secret is None else provider.client_secret.reveal()
    match provider.authentication:
        case "basic":
            pair = f"{quote_plus(provider.client_id)}:{quote_plus(secret)}"
            headers["authorization"] = f"Basic {base64.b64encode(pair.encode()).decode()}"
        case "post":
            fields |= {"client_id": provider.client_id, "client_secret": secret}
        case "none":
            fields["client_id"] = provider.client_id
        case "private_key_jwt":
            fields |= {
                "client_id": provider.client_id,
                "client_assertion_type": _ASSERTION,
                "client_assertion": _assertion(provider, audience, now=now, nonce=nonce),
            }
    sends = provider.quirks.sends
    named = {sends.get(name, name): value for name, value in fields.items()}
    kind = "application/json" if provider.quirks.json else "application/x-www-form-urlencoded"
    headers["content-type"] = kind
    return Written(headers=headers, body=json.dumps(named) if provider.quirks.json else urlencode(named))


def _assertion(provider: Provider, audience: str, *, now: float, nonce: str) -> str:
    """Return a signed statement of who we are (RFC 7523 §3)."""
    assert provider.private_key is not None  # noqa: S101  `require_sound` has made it so
    key = read_key(provider.private_key, provider.name)
    claims = {
        "iss": provider.client_id,
        "sub": provider.client_id,
        "aud": audience,
        "iat": int(now),
        "exp": int(now) + _ASSERTED_FOR,
        "jti": nonce,
    }
    algorithm = _algorithm(key)
    header: dict[str, object] = {"alg": algorithm, "kid": key.kid} if key.kid else {"alg": algorithm}
    return jwt.encode(header, claims, key, algorithms=[algorithm])


def read_key(secret: Secret, name: str) -> Key:
    """Read a private key, as PEM or as JWK.

    Raises:
        ProviderUnusableError: It is none that a client could sign with.
    """
    text = secret.reveal().strip()
    key: Key | None = None
    with contextlib.suppress(ValueError, JoseError):
        key = _import_jwk(text) if text.startswith("{") else _import_pem(text)
    if key is None or not key.is_private or not isinstance(key, RSAKey | ECKey | OKPKey):
        raise ProviderUnusableError(name, "private_key is a private RSA, EC or Ed25519 key as PEM or JWK")
    return key


def _import_jwk(text: str) -> Key | None:
    read = json.loads(text)
    return import_key(read) if read.get("kty") in {"RSA", "EC", "OKP"} else None


def _import_pem(text: str) -> Key | None:
    for kind in ("RSA", "EC", "OKP"):
        try:
            return import_key(text, kind)
        except (ValueError, TypeError, JoseError):
            continue
    return None


def _algorithm(key: Key) -> str:
    if isinstance(key, RSAKey):
        return "RS256"
    if isinstance(key, ECKey):
        return {"P-384": "ES384", "P-521": "ES512"}.get(key.curve_name, "ES256")
    return "Ed25519"  # RFC 9864
