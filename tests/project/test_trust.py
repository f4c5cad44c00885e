"""No test sleeps: each waits for what it means, so that a slow machine is slow and not red."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
BENCH = TESTS / "bench"  # benches measure time
FILES = [
    path
    for path in sorted(TESTS.rglob("*.py"))
    if BENCH not in path.parents and path != Path(__file__)
]
SLEEPS = {"sleep", "wait_for_timeout"}
TIMER = re.compile(r"\bset(?:Timeout|Interval)\(|\bsleep\(")  # waits in scripts that a browser runs


def sleeps(source):
    """The lines of a source that let time go by, whatever is being waited for."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(attr=name) | ast.Name(id=name) | ast.alias(name=name):
                found = name in SLEEPS
            case ast.Constant(value=str(text)):
                found = TIMER.search(text)
            case _:
                continue
        if found:
            yield node.lineno


def test_nothing_here_sleeps():
    found = {
        path.relative_to(TESTS).as_posix(): list(sleeps(path.read_text(encoding="utf-8")))
        for path in FILES
    }
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "source",
    [
        "page.wait_for_timeout(50)",
        "time.sleep(1)",
        "from time import sleep",
        "page.evaluate('() => new Promise(done => setTimeout(done, 50))')",
        "run([sys.executable, '-c', 'import time; time.sleep(0.5)'])",
    ],
)
def test_a_sleep_is_found_wherever_it_is(source):
    assert list(sleeps(source)) == [1]
