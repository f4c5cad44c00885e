#!/usr/bin/env python3
"""Build, serve and test Taku. Needs Python 3.11 or newer, and fetches everything else."""

import argparse
import hashlib
import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import sysconfig
import time
import tomllib
import venv
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import Any, cast
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent
ENGINE = ROOT / "engine"
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
STOCK_LIBRARY = MODULES / "pyodide/python_stdlib.zip"
OWN_PYTHON = WEB / "build/python"
PROTOCOL = WEB / "protocol.d.ts"
PYPROJECT = ROOT / "pyproject.toml"
LOCK = ROOT / "requirements.lock"  # versions of all Python packages, for pip
DIST = ROOT / "dist"
WORK = ROOT / ".build"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(BIN / ("python.exe" if os.name == "nt" else "python"))
OLDEST_NODE = 20
PLAYED = {".py", ".jsonl"}  # file types on which moves and problems depend
# What the page gets of the games: data and words; and by game, what the engine plays beforehand.
GAME_DATA, RECORDED, PROBLEM_VIEWS = (
    WORK / name for name in ("games", "recorded", "problem-views")
)
AT_ONCE = (os.cpu_count() or 1) + 1  # parts of a build side by side: one may wait for a download
NATIVE = WORK / "native"  # the engine with compiled modules
COMPILED = str(sysconfig.get_config_var("EXT_SUFFIX"))  # the suffix of a compiled module's file
UTF_8 = {"PYTHONIOENCODING": "utf-8"}  # variables of each Python that runs a step
PAGE = "taku/page"  # in the public wheel: the page that `taku serve` serves


class Failed(Exception):
    """Raised if a step fails; the text says what, in one sentence."""


# Steps


def tree(folder: Path) -> Iterator[Path]:
    """Yield all files below a folder, except in `__pycache__` and `node_modules`."""
    for entry in sorted(folder.iterdir()):
        if entry.is_file():
            yield entry
        elif entry.name not in {"__pycache__", "node_modules"}:
            yield from tree(entry)


def fingerprint(inputs: Iterable[Path | str]) -> str:
    """Return the SHA-256 of the given texts, files and folders."""
    whole = hashlib.sha256()
    for given in inputs:
        if isinstance(given, str):
            whole.update(f"{given}\0".encode())
            continue
        for file in tree(given) if given.is_dir() else [given]:
            content = file.read_bytes()
            whole.update(f"{os.path.relpath(file, ROOT)}\0{len(content)}\0".encode() + content)
    return whole.hexdigest()


def step(name: str, inputs: Iterable[Path | str], output: Path, make: Callable[[], None]) -> None:
    """Make `output`, unless it exists and was made from identical inputs."""
    stamp = WORK / f"{name.replace(' ', '-')}.stamp"
    now = fingerprint(inputs)
    if output.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == now:
        print(f"{name:<20} unchanged", flush=True)
        return
    stamp.unlink(missing_ok=True)
    started = time.perf_counter()
    make()
    stamp.write_text(now, encoding="utf-8")
    print(f"{name:<20} {time.perf_counter() - started:7.1f} s", flush=True)


@dataclass(frozen=True)
class Part:
    """A step among others: what it makes of which inputs, and the names of those it comes after."""

    name: str
    inputs: Iterable[Path | str] = field(repr=False)
    output: Path
    make: Callable[[], None]
    after: Sequence[str] = ()


def make_all(parts: Sequence[Part]) -> None:
    """Make each part as soon as those it comes after are made, AT_ONCE side by side.

    After a failure no other part begins.
    """
    waiting, made = list(parts), set[str]()
    running: dict[Future[None], str] = {}
    with ThreadPoolExecutor(AT_ONCE) as pool:
        try:
            while waiting or running:
                for part in [part for part in waiting if made.issuperset(part.after)]:
                    begun = pool.submit(step, part.name, part.inputs, part.output, part.make)
                    running[begun] = part.name
                    waiting.remove(part)
                assert running, f"{waiting[0].name} comes after a part that is not there"
                for ended in wait(running, return_when=FIRST_COMPLETED).done:
                    ended.result()
                    made.add(running.pop(ended))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@contextmanager
def alone(name: str = "lock") -> Iterator[None]:
    """Hold a lock against other builds of this folder; it ends with the process."""
    WORK.mkdir(exist_ok=True)
    with closing(sqlite3.connect(WORK / name, timeout=900)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield


def run(problem: str, *command: str | Path, cwd: Path = ROOT, **variables: str) -> None:
    """Run a command without output; Failed, with its last 12 lines, if it fails."""
    environment = os.environ | UTF_8 | {"PYTHONPATH": str(ENGINE), **variables}
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise Failed(f"{problem}: {error}") from error
    if done.returncode:
        output = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise Failed("\n  ".join([f"{problem}:", *output[-12:]]))


def fresh(folder: Path) -> Path:
    """Return the folder, emptied or newly made."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def pyproject() -> dict[str, Any]:
    """Return the content of pyproject.toml."""
    return tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))


# Tools


def requirements(group: str) -> list[str]:
    """Return the packages of a dependency group of pyproject.toml."""
    return [str(requirement) for requirement in pyproject()["dependency-groups"][group]]


def pip_install(*arguments: str | Path) -> None:
    """Install packages and what they need, in the versions of LOCK; into .venv unless told else.

    Python compiles each module when it is first imported: for pip to compile all takes longer.
    """
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", "--no-compile")
    run("pip cannot install the tools that pyproject.toml pins", *pip, "-c", LOCK, *arguments)


def make_venv() -> None:
    """Make .venv with nothing in it but pip.

    Its files are those of the wheel that Python brings. ensurepip compiles each of them, which
    takes as long as to install the tools of the build.
    """
    try:
        import ensurepip

        bundled = Path(ensurepip.__file__).parent / "_bundled"
        folder = Path(sysconfig.get_config_var("WHEEL_PKG_DIR") or bundled)
        wheels = sorted(folder.glob("pip-*.whl"))
        venv.create(VENV, clear=True, with_pip=not wheels)
    except (ImportError, subprocess.CalledProcessError) as error:
        problem = "this Python cannot make a .venv: install its venv and ensurepip"
        raise Failed(f"{problem} (Debian's package is python3-venv)") from error
    if wheels:
        where = {"base": str(VENV), "platbase": str(VENV)}
        with ZipFile(wheels[-1]) as pip:
            pip.extractall(sysconfig.get_path("purelib", "venv", where))


def add_tools(*groups: str) -> None:
    """Add the packages of dependency groups to .venv, unless it has them."""
    part = tools(*groups)
    step(part.name, part.inputs, part.output, part.make)


def tools(*groups: str, after: Sequence[str] = ()) -> Part:
    """Return the part that adds the packages of dependency groups to .venv."""
    packages = [package for group in groups for package in requirements(group)]
    made = str((VENV / "pyvenv.cfg").stat().st_mtime_ns)  # a new .venv has none of them

    def install() -> None:
        with alone("tools-lock"):
            pip_install(*packages)

    return Part(f"{groups[-1]} tools", [*packages, LOCK, made], VENV, install, after)


def tool(name: str) -> str:
    """Return the path of a program on the PATH, or its bare name."""
    return shutil.which(name) or name


def find_node() -> None:
    """Add node and npm from PyPI if the PATH has none, or a version older than OLDEST_NODE."""
    if not (shutil.which("node") and shutil.which("npm") and node_version() >= OLDEST_NODE):
        add_tools("node")


def node_version() -> int:
    """Return the major version of node."""
    asked = (tool("node"), "--version")
    version = subprocess.run(asked, capture_output=True, encoding="utf-8").stdout
    return int(version.strip().removeprefix("v").partition(".")[0] or 0)


def install_libraries() -> None:
    """Install the page's npm packages."""
    find_node()
    quietly = ("--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts")
    npm = (tool("npm"), "ci", *quietly)
    run("npm cannot install the packages that web/package-lock.json pins", *npm, cwd=WEB)


def install_for_pyodide() -> None:
    """Install the packages of the tests in Pyodide, built for its platform and Python version."""
    info = json.loads((MODULES / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    python = "".join(info["python"].split(".")[:2])
    kind = ["--python-version", python, "--abi", f"cp{python}"]
    kind += ["--platform", f"pyemscripten_{info['abi_version']}_wasm32", "--only-binary", ":all:"]
    folder = fresh(WORK / "pyodide")
    pip_install(*requirements("pyodide"), *kind, "--ignore-requires-python", "--target", folder)


def in_pyodide(library: Path, script: str, *arguments: str | Path) -> list[str]:
    """Return the command that runs a script of web/build in Pyodide with this standard library."""
    relative = [os.path.relpath(a, ROOT) if isinstance(a, Path) else a for a in arguments]
    python = [tool("node"), "web/build/python.mjs", os.path.relpath(library, ROOT)]
    return [*python, f"web/build/{script}", *relative]


# Games that lie elsewhere


def find_games() -> None:
    """Make the folders of TAKU_GAMES absolute for all steps; tell and drop missing ones."""
    named = [*filter(None, os.environ.get("TAKU_GAMES", "").split(os.pathsep))]
    folders = [Path(folder).resolve() for folder in named]
    for folder in folders:
        if not folder.is_dir():
            print(f"TAKU_GAMES: there is no folder {folder}", file=sys.stderr)
    os.environ["TAKU_GAMES"] = os.pathsep.join(str(each) for each in folders if each.is_dir())


def find_engine() -> None:
    """Let this process import the engine, if it cannot yet."""
    if str(ENGINE) not in sys.path:
        sys.path.insert(0, str(ENGINE))


def folders_of_games() -> dict[str, Path]:
    """Return the folder of each game by name, those that TAKU_GAMES adds too."""
    find_engine()
    from taku.game_folders import NAMES, folder_of

    return {name: Path(folder_of(name)) for name in NAMES}


def added_games() -> list[Path]:
    """Return the folders of the games that TAKU_GAMES adds to those of the engine."""
    find_engine()
    from taku.game_folders import added_games

    return [Path(folder) for folder in added_games().values()]


def engine_of(game: str) -> list[Path]:
    """Return the files of the engine without those of all other games."""
    folders = folders_of_games()
    own = folders.pop(game)
    others = tuple(f"{folder}{os.sep}" for folder in folders.values())
    paths = [path for path in tree(ENGINE / "taku") if not str(path).startswith(others)]
    return paths if own.is_relative_to(ENGINE) else [*paths, *tree(own)]


# Build


def build_page_wheel() -> None:
    """Build the page's wheel: the public one without what the page brings or never runs."""
    build_wheel(WORK / "wheel", exclude=pyproject()["tool"]["taku"]["not-in-the-page"])


def build_library_wheel() -> None:
    """Build the wheel that the site carries for other pages with Python: the library alone."""
    build_wheel(WORK / "library")


def build_public_wheel(folder: Path) -> Path:
    """Build the wheel that people install, the built page in it; return its path."""
    return build_wheel(folder, include={DIST.name: PAGE})


def build_native_wheel(folder: Path) -> Path:
    """Build the public wheel with its hot modules compiled, for this Python and kind of machine."""
    add_tools("native")
    compile_engine()
    compiled = [*NATIVE.glob(f"*{COMPILED}"), *(NATIVE / "taku").rglob(f"*{COMPILED}")]
    include = {str(path): path.relative_to(NATIVE).as_posix() for path in compiled}
    kind = {"pure_python": False, "infer_tag": True, **linux_tag()}
    return build_wheel(folder, include={DIST.name: PAGE, **include}, kind=kind)


def linux_tag() -> dict[str, str]:
    """Return the tag with the C library of this Linux, which package indexes want; {} elsewhere."""
    from packaging.tags import sys_tags

    tags = [str(tag) for tag in sys_tags() if re.match("manylinux|musllinux", tag.platform)]
    return {"tag": tags[0]} if tags else {}


def build_wheel(
    folder: Path,
    *,
    exclude: Sequence[str] = (),
    include: Mapping[str, str] | None = None,
    kind: Mapping[str, Any] | None = None,
) -> Path:
    """Build a wheel in an emptied folder, as pyproject.toml says but for these contents.

    The games that TAKU_GAMES adds are in it. `kind` is data of hatchling about its tag.
    """
    from hatchling.builders.wheel import WheelBuilder

    class Builder(WheelBuilder):
        def get_default_build_data(self) -> dict[str, Any]:
            return {**super().get_default_build_data(), **(kind or {})}

    config = pyproject()
    contents = config["tool"]["hatch"]["build"]["targets"]["wheel"]
    contents["exclude"] += exclude
    forced = {**contents["force-include"], **added_files(), **(include or {})}
    contents["force-include"] = {
        source: place
        for source, place in forced.items()
        if not is_excluded(place, contents["exclude"])
    }
    builder = Builder(str(ROOT), config=config)
    return Path(next(builder.build(directory=str(fresh(folder)), versions=["standard"])))


def added_files() -> dict[str, str]:
    """Return the files of the added games, each with its place in a wheel."""
    return {
        str(path): f"taku/games/{game.name}/{path.relative_to(game).as_posix()}"
        for game in added_games()
        for path in tree(game)
    }


def is_excluded(place: str, patterns: Sequence[str]) -> bool:
    """True if a pattern such as `*.ftl` or `starters/` fits a file or a folder above it."""
    return any(fnmatch(part, each.rstrip("/")) for part in Path(place).parts for each in patterns)


def build_wheels(folder: Path, *, native: bool) -> None:
    """Build the public wheel and print its path; a native one beside it if wanted."""
    print(build_public_wheel(folder))
    if native:
        made = build_native_wheel(WORK / "compiled")
        print(shutil.move(made, folder / made.name))


def skeletons() -> Mapping[str, str]:
    """Return the folders of the games that `taku new` copies, each with its place in a wheel."""
    wheel = pyproject()["tool"]["hatch"]["build"]["targets"]["wheel"]
    places: Mapping[str, str] = wheel["force-include"]
    return places


def can_compile() -> bool:
    """True if this machine has the C compiler that its Python was made with, and the headers."""
    compiler = str(sysconfig.get_config_var("CC") or "").split()[:1]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return bool(compiler and shutil.which(compiler[0]) and headers.exists())


def hot_modules() -> list[Path]:
    """Return the modules that are compiled, as paths in the engine."""
    folders = pyproject()["tool"]["taku"]["compiled"]
    return [Path("taku", at, f"{name}.py") for at, names in folders.items() for name in names]


def compile_engine() -> None:
    """Compile the engine's hot modules in a copy of it, NATIVE."""
    modules = hot_modules()
    folders = {(ENGINE / module).parent for module in modules}
    depends_on = [path for folder in folders for path in folder.glob("*.py")]

    def copy() -> None:
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ENGINE / "taku", NATIVE / "taku", ignore=ignored, dirs_exist_ok=True)

    def make() -> None:
        fresh(NATIVE)
        copy()
        mypyc = (PYTHON, "-m", "mypyc", *map(str, modules))
        quick = {"MYPYC_OPT_LEVEL": "1", "MYPYC_DEBUG_LEVEL": "0"}  # level 3 makes nothing faster
        run("mypyc cannot compile the engine", *mypyc, cwd=NATIVE, **quick)

    with alone():
        how: list[Path | str] = [*map(str, modules), *requirements("native"), LOCK, sys.version]
        step("compiled engine", [*how, *sorted(depends_on)], NATIVE, make)
        copy()


def lighten(library: Path) -> None:
    """Write the standard library with our small substitutes for modules the page does not need."""
    ours = {path.relative_to(OWN_PYTHON).as_posix(): path for path in tree(OWN_PYTHON)}
    with ZipFile(STOCK_LIBRARY) as stock, ZipFile(library, "w") as light:
        for name in stock.namelist():
            light.writestr(name, ours[name].read_bytes() if name in ours else stock.read(name))


def freeze_python() -> None:
    """Compile the engine, the standard library and the lab's modules in Pyodide."""
    (wheel,) = (WORK / "wheel").glob("*.whl")
    (whole,) = (WORK / "library").glob("*.whl")
    library = WORK / "library.zip"
    lighten(library)
    rest = (whole, openskill())
    freeze = in_pyodide(library, "freeze.py", wheel, library, fresh(WORK / "frozen"), *rest)
    run("Pyodide cannot compile the engine", *freeze)


def openskill() -> Path:
    """Copy openskill, which the lab's ratings need, for Pyodide; return the folder."""
    sources = Path(sysconfig.get_path("purelib")) / "openskill"
    return shutil.copytree(sources, fresh(WORK / "openskill"), dirs_exist_ok=True)


def make_protocol() -> None:
    """Generate web/protocol.d.ts and web/protocol.js from the engine's protocol."""
    protocol = (PYTHON, "web/build/protocol.py", PROTOCOL)
    run("the protocol cannot be written in TypeScript", *protocol)


def data_of_games(engine: Sequence[Path], lessons: Path | None) -> Iterator[Part]:
    """Yield the parts that write what the page gets of the games, with the club lessons if given.

    What the engine plays beforehand is made anew only for a game that has changed.
    """

    def part(name: str, inputs: Iterable[Path | str], output: Path, uses: str, *more: str) -> Part:
        def make() -> None:
            problem = f"cannot write the {name}"
            run(problem, PYTHON, f"web/build/{uses.split()[0]}.py", fresh(output), *more)

        scripts = [WEB / f"build/{used}.py" for used in uses.split()]
        return Part(name, [*inputs, *scripts, *more], output, make)

    given = [str(lessons)] if lessons else []
    club: list[Path | str] = [lessons, *given] if lessons else []
    for game in folders_of_games():
        own = engine_of(game)
        played = [path for path in own if path.suffix in PLAYED]
        uses = "record_steps taught club"
        yield part(
            f"problems of {game}", played, PROBLEM_VIEWS / game, f"problem_views {uses}", game
        )
        yield part(f"steps of {game}", [*own, *club], RECORDED / game, uses, game, *given)
    uses = "game_data taught club fluent_words"
    yield part("data of games", [*engine, *club], GAME_DATA, uses, *given)


def build_site(base: str, origin: str, relays: Sequence[str]) -> None:
    """Rebuild dist/; the old one stays until the new one is complete."""
    new = fresh(WORK / "site")
    parts = (base, origin, " ".join(relays))
    run("the site cannot be put together", PYTHON, "web/build/site.py", new, *parts)
    shutil.rmtree(DIST, ignore_errors=True)
    new.rename(DIST)


def build(
    base: str, lessons: Path | None = None, origin: str = "", relays: Sequence[str] = ()
) -> None:
    """Build the site into dist/ for the path `base`, with the club lessons of a folder if given.

    With the `origin` of its host, what search engines and chats read has absolute addresses.
    Devices of friends meet at `relays`; () for those that are listed in the page's sources.
    """
    if lessons and not lessons.is_dir():
        raise Failed(f"there is no folder of lessons {lessons}")
    with alone():
        make_all(parts_of_site(base, lessons, origin, relays))


def parts_of_site(
    base: str, lessons: Path | None = None, origin: str = "", relays: Sequence[str] = ()
) -> list[Part]:
    """Return the parts of the site, each with what it is made of and what it comes after."""
    engine, lock = [ENGINE, *added_games()], WEB / "package-lock.json"
    rooms = ("", "messages/", "teaching/", "service/", "problems/", "review/")
    modules = [path for room in rooms for path in sorted((ENGINE / "taku").glob(f"{room}*.py"))]
    declared = [*modules, WEB / "build/protocol.py"]
    wheel, library, frozen = (WORK / name for name in ("wheel", "library", "frozen"))
    carried = [PYPROJECT, *engine, *map(ROOT.joinpath, skeletons())]
    said = sorted(path for folder in engine for path in folder.rglob("*.ftl"))
    lab = [ENGINE / "taku/arena", ENGINE / "taku/words", *said]
    means = [WEB / "build/freeze.py", WEB / "build/python.mjs", OWN_PYTHON, lock]
    parts = [
        Part("page libraries", [lock], MODULES, install_libraries),
        tools("build"),
        Part("wheel", [PYPROJECT, *engine], wheel, build_page_wheel, ["build tools"]),
        Part("library wheel", carried, library, build_library_wheel, ["wheel"]),
        Part(
            "compiled python",
            [wheel, *lab, *means],
            frozen,
            freeze_python,
            ["page libraries", "library wheel"],
        ),
        *data_of_games(engine, lessons),
        Part("protocol", declared, PROTOCOL, make_protocol),
    ]
    made_of: list[Path | str] = [*engine, WEB, PYPROJECT, ROOT / ".github/pictures"]
    made_of += [frozen, library, GAME_DATA, RECORDED, PROBLEM_VIEWS, base, origin, *relays]
    put_together = partial(build_site, base, origin, relays)
    return [*parts, Part("site", made_of, DIST, put_together, [part.name for part in parts])]


# Words


def write_words() -> int:
    """Write CLDR's tables of each language and print what it lacks; return the exit code."""
    add_tools("words")
    words = [PYTHON, "engine/translations.py"]
    return subprocess.call(words, cwd=ROOT, env=os.environ | UTF_8)


# Serve


def serve(
    base: str, lessons: Path | None, relays: Sequence[str], port: int, *, open_browser: bool
) -> None:
    """Build the site and serve it on the first free port from `port` on, until Ctrl-C."""
    build(base, lessons, relays=relays)
    sys.path.insert(0, str(ENGINE))
    from taku.terminal.serve import serve_folder

    try:
        serve_folder(DIST, base, port, open_browser=open_browser)
    except (OSError, ValueError) as error:
        raise Failed(f"cannot serve: {error}") from error


def serve_relay(host: str, port: int) -> int:
    """Introduce devices to each other until Ctrl-C; return the exit code."""
    add_tools("relay")
    return subprocess.call([PYTHON, "web/build/relay.py", host, str(port)], cwd=ROOT)


# Test


def chromium() -> str | None:
    """Return the path of the machine's Chromium, or None; prefer the faster headless shell."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def find_browser() -> None:
    """Install Playwright's Chromium if the machine has none."""
    if not chromium():
        playwright = (PYTHON, "-m", "playwright", "install", "chromium")
        run("no chromium is on the PATH, and Playwright cannot fetch its own", *playwright)


def parts_of_tests() -> list[Part]:
    """Return the parts that add what only tests need: tools, a browser, packages for Pyodide."""
    for_pyodide: list[Path | str] = [*requirements("pyodide"), LOCK, WEB / "package-lock.json"]
    pyodide, libraries = WORK / "pyodide", ["page libraries", "build tools"]
    return [
        tools("native", "test", after=["build tools"]),
        Part("browser", [], VENV, find_browser, ["test tools"]),
        Part("pyodide libraries", for_pyodide, pyodide, install_for_pyodide, libraries),
    ]


def test(arguments: list[str]) -> int:
    """Build while the tests' tools are installed, then run what tests/suites.py lists."""
    with alone():
        make_all([*parts_of_tests(), *parts_of_site("/")])
    sys.path.insert(0, str(ROOT))
    from tests import runner

    return runner.run(arguments)


# Command line


def main(argv: list[str]) -> int:
    """Run the command line, in .venv; return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        cast(TextIOWrapper, stream).reconfigure(errors="replace")  # a console may lack letters
    command, extra = parse(argv)
    try:
        if Path(sys.prefix) != VENV:
            with alone():
                made_of: list[Path | str] = [*requirements("build"), LOCK, sys.version]
                step("python", made_of, Path(PYTHON), make_venv)
            inner = subprocess.Popen([PYTHON, __file__, *argv])
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # the Python in .venv handles Ctrl-C
            return inner.wait()
        os.environ["PATH"] = f"{BIN}{os.pathsep}{os.environ['PATH']}"
        find_games()
        if command.name == "test":
            return test(extra)
        if command.name == "build":
            build(command.base, command.lessons, command.origin, command.relay)
        elif command.name == "relay":
            return serve_relay(command.host, command.port)
        elif command.name == "words":
            return write_words()
        elif command.name == "wheel":
            build("/")
            build_wheels(WORK / "package", native=command.native)
        else:
            shown = (command.base, command.lessons, command.relay, command.port)
            serve(*shown, open_browser=command.open)
    except Failed as failure:
        print(f"build.py: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def parse(argv: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """Parse the command line; return the command and the arguments for the tests."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(
        dest="name", required=True, metavar="serve | build | wheel | relay | words | test"
    )

    def add(name: str, does: str, **more: Any) -> argparse.ArgumentParser:
        does_it = f"{does[0].upper()}{does[1:]}."
        return commands.add_parser(name, help=does, description=does_it, **more)

    serve = add("serve", "build the site into dist/ and serve it on this machine only")
    serve.add_argument("--port", type=int, default=8000, help="the next free one if it is taken")
    serve.add_argument("--open", action="store_true", help="open it in the browser")
    build = add("build", "build the site into dist/, ready for any static host")
    for sub in (serve, build):
        sub.add_argument(
            "--base",
            type=base,
            default="/",
            help="the site's folder at its host, such as /repo/; only the page for unknown "
            "addresses, 404.html, needs to know: all else is relative",
        )
        sub.add_argument(
            "--lessons",
            type=lambda folder: Path(folder).resolve(),
            metavar="FOLDER",
            help="a club's own lessons, as TOML: they are checked, and stand beside ours",
        )
        sub.add_argument(
            "--relay",
            type=relay,
            action="append",
            default=[],
            metavar="URL",
            help="where devices of friends meet, such as wss://relay.school.example, instead of "
            "the public relays; may be given several times",
        )
    build.add_argument(
        "--origin",
        type=origin,
        default="",
        help="the site's host, such as https://name.github.io: for its sitemap, and for previews "
        "of its links",
    )
    wheel = add("wheel", "build the library with the page in it, as people install it")
    wheel.add_argument(
        "--native",
        action="store_true",
        help="one for this kind of machine beside it",
    )
    own = add("relay", "introduce the devices of friends to each other, as a relay of your own")
    own.add_argument("--host", default="127.0.0.1", help="0.0.0.0 for other machines too")
    own.add_argument("--port", type=int, default=7777)
    add("words", "write what CLDR says of each language beside its words; list what it lacks")
    add("test", "run every check and test", add_help=False)  # tests/runner.py has its options
    command, extra = parser.parse_known_args(argv)
    if extra and command.name != "test":
        parser.error(f"unknown: {' '.join(extra)}")
    return command, extra


def origin(text: str) -> str:
    """Return an origin without a slash at its end, or ""; ValueError if it is neither."""
    if not re.fullmatch(r"(https?://[\w.:-]+/?)?", text):
        raise ValueError(f"not an origin: {text}")
    return text.rstrip("/")


def relay(text: str) -> str:
    """Return the address of a relay; ValueError if it is none."""
    if not re.fullmatch(r"wss?://[\w.-]+(:\d+)?(/[\w./-]*)?", text):
        raise ValueError(f"not the address of a relay: {text}")
    return text


def base(text: str) -> str:
    """Return a path with one slash at each end."""
    return f"/{text.strip('/')}/".replace("//", "/")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
