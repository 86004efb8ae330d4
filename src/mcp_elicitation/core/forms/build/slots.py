"""Taking a class apart: pydantic models, dataclasses and typed dictionaries into slots."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, NotRequired, Required, cast, get_args, get_origin, get_type_hints

from pydantic import AliasChoices, AliasPath, BaseModel, RootModel
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined
from typing_extensions import ReadOnly, TypedDict, is_typeddict

from mcp_elicitation.core.forms.build.aliases import named, substitute
from mcp_elicitation.core.forms.problem import WHOLE_FORM
from mcp_elicitation.core.forms.refusal import refuse
from mcp_elicitation.core.json import as_object
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
        format: The format that the author put into the JSON Schema by hand.
        default: The default as Python has it; None when there is none that can be shown.
        has_default: Whether Python would fill it in by itself.
    """

    name: str
    annotation: object
    metadata: tuple[object, ...] = ()
    title: str | None = None
    description: str | None = None
    format: str | None = None
    default: object = None
    has_default: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    """A class with named fields that can be taken apart.

    Args:
        class_: The class.
        arguments: What stands for its type parameters, where it is a generic one.
        metadata: What ``Annotated`` said about it as a whole.
    """

    class_: type[object]
    arguments: tuple[object, ...] = ()
    metadata: tuple[object, ...] = ()

    @property
    def hints(self) -> Mapping[str, object]:
        """The annotations of the class and its bases, names resolved, type parameters filled in.

        Raises:
            SchemaRefusedError: A name in them is not known where the class was defined.
        """
        try:
            hints = get_type_hints(self.class_, include_extras=True)
        except NameError as error:
            raise refuse(WHOLE_FORM, error.name or self.class_.__name__, UNKNOWN_NAME) from None
        parameters = cast("tuple[object, ...]", getattr(self.class_, "__parameters__", ()))
        return {name: substitute(hint, parameters, self.arguments) for name, hint in hints.items()}

    @property
    def by_alias(self) -> bool:
        """Whether the class takes its aliases, as pydantic does unless it is told not to."""
        config: object = getattr(self.class_, "model_config", None) or getattr(self.class_, "__pydantic_config__", None)
        return cast("Mapping[str, object]", config or {}).get("validate_by_alias", True) is not False


UNKNOWN_NAME = Text(
    "this name cannot be found from here: define it at the top level of its module",
    "此处找不到这个名称：请在模块顶层定义它",
)


def record_of(type_: object) -> Record | None:
    """Return the record that a type is, aliases and ``Annotated`` taken off, or None when it is none."""
    metadata: tuple[object, ...] = ()
    while True:
        type_ = named(type_)
        if get_origin(type_) is not Annotated:
            break
        type_, *outer = get_args(type_)
        metadata = (*outer, *metadata)
    class_ = get_origin(type_) or type_
    if not isinstance(class_, type) or issubclass(cast("type[object]", class_), RootModel):
        return None
    class_ = cast("type[object]", class_)
    if dataclasses.is_dataclass(class_) or is_typeddict(class_) or issubclass(class_, BaseModel):
        return Record(class_, get_args(type_), metadata)
    return None


def slots_of(record: Record) -> Iterator[Slot]:
    """Return the slots of a record, in the order in which they were written.

    Raises:
        SchemaRefusedError: A name or an alias cannot be used.
    """
    if issubclass(record.class_, BaseModel):
        if not record.class_.__pydantic_complete__:
            record.class_.model_rebuild(raise_errors=False, _types_namespace={})
        yield from _of_fields(record, record.class_.model_fields)
    elif is_typeddict(record.class_):
        for name, (annotation, required) in _typed_dict_items(record).items():
            slot = _slot(record, name, FieldInfo.from_annotation(cast("type[Any]", annotation)))
            yield dataclasses.replace(slot, has_default=not required)
    elif (fields := getattr(record.class_, "__pydantic_fields__", None)) is not None:
        yield from _of_fields(record, cast("Mapping[str, FieldInfo]", fields))
    else:
        yield from _of_dataclass(record)


def bare_slot(name: str, annotation: object) -> Slot:
    """Return the slot of a bare type that is asked for without a class around it."""
    return _slot(None, name, FieldInfo.from_annotation(cast("type[Any]", annotation)))


def validated_type(type_: object, record: Record | None) -> object:
    """Return the type that pydantic makes values of: the asked one, or its like where pydantic would not take it.

    Before 3.12 it refuses typed dictionaries from ``typing``, and it warns of ``ReadOnly`` in any.
    """
    if record is None or not is_typeddict(record.class_):
        return type_
    metadata = record.metadata
    items = {
        name: Required[annotation] if required else NotRequired[annotation]
        for name, (annotation, required) in cast("dict[str, tuple[Any, bool]]", _typed_dict_items(record)).items()
    }
    like = cast("Any", TypedDict)(record.class_.__name__, items)
    if (config := getattr(record.class_, "__pydantic_config__", None)) is not None:
        like.__pydantic_config__ = config
    return Annotated[(like, *metadata)] if metadata else like


def _of_fields(record: Record, fields: Mapping[str, FieldInfo]) -> Iterator[Slot]:
    return (_slot(record, name, info) for name, info in fields.items() if info.init is not False)


def _typed_dict_items(record: Record) -> dict[str, tuple[object, bool]]:
    """Return the annotation of each item and whether it must be there."""
    # Annotations that are still text hide their qualifiers from these keys; the resolved ones below show them.
    required_keys = cast("frozenset[str]", getattr(record.class_, "__required_keys__", frozenset[str]()))
    items: dict[str, tuple[object, bool]] = {}
    for name, hint in record.hints.items():
        annotation, required = hint, name in required_keys
        while (origin := get_origin(annotation)) in {Required, NotRequired, ReadOnly}:
            [annotation] = get_args(annotation)
            required = required if origin is ReadOnly else origin is Required
        items[name] = (annotation, required)
    return items


def _of_dataclass(record: Record) -> Iterator[Slot]:
    hints = record.hints
    # `dataclasses.fields` leaves out what only `__init__` takes.
    fields = cast("dict[str, dataclasses.Field[object]]", getattr(record.class_, "__dataclass_fields__", {}))
    for field in fields.values():
        hint = hints[field.name]
        if not field.init or ClassVar in {hint, get_origin(hint)}:
            continue
        annotation = cast("type[Any]", getattr(hint, "type", None) if isinstance(hint, _INIT_ONLY) else hint)
        if isinstance(field.default, FieldInfo):
            yield _slot(record, field.name, FieldInfo.from_annotated_attribute(annotation, field.default))
            continue
        slot = _slot(record, field.name, FieldInfo.from_annotation(annotation))
        if field.default is not dataclasses.MISSING:
            slot = dataclasses.replace(slot, default=field.default, has_default=True)
        elif field.default_factory is not dataclasses.MISSING:
            slot = dataclasses.replace(slot, has_default=True)
        yield slot


_INIT_ONLY: tuple[type[object], ...] = (dataclasses.InitVar,)


def _slot(record: Record | None, name: str, info: FieldInfo) -> Slot:
    default = None if info.default is PydanticUndefined else info.default
    return Slot(
        name=_wire_name(name, info) if record is None or record.by_alias else name,
        annotation=info.annotation,
        metadata=tuple(info.metadata),
        title=info.title,
        description=info.description,
        format=format_of(info),
        default=default,
        has_default=not info.is_required(),
    )


def format_of(info: FieldInfo) -> str | None:
    """Return the format that an author put into the JSON Schema by hand, if any."""
    extra = as_object(info.json_schema_extra)
    found = None if extra is None else extra.get("format")
    return found if isinstance(found, str) else None


def _wire_name(name: str, info: FieldInfo) -> str:
    alias = info.validation_alias if info.validation_alias is not None else info.alias
    if isinstance(alias, AliasChoices):
        alias = next((choice for choice in alias.choices if isinstance(choice, str)), alias.choices[0])
    if isinstance(alias, AliasPath):
        raise refuse(
            name,
            "validation_alias",
            Text("a path into nested data has no place in a flat form", "扁平表单中不能使用嵌套路径"),
        )
    return name if alias is None else alias
