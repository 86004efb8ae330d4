"""A policy comes from the file that the person wrote, and from no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from mcp_elicitation.client.policy import Policy, PolicyError, default_path, load_policy


@pytest.mark.parametrize(
    ("environ", "platform", "path"),
    [
        ({"XDG_CONFIG_HOME": "/cfg", "HOME": "/home/ada"}, "linux", "/cfg/mcp-elicitation/policy.toml"),
        ({"XDG_CONFIG_HOME": "/cfg", "HOME": "/home/ada"}, "darwin", "/cfg/mcp-elicitation/policy.toml"),
        ({"XDG_CONFIG_HOME": "cfg", "HOME": "/home/ada"}, "linux", "/home/ada/.config/mcp-elicitation/policy.toml"),
        ({"XDG_CONFIG_HOME": "", "HOME": "/home/ada"}, "linux", "/home/ada/.config/mcp-elicitation/policy.toml"),
        ({"HOME": "/u"}, "darwin", "/u/Library/Application Support/mcp-elicitation/policy.toml"),
        ({"HOME": "/u", "APPDATA": "/u/Roaming"}, "win32", "/u/Roaming/mcp-elicitation/policy.toml"),
        ({"HOME": "/u"}, "win32", "/u/AppData/Roaming/mcp-elicitation/policy.toml"),
    ],
)
def test_the_default_place_follows_the_system(environ: dict[str, str], platform: str, path: str) -> None:
    assert default_path(environ, platform) == Path(path)


def test_without_a_file_of_ones_own_everything_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert load_policy() == Policy()
    (tmp_path / "mcp-elicitation").mkdir()
    (tmp_path / "mcp-elicitation" / "policy.toml").write_text("unattended = true")
    assert load_policy() == Policy(unattended=True)


def test_a_file_that_is_named_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(PolicyError, match=r"missing\.toml: cannot be read: No such file"):
        load_policy(tmp_path / "missing.toml")


def test_a_folder_is_no_policy(tmp_path: Path) -> None:
    with pytest.raises(PolicyError, match="cannot be read"):
        load_policy(tmp_path)


def test_other_encodings_are_refused_and_a_mark_of_windows_is_not(tmp_path: Path) -> None:
    path = tmp_path / "policy.toml"
    path.write_bytes("[default]\r\nform = 'deny' # é".encode("latin-1"))
    with pytest.raises(PolicyError, match="is not UTF-8"):
        load_policy(path)
    path.write_bytes(b"\xef\xbb\xbf[default]\r\nform = 'deny'\r\n")
    assert load_policy(path).default.form == "deny"


def test_a_file_that_everyone_may_change_decides_nothing(tmp_path: Path) -> None:
    path = tmp_path / "policy.toml"
    path.write_text("")
    path.chmod(0o666)
    with pytest.raises(PolicyError, match="chmod o-w"):
        load_policy(path)
    path.chmod(0o644)
    assert load_policy(path) == Policy()


def test_the_error_names_the_file_and_the_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("\n\n[limits]\nprompts = 0\n")
    with pytest.raises(PolicyError, match=r"mine\.toml:4: limits\.prompts: "):
        load_policy(path)
