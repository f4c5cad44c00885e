"""Which tests of the page fail now and then: each again and again, alone and on a busy machine.

    PYTHONPATH=engine .venv/bin/python -m tests.bench.flaky [--times 20] [--seconds 14400]
        [--seed A] [pytest's arguments, to choose tests]

A round runs every chosen test once, in an order of its own, one after another: first with nothing
else to do, then with every core kept busy by processes that only count. What each round draws by
chance follows from the seed, and is told with each failure: SEED=… in front of pytest repeats it.
It ends after so many rounds of both kinds, or when the time is over.
"""

import argparse
import json
import multiprocessing
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from random import Random
from secrets import token_hex
from tempfile import TemporaryDirectory

import pytest

import build

TOLD = "FLAKY_TOLD"  # where a round tells its outcomes
ENDED = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
LOADS = ("alone", "busy")
ROUND = ("-m", "page", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "tests.bench.flaky")


# In pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    Random(os.environ["SEED"]).shuffle(items)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A test counts once it is called, or when what it needs fails."""
    if report.when == "call" or report.failed:
        with Path(os.environ[TOLD]).open("a") as told:
            told.write(json.dumps([report.nodeid, report.failed, report.longreprtext]) + "\n")


# Around pytest


def count() -> None:
    """Keep a core busy for as long as this process is let live."""
    while True:
        pass


@contextmanager
def busy() -> Iterator[None]:
    cores = [multiprocessing.Process(target=count, daemon=True) for _ in range(os.cpu_count() or 1)]
    for core in cores:
        core.start()
    try:
        yield
    finally:
        for core in cores:
            core.terminate()
            core.join()


def outcomes(seed: str, chosen: list[str], seconds: float) -> list[tuple[str, bool, str]]:
    """Each test that a round has come to, whether it failed, and what was said then."""
    with TemporaryDirectory() as folder:
        told = Path(folder, "told")
        told.touch()
        environment = os.environ | {"SEED": seed, TOLD: str(told)}
        command = [sys.executable, "-m", "pytest", *ROUND, *build.HANGING, *chosen]
        with subprocess.Popen(
            command, cwd=build.ROOT, env=environment, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                said, _ = process.communicate(timeout=seconds)
                broken = process.returncode not in ENDED
            except subprocess.TimeoutExpired:
                process.terminate()
                broken = False
        found = [tuple(json.loads(line)) for line in told.read_text().splitlines()]
        return [*found, ("the round itself", True, said)] if broken else found


def measure(times: int, seconds: float, seed: str, chosen: list[str]) -> tuple[Counter, Counter]:
    """How often each test has run and failed, by its id and the load."""
    late = time.monotonic() + seconds
    runs: Counter[tuple[str, str]] = Counter()
    failures: Counter[tuple[str, str]] = Counter()
    for turn in range(1, times + 1):
        for load in LOADS:
            left = late - time.monotonic()
            if left <= 0:
                return runs, failures
            now = f"{seed}-{turn}-{load}"
            with busy() if load == "busy" else nullcontext():
                found = outcomes(now, chosen, left)
            for name, failed, words in found:
                runs[name, load] += 1
                failures[name, load] += failed
                if failed:
                    print(f"\nSEED={now} {name}\n{words}", flush=True)
            print(f"{now}: {len(found)} run, {sum(f for _, f, _ in found)} failed", flush=True)
    return runs, failures


def report(runs: Counter, failures: Counter) -> None:
    print(f"\n{'alone':>9}{'busy':>9}  failed of so many runs")
    names = sorted({name for name, _ in runs})
    for name in names:
        if any(failures[name, load] for load in LOADS):
            told = (f"{failures[name, load]}/{runs[name, load]}" for load in LOADS)
            print("".join(f"{each:>9}" for each in told), f" {name}")
    for load in LOADS:
        fewest = min((runs[name, load] for name in names), default=0)
        failed = sum(failures[name, load] for name in names)
        print(f"{load}: {len(names)} tests, each at least {fewest} times, {failed} failures")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=20, help="rounds of each kind")
    parser.add_argument("--seconds", type=float, default=4 * 3600, help="for all of it")
    parser.add_argument("--seed", default=token_hex(3))
    given, chosen = parser.parse_known_args()
    runs, failures = measure(given.times, given.seconds, given.seed, chosen)
    report(runs, failures)
    return 1 if failures.total() else 0


if __name__ == "__main__":
    sys.exit(main())
