"""Conversion of guessed positions to text and back, for bots that must not hold the state.

Only text reaches the bot, so no reference leads back to the real match.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from importlib import import_module
from random import Random
from typing import Any

from taku.game import Seat, State, blank, slots_of


def guess_as_text(state: State, seat: Seat, random: Random) -> str:
    """Return a guessed world as text, drawn from what this seat may know."""
    return json.dumps(_plain(state.guess(seat, random)))


def state_from_text(world: str) -> Any:
    """Return the state in such a text; ValueError if it names a class outside `taku`."""
    return _restored(json.loads(world))


def _plain(value: Any) -> Any:
    match value:
        case None | bool() | int() | float() | str():
            return value
        case list():
            return [_plain(part) for part in value]
        case tuple() if type(value) is tuple:
            return {"tuple": [_plain(part) for part in value]}
        case Mapping():
            return {"pairs": [[_plain(name), _plain(part)] for name, part in value.items()]}
    kind = type(value)
    names = [name for name in _names(kind) if hasattr(value, name)]
    parts = [[name, _plain(getattr(value, name))] for name in names]
    return {"of": [kind.__module__, kind.__qualname__], "parts": parts}


def _restored(data: Any) -> Any:
    match data:
        case list():
            return [_restored(part) for part in data]
        case {"tuple": parts}:
            return tuple(_restored(part) for part in parts)
        case {"pairs": pairs}:
            return {_restored(name): _restored(part) for name, part in pairs}
        case {"of": [str(module), str(name)], "parts": parts}:
            return _built(module, name, {part: _restored(value) for part, value in parts})
    return data


def _built(module: str, name: str, parts: Mapping[str, Any]) -> Any:
    if module.partition(".")[0] != "taku":
        raise ValueError(f"{module}.{name}: not of the engine")
    kind: Any = getattr(import_module(module), name)
    if issubclass(kind, tuple) or is_dataclass(kind):
        return kind(**parts)
    state = blank(kind, parts["options"], len(parts["points"]))
    for part, value in parts.items():
        setattr(state, part, value)
    return state


def _names(kind: Any) -> Sequence[str]:
    """Return the field names of a class: a named tuple, a dataclass or a class with slots."""
    if issubclass(kind, tuple):
        return kind._fields  # type: ignore[no-any-return]
    if is_dataclass(kind):
        return [part.name for part in fields(kind)]
    return slots_of(kind)
