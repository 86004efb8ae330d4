"""The command `mcp-elicitation form`, as a real process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.cli.form_report import judge, write

Json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: (
        st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(["properties", "title", "type"]), inner)
    ),
    max_leaves=20,
)
_AWKWARD = "Pass\x1b[2J\u202eword"


def _form(**properties: object) -> dict[str, object]:
    return {
        "type": "object",
        "properties": {name: {"type": "string", "title": title} for name, title in properties.items()},
    }


def _run(*words: str, folder: Path, given_: str = "") -> subprocess.CompletedProcess[str]:
    kept = {
        name: value for name, value in os.environ.items() if name not in {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}
    }
    return subprocess.run(
        [sys.executable, "-m", "mcp_elicitation", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**kept, "PYTHONUTF8": "1"},
        input=given_,
        cwd=folder,
        check=False,
    )


def _written(folder: Path, value: object) -> str:
    path = folder / "form.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    return path.name


@pytest.mark.parametrize(
    ("schema", "code"),
    [
        (_form(city="City"), 0),
        (_form(token="Token"), 1),
        (_form(name="Your\u200bname"), 1),
        (_form(pin="Your PIN"), 2),
        (_form(page="See www.example.com"), 2),
        ({"type": "array"}, 2),
        ({"type": "object", "properties": {"trip": {"type": "object"}}}, 2),
    ],
    ids=["ok", "unsure word", "unseen letter", "secret", "link", "no form", "nested"],
)
@pytest.mark.requirement("UI-1")
def test_the_exit_code_is_the_verdict(schema: object, code: int, tmp_path: Path) -> None:
    run = _run("form", _written(tmp_path, schema), folder=tmp_path)
    assert (run.returncode, run.stderr) == (code, "")


def test_the_report_goes_through_the_fields_and_says_what_where_and_why(tmp_path: Path) -> None:
    params = {
        "message": "Book at www.chez.example?",
        "requestedSchema": _form(city="City", pin="Your PIN", code="Code"),
    }
    run = _run("form", _written(tmp_path, {"method": "elicitation/create", "params": params}), folder=tmp_path)
    assert run.stdout == (
        "Message: Book at www.chez.example?\n"
        "    It holds a link (www.chez.example); a form must not. [link]\n"
        "      message: Book at «www.chez.example»?\n"
        "\n"
        "✓ city – City\n"
        "✗ pin – Your PIN\n"
        "    “PIN” is the name of a secret. [secret_word]\n"
        "      title: Your «PIN»\n"
        "! code – Code\n"
        "    “Code” may be the name of a secret; say which one is meant, or that none is. [unsure_word]\n"
        "      title: «Code»\n"
        "\n"
        "Neither send nor answer this form: what is marked ✗ must not be asked in one.\n"
    )


def test_the_report_is_written_in_chinese_too(tmp_path: Path) -> None:
    run = _run("--language", "zh", "form", "-", folder=tmp_path, given_=json.dumps(_form(city="城市", mm="支付密码")))
    assert run.stdout == (
        "✓ city – 城市\n"
        "✗ mm – 支付密码\n"
        "    “支付密码”是一种机密信息。 [secret_word]\n"
        "      标题：«支付密码»\n"
        "\n"
        "请不要发送或填写这个表单：标有 ✗ 的内容不得出现在表单中。\n"
    )


def test_a_message_can_be_given_beside_a_schema(tmp_path: Path) -> None:
    file = _written(tmp_path, _form(value="Value"))
    assert _run("form", file, folder=tmp_path).returncode == 0
    run = _run("form", file, "--message", "Please send us your password.", folder=tmp_path)
    assert run.returncode == 2
    assert "message: Please send us your «password»." in run.stdout


def test_a_type_is_built_and_judged(tmp_path: Path) -> None:
    (tmp_path / "trips.py").write_text(
        "from dataclasses import dataclass\n"
        "@dataclass\nclass Trip:\n    city: str\n    nights: int\n"
        "@dataclass\nclass Login:\n    user: str\n    password: str\n"
        "@dataclass\nclass Nested:\n    trip: Trip\n"
        "schema = {'type': 'object', 'properties': {'seat': {'type': 'string'}}}\n"
    )
    codes = {name: _run("form", f"trips:{name}", folder=tmp_path).returncode for name in ("Trip", "Login", "schema")}
    assert codes == {"Trip": 0, "Login": 2, "schema": 0}
    nested = _run("form", "trips:Nested", folder=tmp_path)
    assert nested.returncode == 2
    assert "[not_a_form]" in nested.stdout


@pytest.mark.parametrize(
    ("what", "content", "said"),
    [
        ("missing.json", None, "cannot be read"),
        ("form.json", "{", "is not JSON"),
        ("nowhere:Type", None, "cannot be loaded"),
        ("json:Missing", None, "cannot be loaded"),
    ],
)
def test_what_cannot_be_had_is_a_mistake_of_the_command_line(
    what: str, content: str | None, said: str, tmp_path: Path
) -> None:
    if content is not None:
        (tmp_path / what).write_text(content)
    run = _run("form", what, folder=tmp_path)
    assert (run.returncode, run.stdout) == (2, "")
    assert said in run.stderr


def test_the_report_is_printed_as_json(tmp_path: Path) -> None:
    schema = _form(pin="Your PIN")
    run = _run("form", _written(tmp_path, schema), "--json", folder=tmp_path)
    assert json.loads(run.stdout) == write(judge(schema, ""))
    assert json.loads(run.stdout)["fields"][0]["findings"][0]["words"] == "PIN"


@pytest.mark.parametrize("words", [(), ("--json",)])
def test_nothing_that_a_server_writes_reaches_the_terminal_unseen(words: tuple[str, ...], tmp_path: Path) -> None:
    schema = {
        "type": "object",
        "properties": {_AWKWARD: {"type": "string", "title": _AWKWARD, "description": _AWKWARD}},
    }
    file = _written(tmp_path, {"message": _AWKWARD, "requestedSchema": schema})
    run = _run("form", file, *words, folder=tmp_path)
    assert run.returncode != 0
    assert all(character == "\n" or character.isprintable() for character in run.stdout)


@given(Json, st.text())
def test_any_json_gets_a_report(value: object, message: str) -> None:
    report = judge(value, message)
    assert json.loads(json.dumps(write(report)))["verdict"] == report.verdict


def test_neither_the_sdk_nor_pydantic_is_loaded_for_a_file(tmp_path: Path) -> None:
    file = _written(tmp_path, _form(city="City"))
    code = (
        f"import sys; from mcp_elicitation.cli.main import main; main(['form', {file!r}]);"
        "print(sorted({'mcp', 'pydantic', 'starlette', 'httpx2', 'anyio', 'asyncio', 'ssl'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert run.stdout.splitlines()[-1] == "[]"
