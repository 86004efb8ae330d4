"""Whatever colour an author has, what is written in it can be read (WCAG 2.2, 1.4.3 and 1.4.11)."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.pages import Brand, stylesheet
from mcp_elicitation.pages.style import NotAColourError, contrast, ink_on, readable

COLOURS = st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06x}")
SCHEMES = ("light", "dark")
TEXT_PAIRS = [
    (ink, ground)
    for ink, grounds in {
        "text": ("ground", "surface", "sunken"),
        "muted": ("ground", "surface", "sunken"),
        "danger": ("surface", "danger-ground"),
        "warn": ("warn-ground",),
        "good": ("surface",),
        "accent": ("surface",),
        "on-accent": ("accent",),
    }.items()
    for ground in grounds
]


def variables(scheme: str, brand: Brand = Brand()) -> dict[str, str]:  # noqa: B008  a frozen value
    """The colours of a scheme: the dark ones are written over the light ones."""
    text = stylesheet(brand).text
    dark = "".join(re.findall(r"@media \(prefers-color-scheme: dark\) \{(.*?\})\s*\}", text, re.DOTALL))
    light = re.sub(r"@media \(prefers-color-scheme: dark\) \{.*?\}\s*\}", "", text, flags=re.DOTALL)
    found = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", light))
    return found if scheme == "light" else found | dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", dark))


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("ink", "ground"), TEXT_PAIRS)
def test_a_text_stands_out_from_its_ground(scheme: str, ink: str, ground: str) -> None:
    colours = variables(scheme)
    assert contrast(colours[ink], colours[ground]) >= 4.5


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_edge_of_an_input_stands_out_from_its_ground(scheme: str) -> None:
    colours = variables(scheme)
    assert contrast(colours["control"], colours["surface"]) >= 3
    assert contrast(colours["accent"], colours["ground"]) >= 3


def test_the_two_schemes_differ() -> None:
    assert variables("light")["surface"] != variables("dark")["surface"]


def test_black_on_white_has_the_contrast_that_the_definition_gives() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)  # the specification's own near miss


@given(COLOURS)
def test_any_colour_of_an_author_can_be_read(colour: str) -> None:
    for ground in ("#ffffff", "#171b22"):
        shade = readable(colour, ground)
        assert contrast(shade, ground) >= 4.5
        assert contrast(ink_on(shade), shade) >= 4.5


@given(COLOURS)
def test_a_readable_colour_is_left_alone(colour: str) -> None:
    if contrast(colour, "#ffffff") >= 4.5:
        assert readable(colour, "#ffffff") == colour


@pytest.mark.parametrize("wrong", ["red", "#fff", "#12345", "#123456;}", "url(x)", ""])
def test_what_is_no_colour_never_reaches_a_stylesheet(wrong: str) -> None:
    with pytest.raises(NotAColourError):
        Brand(colour=wrong)


def test_the_name_changes_with_the_text() -> None:
    plain, other, more = stylesheet(Brand()), stylesheet(Brand(colour="#aa0000")), stylesheet(Brand(), ".x { }")
    assert len({plain.name, other.name, more.name}) == 3
    assert stylesheet(Brand()) == plain
    assert re.fullmatch(r"style-[0-9a-f]{16}\.css", plain.name)


def test_the_stylesheet_loads_nothing() -> None:
    assert not re.search(r"url\(|@import|expression", stylesheet(Brand()).text)
