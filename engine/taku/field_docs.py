"""Docstrings of dataclasses with their fields, for `help`."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from types import ModuleType
from typing import cast


class FieldDocs:
    """The docstring of a dataclass; its fields are read from the source when it is asked for."""

    def __init__(self, own: str) -> None:
        self.own = own
        """The docstring without the fields."""

    def __get__(self, instance: object, kind: type) -> str:
        try:
            fields = [line for base in reversed(kind.__mro__) for line in _fields_in(base)]
        except OSError:  # there are no sources, as in the page
            return self.own
        return "\n".join([self.own, "", "Fields:", "", *fields])


def _fields_in(kind: type) -> Iterator[str]:
    """Yield a line for each field in the source of a dataclass, then the text about it."""
    if not is_dataclass(kind):
        return
    from ast import AnnAssign, Constant, Expr, parse, unparse
    from inspect import cleandoc, getsource
    from textwrap import dedent, indent

    (definition,) = parse(dedent(getsource(kind))).body
    after_field = False
    for part in getattr(definition, "body", ()):
        match part:
            case AnnAssign():
                yield unparse(part).partition(" = ")[0]
            case Expr(value=Constant(value=str(text))) if after_field:
                yield indent(cleandoc(text), "    ")
        after_field = isinstance(part, AnnAssign)


def describe(module: ModuleType) -> None:
    """Let the docstring of each dataclass of a module name its fields."""
    for kind in vars(module).values():
        if is_dataclass(kind) and isinstance(kind, type) and kind.__module__ == module.__name__:
            kind.__doc__ = cast(str, FieldDocs(kind.__doc__ or ""))
