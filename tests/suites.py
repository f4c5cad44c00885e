"""The checks and test suites of `python build.py test`, and the files that each depends on."""

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import build
from build import DIST, ENGINE, MODULES, PYTHON, ROOT, STOCK_LIBRARY, WEB, WORK, tool, tree
from tests.layers import NATIVE, PYODIDE

TESTS = ROOT / "tests"
PROJECT = TESTS / "project"  # tests that read the page's sources, the built site, the documents
RUNNING = [TESTS / f"{name}.py" for name in ("runner", "suites", "affected")]
PAGE = "pytest of the page"
OF_ALL_GAMES = re.compile(r"^from taku import .*\bgames\b|\bmatches\(\)", re.MULTILINE)
IMPORT = re.compile(r"""\bfrom '(\..*?)'|\bimport ?\(?'(\..*?)'|\bnew URL\('(\..*?)'""")
# A page that never answers: pytest prints where that was, and the run has failed.
HANGING = ("-o", "faulthandler_timeout=600", "-o", "faulthandler_exit_on_timeout=true")
# One worker more than there are cores: each now and then waits for the browser to draw.
WORKERS = min(4, (os.cpu_count() or 1) + 1)


@dataclass(frozen=True)
class Retry:
    """How a suite's few failures are tried again, alone.

    `failed` is the file in which the suite lists its failures as JSON: test, error and load.
    `command` returns the command that runs the tests of these names.
    """

    failed: Path
    command: Callable[[Sequence[str]], Sequence[str]]


@dataclass(frozen=True)
class Selection:
    """How a suite of the page runs some of its test files alone, as affected.py chooses them.

    `sources` are what the site is made of, and the tests with their helpers. The suite writes to
    `shown` which screens each file has shown. `command` returns the command that runs these files.
    """

    files: Sequence[str]
    sources: Sequence[Path]
    shown: Path
    command: Callable[[Sequence[str]], Sequence[str]]


@dataclass(frozen=True)
class Suite:
    """A command that fails with a non-zero exit code, and the files that its outcome depends on.

    `group` is what --only names. `tests` are its files, if pytest's arguments mean anything to it.
    """

    group: str
    command: Sequence[str]
    inputs: Iterable[Path | str] = field(repr=False)
    tests: Sequence[Path] = ()
    retry: Retry | None = field(default=None, repr=False)
    selection: Selection | None = field(default=None, repr=False)


def engine_tests() -> list[Path]:
    """The test files that need the engine alone."""
    return [
        path for folder in (TESTS, TESTS / "games") for path in sorted(folder.glob("test_*.py"))
    ]


def helpers() -> list[Path]:
    """What test files use: modules and data of tests/ itself, logs and games of tests."""
    beside = [path for path in TESTS.iterdir() if path.suffix in {".py", ".json", ".toml"}]
    own = {*RUNNING, TESTS / "native.py", TESTS / "pictures.py"}
    return [*sorted({*beside} - {*engine_tests()} - own), TESTS / "logs", TESTS / "sixth"]


def suites(part: str) -> dict[str, Suite]:
    """Every check and suite by name: long ones before short ones, the longest last."""
    beside, of_engine, engine = helpers(), engine_tests(), [ENGINE, *build.added_games()]
    of_project = sorted(PROJECT.glob("test_*.py"))
    tools = [ROOT / "pyproject.toml", WEB / "package-lock.json", ROOT / "build.py"]
    python = [*engine, WEB / "build", *tools]
    tsc = (tool("node"), str(MODULES / "typescript/bin/tsc"), "--project")
    folders = [WORK / name for name in ("wheel", "frozen", "pyodide")]
    pyodide = build.in_pyodide(STOCK_LIBRARY, "run_tests.py", *folders)
    pytest = [PYTHON, "-m", "pytest"]
    site = [*engine, WEB, *tools]

    def check(command: Sequence[str], *inputs: Path) -> Suite:
        return Suite("checks", command, (*inputs, *tools))

    return {
        "ruff check": check([PYTHON, "-m", "ruff", "check"], *python, *tree(TESTS)),
        "ruff format": check([PYTHON, "-m", "ruff", "format", "--check"], *python, *tree(TESTS)),
        "pytest": Suite(
            "engine",
            [*pytest, *without("page", "project")],
            [*engine, WEB / "build", *of_engine, *beside, *tools],
            of_engine,
        ),
        "page in Node, first half": page_in_node("1/2", site),
        "page in Node, second half": page_in_node("2/2", site),
        "pytest of the project": Suite(
            "project",
            [*pytest, os.path.relpath(PROJECT, ROOT)],
            [*engine, WEB, DIST, TESTS, *tools, ROOT / "README.md", ROOT / ".github"],
            of_project,
        ),
        "pytest in Pyodide": Suite(
            "pyodide",
            [*pyodide, "-o", "pythonpath=tests", "-p", "no:cacheprovider"],
            [WORK / "wheel", WORK / "frozen", *files(PYODIDE), *beside, *tools],
            files(PYODIDE),
        ),
        "compiled engine": Suite(
            "native",
            [PYTHON, "-m", "tests.native"],
            [*engine, *files(NATIVE), *beside, *tools, TESTS / "native.py"],
        ),
        "node": Suite("node", node_tests(), [*unit_sources(), TESTS / "exchange"]),
        "mypy": check([PYTHON, "-m", "mypy"], *python, *RUNNING),
        "tsc": check([*tsc, "web"], WEB),
        "tsc of the workers": check([*tsc, "web/tsconfig.workers.json"], WEB),
        "tsc of the tests": check([*tsc, "tests/node"], WEB, TESTS / "node"),
        "biome": check([tool("npm"), "--prefix", str(WEB), "run", "--silent", "check"], WEB),
        PAGE: page_in_chromium(part, site, [*beside, TESTS / "page", *tools]),
    }


def files(names: Sequence[str]) -> list[Path]:
    return [TESTS / name for name in names]


def relative(path: Path) -> str:
    return os.path.relpath(path, ROOT)


def without(*folders: str) -> list[str]:
    """The options by which pytest does not even look into these folders of tests/."""
    return [f"--ignore={relative(TESTS / folder)}" for folder in folders]


def node_tests() -> list[str]:
    """The command that runs the unit tests of the page's modules in Node.

    Each file has a process of its own, but for those that `together.ts` imports.
    """
    together = TESTS / "node" / "together.ts"
    imported = set(re.findall(r"'\./(.*)'", together.read_text(encoding="utf-8")))
    alone = [path for path in (TESTS / "node").glob("*.test.ts") if path.name not in imported]
    return [*in_node("--test", "--test-force-exit"), *sorted(map(relative, [*alone, together]))]


def unit_sources() -> list[Path]:
    """Return the unit tests in Node with the modules of the page that they reach by imports.

    Of the page's other files, such as words and styles, all are among them; of the engine, the
    bots that the lab begins with.
    """
    waiting = sorted((TESTS / "node").glob("*.ts"))
    found = {path for path in tree(WEB) if path.suffix != ".ts"}
    found.update((ENGINE / "taku").rglob("starters/*.py"))
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += imported_by(path)
    return sorted(found)


def imported_by(module: Path) -> Iterator[Path]:
    """Yield the modules that a module of the page or of its tests names, later imports too."""
    for found in IMPORT.finditer(module.read_text(encoding="utf-8")):
        address = found[found.lastindex or 0]
        path = Path(os.path.normpath(module.parent / address))
        named = (path, path.with_suffix(".ts"), path.with_suffix(".d.ts"))
        yield from (each for each in named if each.suffix == ".ts" and each.is_file())


def page_in_node(part: str, site: Sequence[Path]) -> Suite:
    """The suite of a part of the tests that mount the page in Node, in one process."""
    failed, shown = (WORK / f"{name}-{part.replace('/', '-')}.json" for name in ("failed", "shown"))
    all_files = "tests/node/page/all.ts"

    def alone(names: Sequence[str]) -> list[str]:
        any_of = "|".join(re.escape(name).replace("/", "\\/") for name in names)
        return [*in_node(f"--test-name-pattern=/^({any_of})$/"), all_files, part]

    listing = ("--test-reporter=./tests/node/page/failures.mjs", reported_to(failed))
    # Without a bound each half grows to 4 GB before V8 collects what earlier visits have left.
    memory = ("--max-semi-space-size=192", "--max-old-space-size=2048")
    command = [*in_node(*memory), reported_to("stdout"), *listing, all_files, f"--shown={shown}"]

    def named(names: Sequence[str]) -> list[str]:
        return [*command, *(Path(name).name for name in names)]

    tests = [*map(relative, part_of((TESTS / "node/page").glob("*.test.ts"), part))]
    selection = Selection(tests, [*site, TESTS / "node"], shown, named)
    inputs = [*site, DIST, TESTS / "node"]
    return Suite("node", [*command, part], inputs, (), Retry(failed, alone), selection)


def page_in_chromium(part: str, site: Sequence[Path], tests: Sequence[Path]) -> Suite:
    """The suite of a part of the tests that use a browser; `tests` are they and their helpers."""
    files = page_files(part)
    names = [*map(relative, files)]
    alone = [PYTHON, "-m", "pytest", "-m", "page", *HANGING, "-p", "tests.page.failures"]
    together = [*alone, "-p", "tests.page.shown", "-n", str(WORKERS), "--dist", "worksteal"]

    retry = Retry(WORK / "failed.json", lambda some: [*alone, *some])
    shown = WORK / "shown-page.json"
    selection = Selection(names, [*site, *tests], shown, lambda some: [*together, *some])
    return Suite("page", [*together, *names], [DIST, *tests, part], files, retry, selection)


def in_node(*options: str) -> list[str]:
    loader = ("--import", "./web/build/register.mjs")
    return [tool("node"), *loader, *options, "--test-reporter=dot"]


def reported_to(place: Path | str) -> str:
    return f"--test-reporter-destination={place}"


def page_files(part: str) -> list[Path]:
    """The page's test files that belong to a part such as 1/2."""
    return part_of((TESTS / "page").glob("test_*.py"), part)


def part_of(files: Iterable[Path], part: str) -> list[Path]:
    at, parts = (int(number) for number in part.split("/"))
    return sorted(files)[at - 1 :: parts]


def may_choose(suite: Suite, arguments: Sequence[str]) -> bool:
    """False if pytest's arguments mean nothing to a suite, or -k names what it does not have.

    -k names a test, a file, a folder, or a part of a parameter. Tests have it written in them, or
    have it from the engine, or it is a game: tests of all games import `games` or call `matches()`.
    """
    if not arguments or not suite.tests:
        return not arguments
    keyword = dict(pairwise(arguments)).get("-k", "not")
    names = {name.lower() for name in re.findall(r"[^\s()]+", keyword)} - {"and", "or"}
    if "not" in names:
        return True
    tests = [text_of(path) for path in suite.tests]
    if any(name in text for text in tests for name in names):
        return True
    if names & {path.name for path in folders_of_games()}:
        return any(OF_ALL_GAMES.search(text) for text in tests)
    engine = (path for path in tree(ENGINE) if path.suffix in {".py", ".toml"})
    return any(name in text for text in map(text_of, engine) for name in names)


def text_of(path: Path) -> str:
    """The path and the content of a file, in lower case."""
    return f"{relative(path)} {path.read_text(encoding='utf-8')}".lower()


def folders_of_games() -> list[Path]:
    """The folders of all games, those that TAKU_GAMES adds too."""
    return [*(ENGINE / "taku/games").iterdir(), *build.added_games()]
