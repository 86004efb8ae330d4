"""The cases are functions outside of tests; what they assert is told as in a test."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.peers.clients", "tests.peers.servers", "tests.peers.world")
