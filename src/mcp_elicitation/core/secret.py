"""A value that never prints, logs, pickles or turns into JSON by accident."""

from __future__ import annotations

import hmac
from typing import NoReturn, SupportsIndex, final

_HIDDEN = "Secret(****)"


@final
class Secret:
    """Holds secret text from the first line that touches it until it is used.

    The value is had by asking for it (``reveal``), never by formatting, logging, copying into JSON or comparing. Python
    cannot wipe memory; keep revealed values in the expression that uses them.

    Args:
        value: The secret text.
    """

    __slots__ = ("_value",)

    def __init__(self, value: str) -> None:
        self._value = value

    def reveal(self) -> str:
        """Return the secret text."""
        return self._value

    def __repr__(self) -> str:
        """Show that there is a secret, and nothing of it."""
        return _HIDDEN

    def __str__(self) -> str:
        """Show that there is a secret, and nothing of it."""
        return _HIDDEN

    def __format__(self, spec: str) -> str:
        """Show that there is a secret, and nothing of it."""
        return format(_HIDDEN, spec)

    def __eq__(self, other: object) -> bool:
        """Compare with another secret in constant time; a secret equals nothing else."""
        if not isinstance(other, Secret):
            return NotImplemented
        return hmac.compare_digest(
            self._value.encode("utf-8", "surrogatepass"), other._value.encode("utf-8", "surrogatepass")
        )

    def __hash__(self) -> NoReturn:
        """Refuse: a secret is no key of a dictionary, where it would be compared and kept.

        Raises:
            TypeError: Always.
        """
        raise TypeError("a secret cannot be hashed")

    def __bool__(self) -> bool:
        """Tell whether there is anything to keep secret."""
        return bool(self._value)

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        """Refuse to be pickled or copied.

        Raises:
            TypeError: Always.
        """
        raise TypeError("a secret cannot be pickled")
