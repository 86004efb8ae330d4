"""A real browser is the judge: an untouched form posts what was suggested, and nothing of a server's text acts."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from playwright.sync_api import Page, sync_playwright
from tests.core.forms.strategies import forms

from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.pages import Drawing, read_posted, render_fields

PAIRS = "form => [...new FormData(form)].map(([name, value]) => [name, value])"


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    chromium = shutil.which("chromium")
    assert chromium, "chromium is missing: run `make browser`"
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser.new_page()
        browser.close()


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(form=forms())
def test_an_untouched_form_posts_exactly_what_was_suggested(page: Page, form: Form) -> None:
    shown = form.defaults()
    page.set_content(f"<!doctype html><form>{render_fields(Drawing(form=form, values=shown), 'en')}</form>")
    pairs = [(name, value) for name, value in page.eval_on_selector("form", PAIRS)]
    posted = read_posted(form, pairs, shown=shown)
    assert {name: value for name, value in posted.content.items() if name in shown} == shown
    missing = {each.name for each in form.fields if each.required} - shown.keys()
    assert {each.field for each in posted.problems} <= missing


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(form=forms())
def test_a_browser_never_refuses_what_the_server_suggests(page: Page, form: Form) -> None:
    """Without scripts a browser checks by itself; it must not stand in the way of a right answer."""
    shown = form.defaults()
    page.set_content(f"<!doctype html><form>{render_fields(Drawing(form=form, values=shown), 'en')}</form>")
    refused = page.eval_on_selector_all(
        "input, select, textarea", "all => all.filter(i => !i.checkValidity()).map(i => i.name)"
    )
    missing = {f"f{at}" for at, each in enumerate(form.fields) if each.required and each.name not in shown}
    assert set(refused) <= missing
