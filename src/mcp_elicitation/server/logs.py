"""Logs of the libraries around the pages write whole URLs: what only two ends may know is taken out (V9)."""

from __future__ import annotations

import logging
import re

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


def hide_secrets_in_logs() -> None:
    """Put the filter on the loggers that need it; done again it does nothing."""
    for name in LOGGERS:
        logger = logging.getLogger(name)
        if not any(isinstance(each, HideSecrets) for each in logger.filters):
            logger.addFilter(HideSecrets())


def _hide_argument(value: object) -> object:
    """Numbers and the like stay what they are, or the format of the record would not fit any more."""
    if value is None or isinstance(value, int | float):
        return value
    text = value if isinstance(value, str) else str(value)
    hidden = hide(text)
    return value if hidden == text else hidden
