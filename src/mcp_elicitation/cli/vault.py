"""``mcp-elicitation vault``: what a server keeps for a person, and its keys."""

from __future__ import annotations

import argparse
import sys
import time
from datetime import UTC, datetime

import anyio

from mcp_elicitation.cli.command import OK
from mcp_elicitation.cli.keys import source_of
from mcp_elicitation.core.principal import LOCAL_ISSUER, Principal
from mcp_elicitation.core.screening.inert import inline
from mcp_elicitation.core.sealing import KeyRing
from mcp_elicitation.errors import OperatorError
from mcp_elicitation.server.key_source import load_keys
from mcp_elicitation.server.vault.grants import Grants
from mcp_elicitation.server.vault.rotation import count_by_key, rotate
from mcp_elicitation.server.vault.vault import Vault
from mcp_elicitation.stores.base import Store
from mcp_elicitation.stores.open import open_store
from mcp_elicitation.text import Language, Text

FAILED = 1

_HELP = {
    "list": Text("say what is kept for a person, without the secrets", "列出为某人保存的内容（不含密钥本身）"),
    "forget": Text("remove what is kept for a person: one name, or everything", "删除为某人保存的内容：一项或全部"),
    "rotate": Text(
        "seal everything anew under the first key; servers may go on", "用首个密钥重新加密全部内容，服务可继续运行"
    ),
    "store": Text("the store's URL", "存储的 URL"),
    "subject": Text(
        "the person's subject (the account name for a stdio server)", "用户标识（stdio 服务端为系统账户名）"
    ),
    "issuer": Text(
        "who vouches for the person; left out for a stdio server", "为该用户担保的签发者；stdio 服务端可省略"
    ),
    "name": Text("one name; everything when it is left out", "名称；省略则为全部"),
    "file": Text("a file of keys that only you may read", "仅当前用户可读的密钥文件"),
    "keyring": Text("the keyring of the operating system", "操作系统的密钥环"),
}
_KEPT = Text("{name}  since {day}  {label}", "{name}  自 {day}  {label}")
_NOTHING = Text("Nothing is kept for this person.", "没有为此人保存任何内容。")
_FORGOT = Text("{count} records were removed.", "已删除 {count} 条记录。")
_ROTATED = Text(
    "{resealed} records were sealed anew, {current} were already under the first key.",
    "已重新加密 {resealed} 条记录，{current} 条原本就使用首个密钥。",
)
_UNREADABLE = Text(
    "{count} records name the key {id}, which is not in the ring: they cannot be opened.",
    "{count} 条记录使用密钥 {id}，它不在密钥环中，无法解密。",
)
_CONNECTED = Text(
    "{name}, an account at a third party, since {day}: {label}", "{name}，第三方账户，自 {day} 起：{label}"
)
_COUNT = Text("key {id}: {count} records", "密钥 {id}：{count} 条记录")


def add(parser: argparse.ArgumentParser, language: Language) -> None:
    """Describe the arguments."""
    actions = parser.add_subparsers(dest="action", required=True)
    for name in ("list", "forget", "rotate"):
        action = actions.add_parser(name, help=_HELP[name].to(language), description=_HELP[name].to(language))
        action.add_argument("--store", required=True, metavar="URL", help=_HELP["store"].to(language))
        place = action.add_mutually_exclusive_group()
        place.add_argument("--file", help=_HELP["file"].to(language))
        place.add_argument("--keyring", action="store_true", help=_HELP["keyring"].to(language))
        if name != "rotate":
            action.add_argument("subject", help=_HELP["subject"].to(language))
            action.add_argument("--issuer", default=LOCAL_ISSUER, help=_HELP["issuer"].to(language))
        if name == "forget":
            action.add_argument("--name", help=_HELP["name"].to(language))


def run(args: argparse.Namespace) -> int:
    """Do what was asked with the vault."""
    try:
        return anyio.run(_run, args)
    except OperatorError as error:
        sys.stderr.write(f"mcp-elicitation vault: {error.reason}\n")
        return FAILED


async def _run(args: argparse.Namespace) -> int:
    ring = KeyRing(load_keys(source_of(args)))
    store = open_store(args.store)
    try:
        if args.action == "rotate":
            return await _rotate(store, ring, args.language)
        vault = Vault(store, ring)
        grants = Grants(store, ring)
        principal = Principal(issuer=args.issuer, subject=args.subject)
        if args.action == "list":
            return await _list(vault, grants, principal, args.language)
        if args.name is None:
            count = await vault.forget_all(principal)
        else:
            count = await vault.forget(principal, args.name) + await _end(grants, principal, args.name)
        _say(_FORGOT.fill(count=count), args.language)
        return OK
    finally:
        await store.close()


async def _end(grants: Grants, principal: Principal, name: str) -> int:
    """Forget an account at a third party; it is not given back there, since no provider is configured here."""
    held = await grants.find(principal, name)
    ended = None if held is None else held.grant.after("end", why="person")
    if held is None or ended is None:
        return 0
    return int(await grants.replace(held, ended) is not None)


async def _list(vault: Vault, grants: Grants, principal: Principal, language: Language) -> int:
    kept, held = await vault.list(principal), await grants.list(principal)
    for linked in held:
        day = datetime.fromtimestamp(linked.grant.added, UTC).date().isoformat()
        name, label = inline(linked.grant.provider).text, inline(linked.grant.label).text
        _say(_CONNECTED.fill(name=name, day=day, label=label), language)
    if not kept and not held:
        _say(_NOTHING, language)
    for each in kept:
        day = datetime.fromtimestamp(each.added, UTC).date().isoformat()
        _say(_KEPT.fill(name=inline(each.name).text, day=day, label=inline(each.label).text), language)
    return OK


async def _rotate(store: Store, ring: KeyRing, language: Language) -> int:
    now = time.time()
    done = await rotate(store, ring, now=now)
    _say(_ROTATED.fill(resealed=done.resealed, current=done.current), language)
    for key_id, count in done.unreadable.items():
        _say(_UNREADABLE.fill(count=count, id=key_id), language)
    for key_id, count in (await count_by_key(store, now=now)).items():
        _say(_COUNT.fill(id=key_id, count=count), language)
    return FAILED if done.unreadable else OK


def _say(text: Text, language: Language) -> None:
    sys.stdout.write(text.to(language) + "\n")
