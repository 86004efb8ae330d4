"""What may be shown of a text that somebody else wrote (threats: escape sequences, bidi, zero-width, Zalgo).

Every unseen character comes out as a visible tag (⟨ESC⟩, ⟨U+202E⟩), except where a writing system needs it, which
`orthography` decides. What is shown is bounded in length, lines, blank lines, runs of spaces and combining marks, and
showing it twice changes nothing. Spans speak of the text that was given, not of the one that is shown.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from dataclasses import dataclass
from typing import Literal, TypeAlias

from mcp_elicitation.core.lookalike.visible import is_unseen
from mcp_elicitation.core.screening.orthography import FLAG, needs
from mcp_elicitation.text import Text

__all__ = ["LIMIT", "Inert", "Span", "TextCode", "TextNotice", "inert", "inline"]

TextCode: TypeAlias = Literal["control", "bidi", "invisible", "unknown", "marks", "padding", "cut"]
Span: TypeAlias = tuple[int, int]
"""Start and end (exclusive) in code points."""

LIMIT = 10_000
"""Characters of one text that are looked at, and that are shown at most."""
LINES = 200
INLINE_LIMIT = 1_000
BLANK_LINES = 2
SPACES = 16
MARKS = 5
"""Combining marks on one base: Burmese needs five, Vietnamese two."""
SPANS = 100
"""Spans that one notice lists at most."""

_SENTENCES: dict[TextCode, Text] = {
    "control": Text(
        "It holds control characters, which can redraw a screen. They are shown as tags.",
        "其中含有控制字符，可能改写屏幕内容，现以标记显示。",
    ),
    "bidi": Text(
        "It holds characters that turn the reading direction. They are shown as tags.",
        "其中含有改变文字方向的字符，现以标记显示。",
    ),
    "invisible": Text(
        "It holds characters that nobody can see. They are shown as tags.",
        "其中含有看不见的字符，现以标记显示。",
    ),
    "unknown": Text(
        "It holds characters without a known meaning. They are shown as tags.",
        "其中含有含义不明的字符，现以标记显示。",
    ),
    "marks": Text(
        "It piles up marks on single letters, or puts them on none. The surplus is counted or tagged.",
        "其中的附加符号叠加过多，或没有可依附的字母；多出的只计数或以标记显示。",
    ),
    "padding": Text(
        "It is padded with many blank lines or spaces, which are shortened here.",
        "其中有大量空行或空格，此处已缩短。",
    ),
    "cut": Text(
        "It is too long to be shown whole: {count} characters at its end are left out.",
        "内容过长，未能全部显示：末尾省略了 {count} 个字符。",
    ),
}
# Short names that people know; every other unseen character is named by its code point.
_C0 = (
    "NUL SOH STX ETX EOT ENQ ACK BEL BS HT LF VT FF CR SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC FS GS RS US"
)
_NAMES = {**dict(enumerate(_C0.split())), 0x7F: "DEL"}
_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_SPACES = {
    ord("\t"): "    ",
    0x3000: "  ",
    **dict.fromkeys([0xA0, 0x1680, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x2800], " "),
}

# Letters and punctuation that need no second look, in pieces small enough to drop whole where a text is cut.
_PLAIN = (
    "!-~\u00a1-\u00ac\u00ae-\u02ff\u0391-\u03a1\u03a3-\u0482\u048a-\u052f\u05d0-\u05ea\u0621-\u064a\u0904-\u0939"
    "\u0e01-\u0e30\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u3001-\u3029\u3041-\u3096\u30a0-\u30ff\u3400-\u4dbf"
    "\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff9f"
)
_SPACE = "[ \t\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]"
_RUN = rf"(?P<plain>[{_PLAIN}](?:[{_PLAIN}]| (?=[{_PLAIN}])){{0,63}})"
_REST = rf"(?P<space>{_SPACE}+)|(?P<flag>{FLAG})|."
_STEP = rf"{_RUN}|(?P<breaks>(?:{_SPACE}*(?:\r\n?|\n))+)|{_REST}"
_INLINE_STEP = f"{_RUN}|{_REST}"
_LINE_END = re.compile(r"\r\n?|\n")


@dataclass(frozen=True, slots=True)
class TextNotice:
    """Something in a text that a person should know.

    Args:
        code: Stable name of the kind of finding.
        text: The sentence for the person.
        spans: Where, in the text that was given; the first hundred.
    """

    code: TextCode
    text: Text
    spans: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Inert:
    """A text made harmless.

    Args:
        text: What may be shown: holds no control character but the line feed.
        notices: What was found, one notice a code.
    """

    text: str
    notices: tuple[TextNotice, ...]


def inert(text: str, *, lines: int | None = None) -> Inert:
    """Return what may be shown of a text of several lines; at most ``lines`` of them (200 when left out).

    Line ends become line feeds, tabs and unusual spaces plain spaces. Whoever draws it must still wrap and indent
    every line, so that a text never begins where the surface's own words do. Never raises.
    """
    return _Page(LIMIT, LINES if lines is None else max(1, lines)).show(text, _compiled(_STEP))


def inline(text: str) -> Inert:
    """Return what may be shown of a text in one line: a title, a label, a server's name; line ends become tags too."""
    return _Page(INLINE_LIMIT, 1).show(text, _compiled(_INLINE_STEP))


@functools.cache
def _compiled(step: str) -> re.Pattern[str]:
    """Compile when the first text is shown: the package is imported by many that show none."""
    return re.compile(step, re.DOTALL)


class _Page:
    """What is shown so far, in pieces that are kept or dropped whole; white space waits until something follows it."""

    def __init__(self, limit: int, lines: int) -> None:
        self.limit, self.lines_left = limit, lines - 1
        self.pieces: list[str] = []
        self.size = 0
        self.breaks, self.space = 0, ""
        self.marks: int | None = None  # on the last base; None where nothing can bear a mark
        self.full = False
        self.found: dict[TextCode, list[Span]] = {}

    def show(self, text: str, step: re.Pattern[str]) -> Inert:
        window = text[: self.limit]
        end = 0
        for match in step.finditer(window):
            self._take(match, window)
            if self.full:
                break
            end = match.end()
        left_out = len(text) - end
        if left_out:
            self._cut(left_out)
            self.found["cut"] = [(end, len(text))]
        notices = tuple(
            TextNotice(code, _SENTENCES[code].fill(count=left_out), tuple(spans[:SPANS]))
            for code, spans in self.found.items()
        )
        return Inert("".join(self.pieces), notices)

    def _take(self, match: re.Match[str], window: str) -> None:
        kind = match.lastgroup
        if kind in {"plain", "flag"}:
            self._put(match[0])
            self.marks = 0
        elif kind is None:
            self._other(match[0], window[match.end() : match.end() + 1], match.span())
        else:
            self._wait(match)

    def _wait(self, match: re.Match[str]) -> None:
        self.marks = None
        if match.lastgroup == "breaks":
            count = len(_LINE_END.findall(match[0]))
            self.breaks, self.space = min(count, BLANK_LINES + 1), ""
            padded = count > BLANK_LINES + 1
        else:
            space = match[0].translate(_SPACES)
            self.space, padded = space[:SPACES], len(space) > SPACES
        if padded:
            self._note("padding", match.span())

    def _put(self, piece: str) -> None:
        waiting = "\n" * self.breaks + self.space if self.pieces else ""
        self.size += len(waiting) + len(piece)
        self.lines_left -= self.breaks if waiting else 0
        if self.size > self.limit or self.lines_left < 0:
            self.full = True
            self.size -= len(waiting) + len(piece)
            return
        self.breaks, self.space = 0, ""
        self.pieces += (waiting, piece) if waiting else (piece,)

    def _other(self, character: str, after: str, span: Span) -> None:
        if is_unseen(character):
            saturated = self.marks is not None and self.marks >= MARKS
            if not saturated and needs(self._before(), character, after):
                self._put(character)
            else:
                self._tag(character, _code(character), span)
        elif unicodedata.category(character)[0] != "M":
            self._put(character)
            self.marks = 0
        elif self.marks is None:
            self._tag(character, "marks", span)
        else:
            self._mark(character, span)

    def _before(self) -> str:
        return "" if self.breaks or self.space else "".join(self.pieces[-2:])[-2:]

    def _tag(self, character: str, code: TextCode, span: Span) -> None:
        self._put(f"⟨{_NAMES.get(ord(character)) or f'U+{ord(character):04X}'}⟩")
        self.marks = None
        self._note(code, span)

    def _mark(self, character: str, span: Span) -> None:
        self.marks = (self.marks or 0) + 1
        excess = self.marks - MARKS
        if excess <= 0:
            self._put(character)
            return
        if excess > 1:
            self.size -= len(self.pieces.pop())
        self._put(f"⟨◌×{excess}⟩")
        self._note("marks", span)

    def _note(self, code: TextCode, span: Span) -> None:
        self.found.setdefault(code, []).append(span)

    def _cut(self, left_out: int) -> None:
        mark = f" ⟨… +{left_out}⟩"
        while self.pieces and (self.size + len(mark) > self.limit or is_unseen(self.pieces[-1][-1])):
            self.size -= len(self.pieces.pop())
        self.pieces.append(mark if self.pieces else mark.lstrip())


def _code(character: str) -> TextCode:
    category = unicodedata.category(character)
    if character in _BIDI:
        return "bidi"
    if category in {"Cc", "Zl", "Zp"}:
        return "control"
    return "unknown" if category in {"Cs", "Co", "Cn"} else "invisible"
