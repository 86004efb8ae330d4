"""A policy in words, so that a person can read what was understood. Pure; shows no answer's value."""

from __future__ import annotations

from collections.abc import Iterable

from mcp_elicitation.client.policy.patterns import ANY
from mcp_elicitation.client.policy.policy import Policy, Rule
from mcp_elicitation.text import Text

_UNATTENDED = Text(
    "Nobody is there: what is not answered below is cancelled.", "无人值守：下文未给出回答的询问一律取消。"
)
_LIMITS = Text(
    "Each server may ask {prompts} times a minute, and not within {cool_down} after you decline.",
    "每个服务端每分钟最多询问 {prompts} 次；你拒绝后的 {cool_down}内不再询问。",
)
_RULE = Text("{position}. {whose}", "{position}. {whose}")
_OTHERS = Text("Every other server", "其他所有服务端")
_ALIAS = Text("servers called “{pattern}”", "名称为 “{pattern}” 的服务端")
_ORIGIN = Text("at {pattern}", "位于 {pattern}")
_TOOL = Text("when “{pattern}” was asked for", "调用 “{pattern}” 时")
_FORM = {
    "allow": Text(
        "Forms: answered from what you opted in, everything else is asked.",
        "表单：用你事先同意的内容回答，其余询问你。",
    ),
    "ask": Text("Forms: asked.", "表单：询问你。"),
    "deny": Text("Forms: declined.", "表单：拒绝。"),
    "cancel": Text("Forms: cancelled.", "表单：取消。"),
}
_URL = {
    "allow": Text(
        "URLs: asked, unless you consented to the same one before.", "URL：询问你，除非你之前已同意过同一个 URL。"
    ),
    "ask": Text("URLs: asked.", "URL：询问你。"),
    "deny": Text("URLs: declined.", "URL：拒绝。"),
    "cancel": Text("URLs: cancelled.", "URL：取消。"),
}
_HOSTS = Text("Only pages on: {hosts}", "仅允许以下主机的页面：{hosts}")
_REFUSED = Text("No pages on: {hosts}", "不允许以下主机的页面：{hosts}")
_ANSWERS = Text("Answered without you: {fields}", "无需你参与即可回答的字段：{fields}")
_REMEMBER = Text("Your consent is remembered for {time}.", "你的同意会保留 {time}。")
_REMEMBER_FIELDS = Text("Remembered with it: {fields}", "一并记住的字段：{fields}")
_UNITS = ((86400, Text("{n} d", "{n} 天")), (3600, Text("{n} h", "{n} 小时")), (60, Text("{n} min", "{n} 分钟")))
_SECONDS = Text("{n} s", "{n} 秒")


def describe(policy: Policy) -> list[Text]:
    """Return a policy as lines; those of a rule are indented below it."""
    limits = policy.limits
    lines = [_UNATTENDED] if policy.unattended else []
    lines.append(_fill(_LIMITS, prompts=limits.prompts, cool_down=_time(limits.cool_down)))
    for position, rule in enumerate(policy.rules, start=1):
        lines.append(_fill(_RULE, position=position, whose=_whose(rule)))
        lines.extend(_indented(_rule_lines(rule)))
    lines.append(_OTHERS)
    lines.extend(_indented(_rule_lines(policy.default)))
    return lines


def _rule_lines(rule: Rule) -> Iterable[Text]:
    yield _FORM[rule.form]
    if rule.answers:
        yield _ANSWERS.fill(fields=_listed(rule.answers))
    yield _URL[rule.url]
    if rule.hosts:
        yield _HOSTS.fill(hosts=", ".join(rule.hosts))
    if rule.refused_hosts:
        yield _REFUSED.fill(hosts=", ".join(rule.refused_hosts))
    if rule.remember:
        yield _fill(_REMEMBER, time=_time(rule.remember))
        if rule.remember_fields:
            yield _REMEMBER_FIELDS.fill(fields=_listed(rule.remember_fields))


def _whose(rule: Rule) -> Text:
    parts = [
        text.fill(pattern=pattern)
        for pattern, text in ((rule.alias, _ALIAS), (rule.origin, _ORIGIN), (rule.tool, _TOOL))
        if pattern != ANY
    ]
    if not parts:
        return _OTHERS
    return Text(" ".join(each.en for each in parts), "，".join(each.zh for each in parts))


def _time(seconds: float) -> Text:
    for size, text in _UNITS:
        if seconds >= size and seconds % size == 0:
            return text.fill(n=int(seconds // size))
    return _SECONDS.fill(n=f"{seconds:g}")


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))


def _fill(text: Text, **values: object) -> Text:
    """Fill in values that are sentences themselves, each in its language."""
    english = {name: value.en if isinstance(value, Text) else value for name, value in values.items()}
    chinese = {name: value.zh if isinstance(value, Text) else value for name, value in values.items()}
    return Text(text.en.format(**english), text.zh.format(**chinese))


def _indented(lines: Iterable[Text]) -> list[Text]:
    return [Text(f"   {each.en}", f"   {each.zh}") for each in lines]
