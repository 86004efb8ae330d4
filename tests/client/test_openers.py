"""Which program opens a URL, on every system: the decision as a table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import AnyUrl, ValidationError

from mcp_elicitation.client.openers import (
    REASONS,
    TEXT_BROWSERS,
    Launch,
    NotOpened,
    Program,
    Surroundings,
    System,
    choose,
    environment_for_opener,
    fixed_places,
    is_openable,
    opener_names,
)

URL = "https://travel.example/connect/a1b2?x=1&y=2"
SCREEN = {"DISPLAY": ":0"}


def programs(*names: str, **real: str) -> dict[str, Program]:
    found = {name: Program(f"/usr/bin/{name}", f"/usr/bin/{name}") for name in names}
    return found | {name.replace("_", "-"): Program(f"/usr/bin/{name}", path) for name, path in real.items()}


@pytest.mark.parametrize(
    ("system", "environ", "found", "argv"),
    [
        ("linux", SCREEN, ["xdg-open", "gio", "x-www-browser"], ["/usr/bin/xdg-open", URL]),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, ["xdg-open"], ["/usr/bin/xdg-open", URL]),
        ("linux", SCREEN, ["gio", "x-www-browser"], ["/usr/bin/gio", "open", URL]),
        ("linux", SCREEN, ["x-www-browser"], ["/usr/bin/x-www-browser", URL]),
        ("macos", {}, ["open"], ["/usr/bin/open", URL]),
        ("windows", {}, ["rundll32.exe"], ["/usr/bin/rundll32.exe", "url.dll,FileProtocolHandler", URL]),
        ("wsl", {}, ["wslview", "rundll32.exe"], ["/usr/bin/rundll32.exe", "url.dll,FileProtocolHandler", URL]),
        ("other", SCREEN, ["xdg-open"], ["/usr/bin/xdg-open", URL]),
    ],
)
@pytest.mark.requirement("CURL-4")
def test_each_system_opens_with_its_own_opener(
    system: System, environ: dict[str, str], found: list[str], argv: list[str]
) -> None:
    surroundings = Surroundings(system=system, environ=environ, programs=programs(*found))
    assert choose(URL, surroundings) == Launch(tuple(argv))


@pytest.mark.parametrize(
    ("system", "environ", "container", "found", "reason"),
    [
        ("linux", {}, False, ["xdg-open"], "no_display"),
        ("linux", {"DISPLAY": "", "WAYLAND_DISPLAY": ""}, False, ["xdg-open"], "no_display"),
        ("other", {}, False, ["xdg-open"], "no_display"),
        ("linux", {**SCREEN, "SSH_CONNECTION": "10.0.0.1 5 10.0.0.2 22"}, False, ["xdg-open"], "remote_session"),
        ("linux", {**SCREEN, "SSH_TTY": "/dev/pts/0"}, False, ["xdg-open"], "remote_session"),
        ("macos", {"SSH_CONNECTION": "10.0.0.1 5 10.0.0.2 22"}, False, ["open"], "remote_session"),
        ("windows", {"SSH_CLIENT": "10.0.0.1 5 22"}, False, ["rundll32.exe"], "remote_session"),
        ("linux", SCREEN, True, ["xdg-open"], "container"),
        ("wsl", {}, True, ["rundll32.exe"], "container"),
        ("linux", SCREEN, False, [], "no_opener"),
        ("linux", SCREEN, False, ["www-browser", "lynx", "sensible-browser"], "no_opener"),
    ],
)
def test_without_a_browser_for_this_person_none_is_started_and_the_reason_is_told(
    system: System, environ: dict[str, str], container: bool, found: list[str], reason: str
) -> None:
    surroundings = Surroundings(system=system, environ=environ, container=container, programs=programs(*found))
    decided = choose(URL, surroundings)
    assert isinstance(decided, NotOpened)
    assert decided.reason == reason
    assert decided.text == REASONS[decided.reason]
    assert decided.text.en != decided.text.zh


@pytest.mark.parametrize("name", sorted(TEXT_BROWSERS))
def test_an_opener_that_is_a_text_browser_in_disguise_is_passed_over(name: str) -> None:
    found = programs(x_www_browser=f"/usr/bin/{name}")
    surroundings = Surroundings(system="linux", environ=SCREEN, programs=found)
    decided = choose(URL, surroundings)
    assert isinstance(decided, NotOpened)
    assert decided.reason == "no_opener"


@pytest.mark.parametrize(
    "url",
    [
        "https://x.test/a?b=1&calc.exe",
        "https://x.test/$(id)",
        "https://x.test/%PATH%",
        "https://x.test/'a'",
        "https://x.test/a;b",
    ],
)
def test_what_an_interpreter_could_read_is_never_given_to_one(url: str) -> None:
    only_wslview = Surroundings(system="wsl", programs=programs("wslview"))
    decided = choose(url, only_wslview)
    assert isinstance(decided, NotOpened)
    assert decided.reason in {"no_opener", "not_canonical"}
    plain = "https://x.test/connect/a1b2"
    assert choose(plain, only_wslview) == Launch(("/usr/bin/wslview", plain))


REFUSED = [
    "",
    "--help",
    "-https://x.test/",
    "x.test/",
    "//x.test/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://x.test/",
    "ms-settings:",
    "vscode://x.test/",
    "http://x.test/",
    "http://127.0.0.1.evil.test/",
    "http://localhost.evil.test/",
    "http://[::2]/",
    "HTTPS://x.test/",
    "https://X.test/",
    "https://x.test",
    "https://bücher.example/",
    "https://user@x.test/",
    "https://user:word@x.test/",
    "https://x.test:443/",
    "https://x.test/a b",
    "https://x.test/\ttab",
    "https://x.test/\n--help",
    "https://x.test/\x00",
    "https://x.test\\@evil.test/",
    "https://x.test/\\server\\share",
    'https://x.test/";touch f;"',
    "https://x.test/`x`",
    "https://x.test/?`x`",
    "https://x.test/<b>",
    "https://x.test/%action",
    "https://x.test/?%ACTION",
    "https://x.test/../a",
    "https://0x7f.1/",
    "https:///x.test/",
    "https:x.test/",
    "\\\\server\\share",
    "C:\\Windows\\System32\\calc.exe",
    "/usr/bin/xclock",
    "https://x.test/" + "a" * 2_097_152,
]


@pytest.mark.parametrize("url", REFUSED, ids=lambda url: url[:40])
@pytest.mark.requirement("CURL-4")
def test_only_the_canonical_form_of_a_web_address_is_opened(url: str) -> None:
    surroundings = Surroundings(system="linux", environ=SCREEN, programs=programs("xdg-open"))
    decided = choose(url, surroundings)
    assert isinstance(decided, NotOpened)
    assert decided.reason == "not_canonical"


@pytest.mark.parametrize(
    "url",
    [
        "https://x.test/",
        "https://xn--bcher-kva.example/",
        "https://x.test/$(id)",
        "https://x.test/;touch;'&|*?[a]=b,c#d",
        "https://x.test:8443/a%20b?c=%E4%B8%AD",
        "http://127.0.0.1:8000/a",
        "http://[::1]:8000/a",
        "http://localhost/a",
    ],
)
def test_an_honest_address_is_opened_whatever_letters_it_has(url: str) -> None:
    surroundings = Surroundings(system="linux", environ=SCREEN, programs=programs("xdg-open"))
    assert choose(url, surroundings) == Launch(("/usr/bin/xdg-open", url))


@given(st.text() | st.text(alphabet="htps:/.x@[]\\ %$`\"'#?&-", max_size=40).map(lambda tail: f"https://{tail}"))
def test_what_is_opened_is_what_a_browser_reads_byte_for_byte(text: str) -> None:
    if not is_openable(text):
        return
    parts = AnyUrl(text)
    assert str(parts) == text
    host = parts.host or ""
    here = host in {"[::1]", "localhost", "localhost."} or host.startswith("127.") or ".localhost" in host
    assert parts.scheme == "https" or (parts.scheme == "http" and here)
    assert parts.username is None
    assert not set(text) & set(' \\"`<>\t\r\n\x00')
    assert text.isascii()


@given(st.text(max_size=60), st.sampled_from(["linux", "wsl", "macos", "windows", "other"]))
def test_the_address_is_always_one_word_and_the_last(tail: str, system: System) -> None:
    try:
        url = str(AnyUrl(f"https://x.test/{tail}"))
    except ValidationError:
        return
    found = programs(*opener_names(system))
    decided = choose(url, Surroundings(system=system, environ=SCREEN, programs=found))
    if isinstance(decided, Launch):
        assert decided.argv[-1] == url
        assert all(
            word.startswith("/usr/bin/") or word in {"open", "url.dll,FileProtocolHandler"}
            for word in decided.argv[:-1]
        )
        assert url.startswith("https://x.test/")


@pytest.mark.parametrize(
    ("environ", "place"),
    [
        ({"SystemRoot": "D:\\Win"}, "D:\\Win\\System32\\rundll32.exe"),
        ({"SYSTEMROOT": "D:\\Win"}, "D:\\Win\\System32\\rundll32.exe"),
        ({}, "C:\\Windows\\System32\\rundll32.exe"),
        ({"SystemRoot": "relative"}, "C:\\Windows\\System32\\rundll32.exe"),
        ({"SystemRoot": "\\\\server\\share"}, "C:\\Windows\\System32\\rundll32.exe"),
    ],
)
def test_windows_opens_with_its_own_program_and_not_with_one_on_the_path(environ: dict[str, str], place: str) -> None:
    assert fixed_places("windows", environ) == {"rundll32.exe": place}


def test_the_command_line_in_browser_is_not_handed_on() -> None:
    environ = {"BROWSER": "sh -c 'touch f' %s", "PATH": "/bin"}
    assert environment_for_opener(environ, "macos") == {"PATH": "/bin"}
    handed = environment_for_opener(environ, "linux")["BROWSER"].split(":")
    assert handed
    assert not set(handed) & TEXT_BROWSERS
    assert all(name.replace("-", "").isalnum() for name in handed)
