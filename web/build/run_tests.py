"""Run pytest in the page's Python: run_tests.py FROZEN TOOLS ARGUMENTS…

Pyodide under Node runs it (python.mjs). FROZEN is the folder that freeze.py made, with the
wheel to test and the library to test it with; TOOLS is the folder with pytest.
"""

import builtins
import gzip
import sys
from io import BytesIO
from pathlib import Path
from site import getsitepackages
from types import FrameType
from zipfile import ZipFile

from js import process

STOCK = Path("/lib/python314.zip")


def unpacked(archive: Path) -> ZipFile:
    return ZipFile(BytesIO(gzip.decompress(archive.read_bytes())))


def modules(archive: ZipFile) -> set[str]:
    paths = (path for path in archive.namelist() if path.endswith((".py", ".pyc")))
    return {path.rpartition(".")[0].replace("/", ".").removesuffix(".__init__") for path in paths}


def is_frozen(name: str) -> bool:
    """Whether the interpreter has it built in."""
    return getattr(sys.modules.get(name), "__spec__", None) is not None and (
        sys.modules[name].__spec__.origin == "frozen"
    )


def for_the_engine(frame: FrameType | None) -> bool:
    """Whether the engine imports here, itself or by way of the standard library."""
    while frame:
        package = frame.f_globals.get("__name__", "").partition(".")[0]
        if package not in sys.stdlib_module_names:
            return package == "taku"
        frame = frame.f_back
    return False


def hide(lacking: set[str]) -> None:
    """Let the engine import nothing that the page's library lacks, though pytest may need it."""
    import_ = builtins.__import__

    def importing(name, globals=None, locals=None, fromlist=(), level=0):
        wanted = {name, *(f"{name}.{item}" for item in fromlist or ())}
        if level == 0 and (missing := wanted & lacking) and for_the_engine(sys._getframe(1)):
            raise ModuleNotFoundError(f"not in the library that the page loads: {missing}")
        return import_(name, globals, locals, fromlist, level)

    builtins.__import__ = importing


def main() -> None:
    frozen, tools = map(Path, sys.argv[1:3])
    (wheel,) = frozen.glob("engine/*.packed")
    (library,) = frozen.glob("library/*.packed")
    unpacked(wheel).extractall(getsitepackages()[0])
    sys.path.append(str(tools))
    sys.dont_write_bytecode = True
    lacking = modules(ZipFile(STOCK)) - modules(unpacked(library))
    hide({name for name in lacking if not is_frozen(name)})

    import pytest

    process.exitCode = int(pytest.main(sys.argv[3:]))


main()
