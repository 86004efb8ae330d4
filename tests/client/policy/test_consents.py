"""A remembered consent is good for the question that it was given to, and for its time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mcp_elicitation.client.policy import Consents
from mcp_elicitation.client.review import Review, ServerIdentity
from mcp_elicitation.core.elicitation import FormElicitation, UrlElicitation
from mcp_elicitation.core.forms.form import Form
from mcp_elicitation.core.forms.text import TextField
from mcp_elicitation.core.sealing import KeyRing
from mcp_elicitation.stores.memory import MemoryStore
from mcp_elicitation.stores.sealed import SealedStore

SERVER = ServerIdentity("travel", "https://travel.example", claimed="Travel desk")
URL = Review(server=SERVER, elicitation=UrlElicitation("Sign in", "https://login.example/a"), request="book")
FORM = Review(server=SERVER, elicitation=FormElicitation("Where to?", Form((TextField(name="city"),))), request="book")


@pytest.mark.parametrize("review", [URL, FORM])
async def test_a_consent_is_found_until_it_expires(review: Review) -> None:
    consents = Consents(MemoryStore())
    assert await consents.find(review, now=0.0) is None
    await consents.remember(review, {"city": "Oslo"}, seconds=60.0, now=0.0)
    assert await consents.find(review, now=59.9) == {"city": "Oslo"}
    assert await consents.find(review, now=60.0) is None


@pytest.mark.requirement("CURL-2")
async def test_a_consent_is_good_for_one_url_of_one_server() -> None:
    consents = Consents(MemoryStore())
    await consents.remember(URL, {}, seconds=60.0, now=0.0)
    others = [
        replace(URL, elicitation=UrlElicitation("Sign in", "https://login.example/b")),
        replace(URL, elicitation=UrlElicitation("Sign in", "https://login.example/a#")),
        replace(URL, server=ServerIdentity("travel", "https://evil.test")),
        replace(URL, server=ServerIdentity("other", "https://travel.example")),
        FORM,
    ]
    for other in others:
        assert await consents.find(other, now=1.0) is None
    still = replace(URL, elicitation=UrlElicitation("Still waiting", "https://login.example/a", "id-2"), request=None)
    assert await consents.find(still, now=1.0) == {}


async def test_a_consent_is_good_for_one_form_with_its_message() -> None:
    consents = Consents(MemoryStore())
    await consents.remember(FORM, {"city": "Oslo"}, seconds=60.0, now=0.0)
    form = Form((TextField(name="city"),))
    others = [
        replace(FORM, elicitation=FormElicitation("Where do you live?", form)),
        replace(FORM, elicitation=FormElicitation("Where to?", Form((TextField(name="city", title="Town"),)))),
        replace(FORM, request="search"),
    ]
    for other in others:
        assert await consents.find(other, now=1.0) is None
    renamed = replace(FORM, server=replace(SERVER, claimed="Something else"), position=2, total=3)
    assert await consents.find(renamed, now=1.0) == {"city": "Oslo"}


async def test_a_later_consent_takes_the_place_of_the_earlier_one() -> None:
    consents = Consents(MemoryStore())
    await consents.remember(FORM, {"city": "Oslo"}, seconds=60.0, now=0.0)
    await consents.remember(FORM, {"city": "Bergen"}, seconds=60.0, now=30.0)
    assert await consents.find(FORM, now=80.0) == {"city": "Bergen"}


async def test_people_who_share_a_store_share_no_consent() -> None:
    store = MemoryStore()
    ada, bob = Consents(store, owner="ada"), Consents(store, owner="bob")
    await ada.remember(URL, {}, seconds=60.0, now=0.0)
    assert await bob.find(URL, now=1.0) is None
    await bob.remember(URL, {}, seconds=60.0, now=0.0)
    assert await ada.forget(now=1.0) == 1
    assert await ada.find(URL, now=1.0) is None
    assert await bob.find(URL, now=1.0) == {}


async def test_what_is_remembered_can_be_sealed() -> None:
    plain = MemoryStore()
    consents = Consents(SealedStore(plain, KeyRing([b"k" * 16 + b"\x00\x01\x02\x03" * 4])))
    await consents.remember(FORM, {"city": "Oslo"}, seconds=60.0, now=0.0)
    (record,) = await plain.scan("consent", owner="person", now=1.0)
    assert b"Oslo" not in record.value
    assert await consents.find(FORM, now=1.0) == {"city": "Oslo"}
