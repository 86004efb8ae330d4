"""What a person agreed to have remembered, kept in a store until it expires.

A consent is good for exactly the question that it was given to: a URL for that URL and no other, a form for the same
message and the same fields. It holds the answers of the fields that the policy names, and nothing else; who does not
want them readable where they are kept wraps the store in a ``SealedStore``.
"""

from __future__ import annotations

import json
from typing import cast

from mcp_elicitation.client.review import Review
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.forms.field import Content
from mcp_elicitation.core.json import as_object, canonical, digest
from mcp_elicitation.stores.base import Store

KIND = "consent"


class Consents:
    """Remembered consents.

    Args:
        store: Where they are kept.
        owner: Whose they are, where several people share the store.

    Raises:
        StoreUnavailableError: From every method, when the store does not answer.
    """

    def __init__(self, store: Store, *, owner: str = "person") -> None:
        self._store = store
        self._owner = owner

    async def find(self, review: Review, *, now: float) -> Content | None:
        """Return what is remembered for a question, or None when nothing is, or no longer."""
        record = await self._store.get(KIND, self._key(review), now=now)
        if record is None or record.owner != self._owner:
            return None
        content = as_object(json.loads(record.value))
        return None if content is None else cast("Content", dict(content))

    async def remember(self, review: Review, content: Content, *, seconds: float, now: float) -> None:
        """Remember a consent, in place of an earlier one to the same question."""
        key, value, expires = self._key(review), canonical(content).encode(), now + seconds
        while await self._store.add(KIND, key, value, owner=self._owner, expires=expires, now=now) is None:
            record = await self._store.get(KIND, key, now=now)
            if record is not None and await self._store.replace(record, value, expires=expires, now=now) is not None:
                return

    async def forget(self, *, now: float) -> int:
        """Forget everything and return how many consents that were."""
        records = await self._store.scan(KIND, owner=self._owner, now=now)
        return sum([await self._store.delete(record) for record in records])

    def _key(self, review: Review) -> str:
        elicitation = review.elicitation
        asked = (
            [review.request, elicitation.message, elicitation.form.digest]
            if isinstance(elicitation, FormElicitation)
            else [elicitation.url]
        )
        server = [review.server.alias, review.server.origin]
        return digest(canonical([self._owner, *server, elicitation.mode, *asked]))
