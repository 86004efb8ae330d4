"""Names that stand for a type: aliases, new types, and the parameters of a generic one."""

from __future__ import annotations

import typing
from collections.abc import Iterable
from typing import Any, NewType, TypeVar, cast, get_args, get_origin

from typing_extensions import TypeAliasType

# From 3.12 on the `type` statement makes the interpreter's own kind, which may not be the one above.
_ALIASES = cast("tuple[type[TypeAliasType], ...]", (TypeAliasType, getattr(typing, "TypeAliasType", TypeAliasType)))


def named(annotation: object) -> object:
    """Return the type that an alias or a new type stands for; anything else as it is."""
    while True:
        origin = get_origin(annotation)
        if isinstance(annotation, _ALIASES):
            annotation = annotation.__value__
        elif isinstance(origin, _ALIASES):
            annotation = substitute(origin.__value__, origin.__type_params__, get_args(annotation))
        elif isinstance(annotation, NewType):
            annotation = annotation.__supertype__
        else:
            return annotation


def substitute(annotation: object, parameters: Iterable[object], arguments: Iterable[object]) -> object:
    """Put the arguments of a generic type in the place of its parameters."""
    known = dict(zip(parameters, arguments, strict=False))
    if isinstance(annotation, TypeVar):
        return known.get(annotation, annotation)
    own = cast("tuple[object, ...]", getattr(annotation, "__parameters__", ()))
    if not own or get_origin(annotation) is None:  # a generic class without arguments has parameters of its own
        return annotation
    return cast("Any", annotation)[tuple(known.get(each, each) for each in own)]
