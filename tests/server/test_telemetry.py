"""What operators see of asks, and what they must never see."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping

import anyio
import pytest
from mcp.server import MCPServer
from opentelemetry.sdk.metrics.export import HistogramDataPoint, InMemoryMetricReader, NumberDataPoint
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from tests import tracing
from tests.server.handshake import session_with
from tests.server.test_url import ACCEPT, PAGE
from tests.server.wire import DECLINE, EVERYTHING, accept, wire_to
from typing_extensions import TypedDict

from mcp_elicitation import Elicitation, ask

ATTRIBUTES = {"flow", "mode", "action", "attempt", "seconds", "reason"}
"""All that an event may say."""

Numbers = dict[tuple[str, ...], float]


@pytest.fixture
def spans() -> Iterator[InMemorySpanExporter]:
    exporter = tracing.spans()
    exporter.clear()
    yield exporter
    exporter.clear()


@pytest.fixture
def measured() -> InMemoryMetricReader:
    return tracing.measurements()


def events(spans: InMemorySpanExporter) -> list[tuple[str, Mapping[str, object]]]:
    """The events of asks, in order, without what differs in every run."""
    found: list[tuple[str, Mapping[str, object]]] = []
    for span in spans.get_finished_spans():
        for event in span.events:
            if event.name.startswith("elicitation."):
                said = {
                    name.removeprefix("mcp_elicitation."): value for name, value in (event.attributes or {}).items()
                }
                assert said.keys() <= ATTRIBUTES
                found.append((event.name.removeprefix("elicitation."), said))
    return found


def brief(spans: InMemorySpanExporter) -> list[str]:
    return [
        " ".join([name, *(str(said[each]) for each in ("mode", "action", "attempt", "reason") if each in said)])
        for name, said in events(spans)
    ]


def numbers(reader: InMemoryMetricReader, name: str) -> Numbers:
    """The count of each series of a metric, by the values of its attributes."""
    data = reader.get_metrics_data()
    scopes = [each for resource in (data.resource_metrics if data else ()) for each in resource.scope_metrics]
    metrics = [each for scope in scopes for each in scope.metrics if each.name == f"mcp_elicitation.{name}"]
    found: Numbers = {}
    for point in (each for metric in metrics for each in metric.data.data_points):
        key = tuple(
            str((point.attributes or {})[name])
            for name in ("mode", "action", "outcome")
            if name in (point.attributes or {})
        )
        assert isinstance(point, NumberDataPoint | HistogramDataPoint)
        found[key] = point.value if isinstance(point, NumberDataPoint) else point.count
    return found


def grown(before: Numbers, after: Numbers) -> Numbers:
    return {key: value - before.get(key, 0) for key, value in after.items() if value != before.get(key, 0)}


class Stay(TypedDict):
    canary_field: int
    note: str


async def test_a_life_of_a_form_and_nothing_of_what_it_says(
    spans: InMemorySpanExporter, measured: InMemoryMetricReader, caplog: pytest.LogCaptureFixture
) -> None:
    server = MCPServer("travel")
    Elicitation(server)

    @server.tool()
    async def stay() -> str:
        await ask.form("Canary message?", Stay)
        return (await ask.form("Sure?", bool)).action

    outcomes, rounds, times = (numbers(measured, each) for each in ("outcomes", "rounds", "time_to_answer"))
    with caplog.at_level(logging.DEBUG, "mcp_elicitation"):
        async with wire_to(server) as wire:
            first = await wire.call("stay")
            wrong = accept(canary_field="canary-wrong", note="canary-note")
            again = await wire.answer(first, "stay", given=wrong)
            second = await wire.answer(again, "stay", given=accept(canary_field=3, note="canary-note"))
            assert (await wire.answer(second, "stay", given=DECLINE)).text == "decline"
    assert brief(spans) == [
        "asked form 1",
        "answered form accept 1",
        "asked_again form 2",
        "answered form accept 2",
        "asked form 1",
        "answered form decline 1",
    ]
    assert len({str(said["flow"]) for _, said in events(spans)}) == 1
    assert grown(outcomes, numbers(measured, "outcomes")) == {("form", "accept"): 2, ("form", "decline"): 1}
    assert grown(rounds, numbers(measured, "rounds")) == {(): 1}
    assert sum(grown(times, numbers(measured, "time_to_answer")).values()) == 3
    everything = [each.to_json() for each in spans.get_finished_spans()]
    everything += [str(vars(each)) for each in caplog.records if each.name.startswith("mcp_elicitation")]
    everything.append(str(measured.get_metrics_data()))
    assert caplog.records
    assert "canary" not in "".join(everything).lower()


async def test_a_page_that_is_held_and_finished(spans: InMemorySpanExporter, measured: InMemoryMetricReader) -> None:
    server, finished = MCPServer("travel"), anyio.Event()
    Elicitation(server, hold=0.01)

    @server.tool()
    async def pay() -> str:
        paid = await ask.url("Please pay.", PAGE, done=finished)
        return f"{paid.action} {(await ask.form('Sure?', bool)).action}"

    outcomes, holds = numbers(measured, "outcomes"), numbers(measured, "hold")
    async with wire_to(server) as wire:
        first = await wire.call("pay", capabilities=EVERYTHING)
        reply = await wire.answer(first, "pay", given=ACCEPT, capabilities=EVERYTHING)
        finished.set()
        reply = await wire.call("pay", state=reply.state, capabilities=EVERYTHING)
        await wire.answer(reply, "pay", given=accept(answer=True), capabilities=EVERYTHING)
    assert brief(spans) == [
        "asked url 1",
        "held",
        "answered url accept 1",
        "done url 1",
        "asked form 1",
        "answered form accept 1",
    ]
    assert grown(outcomes, numbers(measured, "outcomes")) == {
        ("url", "accept"): 1,
        ("url", "done"): 1,
        ("form", "accept"): 1,
    }
    assert sum(grown(holds, numbers(measured, "hold")).values()) == 1


@pytest.mark.parametrize("finished", [True, False])
async def test_a_pushed_page(finished: bool, spans: InMemorySpanExporter, measured: InMemoryMetricReader) -> None:
    server, paid = MCPServer("travel"), anyio.Event()
    Elicitation(server, patience=2)
    if finished:
        paid.set()

    @server.tool()
    async def pay() -> str:
        return (await ask.url("Please pay.", PAGE, done=paid)).action

    outcomes = numbers(measured, "outcomes")
    async with session_with(server) as peer:
        call = await peer.call("pay")
        await peer.answer(await peer.next("elicitation/create"), action="accept")
        await peer.reply(call)
    end = "done" if finished else "expired"
    assert [each.split()[0] for each in brief(spans)] == ["asked", "answered", *(() if finished else ("held",)), end]
    assert grown(outcomes, numbers(measured, "outcomes")) == {("url", "accept"): 1, ("url", end): 1}


async def test_what_is_refused_says_why_in_a_code(
    spans: InMemorySpanExporter, caplog: pytest.LogCaptureFixture
) -> None:
    server = MCPServer("travel")
    Elicitation(server)

    @server.tool()
    async def pay() -> str:
        return (await ask.url("Please pay.", PAGE)).action

    with caplog.at_level(logging.INFO, "mcp_elicitation"):
        async with wire_to(server) as wire:
            await wire.refused("pay")
            await wire.refused("pay", state="forged", answers={})
    assert brief(spans) == ["refused capability_missing", "refused invalid_request_state"]
    [record] = [each for each in caplog.records if hasattr(each, "elicitation_reason")]
    assert vars(record)["elicitation_event"] == "refused"
    assert vars(record)["elicitation_reason"] == "capability_missing"


async def test_who_never_asks_is_not_measured(spans: InMemorySpanExporter, measured: InMemoryMetricReader) -> None:
    server = MCPServer("travel")
    Elicitation(server)

    @server.tool()
    async def plain() -> str:
        return "plain"

    rounds = numbers(measured, "rounds")
    async with wire_to(server) as wire:
        await wire.call("plain")
    assert brief(spans) == []
    assert grown(rounds, numbers(measured, "rounds")) == {}
