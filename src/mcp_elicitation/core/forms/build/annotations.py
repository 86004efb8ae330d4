"""Annotations: what is wrapped round a type, and why some types have no field."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from decimal import Decimal
from typing import Annotated, Any, ForwardRef, Literal, TypeVar, Union, get_args, get_origin

from pydantic import NameEmail, RootModel, SecretBytes, SecretStr

from mcp_elicitation.core.forms.build.aliases import named
from mcp_elicitation.core.forms.build.slots import UNKNOWN_NAME, record_of
from mcp_elicitation.core.forms.refusal import SchemaRefusedError, refuse
from mcp_elicitation.text import Text

LISTS: tuple[object, ...] = (list, set, frozenset, tuple, Sequence, AbstractSet)
"""What may hold several choices."""

_KINDS = Text(
    "a field may be str, int, float, bool, date, datetime, EmailStr, AnyUrl, a Literal, an Enum, a list of those "
    "choices, or Optional of any of them",
    "字段可以是 str、int、float、bool、date、datetime、EmailStr、AnyUrl、Literal、Enum、由这些选项组成的 list，"
    "或它们的 Optional",
)


@dataclass(frozen=True, slots=True)
class Stripped:
    """A type with its wrappings taken off.

    Args:
        annotation: What is left.
        metadata: What ``Annotated`` said, innermost first.
        nullable: Whether ``Optional`` was round it.
    """

    annotation: object
    metadata: tuple[object, ...]
    nullable: bool


def strip(name: str, annotation: object, metadata: tuple[object, ...] = ()) -> Stripped:
    """Take type aliases, new types, ``Annotated`` and ``Optional`` off an annotation.

    Raises:
        SchemaRefusedError: A union of several kinds is left.
    """
    nullable = False
    while True:
        annotation = named(annotation)
        origin = get_origin(annotation)
        if origin is Annotated:
            annotation, *more = get_args(annotation)
            metadata = (*more, *metadata)
        elif origin is Union or origin is types.UnionType:
            rest = [each for each in get_args(annotation) if each is not type(None)]
            nullable = nullable or len(rest) < len(get_args(annotation))
            if len(rest) != 1:
                raise refuse(
                    name, "union", Text(f"one kind per field: {_KINDS.en}", f"每个字段只能是一种类型：{_KINDS.zh}")
                )
            [annotation] = rest
        elif origin is Literal and None in get_args(annotation) and len(get_args(annotation)) > 1:
            nullable = True
            annotation = Literal[tuple(value for value in get_args(annotation) if value is not None)]
        else:
            return Stripped(annotation, metadata, nullable)


def refused(name: str, annotation: object) -> SchemaRefusedError:
    """Return the refusal of a type that has no field, with the way out that fits it."""
    what = annotation.__name__ if isinstance(annotation, type) else repr(annotation)
    for applies, text in _REFUSALS:
        if applies(annotation):
            return refuse(name, what, text)
    return refuse(name, what, Text(f"is no field: {_KINDS.en}", f"不能作为字段：{_KINDS.zh}"))


def is_subclass(annotation: object, *kinds: type) -> bool:
    """Tell whether an annotation is a class below one of these."""
    return isinstance(annotation, type) and issubclass(annotation, kinds)


def _is(*kinds: type) -> Callable[[object], bool]:
    return lambda annotation: is_subclass(annotation, *kinds)


SECRET = Text(
    "a secret must not pass through a form: ask for it in URL mode, with `ask.secret`",
    "机密内容不得通过表单传递：请在 URL 模式下用 `ask.secret` 询问",
)
LIST_WITHOUT_CHOICES = Text(
    "a list needs choices: list[Literal[...]], list[SomeEnum] or Annotated[list[str], Choices([...])]",
    "列表必须有选项：list[Literal[...]]、list[SomeEnum] 或 Annotated[list[str], Choices([...])]",
)

_REFUSALS: tuple[tuple[Callable[[object], bool], Text], ...] = (
    (_is(SecretStr, SecretBytes), SECRET),
    (
        _is(RootModel),
        Text("ask for the type inside it", "请直接询问其中的类型"),
    ),
    (
        lambda annotation: record_of(annotation) is not None,
        Text(
            "a form is flat: put its fields side by side, or ask twice",
            "表单必须是扁平的：请把其字段并列，或分两次询问",
        ),
    ),
    (lambda annotation: annotation in LISTS or get_origin(annotation) in LISTS, LIST_WITHOUT_CHOICES),
    (
        lambda annotation: annotation is dict or get_origin(annotation) is dict,
        Text("name the fields: a form cannot ask for a mapping", "请列出字段：表单无法询问字典"),
    ),
    (
        lambda annotation: isinstance(annotation, Mapping),
        Text("a schema written by hand is no type: use `schema_type`", "手写的 schema 不是类型：请使用 `schema_type`"),
    ),
    (lambda annotation: isinstance(annotation, ForwardRef), UNKNOWN_NAME),
    (_is(Decimal), Text("use float, or str with a validator", "请使用 float，或带校验器的 str")),
    (_is(bytes), Text("use str", "请使用 str")),
    (_is(NameEmail), Text("use EmailStr, and a field of its own for the name", "请使用 EmailStr，并另设姓名字段")),
    (
        lambda annotation: annotation is Any or annotation is object or isinstance(annotation, TypeVar),
        Text(f"say which kind: {_KINDS.en}", f"请指明类型：{_KINDS.zh}"),
    ),
)
