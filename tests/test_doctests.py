"""The examples in docstrings of the engine, run as doctest finds them."""

import doctest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[1] / "engine"


def modules_with_examples() -> Iterator[str]:
    """Yield the modules of the engine whose source holds at least one prompt of an example."""
    for path in sorted(ENGINE.glob("taku/**/*.py")):
        if ">>> " in path.read_text(encoding="utf-8"):
            yield ".".join(path.relative_to(ENGINE).with_suffix("").parts).removesuffix(".__init__")


MODULES = list(modules_with_examples())


def test_some_modules_have_examples() -> None:
    assert MODULES


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_give_what_they_say(name: str) -> None:
    module = import_module(name)
    examples = sum(len(test.examples) for test in doctest.DocTestFinder().find(module))
    prompts = Path(str(module.__file__)).read_text(encoding="utf-8").count(">>> ")
    assert examples == prompts  # doctest finds each of them
    assert doctest.testmod(module) == (0, examples)
