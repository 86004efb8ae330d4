"""Why what a person has connected cannot be used."""

from __future__ import annotations

from mcp_elicitation.errors import PersonError
from mcp_elicitation.server.vault.grant import Why
from mcp_elicitation.text import Text


class DisconnectedError(PersonError):
    """There is nothing any more that this server could use at a provider for this person.

    Args:
        title: What people call the provider.
        why: What ended it.
    """

    code = "disconnected"

    def __init__(self, title: Text, why: Why) -> None:
        self.why: Why = why
        known = {"person": _REMOVED, "uncertain": _UNCERTAIN}.get(why, _ENDED)
        super().__init__(Text(known.en.format(provider=title.en), known.zh.format(provider=title.zh)))


class ProviderBusyError(PersonError):
    """A provider cannot be reached, or refuses for now; nothing has ended.

    Args:
        title: What people call it.
    """

    code = "provider_busy"

    def __init__(self, title: Text) -> None:
        super().__init__(Text(_BUSY.en.format(provider=title.en), _BUSY.zh.format(provider=title.zh)))


_ENDED = Text(
    "The connection to {provider} has ended there. Call again to connect it anew.",
    "与 {provider} 的连接已在对方处失效。请再次调用以重新连接。",
)
_REMOVED = Text(
    "The connection to {provider} was removed. Call again to connect it anew.",
    "与 {provider} 的连接已被移除。请再次调用以重新连接。",
)
_UNCERTAIN = Text(
    "The connection to {provider} was lost when this server stopped in the middle of renewing it. Call again to "
    "connect it anew.",
    "此服务端在续期过程中中断，与 {provider} 的连接已丢失。请再次调用以重新连接。",
)
_BUSY = Text(
    "{provider} cannot be reached at the moment. Nothing was done there; try again in a while.",
    "暂时无法连接 {provider}。未在该处执行任何操作，请稍后再试。",
)
