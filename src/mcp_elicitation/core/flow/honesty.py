"""What a form must not ask for, and what an answer must not hold: secrets and links (UI-1, SURL-3, FSEC-3)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.forms.field import Content
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.problem import Problem
from mcp_elicitation.core.forms.refusal import Refusal
from mcp_elicitation.core.forms.text import TextField
from mcp_elicitation.core.json import as_object
from mcp_elicitation.text import Text

WITHHELD = "looks_like_secret"
"""The code of the problem of an answer that looks like a secret."""

MESSAGE = ""
"""Stands for the message where a field's name is expected."""

_SECRET = Text(
    "asks for a secret ({reason}), which must not pass through a form: ask for it with `ask.secret`; "
    "if it is none, say why with `allow_secret={{{field!r}: …}}`",
    "会索取机密（{reason}），机密不得通过表单传递：请使用 `ask.secret`；"
    "若并非机密，请用 `allow_secret={{{field!r}: …}}` 说明理由",
)
_LINK = Text(
    "holds a link ({target}), which a form must not: send the person there with `ask.url`; "
    "if it is none, say why with `allow_link={{{field!r}: …}}`",
    "包含链接（{target}），表单中不得有链接：请用 `ask.url` 引导用户前往；"
    "若并非链接，请用 `allow_link={{{field!r}: …}}` 说明理由",
)
_WITHHELD = Text(
    "{reason} A form must not carry it, so it was not kept. Please answer without it.",
    "{reason}表单不得传递此类内容，因此没有保留。请填写其他内容。",
)


def find_secrets(elicitation: FormElicitation, *, allowed: Collection[str]) -> Iterator[Refusal]:
    """Find the fields that ask for a secret, by name, title, description and message (UI-1).

    Args:
        elicitation: What is asked.
        allowed: Fields that the author has given a reason for.
    """
    from mcp_elicitation.core.screening.form import screen

    for name, verdict in screen(elicitation.form.write(), elicitation.message).verdicts:
        if verdict.level == "secret" and name not in allowed:
            reason = Text(verdict.reason.en.rstrip("."), verdict.reason.zh.rstrip("。"))
            yield Refusal(name, "secret", _filled(_SECRET, name, reason=reason))


def find_links(elicitation: FormElicitation, *, allowed: Collection[str]) -> Iterator[Refusal]:
    """Find links in any text of a form (SURL-3).

    Args:
        elicitation: What is asked.
        allowed: Fields that the author has given a reason for; ``MESSAGE`` for the message.
    """
    from mcp_elicitation.core.screening.links import links_in

    for name, text in [(MESSAGE, elicitation.message), *_texts(elicitation.form)]:
        if name not in allowed and (links := links_in(text)):
            yield Refusal(name, "link", _filled(_LINK, name, target=Text(links[0].target, links[0].target)))


def withhold(form: Form, content: object, *, allowed: Collection[str]) -> tuple[Problem, ...]:
    """Find the answers that look like a secret: they are neither stored nor logged (FSEC-3).

    Args:
        form: What was asked.
        content: The answer as it arrived.
        allowed: Fields that may hold a secret, by a reason that the author gave.
    """
    answers = as_object(content) or {}
    found: list[Problem] = []
    for field in form.fields:
        value = answers.get(field.name)
        if isinstance(field, TextField) and isinstance(value, str) and field.name not in allowed:
            found.extend(_secret_in(field, value))
    return tuple(found)


def without(content: Content, problems: Collection[Problem]) -> Content:
    """Return the answers that have no problem."""
    wrong = {each.field for each in problems}
    return {name: value for name, value in content.items() if name not in wrong}


def _secret_in(field: TextField, value: str) -> Iterator[Problem]:
    from mcp_elicitation.core.screening.asked import AskedField
    from mcp_elicitation.core.screening.door import looks_like_secret

    finding = looks_like_secret(value, AskedField.from_property(field.name, field.write()))
    if finding is not None:
        text = Text(_WITHHELD.en.format(reason=finding.reason.en), _WITHHELD.zh.format(reason=finding.reason.zh))
        yield Problem(field.name, WITHHELD, text)


def _texts(form: Form) -> Iterator[tuple[str, str]]:
    """Every text of a form that a person may take for a link; a default of a link field is meant to be one."""
    for field in form.fields:
        for text in (field.title, field.description):
            if text:
                yield field.name, text
        for choice in getattr(field, "choices", ()):
            yield field.name, choice.label
        if isinstance(field, TextField) and field.format != "uri" and field.default:
            yield field.name, field.default


def _filled(text: Text, field: str, **values: Text) -> Text:
    return Text(
        text.en.format(field=field, **{name: value.en for name, value in values.items()}),
        text.zh.format(field=field, **{name: value.zh for name, value in values.items()}),
    )
