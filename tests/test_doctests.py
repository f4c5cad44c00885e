"""The examples in docstrings of the engine, run as doctest finds them."""

import doctest
import inspect
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

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
def test_examples_of_a_module_give_what_they_say(name: str) -> None:
    module = import_module(name)
    examples = sum(len(test.examples) for test in doctest.DocTestFinder().find(module))
    prompts = Path(str(module.__file__)).read_text(encoding="utf-8").count(">>> ")
    assert examples == prompts  # doctest finds each of them
    assert doctest.testmod(module) == (0, examples)


API = tomllib.loads((ENGINE.parent / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["taku"][
    "api"
]


def public_members(module: ModuleType) -> Iterator[tuple[str, object]]:
    """Yield the classes and functions of a module that are API, and the methods of the classes."""
    for name in getattr(module, "__all__", [*vars(module)]):
        member = getattr(module, name)
        if name.startswith("_") or not (inspect.isclass(member) or inspect.isfunction(member)):
            continue
        if not hasattr(module, "__all__") and member.__module__ != module.__name__:
            continue
        yield name, member
        for part, method in vars(member).items() if inspect.isclass(member) else ():
            if not part.startswith("_") and (callable(method) or isinstance(method, property)):
                yield f"{name}.{part}", method


@pytest.mark.parametrize("name", API)
def test_each_public_member_says_what_it_is(name: str) -> None:
    module = import_module(name)
    assert inspect.getdoc(module)
    parts = set(field_names(module))
    missing = {
        path
        for path, member in public_members(module)
        if path not in parts and (not member.__doc__ or member.__doc__.startswith(f"{path}("))
    }
    assert missing == set()


def field_names(module: ModuleType) -> Iterator[str]:
    """Yield the fields of dataclasses, whose meaning stands below them in the source."""
    for name, member in vars(module).items():
        yield from (f"{name}.{part}" for part in getattr(member, "__dataclass_fields__", ()))
