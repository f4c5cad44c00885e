"""Files of matches: what the terminal and the page save, and what is no such file."""

import json
from pathlib import Path
from typing import Any

import pytest

from taku.match import BadPart, Match
from taku.terminal.play import main as play
from taku.terminal.review import main as review
from taku.terminal.saves import FiledMatch, matches_in, read_file, read_one

EXCHANGE = Path(__file__).parent / "exchange"
"""What the page and the terminal save: tests/node/backup-file.test.ts proves it of the page."""
PAGE, TERMINAL = EXCHANGE / "page.json", EXCHANGE / "terminal.json"
FINISHED, UNFINISHED, PAD, FRIENDS = 2, 1, 3, 4  # their numbers in the page's file


def written(path: Path, content: Any) -> Path:
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def test_the_terminal_saves_what_the_page_imports() -> None:
    save = json.loads(TERMINAL.read_text(encoding="utf-8"))
    assert Match.load(save).save() == save


def test_every_match_of_the_page_is_read() -> None:
    found = read_file(PAGE)
    assert [each.marks["id"] for each in found] == ["unfinished", "finished", "pad", "friends"]
    assert [each.loaded(draws=False).log for each in found] == [each.save["log"] for each in found]
    assert (
        found[0].loaded().save()
        == Match.load(json.loads(TERMINAL.read_text(encoding="utf-8"))).save()
    )
    assert f"{found[1]}" == "2026-09-21 yahtzee 1 finished"


def test_a_match_stored_by_the_page_is_read() -> None:
    stored = read_file(PAGE)[0].marks
    assert [each.save for each in matches_in(stored)] == [read_file(PAGE)[0].save]


def test_several_matches_are_listed_by_number() -> None:
    with pytest.raises(ValueError, match="4 matches; --match NUMBER chooses one") as raised:
        read_one(PAGE)
    assert str(raised.value).splitlines()[2] == "    2  2026-09-21 yahtzee 1 finished"
    assert read_one(PAGE, 2).marks["id"] == "finished"
    with pytest.raises(ValueError, match="4 matches"):
        read_one(PAGE, 5)


def test_a_match_of_the_page_is_reviewed(capsys: pytest.CaptureFixture[str]) -> None:
    assert review([str(PAGE), "--match", f"{FINISHED}"]) == 0
    assert "yahtzee 1: 37 decisions of seat 0" in capsys.readouterr().out
    assert review([str(PAGE), "--match", f"{PAD}", "--seat", "0"]) == 0


def test_a_match_of_the_page_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt="": "quit")
    assert play(["--resume", str(PAGE), "--match", f"{UNFINISHED}"]) == 0
    assert "Player 1" in capsys.readouterr().out
    for number, problem in ((PAD, "score pad"), (FRIENDS, "several devices")):
        with pytest.raises(ValueError, match=problem):
            play(["--resume", str(PAGE), "--match", f"{number}"])


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("[" * 100_000, "brackets in brackets"),
        ("", "Expecting value"),
        ("3", "not a match"),
        ({"game": "hearts"}, "not a match"),
        ({"taku": "data", "format": 1, "matches": []}, "has no match"),
        ({"taku": "data", "format": 1, "matches": [3, {"head": 3, "log": []}]}, "has no match"),
        ({"taku": "data", "format": 2, "matches": []}, "a newer version"),
        ({"taku": "lesson"}, "not a match"),
    ],
)
def test_a_file_without_a_match_is_refused(content: Any, problem: str, tmp_path: Path) -> None:
    path = written(tmp_path / "own.json", content)
    with pytest.raises(ValueError, match=rf"own\.json: .*{problem}"):
        read_one(path)


def test_a_file_without_an_end_is_refused() -> None:
    with pytest.raises(ValueError, match="zero: 64,000,000 bytes at most"):
        read_one(Path("/dev/zero"))


@pytest.mark.parametrize("when", [None, -1, 1e300, "today", True])
def test_a_damaged_date_stops_no_match(when: Any) -> None:
    stored = {**read_file(PAGE)[0].marks, "when": when}
    (found,) = matches_in(stored)
    assert f"{found}".endswith("hearts 3 unfinished")


@pytest.mark.parametrize(("part", "value"), [("log", 3), ("seats", None), ("format", 9)])
def test_a_damaged_match_is_refused_by_its_part(part: str, value: Any) -> None:
    save = {**json.loads(TERMINAL.read_text(encoding="utf-8")), part: value}
    with pytest.raises(BadPart, match=part):
        FiledMatch(save).loaded()
