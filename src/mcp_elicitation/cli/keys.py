"""``mcp-elicitation keys``: make and list the master keys of a server."""

from __future__ import annotations

import argparse
import sys

from mcp_elicitation.cli.command import OK
from mcp_elicitation.server.key_source import add_key, load_keys, new_key
from mcp_elicitation.server.keys import (
    FromEnvironment,
    FromFile,
    FromKeyring,
    KeySource,
    KeysUnusableError,
    list_ids,
    write_key,
)
from mcp_elicitation.text import Language, Text

UNUSABLE = 1

_HELP = {
    "new": Text(
        "make a key: print it, or put it before the keys of a file or keyring, where it seals from the next start on",
        "生成一个密钥：打印出来，或放到文件或密钥环中现有密钥之前，自下次启动起由它加密",
    ),
    "list": Text(
        "say which keys there are, by ids that tell nothing about them", "列出现有密钥的编号（编号不泄露密钥）"
    ),
    "file": Text("a file that only you may read", "仅当前用户可读的文件"),
    "keyring": Text("the keyring of the operating system", "操作系统的密钥环"),
}
_ADDED = Text(
    "Key {id} now stands first: it seals, the others still open. Start every worker with the same keys.",
    "密钥 {id} 已置于首位：由它加密，其余密钥仍可解密。请让所有工作进程使用相同的密钥。",
)
_SEALS = Text("{id}  seals and opens", "{id}  加密和解密")
_OPENS = Text("{id}  opens only", "{id}  仅解密")


def add(parser: argparse.ArgumentParser, language: Language) -> None:
    """Describe the arguments."""
    actions = parser.add_subparsers(dest="action", required=True)
    for name in ("new", "list"):
        action = actions.add_parser(name, help=_HELP[name].to(language), description=_HELP[name].to(language))
        place = action.add_mutually_exclusive_group()
        place.add_argument("--file", help=_HELP["file"].to(language))
        place.add_argument("--keyring", action="store_true", help=_HELP["keyring"].to(language))


def run(args: argparse.Namespace) -> int:
    """Make or list keys."""
    language: Language = args.language
    source = source_of(args)
    try:
        if args.action == "list":
            keys = load_keys(source)
            ids = list_ids([key.encode() if isinstance(key, str) else key for key in keys])
            for position, each in enumerate(ids):
                sys.stdout.write((_OPENS if position else _SEALS).fill(id=each).to(language) + "\n")
        elif isinstance(source, FromEnvironment):
            sys.stdout.write(write_key(new_key()) + "\n")
        else:
            [added] = list_ids([add_key(source)])
            sys.stdout.write(_ADDED.fill(id=added).to(language) + "\n")
    except KeysUnusableError as error:
        sys.stderr.write(f"mcp-elicitation keys: {error.reason}\n")
        return UNUSABLE
    return OK


def source_of(args: argparse.Namespace) -> KeySource:
    """Return the source that a command line names; the environment when it names none."""
    if args.file:
        return FromFile(path=args.file)
    return FromKeyring() if args.keyring else FromEnvironment()
