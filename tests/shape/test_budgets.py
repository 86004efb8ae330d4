"""Small is the habit: files and functions stay within their budgets, without an exception list."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
FILE_LINES = 400
FUNCTION_LINES = 40


def _functions(tree: ast.AST) -> Iterator[tuple[str, int, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            documentation = node.body[0] if ast.get_docstring(node, clean=False) else None
            written = (documentation.end_lineno or 0) - documentation.lineno + 1 if documentation else 0
            yield node.name, node.lineno, (node.end_lineno or 0) - node.lineno + 1 - written


def test_no_file_is_longer_than_its_budget() -> None:
    long = [
        f"{path}: {lines}"
        for path in SOURCE.rglob("*.py")
        if (lines := len(path.read_text().splitlines())) > FILE_LINES
    ]
    assert not long, "split these files: " + ", ".join(long)


def test_no_function_is_longer_than_its_budget() -> None:
    long = [
        f"{path}:{line} {name}: {size}"
        for path in SOURCE.rglob("*.py")
        for name, line, size in _functions(ast.parse(path.read_text()))
        if size > FUNCTION_LINES
    ]
    assert not long, "split these functions: " + ", ".join(long)
