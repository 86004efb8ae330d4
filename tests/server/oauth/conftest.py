"""What the tests of third parties share."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.server.oauth.desk", "tests.server.oauth.hub")
