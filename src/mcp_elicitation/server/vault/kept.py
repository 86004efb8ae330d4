"""What is kept for one person under one name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from mcp_elicitation.core.secret import Secret


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """Secrets that a person gave, under one name.

    Args:
        name: The name that the author gave it.
        label: What the person reads it was for.
        fields: The secrets.
        added: When it was given, in seconds since the epoch.
        checked: Whether it was tried where it is used, if there is a way to.
    """

    name: str
    label: str
    fields: Mapping[str, Secret]
    added: float
    checked: bool = True


def write_kept(kept: Kept, *, issuer: str, subject: str) -> bytes:
    """Write it for sealing; the only place where the secrets stand in clear."""
    revealed = {name: secret.reveal() for name, secret in kept.fields.items()}
    return json.dumps([issuer, subject, kept.name, kept.label, revealed, kept.added, kept.checked]).encode()


def read_kept(written: bytes) -> tuple[str, str, Kept]:
    """Read what ``write_kept`` wrote: issuer, subject, and what was kept."""
    issuer, subject, name, label, fields, added, checked = json.loads(written)
    secrets = {field: Secret(value) for field, value in fields.items()}
    return issuer, subject, Kept(name=name, label=label, fields=secrets, added=added, checked=checked)
