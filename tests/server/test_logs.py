"""What libraries write into logs holds nothing that only two ends may know (V9, B190)."""

from __future__ import annotations

import logging

import pytest

from mcp_elicitation.server.logs import LOGGERS, HideSecrets, hide, hide_secrets_in_logs

HANDLE = "5DJH-ts7FrHqbasOUPsHVUP-UVhRrx4eIB7WsALOMf0"


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        (f"GET /connect/{HANDLE} HTTP/1.1", HANDLE),
        (f"POST /connect/{HANDLE}/give HTTP/1.1", HANDLE),
        (f"GET http://127.0.0.1:48783/WM-ODAYKLyS7D-L7vJ62oIJL/connect/{HANDLE}", "WM-ODAYKLyS7D"),
        ("GET /connect/signed-in?code=SECRET&state=OTHER&iss=x HTTP/1.1", "SECRET"),
        ("GET /connect/signed-in?code=SECRET&state=OTHER&iss=x HTTP/1.1", "OTHER"),
        ("headers=[(b'Authorization', b'Bearer SECRET'), (b'a', b'b')]", "SECRET"),
        ("{'cookie': '__Host-mcp-elicitation=SECRET'}", "SECRET"),
        ("[(b'set-cookie', b'mcp-elicitation=SECRET; Path=/')]", "SECRET"),
    ],
)
def test_the_parts_that_matter_are_taken_out(text: str, secret: str) -> None:
    assert secret in text
    assert secret not in hide(text)


@pytest.mark.parametrize(
    "text",
    [
        "GET /connect/end/done HTTP/1.1",
        "GET /connect/style-f718cabbc0403368.css HTTP/1.1",
        "what is kept could not be opened? yes",
        "Uvicorn running on http://127.0.0.1:8000",
    ],
)
def test_the_rest_stays_readable(text: str) -> None:
    assert hide(text) == text


def test_numbers_stay_numbers_so_that_formats_still_fit() -> None:
    record = logging.LogRecord("uvicorn.access", 20, "", 1, '%s - "%s" %d', ("1.2.3.4:5", "/x?code=S", 200), None)
    assert HideSecrets().filter(record)
    assert record.getMessage() == '1.2.3.4:5 - "/x?…" 200'


def test_the_filters_are_put_once() -> None:
    hide_secrets_in_logs()
    hide_secrets_in_logs()
    for name in LOGGERS:
        filters = logging.getLogger(name).filters
        assert len([each for each in filters if isinstance(each, HideSecrets)]) == 1
