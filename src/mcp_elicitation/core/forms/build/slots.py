"""Taking a class apart: pydantic models, dataclasses and typed dictionaries into slots."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast, get_type_hints

from pydantic import AliasChoices, AliasPath, BaseModel
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined
from typing_extensions import is_typeddict

from mcp_elicitation.core.forms.refusal import refuse
from mcp_elicitation.text import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """One annotated name of a class, before it is known which kind of field it is.

    Args:
        name: The property's name on the wire: the alias where there is one.
        annotation: The type, without ``Annotated``.
        metadata: What ``Annotated`` and ``Field`` said about it.
        title: What people call it.
        description: A sentence of help.
        default: The default as Python has it; None when there is none that can be shown.
        has_default: Whether Python would fill it in by itself.
    """

    name: str
    annotation: object
    metadata: tuple[object, ...] = ()
    title: str | None = None
    description: str | None = None
    default: object = None
    has_default: bool = False


def is_record(type_: object) -> bool:
    """Tell whether a type is a class with named fields that can be taken apart."""
    if not isinstance(type_, type):
        return False
    class_ = cast("type[object]", type_)
    return dataclasses.is_dataclass(class_) or is_typeddict(class_) or issubclass(class_, BaseModel)


def slots_of(type_: type[object]) -> Iterator[Slot]:
    """Return the slots of a record, in the order in which they were written."""
    if issubclass(type_, BaseModel):
        yield from (_slot(name, info) for name, info in type_.model_fields.items())
    elif is_typeddict(type_):
        yield from _of_typed_dict(type_)
    else:
        yield from _of_dataclass(type_)


def bare_slot(name: str, annotation: object) -> Slot:
    """Return the slot of a bare type that is asked for without a class around it."""
    return _slot(name, FieldInfo.from_annotation(cast("type[Any]", annotation)))


def _of_typed_dict(type_: type[object]) -> Iterator[Slot]:
    required = cast("frozenset[str]", getattr(type_, "__required_keys__", frozenset[str]()))
    hints = get_type_hints(type_, include_extras=False)
    annotated = get_type_hints(type_, include_extras=True)
    for name in hints:
        slot = _slot(name, FieldInfo.from_annotation(_unwrap_required(annotated[name])))
        yield slot if name in required else dataclasses.replace(slot, has_default=True)


def _unwrap_required(annotation: Any) -> Any:
    """``Required``, ``NotRequired`` and ``ReadOnly`` say nothing about the type."""
    from typing_extensions import NotRequired, ReadOnly, Required

    while getattr(annotation, "__origin__", None) in {Required, NotRequired, ReadOnly}:
        annotation = annotation.__args__[0]
    return annotation


def _of_dataclass(type_: type[object]) -> Iterator[Slot]:
    pydantic_fields = cast("dict[str, FieldInfo] | None", getattr(type_, "__pydantic_fields__", None))
    if pydantic_fields is not None:
        yield from (_slot(name, info) for name, info in pydantic_fields.items())
        return
    hints = get_type_hints(type_, include_extras=True)
    for field in dataclasses.fields(cast("Any", type_)):
        if not field.init:
            continue
        info = FieldInfo.from_annotation(hints[field.name])
        if isinstance(field.default, FieldInfo):
            info = FieldInfo.from_annotated_attribute(hints[field.name], field.default)
        slot = _slot(field.name, info)
        if field.default is not dataclasses.MISSING and not isinstance(field.default, FieldInfo):
            slot = dataclasses.replace(slot, default=field.default, has_default=True)
        elif field.default_factory is not dataclasses.MISSING:
            slot = dataclasses.replace(slot, has_default=True)
        yield slot


def _slot(name: str, info: FieldInfo) -> Slot:
    default = None if info.default is PydanticUndefined else info.default
    return Slot(
        name=_wire_name(name, info),
        annotation=info.annotation,
        metadata=tuple(info.metadata),
        title=info.title,
        description=info.description,
        default=default,
        has_default=not info.is_required(),
    )


def _wire_name(name: str, info: FieldInfo) -> str:
    alias = info.validation_alias if info.validation_alias is not None else info.alias
    if isinstance(alias, AliasChoices):
        alias = next((choice for choice in alias.choices if isinstance(choice, str)), None)
    if isinstance(alias, AliasPath):
        raise refuse(
            name,
            "validation_alias",
            Text("a path into nested data has no place in a flat form", "扁平表单中不能使用嵌套路径"),
        )
    return name if alias is None else alias
