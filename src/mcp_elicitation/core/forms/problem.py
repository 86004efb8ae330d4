"""What a check finds: the field, a stable code, and a sentence that tells a person what to mend."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from mcp_elicitation.text import Text

WHOLE_FORM = ""
"""The field of a problem that belongs to no single field."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with an answer.

    Args:
        field: The property's name on the wire; empty when the problem belongs to the form as a whole.
        code: Stable name of the kind of problem, a key of ``SENTENCES`` or ``rejected``.
        text: What to mend.
    """

    field: str
    code: str
    text: Text


SENTENCES: MappingProxyType[str, Text] = MappingProxyType(
    {
        "required": Text("This must be filled in.", "此项必填。"),
        "not_an_object": Text("The answers must be a set of named values.", "回答必须是一组带名称的值。"),
        "not_text": Text("This must be text.", "此项必须是文字。"),
        "bad_characters": Text(
            "This holds characters that cannot be stored; please remove them.", "内容含有无法保存的字符，请删除。"
        ),
        "too_short": Text(
            "At least {limit} characters are needed; there are {length}.",
            "至少需要 {limit} 个字符，现在有 {length} 个。",
        ),
        "too_long": Text(
            "At most {limit} characters fit; there are {length}.", "最多 {limit} 个字符，现在有 {length} 个。"
        ),
        "not_email": Text(
            "This must be an e-mail address such as name@example.com (letters without accents).",
            "请填写电子邮件地址，例如 name@example.com（只用英文字母、数字和符号）。",
        ),
        "not_uri": Text(
            "This must be a full address such as https://example.com/page.",
            "请填写完整的网址，例如 https://example.com/page。",
        ),
        "not_date": Text("This must be a date such as 2031-05-06.", "请填写日期，例如 2031-05-06。"),
        "not_date_time": Text(
            "This must be a date and time with an offset, such as 2031-05-06T07:08:00+02:00.",
            "请填写带时区的日期和时间，例如 2031-05-06T07:08:00+08:00。",
        ),
        "not_a_number": Text("This must be a number.", "此项必须是数字。"),
        "not_an_integer": Text("This must be a whole number.", "此项必须是整数。"),
        "not_exact": Text(
            "This whole number is too large to be carried exactly (at most 9007199254740992).",
            "这个整数太大，无法精确传输（绝对值最大为 9007199254740992）。",
        ),
        "too_small": Text("This must be at least {limit}.", "不能小于 {limit}。"),
        "too_large": Text("This must be at most {limit}.", "不能大于 {limit}。"),
        "not_a_boolean": Text("Please answer yes or no.", "请回答“是”或“否”。"),
        "not_a_choice": Text("Please pick one of: {choices}.", "请从中选择一项：{choices}。"),
        "not_choices": Text("Please pick from the list.", "请从列表中选择。"),
        "too_few_picks": Text("Pick at least {limit}.", "至少选择 {limit} 项。"),
        "too_many_picks": Text("Pick at most {limit}.", "最多选择 {limit} 项。"),
        "picked_twice": Text("“{choice}” is picked twice.", "“{choice}” 被选了两次。"),
    }
)
"""The sentence of each kind of problem, by code."""


def problem(field: str, code: str, **values: object) -> Problem:
    """Return the problem of a code, with its values filled in."""
    return Problem(field, code, SENTENCES[code].fill(**values))
