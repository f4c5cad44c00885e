"""Conversion of frozen dataclasses, the records, to plain data and back.

Reading checks each part against its annotation.
"""

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from math import isfinite
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    is_typeddict,
)

T = TypeVar("T")

NAMES = {
    str: "text",
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    type(None): "null",
    tuple: "a list",
    Mapping: "an object",
}

SCALARS = frozenset({str, int, float, bool, type(None)})


def plain(value: Any) -> Any:
    """Convert frozen data to JSON types; fields that are `UNSENT` are left out."""
    if type(value) in SCALARS:  # most values are scalars
        return value
    if isinstance(value, (tuple, list)):
        return [plain(part) for part in value]
    if isinstance(value, Mapping):
        return {key: plain(part) for key, part in value.items()}
    if is_dataclass(value):
        kind: Any = type(value)
        return {name: plain(getattr(value, name)) for name in _names(kind)}
    return value


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(part.name for part in fields(kind) if "unsent" not in part.metadata)


def record(kind: type[T], data: Mapping[str, Any], where: str = "") -> T:
    """Read a record from plain data; ValueError names a missing, unknown or invalid part."""
    kinds, needed = _parts(kind)  # type: ignore[arg-type]
    for name in data:
        if name not in kinds:
            raise ValueError(f"{where}no part {name!r}")
    for name in needed:
        if name not in data:
            raise ValueError(f"{where}{name}: missing")
    return kind(**{name: fitted(kinds[name], data[name], where + name) for name in data})


@cache
def _parts(kind: Any) -> tuple[Mapping[str, Any], tuple[str, ...]]:
    """Return the annotation of each part, and the names of the parts that have no default."""
    parts = fields(kind)
    undefined = (part for part in parts if part.default is part.default_factory is MISSING)
    return {part.name: part.type for part in parts}, tuple(part.name for part in undefined)


@cache
def _form(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    """Return the origin and the arguments of an annotation."""
    return get_origin(kind), get_args(kind)


def fitted(kind: Any, value: Any, part: str) -> Any:
    """Convert a value to its annotated type, lists to tuples; ValueError if it does not fit.

    An `Annotated` value is returned unchecked; its receiver checks it.
    """
    origin, inner = _form(kind)
    if kind is Any or origin is Annotated:
        return value
    match origin:
        case origin if origin in (Union, UnionType):
            return _one_of(inner, kind, value, part)
        case origin if origin is Literal and type(value) is str and value in inner:
            return value
        case origin if origin is tuple and isinstance(value, list | tuple):
            return tuple(fitted(inner[0], each, part) for each in value)
        case origin if origin is Mapping and isinstance(value, Mapping):
            return {
                fitted(inner[0], name, part): fitted(inner[1], each, f"{part}.{name}")
                for name, each in value.items()
            }
        case None if isinstance(value, Mapping) and is_dataclass(kind):
            return record(kind, value, f"{part}.")  # type: ignore[arg-type]
        case None if isinstance(value, Mapping) and is_typeddict(kind):
            return _fitted_parts(kind.__annotations__, value, part)
        case None if _is(kind, value):
            return value
    raise ValueError(f"{part}: {described(kind)}")


def _one_of(kinds: tuple[Any, ...], union: Any, value: Any, part: str) -> Any:
    for kind in kinds:
        try:
            return fitted(kind, value, part)
        except ValueError:
            continue
    raise ValueError(f"{part}: {described(union)}")


def _fitted_parts(kinds: Mapping[str, Any], data: Mapping[str, Any], part: str) -> dict[str, Any]:
    for name in data:
        if name not in kinds:
            raise ValueError(f"{part}: no part {name!r}")
    return {name: fitted(kinds[name], each, f"{part}.{name}") for name, each in data.items()}


def _is(kind: Any, value: Any) -> bool:
    """True if the value has exactly this type; a float may be an int, but not a bool or nan."""
    if kind is float:
        return type(value) in (int, float) and isfinite(value)
    return type(value) is kind


def described(kind: Any) -> str:
    """Describe an annotation in words, for error messages."""
    inner = get_args(kind)
    match get_origin(kind):
        case origin if origin in (Union, UnionType):
            return " or ".join(map(described, inner))
        case origin if origin is Literal:
            return f"one of {', '.join(inner)}"
        case origin if origin is tuple:
            return f"a list, each {described(inner[0])}"
        case origin if origin is Mapping:
            return "an object"
    return NAMES.get(kind, "an object")
