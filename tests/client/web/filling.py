"""How a person fills in a form of the inbox: every field in the way of its input."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.async_api import Locator, Page

from mcp_elicitation.client import Review
from mcp_elicitation.core.elicitation import FormElicitation
from mcp_elicitation.core.forms.boolean import BooleanField
from mcp_elicitation.core.forms.choice import ChoiceField
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.form import Field

NATIVE = {"2031/5/6": "2031-05-06"}
"""What a person picks in the browser's calendar where others type."""


async def fill(page: Page, review: Review, typed: Mapping[str, str]) -> None:
    """Fill in fields by their names, each in the way of its input."""
    assert isinstance(review.elicitation, FormElicitation)
    for at, field in enumerate(review.elicitation.form.fields):
        if field.name in typed:
            await _fill_one(page.locator(f"[name=f{at}]"), field, typed[field.name])


async def _fill_one(inputs: Locator, field: Field, typed: str) -> None:
    if isinstance(field, BooleanField):
        await inputs.and_(inputs.page.locator(f"[value={typed}]")).check()
    elif isinstance(field, ChoicesField):
        for at, choice in enumerate(field.choices):
            await inputs.nth(at).set_checked(choice.value in typed.split(","))
    elif isinstance(field, ChoiceField):
        place = next(at for at, choice in enumerate(field.choices) if choice.value == typed)
        if await inputs.count() == 1:  # a menu
            await inputs.select_option(str(place))
        else:
            await inputs.nth(place).check()
    elif await inputs.get_attribute("type") == "date":
        await inputs.focus()  # letters that are no date are not even taken
        if typed[0].isdigit():
            await inputs.fill(NATIVE.get(typed, typed))
    elif await inputs.get_attribute("type") == "number":
        await inputs.fill("")
        await inputs.press_sequentially(typed)
    else:
        await inputs.fill(typed)
