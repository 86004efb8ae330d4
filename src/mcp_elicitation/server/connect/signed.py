"""Id tokens: what may sign them, and what a signed one says. Decisions only."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, cast

from joserfc import jws
from joserfc.errors import JoseError
from joserfc.jwk import KeySet

from mcp_elicitation.core.json import Object, as_object

ALGORITHMS = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519")
"""What an id token may be signed with: never nothing, never a secret that we share."""


def read_signed(id_token: str, keys: Mapping[str, object]) -> Object | None:
    """Return what an id token says; None when none of the keys signed it (OpenID Connect Core §3.1.3.7).

    Args:
        id_token: The token in compact form.
        keys: The key set of its issuer, as JSON.
    """
    try:
        known = KeySet.import_key_set(cast("Any", keys))
        verified = jws.deserialize_compact(id_token, known, algorithms=list(ALGORITHMS))
        return as_object(json.loads(verified.payload))
    except (JoseError, ValueError, TypeError, KeyError):
        return None
