"""A template says whose words it prints, or it prints nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jinja2 import UndefinedError
from markupsafe import Markup
from tests.pages.markup import read

from mcp_elicitation.pages.templates import _TAGS, Templates, WhoseWordsError, _environment, block, exact, line, word
from mcp_elicitation.text import Text


def rendered(source: str, language: str = "en", **values: object) -> str:
    environment = _environment({"it": source}, "zh" if language == "zh" else "en")
    return environment.get_template("it", globals={"language": _TAGS["zh" if language == "zh" else "en"]}).render(
        values
    )


@pytest.mark.parametrize("value", ["plain", None, True, 1.5, ["x"]])
def test_a_value_that_nobody_vouches_for_is_refused(value: object) -> None:
    with pytest.raises(WhoseWordsError, match="line"):
        rendered("{{ value }}", value=value)


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(UndefinedError):
        rendered("{{ nobody }}")


def test_sentences_of_ours_come_in_the_readers_language_and_are_escaped() -> None:
    said = Text("<b>{name}", "《{name}》").fill(name="<i>")
    assert rendered("{{ said }}", said=said) == "&lt;b&gt;&lt;i&gt;"
    assert rendered("{{ said }} {{ language }}", "zh", said=said) == "《&lt;i&gt;》 zh-Hans"


def test_what_is_markup_already_stays_as_it_is() -> None:
    assert rendered("{{ it }}{{ 3 }}", it=Markup("<b>")) == "<b>3"


@given(st.text())
def test_words_of_others_stay_one_element_of_text(text: str) -> None:
    for filtered in (line, block):
        (element,) = read(str(filtered(text))).children
        assert not isinstance(element, str)
        assert element.tag == "bdi"
        assert all(isinstance(child, str) for child in element.children)
        assert "\n" not in element.text or filtered is block


@given(st.text(alphabet=st.characters(exclude_characters="\0", exclude_categories=["Cs"])))
def test_an_attribute_holds_the_very_text(text: str) -> None:
    assert read(f'<input value="{exact(text)}">').one("input").attributes["value"] == text


@given(st.text())
def test_a_word_in_an_option_is_inert(text: str) -> None:
    (option,) = read(f"<option>{word(text)}</option>").all()
    assert "\n" not in option.text
    assert not any(character < " " for character in option.text)


def test_a_package_draws_its_own_templates_over_those_of_the_room() -> None:
    assert "<ul" in Templates().render("notes.html", "en", notes=[_note()])


def _note() -> object:
    from mcp_elicitation.pages import Note

    return Note(Text("x", "x"))
