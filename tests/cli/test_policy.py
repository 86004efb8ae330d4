"""``mcp-elicitation policy`` says what is wrong with a file and what a right one means; ``call`` obeys it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from mcp_elicitation.cli.main import main

GOOD = """
[[server]]
alias = "files"
form = "allow"
url = "deny"
answers.delete = true
"""
SERVER = """
from mcp.server import MCPServer
from pydantic import BaseModel

from mcp_elicitation import Accepted, Elicitation, ask

server = MCPServer("files", log_level="WARNING")
Elicitation(server)


class Sure(BaseModel):
    delete: bool


@server.tool()
async def delete(name: str) -> str:
    sure = await ask.form(f"Delete {name}?", Sure)
    return "deleted" if isinstance(sure, Accepted) and sure.data.delete else f"kept: {sure.action}"


server.run()
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    (tmp_path / "mcp-elicitation").mkdir()
    return tmp_path / "mcp-elicitation" / "policy.toml"


def test_a_right_file_is_said_to_be_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "good.toml"
    path.write_text(GOOD)
    assert main(["policy", "check", str(path)]) == 0
    assert capsys.readouterr() == (f"{path}: right; rules for servers: 1\n", "")


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "must be a whole number of at least 1"), ("zh", "必须是不小于 1 的整数")]
)
def test_a_wrong_file_is_told_line_by_line(
    language: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text("[limits]\nprompts = 0\n[[server]]\n")
    for action in ("check", "show"):
        assert main(["--language", language, "policy", action, str(path)]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        first, second = err.splitlines()
        assert first == f"{path}:2: limits.prompts: {sentence}"
        assert second.startswith(f"{path}:3: server[1]: ")


def test_a_file_cannot_draw_on_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text('"\\u001b[2J\\nhosts" = 1\n[[server]]\nalias = "\\u001b[2J"\n')
    assert main(["policy", "check", str(path)]) == 1
    assert "\x1b" not in capsys.readouterr().err
    path.write_text('[[server]]\nalias = "\\u001b[2J"\n')
    assert main(["policy", "show", str(path)]) == 0
    assert "\x1b" not in capsys.readouterr().out


def test_ones_own_policy_is_shown_when_no_file_is_named(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "policy", "show"]) == 0
    out = capsys.readouterr().out
    assert str(home) in out
    assert "Forms: asked." in out
    home.write_text(GOOD)
    assert main(["--language", "zh", "policy", "show"]) == 0
    out = capsys.readouterr().out
    assert "名称为 “files” 的服务端" in out
    assert "URL：拒绝。" in out
    assert "true" not in out.lower()


def test_the_help_is_in_both_languages(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for language, word in (("en", "a TOML file"), ("zh", "策略文件")):
        with pytest.raises(SystemExit) as left:
            main(["--language", language, "policy", "show", "--help"])
        assert left.value.code == 0
        assert word in capsys.readouterr().out
    with pytest.raises(SystemExit) as left:
        main(["policy"])
    assert left.value.code == 2


def test_checking_a_policy_loads_neither_the_sdk_nor_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "good.toml"
    path.write_text(GOOD)
    program = (
        "import sys\nfrom mcp_elicitation.cli.main import main\n"
        f"assert main(['policy', 'check', {str(path)!r}]) == 0\n"
        "assert not {'mcp', 'starlette', 'prompt_toolkit', 'asyncio'} & set(sys.modules), sorted(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


def call(place: Path, policy: str | None, *options: str) -> tuple[int, str, str]:
    (place / "files.py").write_text(SERVER)
    (place / "answers.json").write_text("{}")
    words = ["--language", "en", "call", "--alias", "files", "--answers", str(place / "answers.json"), *options]
    if policy is not None:
        (place / "policy.toml").write_text(policy)
        words += ["--policy", str(place / "policy.toml")]
    words += ["delete", "name=everything", "--", sys.executable, str(place / "files.py")]
    run = subprocess.run(
        [sys.executable, "-m", "mcp_elicitation", *words],
        capture_output=True,
        text=True,
        check=False,
        env={"XDG_CONFIG_HOME": str(place), "PATH": ""},
    )
    return run.returncode, run.stdout, run.stderr


def test_call_answers_what_the_policy_opts_in_and_nothing_without(tmp_path: Path) -> None:
    assert call(tmp_path, None)[:2] == (4, "kept: cancel\n")
    assert call(tmp_path, GOOD)[:2] == (0, "deleted\n")


def test_call_says_why_nobody_was_asked(tmp_path: Path) -> None:
    other_tool = '[[server]]\nalias = "files"\ntool = "list"\n[[server]]\nalias = "files"\nform = "cancel"\n'
    code, out, err = call(tmp_path, other_tool)
    assert (code, out) == (4, "kept: cancel\n")
    assert err == "Your policy puts away what files asks in form mode.\n"


def test_call_declares_nothing_to_a_server_that_may_not_ask(tmp_path: Path) -> None:
    code, _, err = call(tmp_path, '[default]\nform = "deny"\nurl = "deny"\n')
    assert code == 5
    assert "did not declare elicitation.form" in err


def test_call_takes_ones_own_policy_and_stops_at_a_wrong_one(tmp_path: Path) -> None:
    (tmp_path / "mcp-elicitation").mkdir()
    own = tmp_path / "mcp-elicitation" / "policy.toml"
    own.write_text(GOOD)
    assert call(tmp_path, None)[:2] == (0, "deleted\n")
    own.write_text("[limits]\nprompts = 0\n")
    code, out, err = call(tmp_path, None)
    assert (code, out) == (2, "")
    assert err == f"mcp-elicitation call: {own}:2: limits.prompts: must be a whole number of at least 1\n"


def test_a_result_in_json_is_not_disturbed_by_what_the_policy_says(tmp_path: Path) -> None:
    code, out, err = call(
        tmp_path, GOOD.replace('"allow"', '"cancel"').replace("[[server]]", "[[server]]\ntool = 'd*'"), "--json"
    )
    assert code == 4
    assert json.loads(out)["content"][0]["text"] == "kept: cancel"
    assert err != ""
