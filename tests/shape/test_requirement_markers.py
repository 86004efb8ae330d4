"""A demand cannot be shown by a name that nobody demanded."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_marker_with_an_unknown_id_fails_the_run(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    (tmp_path / "test_wrong.py").write_text(
        'import pytest\n\n\n@pytest.mark.requirement("FORM-99")\ndef test_wrong() -> None: ...\n'
    )
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path), str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 4
    assert "unknown ID" in run.stderr + run.stdout
    assert "FORM-99" in run.stderr + run.stdout
