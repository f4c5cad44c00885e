"""No assert of the library does work or checks input: `python -O` runs none of them."""

import ast
import subprocess
import sys

import pytest

import build

FILES = [build.ROOT / "build.py", *build.ENGINE.rglob("*.py"), *(build.WEB / "build").rglob("*.py")]
PURE = {"isinstance", "len", "sum"}
SPEAKS = """
from taku import Match, games
assert False, "this Python runs no assert"
for game in games:
    match = Match(game, seed=1, seats=["easy"] * games[game].seats[0])
    refusal = match.why_not("nonsense")
    said = [match.say(match.moves()[0]), match.say(refusal, "ja")]
    events = match.run(until=lambda match: len(match.log) > 60)
    said += [match.say(event, language) for event in events for language in ("en", "ja")]
    print(game, len(said), Match.load(match.save()).log == match.log)
"""


def calls_in_asserts(source: str) -> set[str]:
    """Return what the asserts of a source call, but for functions without an effect."""
    asserts = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Assert)]
    calls = [node for each in asserts for node in ast.walk(each) if isinstance(node, ast.Call)]
    return {ast.unparse(call.func) for call in calls} - PURE


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(build.ROOT)))
def test_asserts_call_nothing_with_an_effect(path) -> None:
    assert calls_in_asserts(path.read_text(encoding="utf-8")) == set()


def test_an_assert_that_does_the_work_is_found() -> None:
    assert calls_in_asserts("assert self._take('}'), len(text)") == {"self._take"}


def test_every_game_speaks_without_asserts() -> None:
    command = [sys.executable, "-O", "-c", SPEAKS]
    environment = {"PYTHONPATH": str(build.ENGINE), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["haggis", "hearts", "president", "yahtzee"]
    assert all(line.endswith("True") for line in lines)
