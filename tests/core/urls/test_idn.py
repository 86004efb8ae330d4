"""Labels of other scripts: which may be read, and why the others may not."""

from __future__ import annotations

import pytest

from mcp_elicitation.core.urls.idn import doubt_of


@pytest.mark.parametrize(
    ("label", "top", "doubt"),
    [
        ("bücher", "de", None),
        ("plain", "com", None),
        ("東京tower", "jp", None),
        ("аpple", "com", "mixed_scripts"),
        ("café中国", "com", "mixed_scripts"),
        ("ひ한", "com", "mixed_scripts"),
        ("сахар", "com", "looks_latin"),
        ("сахар", "ru", None),
        ("сахар", "рф", None),
        ("россия", "com", None),
        ("þing", "is", None),
        ("þing", "com", "rare_characters"),
        ("col·lecció", "cat", None),
        ("col·lecció", "com", "rare_characters"),
        ("a·b", "cat", "rare_characters"),
        ("٣", "com", "looks_like_a_number"),
        ("३८", "com", "looks_like_a_number"),
        ("१2", "com", "looks_like_a_number"),
        ("abcノdef", "com", "hidden_marks"),
        ("ノート", "com", None),
        ("カタへ", "com", "hidden_marks"),
        ("一abc", "com", "hidden_marks"),
        ("一番", "com", None),
        ("i\u0307stanbul", "com", "hidden_marks"),
        ("क\u0301", "com", "hidden_marks"),
        ("ກ\u0ebc\u0ebc", "com", "hidden_marks"),
        ("❤", "com", "rare_characters"),
        ("㐀", "com", "rare_characters"),
        ("ᚠ", "com", "rare_characters"),
    ],
)
def test_a_label_is_doubted_for_one_reason(label: str, top: str, doubt: str | None) -> None:
    assert doubt_of(label, top) == doubt
