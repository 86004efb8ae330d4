"""The surface without a person keeps the contract of surfaces."""

from __future__ import annotations

from tests.client.surface_contract import Deed, SurfaceContract

from mcp_elicitation.client import Reply, Review, Scripted, Surface


class TestScripted(SurfaceContract):
    @property
    def surface(self) -> Surface:
        return Scripted({})

    async def perform(self, review: Review, *deeds: Deed) -> Reply:
        values: dict[str, str] = {}
        for deed in deeds:
            if not isinstance(deed, str):
                values |= deed
            elif deed == "accept":
                reply = await Scripted(values).ask(review)
                if reply.action == "accept":
                    return reply
            else:
                said = None if deed == "close" else Reply(deed)
                return await Scripted(lambda _, said=said: said).ask(review)  # type: ignore[misc]
        raise AssertionError
