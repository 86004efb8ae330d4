"""Where the person of a call is: a script, this terminal, a browser; and the policy in front of it."""

from __future__ import annotations

import logging
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from mcp_elicitation.cli.arguments import ArgumentError
from mcp_elicitation.cli.request import Request
from mcp_elicitation.text import Language, Text

if TYPE_CHECKING:
    from mcp_elicitation.client.openers import NotOpened
    from mcp_elicitation.client.policy.decision import Refuse
    from mcp_elicitation.client.review import Review
    from mcp_elicitation.client.surface import Surface
    from mcp_elicitation.client.web.local import LocalInbox

_IN_BROWSER = Text("Answer in the browser: {link}", "请在浏览器中回答：{link}")
_FORWARD = Text(
    "To reach it from the computer you sit at, forward its port: ssh -L {port}:127.0.0.1:{port} …",
    "要从您面前的电脑访问，请转发端口：ssh -L {port}:127.0.0.1:{port} …",
)
_NO_WEB = Text(
    "“--web” needs the extra “web”. Install it with: pip install 'mcp-elicitation[web]'",
    "“--web” 需要附加组件 “web”。请安装：pip install 'mcp-elicitation[web]'",
)


@dataclass(frozen=True, slots=True)
class Person:
    """Where somebody is asked.

    Args:
        surface: The surface.
        close: Ends it.
    """

    surface: Surface
    close: Callable[[], Awaitable[None]] | None = None


def guard(request: Request, surface: Surface) -> Surface:
    """Return a surface with the policy of a request in front of it."""
    if request.policy is None:
        return surface
    from mcp_elicitation.client.connection import identify
    from mcp_elicitation.client.policy.guarded import Guarded

    def tell(_review: Review, refused: Refuse) -> None:
        sys.stderr.write(refused.text.to(request.language) + "\n")

    # The person is told in a sentence; without a log that somebody set up, the line for it would appear beside it.
    logging.getLogger("mcp_elicitation.client.policy").addHandler(logging.NullHandler())
    return Guarded(surface, request.policy, server=identify(request.target, request.alias), tell=tell)


def surface_for(request: Request) -> Person:
    """Return where a request is answered.

    Raises:
        ArgumentError: The extra that it needs is not installed.
    """
    if request.answers is not None:
        from mcp_elicitation.client.scripted import Scripted

        return Person(Scripted(request.answers))
    inbox = _inbox(request.language)
    if request.web:
        if inbox is None:
            raise ArgumentError(_NO_WEB)
        return Person(inbox, inbox.close)
    from mcp_elicitation.client.terminal import Terminal

    terminal = Terminal(language=request.language, plain=request.plain or None)
    if inbox is None:
        return Person(terminal)
    from mcp_elicitation.client.surfaces import Surfaces

    # A call without a terminal is unattended: nobody would look at a browser either.
    return Person(Surfaces(first=terminal, second=inbox, unattended=False), inbox.close)


def _inbox(language: Language) -> LocalInbox | None:
    """Return an inbox; None where the extra is missing."""

    def tell(link: str, why: NotOpened | None) -> None:
        lines = [] if why is None else [why.text]
        if why is not None and why.reason == "remote_session":
            lines.append(_FORWARD.fill(port=urlsplit(link).port))
        sys.stderr.writelines(f"{each.to(language)}\n" for each in (*lines, _IN_BROWSER.fill(link=link)))
        sys.stderr.flush()

    try:
        from mcp_elicitation.client.web.local import LocalInbox
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("mcp_elicitation"):
            raise
        return None
    return LocalInbox(tell=tell, language=language)
