"""What is kept for one person under one name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.vault.index import Stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """Secrets that a person gave, under one name.

    Args:
        name: The name that the author gave it.
        label: What the person reads it was for.
        fields: The secrets.
        added: When it was given, in seconds since the epoch.
        checked: Whether it was tried where it is used, if there is a way to.
        clients: The MCP clients through which the person agreed to its use; None where the author put it there, who
            then answers for all of them.
    """

    name: str
    label: str
    fields: Mapping[str, Secret]
    added: float
    checked: bool = True
    clients: tuple[str, ...] | None = None

    def is_for(self, client: str) -> bool:
        """Tell whether the person agreed to its use through a client (O14)."""
        return self.clients is None or client in self.clients


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """What stands in a row of the vault.

    Args:
        issuer: Who names the person.
        subject: The person's name there.
        stamp: When it was written.
        kept: What was kept.
    """

    issuer: str
    subject: str
    stamp: Stamp
    kept: Kept

    def write(self) -> bytes:
        """Write it for sealing; the only place where the secrets stand in clear."""
        kept = self.kept
        revealed = {name: secret.reveal() for name, secret in kept.fields.items()}
        who, stamp = [self.issuer, self.subject], [self.stamp.life, self.stamp.number]
        return json.dumps(
            [who, stamp, kept.name, kept.label, revealed, kept.added, kept.checked, kept.clients]
        ).encode()

    @classmethod
    def read(cls, written: bytes) -> Row:
        """Read what ``write`` wrote."""
        (issuer, subject), (life, number), name, label, fields, added, checked, clients = json.loads(written)
        secrets = {field: Secret(value) for field, value in fields.items()}
        kept = Kept(
            name=name,
            label=label,
            fields=secrets,
            added=added,
            checked=checked,
            clients=None if clients is None else tuple(clients),
        )
        return cls(issuer=issuer, subject=subject, stamp=Stamp(life=life, number=number), kept=kept)
