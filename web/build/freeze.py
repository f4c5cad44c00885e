"""Compile the Python code for the page: freeze.py WHEEL LIBRARY INTO WHOLE OPENSKILL.

Pyodide under Node runs it (python.mjs) with LIBRARY, the standard library to compile. WHEEL is the
page's, WHOLE that of the whole library. It writes:

- INTO/library: the modules of the standard library that the engine imports, compiled
- INTO/engine: the modules of the wheel, compiled
- INTO/lab: more for the lab: the arena, the words, their imports, and modules for bot authors

Python does not compare the compiled code with its source, which the site does not have.

Each archive is a zip without compression, compressed as a whole by gzip. This makes it smaller by
a quarter, and the browser unpacks it faster than Python would.
"""

import sys

STARTED = set(sys.modules)  # modules that Pyodide itself needs, taken before the imports below

import ast
import gzip
import importlib.util
import io
import marshal
import re
from pathlib import Path
from site import getsitepackages
from types import CodeType
from zipfile import ZIP_STORED, ZipFile, ZipInfo

# Small modules of the standard library that bot authors are used to.
USUAL = (
    *("abc", "array", "bisect", "cmath", "collections", "contextlib", "copy", "csv", "dataclasses"),
    *(
        "enum",
        "fractions",
        "functools",
        "graphlib",
        "heapq",
        "itertools",
        "json",
        "math",
        "numbers",
    ),
    *(
        "operator",
        "pprint",
        "random",
        "re",
        "statistics",
        "string",
        "textwrap",
        "time",
        "traceback",
    ),
    *("types", "typing"),
)
WORDS = re.compile(r"taku/words/[\w-]+\.(ftl|json)|taku/games/\w+/[\w-]+\.ftl")
UNCHECKED_HASH = (0b01).to_bytes(4, "little")


def modules(archive: ZipFile) -> dict[str, str]:
    """Return the modules in an archive: dotted name -> path of the source."""
    paths = (path for path in archive.namelist() if path.endswith(".py"))
    return {path[:-3].replace("/", ".").removesuffix(".__init__"): path for path in paths}


def pyc(source: bytes, code: CodeType) -> bytes:
    """Return the content of a .pyc file that Python loads without checking the source."""
    source_hash = importlib.util.source_hash(source)
    return importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + source_hash + marshal.dumps(code)


def without_lines(code: CodeType) -> CodeType:
    """Return the code without its table of line numbers."""
    parts = (without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(parts))


def pack(into: Path, files: dict[str, bytes]) -> None:
    """Write a gzipped zip; its bytes depend only on the names and contents of the files."""
    whole = io.BytesIO()
    with ZipFile(whole, "w") as archive:
        for path, content in sorted(files.items()):
            archive.writestr(ZipInfo(path), content, ZIP_STORED)
    into.write_bytes(gzip.compress(whole.getvalue(), compresslevel=9, mtime=0))


def needed(wheel: Path, compiled: dict[str, bytes]) -> set[str]:
    """Install the compiled engine, import it, and return the modules that it loads from files."""
    site = Path(getsitepackages()[0])
    with ZipFile(wheel) as archive:
        engine = modules(archive)
        archive.extractall(site, {*archive.namelist()} - {*engine.values()})
    for path, content in compiled.items():
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        (site / path).write_bytes(content)
    for ours in sys.modules.keys() - STARTED:
        del sys.modules[ours]
    for module in engine:
        importlib.import_module(module)
    return {name for name, module in sys.modules.items() if not is_frozen(module)}


def needed_in_the_lab(whole: Path, openskill: Path) -> dict[str, str]:
    """Return the modules that only the lab loads, with the path of each."""
    before, site = set(sys.modules), Path(getsitepackages()[0])
    with ZipFile(whole) as archive:
        rooms = ("taku/arena/", "taku/words/")
        paths = [path for path in modules(archive).values() if path.startswith(rooms)]
        archive.extractall(site, paths)
    for path in openskill.rglob("*.py"):
        copy = site / "openskill" / path.relative_to(openskill)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    importlib.invalidate_caches()
    ours = ("taku.arena.bot_runner", "taku.arena.ratings", "taku.words", "openskill.models")
    for module in (*ours, *USUAL):
        importlib.import_module(module)
    return {
        name: sys.modules[name].__file__ or ""
        for name in set(sys.modules) - before
        if not is_frozen(sys.modules[name]) and getattr(sys.modules[name], "__file__", None)
    }


def is_frozen(module: object) -> bool:
    """True if the interpreter has the module built in."""
    return getattr(getattr(module, "__spec__", None), "origin", None) == "frozen"


def pack_library(stock: Path, keep: set[str], into: Path) -> None:
    """Write the compiled standard library with the modules in `keep`.

    It has no line numbers, so that tracebacks show lines of the engine only.
    """
    with ZipFile(stock) as archive:
        kept = {path: archive.read(path) for name, path in modules(archive).items() if name in keep}
    pack(
        into,
        {
            path + "c": pyc(source, without_lines(compiled(source, path, optimize=2)))
            for path, source in kept.items()
        },
    )


def pack_lab(stock: Path, found: dict[str, str], whole: Path, into: Path) -> None:
    """Write the archive of the modules that only the lab loads, and of the games' words."""
    site = Path(getsitepackages()[0])
    with ZipFile(whole) as archive:
        words = [path for path in archive.namelist() if WORDS.fullmatch(path)]
        files = {path: archive.read(path) for path in words}
    with ZipFile(stock) as archive:
        library = modules(archive)
        for name, path in found.items():
            ours = Path(path)
            if ours.is_relative_to(site):
                inner, source = str(ours.relative_to(site)), ours.read_bytes()
                code = compiled(source, inner, optimize=0)
            else:
                inner, source = library[name], archive.read(library[name])
                code = without_lines(compiled(source, inner, optimize=2))
            files[inner + "c"] = pyc(source, code)
    pack(into, files)


def compiled(source: bytes | ast.Module, path: str, *, optimize: int) -> CodeType:
    """Compile a module; `optimize` is as for `compile`."""
    return compile(source, path, "exec", dont_inherit=True, optimize=optimize)


def without_docs(source: bytes) -> ast.Module:
    """Parse a module and remove docstrings of the module and of functions, unused in the page.

    Classes keep their docstrings: a dataclass without one composes it at each import.
    """
    tree = ast.parse(source)
    for part in ast.walk(tree):
        stripped = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)
        if isinstance(part, stripped) and ast.get_docstring(part, clean=False) is not None:
            part.body[0] = ast.copy_location(ast.Pass(), part.body[0])
    return tree


def compiled_engine(wheel: Path) -> dict[str, bytes]:
    """Return the engine's modules from its wheel, compiled; assertions stay."""
    with ZipFile(wheel) as archive:
        sources = {path: archive.read(path) for path in modules(archive).values()}
    return {
        path + "c": pyc(source, compiled(without_docs(source), path, optimize=0))
        for path, source in sources.items()
    }


def main() -> None:
    """Write the three archives."""
    wheel, library, into, whole, openskill = map(Path, sys.argv[1:])
    engine = compiled_engine(wheel)
    keep = needed(wheel, engine)
    more = needed_in_the_lab(whole, openskill)
    for folder in (into / "library", into / "engine", into / "lab"):
        folder.mkdir(parents=True)
    pack_library(library, keep, into / "library/python_stdlib.zip.packed")
    pack(into / "engine" / f"{wheel.name}.packed", engine)
    pack_lab(library, more, whole, into / "lab/lab.zip.packed")


main()
