"""Which language a person reads: from a process's environment, or from a browser's request.

Both functions are pure; the caller hands over what it read. Chinese is chosen for every ``zh`` tag, English otherwise:
a person whose language is neither is served in English.
"""

from __future__ import annotations

from collections.abc import Mapping

from mcp_elicitation.text import Language

__all__ = ["from_accept_language", "from_environment"]

# In the order in which gettext reads them.
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def from_environment(environ: Mapping[str, str]) -> Language:
    """Return the language of a terminal, from the variables that gettext reads, first one set first."""
    for variable in _VARIABLES:
        for name in environ.get(variable, "").split(":"):
            if name and name not in {"C", "POSIX"} and not name.startswith("C."):
                return "zh" if name.lower().startswith("zh") else "en"
    return "en"


def from_accept_language(header: str) -> Language:
    """Return the language that a browser asks for (RFC 9110 §12.5.4); a malformed part counts for nothing."""
    best: Language = "en"
    best_weight = 0.0
    for part in header.split(","):
        tag, _, parameters = part.strip().partition(";")
        weight = _weight(parameters)
        primary = tag.strip().lower().partition("-")[0]
        if primary in {"zh", "en"} and weight > best_weight:
            best, best_weight = ("zh" if primary == "zh" else "en"), weight
    return best


def _weight(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    if name.strip().lower() != "q":
        return 1.0
    try:
        weight = float(value)
    except ValueError:
        return 0.0
    return weight if 0.0 <= weight <= 1.0 else 0.0
