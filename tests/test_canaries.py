"""The watch over logs and spans sees what it is there for."""

from __future__ import annotations

import logging

from opentelemetry import trace
from tests.canaries import WATCH

VALUE = "sk-canary-0f9a"


def test_a_canary_in_a_message_an_argument_a_traceback_or_a_span_is_seen() -> None:
    logger = logging.getLogger("any.library")
    logger.debug("said %s", VALUE)
    logger.debug("%d", 1, extra={"key": "clean"})
    try:
        int(VALUE)
    except ValueError:
        logger.exception("failed")
    with trace.get_tracer("any").start_as_current_span("call") as span:
        span.set_attribute("argument", VALUE)
    found, WATCH.found[:] = list(WATCH.found), []
    assert [each.partition(" ")[0] for each in found] == ["log", "log", "span"]
