"""What all revisions share: one elicitation request, one answer."""

from __future__ import annotations

from typing import cast

from mcp_elicitation.core.elicitation import ACTIONS, Action, Answer, Elicitation, FormElicitation, UrlElicitation
from mcp_elicitation.core.forms.read import read_form
from mcp_elicitation.core.json import JSON, as_object
from mcp_elicitation.errors import PeerError
from mcp_elicitation.text import Text

METHOD = "elicitation/create"


class MalformedError(PeerError):
    """A message breaks the protocol; nothing of it was used.

    Args:
        where: The key or the member that is wrong.
        what: What is wrong with it.
    """

    code = "malformed"

    def __init__(self, where: str, what: str) -> None:
        self.where = where
        shown = where[:80]
        super().__init__(
            Text(f"The message is malformed at “{shown}”: {what}", f"消息在 “{shown}” 处格式错误：{what}"),
            reason=f"{shown!r}: {what}",
        )


def write_params(elicitation: Elicitation) -> dict[str, JSON]:
    """Write the parameters of ``elicitation/create`` (MSG-2, MSG-4, URL-1)."""
    written: dict[str, JSON] = {"mode": elicitation.mode, "message": elicitation.message}
    if isinstance(elicitation, FormElicitation):
        written["requestedSchema"] = elicitation.form.write()
    else:
        written["url"] = elicitation.url
        if elicitation.elicitation_id is not None:
            written["elicitationId"] = elicitation.elicitation_id
    return written


def read_params(params: object, *, where: str = "params") -> Elicitation:
    """Read the parameters of ``elicitation/create``.

    Args:
        params: The decoded parameters.
        where: What to call the place in an error.

    Raises:
        MalformedError: They break the protocol; an unknown mode does too.
        RequestedSchemaError: The form is not one that form mode permits.
    """
    members = as_object(params)
    if members is None:
        raise MalformedError(where, "the parameters are missing")
    message = members.get("message")
    if not isinstance(message, str):
        raise MalformedError(f"{where}.message", "a text is needed")
    mode = members.get("mode", "form")  # MSG-3: without a mode it is form
    if mode == "form":
        return FormElicitation(message, read_form(members.get("requestedSchema")))
    if mode != "url":
        raise MalformedError(f"{where}.mode", "only form and url are known")
    url, elicitation_id = members.get("url"), members.get("elicitationId")
    if not isinstance(url, str):
        raise MalformedError(f"{where}.url", "a text is needed")
    return UrlElicitation(message, url, elicitation_id if isinstance(elicitation_id, str) else None)


def write_answer(answer: Answer, elicitation: Elicitation) -> dict[str, JSON]:
    """Write an answer; content goes only with an accepted form (ACT-1, URL-3)."""
    written: dict[str, JSON] = {"action": answer.action}
    if answer.action == "accept" and isinstance(elicitation, FormElicitation):
        written["content"] = cast("dict[str, JSON]", dict(answer.content or {}))
    return written


def read_answer(value: object, *, where: str) -> Answer:
    """Read an answer to an elicitation.

    Content that came with decline or cancel is dropped (ACT-2). A value of the wrong kind stays for the check of the
    form to refuse: a person can mend that. What no form can hold, such as an object, is the client's mistake.

    Args:
        value: The decoded answer.
        where: The key that it answers.

    Raises:
        MalformedError: It is no answer, names an action that does not exist, or nests values.
    """
    members = as_object(value)
    if members is None:
        raise MalformedError(where, "an answer is an object")
    action = members.get("action")
    if action not in ACTIONS:
        raise MalformedError(f"{where}.action", "only accept, decline and cancel are known")
    if action != "accept":
        return Answer(cast("Action", action))
    content = members.get("content")
    if content is None:
        return Answer("accept", {})
    if (known := as_object(content)) is None:
        raise MalformedError(f"{where}.content", "the content is an object")
    if (nested := next((name for name, each in known.items() if not _is_flat(each)), None)) is not None:
        raise MalformedError(f"{where}.content.{nested}", "an answer is a text, a number, a boolean or a list of texts")
    return Answer("accept", known)


def _is_flat(value: object) -> bool:
    items = cast("list[object]", value) if isinstance(value, list) else [value]
    return all(item is None or isinstance(item, str | int | float) for item in items)
