"""In Pyodide the engine is tested with the library that the page loads, and no more."""

import pytest

from conftest import IN_PYODIDE

pytestmark = pytest.mark.skipif(not IN_PYODIDE, reason="is about Pyodide")


def test_an_unloaded_module_is_hidden_from_the_engine():
    with pytest.raises(ModuleNotFoundError, match="colorsys"):
        exec("import colorsys", {"__name__": "taku.games"})


def test_it_is_not_hidden_from_the_tests():
    exec("import colorsys", {"__name__": "tests"})


def test_the_wheel_is_tested_not_the_source():
    import taku

    assert taku.__file__.endswith("site-packages/taku/__init__.pyc")


def test_only_classes_have_docstrings_in_a_page():
    from taku import game

    assert not game.__doc__
    assert not game.Bot.weigh.__doc__
    assert game.Seen.__doc__.startswith("A bot's whole input")
