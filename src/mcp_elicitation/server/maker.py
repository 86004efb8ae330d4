"""Making questions: once for each that differs, because a handler makes the same one again in every round."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, TypeAlias, TypedDict

from mcp_elicitation.core.flow.question import ATTEMPTS, Question
from mcp_elicitation.core.forms.build.form_type import FormType, RuntimeChoices
from mcp_elicitation.core.forms.field import Value
from mcp_elicitation.server.lint import LINT, Lint

_MOST_KEPT = 512

_Key: TypeAlias = tuple[str, int, str | None, int, tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]


class QuestionOptions(TypedDict, total=False):
    """What may be said about a question besides its message and its type.

    Args:
        key: A name of its own on the wire; without one it is named by its words.
        attempts: How often the person is asked until the answer fits; three times when it is left out.
        choices: Choices known only at run time: a list or ``{value: title}``, or one of these per field.
        defaults: Suggestions known only at run time, by field.
        allow_secret: Why fields that look as if they asked for a secret do not: ``{field: reason}``. Listed by
            ``Elicitation.report``.
        allow_link: Why texts that look as if they held a link do not: ``{field: reason}``, with ``""`` for the message.
    """

    key: str | None
    attempts: int
    choices: RuntimeChoices | None
    defaults: Mapping[str, Value] | None
    allow_secret: Mapping[str, str]
    allow_link: Mapping[str, str]


class Maker:
    """Makes questions and keeps the last ones.

    Args:
        lint: Judges a question that is made for the first time.
    """

    def __init__(self, lint: Lint) -> None:
        self._lint = lint
        # A form type is known by its identity; it is kept beside the question, so that no other takes its place.
        self._made: OrderedDict[_Key, tuple[FormType[Any], Question[Any]]] = OrderedDict()

    def make(self, message: str, type_: FormType[Any], options: QuestionOptions) -> Question[Any]:
        """Return the question of a message and a type.

        Raises:
            FormDefinitionError: It asks for a secret (UI-1) or holds a link (SURL-3).
            ValueError: A reason says nothing.
        """
        secrets, links = options.get("allow_secret", {}), options.get("allow_link", {})
        key_, attempts = options.get("key"), options.get("attempts", ATTEMPTS)
        key: _Key = (message, id(type_), key_, attempts, tuple(secrets.items()), tuple(links.items()))
        kept = self._made.get(key)
        if kept is not None:
            return kept[1]
        made = Question(message, type_, key_, attempts, frozenset(secrets))
        self._lint.require_honest(made.elicitation(), made.digest, secrets=secrets, links=links)
        self._made[key] = (type_, made)
        if len(self._made) > _MOST_KEPT:
            self._made.popitem(last=False)
        return made


MAKER = Maker(LINT)
"""The maker of this process."""
