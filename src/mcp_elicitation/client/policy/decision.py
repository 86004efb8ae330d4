"""What comes of judging one ask: three values, and a sentence for each reason."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, TypeAlias

from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import By, Reply
from mcp_elicitation.core.forms.field import Content, Value
from mcp_elicitation.core.screening.inert import inline
from mcp_elicitation.text import Text


@dataclass(frozen=True, slots=True)
class Ask:
    """A person decides."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Refuse:
    """Nobody is asked.

    Args:
        action: Decline where the person's own rule says no; cancel where nobody decided.
        code: Stable name of the reason.
        text: The reason, for the person and the log.
        by: Who refused; nobody, where there was no one to ask.
    """

    action: Literal["decline", "cancel"]
    code: str
    text: Text
    by: By = "policy"

    def reply(self) -> Reply:
        """Return what the server is answered; the reason stays here."""
        return Reply(self.action, by=self.by)


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What was opted in is answered.

    Args:
        content: The answers of a form; empty for a URL.
        code: Stable name of the reason.
    """

    content: Content = field(default_factory=dict[str, Value], repr=False)
    code: Literal["opted_in", "consented_before"]

    def reply(self) -> Reply:
        """Return what the server is answered."""
        return Reply("accept", self.content, by="policy")


Decision: TypeAlias = Ask | Refuse | Answer


@dataclass(frozen=True, slots=True)
class _Reason:
    action: Literal["decline", "cancel"]
    text: Text
    by: By = "policy"


_REASONS: MappingProxyType[str, _Reason] = MappingProxyType(
    {
        "server_denied": _Reason(
            "decline",
            Text(
                "Your policy declines what {server} asks in {mode} mode.",
                "你的策略拒绝 {server} 以 {mode} 模式提出的询问。",
            ),
        ),
        "server_cancelled": _Reason(
            "cancel",
            Text(
                "Your policy puts away what {server} asks in {mode} mode.",
                "你的策略取消 {server} 以 {mode} 模式提出的询问。",
            ),
        ),
        "host_refused": _Reason(
            "decline",
            Text("Your policy refuses pages on {host} for {server}.", "你的策略不允许 {server} 打开 {host} 上的页面。"),
        ),
        "host_not_listed": _Reason(
            "decline",
            Text(
                "{host} is not among the hosts that your policy lists for {server}.",
                "{host} 不在你的策略为 {server} 列出的主机之中。",
            ),
        ),
        "host_unreadable": _Reason(
            "decline",
            Text(
                "{server} sent an address without a host, and your policy decides by host.",
                "{server} 发来的地址没有主机名，而你的策略按主机判断。",
            ),
        ),
        "cooling_down": _Reason(
            "cancel",
            Text("You declined something of {server} a moment ago.", "你刚刚拒绝过 {server} 的询问。"),
        ),
        "too_many_prompts": _Reason(
            "cancel",
            Text(
                "{server} asked {limit} times within a minute; that is the most your policy lets through.",
                "{server} 在一分钟内已询问 {limit} 次，达到了策略允许的上限。",
            ),
        ),
        "nobody_there": _Reason(
            "cancel",
            Text(
                "{server} asks in {mode} mode, nobody is there, and your policy answers nothing of it.",
                "{server} 以 {mode} 模式询问，但此处无人应答，策略也没有给出任何回答。",
            ),
            by="nobody",
        ),
        "answers_missing": _Reason(
            "cancel",
            Text(
                "{server} asks, nobody is there, and your policy has no answer for: {fields}.",
                "{server} 正在询问，但此处无人应答，策略没有给出以下字段的回答：{fields}。",
            ),
            by="nobody",
        ),
        "answers_do_not_fit": _Reason(
            "cancel",
            Text(
                "{server} asks, nobody is there, and your policy's answers do not fit: {fields}.",
                "{server} 正在询问，但此处无人应答，策略给出的回答不符合要求：{fields}。",
            ),
            by="nobody",
        ),
        "doubtful": _Reason(
            "cancel",
            Text(
                "What {server} asks is doubtful, nobody is there, and what is doubtful is not answered by a policy.",
                "{server} 的询问存在疑点且此处无人应答；存在疑点的询问不会由策略代答。",
            ),
            by="nobody",
        ),
    }
)
"""Every reason for which nobody is asked, by code."""


def refuse(code: str, review: Review, *, fields: Iterable[str] = (), **values: object) -> Refuse:
    """Return the refusal of a code; what a server wrote is made inert in its sentence."""
    reason = _REASONS[code]
    text = reason.text.fill(
        server=inline(review.server.alias).text,
        mode=review.elicitation.mode,
        fields=", ".join(inline(name).text for name in fields),
        **values,
    )
    return Refuse(action=reason.action, code=code, text=text, by=reason.by)
