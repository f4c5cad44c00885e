"""Run the checks and test suites of `python build.py test`, two side by side."""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue

import build
from build import DIST, ENGINE, MODULES, PYTHON, ROOT, STOCK_LIBRARY, WEB, WORK, tool, tree

TESTS = ROOT / "tests"
FAILED = WORK / "failed.json"  # written by tests/page/failures.py
FLAKY = WORK / "flaky.json"
MOST_FLAKY = 2  # failures of the page in one run that may be tried again
REMEMBERED = 20  # runs
TESTS_FAILED, NONE_CHOSEN = 1, 5  # exit codes of pytest
PAGE = "pytest of the page"
KEEPS_BYTECODE = {"PYTHONDONTWRITEBYTECODE": ""}  # the suites start Python hundreds of times
# A page that never answers: pytest prints where that was, and the run has failed.
HANGING = ("-o", "faulthandler_timeout=300", "-o", "faulthandler_exit_on_timeout=true")
# One worker more than there are cores: each now and then waits for the browser to draw.
WORKERS = min(4, (os.cpu_count() or 1) + 1)


@dataclass(frozen=True)
class Suite:
    """A command that fails with a non-zero exit code, and the files that its outcome depends on.

    `group` is what --only names. `takes` says whether pytest's arguments mean anything to it.
    """

    group: str
    command: Sequence[str]
    inputs: Iterable[Path | str] = field(repr=False)
    takes: bool = False


def sources(*left_out: str) -> list[Path]:
    """The files of tests/, without the folders that are named."""
    skipped = [TESTS / name for name in (*left_out, "bench")]
    return [path for path in tree(TESTS) if not any(map(path.is_relative_to, skipped))]


def suites(part: str) -> dict[str, Suite]:
    """Every check and suite by name: long ones before short ones, the longest last."""
    tools = [ROOT / "pyproject.toml", WEB / "package-lock.json", ROOT / "build.py"]
    python = [ENGINE, WEB / "build", *tools]
    tsc = (tool("node"), str(MODULES / "typescript/bin/tsc"), "--project")
    folders = [WORK / name for name in ("wheel", "frozen", "pyodide")]
    pyodide = build.in_pyodide(STOCK_LIBRARY, "run_tests.py", *folders)
    pytest = [PYTHON, "-m", "pytest"]
    page = [*pytest, "-m", "page", *HANGING, "-p", "tests.page.failures"]
    shared = sources("page", "node")

    def check(command: Sequence[str], *inputs: Path) -> Suite:
        return Suite("checks", command, (*inputs, *tools))

    return {
        "ruff check": check([PYTHON, "-m", "ruff", "check"], *python, *tree(TESTS)),
        "ruff format": check([PYTHON, "-m", "ruff", "format", "--check"], *python, *tree(TESTS)),
        "pytest": Suite(
            "engine",
            [*pytest, "-m", "not page"],
            [ENGINE, WEB, *shared, *tools, ROOT / "README.md"],
            takes=True,
        ),
        "pytest in Pyodide": Suite(
            "pyodide",
            [*pyodide, "-o", "pythonpath=tests", "-p", "no:cacheprovider"],
            [WORK / "wheel", WORK / "frozen", *shared, *tools],
            takes=True,
        ),
        "compiled engine": Suite(
            "native", [PYTHON, "-m", "tests.native"], [ENGINE, *shared, *tools]
        ),
        "mypy": check([PYTHON, "-m", "mypy"], *python, TESTS / "suites.py"),
        "tsc": check([*tsc, "web"], WEB),
        "tsc of the workers": check([*tsc, "web/tsconfig.workers.json"], WEB),
        "tsc of the tests": check([*tsc, "tests/node"], WEB, TESTS / "node"),
        "biome": check([tool("npm"), "--prefix", str(WEB), "run", "--silent", "check"], WEB),
        "node": Suite("node", node_tests("node"), [WEB, TESTS / "node"]),
        "page in node": Suite("node", node_tests("node/page"), [ENGINE, WEB, DIST, TESTS / "node"]),
        PAGE: Suite(
            "page",
            [*page, "-n", str(WORKERS), "--dist", "worksteal", *page_files(part)],
            [DIST, *shared, TESTS / "page", *tools, part],
            takes=True,
        ),
    }


def node_tests(folder: str) -> list[str]:
    """The command that runs a folder's tests in Node, two files at a time."""
    node = [tool("node"), "--import", "./web/build/register.mjs", "--max-semi-space-size=64"]
    files = sorted(os.path.relpath(path, ROOT) for path in (TESTS / folder).glob("*.test.ts"))
    return [
        *node,
        "--test",
        "--test-force-exit",
        "--test-concurrency=2",
        "--test-reporter=dot",
        *files,
    ]


def page_files(part: str) -> list[str]:
    """The page's test files that belong to a part such as 1/2; none, for all, where it is 1/1."""
    at, parts = (int(number) for number in part.split("/"))
    if parts == 1:
        return []
    files = sorted(os.path.relpath(path, ROOT) for path in (TESTS / "page").glob("test_*.py"))
    return files[at - 1 :: parts]


# Running


def listen(command: Sequence[str], heard: SimpleQueue[str]) -> int:
    """Run a command; put its lines into `heard` as they come, then an empty one."""
    pipe, environment = subprocess.PIPE, os.environ | build.UTF_8 | KEEPS_BYTECODE
    try:
        with subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment,
            stdout=pipe,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        ) as process:
            assert process.stdout
            for line in process.stdout:
                heard.put(line)
        return process.returncode
    finally:
        heard.put("")


def run_all(commands: Mapping[str, Sequence[str]]) -> dict[str, tuple[int, str]]:
    """Run the commands by twos and print each in turn: its exit code and its last line, by name.

    The last command takes longest and begins at once. Of the others short ones come last, so
    that no core is idle at the end.
    """
    results = {}
    *others, longest = commands
    with ThreadPoolExecutor(2) as pool:
        heard: dict[str, SimpleQueue[str]] = {name: SimpleQueue() for name in commands}
        begun = [longest, *others]
        codes = {name: pool.submit(listen, commands[name], heard[name]) for name in begun}
        try:
            for name in commands:
                print(f"\n{name}", flush=True)
                last = ""
                for line in iter(heard[name].get, ""):
                    print(line, end="", flush=True)
                    last = line.strip() or last
                results[name] = (codes[name].result(), last)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return results


# What failed once


def try_again(page: Sequence[str], failures: list[dict[str, str]]) -> bool:
    """Run the page tests that failed once more, by themselves; True if all pass now.

    They are named with their first error and the machine's load then, and counted.
    """
    if not 0 < len(failures) <= MOST_FLAKY:
        return False
    print("\nfailed once, tried again alone", flush=True)
    alone = [*page[: page.index("-n")], *(failure["test"] for failure in failures)]
    if subprocess.run(alone, cwd=ROOT).returncode:
        return False
    print("\nfailed once, passed alone")
    for failure in failures:
        print("{test}\n  {error}\n  load {load}".format(**failure))
    return True


def count_flaky(failures: list[dict[str, str]]) -> None:
    """Keep what failed once in the latest runs; name the tests that did so twice."""
    runs = json.loads(content(FLAKY) or "[]")
    told = {"date": time.strftime("%Y-%m-%d %H:%M"), "failures": failures}
    runs = [*runs, told][-REMEMBERED:]
    FLAKY.write_text(json.dumps(runs, indent=1), encoding="utf-8")
    names = [failure["test"] for each in runs for failure in each["failures"]]
    for name in sorted({name for name in names if names.count(name) > 1}):
        print(f"To be mended first, {names.count(name)} times in {len(runs)} runs: {name}")


# The command


def stamp(name: str) -> Path:
    return WORK / f"green-{name.replace(' ', '-')}.stamp"


def content(file: Path) -> str:
    """The text of a file; "" if there is none."""
    return file.read_text(encoding="utf-8") if file.exists() else ""


def run(argv: Sequence[str]) -> int:
    """Run what the command line asks for; 0 if all of it is green."""
    asked, arguments = parse(argv)
    chosen = {
        name: suite
        for name, suite in suites(asked.part).items()
        if (not asked.only or suite.group in asked.only) and (suite.takes or not arguments)
    }
    if arguments:
        return report(run_all({name: command(suite, arguments) for name, suite in chosen.items()}))
    prints = {name: build.fingerprint(suite.inputs) for name, suite in chosen.items()}
    changed = {
        name: command(suite)
        for name, suite in chosen.items()
        if asked.all or content(stamp(name)) != prints[name]
    }
    for name in changed:
        stamp(name).unlink(missing_ok=True)
    FAILED.unlink(missing_ok=True)
    results = run_all(changed) if changed else {}
    if PAGE in results:
        results[PAGE] = second_chance(changed[PAGE], *results[PAGE])
    for name, (code, _) in results.items():
        if code == 0:
            stamp(name).write_text(prints[name], encoding="utf-8")
    return report(results, unchanged=[name for name in chosen if name not in changed])


def command(suite: Suite, arguments: Sequence[str] = ()) -> list[str]:
    colour = ["--color=yes" if sys.stdout.isatty() else "--color=no"]
    return [*suite.command, *(colour if suite.takes else []), *arguments]


def second_chance(page: Sequence[str], code: int, last: str) -> tuple[int, str]:
    """The outcome of the page's suite after its few failures were tried again; counts them."""
    failures = json.loads(content(FAILED) or "[]")  # the next run deletes it
    if code == TESTS_FAILED and try_again(page, failures):
        count_flaky(failures)
        return 0, last
    if code == 0:
        count_flaky([])
    return code, last


def report(results: Mapping[str, tuple[int, str]], unchanged: Sequence[str] = ()) -> int:
    """Print each outcome, then pytest's summaries; 0 if every suite passed.

    A suite in which the given arguments choose no test passes, unless that holds for all.
    """
    print("\nAll checks:")
    for name in unchanged:
        print(f"{name:<20} unchanged")
    for name, (code, _) in results.items():
        print(f"{name:<20} {'passed' if code in {0, NONE_CHOSEN} else 'FAILED'}")
    for name, (_, last) in results.items():
        if name.startswith("pytest"):
            print(last)
    codes = {code for code, _ in results.values()}
    return 0 if codes <= {0, NONE_CHOSEN} and codes != {NONE_CHOSEN} else 1


def parse(argv: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(
        prog="build.py test",
        description="Run every check and suite. A suite whose inputs have not changed since it "
        "last passed is skipped. Further arguments are pytest's, and leave out the checks.",
    )
    parser.add_argument("--all", action="store_true", help="skip nothing")
    groups = ["checks", "node", "engine", "native", "pyodide", "page"]
    parser.add_argument("--only", action="append", choices=groups, help="run these suites alone")
    parser.add_argument(
        "--part", default="1/1", metavar="1/2", help="run this part of the page's test files"
    )
    return parser.parse_known_args(argv)
