"""Is the name that a server gives itself one that a person may mistake? Keeps UI-3 together with the user's own alias.

A name is compared by what the eye sees of it: without case, separators, look-alike letters, and the words that claim
authority. Those words are told apart from honest uses: ``File System`` and ``Unofficial Wiki`` claim nothing.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from mcp_elicitation.core.lookalike.skeleton import folded_skeleton
from mcp_elicitation.core.screening.folding import fold
from mcp_elicitation.core.screening.inert import inline
from mcp_elicitation.text import Text

__all__ = ["NameCode", "NameNotice", "name_notices"]

NameCode: TypeAlias = Literal["name_unseen", "name_like_other", "name_like_client", "name_claims_authority"]

_LONGEST = 200
"""Characters of a name that are compared; no honest one is longer."""
_NOTICEABLE = 5
"""Letters of a name from which on one more or less goes unseen."""


@dataclass(frozen=True, slots=True)
class NameNotice:
    """Something about a server's own name that a person should know.

    Args:
        code: Stable name of the kind of finding.
        text: The sentence for the person; names in it are quoted and inert.
    """

    code: NameCode
    text: Text


_SENTENCES: dict[NameCode, Text] = {
    "name_unseen": Text(
        "The server's own name holds characters that cannot be seen or that break the line: “{claimed}”.",
        "该服务器自称的名称含有看不见或会换行的字符：“{claimed}”。",
    ),
    "name_like_other": Text(
        "“{alias}” calls itself “{claimed}”, which looks like another server of yours: “{other}”.",
        "“{alias}” 自称 “{claimed}”，与您的另一个服务器 “{other}” 容易混淆。",
    ),
    "name_like_client": Text(
        "“{alias}” calls itself “{claimed}”, which looks like this application: “{other}”.",
        "“{alias}” 自称 “{claimed}”，与本应用 “{other}” 容易混淆。",
    ),
    "name_claims_authority": Text(
        "“{alias}” calls itself “{claimed}”. Nobody has checked the word “{other}”: a server may write it freely.",
        "“{alias}” 自称 “{claimed}”，其中的 “{other}” 未经任何人核实：服务器可以随意这样写。",
    ),
}

# Claims wherever they stand as a word of their own.
_CLAIMS = (
    "approved authentic authorised authorized certified genuine official trusted verified "
    "oficial verificado verificada officiel officielle vérifié vérifiée offiziell verifiziert ufficiale verificato "
    "officieel geverifieerd officiell oficjalny zweryfikowany resmi doğrulanmış "
    "официальный официальная проверено проверенный офіційний رسمي موثق"
)
# Claims of languages that put no space between words; what denies them, or means a formula, is taken out first.
_UNSPACED_CLAIMS = (
    "官方",
    "已验证",
    "已認證",
    "已认证",
    "已驗證",
    "公式サイト",
    "公式サーバー",
    "認証済み",
    "공식",
    "인증됨",
)
_DENIALS = ("非官方", "不是官方", "非公式", "비공식", "수학공식")
# Claims only where nothing else is said: a `File System` server is not the system.
_SPEAKERS = (
    "admin administrator assistant client host security support system sistema système система "
    "系统 系統 客户端 客戶端 管理员 管理員 安全中心 助手 システム 管理者 시스템 관리자"
)
_FILLERS = "a alert an by from local mcp message notice notification of prompt server service the your"
_UNSPACED_FILLERS = ("服务器", "服務器", "伺服器", "消息", "通知", "提示", "提醒", "服务")
_BADGES = frozenset("✓✔✅☑🔒🔐🛡")
_DENYING = frozenset({"no", "non", "not", "un"})
_WORD = re.compile(r"[^\W_]+")


def name_notices(claimed: str, *, alias: str, others: Sequence[str], client: str) -> tuple[NameNotice, ...]:
    """Return what a person should know of the name that a server claims.

    Args:
        claimed: What the server calls itself.
        alias: What the user calls this server; a claim that equals it raises nothing of likeness.
        others: The user's aliases of all other servers, and the names that those claim.
        client: The name of the application that asks the person.
    """
    shown = inline(claimed)
    core, own = _core(claimed), _core(alias)
    found: list[tuple[NameCode, str]] = []
    if shown.notices:
        found.append(("name_unseen", claimed))
    if core != own:
        mistaken = next((other for other in others if _alike(core, _core(other))), None)
        if mistaken is not None:
            found.append(("name_like_other", mistaken))
    if _like_client(claimed, client):
        found.append(("name_like_client", client))
    claim = next(_claims(claimed, own), None)
    if claim is not None:
        found.append(("name_claims_authority", claim))
    return tuple(
        NameNotice(
            code,
            _SENTENCES[code].fill(claimed=shown.text, alias=inline(alias).text, other=inline(other).text),
        )
        for code, other in found
    )


def _claims(name: str, own: str) -> Iterator[str]:
    yield from (character for character in name if character in _BADGES)
    words = _words(name)
    for before, word in zip(["", *words], words, strict=False):
        if folded_skeleton(word) in _skeletons(_CLAIMS) and before not in _DENYING:
            yield word
    rest = "".join(words)
    for denial in _DENIALS:
        rest = rest.replace(denial, "")
    yield from (claim for claim in _UNSPACED_CLAIMS if claim in rest)
    core = _core(name)
    if core != own and folded_skeleton(core) in _skeletons(_SPEAKERS):
        yield core


def _like_client(claimed: str, client: str) -> bool:
    """Equal to the client's name, or beginning with it as with a title: ``Acme Desk: security``."""
    wanted, begin = (list(map(folded_skeleton, _words(name))) for name in (client, claimed))
    return bool(wanted) and (begin[: len(wanted)] == wanted or _alike(_core(claimed), _core(client)))


def _core(name: str) -> str:
    """What distinguishes a name: its words without those that any server may add to it, unless nothing is left."""
    idle = _skeletons(_CLAIMS) | _skeletons(_FILLERS)
    words = _words(name)
    core = "".join(word for word in words if folded_skeleton(word) not in idle)
    for word in (*_UNSPACED_CLAIMS, *_UNSPACED_FILLERS):
        core = core.replace(word, "")
    return core or "".join(words)


def _words(name: str) -> list[str]:
    return [word.lower() for word in _WORD.findall(fold(name[:_LONGEST]).text)]


@functools.cache
def _skeletons(words: str) -> frozenset[str]:
    return frozenset(map(folded_skeleton, words.split()))


def _alike(one: str, other: str) -> bool:
    """Tell whether two names have one skeleton, or differ by one letter that is neither the first nor a digit."""
    if folded_skeleton(one) == folded_skeleton(other):
        return bool(one)
    if min(len(one), len(other)) < _NOTICEABLE or one[0] != other[0]:
        return False
    shared = next((place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)
    place = min(len(one), len(other)) if shared is None else shared
    rest, other_rest = one[place:], other[place:]
    if any(character.isdigit() for character in rest[:1] + other_rest[:1]):
        return False
    swapped = rest[:2] == other_rest[1::-1] and rest[2:] == other_rest[2:]
    return swapped or rest[1:] in {other_rest, other_rest[1:]} or rest == other_rest[1:]
