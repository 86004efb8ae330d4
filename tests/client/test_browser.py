"""What really happens when a URL is opened: a real child process, a script in the place of the system's opener."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import AnyUrl, ValidationError

from mcp_elicitation.client.browser import Opened, look_around, open_in_browser
from mcp_elicitation.client.openers import NotOpened, is_openable

URL = "https://travel.example/connect/a1b2"

# What it was given, each word ended by a NUL.
RECORDING = '#!/bin/sh\nprintf "%s\\0" "$@" >> "$RECORD"\n'

# How it was started.
TELLING = """#!{python}
import json, os, sys
null = os.stat(os.devnull).st_rdev
print("noise on standard output"); print("noise on standard error", file=sys.stderr)
try:
    terminal = os.close(os.open("/dev/tty", os.O_RDWR)) is None
except OSError:
    terminal = False
json.dump({{
    "null": [os.fstat(n).st_rdev == null for n in (0, 1, 2)],
    "leader": os.getsid(0) == os.getpid(),
    "terminal": terminal,
    "folder": os.getcwd(),
    "browser": os.environ["BROWSER"],
}}, open(os.environ["RECORD"], "w"))
"""


def desktop(place: Path, script: str, name: str = "xdg-open") -> dict[str, str]:
    """Return the environment of a desktop whose opener is a script."""
    programs = place / "bin"
    programs.mkdir(exist_ok=True)
    (programs / name).write_text(script)
    (programs / name).chmod(0o755)
    return {"PATH": str(programs), "DISPLAY": ":0", "RECORD": str(place / "record")}


def recorded(place: Path) -> list[str]:
    record = place / "record"
    return record.read_text().split("\0")[:-1] if record.exists() else []


@pytest.mark.requirement("CURL-4")
async def test_the_system_opener_gets_the_address_and_nothing_else(tmp_path: Path) -> None:
    environ = desktop(tmp_path, RECORDING)
    opened = await open_in_browser(URL, environ=environ, platform="linux", root=tmp_path)
    assert opened == Opened((str(tmp_path / "bin" / "xdg-open"), URL))
    assert recorded(tmp_path) == [URL]


FIELD = [
    'https://x.test/";touch {canary};"',
    "https://x.test/$(touch${{IFS}}{canary})",
    "--help",
    "https://x.test/`touch {canary}`",
    "https://x.test/;touch${{IFS}}{canary};",
    "https://x.test/'&&touch${{IFS}}{canary}&&'",
    "https://x.test/?a=b|touch${{IFS}}{canary}",
]


@pytest.mark.parametrize("pattern", FIELD)
@pytest.mark.requirement("CURL-4")
async def test_nothing_in_an_address_is_executed(pattern: str, tmp_path: Path) -> None:
    canary = tmp_path / "touched"
    url = pattern.format(canary=canary)
    opened = await open_in_browser(url, environ=desktop(tmp_path, RECORDING), platform="linux", root=tmp_path)
    assert recorded(tmp_path) == ([url] if isinstance(opened, Opened) else [])
    assert isinstance(opened, Opened) == is_openable(url)
    assert not canary.exists()


NASTY = st.text(alphabet="$(){}[]`'\"\\;&|<>*?!~#%^=+,@:/ \t\n-abIFSx0", max_size=40)


@given(tail=NASTY, canonical=st.booleans())
@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_address_arrives_as_it_is_or_not_at_all(tail: str, canonical: bool, tmp_path: Path) -> None:
    import anyio

    url = f"https://x.test/{tail}"
    if canonical:
        try:
            url = str(AnyUrl(url))
        except ValidationError:
            return
    (tmp_path / "record").unlink(missing_ok=True)
    environ = desktop(tmp_path, RECORDING)
    before = sorted(each.name for each in tmp_path.iterdir() if each.name != "record")

    async def attempt() -> Opened | NotOpened:
        return await open_in_browser(url, environ=environ, platform="linux", root=tmp_path)

    opened = anyio.run(attempt)
    assert recorded(tmp_path) == ([url] if isinstance(opened, Opened) else [])
    assert isinstance(opened, Opened) == is_openable(url)
    assert sorted(each.name for each in tmp_path.iterdir() if each.name != "record") == before


async def test_the_opener_has_no_stream_no_terminal_and_no_command_line_of_ours(tmp_path: Path) -> None:
    environ = desktop(tmp_path, TELLING.format(python=sys.executable)) | {"BROWSER": "sh -c 'touch f' %s"}
    assert isinstance(await open_in_browser(URL, environ=environ, platform="linux", root=tmp_path), Opened)
    told = json.loads((tmp_path / "record").read_text())
    assert told["null"] == [True, True, True]
    assert told["leader"]
    assert not told["terminal"]
    assert told["folder"] == "/"
    assert "touch" not in told["browser"]


def test_the_opener_cannot_take_the_keys_of_the_person(tmp_path: Path) -> None:
    environ = desktop(tmp_path, TELLING.format(python=sys.executable))
    program = (
        "import anyio, os, pathlib, sys\n"
        "from mcp_elicitation.client.browser import open_in_browser\n"
        "os.login_tty(int(sys.argv[1]))\n"
        "os.close(os.open('/dev/tty', os.O_RDWR))\n"  # this process has a terminal, or the test shows nothing
        f"async def main(): await open_in_browser({URL!r}, environ={environ!r}, platform='linux',\n"
        f"    root=pathlib.Path({str(tmp_path)!r}))\n"
        "anyio.run(main)\n"
    )
    controller, terminal = pty.openpty()
    process = subprocess.Popen([sys.executable, "-c", program, str(terminal)], pass_fds=[terminal])
    os.close(terminal)
    assert process.wait(30) == 0
    os.close(controller)
    told = json.loads((tmp_path / "record").read_text())
    assert told["terminal"] is False
    assert told["null"] == [True, True, True]


def test_an_opener_cannot_break_what_is_written_to_standard_output(tmp_path: Path) -> None:
    environ = desktop(tmp_path, "#!/bin/sh\necho not JSON-RPC\necho neither >&2\n")
    program = (
        "import anyio, json, os, pathlib, sys\n"
        "from mcp_elicitation.client.browser import open_in_browser\n"
        "async def main():\n"
        "    print(json.dumps({'id': 1}), flush=True)\n"
        f"    opened = await open_in_browser({URL!r}, environ={environ!r}, platform='linux',\n"
        f"        root=pathlib.Path({str(tmp_path)!r}))\n"
        "    print(json.dumps({'id': 2, 'opened': type(opened).__name__}), flush=True)\n"
        "anyio.run(main)\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert [json.loads(line) for line in run.stdout.splitlines()] == [{"id": 1}, {"id": 2, "opened": "Opened"}]
    assert run.stderr == ""


async def test_browser_in_the_environment_is_not_obeyed(tmp_path: Path) -> None:
    evil = tmp_path / "evil"
    evil.write_text(f"#!/bin/sh\ntouch {tmp_path / 'touched'}\n")
    evil.chmod(0o755)
    environ = desktop(tmp_path, RECORDING) | {"BROWSER": f"{evil} %s"}
    await open_in_browser(URL, environ=environ, platform="linux", root=tmp_path)
    assert recorded(tmp_path) == [URL]
    assert not (tmp_path / "touched").exists()


@pytest.mark.parametrize("name", ["lynx", "w3m", "links", "elinks", "www-browser"])
async def test_a_text_browser_is_not_started_under_another_name(name: str, tmp_path: Path) -> None:
    environ = desktop(tmp_path, RECORDING, name)
    (tmp_path / "bin" / "x-www-browser").symlink_to(tmp_path / "bin" / name)
    opened = await open_in_browser(URL, environ=environ, platform="linux", root=tmp_path)
    assert isinstance(opened, NotOpened)
    assert opened.reason == "no_opener"
    assert recorded(tmp_path) == []


async def test_an_opener_that_lies_in_the_working_folder_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environ = desktop(tmp_path, RECORDING)
    monkeypatch.chdir(tmp_path / "bin")
    for path in (".", "", ":", "../bin"):
        opened = await open_in_browser(URL, environ=environ | {"PATH": path}, platform="linux", root=tmp_path)
        assert isinstance(opened, NotOpened)
        assert opened.reason == "no_opener"
    assert recorded(tmp_path) == []


@pytest.mark.parametrize(
    "script",
    ["#!/bin/sh\nexit 3\n", "#!/nonexistent/interpreter\n", "no program at all"],
    ids=["exit", "shebang", "text"],
)
async def test_an_opener_that_fails_is_said_to_have_failed(script: str, tmp_path: Path) -> None:
    environ = desktop(tmp_path, script)
    opened = await open_in_browser(URL, environ=environ, platform="linux", root=tmp_path)
    assert isinstance(opened, NotOpened)
    assert opened.reason == "opener_failed"


async def test_a_browser_that_stays_open_is_not_waited_for(tmp_path: Path) -> None:
    environ = desktop(tmp_path, '#!/bin/sh\necho $$ > "$RECORD"\nexec /bin/sleep 60\n')
    opened = await open_in_browser(URL, environ=environ, platform="linux", root=tmp_path, patience=0.2)
    try:
        assert isinstance(opened, Opened)
    finally:
        os.kill(int((tmp_path / "record").read_text()), signal.SIGKILL)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"DISPLAY": ""}, "no_display"),
        ({"SSH_CONNECTION": "10.0.0.1 50000 10.0.0.2 22"}, "remote_session"),
        ({"container": "podman"}, "container"),
        ({"KUBERNETES_SERVICE_HOST": "10.0.0.1"}, "container"),
        ({"CODESPACES": "true"}, "container"),
    ],
)
@pytest.mark.requirement("CURL-1")
async def test_without_a_screen_of_this_person_nothing_is_started(
    change: dict[str, str], reason: str, tmp_path: Path
) -> None:
    environ = desktop(tmp_path, RECORDING) | change
    opened = await open_in_browser(URL, environ=environ, platform="linux", root=tmp_path)
    assert isinstance(opened, NotOpened)
    assert opened.reason == reason
    assert recorded(tmp_path) == []


@pytest.mark.parametrize("marker", [".dockerenv", "run/.containerenv"])
async def test_a_container_is_known_by_its_mark(marker: str, tmp_path: Path) -> None:
    (tmp_path / marker).parent.mkdir(exist_ok=True)
    (tmp_path / marker).touch()
    opened = await open_in_browser(URL, environ=desktop(tmp_path, RECORDING), platform="linux", root=tmp_path)
    assert isinstance(opened, NotOpened)
    assert opened.reason == "container"


async def test_a_sandbox_with_a_way_to_the_desktop_is_no_container(tmp_path: Path) -> None:
    environ = desktop(tmp_path, RECORDING) | {"container": "flatpak"}
    assert isinstance(await open_in_browser(URL, environ=environ, platform="linux", root=tmp_path), Opened)


@pytest.mark.parametrize(
    ("environ", "platform", "system"),
    [
        ({}, "linux", "linux"),
        ({"WSL_DISTRO_NAME": "Debian"}, "linux", "wsl"),
        ({"WSL_INTEROP": "/run/WSL/1_interop"}, "linux", "wsl"),
        ({}, "darwin", "macos"),
        ({}, "win32", "windows"),
        ({}, "freebsd14", "other"),
    ],
)
def test_the_system_is_known_by_platform_and_environment(environ: dict[str, str], platform: str, system: str) -> None:
    assert look_around(environ, platform).system == system


async def test_on_wsl_the_program_of_windows_is_started(tmp_path: Path) -> None:
    environ = desktop(tmp_path, RECORDING, "rundll32.exe") | {"WSL_DISTRO_NAME": "Debian", "DISPLAY": ""}
    url = "https://x.test/$(id)?a=1&calc.exe"
    assert isinstance(await open_in_browser(url, environ=environ, platform="linux", root=tmp_path), Opened)
    assert recorded(tmp_path) == ["url.dll,FileProtocolHandler", url]
