"""Arguments of a tool as words on a command line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import cast

from mcp_elicitation.core.json import JSON
from mcp_elicitation.text import Text


class ArgumentError(ValueError):
    """A word that is no argument.

    Args:
        text: What is wrong with it and how to write it.
    """

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(text.en)


def read_arguments(words: Sequence[str]) -> dict[str, JSON]:
    """Read ``key=text`` and ``key:=json`` words.

    Raises:
        ArgumentError: A word is neither, its JSON cannot be read, or a key comes twice.
    """
    arguments: dict[str, JSON] = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign or not key.rstrip(":"):
            raise ArgumentError(
                Text(
                    f"“{word}” is no argument: write key=text, or key:=json for numbers, lists and the like",
                    f"“{word}” 不是参数：请写成 key=文字，数字、列表等请写成 key:=json",
                )
            )
        name = key[:-1] if key.endswith(":") else key
        if name in arguments:
            raise ArgumentError(Text(f"“{name}” is given twice", f"“{name}” 给出了两次"))
        arguments[name] = _read_json(name, value) if key.endswith(":") else value
    return arguments


def _read_json(name: str, text: str) -> JSON:
    try:
        return cast("JSON", json.loads(text))
    except ValueError as error:
        raise ArgumentError(
            Text(f"the value of “{name}” is not JSON: {error}", f"“{name}” 的值不是有效的 JSON：{error}")
        ) from None


def read_headers(words: Sequence[str]) -> dict[str, str]:
    """Read ``Name: value`` words.

    Raises:
        ArgumentError: A word has no name.
    """
    headers: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition(":")
        if not sign or not name.strip():
            raise ArgumentError(
                Text(f"“{word}” is no header: write Name: value", f"“{word}” 不是请求头：请写成 名称: 值")
            )
        headers[name.strip()] = value.strip()
    return headers
