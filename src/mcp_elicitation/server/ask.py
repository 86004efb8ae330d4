"""Asking from inside a handler: ``ask.form``, ``ask.url``, ``ask.secret``, ``ask.confirm``, ``ask.once`` and others.

The handler runs from the top in every round; an ask whose answer is known returns at once. Whatever must not happen
twice belongs into ``ask.once``; whatever a question shows must come out the same in every run.
"""

from __future__ import annotations

import inspect
import json
import math
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, TypeVar, Unpack, cast, overload

from pydantic import TypeAdapter
from typing_extensions import TypeForm

from mcp_elicitation.core.elicitation import Mode, Opened, Outcome, UrlOutcome
from mcp_elicitation.core.flow.question import ATTEMPTS, AnyQuestion, Question, UrlQuestion
from mcp_elicitation.core.forms.build.form_type import FormType, form_type, schema_type
from mcp_elicitation.core.forms.field import Content
from mcp_elicitation.core.json import JSON
from mcp_elicitation.errors import AuthorError
from mcp_elicitation.server.asker import current
from mcp_elicitation.server.connecting import connect
from mcp_elicitation.server.entrust import confirm, secret
from mcp_elicitation.server.maker import MAKER, QuestionOptions
from mcp_elicitation.server.waiting import Event, Look

__all__ = ["Answers", "can", "confirm", "connect", "form", "once", "page", "question", "secret", "together", "url"]

T = TypeVar("T")


@overload
def question(message: str, type: TypeForm[T], **options: Unpack[QuestionOptions]) -> Question[T]: ...
@overload
def question(message: str, type: Mapping[str, object], **options: Unpack[QuestionOptions]) -> Question[Content]: ...
def question(message: str, type: Any, **options: Unpack[QuestionOptions]) -> Question[Any]:
    """Return a question without asking it, for ``together`` or to be asked in several places.

    Args:
        message: Why it is asked, for the person to read.
        type: What comes back: a pydantic model, a dataclass, a typed dictionary, an enum, a literal, a bare scalar, a
            list of choices, ``Optional`` of these, or a ``requestedSchema`` written by hand.
        options: See ``QuestionOptions``.

    Raises:
        FormDefinitionError: Form mode cannot ask for this type (FORM-1), it asks for a secret (UI-1), or it holds a
            link (SURL-3).
        ValueError: Fewer than one attempt, or a reason that says nothing.
    """
    if options.get("attempts", ATTEMPTS) < 1:
        raise ValueError("attempts must be at least 1")
    if isinstance(type, Mapping):
        asked: FormType[Any] = schema_type(cast("Mapping[str, object]", type))
    else:
        asked = form_type(type, choices=options.get("choices"), defaults=options.get("defaults"))
    return MAKER.make(message, asked, options)


@overload
async def form(message: str, type: TypeForm[T], **options: Unpack[QuestionOptions]) -> Outcome[T]: ...
@overload
async def form(message: str, type: Mapping[str, object], **options: Unpack[QuestionOptions]) -> Outcome[Content]: ...
async def form(message: str, type: Any, **options: Unpack[QuestionOptions]) -> Outcome[Any]:
    """Ask the person to fill in a form, and go on with a typed answer.

    The arguments are those of ``question``.

    A client that cannot be asked with a form gets an error and the handler ends here, whatever it catches (CAP-4); see
    ``can``.

    Returns:
        ``Accepted(data)``, ``Declined()`` or ``Cancelled()``: match on it.

    Raises:
        FormDefinitionError: Form mode cannot ask for this type (FORM-1), it asks for a secret (UI-1), or it holds a
            link (SURL-3).
        OutsideHandlerError: There is no request to ask within.
        InvalidAnswersError: The answer did not fit as often as it may not.
    """
    asked: Question[Any] = question(message, type, **options)
    [outcome] = await current().ask([asked])
    return cast("Outcome[Any]", outcome)


@overload
def page(message: str, url: str, *, done: None = None, key: str | None = None) -> UrlQuestion[None]: ...
@overload
def page(message: str, url: str, *, done: Event, key: str | None = None) -> UrlQuestion[bool]: ...
@overload
def page(message: str, url: str, *, done: Look[T], key: str | None = None) -> UrlQuestion[T]: ...
def page(message: str, url: str, *, done: Any = None, key: str | None = None) -> UrlQuestion[Any]:
    """Return a URL question without asking it, for ``together``; the arguments are those of ``url``."""
    return UrlQuestion(message, url, done, key)


@overload
async def url(message: str, url: str, *, done: None = None, key: str | None = None) -> UrlOutcome: ...
@overload
async def url(message: str, url: str, *, done: Event, key: str | None = None) -> Outcome[bool]: ...
@overload
async def url(message: str, url: str, *, done: Look[T], key: str | None = None) -> Outcome[T]: ...
async def url(message: str, url: str, *, done: Any = None, key: str | None = None) -> Any:
    """Send the person to a page of yours, and wait until they are done there.

    What happens on the page does not pass through the client. A person who opens it may be another than the one who
    asks here: the page must find out before it accepts anything (PHISH-1).

    Args:
        message: Why the person is sent there.
        url: Where to. It must be the same in every run: make a random part of it with ``once``.
        done: What tells that the person is done: an async function that returns the result, or None (or False) while
            there is none, and goes on returning it; or an event. Without it, nothing more than the consent to open the
            page is known.
        key: A name of its own on the wire; without one it is named by its words.

    Returns:
        ``Accepted(result)`` where something told the end, else ``Opened()``; ``Declined()`` or ``Cancelled()``.

    Raises:
        OutsideHandlerError: There is no request to ask within.
        UrlNotSendableError: The URL must not be sent (URL-1, SURL-1, SURL-2, SURL-4).
    """
    [outcome] = await current().ask([UrlQuestion(message, url, done, key)])
    return outcome


class Answers(Mapping[str, "Outcome[object] | Opened"]):
    """The outcomes of several questions: by name, or typed by the question itself (``answers[trip]``)."""

    def __init__(self, questions: Mapping[str, AnyQuestion], outcomes: Mapping[str, Outcome[object] | Opened]) -> None:
        self._outcomes = outcomes
        self._names = {id(asked): name for name, asked in questions.items()}

    @overload
    def __getitem__(self, key: Question[T]) -> Outcome[T]: ...
    @overload
    def __getitem__(self, key: UrlQuestion[T]) -> Outcome[T] | Opened: ...
    @overload
    def __getitem__(self, key: str) -> Outcome[object] | Opened: ...
    def __getitem__(self, key: str | AnyQuestion) -> Outcome[object] | Opened:
        """Return the outcome of a question, by its name or by itself; one that was asked twice is had by its names."""
        return self._outcomes[key if isinstance(key, str) else self._names[id(key)]]

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names, in the order in which they were given."""
        return iter(self._outcomes)

    def __len__(self) -> int:
        """Return how many questions were asked."""
        return len(self._outcomes)


async def together(**questions: AnyQuestion) -> Answers:
    """Ask several questions in one round.

    Args:
        questions: The questions by name, each made with ``question`` or ``page``.

    Raises:
        OutsideHandlerError: There is no request to ask within.
        InvalidAnswersError: An answer did not fit as often as it may not.
    """
    outcomes = await current().ask(list(questions.values()))
    return Answers(questions, dict(zip(questions, outcomes, strict=True)))


@overload
async def once(name: str, function: Callable[[], Awaitable[T]]) -> T: ...
@overload
async def once(name: str, function: Callable[[], T]) -> T: ...
@overload
async def once(name: str, function: Callable[[], Awaitable[T]], *, type: TypeForm[T]) -> T: ...
@overload
async def once(name: str, function: Callable[[], T], *, type: TypeForm[T]) -> T: ...
async def once(name: str, function: Callable[[], Any], *, type: Any = None) -> Any:
    """Do something that a re-run of the handler must not repeat, and keep its result in the request state.

    An effect that a task group cancels because an ask beside it was suspended has no result, and is tried again: do it
    where nothing is asked beside it. Effects of one name that run side by side need names of their own.

    Args:
        name: What it is called in the journal; the second one of a name in one run is told apart by its number.
        function: What to do; may be a coroutine function.
        type: The type of the result where it is not JSON by itself: it is written and read through pydantic, and what
            was read comes back, in the first run too.

    Raises:
        OutsideHandlerError: There is no request to ask within.
        UnjournaledResultError: The result is not JSON and no ``type`` says how to keep it.
    """
    asker = current()
    adapter = None if type is None else TypeAdapter[Any](type)
    key, kept, known = asker.recall(name)
    if known:
        return kept if adapter is None else _read(adapter, json.dumps(kept))
    try:
        await asker.resume()
        result = function()
        if inspect.isawaitable(result):
            result = await result
        written, result = _keep(name, result, adapter)
    except BaseException:
        asker.abandon(key)
        raise
    asker.record(key, written)
    return result


def can(mode: Mode) -> bool:
    """Tell whether the client of this request can be asked in a mode, so that a handler may go another way.

    Raises:
        OutsideHandlerError: There is no request to ask within.
    """
    return mode in current().modes


class UnjournaledResultError(AuthorError):
    """The result of ``ask.once`` could not be had back in the next round as it was."""

    code = "unjournaled_result"

    def __init__(self, name: str, result: object, way_out: str) -> None:
        super().__init__(
            f"the result of ask.once({name!r}) is a {result.__class__.__name__}, which a request state cannot carry: "
            + way_out
        )


_NOT_JSON = "pass type=… so that pydantic writes and reads it, or return JSON (text, numbers, lists, dictionaries)"
_NOT_READABLE = "what its type=… writes as JSON cannot be read back by the same type"


def _keep(name: str, result: object, adapter: TypeAdapter[Any] | None) -> tuple[JSON, Any]:
    """Return the result as the journal has it and as the handler has it, the same in every run."""
    if adapter is None:
        if not _is_json(result):
            raise UnjournaledResultError(name, result, _NOT_JSON)
        return cast("JSON", result), result
    try:
        written = adapter.dump_json(result, by_alias=False, warnings="error")
        return json.loads(written), _read(adapter, written)
    except ValueError:  # pydantic's own errors derive from it
        raise UnjournaledResultError(name, result, _NOT_READABLE) from None


def _read(adapter: TypeAdapter[T], written: str | bytes) -> T:
    """Read by the fields' own names: an alias may differ between writing and reading."""
    return adapter.validate_json(written, by_alias=False, by_name=True)


def _is_json(value: object) -> bool:
    """Tell whether a value comes back from JSON as it was: a tuple, or a text of a class of its own, would not."""
    kind = value.__class__
    if kind is list:
        return all(_is_json(item) for item in cast("list[object]", value))
    if kind is dict:
        members = cast("dict[object, object]", value)
        return all(key.__class__ is str and _is_json(member) for key, member in members.items())
    if kind is float:
        return math.isfinite(cast("float", value))
    return value is None or kind in {str, int, bool}
