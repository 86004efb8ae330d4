"""The command `mcp-elicitation url`, as a real process."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys

import pytest

from mcp_elicitation.core.urls import inspect, write

_AWKWARD = "https://evil.example/\x1b[2J\u202e"


def _run(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    kept = {
        name: value for name, value in os.environ.items() if name not in {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}
    }
    return subprocess.run(
        [sys.executable, "-m", "mcp_elicitation", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**kept, "PYTHONUTF8": "1", **environ},
        check=False,
    )


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("https://mcp.travel.example/connect/Hk3vT9dQx2LrPq7ZbN8wYs", 0),
        ("https://gooogle.com/", 1),
        ("http://localhost:3000/", 1),
        ("javascript:alert(1)", 2),
        ("https://user@example.com/", 2),
        ("", 2),
    ],
)
def test_the_exit_code_is_the_verdict(url: str, code: int) -> None:
    run = _run("url", url)
    assert (run.returncode, run.stderr) == (code, "")


def test_the_report_names_the_site_and_every_notice() -> None:
    run = _run(
        "url", "https://accounts.google.com.evil.example:8443/?token=abc", "--server", "https://mcp.travel.example"
    )
    assert run.stdout == (
        "https://accounts.google.com.evil.example:8443/?token=abc\n"
        "\n"
        "Host: accounts.google.com.evil.example\n"
        "Domain: evil.example\n"
        "Port: 8443\n"
        "Site: a site unrelated to the server\n"
        "\n"
        "Read this before you open the URL:\n"
        "- The name of google.com stands in the address, but the page belongs to evil.example. [borrowed_name]\n"
        "    google\n"
        "- The site is reached through an unusual port, 8443. [odd_port]\n"
        "    8443\n"
        "- The address seems to contain a password, key or token: token. [credential]\n"
        "    token=abc\n"
    )


def test_the_report_is_written_in_chinese_too() -> None:
    run = _run("url", "https://bücher.example/", "--server", "https://bücher.example", LANG="zh_CN.UTF-8")
    assert run.stdout == (
        "https://xn--bcher-kva.example/\n"
        "\n"
        "主机：xn--bcher-kva.example\n"
        "读作：bücher.example\n"
        "网站：服务器自己的网站\n"
        "\n"
        "没有发现问题，可以打开这个网址。\n"
    )
    assert _run("--language", "zh", "url", "javascript:alert(1)").stdout.count("请不要打开这个网址") == 1


def test_the_report_is_printed_as_json() -> None:
    url = "https://mcp.travel.example:8443/"
    run = _run("url", url, "--server", "https://mcp.travel.example", "--json")
    assert json.loads(run.stdout) == write(inspect(url, server_origin="https://mcp.travel.example"))
    assert run.returncode == 1


@pytest.mark.requirement("CURL-3")
def test_a_long_url_is_printed_whole_on_one_line() -> None:
    url = f"https://example.com/{'a/' * 3000}end"
    assert _run("url", url).stdout.splitlines()[0] == url


@pytest.mark.parametrize("words", [(), ("--json",)])
def test_nothing_that_a_server_writes_reaches_the_terminal_unseen(words: tuple[str, ...]) -> None:
    run = _run("url", *words, "--", _AWKWARD)
    assert run.returncode == 2
    assert all(character == "\n" or character.isprintable() for character in run.stdout)


def test_bytes_that_are_no_text_are_refused_and_shown() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "mcp_elicitation", "--language", "en", "url", b"https://example.com/\xff"],
        capture_output=True,
        env={**os.environ, "PYTHONUTF8": "1"},
        check=False,
    )
    assert run.returncode == 2
    assert "⟨U+DCFF⟩".encode() in run.stdout


def test_a_terminal_that_knows_no_other_letters_shows_their_numbers() -> None:
    run = _run("url", "https://bücher.example/", PYTHONIOENCODING="ascii")
    assert run.returncode == 0
    assert r"Reads: b\xfccher.example" in run.stdout


def test_a_server_that_is_no_origin_is_a_mistake_of_the_command_line() -> None:
    run = _run("url", "https://example.com/", "--server", "not an origin")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "“not an origin” is neither an origin nor a host name.\n"


@pytest.mark.requirement("CURL-5")
def test_the_domain_stands_out_on_a_terminal() -> None:
    controller, terminal = pty.openpty()
    environ = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    subprocess.run(
        [sys.executable, "-m", "mcp_elicitation", "url", "https://www.example.co.uk/a"],
        stdin=terminal,
        stdout=terminal,
        env=environ,
        check=True,
    )
    os.close(terminal)
    shown = os.read(controller, 4096).decode()
    os.close(controller)
    assert shown.startswith("https://www.\x1b[1mexample.co.uk\x1b[0m/a\r\n")


def test_neither_the_sdk_nor_a_network_library_is_loaded() -> None:
    code = (
        "import sys; from mcp_elicitation.cli.main import main; main(['url', 'https://example.com/']);"
        "print(sorted({'mcp', 'pydantic', 'starlette', 'httpx2', 'anyio', 'asyncio', 'ssl'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    "code", ["import mcp_elicitation", "from mcp_elicitation.cli.main import main; main(['--help'])"]
)
def test_what_a_url_needs_is_loaded_only_for_a_url(code: str) -> None:
    check = "print(sorted({'pydantic_core', 'publicsuffixlist', 'mcp_elicitation.core.urls'} & set(sys.modules)))"
    run = subprocess.run(
        [sys.executable, "-c", f"import sys\ntry:\n    {code}\nexcept SystemExit: pass\n{check}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.splitlines()[-1] == "[]"
