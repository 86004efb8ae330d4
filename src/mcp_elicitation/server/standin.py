"""What the SDK shows in place of what a handler raised: how to tell it from what an author wrote.

The SDK keeps the text of an unexpected error from the peer. An error of an ask has a sentence that the peer may read,
so where the stand-in hides one, the sentence takes its place; what an author said on purpose stays.
"""

from __future__ import annotations

import re
from typing import cast

from mcp_elicitation.core.json import Object, as_object

_TOOL = re.compile(r"(Error executing tool [^:]+)(: Error executing tool [^:]+)*")
_RESOURCE = ("Error reading resource ", "Error creating resource from template ")


def is_standin_result(result: object) -> bool:
    """Tell whether a tool's result is the stand-in for what the tool, or a tool below it, raised."""
    members: Object = as_object(result) or {}
    content = members.get("content")
    if members.get("isError") is not True or not isinstance(content, list):
        return False
    texts = [(as_object(each) or {}).get("text") for each in cast("list[object]", content)]
    return len(texts) == 1 and isinstance(texts[0], str) and _TOOL.fullmatch(texts[0]) is not None


def is_standin_message(message: str) -> bool:
    """Tell whether a protocol error's message is the stand-in for what a resource raised."""
    return message.startswith(_RESOURCE)


def holds(error: BaseException, failure: BaseException) -> bool:
    """Tell whether an error came of another: it is the same, was raised from it, or is a group that holds it."""
    pending, seen = [error], set[int]()
    while pending:
        each = pending.pop()
        if each is failure:
            return True
        if id(each) not in seen:
            seen.add(id(each))
            pending.extend(cause for cause in (each.__cause__, each.__context__) if cause is not None)
            if isinstance(each, BaseExceptionGroup):
                pending.extend(cast("BaseExceptionGroup[BaseException]", each).exceptions)
    return False
