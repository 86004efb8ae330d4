"""What is known of a browser: kept in the store, found by an opaque id that only its cookie holds (O5, O11)."""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from mcp_elicitation.core.principal import Principal
from mcp_elicitation.core.sealing import UnopenedError
from mcp_elicitation.server.connect.sign_in import LIFETIME as SIGN_IN_LIFETIME
from mcp_elicitation.server.connect.sign_in import Attempt, SignInFailedError, require_own
from mcp_elicitation.server.connect.visitor import Visitor
from mcp_elicitation.server.interaction import digest_of
from mcp_elicitation.stores.base import NOBODY, Record, Store

KIND = "session"
ATTEMPT_KIND = "sign_in"

LIFETIME = 3600.0
"""Seconds for which a browser is remembered."""

_BYTES = 32

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """One browser.

    Args:
        record: Where it stands in the store.
        csrf: The token that its forms carry.
        visitor: Who is in it, once that is proven.
    """

    record: Record
    csrf: str
    visitor: Visitor | None

    @property
    def digest(self) -> str:
        """Its name: the digest of its id."""
        return self.record.key


class Sessions:
    """The browsers of one server.

    Args:
        store: Where they are kept; sealed, since the tokens of their forms stand there.
        clock: Gives the time, in seconds since the epoch.
    """

    def __init__(self, store: Store, *, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock

    async def find(self, id_: str) -> Session | None:
        """Return the session of an id, or None."""
        try:
            record = await self._store.get(KIND, digest_of(id_), now=self._clock())
        except UnopenedError as error:
            logger.warning("a session could not be opened: %s", error)
            return None
        return None if record is None else _read(record)

    async def begin(self, visitor: Visitor | None = None, *, instead_of: Session | None = None) -> tuple[str, Session]:
        """Begin a session under a new id, and end the one that it takes the place of.

        Whoever is proven gets a new id: one that was planted before is worth nothing afterwards (O5).
        """
        if instead_of is not None:
            await self.end(instead_of)
        id_, csrf, now = secrets.token_urlsafe(_BYTES), secrets.token_urlsafe(_BYTES), self._clock()
        owner = NOBODY if visitor is None else visitor.principal.owner
        record = await self._store.add(
            KIND, digest_of(id_), _write(csrf, visitor), owner=owner, expires=now + LIFETIME, now=now
        )
        assert record is not None  # noqa: S101  256 random bits
        return id_, _read(record)

    async def end(self, session: Session) -> None:
        """Forget a browser."""
        await self._store.take(KIND, session.record.key, now=self._clock())

    async def send_out(self, session: Session, back: str) -> tuple[str, Attempt]:
        """Begin a sign-in and return its state, which only the browser and the authorisation server hold.

        Args:
            session: The browser that goes out.
            back: The path that it comes back to.
        """
        state, now = secrets.token_urlsafe(_BYTES), self._clock()
        attempt = Attempt(
            session=session.digest,
            nonce=secrets.token_urlsafe(_BYTES),
            verifier=secrets.token_urlsafe(_BYTES + 16),
            back=back,
        )
        await self._store.add(
            ATTEMPT_KIND, digest_of(state), attempt.write(), owner=NOBODY, expires=now + SIGN_IN_LIFETIME, now=now
        )
        return state, attempt

    async def came_back(self, session: Session | None, state: str) -> Attempt:
        """Return the sign-in of a state, once: whoever comes second, or in another browser, gets nothing (O4).

        An answer in another browser does not use it up: else anybody could end it.

        Raises:
            SignInFailedError: There is none, it was used, it is too late, or it belongs to another browser.
        """
        if session is None:
            raise SignInFailedError("no_state")
        try:
            record = await self._store.get(ATTEMPT_KIND, digest_of(state), now=self._clock())
            if record is None:
                raise SignInFailedError("no_state")
            require_own(Attempt.read(record.value), session.digest)
            taken = await self._store.take(ATTEMPT_KIND, record.key, now=self._clock())
        except UnopenedError as error:
            logger.warning("a sign-in could not be opened: %s", error)
            raise SignInFailedError("no_state") from None
        if taken is None:
            raise SignInFailedError("no_state")
        return Attempt.read(taken.value)


def _write(csrf: str, visitor: Visitor | None) -> bytes:
    who = None if visitor is None else [visitor.principal.issuer, visitor.principal.subject, visitor.label]
    return json.dumps([csrf, who]).encode()


def _read(record: Record) -> Session:
    csrf, who = json.loads(record.value)
    if who is None:
        return Session(record=record, csrf=csrf, visitor=None)
    issuer, subject, label = who
    visitor = Visitor(principal=Principal(issuer=issuer, subject=subject), label=label)
    return Session(record=record, csrf=csrf, visitor=visitor)
