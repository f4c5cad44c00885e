"""Copies and pickles of the frozen dataclasses that mypyc may compile.

Python restores a frozen dataclass around its constructor, which a compiled class forbids. So each
of them has a `__reduce__` that returns `by_fields(self)`.
"""

from dataclasses import fields
from typing import Any


def by_fields(record: Any) -> tuple[Any, ...]:
    """Return how `copy` and `pickle` make a dataclass again: by its constructor."""
    return _made, (type(record), {part.name: getattr(record, part.name) for part in fields(record)})


def _made(kind: Any, values: dict[str, Any]) -> Any:
    return kind(**values)
