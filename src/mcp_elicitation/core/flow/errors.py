"""What can go wrong in a flow, and who must act."""

from __future__ import annotations

from collections.abc import Sequence

from mcp_elicitation.core.flow.question import listed, shorten
from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.errors import AuthorError, PersonError
from mcp_elicitation.text import Text


class OutsideHandlerError(AuthorError):
    """``ask`` was used where nobody is there to be asked."""

    code = "outside_handler"

    def __init__(self) -> None:
        super().__init__(
            "`ask` works below a tool, a prompt or a resource handler of a server that `Elicitation(server)` was "
            "installed on, while its request is being answered. Here there is none: install it on the server that "
            "clients connect to (of servers mounted on one another: the outermost), and do not ask from a task that "
            "outlives the request."
        )


class DuplicateKeyError(AuthorError):
    """Two questions of one run carry the same key (MRTR-1)."""

    code = "duplicate_key"

    def __init__(self, key: str) -> None:
        super().__init__(
            f"two questions of one request carry the key {key!r}: leave `key` out, or make it differ, "
            "for example by a counter of the loop it stands in"
        )


class VolatileQuestionError(AuthorError):
    """A question came out differently in every round, so no answer to it could ever count."""

    code = "volatile_question"

    def __init__(self, messages: Sequence[str]) -> None:
        super().__init__(
            f"volatile question {listed(messages)}: the handler runs from the top in every round, and something in "
            "this message, this form or the way to it differs each time (a clock, a random number, an unordered set); "
            "compute it once with `ask.once`, or leave it out of the question",
            public=Text(
                f"A question of this server changes each time it is asked, so no answer counts: {listed(messages)}.",
                f"此服务端的一个问题每次询问时都会变化，因此回答永远无法生效：{listed(messages)}。",
            ),
        )


class SwallowedAskError(AuthorError):
    """A handler came back although one of its questions has no answer: the signal was caught on the way."""

    code = "swallowed_ask"

    def __init__(self, messages: Sequence[str]) -> None:
        super().__init__(
            f"the handler went on although {listed(messages)} has no answer yet: an `except BaseException`, a bare "
            "`except`, or a task that nobody waits for swallowed the signal that suspends it; let it through"
        )


class UnlikeReplayError(AuthorError):
    """The development check ran a handler twice against one transcript, and it asked something else."""

    code = "unlike_replay"

    def __init__(self, first: str | None, second: str | None) -> None:
        shown = [f"“{shorten(each)}”" if each is not None else "nothing" for each in (first, second)]
        super().__init__(
            f"the handler does not replay the same: the first run asked {shown[0]} where the second asked {shown[1]}; "
            "whatever differs between two runs (a clock, a random number, a side effect) belongs into `ask.once`"
        )


class InvalidAnswersError(PersonError):
    """The answers did not fit as often as they may not (FSEC-2)."""

    code = "invalid_answers"

    def __init__(self, message: str, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(
            Text(
                f"No usable answer was given to “{shorten(message)}”: "
                + "".join(f"{each.text.en} " for each in problems)
                + "The request ends here; it can be made again.",
                f"“{shorten(message)}” 没有得到可用的回答："
                + "".join(each.text.zh for each in problems)
                + "此请求到此结束，可以重新发起。",
            ),
            reason=f"invalid answers to {shorten(message)!r}: {[each.code for each in problems]}",
        )
