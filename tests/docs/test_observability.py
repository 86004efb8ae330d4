"""docs/observability.md names what there is, all of it, in both languages; and its example runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from mcp_elicitation.server import telemetry

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ["observability.md", "observability.zh.md"]


def text_of(page: str) -> str:
    return (DOCS / page).read_text("utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_every_event_is_in_the_table_and_no_other(page: str) -> None:
    assert re.findall(r"^\| `elicitation\.(\w+)`", text_of(page), re.MULTILINE) == list(get_args(telemetry.Event))


@pytest.mark.parametrize("page", PAGES)
def test_every_metric_is_in_the_table_and_no_other(page: str) -> None:
    made = re.findall(r'PREFIX \+ "(\w+)"', Path(telemetry.__file__).read_text("utf-8"))
    assert len(made) == 4
    assert re.findall(r"^\| `mcp_elicitation\.(\w+)`", text_of(page), re.MULTILINE) == made


@pytest.mark.parametrize("page", PAGES)
def test_the_example_runs(page: str) -> None:
    """In a process of its own, since a process has one provider."""
    [code] = re.findall(r"```python\n(.*?)```", text_of(page), re.DOTALL)
    check = (
        "\nfrom mcp_elicitation.server import telemetry\ntelemetry.measure_rounds(1)\nassert reader.get_metrics_data()"
    )
    subprocess.run([sys.executable, "-c", code + check], check=True)


@pytest.mark.parametrize("page", PAGES)
def test_the_name_of_the_logger_is_right(page: str) -> None:
    assert f"`{telemetry.logger.name}`" in text_of(page)
