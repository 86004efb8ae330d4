"""What the tests of the pages share."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.server.connect.world", "tests.server.connect.browsing")
