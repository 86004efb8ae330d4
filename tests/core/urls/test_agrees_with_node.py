"""Node's `new URL` is the judge: what a browser would open is what is shown.

Honest URLs are mutated by pieces on which parsers disagree; whatever is not refused must have the host, the port and
the whole text that Node gives it.
"""

from __future__ import annotations

import json
import random
import subprocess
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from mcp_elicitation.core.urls import inspect

NODE = Path(__file__).parents[3] / "tools" / "node" / ".node" / "node"
COUNT = 10_000

_SCRIPT = """
import { createInterface } from 'node:readline'
for await (const line of createInterface({ input: process.stdin })) {
  try { const url = new URL(JSON.parse(line)); console.log(JSON.stringify([url.host, url.href])) }
  catch { console.log('null') }
}
"""


def read_by_node(texts: Iterable[str]) -> list[tuple[str, str] | None]:
    """Return host (with port) and href of each text, or None where `new URL` throws."""
    lines = "".join(json.dumps(text) + "\n" for text in texts)
    run = subprocess.run(
        [NODE, "--input-type=module", "--eval", _SCRIPT], input=lines, capture_output=True, text=True, check=True
    )
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    return [tuple(answer) if answer else None for answer in answers]


_SEEDS = (
    "https://example.com/",
    "https://accounts.google.com/o/oauth2/v2/auth?client_id=1&redirect_uri=https%3A%2F%2Fa.example%2Fcb&state=xyz",
    "https://www.example.co.uk:8443/path/to/page?query=1#fragment",
    "http://127.0.0.1:8000/x",
    "http://localhost/x?y=z",
    "http://[::1]:9/x",
    "https://bücher.example/straße?q=ü#ö",
    "https://日本語.jp/パス",
    "https://xn--bcher-kva.example/",
    "https://faß.de/",
    "https://192.168.0.1/",
    "https://0x7f.1/",
    "https://a.b.c.d.example./",
    "https://münchen.example:443",
    "https://москва.рф/",
    "https://اختبار.example/",
    "https://한국.kr/",
)
_PIECES = (
    "@", ":", "/", "//", "\\", "?", "#", ".", "..", "-", "_", "%", "%2e", "%2E", "%2f", "%40", "%00", "%67",
    "%e3%80%82", "[", "]", "[::1]", "[::ffff:1.2.3.4]", "xn--", "xn--a", "xn--80ak6aa92e", "0x", "0x7f", "017",
    "256", "4294967295", "1e2", ":80", ":443", ":0", ":65535", ":65536", ":00080", ":８０", ":-1", ": 80", "。",
    "．", "｡", "／", "＠", "：", "％", "ｇ", "Ａ", "①", "ß", "ẞ", "ς", "İ", "ı", "ſ", "K", "Å", "ﬁ", "㎏",
    "℀", "⁄", "∕", "\u00ad", "\u200b", "\u200c", "\u200d", "\u2060", "\u202e", "\u200f", "\ufeff", "\u0301",
    "\u0338", "\u0663", "\u3002", "\u3000", "\u00a0", "\u2028", "\t", "\n", "\r", " ", "\x00", "\x1f", "\x7f",
    "\x85", "<", ">", '"', "'", "`", "{", "}", "|", "^", "~", "!", "$", "&", "(", ")", "*", "+", ",", ";", "=",
    "é", "中", "א", "ش", "한", "😀", "\U0001d41a", "\ue000", "\ud800", "\udfff", "\U000e0041", "\uffff",
    "https:", "http:", "HTTPS://", "https:/", "https:///", "javascript:", "data:", "file://", "ftp://", "ws://",
)  # fmt: skip


def mutated_urls(seed: int, count: int) -> Iterator[str]:
    """Yield honest URLs with one to four pieces put in, taken out, repeated or swapped."""
    draw = random.Random(seed)
    for _ in range(count):
        url = draw.choice(_SEEDS)
        for _ in range(draw.choice((1, 1, 1, 2, 2, 3, 4))):
            url = _mutate(url, draw)
        yield url


def _mutate(url: str, draw: random.Random) -> str:
    host_end = url.find("/", url.find("//") + 2)
    limit = len(url) if draw.random() < 0.2 or host_end < 0 else host_end + 1
    at = draw.randrange(limit + 1)
    kind = draw.randrange(12)
    if kind <= 2:
        return url[:at] + draw.choice(_PIECES) + url[at:]
    if kind == 3:
        return url[:at] + draw.choice(_PIECES) + url[at + 1 :]
    if kind <= 5:
        return url[:at] + url[at + 1 :]
    if kind <= 8:
        return url[:at] + url[at : at + 3] * 2 + url[at + 3 :]
    return url[:at] + url[at : at + 1].swapcase() + url[at + 1 :]


@pytest.mark.requirement("CURL-3")
@pytest.mark.parametrize("seed", [1, 2])
def test_the_shown_url_is_the_one_that_a_browser_opens(seed: int) -> None:
    urls = list(mutated_urls(seed, COUNT))
    differing: list[tuple[str, object, object]] = []
    verdicts: Counter[str] = Counter()
    for url, answer in zip(urls, read_by_node(urls), strict=True):
        report = inspect(url)
        verdicts[report.verdict] += 1
        if report.verdict == "refuse":
            continue
        shown = f"{report.host}:{report.port}" if report.port is not None else report.host
        if answer != (shown, report.canonical):
            differing.append((url, answer, (shown, report.canonical)))
    print(f"{COUNT} mutated URLs: {dict(verdicts)}, {len(differing)} differ from Node")
    assert not differing
    assert verdicts["ok"] + verdicts["warn"] > COUNT * 0.3, "mutations that are all refused show nothing"


def test_a_canonical_url_is_read_by_node_as_itself() -> None:
    canonical = [report.canonical for url in mutated_urls(3, 2_000) if (report := inspect(url)).canonical]
    assert [answer[1] for answer in read_by_node(canonical) if answer] == canonical
