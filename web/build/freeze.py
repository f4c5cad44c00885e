"""Make what the page loads of Python: freeze.py WHEEL LIBRARY MICROPIP INTO.

Pyodide under Node runs it (python.mjs). Into INTO/library goes the standard library, cut down
to what the engine imports, and compiled; into INTO/engine the wheel, compiled, and the lock
that names it. The compiled code is never compared with its source, which is not shipped.
"""

import importlib.util
import json
import marshal
import sys
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import pyodide_js

UNCHECKED_HASH = (0b01).to_bytes(4, "little")


def modules(archive: ZipFile) -> dict[str, str]:
    """The modules in an archive: dotted name -> path of the source."""
    paths = (path for path in archive.namelist() if path.endswith(".py"))
    return {path[:-3].replace("/", ".").removesuffix(".__init__"): path for path in paths}


def compiled(source: bytes, path: str, *, optimize: int) -> bytes:
    code = compile(source, path, "exec", dont_inherit=True, optimize=optimize)
    source_hash = importlib.util.source_hash(source)
    return importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + source_hash + marshal.dumps(code)


def pack(into: Path, files: dict[str, bytes]) -> None:
    """Write a zip that depends on nothing but the files' names and contents."""
    with ZipFile(into, "w") as archive:
        for path, content in sorted(files.items()):
            archive.writestr(ZipInfo(path), content, ZIP_DEFLATED, compresslevel=9)


async def needed(wheel: Path) -> set[str]:
    """The modules that are there when the page has loaded the whole engine.

    To be called first: what this script imported before would count as needed.
    """
    await pyodide_js.loadPackage(str(wheel))
    with ZipFile(wheel) as archive:
        for module in modules(archive):
            importlib.import_module(module)
    return set(sys.modules)


def pack_library(stock: Path, keep: set[str], into: Path) -> None:
    with ZipFile(stock) as archive:
        pack(
            into,
            {
                path + "c": compiled(archive.read(path), path, optimize=2)
                for module, path in modules(archive).items()
                if module in keep
            },
        )


def pack_wheel(source: Path, into: Path) -> None:
    """The same wheel with code in the place of sources; its assertions stay."""
    from base64 import urlsafe_b64encode
    from hashlib import sha256

    with ZipFile(source) as archive:
        files = {path: archive.read(path) for path in archive.namelist()}
    for path in modules(ZipFile(source)).values():
        files[path + "c"] = compiled(files.pop(path), path, optimize=0)
    (record,) = (path for path in files if path.endswith(".dist-info/RECORD"))
    del files[record]
    lines = [
        f"{path},sha256={urlsafe_b64encode(sha256(content).digest()).rstrip(b'=').decode()},{len(content)}"
        for path, content in files.items()
    ]
    files[record] = "\n".join([*lines, f"{record},,"]).encode()
    pack(into, files)


async def freeze(wheel: Path) -> dict[str, object]:
    """The lock that micropip makes of the wheel, which will lie beside it."""
    import micropip

    await micropip.install(f"emfs:{wheel.absolute()}", reinstall=True)
    lock = json.loads(micropip.freeze())
    lock["packages"]["taku"]["file_name"] = wheel.name
    return lock


async def main() -> None:
    wheel, library, micropip, into = map(Path, sys.argv[1:])
    keep = await needed(wheel)
    for folder in (into / "library", into / "engine"):
        folder.mkdir(parents=True)
    pack_library(library, keep, into / "library/python_stdlib.zip")
    pack_wheel(wheel, into / "engine" / wheel.name)
    sys.path.append(str(micropip))
    lock = await freeze(into / "engine" / wheel.name)
    (into / "engine/pyodide-lock.json").write_text(json.dumps(lock, indent=1))


await main()  # noqa: F704  (Pyodide allows it)
