"""What may be shown of a text: nothing unseen, nothing without bounds, and every language still readable."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.core.lookalike.visible import is_unseen
from mcp_elicitation.core.screening.inert import INLINE_LIMIT, LIMIT, MARKS, SPANS, inert, inline
from mcp_elicitation.core.screening.orthography import needs

READABLE = (
    "Book the flight? 3 seats, £ 40.50 – “economy”.",
    "预订航班？三个座位，「经济舱」。",
    "フライトを予約しますか？",
    "항공편을 예약할까요?",
    "مرحبا، هل تريد حجز الرحلة؟",
    "السَّلَامُ عَلَيْكُمْ",
    "می‌خواهم کتاب‌ها را ببینم",  # Persian, with zero-width non-joiners
    "האם להזמין את הטיסה? בְּרֵאשִׁית",
    "क्या आप क्‍ष टिकट चाहते हैं?",  # Hindi, with a zero-width joiner
    "ර‍්‍ය ශ්‍රී ලංකාව",  # Sinhala
    "র‍্যাব",  # Bengali, a joiner before the virama
    "ต้องการจองเที่ยวบินไหม น้ำแข็ง",
    "ភាសា\u200bខ្មែរ",  # Khmer, with a zero-width space
    "ကြွှိုင်း မြန်မာ",
    "Tiếng Việt: Nguyễn Thị Hồng",
    unicodedata.normalize("NFD", "Tiếng Việt: Nguyễn Thị Hồng"),
    "ᠮᠣᠩᠭᠣᠯ ᠬᠡᠯᠡ\u180b",
    "辻\U000e0100さん 葛\U000e0101城",  # variants of one character in Japanese names
    "👍 ❤️ ☀︎ 1️⃣ 🇩🇪 👩🏽‍💻 👨‍👩‍👧‍👦 🏳️‍🌈 🏴‍☠️",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "Zürich · naïve · Ångström · ¿qué?",
    "∀x ∈ ℝ: x² ≥ 0 → ⟨ok⟩",
)

TAGGED = (
    ("\x1b[2J", "⟨ESC⟩[2J", "control"),
    ("\x1b]8;;https://e.test\x07x", "⟨ESC⟩]8;;https://e.test⟨BEL⟩x", "control"),
    ("a\x9b31mb", "a⟨U+009B⟩31mb", "control"),
    ("a\x7fb\x00c\x08d", "a⟨DEL⟩b⟨NUL⟩c⟨BS⟩d", "control"),
    ("a\x0bb\x0cc\x85d\u2028e\u2029f", "a⟨VT⟩b⟨FF⟩c⟨U+0085⟩d⟨U+2028⟩e⟨U+2029⟩f", "control"),
    ("a\u202eb\u2066c\u200fd\u061c", "a⟨U+202E⟩b⟨U+2066⟩c⟨U+200F⟩d⟨U+061C⟩", "bidi"),
    ("a\u200bb\u2060c\ufeffd\u00ade\u034f", "a⟨U+200B⟩b⟨U+2060⟩c⟨U+FEFF⟩d⟨U+00AD⟩e⟨U+034F⟩", "invisible"),
    ("a\u200db\u200cc\ufe0f", "a⟨U+200D⟩b⟨U+200C⟩c⟨U+FE0F⟩", "invisible"),
    ("x\u3164y\u115fz\uffa0", "x⟨U+3164⟩y⟨U+115F⟩z⟨U+FFA0⟩", "invisible"),
    ("😀\U000e0041\U000e007f", "😀⟨U+E0041⟩⟨U+E007F⟩", "invisible"),
    ("🏴\U000e0061\U000e007f", "🏴⟨U+E0061⟩⟨U+E007F⟩", "invisible"),
    ("😀\ufe0f\ufe0f", "😀\ufe0f⟨U+FE0F⟩", "invisible"),
    ("漢\U000e0100\U000e0101字", "漢\U000e0100⟨U+E0101⟩字", "invisible"),
    ("👩\u200d\u200d👩", "👩⟨U+200D⟩⟨U+200D⟩👩", "invisible"),
    ("a\ud800b\ue000c\uffffd\U0010ffff", "a⟨U+D800⟩b⟨U+E000⟩c⟨U+FFFF⟩d⟨U+10FFFF⟩", "unknown"),
    ("\u0301a", "⟨U+0301⟩a", "marks"),
    ("a \u0301\u0301", "a ⟨U+0301⟩⟨U+0301⟩", "marks"),
    ("a" + "\u0301" * 40 + "b", "a" + "\u0301" * 5 + "⟨◌×35⟩b", "marks"),
    ("ก" + "\u0e47" * 9, "ก" + "\u0e47" * 5 + "⟨◌×4⟩", "marks"),
    ("a" + "\n" * 30 + "b", "a\n\n\nb", "padding"),
    ("a" + " " * 99 + "b", "a" + " " * 16 + "b", "padding"),
    ("\n" * 9 + "b" + "\n" * 9, "b", "padding"),
)

QUIET = (
    ("a\r\nb\rc\nd", "a\nb\nc\nd"),
    ("a\n\n\nb\n", "a\n\n\nb"),
    ("a\n \t \nb", "a\n\nb"),
    ("\n  Trim  \n", "Trim"),
    ("- one\n\t- two", "- one\n    - two"),
    ("12\u00a0000\u202f€\u2003x", "12 000 € x"),
    ("你好\u3000世界", "你好  世界"),
    ("⠓⠑\u2800⠇⠇", "⠓⠑ ⠇⠇"),
)


@pytest.mark.parametrize("text", READABLE)
def test_an_ordinary_text_stays_as_it_is(text: str) -> None:
    assert inert(text).text == text
    assert inert(text).notices == ()
    assert inline(text) == inert(text)


@pytest.mark.parametrize(("text", "shown", "code"), TAGGED)
def test_what_deceives_is_made_visible_and_named(text: str, shown: str, code: str) -> None:
    result = inert(text)
    assert result.text == shown
    assert [notice.code for notice in result.notices] == [code]
    assert all(notice.text.en and notice.text.zh for notice in result.notices)


@pytest.mark.parametrize(("text", "shown"), QUIET)
def test_line_ends_and_spaces_become_plain_without_a_notice(text: str, shown: str) -> None:
    assert (inert(text).text, inert(text).notices) == (shown, ())


def test_spans_speak_of_the_text_that_was_given() -> None:
    text = "ok\r\n\u200bHi\x1b"
    places = {notice.code: [text[start:end] for start, end in notice.spans] for notice in inert(text).notices}
    assert places == {"invisible": ["\u200b"], "control": ["\x1b"]}


def test_one_notice_lists_a_bounded_number_of_spans() -> None:
    (notice,) = inert("\x1b" * 500).notices
    assert len(notice.spans) == SPANS


def test_a_title_keeps_to_one_line() -> None:
    assert inline("GitHub\n(verified)\r\n").text == "GitHub⟨LF⟩(verified)⟨CR⟩⟨LF⟩"
    assert inline("  padded\t").text == "padded"
    assert len(inline("x" * 5_000).text) <= INLINE_LIMIT


def test_lines_beyond_the_bound_are_left_out_visibly() -> None:
    result = inert("one\ntwo\nthree\nfour", lines=2)
    assert result.text == "one\ntwo ⟨… +10⟩"
    assert [(notice.code, notice.spans) for notice in result.notices] == [("cut", ((8, 18),))]
    assert "10" in result.notices[0].text.zh
    assert inert("one\ntwo\n\n", lines=2).text == "one\ntwo"
    assert inert("one\ntwo", lines=0).text == "one ⟨… +3⟩"


@pytest.mark.parametrize(
    "unit",
    ["a", "\x1b", "\n", " ", " \n", "x\n", "a\u0301", "\u0301", "😀\u200d", "你好", "\u202e", "\ud800", "\U000e0041"],
)
def test_ten_megabytes_are_cut_with_a_mark(unit: str) -> None:
    text = unit * (10_000_000 // len(unit))
    shown = inert(text).text
    assert len(shown) <= LIMIT
    assert "⟨… +" in shown
    assert inert(shown).text == shown


alphabet = st.one_of(
    st.characters(),
    st.sampled_from(
        "a1 \n\r\t\x1b\u200b\u200c\u200d\ufe0f\u20e3\u0301\u202e\ud800😀❤क्षर\u09cd\u09b0ក漢\U000e0100🏴ᠮ\u180b\u180e"
    ),
)
texts = st.text(alphabet, max_size=80)


@given(texts, st.integers(1, 5))
def test_showing_twice_changes_nothing(text: str, lines: int) -> None:
    once = inert(text, lines=lines).text
    assert inert(once, lines=lines).text == once
    assert once.count("\n") < lines
    label = inline(text).text
    assert inline(label).text == label
    assert "\n" not in label


@given(texts)
def test_nothing_unseen_is_left_but_what_a_script_needs(text: str) -> None:
    shown = inert(text).text
    shown.encode()
    for place, character in enumerate(shown):
        if is_unseen(character) and character != "\n" and not 0xE0020 <= ord(character) <= 0xE007F:
            assert unicodedata.category(character) in {"Cf", "Mn"}
            assert needs(shown[max(0, place - 2) : place], character, shown[place + 1 : place + 2])


@given(st.text(st.sampled_from("ab\u0301\u0302\u0e47\u05b0 ⟨"), max_size=60))
def test_no_letter_bears_more_marks_than_any_language_needs(text: str) -> None:
    run = 0
    for character in inert(text).text:
        run = run + 1 if unicodedata.category(character)[0] == "M" else 0
        assert run <= MARKS


@given(texts)
def test_every_character_that_is_tagged_is_reported(text: str) -> None:
    result = inert(text)
    tagged = result.text.count("⟨") - text.count("⟨")
    reported = sum(len(notice.spans) for notice in result.notices if notice.code not in {"padding", "marks", "cut"})
    assert tagged >= reported
    assert (tagged > 0) <= bool(result.notices)


def test_every_assigned_letter_stays_itself() -> None:
    changed = [
        hex(point)
        for point in range(sys.maxunicode + 1)
        if unicodedata.category(character := chr(point))[0] in "LNPS"
        and not is_unseen(character)
        and inert(character).text != character
    ]
    assert changed == []
