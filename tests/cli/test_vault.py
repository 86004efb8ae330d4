"""The commands for keys, the store and the vault, each as a process of its own."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path

import anyio

from mcp_elicitation.core.principal import Principal, local_principal
from mcp_elicitation.core.sealing import KeyRing
from mcp_elicitation.core.secret import Secret
from mcp_elicitation.server.key_source import load_keys
from mcp_elicitation.server.keys import FromFile
from mcp_elicitation.server.vault.grant import StoredGrant
from mcp_elicitation.server.vault.grants import Grants
from mcp_elicitation.server.vault.kept import Kept
from mcp_elicitation.server.vault.vault import Vault
from mcp_elicitation.stores.sql import SqlStore

CANARY = "sk-canary-8f2a61c04d"


def run(*words: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mcp_elicitation", "--language", language, *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


async def put(url: str, keys: str, who: Principal, name: str) -> None:
    store = SqlStore(url)
    vault = Vault(store, KeyRing(load_keys(FromFile(path=keys))))
    await vault.put(who, Kept(name=name, label=f"for {name}", fields={"value": Secret(CANARY)}, added=1.0))
    await store.close()


async def link(url: str, keys: str, who: Principal) -> None:
    store = SqlStore(url)
    grant = StoredGrant(
        provider="hub",
        client="hub c",
        subject="1",
        label="ana@hub",
        access=Secret(CANARY),
        refresh=None,
        expires=math.inf,
        scopes=(),
        agents=("",),
        added=1.0,
        issued=1.0,
        interaction="",
    )
    await Grants(store, KeyRing(load_keys(FromFile(path=keys)))).put(who, grant)
    await store.close()


def test_an_account_at_a_third_party_is_listed_and_forgotten(tmp_path: Path) -> None:
    keys, url = str(tmp_path / "keys"), f"sqlite:///{tmp_path / 'store.db'}"
    assert run("keys", "new", "--file", keys).returncode == 0
    anyio.run(link, url, keys, local_principal("ana"))
    place = ("--store", url, "--file", keys)
    listed = run("vault", "list", "ana", *place)
    assert "hub, an account at a third party, since 1970-01-01: ana@hub" in listed.stdout
    assert CANARY not in listed.stdout + listed.stderr
    assert "1 records" in run("vault", "forget", "ana", "--name", "hub", *place).stdout
    assert "hub" not in run("vault", "list", "ana", *place).stdout
    assert "0 records" in run("vault", "forget", "ana", "--name", "hub", *place).stdout


def test_from_a_new_key_to_an_empty_vault(tmp_path: Path) -> None:
    keys, url = str(tmp_path / "keys"), f"sqlite:///{tmp_path / 'store.db'}"
    me = local_principal("ana")
    assert run("keys", "new", "--file", keys).returncode == 0
    assert run("store", "create", url).returncode == 0
    assert run("store", "check", url).returncode == 0
    anyio.run(put, url, keys, me, "weather")
    anyio.run(put, url, keys, me, "mail")
    listed = run("vault", "list", "ana", "--store", url, "--file", keys)
    assert (listed.returncode, len(listed.stdout.splitlines())) == (0, 2)
    assert "weather" in listed.stdout
    assert CANARY not in listed.stdout + listed.stderr

    assert run("keys", "new", "--file", keys).returncode == 0
    rotated = run("vault", "rotate", "--store", url, "--file", keys)
    assert rotated.returncode == 0
    assert "3 records were sealed anew" in rotated.stdout
    first = Path(keys).read_text().splitlines()[0]
    Path(keys).write_text(first)  # the old key is gone
    assert "weather" in run("vault", "list", "ana", "--store", url, "--file", keys).stdout

    assert "1 records" in run("vault", "forget", "ana", "--name", "mail", "--store", url, "--file", keys).stdout
    assert run("vault", "forget", "ana", "--store", url, "--file", keys).returncode == 0
    assert "没有" in run("vault", "list", "ana", "--store", url, "--file", keys, language="zh").stdout
    assert run("store", "sweep", url).returncode == 0


def test_what_is_set_up_wrongly_is_said_without_a_traceback(tmp_path: Path) -> None:
    (tmp_path / "keys").write_text("no key")
    (tmp_path / "keys").chmod(0o600)
    for words in (
        ("vault", "list", "ana", "--store", "sqlite:///x.db", "--file", str(tmp_path / "keys")),
        ("vault", "rotate", "--store", "ftp://x", "--file", str(tmp_path / "none")),
        ("store", "create", "ftp://x"),
        ("store", "check", f"sqlite:///{tmp_path / 'none.db'}"),
    ):
        done = run(*words)
        assert done.returncode == 1
        assert "Traceback" not in done.stderr
        assert done.stdout + done.stderr
