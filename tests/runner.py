"""Run the checks and suites of `python build.py test`, as many side by side as there are cores."""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from queue import SimpleQueue

import build
from build import PYTHON, ROOT, WORK
from tests.affected import Notes, hashes, notes
from tests.suites import Retry, Suite, may_choose, suites

FLAKY = WORK / "flaky.json"
# Times of each suite's last whole run, for the order of the next and for tests/bench/suites.py.
TIMES = WORK / "times.json"
AT_ONCE = max(2, os.cpu_count() or 1)  # suites side by side
MOST_FLAKY = 2  # failures of a suite in one run that may be tried again
REMEMBERED = 20  # runs
TESTS_FAILED, NONE_CHOSEN = 1, 5  # exit codes of pytest
KEEPS_BYTECODE = {"PYTHONDONTWRITEBYTECODE": ""}  # the suites start Python hundreds of times


@dataclass(frozen=True)
class Outcome:
    """How a command ended, the last line that it printed, and what it took, in seconds.

    `processor` counts the processes that it started too; it is 0 where the system cannot tell.
    """

    code: int
    last: str
    seconds: float = 0
    processor: float = 0


# Running


def listen(command: Sequence[str], heard: SimpleQueue[str]) -> Outcome:
    """Run a command; put its lines into `heard` as they come, then an empty one."""
    pipe, environment = subprocess.PIPE, os.environ | build.UTF_8 | KEEPS_BYTECODE
    started, last = time.perf_counter(), ""
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
                last = line.strip() or last
            processor = wait_for(process)
        return Outcome(process.returncode, last, time.perf_counter() - started, processor)
    finally:
        heard.put("")


def wait_for(process: subprocess.Popen[str]) -> float:
    """Wait for the end of a process; return the seconds of processor time, its children's too."""
    if not hasattr(os, "wait4"):
        process.wait()
        return 0
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_utime + used.ru_stime


def run_all(commands: Mapping[str, Sequence[str]]) -> dict[str, Outcome]:
    """Run the commands, AT_ONCE side by side, and print each in turn; return the outcomes by name.

    Long ones begin first, so that no core is idle at the end.
    """
    results = {}
    with ThreadPoolExecutor(AT_ONCE) as pool:
        heard: dict[str, SimpleQueue[str]] = {name: SimpleQueue() for name in commands}
        begun = longest_first([*commands])
        ended = {name: pool.submit(listen, commands[name], heard[name]) for name in begun}
        try:
            for name in commands:
                print(f"\n{name}", flush=True)
                for line in iter(heard[name].get, ""):
                    print(line, end="", flush=True)
                results[name] = ended[name].result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return results


def longest_first(names: Sequence[str]) -> list[str]:
    """Sort commands by the time that they took last; unknown ones come first, the last one ahead.

    `suites` lists them in the order for a machine that has not run them: the longest is the last.
    """
    times = json.loads(content(TIMES) or "{}")
    listed = [*names[-1:], *names[:-1]]
    return sorted(listed, key=lambda name: -times[name]["seconds"] if name in times else -inf)


# Retries


def try_again(retry: Retry, failures: list[dict[str, str]]) -> bool:
    """Run the tests of a suite that failed once more, by themselves; True if all pass now.

    They are named with their first error and the machine's load then, and counted.
    """
    if not 0 < len(failures) <= MOST_FLAKY:
        return False
    print("\nfailed once, tried again alone", flush=True)
    alone = retry.command([failure["test"] for failure in failures])
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
        if (not asked.only or suite.group in asked.only) and may_choose(suite, arguments)
    }
    if arguments:
        return report(run_all({name: command(suite, arguments) for name, suite in chosen.items()}))
    prints = {name: build.fingerprint(suite.inputs) for name, suite in chosen.items()}
    changed = [name for name in chosen if asked.all or content(stamp(name)) != prints[name]]
    sources = {name: sources_of(chosen[name]) for name in changed}
    todo = {
        name: chosen[name] if asked.all else affected(name, chosen[name], sources[name])
        for name in changed
    }
    for name, suite in todo.items():
        forget(name, suite)
    retries = {name: suite.retry for name, suite in todo.items()}
    first = run_all({name: command(suite) for name, suite in todo.items()})
    results = second_chances(retries, first)
    for name, outcome in results.items():
        if outcome.code == 0:
            stamp(name).write_text(prints[name], encoding="utf-8")
            take_notes(name, todo[name], sources[name], at_once=first[name].code == 0)
    note_times({name: it for name, it in results.items() if todo[name] is chosen[name]})
    return report(results, unchanged=[name for name in chosen if name not in todo])


def forget(name: str, suite: Suite) -> None:
    """Delete what the last run of a suite has left, but for the notes of its last green one."""
    stamp(name).unlink(missing_ok=True)
    if suite.retry:
        suite.retry.failed.unlink(missing_ok=True)
    if suite.selection:
        suite.selection.shown.unlink(missing_ok=True)


# Files that a change affects


def noted(name: str) -> Path:
    return WORK / f"notes-{name.replace(' ', '-')}.json"


def sources_of(suite: Suite) -> dict[str, str]:
    return hashes(suite.selection.sources) if suite.selection else {}


def affected(name: str, suite: Suite, sources: Mapping[str, str]) -> Suite:
    """The suite with only those of its test files that changes since its last green run affect."""
    before, selection = notes(noted(name)), suite.selection
    files = before.affected(sources, selection.files) if before and selection else None
    if not selection or files is None:
        return suite
    print(f"{name}: {len(files)} of {len(selection.files)} files are affected", flush=True)
    return replace(suite, command=selection.command(files) if files else [PYTHON, "-c", ""])


def take_notes(name: str, suite: Suite, sources: Mapping[str, str], *, at_once: bool) -> None:
    """Note what a green suite's files have shown; forget what is known if some failed once."""
    before, selection = notes(noted(name)), suite.selection
    noted(name).unlink(missing_ok=True)
    if selection and at_once:
        shown = dict(before.shown if before else {})
        shown |= json.loads(content(selection.shown) or "{}")
        of_suite = {file: shown[file] for file in selection.files if file in shown}
        Notes(sources, of_suite).write(noted(name))


def command(suite: Suite, arguments: Sequence[str] = ()) -> list[str]:
    colour = ["--color=yes" if sys.stdout.isatty() else "--color=no"]
    return [*suite.command, *(colour if suite.tests else []), *arguments]


def note_times(results: Mapping[str, Outcome]) -> None:
    """Keep what each suite that was run whole has taken."""
    times = json.loads(content(TIMES) or "{}")
    for name, outcome in results.items():
        times[name] = {"seconds": outcome.seconds, "processor": outcome.processor}
    TIMES.write_text(json.dumps(times, indent=1), encoding="utf-8")


def second_chances(
    retries: Mapping[str, Retry | None], results: Mapping[str, Outcome]
) -> dict[str, Outcome]:
    """The outcomes after the few failures of suites with a retry were tried again; counts them."""
    outcomes, passed_now = dict(results), []
    for name, outcome in results.items():
        retry = retries[name]
        if not retry or outcome.code != TESTS_FAILED:
            continue
        failures = json.loads(content(retry.failed) or "[]")  # the next run deletes it
        if try_again(retry, failures):
            outcomes[name] = replace(outcome, code=0)
            passed_now += failures
    if passed_now or any(retries.values()):
        count_flaky(passed_now)
    return outcomes


def report(results: Mapping[str, Outcome], unchanged: Sequence[str] = ()) -> int:
    """Print each outcome, then pytest's summaries; 0 if every suite passed.

    A suite in which the given arguments choose no test passes, unless that holds for all.
    """
    print("\nAll checks:")
    for name in unchanged:
        print(f"{name:<22} unchanged")
    for name, ended in results.items():
        outcome = "passed" if ended.code in {0, NONE_CHOSEN} else "FAILED"
        took = f"{ended.seconds:6.1f} s, processor {ended.processor:6.1f} s"
        print(f"{name:<22} {outcome} {took}")
    for name, ended in results.items():
        if name.startswith("pytest"):
            print(ended.last)
    codes = {ended.code for ended in results.values()}
    if not codes and not unchanged:
        print("No suite has such a test.")
        return 1
    return 0 if codes <= {0, NONE_CHOSEN} and codes != {NONE_CHOSEN} else 1


def parse(argv: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(
        prog="build.py test",
        description="Run every check and suite. A suite whose inputs have not changed since it "
        "last passed is skipped. Further arguments are pytest's, and leave out the checks.",
    )
    parser.add_argument("--all", action="store_true", help="skip nothing")
    groups = ["checks", "node", "engine", "native", "pyodide", "project", "page"]
    parser.add_argument("--only", action="append", choices=groups, help="run these suites alone")
    parser.add_argument(
        "--part", default="1/1", metavar="1/2", help="run this part of the page's test files"
    )
    return parser.parse_known_args(argv)
