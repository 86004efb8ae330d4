"""The shapes of links, one finder each, on a folded text; what an earlier finder took, a later one leaves alone.

Every repetition that may start anew at each character is bounded, so that hostile brackets cost no more than others.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias

from mcp_elicitation.core.screening.site_names import is_site, is_strong

LinkKind: TypeAlias = Literal["url", "domain", "ip", "markdown", "html", "bbcode", "defanged"]
Found: TypeAlias = tuple[int, int, LinkKind | None, str]
"""Start and end in the folded text, kind (none for what is no link though it holds a site's name), target."""

# Where an address ends at the latest, and what is not its own though it stands at its end.
_ADDRESS = r"[^\s<>|\"`“”‘’「」『』（），。！？；：、《》【】]"
_TRAILING = ".,;:!?'*_~"
_PAIRS = {")": "(", "]": "[", "}": "{"}

# Scripts that put no space between words: a Latin word may begin and end in the middle of them.
_UNSPACED = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3"
_LABEL = r"[^\W_](?:[^\W_]|-){0,62}+"
_DOT = r"\s?[\[({]\s?(?:\.|dot|点|點)\s?[\])}]\s?"
_EDGE = rf"(?<![^\W_{_UNSPACED}])(?<![^\W_]_)(?<![^.]\.)"

_TAG = re.compile(r"<[a-z][^\s>/]*+[\s/](?:[^>\"']|\"[^\"]*\"|'[^']*')*", re.IGNORECASE)
_ATTRIBUTE = re.compile(
    r"(?<![\w-])(?:href|src|srcset|action|formaction|data|poster|background)\s*=\s*"
    r"(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'>][^\s>]*))",
    re.IGNORECASE,
)
# What CommonMark takes for a destination: anything in angle brackets, or a run without spaces whose parentheses pair.
# It may be a bare scrap (">", "<b c>"): a renderer makes it clickable and leads away from the page (SURL-3, CURL-7),
# and the words that a person clicks on are the label's, whatever the target looks like.
_BRACKETED = r"<((?:[^<>\n\\]|\\[\s\S]){1,2000})>"
_BARE = r"((?!<)(?:[^\s()\\]|\\[^ ]?+|\((?:[^\s()\\]|\\[^ ]?+|\((?:[^\s()\\]|\\[^ ]?+){0,300}\)){0,300}\)){1,2000})"
_MARKDOWN = re.compile(
    r"!?\[(?:[^\[\]]|\[[^\[\]]{0,300}\](?:\([^()\s]{0,300}\))?){0,300}\]"
    rf"\(\s{{0,9}}(?:{_BRACKETED}|{_BARE})"
    r"(?:\s{1,9}(?:\"[^\"]{0,300}\"|'[^']{0,300}'|\([^()]{0,300}\)))?\s{0,9}\)"
)
_DEFINITION = re.compile(
    r"^(?:[ \t>*+-]|\d{1,9}[.)]){0,20}(\[[^\[\]]{1,200}\]):"
    rf"(?:\s{{0,9}}{_BRACKETED}|\s{{0,9}}<?([^\s<>]{{1,2000}})|[ \t]{{0,9}}(>\S{{0,2000}}))",
    re.MULTILINE,
)
_BBCODE = re.compile(
    r"\[(url|img|link)(?:=\"?([^\[\]\"]{1,2000})\"?\]|\](?=\s?[^\s\[\]]{1,2000}\s?\[/))([^\[\]]{0,2000})\[/\1\]",
    re.IGNORECASE,
)
_HXXP = re.compile(
    rf"\bh(?:xx|XX|\*\*|__)ps?\[?:\]?(?:\[?/\]?){{2}}\]?{_ADDRESS}{{1,2000}}|\bhttps?\[:(?://)?\]{_ADDRESS}{{1,2000}}"
)
_SCHEME = re.compile(rf"(?<![a-z])[a-z][a-z0-9+.-]{{1,30}}+://(?=[\w\[%]){_ADDRESS}{{1,4096}}", re.IGNORECASE)
# Schemes that something opens although no slashes follow, each with what must follow it to be more than a label.
_OPENED = re.compile(
    rf"(?<![\w+.-])(?:(?i:mailto):(?={_ADDRESS}{{0,64}}[@?])|(?i:javascript):(?={_ADDRESS}{{0,64}}[(=%;])|javascript:(?=\w)"
    r"|(?i:vbscript):(?=\w)|(?i:data):(?=[a-z]{1,20}/[a-z0-9.+-]{1,60}[;,])|(?i:file):(?=[/\\])|tel:(?=\+?[\d(-]{3})"
    r"|sms(?:to)?:(?=\+?\d{3})|(?:sips?|xmpp):(?=[\w.+-]{1,64}@)|magnet:(?=\?)|skype:(?=[\w.-]{1,64}\?)|intent:(?=[/#])"
    r"|(?:facetime(?:-audio)?|callto|view-source|ms-[a-z-]{1,30}):(?=[\w+])|(?:bitcoin|ethereum):(?=[\da-z]{25}))"
    rf"{_ADDRESS}{{1,2000}}"
)
_MAIL = re.compile(
    rf"[\w.+%-]{{0,64}}(?:@|\s?[\[({{]\s?(?:at|@)\s?[\])}}]\s?|(?<=\w)\sat\s(?=[\w-]{{1,63}}\s?(?:dot|\[))){_LABEL}"
    rf"(?:(?:\.|{_DOT}|\sdot\s){_LABEL}){{1,8}}(/{_ADDRESS}{{0,2000}})?",
    re.IGNORECASE,
)
_REST = rf"(?::\d{{1,5}})?(?:[/?#]{_ADDRESS}{{0,2000}})?"
_IP = re.compile(
    r"(?<![\w.])(?:((?:\d{1,3}\.){3}\d{1,3})|\[([\da-f:.]{2,45})\])"
    rf"(?::\d{{1,5}}\b(?:/{_ADDRESS}{{0,2000}})?|/(?!\d{{1,3}}\b){_ADDRESS}{{0,2000}})",
    re.IGNORECASE,
)
_BROKEN = re.compile(rf"{_EDGE}({_LABEL}(?:(?:\.|{_DOT}){_LABEL}){{1,8}}){_REST}", re.IGNORECASE)
_SPELLED = re.compile(
    r"(?<![\w-])([a-z0-9-]{2,63}(?:\sdot\s[a-z0-9-]{2,63}){0,3})(?:\sdot\s|\s?[点點]\s?)"
    r"(com|net|org|io|co|info|app|dev|cn|de|ru|top|xyz|site|online)(?![\w-])",
    re.IGNORECASE,
)
_INVITES = re.compile(
    r"\b(?:go(?:ing)? to|visite?|open|browse|enter|navigate|(?:log|sign) ?in|link|page|(?:web)?site|url|besuchen?)\b"
    r"|访问|打开|登录|进入|网址|網址|官网|網站|网站",
    re.IGNORECASE,
)
_ARTICLES = re.compile(
    r"an?|and|any|each|early|every|first|in|my|of|old|on|our|polka|that|the|this|use|using|your",
    re.IGNORECASE,
)
_WWW = re.compile(rf"(?<![^\W_{_UNSPACED}])www\d?\.(?=[^\W_]){_ADDRESS}{{1,2000}}", re.IGNORECASE)
_DOTTED = re.compile(rf"{_EDGE}({_LABEL}(?:\.{_LABEL}){{1,8}})({_REST})", re.IGNORECASE)
_RUN_ON = re.compile(rf"[{_UNSPACED}]+(?=[a-z0-9][a-z0-9-])", re.IGNORECASE)
_RUN_OUT = re.compile(rf"([a-z]{{2,24}})[{_UNSPACED}]", re.IGNORECASE)


def _html(text: str) -> Iterator[Found]:
    for tag in _TAG.finditer(text):
        if match := _ATTRIBUTE.search(text, *tag.span()):
            yield tag.start(), match.end(), "html", match[1] or match[2] or match[3] or ""


def _markdown(text: str) -> Iterator[Found]:
    for match in _MARKDOWN.finditer(text):
        yield match.start(), match.end(), "markdown", match[1] or match[2]
    lowered = text.lower()
    for match in _DEFINITION.finditer(text):
        if lowered.count(match[1].lower()) > 1:  # a definition that nothing uses is a label and its value
            yield match.start(), match.end(), "markdown", match[2] or match[3] or match[4]


def _bbcode(text: str) -> Iterator[Found]:
    for match in _BBCODE.finditer(text):
        yield match.start(), match.end(), "bbcode", match[2] or match[3].strip()


def _schemes(text: str) -> Iterator[Found]:
    for pattern, kind in _BY_SCHEME:
        for match in pattern.finditer(text):
            end = _trim(text, *match.span())
            yield match.start(), end, kind, text[match.start() : end]


def _mails(text: str) -> Iterator[Found]:
    for match in _MAIL.finditer(text):
        # With a path behind it, it is no mailbox: the part before the sign is there to be read as the host.
        yield match.start(), match.end(), "domain" if match[1] and match[0][0] != "@" else None, match[0]


def _ips(text: str) -> Iterator[Found]:
    for match in _IP.finditer(text):
        try:
            ipaddress.ip_address(match[1] or match[2])
        except ValueError:
            continue
        end = _trim(text, *match.span())
        yield match.start(), end, "ip", text[match.start() : end]


def _broken(text: str) -> Iterator[Found]:
    for match in _BROKEN.finditer(text):
        name = re.sub(_DOT, ".", match[1], flags=re.IGNORECASE)
        if name != match[1] and is_site(name, "/"):
            yield match.start(), match.end(), "defanged", name + match[0][len(match[1]) :]
    for match in _SPELLED.finditer(text):
        words = re.split(r"\sdot\s", match[1], flags=re.IGNORECASE)
        chinese = "点" in match[0] or "點" in match[0]
        invited = chinese or _INVITES.search(text, max(0, match.start() - 40), match.start())
        if invited and not _ARTICLES.fullmatch(words[0]):
            yield match.start(), match.end(), "defanged", ".".join((*words, match[2]))


def _domains(text: str) -> Iterator[Found]:
    for match in _DOTTED.finditer(text):
        name = match[1]
        run_on = _RUN_ON.match(name)
        start = match.start() + (run_on.end() if run_on else 0)
        name = _cut_run_out(text[start : match.end(1)])
        end = start + len(name)
        if end == match.end(1):
            end = _trim(text, start, match.end())
        shorter = name.rpartition(".")[0]
        if _names_site(text, start, name, text[start + len(name) : end]):
            yield start, end, "domain", text[start:end]
        elif name[len(shorter) + 1 :].istitle() and "." in shorter and _names_site(text, start, shorter, ""):
            yield start, start + len(shorter), "domain", shorter  # the next sentence begins without a space


def _cut_run_out(name: str) -> str:
    labels = name.split(".")
    for place, label in enumerate(labels[1:], 1):
        if cut := _RUN_OUT.match(label):
            return ".".join((*labels[:place], cut[1]))
    return name


def _names_site(text: str, start: int, name: str, rest: str) -> bool:
    end = start + len(name)
    before, after = text[max(0, start - 2) : start], text[end : end + 1]
    inside = (before[-1:] in {"/", "\\"} and before != "//") or after == "("  # of a path, or called as a function
    return is_site(name, rest) and not (inside and not is_strong(name))


def _trim(text: str, start: int, end: int) -> int:
    while end > start and (
        (last := text[end - 1]) in _TRAILING
        or (last in _PAIRS and text.count(_PAIRS[last], start, end) < text.count(last, start, end))
    ):
        end -= 1
    return end


_BY_SCHEME: tuple[tuple[re.Pattern[str], LinkKind], ...] = (
    (_HXXP, "defanged"),
    (_SCHEME, "url"),
    (_OPENED, "url"),
    (_WWW, "domain"),
)
FINDERS: tuple[tuple[re.Pattern[str], Callable[[str], Iterator[Found]]], ...] = tuple(
    (re.compile(hint, re.IGNORECASE), finder)
    for hint, finder in (
        (r"<", _html),
        (r"\]", _markdown),
        (r"\[/", _bbcode),
        (r":|www", _schemes),
        (r"@|[\[({]\s?at|\sat\s", _mails),
        (r"\.\d|\]", _ips),
        (r"[\[({]\s?\.|dot|[点點]", _broken),
        (r"[^\W_]\.[^\W_]", _domains),
    )
)
"""What a text must hold for a finder to be worth its while, and the finder; outer shapes before what they hold."""
