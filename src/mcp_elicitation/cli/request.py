"""What a command line asks of a server, as a value, and how a call can end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mcp_elicitation.core.json import JSON
from mcp_elicitation.text import Language

if TYPE_CHECKING:
    from mcp_elicitation.client.policy.policy import Policy

TOOL_ERROR = 1
DECLINED = 3
CANCELLED = 4
FAILED = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """What the command line asks for.

    Args:
        target: The URL, or the command with its arguments.
        tool: The tool's name; None to list them.
        arguments: Its arguments.
        headers: Headers for every HTTP request.
        alias: The user's name for the server.
        answers: Scripted answers, in place of a person.
        policy: Who may ask, and how; None for everything as it comes.
        plain: Whether nothing may move on the screen.
        web: Whether the person answers in a browser.
        as_json: Whether the whole result is printed.
        language: The person's language.
    """

    target: str | Sequence[str]
    tool: str | None
    arguments: Mapping[str, JSON] = field(default_factory=dict[str, JSON])
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    alias: str | None = None
    answers: Mapping[str, object] | None = None
    policy: Policy | None = None
    plain: bool = False
    web: bool = False
    as_json: bool = False
    language: Language = "en"
