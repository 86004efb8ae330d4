"""What the tests of the stores share."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.stores.model", "tests.stores.store_contract")
