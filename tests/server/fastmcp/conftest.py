"""FastMCP's loggers pass nothing on to the root: whoever watches every log has to stand at them too."""

from __future__ import annotations

import logging
from collections.abc import Generator

import pytest
from tests.canaries import WATCH


@pytest.fixture(autouse=True)
def fastmcp_is_watched_too() -> Generator[None]:
    logger = logging.getLogger("fastmcp")
    before = logger.level
    logger.addHandler(WATCH)
    logger.setLevel(logging.DEBUG)
    yield
    logger.removeHandler(WATCH)
    logger.setLevel(before)
