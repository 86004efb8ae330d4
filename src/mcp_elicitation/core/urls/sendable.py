"""The server's judge: may this URL be sent to a person at all? (URL-1, SURL-1, SURL-2, SURL-4)"""

from __future__ import annotations

from mcp_elicitation.core.urls.notice import Notice
from mcp_elicitation.core.urls.report import inspect
from mcp_elicitation.errors import AuthorError
from mcp_elicitation.text import Text

_MUST_NOT_CARRY = frozenset({"credential", "personal_data", "signed_in"})
_NOT_SENDABLE = Text("This URL must not be sent to a person. {why}", "这个网址不能发送给用户。{why}")
_WITHOUT_VALUES = {
    "credential": Text("It seems to contain a password, key or token.", "网址中似乎含有密码、密钥或令牌。"),
    "personal_data": Text("It seems to contain personal data.", "网址中似乎含有个人信息。"),
    "signed_in": Text("It seems to be signed in already.", "网址似乎已处于登录状态。"),
    "userinfo": Text("It names a user before the “@”.", "“@”前面含有用户名。"),
}
"""What is found here is what must not be repeated: the sentence goes into logs and to peers (SURL-1)."""


class UrlNotSendableError(AuthorError):
    """A server was about to send a URL that the specification forbids.

    The sentence does not repeat what the URL must not hold; ``mcp-elicitation url`` shows where it stands.

    Args:
        problems: What is wrong with it; at least one.
    """

    code = "url_not_sendable"

    def __init__(self, problems: tuple[Notice, ...]) -> None:
        self.problems = problems
        texts = [_WITHOUT_VALUES.get(problem.code, problem.text) for problem in problems]
        why = Text(" ".join(each.en for each in texts), "".join(each.zh for each in texts))
        public = Text(_NOT_SENDABLE.en.format(why=why.en), _NOT_SENDABLE.zh.format(why=why.zh))
        super().__init__(public.en, public=public)


def sendable(url: str, *, development: bool = False) -> tuple[Notice, ...]:
    """Return the problems of a URL that a server wants to send; none when it may be sent.

    A URL must be one that a client opens (URL-1), over https or to this machine (SURL-4), and must carry neither
    credentials nor personal data (SURL-1) nor a session that is already open (SURL-2). What only a person can weigh,
    such as an unusual port, is left to the client's `inspect`.

    Args:
        url: As it would be sent.
        development: Let plain http pass to any host.
    """
    report = inspect(url)
    return tuple(
        notice
        for notice in report.notices
        if notice.code in _MUST_NOT_CARRY
        or (notice.verdict == "refuse" and not (development and notice.code == "plain_http"))
    )


def require_sendable(url: str, *, development: bool = False) -> None:
    """Raise where `sendable` finds a problem.

    Raises:
        UrlNotSendableError: The URL must not be sent; its ``problems`` say why.
    """
    problems = sendable(url, development=development)
    if problems:
        raise UrlNotSendableError(problems)
