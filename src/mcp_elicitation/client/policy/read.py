"""TOML → policy. Everything that is wrong is reported at once, with its line and key. Pure."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import cast

from mcp_elicitation.client.policy.lines import Path, find_lines
from mcp_elicitation.client.policy.patterns import ANY
from mcp_elicitation.client.policy.policy import Limits, Policy, Rule
from mcp_elicitation.client.policy.problem import PolicyError, PolicyProblem
from mcp_elicitation.client.policy.values import (
    Read,
    WrongValueError,
    read_answers,
    read_count,
    read_duration,
    read_fields,
    read_flag,
    read_hosts,
    read_origin,
    read_text,
    read_verdict,
)
from mcp_elicitation.text import Text

LARGEST = 64 * 1024
"""Characters of a policy file."""

_DEFAULT_KEYS: Mapping[str, Read] = MappingProxyType(
    {
        "form": read_verdict,
        "url": read_verdict,
        "hosts": read_hosts,
        "refused_hosts": read_hosts,
        "remember": read_duration,
        "remember_fields": read_fields,
    }
)
_RULE_KEYS: Mapping[str, Read] = MappingProxyType(
    {"alias": read_text, "origin": read_origin, "tool": read_text, **_DEFAULT_KEYS, "answers": read_answers}
)
_LIMIT_KEYS: Mapping[str, Read] = MappingProxyType({"prompts": read_count, "cool_down": read_duration})
_TOP_KEYS: Mapping[str, Read] = MappingProxyType({"unattended": read_flag})
_TABLES = ("limits", "default", "server")
_TOP: Mapping[str, Read] = MappingProxyType({**_TOP_KEYS, **{name: lambda value: value for name in _TABLES}})
"""What may stand at the top; the tables are read apart."""

_NOT_TOML = Text("this is not TOML: {error}", "不是有效的 TOML：{error}")
_TOO_LARGE = Text("is larger than 64 KiB", "超过 64 KiB")
_UNKNOWN = Text("is not known here{guess}; the keys are: {keys}", "不是此处的有效键{guess}；可用的键有：{keys}")
_GUESS = Text(" (did you mean “{key}”?)", "（是否想写 “{key}”？）")
_NO_TABLE = Text("must be a table: [{name}]", "必须是表：[{name}]")
_NO_TABLES = Text("must be tables: [[server]]", "必须是表数组：[[server]]")
_WHOSE = Text(
    "says of no server that it is meant: give “alias” or “origin”, or write it under [default]",
    "没有说明针对哪个服务端：请写 “alias” 或 “origin”，或改写到 [default] 中",
)
_NOTHING_REMEMBERED = Text("takes effect only with {needs}", "仅与 {needs} 一起使用时生效")
_URL_ALWAYS_ASKED = Text(
    "every URL is asked; “allow” spares only one that you consented to, for as long as “remember” says: add it",
    "每个 URL 都会询问；“allow” 只在 “remember” 规定的时间内免除已同意过的同一 URL，请添加 “remember”",
)
_NOTHING_ALLOWED = Text(
    "allows nothing yet: add “answers”, or “remember” and “remember_fields”",
    "尚未允许任何内容：请添加 “answers”，或同时添加 “remember” 和 “remember_fields”",
)
_NEVER_REACHED = Text("is never reached: server[{first}] matches first", "永远不会用到：server[{first}] 会先匹配")
_LINE = re.compile(r"\(at line ([0-9]+), column [0-9]+\)")


@dataclass(slots=True)
class _Reading:
    """One file while it is being read: what is wrong so far, by where it stands."""

    wrong: list[tuple[Path, Text]] = field(default_factory=list[tuple[Path, Text]])

    def keys(self, table: Mapping[str, object], keys: Mapping[str, Read], at: Path) -> dict[str, object]:
        read: dict[str, object] = {}
        for key, value in table.items():
            if key not in keys:
                self.wrong.append(((*at, key), _unknown(key, keys)))
                continue
            try:
                read[key] = keys[key](value)
            except WrongValueError as error:
                inside = () if error.inside is None else (error.inside,)
                self.wrong.append(((*at, key, *inside), error.text))
        return read

    def table(self, document: Mapping[str, object], name: str, keys: Mapping[str, Read]) -> dict[str, object]:
        value = document.get(name, {})
        if not isinstance(value, Mapping):
            self.wrong.append(((name,), _NO_TABLE.fill(name=name)))
            return {}
        members = cast("Mapping[str, object]", value)
        self.effect(members, (name,))
        return self.keys(members, keys, (name,))

    def rules(self, document: Mapping[str, object]) -> list[dict[str, object]]:
        value = document.get("server", [])
        tables = cast("list[object]", value) if isinstance(value, list) else None
        if tables is None or not all(isinstance(each, Mapping) for each in tables):
            self.wrong.append((("server",), _NO_TABLES))
            return []
        rules: list[dict[str, object]] = []
        for position, each in enumerate(cast("list[Mapping[str, object]]", tables)):
            rule = self.keys(each, _RULE_KEYS, ("server", position))
            if each.keys().isdisjoint({"alias", "origin"}):
                self.wrong.append((("server", position), _WHOSE))
            self.effect(each, ("server", position))
            self.reach(rule, rules)
            rules.append(rule)
        return rules

    def effect(self, rule: Mapping[str, object], at: Path) -> None:
        """Find what would never do anything: whoever wrote it expects that it does."""
        form, url = rule.get("form") == "allow", rule.get("url") == "allow"
        fields = rule.get("remember") and rule.get("remember_fields")
        for key, works, text in (
            ("remember", form or url, _NOTHING_REMEMBERED.fill(needs='form = "allow" / url = "allow"')),
            ("remember_fields", form, _NOTHING_REMEMBERED.fill(needs='form = "allow"')),
            ("url", not url or rule.get("remember"), _URL_ALWAYS_ASKED),
            ("form", not form or rule.get("answers") or fields, _NOTHING_ALLOWED),
        ):
            if key in rule and not works:
                self.wrong.append(((*at, key), text))

    def reach(self, rule: Mapping[str, object], earlier: list[dict[str, object]]) -> None:
        for position, first in enumerate(earlier):
            named = not first.keys().isdisjoint({"alias", "origin"})
            if named and all(first.get(key, ANY) in {ANY, rule.get(key, ANY)} for key in ("alias", "origin", "tool")):
                self.wrong.append((("server", len(earlier)), _NEVER_REACHED.fill(first=position + 1)))
                return


def read_policy(text: str, *, name: str = "policy") -> Policy:
    """Read a policy.

    Args:
        text: The TOML.
        name: What the file is called, for the error.

    Raises:
        PolicyError: Something is wrong with it; all of it is listed and nothing of it is used.
    """
    document = _parse(text, name)
    reading = _Reading()
    top = reading.keys({k: v for k, v in document.items() if k not in _TABLES}, _TOP, ())
    limits = reading.table(document, "limits", _LIMIT_KEYS)
    default = reading.table(document, "default", _DEFAULT_KEYS)
    rules = reading.rules(document)
    if reading.wrong:
        raise PolicyError(_problems(text, reading.wrong), name=name)
    return Policy(
        rules=tuple(_rule(each) for each in rules),
        default=_rule(default),
        limits=Limits(**limits),  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]  each key has its reader
        **top,  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    )


def _rule(read: Mapping[str, object]) -> Rule:
    return Rule(**read)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]  each key has its reader


def _parse(text: str, name: str) -> Mapping[str, object]:
    if len(text) > LARGEST:
        raise PolicyError((PolicyProblem(key="", text=_TOO_LARGE),), name=name)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = _LINE.search(str(error))
        line = int(at[1]) if at else text.rstrip("\n").count("\n") + 1
        problem = PolicyProblem(key="", text=_NOT_TOML.fill(error=error), line=line)
        raise PolicyError((problem,), name=name) from None


def _unknown(key: str, keys: Mapping[str, Read]) -> Text:
    close = difflib.get_close_matches(key, keys, n=1)
    guess = _GUESS.fill(key=close[0]) if close else Text("", "")
    listed = ", ".join(sorted(keys))
    return Text(_UNKNOWN.en.format(guess=guess.en, keys=listed), _UNKNOWN.zh.format(guess=guess.zh, keys=listed))


def _problems(text: str, wrong: list[tuple[Path, Text]]) -> tuple[PolicyProblem, ...]:
    lines = find_lines(text, [path for path, _ in wrong])
    problems = [PolicyProblem(key=_spell(path), text=sentence, line=lines.get(path)) for path, sentence in wrong]
    return tuple(sorted(problems, key=lambda each: each.line or 0))


def _spell(path: Path) -> str:
    """Write a path as people count: the first of several is number 1."""
    spelled = ""
    for step in path:
        spelled += f"[{step + 1}]" if isinstance(step, int) else f".{step}" if spelled else step
    return spelled
