"""A form as a talk: a line is printed, a line is typed; for screen readers and terminals that can do no more (UI-4)."""

from __future__ import annotations

from dataclasses import replace

from mcp_elicitation.client.review import Review
from mcp_elicitation.client.surface import Reply
from mcp_elicitation.client.terminal import words
from mcp_elicitation.client.terminal.dialogue import end, send
from mcp_elicitation.client.terminal.entry import Entry, read
from mcp_elicitation.client.terminal.field_rows import caption, option_names, origin_mark
from mcp_elicitation.client.terminal.form_page import answer_lines, answer_of
from mcp_elicitation.client.terminal.layout import Row, joined, one_line, rows_of, text_of
from mcp_elicitation.client.terminal.plain_entry import has_numbers, understand
from mcp_elicitation.client.terminal.state import State, begin, go, is_list
from mcp_elicitation.client.terminal.talk import Talk
from mcp_elicitation.client.terminal.who import header, message, notice_rows, notices
from mcp_elicitation.core.forms.choices import ChoicesField
from mcp_elicitation.core.forms.field import Localise
from mcp_elicitation.core.forms.problem import Problem, problem
from mcp_elicitation.text import Language, Text


async def ask_form_plainly(review: Review, talk: Talk, language: Language, localise: Localise) -> Reply:
    """Let a person fill in and look over one form, line by line."""
    return await _PlainForm(begin(review), talk, language, localise).run()


class _PlainForm:
    """One form in lines; the state and its rules are those of the screen."""

    def __init__(self, state: State, talk: Talk, language: Language, localise: Localise) -> None:
        self._state: State = state
        self._talk = talk
        self._language: Language = language
        self._localise = localise

    async def run(self) -> Reply:
        width = self._talk.width
        review = self._state.review
        self._say(header(review, self._language, width))
        self._say(joined([message(review, self._language, width), notices(review, self._language, width, field="")]))
        if self._state.form.fields:
            self._sentence(words.COMMANDS)
        while (reply := self._state.reply) is None:
            await (self._ask_field() if self._state.field is not None else self._ask_review())
        return reply

    async def _ask_field(self) -> None:
        state = self._state
        field = state.form.fields[state.at]
        width = self._talk.width
        self._talk.say("")
        self._say(caption(state.form, state.at, self._language, width))
        self._say(notices(state.review, self._language, width, field=field.name))
        if is_list(field):
            self._say_list(state)
        self._say_what_stands_there(state)
        if found := state.problems.get(field.name):
            self._say(rows_of(one_line(found.text.to(self._language)), width, first="! "))
        typed = await self._talk.read(words.ANSWER.to(self._language))
        self._take(typed)

    def _take(self, typed: str | None) -> None:
        state = self._state
        command = None if typed is None else typed.strip().lower()
        if typed is None or command == ":cancel":
            self._state = self._leave()
        elif command == ":decline":
            self._state = end(state, "decline", self._localise)
        elif command == ":back":
            self._state = go(state, state.at - 1)
        elif command == ":clear":
            self._state = state.with_entry(Entry())
        else:
            self._answer(typed)

    def _leave(self) -> State:
        return end(self._state, "cancel", self._localise, by="nobody" if self._talk.gone else "person")

    def _answer(self, typed: str) -> None:
        state = self._state
        field = state.form.fields[state.at]
        if typed.strip():
            entry = understand(field, typed, self._localise)
            if isinstance(entry, Problem):
                self._state = replace(state, problems={**state.problems, field.name: entry})
                return
            state = state.with_entry(entry)
        value = read(field, state.entry, self._localise)
        if value is None and field.required:
            value = problem(field.name, "required")
        if isinstance(value, Problem):
            self._state = replace(state, problems={**state.problems, field.name: value})
            return
        self._state = go(state, len(state.form.fields) if state.returning else state.at + 1)

    async def _ask_review(self) -> None:
        state, width = self._state, self._talk.width
        self._talk.say("")
        self._sentence(words.REVIEW if state.form.fields else words.NOTHING_ASKED)
        for at, line in enumerate(answer_lines(state, self._language, self._localise)):
            self._say(rows_of(line, width, first=f"{at + 1}. "))
        for each in state.warnings:
            self._say(notice_rows(each.text, self._language, width, grave=True))
        if state.review.grave:
            self._say(notices(state.review, self._language, width))
        self._sentence(words.PLAIN_REVIEW)
        if state.review.grave:
            self._sentence(words.PLAIN_GRAVE)
        self._talk.drain()
        self._decide(await self._talk.read(words.DECISION.to(self._language)))

    def _decide(self, typed: str | None) -> None:
        state = self._state
        said = None if typed is None else typed.strip().lower().removeprefix(":")
        if said is None or said in {"cancel", "取消"}:
            self._state = self._leave()
        elif said in {"decline", "拒绝"} or (not said and state.review.grave):
            self._state = end(state, "decline", self._localise)
        elif said in {"send", "发送"}:
            self._state = send(state, self._localise)
        elif said == "back" and state.form.fields:
            self._state = go(state, len(state.form.fields) - 1)
        elif said.isascii() and said.isdigit() and 1 <= int(said) <= len(state.form.fields):
            self._state = replace(go(state, int(said) - 1), returning=True)
        else:
            self._sentence(words.NOT_UNDERSTOOD)

    def _say_list(self, state: State) -> None:
        field = state.form.fields[state.at]
        numbered = has_numbers(field)
        for at, name in enumerate(option_names(field, self._language)):
            self._say(rows_of(name, self._talk.width, first=f"  {at + 1}. " if numbered else "  - "))
        several = isinstance(field, ChoicesField)
        hint = (words.BY_NUMBERS if several else words.BY_NUMBER) if numbered else None
        self._sentence(hint or (words.BY_WORDS if several else words.BY_WORD))

    def _say_what_stands_there(self, state: State) -> None:
        field, entry = state.form.fields[state.at], state.entry
        if entry.is_empty:
            if not field.required:
                self._sentence(words.SKIP)
            return
        mark = origin_mark(entry)
        shown = answer_of(field, replace(entry, origin="typed"), self._language, self._localise)
        self._sentence(words.STANDS if mark is None else mark, f": {shown}")
        self._sentence(words.KEEP)

    def _sentence(self, text: Text, more: str = "") -> None:
        self._say(rows_of(text.to(self._language) + more, self._talk.width))

    def _say(self, rows: list[Row]) -> None:
        for row in rows:
            self._talk.say(text_of(row))
