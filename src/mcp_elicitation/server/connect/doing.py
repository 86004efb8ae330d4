"""Doing what the table of steps says, for one interaction."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from types import MappingProxyType

import anyio
from starlette.responses import Response

from mcp_elicitation.core.secret import Secret
from mcp_elicitation.pages.guard import origin_of
from mcp_elicitation.server.connect import words
from mcp_elicitation.server.connect.cookies import Cookie
from mcp_elicitation.server.connect.desk import Check, Desk, audit
from mcp_elicitation.server.connect.linking import Linking
from mcp_elicitation.server.connect.request import SecretRequest
from mcp_elicitation.server.connect.sign_in import SignInFailedError
from mcp_elicitation.server.connect.steps import Case, Request, Step, decide
from mcp_elicitation.server.connect.views import Form, Views
from mcp_elicitation.server.connect.visit import Visit
from mcp_elicitation.server.connect.visitor import HostSession, SignIn
from mcp_elicitation.server.interaction import Event
from mcp_elicitation.server.interactions import Found
from mcp_elicitation.server.vault.kept import Kept
from mcp_elicitation.text import Text

MOST_TRIES = 5
"""How often something may be entered that does not work (O20)."""

CHECK_TIMEOUT = 20.0
"""Seconds that trying a secret may take."""

_ACTIONS: Mapping[str, Request] = MappingProxyType(
    {
        "begin": "begin",
        "give": "give",
        "approve": "approve",
        "refuse": "refuse",
    }
)

logger = logging.getLogger(__name__)


class Doing:
    """Carries out steps.

    Args:
        desk: What the pages share with the handlers.
        views: The pages.
        cookie: The cookie of the pages.
        base: The path that the pages live below.
        linking: What they do for accounts at providers.
    """

    def __init__(self, desk: Desk, views: Views, cookie: Cookie, base: str, linking: Linking) -> None:
        self._desk = desk
        self._views = views
        self._cookie = cookie
        self._base = base
        self._linking = linking
        self.can_leave = isinstance(desk.backend, SignIn)

    async def look(self, visit: Visit) -> Response:
        """Answer a GET: it shows something and changes nothing, but that a link in wrong hands is burnt."""
        found = await self._desk.interactions.find(_handle(visit))
        return await self._do(visit, found, self._decide(visit, found, "look"), {})

    async def act(self, visit: Visit) -> Response:
        """Answer a post of one of our forms."""
        request = _ACTIONS.get(visit.request.path_params["action"])
        fields = await visit.form()
        if request is None:
            return self._gone(visit)
        found = await self._desk.interactions.find(_handle(visit))
        return await self._do(visit, found, self._decide(visit, found, request), fields)

    async def ask_to_sign_in(self, visit: Visit, at: str) -> Response:
        """Return the page of somebody who is not known yet.

        Args:
            visit: The request.
            at: The path that the visitor wanted.
        """
        backend = self._desk.backend
        if isinstance(backend, HostSession):
            return visit.send(self._views.sign_in(visit.language, backend.sign_in_url, None), self._cookie)
        if self._desk.sign_in is None:
            return self._gone(visit)
        try:
            metadata = await self._desk.sign_in.metadata()
        except SignInFailedError as error:
            audit(f"sign_in_failed:{error.trouble}", visit.session.digest)
            return visit.send(self._views.end(visit.language, "busy", 503), self._cookie)
        # A browser holds the redirection after a post to the policy of the page with the form (O19).
        leads_to = [origin_of(metadata.authorization_endpoint)]
        page = self._views.sign_in(visit.language, f"{at}/sign-in", visit.session.csrf, leads_to=leads_to)
        return visit.send(page, self._cookie)

    def _decide(self, visit: Visit, found: Found | None, request: Request) -> Step:
        interaction = None if found is None else found.interaction
        over = interaction is None or self._desk.interactions.is_over(interaction)
        return decide(
            Case(
                request=request,
                interaction=interaction,
                over=over,
                visitor=visit.visitor,
                session=visit.session.digest,
            )
        )

    async def _do(self, visit: Visit, found: Found | None, step: Step, fields: Mapping[str, str]) -> Response:
        if step == "sign_in":
            return await self.ask_to_sign_in(visit, f"{self._base}/connect/{_handle(visit)}")
        if found is None or step == "gone":
            return self._gone(visit)
        if step == "send":
            return await self._linking.send(visit, found)
        if step in {"consent", "question", "form", "offer"}:
            return self._show(visit, found, step)
        return await self._change(visit, found, step, fields)

    async def _change(self, visit: Visit, found: Found, step: Step, fields: Mapping[str, str]) -> Response:
        match step:
            case "burn":
                return await self._burn(visit, found)
            case "open":
                return await self._open(visit, found)
            case "take":
                return await self._take(visit, found, fields)
            case "allow":
                return await self._allow(visit, found)
            case _:
                return await self._end(visit, found, "finish" if step == "approve" else "refuse")

    def _show(self, visit: Visit, found: Found, step: Step, problem: Text | None = None) -> Response:
        visitor = visit.visitor
        if visitor is None:
            return self._gone(visit)
        at = f"{self._base}/connect/{_handle(visit)}"
        form = Form(at=at, csrf=visit.session.csrf, leave=self.can_leave)
        if step == "offer":
            return self._linking.offer(visit, found, form)
        if step == "form":
            page = self._views.form(visit.language, found.interaction, visitor, form, problem=problem)
        elif step == "consent":
            page = self._views.consent(visit.language, found.interaction, visitor, form)
        elif found.interaction.purpose == "use":
            page = self._views.use(visit.language, found.interaction, visitor, form)
        else:
            page = self._views.question(visit.language, found.interaction, visitor, form)
        return visit.send(page, self._cookie)

    async def _burn(self, visit: Visit, found: Found) -> Response:
        """Somebody else has the link: from now on nobody can use it (PHISH-1, O1)."""
        if await self._desk.interactions.step(found, "burn", reason="other_person") is not None:
            audit("burnt:other_person", found.record.key)
        return self._gone(visit)

    async def _open(self, visit: Visit, found: Found) -> Response:
        opened = await self._desk.interactions.step(found, "open", holder=visit.session.digest)
        if opened is not None:
            audit("opened", found.record.key)
        return visit.redirect(f"{self._base}/connect/{_handle(visit)}", self._cookie)

    async def _take(self, visit: Visit, found: Found, fields: Mapping[str, str]) -> Response:
        """Keep what was entered: claimed first, tried, kept, and only then finished.

        When the process dies in between, either nothing is kept or all of it, and the person can enter it again.
        """
        visitor = visit.visitor
        if visitor is None:
            return self._gone(visit)
        asked = SecretRequest.read(found.interaction.request)
        given = {each.name: fields.get(f"f{at}", "").strip() for at, each in enumerate(asked.fields)}
        problem = _problem(asked, given)
        if problem is not None:
            return self._show(visit, found, "form", problem)
        claimed = await self._desk.interactions.count_try(found)
        if claimed is None:  # the same form was sent twice, and the other one is at it
            return visit.redirect(f"{self._base}/connect/{_handle(visit)}", self._cookie)
        secrets = {name: Secret(value) for name, value in given.items()}
        meanwhile = await self._given_meanwhile(found, asked)
        if meanwhile is not None and meanwhile.fields != secrets:
            await self._desk.interactions.step(claimed, "finish")
            audit("superseded", found.record.key)
            return self._gone(visit)
        check = self._desk.checks.get(found.record.key)
        if check is not None and not await _works(check, secrets):
            return await self._rejected(visit, claimed)
        kept = Kept(
            name=asked.name,
            label=found.interaction.message,
            fields=secrets,
            added=self._desk.interactions.now(),
            checked=check is not None,
            clients=(found.interaction.principal.client,),
        )
        await self._desk.vault.put(visitor.principal, kept)
        await self._desk.interactions.step(claimed, "finish")
        audit("given", found.record.key)
        return visit.redirect(f"{self._base}/connect/end/done", self._cookie)

    async def _given_meanwhile(self, found: Found, asked: SecretRequest) -> Kept | None:
        """Return what a newer page took, if one did: an old tab must not overwrite it (B164).

        The same values again are no overwriting: so it looks to who enters them anew after this process died between
        keeping and finishing.
        """
        kept = await self._desk.vault.get(found.interaction.principal, asked.name)
        is_newer = kept is not None and kept.added >= found.interaction.begun and asked.is_met_by(kept.fields)
        return kept if is_newer else None

    async def _allow(self, visit: Visit, found: Found) -> Response:
        """Let another client of the same person use what is kept: opened first, noted, and only then finished (O14)."""
        interactions, interaction = self._desk.interactions, found.interaction
        opened: Found | None = found
        if interaction.state == "waiting":
            opened = await interactions.step(found, "open", holder=visit.session.digest)
        name = SecretRequest.read(interaction.request).name
        if opened is None or not await self._desk.vault.allow(interaction.principal, name):
            return self._gone(visit)
        await interactions.step(opened, "finish")
        audit("allowed", found.record.key)
        return visit.redirect(f"{self._base}/connect/end/approved", self._cookie)

    async def _rejected(self, visit: Visit, claimed: Found) -> Response:
        if claimed.interaction.tries >= MOST_TRIES:
            await self._desk.interactions.step(claimed, "burn", reason="too_often")
            audit("burnt:too_often", claimed.record.key)
            return self._gone(visit)
        return self._show(visit, claimed, "form", words.REJECTED)

    async def _end(self, visit: Visit, found: Found, event: Event) -> Response:
        interactions = self._desk.interactions
        opened: Found | None = found
        if found.interaction.state == "waiting":
            opened = await interactions.step(found, "open", holder=visit.session.digest)
        if opened is None or await interactions.step(opened, event) is None:
            return self._gone(visit)
        name = "approved" if event == "finish" else "refused"
        audit(name, found.record.key)
        return visit.redirect(f"{self._base}/connect/end/{name}", self._cookie)

    def _gone(self, visit: Visit) -> Response:
        """Return the one page for everything that is not there for this visitor: it tells nothing apart."""
        return visit.send(self._views.end(visit.language, "gone", 404), self._cookie)


def _problem(asked: SecretRequest, given: Mapping[str, str]) -> Text | None:
    if not all(given.values()):
        return words.EMPTY
    return words.TOO_LONG if any(len(given[each.name]) > each.longest for each in asked.fields) else None


async def _works(check: Check, secrets: Mapping[str, Secret]) -> bool:
    """Try what was entered; an attempt that fails in itself counts as no, and its text stays out of the log."""
    try:
        with anyio.fail_after(CHECK_TIMEOUT):
            return await check(secrets)
    except Exception as error:
        logger.warning("trying a secret raised %s", type(error).__name__)
        return False


def _handle(visit: Visit) -> str:
    handle: str = visit.request.path_params["handle"]
    return handle
