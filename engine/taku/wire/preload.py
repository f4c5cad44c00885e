"""Import of all modules, for a Python snapshot after which nothing needs an import."""

import os
from collections.abc import Iterator
from importlib import import_module


def modules() -> Iterator[str]:
    """Yield the name of every module of the engine, source or compiled."""
    # os.walk instead of pathlib, which would be in the snapshot too
    root = os.path.dirname(os.path.dirname(__file__))  # noqa: PTH120
    above = os.path.dirname(root)  # noqa: PTH120
    for folder, _, files in os.walk(root):
        package = os.path.relpath(folder, above).replace(os.sep, ".")
        stems = {name.rpartition(".")[0] for name in files if name.endswith((".py", ".pyc"))}
        if "__init__" in stems:
            yield from (f"{package}.{stem}".removesuffix(".__init__") for stem in sorted(stems))


def import_all() -> None:
    """Import every module that `modules` yields."""
    for module in modules():
        import_module(module)
