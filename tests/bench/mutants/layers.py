"""The layers of tests, from cheap to dear: what each test reaches, and which a mutant meets."""

import json
import re
import shutil
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from build import PYTHON, tool
from tests.bench.mutants.tree import HERE, Mutant, Tree

NODE = (tool("node"), "--import", "./web/build/register.mjs", "--test-force-exit")
REPORTER = f"--test-reporter={HERE / 'reporter.mjs'}"
PYTEST = (PYTHON, "-m", "pytest", "-q", "-p", "pytest_mutants", "-p", "no:cacheprovider")
TSC = (tool("node"), "web/node_modules/typescript/bin/tsc", "--incremental")
PATIENCE = 180  # seconds, and five times what the tests took when they were recorded
SLOWEST = 120  # seconds of a test, likewise
# Code that Chromium runs outside pages, where coverage does not count it.
ELSEWHERE = r"engine/|web/(sw|wire/(worker|python|lab-worker)|friends/ways/relay-frame)\.ts"
COVERAGE = """\
[run]
source = {root}/engine/taku
data_file = {home}/lines/data
parallel = true
disable_warnings = no-data-collected
"""


@dataclass(frozen=True)
class Verdict:
    """What has found a mutant, "" if nothing did, and how many tests it could meet."""

    by: str = ""
    tests: int = 0


@dataclass(frozen=True)
class Types:
    """The checkers of types; they keep what they know of unchanged modules."""

    tree: Tree
    name = "types"

    def meet(self, mutant: Mutant) -> Verdict:
        configs = ("tsconfig.json", "tsconfig.workers.json")
        tsc = [
            (*TSC, "--tsBuildInfoFile", f".build/{each}", "--project", f"web/{each}")
            for each in configs
        ]
        for command in tsc if mutant.side == "web" else [(PYTHON, "-m", "mypy")]:
            code, said = self.tree.run(command, PATIENCE)
            if code:
                return Verdict(next(iter(re.findall(r".*error.*", said)), said[-200:]))
        return Verdict()


@dataclass(frozen=True)
class Test:
    """A test, the seconds that it takes, and the numbers of the mutants that it reaches."""

    file: str
    name: str
    seconds: float
    itself: frozenset[int]
    before: frozenset[int]  # lines covered by importing the file, before the first test

    def reaches(self, number: int) -> bool:
        return number in self.itself or number in self.before


@dataclass
class Layer:
    """Test files that run in one way.

    `sees` names the sides whose mutants it can find. `shares` is true if the tests of a file use
    what an earlier one has cached: all of them belong together. `reads` is true for tests that read
    sources and the built site: each mutant is built and meets all of them.
    """

    tree: Tree
    name: str
    files: str
    sees: str = "web engine"
    shares: bool = False
    reads: bool = False

    @property
    def in_node(self) -> bool:
        return self.files.endswith(".ts")

    @property
    def in_chromium(self) -> bool:
        return self.files.startswith("tests/page/")

    def meet(self, mutant: Mutant) -> Verdict:
        """Run the tests that reach a mutant, until one fails."""
        tests = self._those_for(mutant) if mutant.side in self.sees else []
        if not tests:
            return Verdict()
        with self.tree.built() if self.reads or self.in_chromium else nullcontext("") as problem:
            by = f"the build: {problem.splitlines()[-1]}" if problem else self._failure(tests)
        return Verdict(by, len(tests))

    def _those_for(self, mutant: Mutant) -> list[Test]:
        """Return the tests that reach a mutant first, the quickest before others."""
        number = mutant.number
        files = {test.file for test in self.tests if test.reaches(number)}
        everything = self.reads or (self.in_chromium and re.match(ELSEWHERE, mutant.path))
        found = [
            test
            for test in self.tests
            if everything or test.reaches(number) or (self.shares and test.file in files)
        ]
        return sorted(found, key=lambda test: (number not in test.itself, test.seconds))

    def _failure(self, tests: Sequence[Test]) -> str:
        """Return the first test that fails twice, the second time alone; "" if there is none."""
        code, said = self._run(tests) if tests else (0, "")
        if code == 0:
            return ""
        failed = self._failed(said)
        first = [test for test in tests if test.name in failed][:1]
        code, said = self._run(first or tests)
        if code == 0:
            return self._failure([test for test in tests if test not in first]) if first else ""
        return first[0].name if first else f"ended with {code}: {said[-200:]}"

    def _run(self, tests: Sequence[Test]) -> tuple[int, str]:
        names, chosen = [test.name for test in tests], self.tree.home / "chosen.json"
        chosen.write_text(json.dumps(names), encoding="utf-8")
        files = list(dict.fromkeys(test.file for test in tests))
        slowest = SLOWEST + 5 * max(test.seconds for test in tests)
        command = [*PYTEST, "-x", *hanging(slowest), *files]
        if self.in_node and self.shares:
            timeout = f"--test-timeout={1000 * slowest:.0f}"
            command = [*NODE, REPORTER, "--test", "--test-concurrency=1", timeout, *files]
        elif self.in_node:
            pattern = f"--test-name-pattern=^(?:{'|'.join(map(re.escape, names))})$"
            all_files = str(Path(self.files).with_name("all.ts"))
            command = [*NODE, REPORTER, pattern, all_files, *(Path(file).name for file in files)]
        limit = PATIENCE + 5 * sum(test.seconds for test in tests)
        return self.tree.run(command, limit, FIRST="1", CHOSEN=str(chosen))

    def _failed(self, said: str) -> list[str]:
        names = re.findall(r"^(?:FAILED|ERROR) (.+)", said, re.MULTILINE)
        return names if self.in_node else [name.partition(" - ")[0] for name in names]

    # Lines that the tests reach

    @cached_property
    def tests(self) -> list[Test]:
        """The tests of the commit that pass, as they were recorded."""
        tests = []
        for file in self.all_files():
            noted = json.loads(self.record_of(file).read_text(encoding="utf-8"))
            before = frozenset(noted["before"])
            for name, seconds in noted["seconds"].items():
                itself = frozenset(noted["tests"].get(name, ()))
                tests.append(Test(file, name, seconds, itself, before))
        return tests

    def all_files(self) -> list[str]:
        found = [path for each in self.files.split() for path in self.tree.root.glob(each)]
        return sorted(path.relative_to(self.tree.root).as_posix() for path in found)

    def record_of(self, file: str) -> Path:
        return self.tree.home / f"{file}.json"

    def record(self, file: str) -> None:
        """Run a test file and keep what each of its tests reaches; those that fail are left out."""
        kept, covered = self.record_of(file), self.tree.home / "covered.json"
        variables = {"COVERED": str(covered), "PYTHONDONTWRITEBYTECODE": ""}
        command = [*PYTEST, file]
        if self.in_node:
            command = [*NODE, REPORTER, "--import", str(HERE / "preload.mjs"), file]
        if self.in_node or self.in_chromium:
            variables["MUTANTS"] = str(self.tree.mutants)
        counts_lines = "engine" in self.sees and not self.reads and not self.in_chromium
        if counts_lines:
            settings = self.tree.home / "coverage.ini"
            settings.write_text(COVERAGE.format(**vars(self.tree)), encoding="utf-8")
            variables |= {
                "COVERAGE_PROCESS_START": str(settings),
                "PYTHONPATH": str(self.tree.root),
            }
        covered.unlink(missing_ok=True)
        _, said = self.tree.run(command, 1800, **variables)
        if not covered.exists():
            raise RuntimeError(f"{file} cannot be recorded:\n{said[-2000:]}")
        if self.in_chromium:
            chromium = (tool("node"), str(HERE / "chromium.mjs"), str(covered))
            code, problem = self.tree.run(chromium, PATIENCE, **variables)
            assert code == 0, problem
        noted = json.loads(covered.read_text(encoding="utf-8"))
        if counts_lines:
            self._add_lines(noted)
        for name in self._failed(said):
            assert not (self.in_node and self.shares), f"{name} fails, and its file runs whole"
            print(f"{file}: {name} fails without a mutant and is left out")
            noted["seconds"].pop(name, None)
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(noted), encoding="utf-8")

    def _add_lines(self, noted: dict[str, Any]) -> None:
        """Add the mutants of the engine whose lines coverage.py has seen run, by their tests."""
        from coverage import CoverageData

        folder = self.tree.home / "lines"
        statements = defaultdict[str, list[tuple[int, range]]](list)
        for number, mutant in enumerate(json.loads(self.tree.mutants.read_text(encoding="utf-8"))):
            lines = range(mutant.get("first", 0), mutant.get("last", 0) + 1)
            statements[str(self.tree.root / mutant["path"])].append((number, lines))
        reached = defaultdict[str, set[int]](set)
        for file in folder.glob("data*"):
            data = CoverageData(str(file))
            data.read()
            for path in data.measured_files():
                contexts = data.contexts_by_lineno(path)
                for number, lines in statements[path]:
                    for context in {name for line in lines for name in contexts.get(line, ())}:
                        reached[context].add(number)
        shutil.rmtree(folder, ignore_errors=True)
        noted["before"] += reached.pop("", ())
        noted["tests"] |= {name: [*numbers] for name, numbers in reached.items()}


def hanging(seconds: float) -> list[str]:
    """The options by which pytest ends at a test that takes so long."""
    timeout = f"faulthandler_timeout={seconds:.0f}"
    return ["-o", timeout, "-o", "faulthandler_exit_on_timeout=true"]


def layers(tree: Tree) -> Iterator[Types | Layer]:
    yield Types(tree)
    yield Layer(tree, "units", "tests/node/*.test.ts", sees="web", shares=True)
    yield Layer(tree, "engine", "tests/test_*.py tests/games/test_*.py", sees="engine", shares=True)
    yield Layer(tree, "page in Node", "tests/node/page/*.test.ts")
    yield Layer(tree, "project", "tests/project/test_*.py", reads=True)
    yield Layer(tree, "Chromium", "tests/page/test_*.py")
