"""Make what the page loads of Python: freeze.py WHEEL LIBRARY INTO ARENA OPENSKILL.

Pyodide under Node runs it (python.mjs), with the LIBRARY that it is to freeze. Into INTO/library
goes that library, cut down to what the engine imports, and compiled; into INTO/engine the wheel,
compiled; into INTO/lab what the lab has beside these: the arena, what that imports, and what people
who write a bot are used to. The compiled code is never compared with its source, which is not
shipped.

Both are zips without compression, packed by gzip as a whole: that makes them smaller by a
quarter, and the browser unpacks them faster than Python would.
"""

import sys

STARTED = set(sys.modules)  # those that Pyodide itself needs, without what is imported here

import ast
import gzip
import importlib.util
import io
import marshal
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from site import getsitepackages
from types import CodeType
from zipfile import ZIP_STORED, ZipFile, ZipInfo

# Of the library, for bots: what is small, and computes.
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
UNCHECKED_HASH = (0b01).to_bytes(4, "little")


def modules(archive: ZipFile) -> dict[str, str]:
    """The modules in an archive: dotted name -> path of the source."""
    paths = (path for path in archive.namelist() if path.endswith(".py"))
    return {path[:-3].replace("/", ".").removesuffix(".__init__"): path for path in paths}


def pyc(source: bytes, code: CodeType) -> bytes:
    source_hash = importlib.util.source_hash(source)
    return importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + source_hash + marshal.dumps(code)


def without_lines(code: CodeType) -> CodeType:
    """The same code, which does not know from which lines it is."""
    parts = (without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(parts))


def pack(into: Path, files: dict[str, bytes]) -> None:
    """Write a packed zip that depends on nothing but the files' names and contents."""
    whole = io.BytesIO()
    with ZipFile(whole, "w") as archive:
        for path, content in sorted(files.items()):
            archive.writestr(ZipInfo(path), content, ZIP_STORED)
    into.write_bytes(gzip.compress(whole.getvalue(), compresslevel=9, mtime=0))


def needed(wheel: Path) -> set[str]:
    """The modules that are read from the library when the page has loaded the whole engine."""
    with ZipFile(wheel) as archive:
        archive.extractall(getsitepackages()[0])
        engine = list(modules(archive))
    for ours in sys.modules.keys() - STARTED:
        del sys.modules[ours]
    for module in engine:
        importlib.import_module(module)
    return {name for name, module in sys.modules.items() if not is_frozen(module)}


def needed_in_the_lab(arena: Path, openskill: Path) -> dict[str, str]:
    """The modules that the lab has and the table has not; and where each is found."""
    before, site = set(sys.modules), Path(getsitepackages()[0])
    for folder, name in ((arena, "taku/arena"), (openskill, "openskill")):
        for path in folder.rglob("*.py"):
            copy = site / name / path.relative_to(folder)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    importlib.invalidate_caches()
    for module in ("taku.arena.bench", "taku.arena.ratings", "openskill.models", *USUAL):
        importlib.import_module(module)
    return {
        name: sys.modules[name].__file__ or ""
        for name in set(sys.modules) - before
        if not is_frozen(sys.modules[name]) and getattr(sys.modules[name], "__file__", None)
    }


def is_frozen(module: object) -> bool:
    """Whether the interpreter has it built in."""
    return getattr(getattr(module, "__spec__", None), "origin", None) == "frozen"


def pack_library(stock: Path, keep: set[str], into: Path) -> None:
    """Tracebacks through the library do without its lines; those of the engine have theirs."""
    with ZipFile(stock) as archive:
        kept = {path: archive.read(path) for name, path in modules(archive).items() if name in keep}
    pack(
        into,
        {
            path + "c": pyc(source, without_lines(compiled(source, path, optimize=2)))
            for path, source in kept.items()
        },
    )


def pack_lab(stock: Path, found: dict[str, str], into: Path) -> None:
    """What the lab has beside the engine and its library, in one archive."""
    site, files = Path(getsitepackages()[0]), {}
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
    return compile(source, path, "exec", dont_inherit=True, optimize=optimize)


def without_docs(source: bytes) -> ast.Module:
    """A module without what it and its functions say of themselves, which nobody reads in a page.

    Classes keep theirs: a dataclass that has none makes one up whenever it is imported.
    """
    tree = ast.parse(source)
    for part in ast.walk(tree):
        told = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)
        if isinstance(part, told) and ast.get_docstring(part, clean=False) is not None:
            part.body[0] = ast.copy_location(ast.Pass(), part.body[0])
    return tree


def pack_wheel(source: Path, into: Path) -> None:
    """The same wheel with code in the place of sources; its assertions stay."""
    with ZipFile(source) as archive:
        files = {path: archive.read(path) for path in archive.namelist()}
    for path in modules(ZipFile(source)).values():
        text = files.pop(path)
        files[path + "c"] = pyc(text, compiled(without_docs(text), path, optimize=0))
    (record,) = (path for path in files if path.endswith(".dist-info/RECORD"))
    del files[record]
    lines = [
        f"{path},sha256={urlsafe_b64encode(sha256(content).digest()).rstrip(b'=').decode()},{len(content)}"
        for path, content in files.items()
    ]
    files[record] = "\n".join([*lines, f"{record},,"]).encode()
    pack(into, files)


def main() -> None:
    wheel, library, into, arena, openskill = map(Path, sys.argv[1:])
    keep = needed(wheel)
    more = needed_in_the_lab(arena, openskill)
    for folder in (into / "library", into / "engine", into / "lab"):
        folder.mkdir(parents=True)
    pack_library(library, keep, into / "library/python_stdlib.zip.packed")
    pack_wheel(wheel, into / "engine" / f"{wheel.name}.packed")
    pack_lab(library, more, into / "lab/lab.zip.packed")


main()
