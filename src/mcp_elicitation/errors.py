"""The one error tree, split by who must act.

    ElicitationError
    ├── AuthorError        whoever wrote the calling code: a form, a question, a handler is wrong
    ├── OperatorError      whoever runs the process: keys, workers, configuration
    ├── PeerError          the other end of the wire: what it sent breaks the protocol
    └── PersonError        the person who answers: nobody's fault in code, the flow ends here

Decline and cancel are values, never errors. Every error has a stable ``code``, a ``public`` sentence that any peer may
read, and a private ``reason`` for the log of the side that raised it.
"""

from __future__ import annotations

from typing import ClassVar

from mcp_elicitation.text import Text

__all__ = ["AuthorError", "ElicitationError", "OperatorError", "PeerError", "PersonError"]


class ElicitationError(Exception):
    """What every error of this package derives from; never raised itself.

    Args:
        public: What happened and how to go on; safe to show to any peer.
        reason: What only the log of this side may hold; the public sentence when left out.
    """

    code: ClassVar[str] = "elicitation_error"

    def __init__(self, public: Text | str, *, reason: str | None = None) -> None:
        self.public = public if isinstance(public, Text) else Text(public, public)
        self.reason = self.public.en if reason is None else reason
        super().__init__(self.reason)


class AuthorError(ElicitationError):
    """The calling code is wrong: its author must mend it.

    Args:
        reason: What is wrong and what to write instead, for the author.
        public: What a peer may read; where it is left out, only that the author must act.
    """

    code = "author_error"

    def __init__(self, reason: str, *, public: Text | None = None) -> None:
        super().__init__(public or _AUTHOR.fill(code=self.code), reason=reason)


class OperatorError(ElicitationError):
    """The process is set up wrongly: whoever runs it must mend the configuration.

    Args:
        reason: What is wrong and what to configure instead, for whoever runs the process.
        public: What a peer may read; where it is left out, only that the operator must act.
    """

    code = "operator_error"

    def __init__(self, reason: str, *, public: Text | None = None) -> None:
        super().__init__(public or _OPERATOR.fill(code=self.code), reason=reason)


_AUTHOR = Text(
    "This could not be finished: the code that asks has a mistake ({code}). Its author finds the reason in the log.",
    "此请求未能完成：询问用户的代码有错误（{code}）。其作者可在日志中查看原因。",
)
_OPERATOR = Text(
    "This could not be finished: the server is not set up to ask ({code}). Its operator finds the reason in the log.",
    "此请求未能完成：此服务端的配置无法询问用户（{code}）。其运维人员可在日志中查看原因。",
)


class PeerError(ElicitationError):
    """The other end sent what the protocol does not allow."""

    code = "peer_error"


class PersonError(ElicitationError):
    """The person did not get to an answer that can be used; asking again later is the way on."""

    code = "person_error"
