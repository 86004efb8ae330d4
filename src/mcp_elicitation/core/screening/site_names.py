"""Is a dotted word the name of a site, or a file, an abbreviation, a version, a piece of code, a missing space?

A word ends in a public suffix by accident quite often (README.md, asp.net, user.name, 9.am, done.It), and a warning
that cries wolf is as wrong as a missing one. Each rule names one such accident; what none of them explains is a site.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import TypeAlias

from publicsuffixlist import PublicSuffixList

from mcp_elicitation.core.lookalike.skeleton import folded_skeleton

_Labels: TypeAlias = list[str]


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Suffixes that nobody takes for anything but a site's.
_STRONG = _words("com net org edu gov mil cn")
_FILE_SUFFIXES = _words("md mov ps py rs sh zip")
_FILE_STEMS = _words(
    "changelog config configure index install license main makefile manifest module package readme requirements script "
    "setup test tests"
)
_PRODUCTS = _words("ado.net asp.net draw.io vb.net socket.io")
# Left of the dot in code, scopes and settings; right of it, attributes that are suffixes too.
_OBJECTS = _words(
    "account address app asyncio body browser calendar calendars canonical channel chat client collections "
    "company config console contact context customer data date drive element env error event exports field file "
    "files first form fs group handler href input item key last layer log logger mail math member message method "
    "model name network node notes obj object options order org os output page params parsed payload person "
    "process product profile project prop props prototype query record repo req request res response result "
    "results role row schema self server service session settings status step store styles sys system task tasks "
    "team this transport type user users value window"
)
_ATTRIBUTES = _words(
    "abc as at bar bold call channel click codes contact data date day dev do dot email events exchange foo free "
    "group host id in info is link map media my name network new next no now open page pid plus properties read "
    "rest run save security select services shell so stream style systems tab target team to video watch web"
)
_CAMEL = re.compile("[a-z][A-Z]")
_ROOTS = _words("com edu gov io net org dev app")


def is_site(name: str, rest: str = "") -> bool:
    """Tell whether a dotted word names a site that can be opened.

    Args:
        name: Two or more labels, without a dot at the end.
        rest: The port, path, query or fragment that stands behind it.
    """
    labels = name.split(".")
    lowered = [label.lower() for label in labels]
    if not lowered[-1].isascii():
        lowered[-1] = _alike().get(folded_skeleton(lowered[-1]), lowered[-1])
    if _suffixes().privatesuffix(".".join(lowered)) is None:
        return False
    if lowered[0] == "www":
        return True
    return not any(accident(labels, lowered) and not (behind and behind.match(rest)) for accident, behind in _ACCIDENTS)


def is_strong(name: str) -> bool:
    """Tell whether a name ends in a suffix that nobody uses for anything but sites."""
    return _strong(name.lower().split("."))


@functools.cache
def _alike() -> dict[str, str]:
    return {folded_skeleton(suffix): suffix for suffix in _STRONG}


@functools.cache
def _suffixes() -> PublicSuffixList:
    """Read on first use: 50 ms that nobody pays whose texts hold no dotted word."""
    return PublicSuffixList(accept_unknown=False, only_icann=True)


def _is_number(_: _Labels, lowered: _Labels) -> bool:
    name, suffix = lowered[-2:]
    return name.isdigit() and not (len(name) >= 3 and suffix in _STRONG)


def _is_version(_: _Labels, lowered: _Labels) -> bool:
    return lowered[0].lstrip("v").isdigit() and len(lowered) > 2 and lowered[1].isdigit()


def _is_file(labels: _Labels, lowered: _Labels) -> bool:
    return lowered[-1] in _FILE_SUFFIXES or (len(labels) == 2 and lowered[0] in _FILE_STEMS and not _strong(lowered))


def _is_abbreviation(_: _Labels, lowered: _Labels) -> bool:
    return all(len(label) == 1 for label in lowered[:-1]) and not _strong(lowered)


def _is_missing_space(labels: _Labels, lowered: _Labels) -> bool:
    last = labels[-1]
    shouted = last.isupper() and not "".join(labels[:-1]).isupper()
    return not _strong(lowered) and (shouted or last.istitle())


def _is_code(labels: _Labels, lowered: _Labels) -> bool:
    return (lowered[-2] in _OBJECTS or _CAMEL.search(labels[-2]) is not None) and lowered[-1] in _ATTRIBUTES


def _is_package(_: _Labels, lowered: _Labels) -> bool:
    return len(lowered) > 2 and lowered[0] in _ROOTS and not _strong(lowered)


def _is_product(_: _Labels, lowered: _Labels) -> bool:
    return ".".join(lowered) in _PRODUCTS


def _strong(lowered: _Labels) -> bool:
    return lowered[-1] in _STRONG


_Accident: TypeAlias = Callable[[_Labels, _Labels], bool]
_REST = re.compile(".")  # t.me/join, io.example.app?x, Example.App/start
_PATH = re.compile(r"/(?!.*\.\w{1,5}$)")  # but not one that names a second file: setup.py/pyproject.toml
_ACCIDENTS: tuple[tuple[_Accident, re.Pattern[str] | None], ...] = (
    (_is_number, None),
    (_is_version, None),
    (_is_file, _PATH),
    (_is_abbreviation, _REST),
    (_is_missing_space, _REST),
    (_is_code, _REST),
    (_is_package, _REST),
    (_is_product, _REST),
)
"""Each accident, and what makes the word a site all the same when it stands behind it."""
