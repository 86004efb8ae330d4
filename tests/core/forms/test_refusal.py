"""A refusal names the field, the keyword and the way out, and what comes from elsewhere cannot forge a line."""

from __future__ import annotations

from mcp_elicitation.core.forms.refusal import FormDefinitionError, Refusal, RequestedSchemaError
from mcp_elicitation.errors import AuthorError, PeerError
from mcp_elicitation.text import Text

REFUSAL = Refusal("when", "pattern", Text("say it in `description`", "请写在 `description` 中"))


def test_a_refusal_reads_field_keyword_way_out() -> None:
    assert str(REFUSAL) == "when: pattern: say it in `description`"
    assert REFUSAL.sentence.zh == "when: pattern: 请写在 `description` 中"


def test_a_refusal_of_the_whole_form_names_no_field() -> None:
    assert str(Refusal("", "properties", Text("must be an object", "必须是对象"))) == "properties: must be an object"


def test_an_author_reads_every_refusal_in_one_error() -> None:
    error = FormDefinitionError((REFUSAL, Refusal("who", "dict", Text("name the fields", "请列出字段"))), what="Trip")
    assert isinstance(error, AuthorError)
    assert str(error).splitlines() == [
        "Trip cannot be asked as a form:",
        "  when: pattern: say it in `description`",
        "  who: dict: name the fields",
    ]


def test_a_person_reads_which_field_of_the_server_was_wrong_in_either_language() -> None:
    error = RequestedSchemaError(REFUSAL)
    assert isinstance(error, PeerError)
    assert error.public.en.endswith("when: pattern: say it in `description`")
    assert error.public.zh.endswith("when: pattern: 请写在 `description` 中")
    assert error.public.zh.startswith("服务端")


def test_a_hostile_name_forges_no_line_and_fills_no_log() -> None:
    named = str(Refusal("a\nINFO all is well\u202e", "type", Text("x", "x")))
    assert "\n" not in named
    assert "\u202e" not in named
    assert len(str(Refusal("x" * 10_000, "y" * 10_000, Text("x", "x")))) < 200
