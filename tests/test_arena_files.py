"""What the arena writes: logs of matches, positions out of them, and runs joined into a table."""

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sitting import SHIPPED
from taku.__main__ import main
from taku.arena.data import COLUMNS, VALUES
from taku.arena.rank import rank
from taku.match import Match
from taku.review import review


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def lines_of(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in Path(name).read_text(encoding="utf-8").splitlines()]


def arena(*arguments: str) -> int:
    return main(["arena", *arguments])


# Logs


@pytest.mark.parametrize("name", SHIPPED)
def test_every_match_is_logged(name: str) -> None:
    assert arena(name, "easy", "normal", "--deals", "2", "--logs", "logs.jsonl") == 0
    logged = lines_of("logs.jsonl")
    seats = len(Match(name).seats)
    assert len(logged) == 2 * seats
    for line in logged:
        match = Match.load(line, draws=False)  # replays each move and each draw
        assert match.points == line["points"]
        assert match.places == line["places"]
        assert [each["name"] for each in line["entrants"]] == list(match.seats)


def test_a_log_has_the_draws_of_its_seed() -> None:
    arena("hearts", "easy", "normal", "--deals", "4", "--logs", "logs.jsonl")
    for line in lines_of("logs.jsonl"):
        drawn = Match.load(line | {"log": []}, draws=True).log[0]
        assert line["log"][0] == drawn


def test_a_bot_is_named_with_its_hash() -> None:
    Path("own.py").write_text(
        "def agent(view, moves, random):\n    return moves[0]\n", encoding="utf-8"
    )
    arena("hearts", "easy", "own.py", "--deals", "1", "--logs", "logs.jsonl")
    for line in lines_of("logs.jsonl"):
        codes = {each["name"]: each["code"] for each in line["entrants"]}
        assert codes["easy"] == ""
        assert len(codes["own.py"]) == 12
        assert sorted({*line["seats"]}) == ["easy", "human"]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_stopped_run_logs_each_match_once(workers: str) -> None:
    command = ["president", "easy", "normal", "--csv", "rows.csv", "--workers", workers]
    arena(*command, "--deals", "4", "--logs", "whole.jsonl")
    Path("rows.csv").unlink()
    arena(*command, "--deals", "2", "--logs", "logs.jsonl")
    torn = Path("logs.jsonl").read_text(encoding="utf-8") + '{"game": "presi'
    Path("logs.jsonl").write_text(torn, encoding="utf-8")
    arena(*command, "--deals", "4", "--logs", "logs.jsonl")
    assert lines_of("logs.jsonl") == lines_of("whole.jsonl")


def test_logs_of_another_trial_stay(capsys: pytest.CaptureFixture[str]) -> None:
    arena("hearts", "easy", "normal", "--deals", "1", "--logs", "logs.jsonl")
    before = Path("logs.jsonl").read_text(encoding="utf-8")
    assert arena("hearts", "easy", "--deals", "1", "--logs", "logs.jsonl") == 2
    assert "logs.jsonl, line 1: of another trial" in capsys.readouterr().err
    assert Path("logs.jsonl").read_text(encoding="utf-8") == before


# Positions


def rows_of(name: str) -> list[dict[str, str]]:
    with Path(name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_every_decision_becomes_a_position() -> None:
    arena("hearts", "easy", "normal", "--deals", "1", "--logs", "logs.jsonl")
    assert main(["data", "logs.jsonl", "--out", "moves.csv"]) == 0
    rows = rows_of("moves.csv")
    assert tuple(rows[0]) == COLUMNS
    for at, line in enumerate(lines_of("logs.jsonl")):
        whole, mine = Match.load(line, draws=False), [r for r in rows if int(r["match"]) == at]
        match = whole.blank()
        decisions = 0
        for entry, text in enumerate(whole.log):
            if match.to_act >= 0:
                row, seat = mine[decisions], match.to_act
                assert (int(row["entry"]), int(row["seat"])) == (entry, seat)
                assert (json.loads(row["legal"]), row["move"]) == (match.moves(), text)
                assert json.loads(row["view"])["seat"] == seat
                assert int(row["points"]) == line["points"][seat]
                assert row["entrant"] == line["entrants"][seat]["name"]
                decisions += 1
            match.enter(text)
        assert decisions == len(mine)


def test_values_are_those_of_the_review() -> None:
    arena("yahtzee", "easy", "normal", "--seats", "1", "--deals", "1", "--logs", "logs.jsonl")
    first = Path("logs.jsonl").read_text(encoding="utf-8").splitlines(True)[0]
    Path("one.jsonl").write_text(first, encoding="utf-8")
    main(["data", "one.jsonl", "--out", "moves.csv", "--values"])
    reviewed = {each.entry: each for each in review(Match.load(json.loads(first)), 0)}
    rows = rows_of("moves.csv")
    assert tuple(rows[0]) == (*COLUMNS, *VALUES)
    for row in rows:
        found = reviewed.get(int(row["entry"]))
        assert (row["best"], row["loss"]) == ((found.best, str(found.loss)) if found else ("", ""))
    assert reviewed


def test_processes_write_the_same_positions() -> None:
    arena("president", "easy", "normal", "--deals", "3", "--logs", "logs.jsonl")
    main(["data", "logs.jsonl", "--out", "one.csv"])
    main(["data", "logs.jsonl", "--out", "two.csv", "--workers", "2"])
    assert Path("one.csv").read_bytes() == Path("two.csv").read_bytes()


def test_parquet_holds_the_same_positions() -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="an extra: pip install 'taku[data]'")
    arena("president", "easy", "normal", "--deals", "1", "--logs", "logs.jsonl")
    main(["data", "logs.jsonl", "--out", "moves.csv"])
    main(["data", "logs.jsonl", "--out", "moves.parquet"])
    found = parquet.read_table("moves.parquet").to_pylist()
    told = rows_of("moves.csv")
    assert [(str(row["entry"]), row["move"], json.dumps(row["legal"])) for row in found] == [
        (row["entry"], row["move"], row["legal"]) for row in told
    ]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda line: "{", "line 2: "),
        (lambda line: "7", "line 2: not a match"),
        (lambda line: json.dumps(json.loads(line) | {"log": ["deal"]}), "line 2: log entry 1"),
        (lambda line: json.dumps(json.loads(line) | {"game": "chess"}), "line 2: game"),
        (lambda line: json.dumps(json.loads(line) | {"format": 9}), "line 2: format"),
    ],
)
def test_a_wrong_line_is_named(
    change: Callable[[str], str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arena("hearts", "easy", "--deals", "1", "--logs", "logs.jsonl")
    lines = Path("logs.jsonl").read_text(encoding="utf-8").splitlines()
    Path("logs.jsonl").write_text("\n".join([lines[0], change(lines[1])]), encoding="utf-8")
    assert main(["data", "logs.jsonl", "--out", "moves.csv"]) == 2
    assert problem in capsys.readouterr().err


def test_an_unknown_kind_of_file_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    Path("logs.jsonl").write_text("", encoding="utf-8")
    assert main(["data", "logs.jsonl", "--out", "moves.xlsx"]) == 2
    assert "one of .csv, .parquet" in capsys.readouterr().err


# Runs joined


def run(file: str, *arguments: str) -> None:
    assert arena(*arguments, "--csv", file) == 0


def test_runs_are_joined_into_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    run("a.csv", "hearts", "easy", "normal", "--deals", "3", "--seed", "a")
    run("b.csv", "hearts", "easy", "skilled", "--deals", "1", "--seed", "b")
    capsys.readouterr()
    assert main(["rank", "a.csv", "b.csv", "--json"]) == 0
    table = json.loads(capsys.readouterr().out)
    deals = {row["name"]: row["deals"] for row in table["rows"]}
    assert deals == {"easy": 4, "normal": 3, "skilled": 1}
    leads = [row["points"]["difference"] for row in table["rows"]]
    assert leads == sorted(leads)  # in Hearts, fewer points are better
    assert (table["game"], table["joined"], table["left_out"]) == ("hearts", ["a.csv", "b.csv"], [])
    assert main(["rank", "a.csv", "b.csv"]) == 0
    assert "\nskilled " in capsys.readouterr().out


def test_one_file_ranks_as_its_run_does() -> None:
    run("a.csv", "president", "easy", "normal", "strong", "--deals", "3")
    ranked = rank([Path("a.csv")])
    assert {figure.deals for figure in ranked.figures} == {3}
    wins = [figure.measures["points"].difference for figure in ranked.figures]
    assert wins == sorted(wins, reverse=True)
    twice = rank([Path("a.csv"), Path("a.csv")])
    assert twice.figures == ranked.figures  # a deal counts once


def test_a_changed_file_is_another_entrant() -> None:
    for seed, move in (("a", "moves[0]"), ("b", "moves[-1]")):
        text = f"def agent(view, moves, random):\n    return {move}\n"
        Path("own.py").write_text(text, encoding="utf-8")
        run(f"{seed}.csv", "hearts", "easy", "own.py", "--deals", "1", "--seed", seed)
    ranked = rank([Path("a.csv"), Path("b.csv")])
    assert len({code for name, code in ranked.entrants if name == "own.py"}) == 2


def test_what_cannot_be_joined_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    run("a.csv", "hearts", "easy", "normal", "--deals", "1")
    run("game.csv", "haggis", "easy", "normal", "--deals", "1")
    run("rules.csv", "hearts", "easy", "--deals", "1", "--options", '{"passing": false}')
    old = Path("a.csv").read_text(encoding="utf-8").splitlines()
    engine = old[1].split(",")[1]
    Path("old.csv").write_text("\n".join(old).replace(engine, "0ld") + "\n", encoding="utf-8")
    Path("torn.csv").write_text("\n".join([*old, "x,y"]), encoding="utf-8")
    Path("none.csv").write_text("name,points\n", encoding="utf-8")
    files = ["a.csv", "game.csv", "rules.csv", "old.csv", "torn.csv", "none.csv", "missing.csv"]
    assert main(["rank", *files]) == 1
    told = capsys.readouterr().err
    assert "game.csv: not joined: other game and seats than a.csv" in told
    assert "rules.csv: not joined: other options than a.csv" in told
    assert "old.csv: not joined: other engine than a.csv" in told
    assert f"torn.csv: not joined: line {len(old) + 1}: " in told
    assert "none.csv: not joined: not rows of this version of the arena" in told
    assert "missing.csv: not joined: No such file" in told
