"""Mining: the same seed finds the same problems, and a search that was stopped goes on."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from taku import Match, games
from taku.games.yahtzee.rules import Yahtzee
from taku.games.yahtzee.short_log import short_log
from taku.mining import plans
from taku.mining import search as searching
from taku.mining.__main__ import main
from taku.mining.choice import choose
from taku.mining.plans import plan, played, rule_sets
from taku.mining.search import search
from taku.problems.problem_file import position, read_problem, training
from taku.review import sampled

TIMES = ("playing", "screening", "judging")


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try few worlds, and call a mistake what few of them show."""
    monkeypatch.setattr(sampled, "CHOOSING", 64)
    monkeypatch.setattr(sampled, "LOOKS", (32, 64))
    for module in (plans, searching):
        monkeypatch.setattr(module, "LEVELS", ("easy", "normal"))
    monkeypatch.setattr(searching, "SCREENING", 1.0)
    monkeypatch.setattr(searching, "AGAIN", 2.0)


def found(game: str, number: int) -> dict[str, Any]:
    """What the search finds in a match, without the time that it took."""
    figures = asdict(search(games[game], "test", number))
    return {name: part for name, part in figures.items() if name not in TIMES}


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("game", ["hearts", "yahtzee"])
def test_the_same_seed_finds_the_same_problems(game: str) -> None:
    some = [found(game, number) for number in range(2)]
    assert some == [found(game, number) for number in range(2)]
    problems = [problem for each in some for problem in each["problems"]]
    assert problems
    for problem in problems:
        position(game, read_problem(problem))


@pytest.mark.usefixtures("hasty")
def test_a_search_that_was_stopped_goes_on(tmp_path: Path) -> None:
    """The last line was cut off: its match is searched again."""
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    assert main(["search", "yahtzee", str(whole), "--matches", "3"]) == 0
    assert main(["search", "yahtzee", str(stopped), "--matches", "2"]) == 0
    text = stopped.read_text(encoding="utf-8")
    stopped.write_text(text[:-20], encoding="utf-8")
    assert main(["search", "yahtzee", str(stopped), "--matches", "3"]) == 0
    lines = [
        [json.loads(line)["problems"] for line in path.read_text(encoding="utf-8").splitlines()]
        for path in (whole, stopped)
    ]
    assert lines[0] == lines[1]


@pytest.mark.parametrize("game", ["hearts", "president", "haggis", "yahtzee"])
def test_matches_are_of_every_rule_set(game: str) -> None:
    plans = [plan(games[game], "spread", number) for number in range(300)]
    usual, others = rule_sets(games[game])
    options = [one.options for one in plans]
    assert all(rules in options for rules in usual)
    assert sum(rules in options for rules in others) > len(others) / 2
    seats = {len(one.players) for one in plans}
    assert seats == ({1} if games[game].pad else {n for n in games[game].seats if n <= 6})


@pytest.mark.parametrize("game", ["hearts", "president", "haggis"])
def test_tiny_rounds_lead_up_to_a_whole_one(game: str) -> None:
    tried = (plan(games[game], "tiny", number) for number in range(40))
    one = next(one for one in tried if one.earlier == 2 and "expert" not in one.players)
    match, start = played(one)
    at = match.at(start)
    assert at.state.round == 2
    assert match.state.round == 3
    assert len(match.view(0).scores) == 3


def test_a_short_log_leads_to_an_equal_sheet() -> None:
    for preset in games["yahtzee"].presets:
        match = Match("yahtzee", preset=preset, seats=2, seed=preset)
        while len(match.log) < 30:
            match.play(match.moves()[-1])
        short = short_log(Yahtzee(match.options, 2), match.log)
        again = Match("yahtzee", preset=preset, seats=2, log=short, draws=False)
        assert len(short) < len(match.log)
        assert again.state.marks == match.state.marks
        assert again.points == match.points
        assert again.view(match.to_act) == match.view(match.to_act)


def test_the_choice_is_spread_over_kinds() -> None:
    """Of two kinds, the one that was found less often keeps all its problems."""
    match = Match("yahtzee", seats=1, log=["roll 6 2 4 6 2"], draws=False)
    line = {
        "options": {},
        "seats": 1,
        "log": match.log,
        "seat": 0,
        "good": ["keep 6 6"],
        "mistake": "keeping-first",
        "difficulty": 1,
        "mean": 0.0,
        "losses": {"keep": (1.0, 0.0)},
        "fails": ("easy",),
    }
    often = [read_problem({**line, "id": f"o{n}", "kind": "often"}) for n in range(20)]
    rare = [read_problem({**line, "id": f"r{n}", "kind": "rare"}) for n in range(5)]
    assert {one.id for one in choose([*often, *rare])} >= {one.id for one in rare}
    assert len(choose([*often, *often])) == len(often)


def test_levels_are_measured_on_the_same_decisions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taku.problems.problem_file.folder_of", lambda game: str(tmp_path))
    assert main(["levels", "yahtzee", "--decisions", "24"]) == 0
    levels = training("yahtzee").levels
    assert [*levels] == [*games["yahtzee"].bots]
    assert levels["strong"] == (0, 0)
    assert levels["easy"][0] > levels["normal"][0] > 0
