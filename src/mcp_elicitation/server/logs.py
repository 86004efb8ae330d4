"""What logs must not hold is taken out before anybody formats it (V9).

Libraries around the pages write whole URLs; the SDK writes the texts of errors, and those of a handler that was given a
secret may hold it.
"""

from __future__ import annotations

import logging
import re
import traceback

from mcp_elicitation.server.surroundings import current_surroundings

HIDDEN = "…"

LOGGERS = (
    "authlib",
    "authlib.integrations.httpx_client",
    "httpcore2",
    "httpcore2.connection",
    "httpcore2.http11",
    "httpcore2.http2",
    "httpcore2.proxy",
    "httpx2",
    "mcp_elicitation",
    "uvicorn",
    "uvicorn.access",
    "uvicorn.asgi",
    "uvicorn.error",
)
"""The loggers that see URLs of the pages, or calls to an authorisation server; filters are not inherited."""

FAMILIES = frozenset({"fastmcp", "mcp", "mcp_elicitation"})
"""Whose loggers write while a handler runs, or of what became of it."""

_QUERY = re.compile(r"""(?<=\?)(?=[^\s"'<>]*=)[^\s"'<>]+""")
_HANDLE = re.compile(r"(/connect/)(?!end/|style-|signed-in)[A-Za-z0-9_\-]{8,}")
_LOCAL_PATH = re.compile(r"(127\.0\.0\.1:\d+/|(?<=[\"' ])/)[A-Za-z0-9_\-]{24}(?=/connect)")
_HEADER = re.compile(
    r"""(?i)(b?['"]?(?:authorization|cookie|set-cookie|proxy-authorization)['"]?\s*[:,=]\s*b?)(['"])(?:(?!\2).)*\2"""
)


class HideSecrets(logging.Filter):
    """Takes queries, handles and credentials out of a log record before anybody formats it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Rewrite the record; it is always kept."""
        if isinstance(record.args, tuple) and record.args:
            record.args = tuple(_hide_argument(each) for each in record.args)
        if isinstance(record.msg, str):
            record.msg = hide(record.msg)
        return True


def hide(text: str) -> str:
    """Return a text without the parts of URLs and headers that only two ends may know."""
    text = _QUERY.sub(HIDDEN, text)
    text = _HANDLE.sub(rf"\1{HIDDEN}", text)
    text = _LOCAL_PATH.sub(rf"\1{HIDDEN}", text)
    return _HEADER.sub(rf"\1\2{HIDDEN}\2", text)


class HideRevealed(logging.Filter):
    """Leaves out what a log record says when it holds a secret that the handler of this request was given."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Rewrite the record; it is always kept."""
        around = current_surroundings.get()
        if around is None or not around.revealed:
            return True
        name = around.revealed.find([_said_by(record), *_traceback_of(record)])
        if name is not None:
            record.msg, record.args = "left out: it held the secret %r", (name,)
            record.exc_info = record.exc_text = record.stack_info = None
        return True


def hide_secrets_in_logs() -> None:
    """Put the filters on the loggers that need them; done again it does nothing but for loggers that are new."""
    for name in LOGGERS:
        _put(logging.getLogger(name), HideSecrets)
    for name, logger in list(logging.root.manager.loggerDict.items()):
        if isinstance(logger, logging.Logger) and name.partition(".")[0] in FAMILIES:
            _put(logger, HideRevealed)
            if name.startswith("mcp_elicitation"):  # filters are not inherited: each of ours needs its own
                _put(logger, HideSecrets)


def _put(logger: logging.Logger, kind: type[logging.Filter]) -> None:
    if not any(isinstance(each, kind) for each in logger.filters):
        logger.addFilter(kind())


def _said_by(record: logging.LogRecord) -> str:
    try:
        return record.getMessage()
    except (TypeError, ValueError, KeyError):  # its arguments do not fit, which is for the handlers to report
        return f"{record.msg} {record.args!r}"


def _traceback_of(record: logging.LogRecord) -> list[str]:
    error = record.exc_info[1] if record.exc_info else None
    return [*traceback.format_exception(error)] if error is not None else []


def _hide_argument(value: object) -> object:
    """Numbers and the like stay what they are, or the format of the record would not fit any more."""
    if value is None or isinstance(value, int | float):
        return value
    text = value if isinstance(value, str) else str(value)
    hidden = hide(text)
    return value if hidden == text else hidden
