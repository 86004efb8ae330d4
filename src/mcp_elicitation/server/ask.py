"""Asking from inside a handler: ``ask.form``, ``ask.together``, ``ask.once``.

The handler runs from the top in every round; an ask whose answer is known returns at once. Whatever must not happen
twice belongs into ``ask.once``; whatever a question shows must come out the same in every run.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, TypeVar, cast, overload

from pydantic import TypeAdapter
from typing_extensions import TypeForm

from mcp_elicitation.core.elicitation import Mode, Outcome
from mcp_elicitation.core.flow.question import ATTEMPTS, Question
from mcp_elicitation.core.forms.build.form_type import FormType, RuntimeChoices, form_type, schema_type
from mcp_elicitation.core.forms.field import Content, Value
from mcp_elicitation.core.json import JSON
from mcp_elicitation.errors import AuthorError
from mcp_elicitation.server.asker import current

__all__ = ["Answers", "can", "form", "once", "question", "together"]

T = TypeVar("T")


@overload
def question(
    message: str,
    type: TypeForm[T],
    *,
    key: str | None = None,
    attempts: int = ATTEMPTS,
    choices: RuntimeChoices | None = None,
    defaults: Mapping[str, Value] | None = None,
) -> Question[T]: ...
@overload
def question(
    message: str, type: Mapping[str, object], *, key: str | None = None, attempts: int = ATTEMPTS
) -> Question[Content]: ...
def question(
    message: str,
    type: Any,
    *,
    key: str | None = None,
    attempts: int = ATTEMPTS,
    choices: RuntimeChoices | None = None,
    defaults: Mapping[str, Value] | None = None,
) -> Question[Any]:
    """Return a question without asking it, for ``together`` or to be asked in several places.

    Args:
        message: Why it is asked, for the person to read.
        type: What comes back: a pydantic model, a dataclass, a typed dictionary, an enum, a literal, a bare scalar, a
            list of choices, ``Optional`` of these, or a ``requestedSchema`` written by hand.
        key: A name of its own on the wire; without one it is named by its words.
        attempts: How often the person is asked until the answer fits.
        choices: Choices known only at run time: a list or ``{value: title}``, or one of these per field.
        defaults: Suggestions known only at run time, by field.

    Raises:
        FormDefinitionError: Form mode cannot ask for this type (FORM-1).
    """
    if attempts < 1:
        raise ValueError("attempts must be at least 1")
    if isinstance(type, Mapping):
        asked: FormType[Any] = schema_type(cast("Mapping[str, object]", type))
    else:
        asked = form_type(type, choices=choices, defaults=defaults)
    return Question(message, asked, key, attempts)


@overload
async def form(
    message: str,
    type: TypeForm[T],
    *,
    key: str | None = None,
    attempts: int = ATTEMPTS,
    choices: RuntimeChoices | None = None,
    defaults: Mapping[str, Value] | None = None,
) -> Outcome[T]: ...
@overload
async def form(
    message: str, type: Mapping[str, object], *, key: str | None = None, attempts: int = ATTEMPTS
) -> Outcome[Content]: ...
async def form(
    message: str,
    type: Any,
    *,
    key: str | None = None,
    attempts: int = ATTEMPTS,
    choices: RuntimeChoices | None = None,
    defaults: Mapping[str, Value] | None = None,
) -> Outcome[Any]:
    """Ask the person to fill in a form, and go on with a typed answer.

    The arguments are those of ``question``.

    A client that cannot be asked with a form gets an error and the handler ends here, whatever it catches (CAP-4); see
    ``can``.

    Returns:
        ``Accepted(data)``, ``Declined()`` or ``Cancelled()``: match on it.

    Raises:
        FormDefinitionError: Form mode cannot ask for this type (FORM-1).
        OutsideHandlerError: There is no request to ask within.
        InvalidAnswersError: The answer did not fit as often as it may not.
    """
    asked = question(message, type, key=key, attempts=attempts, choices=choices, defaults=defaults)
    [outcome] = await current().ask([asked])
    return outcome


class Answers(Mapping[str, Outcome[object]]):
    """The outcomes of several questions: by name, or typed by the question itself (``answers[trip]``)."""

    def __init__(self, questions: Mapping[str, Question[Any]], outcomes: Mapping[str, Outcome[object]]) -> None:
        self._outcomes = outcomes
        self._names = {id(asked): name for name, asked in questions.items()}

    @overload
    def __getitem__(self, key: Question[T]) -> Outcome[T]: ...
    @overload
    def __getitem__(self, key: str) -> Outcome[object]: ...
    def __getitem__(self, key: str | Question[Any]) -> Outcome[object]:
        """Return the outcome of a question, by its name or by itself."""
        return self._outcomes[key if isinstance(key, str) else self._names[id(key)]]

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names, in the order in which they were given."""
        return iter(self._outcomes)

    def __len__(self) -> int:
        """Return how many questions were asked."""
        return len(self._outcomes)


async def together(**questions: Question[Any]) -> Answers:
    """Ask several questions in one round.

    Args:
        questions: The questions by name, each made with ``question``.

    Raises:
        OutsideHandlerError: There is no request to ask within.
        InvalidAnswersError: An answer did not fit as often as it may not.
    """
    outcomes = await current().ask(list(questions.values()))
    return Answers(questions, dict(zip(questions, outcomes, strict=True)))


@overload
async def once(name: str, function: Callable[[], Awaitable[T]], *, type: TypeForm[T] | None = None) -> T: ...
@overload
async def once(name: str, function: Callable[[], T], *, type: TypeForm[T] | None = None) -> T: ...
async def once(name: str, function: Callable[[], Any], *, type: Any = None) -> Any:
    """Do something that a re-run of the handler must not repeat, and keep its result in the request state.

    Args:
        name: What it is called in the journal; the second one of a name in one run is told apart by its number.
        function: What to do; may be a coroutine function.
        type: The type of the result where it is not JSON by itself: it is written and read through pydantic.

    Raises:
        OutsideHandlerError: There is no request to ask within.
        UnjournaledResultError: The result is not JSON and no ``type`` says how to keep it.
    """
    asker = current()
    key, kept, known = asker.recall(name)
    adapter = None if type is None else TypeAdapter[Any](type)
    if known:
        return kept if adapter is None else adapter.validate_python(kept)
    result = function()
    if inspect.isawaitable(result):
        result = await result
    asker.record(key, _to_json(name, result) if adapter is None else adapter.dump_python(result, mode="json"))
    return result


def can(mode: Mode) -> bool:
    """Tell whether the client of this request can be asked in a mode, so that a handler may go another way.

    Raises:
        OutsideHandlerError: There is no request to ask within.
    """
    return mode in current().modes


class UnjournaledResultError(AuthorError):
    """The result of ``ask.once`` is not JSON, so the next round could not have it back as it was."""

    code = "unjournaled_result"

    def __init__(self, name: str, result: object) -> None:
        super().__init__(
            f"the result of ask.once({name!r}) is a {result.__class__.__name__}, which a request state cannot carry: "
            "pass type=… so that pydantic writes and reads it, or return JSON (text, numbers, lists, dictionaries)"
        )


def _to_json(name: str, result: object) -> JSON:
    try:
        if json.loads(json.dumps(result, allow_nan=False)) == result:
            return cast("JSON", result)
    except (TypeError, ValueError):
        pass
    raise UnjournaledResultError(name, result)
