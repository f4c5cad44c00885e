"""Run pytest in the page's Python: run_tests.py WHEEL FROZEN TOOLS ARGUMENTS…

Pyodide under Node runs it (python.mjs). WHEEL is the folder with the engine's wheel. FROZEN is the
folder made by freeze.py, with the compiled engine to test and the standard library to use. TOOLS
has pytest and micropip. micropip installs the wheel first, as any user of Pyodide can.
"""

import builtins
import gzip
import shutil
import sys
from io import BytesIO
from pathlib import Path
from site import getsitepackages
from types import FrameType
from zipfile import ZipFile

from js import process

STOCK = Path("/lib/python314.zip")
WHEEL, FROZEN, TOOLS = map(Path, sys.argv[1:4])


def unpacked(archive: Path) -> ZipFile:
    """Return the zip within a file that is compressed by gzip."""
    return ZipFile(BytesIO(gzip.decompress(archive.read_bytes())))


def modules(archive: ZipFile) -> set[str]:
    """Return the dotted names of the modules in an archive."""
    paths = (path for path in archive.namelist() if path.endswith((".py", ".pyc")))
    return {path.rpartition(".")[0].replace("/", ".").removesuffix(".__init__") for path in paths}


def is_frozen(name: str) -> bool:
    """True if the interpreter has the module built in."""
    return getattr(getattr(sys.modules.get(name), "__spec__", None), "origin", None) == "frozen"


def for_the_engine(frame: FrameType | None) -> bool:
    """True if the engine is importing, itself or through the standard library."""
    while frame:
        package = frame.f_globals.get("__name__", "").partition(".")[0]
        if package not in sys.stdlib_module_names:
            return package == "taku"
        frame = frame.f_back
    return False


def hide(lacking: set[str]) -> None:
    """Refuse the engine's imports of modules that the page's library lacks; pytest may use them."""
    import_ = builtins.__import__

    def importing(name, globals=None, locals=None, fromlist=(), level=0):
        wanted = {name, *(f"{name}.{item}" for item in fromlist or ())}
        if level == 0 and (missing := wanted & lacking) and for_the_engine(sys._getframe(1)):
            raise ModuleNotFoundError(f"the page's standard library lacks {missing}")
        return import_(name, globals, locals, fromlist, level)

    builtins.__import__ = importing


async def install() -> None:
    """Install the wheel, then replace its sources by the compiled code that the page loads."""
    import micropip

    (wheel,) = WHEEL.glob("*.whl")
    (compiled,) = (FROZEN / "engine").glob("*.packed")
    await micropip.install(f"emfs:{wheel.absolute()}")
    packages = Path(getsitepackages()[0])
    shutil.rmtree(packages / "taku")
    unpacked(compiled).extractall(packages)


async def main() -> None:
    """Install the engine, hide what the page lacks, and run pytest."""
    sys.path.append(str(TOOLS))
    sys.dont_write_bytecode = True
    await install()
    (library,) = (FROZEN / "library").glob("*.packed")
    lacking = modules(ZipFile(STOCK)) - modules(unpacked(library))
    hide({name for name in lacking if not is_frozen(name)})

    import pytest

    process.exitCode = int(pytest.main(sys.argv[4:]))


main()
