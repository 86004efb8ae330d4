"""Master keys: written, read, fetched, and refused where they protect nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mcp_elicitation.server.key_source import add_key, load_keys, new_key
from mcp_elicitation.server.keys import (
    FromEnvironment,
    FromFile,
    KeysUnusableError,
    list_ids,
    read_keys,
    require_private,
    write_key,
)

ONE = bytes(range(32))
TWO = bytes(range(100, 140))


@given(st.binary(min_size=32, max_size=80).filter(lambda key: len(set(key)) >= 16))
def test_a_written_key_is_read_back(key: bytes) -> None:
    assert read_keys(write_key(key), where="here") == (key,)


def test_keys_are_read_in_their_order_between_comments() -> None:
    text = f"# new\n{write_key(TWO)}\n\n  {ONE.hex()}  # old\n"
    assert read_keys(text, where="here") == (TWO, ONE)
    assert read_keys(f"{write_key(TWO)},{write_key(ONE)}", where="here") == (TWO, ONE)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no key"),
        ("# only a comment", "no key"),
        ("correct horse battery staple", "is no key"),
        ("correct-horse-battery-staple-and-some-more-words", "is no key"),
        (write_key(ONE[:31]), "31 bytes"),
        (ONE[:31].hex(), "31 bytes"),
        (write_key(bytes(32)), "not random"),
        ("ab" * 32, "not random"),
        (f"{write_key(ONE)} {ONE.hex()}", "stands twice"),
        ("mek_!!!", "is no key"),
        (ONE.hex()[:-1], "is no key"),
    ],
)
def test_what_is_no_key_is_refused_and_not_repeated(text: str, said: str) -> None:
    """V11."""
    with pytest.raises(KeysUnusableError, match=said) as caught:
        read_keys(text, where="the place")
    assert not text or text not in str(caught.value)
    assert "mcp-elicitation keys new" in str(caught.value)


@pytest.mark.parametrize("mode", [0o100644, 0o100640, 0o100604, 0o100620, 0o100602, 0o100610])
def test_a_file_that_others_may_open_is_refused(mode: int) -> None:
    with pytest.raises(KeysUnusableError, match="open to other accounts"):
        require_private(mode, 7, account=7, where="keys")


def test_a_file_of_another_account_is_refused() -> None:
    with pytest.raises(KeysUnusableError, match="another account"):
        require_private(0o100600, 7, account=8, where="keys")
    require_private(0o100600, 7, account=7, where="keys")


def test_a_real_file_is_read_only_while_it_is_private(tmp_path: Path) -> None:
    path = tmp_path / "keys"
    path.write_text(write_key(ONE))
    path.chmod(0o644)
    with pytest.raises(KeysUnusableError, match="chmod 600"):
        load_keys(FromFile(path=str(path)))
    path.chmod(0o600)
    assert load_keys(FromFile(path=str(path))) == (ONE,)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(KeysUnusableError, match="cannot be read"):
        load_keys(FromFile(path=str(tmp_path / "none")))
    with pytest.raises(KeysUnusableError):
        load_keys(FromFile(path=str(tmp_path)))


def test_a_new_key_of_a_file_seals_and_the_old_one_stays(tmp_path: Path) -> None:
    source = FromFile(path=str(tmp_path / "keys"))
    first = add_key(source)
    second = add_key(source)
    assert load_keys(source) == (second, first)
    assert (tmp_path / "keys").stat().st_mode & 0o777 == 0o600
    assert os.listdir(tmp_path) == ["keys"]


def test_the_environment_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MCP_ELICITATION_KEYS", f"{write_key(TWO)} {write_key(ONE)}")
    assert load_keys(FromEnvironment()) == (TWO, ONE)
    monkeypatch.delenv("MCP_ELICITATION_KEYS")
    with pytest.raises(KeysUnusableError, match="MCP_ELICITATION_KEYS"):
        load_keys(FromEnvironment())


def test_without_a_keyring_the_error_names_the_other_ways() -> None:
    """V12: in a process of its own, as a server without a desktop has it."""
    script = (
        "from mcp_elicitation.server.key_source import load_keys\n"
        "from mcp_elicitation.server.keys import FromKeyring\n"
        "load_keys(FromKeyring())\n"
    )
    clean = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "DBUS_SESSION_BUS_ADDRESS"}}
    environment = {**clean, "PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring"}
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=False)
    assert run.returncode == 1
    assert "KeysUnusableError" in run.stderr
    assert "MCP_ELICITATION_KEYS" in run.stderr
    assert "0600" in run.stderr


def test_the_keyring_keeps_keys() -> None:
    """In a process of its own, with a keyring in memory in the place of the desktop's."""
    script = """
import keyring
from keyring.backend import KeyringBackend
from mcp_elicitation.server.key_source import add_key, load_keys
from mcp_elicitation.server.keys import FromKeyring

class Ring(KeyringBackend):
    priority = 1
    kept = {}
    def get_password(self, service, username):
        return self.kept.get((service, username))
    def set_password(self, service, username, password):
        self.kept[service, username] = password

keyring.set_keyring(Ring())
first, second = add_key(FromKeyring()), add_key(FromKeyring())
assert load_keys(FromKeyring()) == (second, first)
assert len(Ring.kept) == 1
print("kept")
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert run.stdout == "kept\n", run.stderr


def test_new_keys_differ_and_ids_tell_nothing() -> None:
    one, two = new_key(), new_key()
    assert one != two
    assert len(one) == 32
    [id_of_one, id_of_two] = list_ids([one, two])
    assert id_of_one != id_of_two
    assert id_of_one not in one.hex()


def test_the_command_makes_and_lists_keys(tmp_path: Path) -> None:
    path = str(tmp_path / "keys")

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "mcp_elicitation", "--language", "en", "keys", *words]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    assert load_keys([read_keys(run("new").stdout, where="stdout")[0]])
    first = run("new", "--file", path)
    second = run("new", "--file", path)
    assert (first.returncode, second.returncode) == (0, 0)
    listed = run("list", "--file", path)
    assert listed.returncode == 0
    assert [line.split()[1:] for line in listed.stdout.splitlines()] == [["seals", "and", "opens"], ["opens", "only"]]
    os.chmod(path, 0o644)
    refused = run("list", "--file", path)
    assert refused.returncode == 1
    assert "chmod 600" in refused.stderr
    assert "Traceback" not in refused.stderr
