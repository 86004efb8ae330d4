"""Why connecting a third party came to nothing: a word for the log, and the sentence that a person reads."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

from mcp_elicitation.text import Text

Trouble: TypeAlias = Literal[
    "no_state",
    "repeated_parameter",
    "other_provider",
    "other_person",
    "claimed",
    "superseded",
    "issuer_missing",
    "issuer_other",
    "code_and_error",
    "no_code",
    "refused_there",
    "scope_refused",
    "busy_there",
    "client_refused",
    "metadata",
    "metadata_issuer",
    "metadata_pkce",
    "metadata_endpoint",
    "address",
    "too_large",
    "redirected",
    "unresolved",
    "unreachable",
    "ended",
    "token_answer",
    "token_type",
    "token_lifetime",
    "id_token",
    "not_a_member",
]
"""Words for the log. ``unresolved`` never left this machine; after ``unreachable`` nobody knows what arrived.

``refused_there`` is an error of the provider's that has no better word; its own text is never shown (O18).
"""

_AGAIN = Text(
    "Nothing was connected. Go back to your client and open the link again.",
    "未建立连接。请返回你的客户端，重新打开链接。",
)
_THERE = Text(
    "The other service could not be reached, or did not answer as it should. Nothing was connected; try again in a "
    "while.",
    "无法连接到对方服务，或其回应不正常。未建立连接，请稍后再试。",
)
_OPERATOR = Text(
    "The other service did not accept this server. Nothing was connected; whoever runs this server has to look into "
    "it.",
    "对方服务不接受此服务端。未建立连接，需要此服务端的运维人员处理。",
)
_SCOPE = Text(
    "The other service does not grant what was asked for. Nothing was connected.",
    "对方服务不授予所请求的权限。未建立连接。",
)
_MEMBER = Text(
    "The other service does not know you as a member of this company. Nothing was connected; sign in there with your "
    "account of the company.",
    "对方服务中你不是该企业的成员。未建立连接，请用你在该企业的账户登录。",
)

SENTENCES: Mapping[Trouble, Text] = MappingProxyType(
    {
        "busy_there": _THERE,
        "unresolved": _THERE,
        "unreachable": _THERE,
        "too_large": _THERE,
        "redirected": _THERE,
        "metadata": _THERE,
        "token_answer": _THERE,
        "token_type": _THERE,
        "token_lifetime": _THERE,
        "client_refused": _OPERATOR,
        "metadata_issuer": _OPERATOR,
        "metadata_pkce": _OPERATOR,
        "metadata_endpoint": _OPERATOR,
        "address": _OPERATOR,
        "scope_refused": _SCOPE,
        "not_a_member": _MEMBER,
    }
)
"""What is not listed gets the sentence that tells nothing apart: an answer that was not ours to begin with."""


class OAuthFailedError(Exception):
    """Something between this server and a provider came to nothing.

    Args:
        trouble: Why; holds nothing that the provider wrote.
    """

    def __init__(self, trouble: Trouble) -> None:
        self.trouble: Trouble = trouble
        super().__init__(trouble)


def sentence_of(trouble: Trouble) -> Text:
    """Return what a person reads about it."""
    return SENTENCES.get(trouble, _AGAIN)
