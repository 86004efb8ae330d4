"""The cases are functions outside of tests; what they assert is told as in a test."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    *(f"tests.peers.{name}" for name in ("clients", "everywhere", "servers", "stdio_servers", "world"))
)
