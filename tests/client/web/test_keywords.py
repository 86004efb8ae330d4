"""Every keyword of a form is an attribute where a browser has one, a hint, and a problem that says what to mend."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect
from tests.client.web.world import form_review, world

FIELDS: dict[str, Any] = {
    "minLength": {"type": "string", "minLength": 3, "maxLength": 90},
    "maxLength": {"type": "string", "maxLength": 4},
    "email": {"type": "string", "format": "email"},
    "uri": {"type": "string", "format": "uri"},
    "date": {"type": "string", "format": "date"},
    "date-time": {"type": "string", "format": "date-time"},
    "minimum": {"type": "number", "minimum": 0.5},
    "maximum": {"type": "number", "maximum": 9},
    "integer": {"type": "integer"},
    "minItems": {"type": "array", "items": {"enum": ["a", "b", "c"]}, "minItems": 2},
    "maxItems": {"type": "array", "items": {"enum": ["a", "b", "c"]}, "maxItems": 1},
    "enum": {"type": "string", "enum": ["a", "b"]},
    "boolean": {"type": "boolean"},
    "required": {"type": "string", "maxLength": 9},
}
REQUIRED = ["enum", "boolean", "required", "date", "date-time"]
TYPED = {
    "minLength": "ab", "maxLength": "abcde", "email": "ada@", "uri": "/here", "minimum": "0.4", "maximum": "9.5",
    "integer": "1.5",
}  # fmt: skip
ATTRIBUTES = {
    "minLength": {"minlength": "3", "maxlength": "180"},
    "email": {"type": "email"},
    "uri": {"type": "url"},
    "date": {"type": "date", "required": ""},
    "date-time": {"type": "datetime-local", "required": ""},
    "minimum": {"type": "number", "min": "0.5", "step": "any"},
    "maximum": {"max": "9"},
    "integer": {"step": "1", "inputmode": "numeric"},
    "required": {"required": ""},
}


@pytest.mark.requirement("FORM-7")
@pytest.mark.parametrize("language", ["en-US", "zh-CN"])
async def test_every_keyword_is_held_said_and_enforced(language: str) -> None:
    schema = {"type": "object", "properties": FIELDS, "required": REQUIRED}
    async with world(locale=language) as at:
        reply = await at.asked(form_review(schema))
        names = list(FIELDS)
        for name, attributes in ATTRIBUTES.items():
            for attribute, value in attributes.items():
                inputs = at.page.locator(f"#f{names.index(name)}")
                await expect(inputs).to_have_attribute(attribute, value)
        for name, typed in TYPED.items():
            await at.page.locator(f"#f{names.index(name)}").evaluate("(e, v) => { e.value = v }", typed)
        await at.page.locator(f"[name=f{names.index('minItems')}] >> nth=0").check()
        for place in (0, 1):
            await at.page.locator(f"[name=f{names.index('maxItems')}] >> nth={place}").check()
        await at.page.locator("button.primary").click()
        problems = at.page.locator(".field.wrong .problem")
        await expect(problems).to_have_count(len(FIELDS))
        said = await problems.all_inner_texts()
        assert all(said)
        for number, sentence in {0: "3", 1: "4", 6: "0.5", 7: "9", 9: "2", 10: "1"}.items():
            assert sentence in said[number]
        await expect(at.page.locator("#f0")).to_be_focused()
        assert not reply.done()
