"""What the check of a typed value says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mcp_elicitation.text import Text

_SENTENCES: Final[dict[str, Text]] = {
    "provider_key": Text("This looks like a key of {provider}.", "这看起来像 {provider} 的密钥。"),
    "private_key": Text("This looks like a private key.", "这看起来像私钥。"),
    "web_token": Text("This looks like a signed token.", "这看起来像签名令牌（JWT）。"),
    "card_number": Text("This looks like the number of a payment card.", "这看起来像支付卡卡号。"),
    "seed_phrase": Text("This looks like the words that restore a wallet.", "这看起来像钱包的助记词。"),
    "connection_string": Text(
        "This looks like a connection string with a password in it.",
        "这看起来像包含密码的连接字符串。",
    ),
    "url_password": Text("This address has a password in it.", "这个网址中包含密码。"),
    "header_credential": Text("This looks like a sign-in header.", "这看起来像身份验证标头。"),
    "assigned_secret": Text("This sets a secret: “{name}”.", "这里给“{name}”赋了值，像是机密信息。"),
    "random_token": Text("This looks like a random token.", "这看起来像随机生成的令牌。"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """Why a value looks like a secret.

    The value itself is not kept: a finding may be logged, the value may not (FSEC-3).

    Args:
        rule: Stable code, such as ``provider_key``.
        span: From and to which character of the value it was seen.
        reason: One sentence that says why.
        provider: Whose key it is; empty when no service is recognised.
    """

    rule: str
    span: tuple[int, int]
    reason: Text
    provider: str = ""


def finding(rule: str, span: tuple[int, int], *, provider: str = "", name: str = "") -> Finding:
    """Return a finding with its sentence filled in."""
    sentence = _SENTENCES[rule]
    if provider:
        sentence = sentence.fill(provider=provider)
    elif name:
        sentence = sentence.fill(name=name)
    return Finding(rule=rule, span=span, reason=sentence, provider=provider)
