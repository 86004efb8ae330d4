"""No test lets a canary into a log line or a trace span: watched in every test, at DEBUG (V9).

A canary is a made-up secret that holds the word ``canary``. What a log record holds is its message, its arguments and
its traceback; of a span everything counts. A test that hands a canary to a logger by itself says so with
``@pytest.mark.canary_in_log``.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Generator
from typing import Any

import pytest
from opentelemetry import trace
from opentelemetry.sdk.trace import ReadableSpan, SpanProcessor, TracerProvider
from tests import tracing

CANARY = re.compile("canary[-/]?[0-9a-f]", re.IGNORECASE)


class Watch(logging.Handler, SpanProcessor):
    """Looks at every log record and every span when it is made."""

    def __init__(self) -> None:
        super().__init__(logging.NOTSET)
        self.found: list[str] = []
        self._formatter = logging.Formatter()

    def emit(self, record: logging.LogRecord) -> None:
        text = f"{self._formatter.format(record)} {record.args!r}"
        if CANARY.search(text):
            self.found.append(f"log of {record.name}: {text}")

    def on_end(self, span: ReadableSpan) -> None:
        text = span.to_json()
        if CANARY.search(text):
            self.found.append(f"span {text}")


WATCH = Watch()


def begin(config: pytest.Config) -> None:
    """Watch this process from now on, at DEBUG; what tests themselves read of a log stays at what they ask for."""
    plugin: Any = config.pluginmanager.get_plugin("logging-plugin")
    for handler in (plugin.caplog_handler, plugin.report_handler):
        handler.setLevel(logging.WARNING)
    logging.getLogger().setLevel(logging.DEBUG)
    logging.getLogger().addHandler(WATCH)
    tracing.spans()
    provider = trace.get_tracer_provider()
    assert isinstance(provider, TracerProvider)
    provider.add_span_processor(WATCH)


@pytest.fixture(autouse=True)
def no_canary_in_log_or_span(request: pytest.FixtureRequest) -> Generator[None]:
    """Fail a test that let one out."""
    WATCH.found.clear()
    tracing.spans().clear()
    yield
    if request.node.get_closest_marker("canary_in_log") is None:
        assert WATCH.found == [], "\n".join(WATCH.found)
