"""What is doubtful about an ask or an answer, and how to say it to the person who decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mcp_elicitation.core.elicitation import Elicitation, FormElicitation
from mcp_elicitation.core.forms.field import Content
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.text import TextField
from mcp_elicitation.core.screening.asked import AskedField
from mcp_elicitation.core.screening.door import looks_like_secret
from mcp_elicitation.core.screening.form import screen
from mcp_elicitation.core.screening.inert import inert
from mcp_elicitation.core.screening.links import links_in
from mcp_elicitation.core.screening.names import name_notices
from mcp_elicitation.text import Text

CLIENT = "mcp-elicitation"
"""The name under which this package speaks for itself; a server must not borrow it."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that the person should know before answering.

    Args:
        code: Stable name of the kind of notice.
        text: What it is about.
        field: The property it belongs to; empty when it belongs to the ask as a whole.
        grave: Whether answering is a bad idea: declining becomes what Enter does.
    """

    code: str
    text: Text
    field: str = ""
    grave: bool = False


_SECRET = Text(
    "This asks for a secret. A form must never do that: whoever runs this server could read it. Decline.",
    "此项索取机密信息。表单绝不应这样做：运行此服务端的人可以看到它。请拒绝。",
)
_MAYBE_SECRET = Text(
    "If this means a password, a code or a key: do not enter it. A form must never ask for one.",
    "如果这里指的是密码、验证码或密钥，请不要填写。表单绝不应索取此类内容。",
)
_LINK = Text(
    "The text names an address ({target}). Nothing in a form is meant to be opened.",
    "文字中出现了网址（{target}）。表单中的任何内容都不应被打开。",
)
_IGNORED = Text(
    "The server also set rules that this form cannot show ({keywords}); it may refuse an answer that looks right here.",
    "服务端还设置了此表单无法显示的规则（{keywords}），此处看似正确的回答仍可能被拒绝。",
)
_TYPED_SECRET = Text(
    "{reason} Whoever runs this server could read it. Send it only if that is what you want.",
    "{reason}运行此服务端的人可以看到它。仅在你确实愿意时才发送。",
)


def find_notices(elicitation: Elicitation) -> tuple[Notice, ...]:
    """Return what is doubtful about what is asked (SEC-3, UI-1, CURL-7)."""
    found = list(_deceptive(elicitation))
    if isinstance(elicitation, FormElicitation):
        found.extend(_secrets(elicitation))
        found.extend(_links(elicitation))
        found.extend(_ignored(elicitation.form))
    return tuple(found)


def find_name_notices(claimed: str | None, *, alias: str, others: Sequence[str] = ()) -> tuple[Notice, ...]:
    """Return what is doubtful about the name that a server gives itself (UI-3).

    Args:
        claimed: That name.
        alias: The user's own name for the server.
        others: The user's names for other servers.
    """
    if not claimed or claimed == alias:
        return ()
    return tuple(
        Notice(each.code, each.text) for each in name_notices(claimed, alias=alias, others=others, client=CLIENT)
    )


def find_value_notices(form: Form, content: Content) -> tuple[Notice, ...]:
    """Return what is doubtful about what a person is about to send: values that look like secrets (FSEC-3)."""
    found: list[Notice] = []
    for field in form.fields:
        value = content.get(field.name)
        if isinstance(field, TextField) and isinstance(value, str):
            finding = looks_like_secret(value, AskedField.from_property(field.name, field.write()))
            if finding is not None:
                text = Text(
                    _TYPED_SECRET.en.format(reason=finding.reason.en), _TYPED_SECRET.zh.format(reason=finding.reason.zh)
                )
                found.append(Notice("typed_secret", text, field=field.name, grave=True))
    return tuple(found)


def _deceptive(elicitation: Elicitation) -> Iterator[Notice]:
    for notice in inert(elicitation.message).notices:
        yield Notice(f"text_{notice.code}", notice.text)


def _secrets(elicitation: FormElicitation) -> Iterator[Notice]:
    for name, verdict in screen(elicitation.form.write(), elicitation.message).verdicts:
        if verdict.level == "secret":
            yield Notice("asks_for_secret", _SECRET, field=name, grave=True)
        elif verdict.level == "ambiguous":
            yield Notice("may_ask_for_secret", _MAYBE_SECRET, field=name)


def _links(elicitation: FormElicitation) -> Iterator[Notice]:
    texts = [("", elicitation.message)]
    texts += [(each.name, text) for each in elicitation.form.fields for text in (each.title, each.description) if text]
    for name, text in texts:
        if links := links_in(text):
            yield Notice("names_a_link", _LINK.fill(target=inert(links[0].target, lines=1).text), field=name)


def _ignored(form: Form) -> Iterator[Notice]:
    ignored: dict[str, list[str]] = {}
    for name, keyword in form.ignored:
        if name:
            ignored.setdefault(name, []).append(keyword)
    for name, keywords in ignored.items():
        yield Notice("unknown_rules", _IGNORED.fill(keywords=", ".join(keywords)), field=name)
