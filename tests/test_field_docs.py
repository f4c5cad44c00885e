"""`help` shows the fields of what the library hands out, each with the text about it."""

import pydoc

import pytest

from taku.field_docs import FieldDocs
from taku.game import Seen
from taku.view import Note, View


def helped(kind: type) -> str:
    return pydoc.render_doc(kind, renderer=pydoc.plaintext)


def test_help_names_fields_with_their_texts() -> None:
    told = helped(View)
    assert "zones: tuple[Zone, ...]\n" in told
    assert "scores: tuple[Score, ...]\n |      The finished rounds." in told
    assert "world: Callable[[Random], Any]" in helped(Seen)


def test_inherited_fields_come_first() -> None:
    told = helped(Note)
    assert 0 < told.index("The player it is about") < told.index("tone: Tone")


def test_without_sources_the_docstring_stands_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(kind: type) -> str:
        raise OSError("could not get source code")

    monkeypatch.setattr("inspect.getsource", fails)
    assert View.__doc__ == vars(View)["__doc__"].own == "What one seat may see of the whole table."


def test_other_classes_keep_their_docstrings() -> None:
    assert not isinstance(vars(FieldDocs)["__doc__"], FieldDocs)
