"""A browser by hand: cookies and forms over real HTTP, and every header in the test's own hands."""

from __future__ import annotations

import re
from types import TracebackType
from typing import Self

import httpx2

OURS = {"origin": "null", "sec-fetch-site": "same-origin", "sec-fetch-dest": "document"}


class Hand:
    """One browser profile without a browser.

    Attributes:
        client: Carries the requests; follows no redirection by itself.
        texts: Everything that it was ever sent, headers included.
    """

    def __init__(self, language: str = "en") -> None:
        self.client = httpx2.AsyncClient(headers={"accept-language": language}, timeout=30)
        self.texts: list[str] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.client.aclose()

    async def get(self, url: str, **headers: str) -> httpx2.Response:
        """Get a page."""
        return self._noted(await self.client.get(url, headers=self._with(url, headers)))

    async def post(self, url: str, data: dict[str, str], **headers: str) -> httpx2.Response:
        """Send a form, from a page of ours unless the headers say otherwise."""
        sent = self._with(url, {**OURS, **{name.replace("_", "-"): value for name, value in headers.items()}})
        return self._noted(await self.client.post(url, data=data, headers=sent))

    async def press(self, url: str, action: str, **fields: str) -> httpx2.Response:
        """Look at a page and send its form."""
        return await self.post(f"{url}/{action}", {"csrf": csrf_of(await self.get(url)), **fields})

    def _with(self, url: str, headers: dict[str, str]) -> dict[str, str]:
        """Cookies with ``Secure`` go to loopback over plain http in browsers; here they are put there by hand."""
        jar = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar)
        return {**headers, **({"cookie": jar} if jar else {})}

    def _noted(self, response: httpx2.Response) -> httpx2.Response:
        self.texts.append(f"{response.headers}\n{response.text}")
        return response


def csrf_of(response: httpx2.Response) -> str:
    """The token of the forms of a page."""
    found = re.search(r'name="csrf" value="([^"]+)"', response.text)
    assert found, response.text
    return found[1]


def words_of(response: httpx2.Response) -> str:
    """What a person reads on a page."""
    body = response.text.partition("<body>")[2]
    return " ".join(re.sub(r"<[^>]+>", " ", body).split())
