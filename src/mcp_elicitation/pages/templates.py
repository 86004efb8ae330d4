"""Templates that cannot print somebody else's words by accident."""

from __future__ import annotations

import importlib.resources
from collections.abc import Mapping
from types import MappingProxyType

from jinja2 import DictLoader, Environment, StrictUndefined, Undefined
from markupsafe import Markup, escape

from mcp_elicitation.core.screening.inert import inert, inline
from mcp_elicitation.errors import AuthorError
from mcp_elicitation.pages import words
from mcp_elicitation.text import LANGUAGES, Language, Text

_TAGS: dict[Language, Markup] = {"en": Markup("en"), "zh": Markup("zh-Hans")}


class WhoseWordsError(AuthorError):
    """A template printed a string without saying whose words it is."""

    code = "whose_words"


def line(text: str) -> Markup:
    """Return somebody else's words in one line: inert, and isolated so that their direction moves nothing else."""
    return Markup("<bdi>{}</bdi>").format(inline(text).text)


def block(text: str) -> Markup:
    """Return somebody else's words, line ends kept: inert and isolated. The stylesheet keeps the lines apart."""
    return Markup('<bdi class="lines">{}</bdi>').format(inert(text).text)


def word(text: str) -> Markup:
    """Return somebody else's words where no element may stand, as in an option or an attribute: inert."""
    return exact(inline(text).text)


def exact(text: str) -> Markup:
    """Return a text for the inside of an attribute or of an option, not one character changed."""
    return escape(text).replace("\r", Markup("&#13;")).replace("\n", Markup("&#10;"))


class Templates:
    """The templates of a package, drawn over those of this room.

    Args:
        package: A package with a folder ``templates``; those of this room alone when it is left out.
    """

    def __init__(self, package: str | None = None) -> None:
        sources = {**_SHARED, **(_load(package) if package else {})}
        self._environments = {language: _environment(sources, language) for language in LANGUAGES}

    def render(self, name: str, language: Language, **values: object) -> Markup:
        """Return a template with its values put in.

        Raises:
            WhoseWordsError: The template prints a string that no filter vouches for.
        """
        template = self._environments[language].get_template(
            name, globals={"words": words, "language": _TAGS[language]}
        )
        return Markup(template.render(values))  # noqa: S704  escaped by jinja2


def _environment(sources: Mapping[str, str], language: Language) -> Environment:
    def finalise(value: object) -> object:
        if isinstance(value, Text):
            return escape(inert(value.to(language)).text)
        if isinstance(value, Markup | Undefined) or (isinstance(value, int) and not isinstance(value, bool)):
            return value
        raise WhoseWordsError(f"the template prints {value!r} without |line, |block or |exact")

    environment = Environment(
        loader=DictLoader(sources),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=finalise,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )

    def to(text: Text) -> Markup:
        return word(text.to(language))

    environment.filters.update(line=line, block=block, word=word, exact=exact, to=to)
    return environment


def _load(package: str) -> dict[str, str]:
    folder = importlib.resources.files(package) / "templates"
    return {entry.name: entry.read_text("utf-8") for entry in folder.iterdir() if entry.name.endswith(".html")}


_SHARED: Mapping[str, str] = MappingProxyType(_load("mcp_elicitation.pages"))
SHARED = Templates()
"""The templates of this room."""
