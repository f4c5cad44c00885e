"""The base class of messages, and the name that each has in JSON."""

from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from typing import Any, NoReturn, dataclass_transform


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Message:
    """Base class of messages: a frozen dataclass with shared methods.

    `dataclass` would compile methods for each of the many subclasses, which delays the start.
    """

    def __init_subclass__(cls) -> None:
        dataclass(init=False, repr=False, eq=False)(cls)

    def __init__(self, *values: Any, **given: Any) -> None:
        parts = fields(self)  # type: ignore[arg-type]
        if len(values) > len(parts):
            raise TypeError(f"{type(self).__name__} has {len(parts)} parts, not {len(values)}")
        for part, value in zip(parts, values, strict=False):
            if given.setdefault(part.name, value) is not value:
                raise TypeError(f"{part.name} is given twice")
        for part in parts:
            object.__setattr__(self, part.name, _given(part, given))
        if given:
            raise TypeError(f"{type(self).__name__} has no part {', '.join(given)}")

    def __repr__(self) -> str:
        parts = (f"{name}={part!r}" for name, part in vars(self).items())
        return f"{type(self).__name__}({', '.join(parts)})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((type(self), *vars(self).values()))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _given(part: Field[Any], given: dict[str, Any]) -> Any:
    """Return the value of a part, or its default; TypeError if it is missing."""
    if part.name in given:
        return given.pop(part.name)
    if part.default_factory is not MISSING:
        return part.default_factory()
    if part.default is MISSING:
        raise TypeError(f"{part.name} is missing")
    return part.default


def message_type(record: str) -> str:
    """Return the `type` of a message from the name of its record."""
    return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in record)[1:]
