"""Problems: each is legal, a sample of them is judged again, and other data is refused by name."""

import gzip
import json
from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from requesting import ask
from sitting import SHIPPED
from taku import Match, games
from taku.__main__ import main
from taku.game import Event
from taku.match import BadEntry, BadPart
from taku.mining.search import difficulty
from taku.problems import Problem, position, problems
from taku.problems.judging import SURE, judged, unit_of
from taku.problems.problem_file import PROBLEMS, file_of, read_problem, training
from taku.problems.ways_on import WORLDS, decisive, ways_on
from taku.records import plain
from taku.review.results import ROUND
from taku.review.sampled import LEAST_CHANCE, exactly
from taku.service import Service
from taku.words import LANGUAGES, Words

LARGEST = 80_000  # bytes over the wire
JUDGED = 3  # problems of each game that are judged again

each_game = pytest.mark.parametrize("game", SHIPPED)
GIVEN = cache(problems)


@cache
def laid(game: str) -> list[tuple[Problem, Match]]:
    """All problems of a game, each with its position, which no test may change."""
    return [(problem, position(game, problem)) for problem in GIVEN(game)]


def some(game: str) -> tuple[Problem, ...]:
    """Problems of a game, at equal distances in its file."""
    found = GIVEN(game)
    return found[:: len(found) // JUDGED][:JUDGED]


# The files


@each_game
def test_every_problem_is_legal(game: str) -> None:
    for problem, match in laid(game):
        best = match.game.read(match.state, problem.good[0])
        assert match.game.kind(match.state, best) == problem.kind
        mistake = match.game.read(match.state, mistake_of(problem))
        assert match.game.kind(match.state, mistake) == problem.mistake
        assert len(match.moves()) > len(problem.good)


@each_game
def test_no_position_comes_twice(game: str) -> None:
    ids = [problem.id for problem in GIVEN(game)]
    views = Counter(repr(match.view(problem.seat)) for problem, match in laid(game))
    assert len({*ids}) == len(ids)
    assert max(views.values()) == 1


@each_game
def test_every_problem_has_a_mistake_that_costs(game: str) -> None:
    least = games[game].bots[games[game].adviser].least
    rounded = 0.2 if least >= 1 else 0.02
    for problem in GIVEN(game):
        loss, error = problem.losses[mistake_of(problem)]
        assert loss - SURE * error >= least - rounded
        assert problem.difficulty == difficulty(problem.fails)


def mistake_of(problem: Problem) -> str:
    """The move that made the problem."""
    return next(iter(problem.losses))


@each_game
def test_problems_are_small_and_spread(game: str) -> None:
    text = json.dumps(plain(GIVEN(game)), ensure_ascii=False, separators=(",", ":"))
    assert len(gzip.compress(text.encode())) <= LARGEST
    kinds = Counter(problem.kind for problem in GIVEN(game))
    assert max(kinds.values()) <= len(GIVEN(game)) / 2
    assert len({problem.difficulty for problem in GIVEN(game)}) > 1
    assert len({json.dumps(problem.options) for problem in GIVEN(game)}) > 1


@each_game
def test_other_worlds_give_the_same_verdict(game: str) -> None:
    for problem in some(game):
        match = position(game, problem)
        for move, is_mistake in ((mistake_of(problem), True), (problem.good[0], False)):
            judgement = judged(match.game, match.state, match.legal(move), "others")
            assert judgement.clear == is_mistake


@each_game
def test_a_stronger_level_loses_less(game: str) -> None:
    levels = training(game).levels
    means = [mean for mean, _ in levels.values()]
    assert [*levels] == [level for level in games[game].bots if level in levels]
    assert len(means) > 2
    assert means == sorted(means, reverse=True)


# Their reader


def example(**parts: Any) -> dict[str, Any]:
    """A small problem as data."""
    return {
        "id": "one",
        "options": {"passing": False},
        "seats": 4,
        "log": ["deal 2C 2S AS | 9C 5S 6D | TC QS 8D | JC 7S KD"],
        "seat": 0,
        "good": ["2C"],
        "kind": "leading-others",
        "mistake": "leading-others",
        "difficulty": 1,
        "mean": 0,
        "losses": {},
        "fails": [],
        **parts,
    }


@pytest.mark.parametrize(
    ("parts", "named"),
    [
        ({"difficulty": 4}, "difficulty"),
        ({"losses": {"2S": [1]}}, "losses"),
        ({"losses": {"2S": ["1", 0]}}, "losses.2S"),
        ({"good": ["2C"] * 201}, "good"),
        ({"id": 7}, "id"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_wrong_part_is_named(parts: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        read_problem(example(**parts))


@pytest.mark.parametrize(
    ("parts", "error"),
    [
        ({"seat": 1}, BadPart),
        ({"good": ["AS"]}, BadPart),
        ({"good": []}, BadPart),
        ({"losses": {"2C": [1, 0]}}, BadPart),
        ({"log": ["deal 2C 2S AS | 9C 5S 6D | TC QS 8D | JC 7S KD", "2S"]}, BadEntry),
        ({"seats": 9}, BadPart),
    ],
)
def test_an_impossible_position_is_refused(parts: dict[str, Any], error: type) -> None:
    with pytest.raises(error):
        position("hearts", read_problem(example(**parts)))


def test_a_wrong_line_of_a_file_is_named(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\n".join(json.dumps(example(difficulty=number)) for number in (1, 9))
    (tmp_path / "problems.jsonl").write_text(text, encoding="utf-8")
    monkeypatch.setattr("taku.problems.problem_file.folder_of", lambda game: str(tmp_path))
    with pytest.raises(ValueError, match=r"problems\.jsonl, line 2: difficulty"):
        problems("hearts")


def test_a_game_may_have_no_problems(tmp_path: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("taku.problems.problem_file.folder_of", lambda game: str(tmp_path))
    assert problems("hearts") == ()
    assert not file_of("hearts", PROBLEMS).exists()
    assert training("hearts").levels == {}


# Answers


def judge(game: str, problem: Problem, move: str) -> dict[str, Any]:
    sent = {"type": "judge-answer", "game": game, "problem": plain(problem), "move": move}
    (reply,) = ask(Service(), sent)
    return reply


@each_game
def test_an_answer_costs_what_was_found(game: str) -> None:
    problem = GIVEN(game)[0]
    for move in problem.good:
        reply = judge(game, problem, move)
        assert reply["type"] == "answer-judged"
        assert reply["right"]
        assert reply["loss"] == 0
    for move, (loss, error) in problem.losses.items():
        reply = judge(game, problem, move)
        assert not reply["right"]
        assert (reply["loss"], reply["error"]) == (loss, error)
        assert reply["own"]["move"] == move
        assert [each["move"] for each in reply["good"]] == [*problem.good]


@each_game
def test_an_unlisted_move_is_judged_now(game: str) -> None:
    problem = GIVEN(game)[0]
    mistake = max(problem.losses, key=lambda move: problem.losses[move][0])
    unlisted = replace(problem, losses={})
    assert not judge(game, unlisted, mistake)["right"]


def test_an_equivalent_move_costs_the_same() -> None:
    deal = "deal 2C 2D 3D 4D | 3C 9D KH QH | 4C TD AH JH | 5C 7D 8D 6S"
    log = [deal, "2C", "3C", "4C", "5C"]
    parts = example(log=log, seat=3, good=["6S"], losses={"7D": [2.5, 0.5]})
    reply = judge("hearts", read_problem(parts), "8D")
    assert (reply["right"], reply["loss"], reply["error"]) == (False, 2.5, 0.5)


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"problem": 5}, None),
        ({"problem": example(seat=2)}, "seat"),
        ({"problem": example(good=[])}, "good"),
        ({"move": "AS"}, None),
        ({"game": "chess"}, "game"),
    ],
)
def test_a_wrong_answer_is_refused(change: dict[str, Any], part: str | None) -> None:
    sent = {"type": "judge-answer", "game": "hearts", "problem": example(), "move": "2C", **change}
    (reply,) = ask(Service(), sent)
    assert reply["type"] == "refused"
    assert reply["part"] == part


@pytest.mark.parametrize("game", ["president", "haggis"])
def test_no_wrong_move_surely_ends_as_well(game: str) -> None:
    """Where the bot knows how the round ends, without rollouts."""
    for problem in training(game).problems:
        match = position(game, problem)
        bot: Any = match.game.bots[match.game.adviser]
        moves = {text: match.legal(text) for text in (*problem.good, *problem.losses)}
        certain = exactly(bot, match.state, list(moves.values()), "certain")
        if certain and unit_of(match.game, problem) == ROUND:
            best = certain[moves[problem.good[0]]]
            ends = [certain[moves[text]] for text in problem.losses if moves[text] in certain]
            assert all(best - end >= bot.least for end in ends), problem.id


# Ways on


@each_game
def test_ways_on_begin_with_the_moves(game: str) -> None:
    for problem in some(game):
        moves = [max(problem.losses), problem.good[0]]
        sent = {"type": "ways-on", "game": game, "problem": plain(problem), "moves": moves}
        (reply,) = ask(Service(), sent)
        assert reply["worlds"] == WORLDS
        assert [way["entries"][0]["text"] for way in reply["ways"]] == moves
        for way in reply["ways"]:
            told = [event for entry in way["entries"] for event in entry["events"]]
            assert 0 < way["often"] <= WORLDS
            assert way["outcome"] is None or way["outcome"] in told


def test_a_way_on_stops_at_what_decides() -> None:
    """The king of spades falls to the queen in the next trick, or has been spent before."""
    log = ["deal 7S KS 2D 3D | 5S TS 4D 5D | JS QS 6D 7D | 9S 8S 8D 9D"]
    problem = read_problem(example(log=log, good=["7S"], losses={"KS": [9.0, 0.5]}))
    match = position("hearts", problem)
    assert match.to_act == 0
    sent = {"problem": plain(problem), "moves": ["KS", "7S"]}
    (reply,) = ask(Service(), {"type": "ways-on", "game": "hearts", **sent})
    for way in reply["ways"]:
        assert way["outcome"]["kind"] == "trick-points"
        assert way["outcome"]["args"]["points"] >= 13
        assert (
            way["entries"][-1]["events"][-1] == way["outcome"]
            or way["outcome"] in (way["entries"][-1]["events"])
        )


# Who could hold what matters


def test_a_problem_may_count_the_chance_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taku.problems.judging.ANSWER", 8)
    deal = "deal 2C 3S QS | 9H 3C 4S | 2H 9C 6S | KD 7C JS"
    raw = example(log=[deal, "2C", "3C", "9C", "7C", "6S", "JS"], good=["3S"], unit="chance")
    reply = judge("hearts", read_problem(raw), "QS")
    assert (reply["unit"], reply["least"]) == ("chance", LEAST_CHANCE)
    assert abs(reply["loss"]) <= 1  # 13 points would be the queen's


def guessed(game: str, problem: Problem) -> dict[str, Any] | None:
    sent = {"type": "guess-holders", "game": game, "problem": plain(problem)}
    (reply,) = ask(Service(), sent)
    assert reply["type"] == "holders-guessed"
    found: dict[str, Any] | None = reply["holders"]
    return found


@pytest.mark.parametrize("game", ["hearts", "president", "haggis"])
def test_a_question_about_hands_has_words(game: str) -> None:
    found = next(found for problem in GIVEN(game) if (found := guessed(game, problem)))
    assert sum(found["shares"]) == pytest.approx(1)
    for language in LANGUAGES:
        assert Words(game, language).say(f"holds-{found['question']}")


def test_a_void_seat_cannot_hold_the_queen() -> None:
    deal = "deal 2C 3S QS | 5C 6D 5D | 6C KS 7S | 7C 8S 7D"
    log = [deal, "2C", "5C", "6C", "7C", "8S", "3S", "5D"]
    found = guessed("hearts", read_problem(example(log=log, seat=2, good=["7S"])))
    assert found
    assert found["question"] == "queen"
    assert found["shares"][1] == 0
    assert found["shares"][0] > 0
    assert found["impossible"] == [1]
    assert found["truth"] == [0]


def test_who_holds_the_queen_is_not_asked() -> None:
    log = ["deal 2C QS | 3C 4D | 4C 5D | 5C 6D", "2C", "3C", "4C", "5C", "6D"]
    assert guessed("hearts", read_problem(example(log=log, seat=0, good=["QS"]))) is None


def test_dice_ask_nothing_about_hands() -> None:
    assert guessed("yahtzee", GIVEN("yahtzee")[0]) is None


def test_a_zero_decides_if_no_box_brings_more() -> None:
    log = ["roll 6 2 4 6 2", "keep 6 6", "roll 1 3 5", "keep 6 6", "roll 1 2 5"]
    problem = read_problem(
        example(options={}, seats=1, log=log, good=["fill sixes"], kind="filling-upper")
    )
    sent = {"problem": plain(problem), "moves": ["fill yahtzee", "fill sixes"]}
    (reply,) = ask(Service(), {"type": "ways-on", "game": "yahtzee", **sent})
    assert [way["outcome"]["args"]["points"] for way in reply["ways"]] == [0, 12]
    assert [way["often"] for way in reply["ways"]] == [WORLDS, WORLDS]
    assert [way["otherwise"] for way in reply["ways"]] == [0, 0]


def test_the_dearest_event_before_the_booking_decides() -> None:
    trick = Event("take", "trick-points", 2, {"points": 13})
    moon = Event("note", "moon", 0, {"points": 26})
    told = [trick, moon, Event("round", "hand"), Event("note", "scored", 1, {"points": 90})]
    assert decisive(told, 0) == moon
    assert decisive([trick, *told[2:]], 0) == trick
    place = Event("note", "out", 1, {"place": 2})
    assert decisive([Event("pass", "pass", 1), place], 1) == place
    assert decisive([place], 0) is None


def test_no_way_on_without_a_move() -> None:
    sent = {"type": "ways-on", "game": "hearts", "problem": example(), "moves": []}
    (reply,) = ask(Service(), sent)
    assert reply["type"] == "refused"


# The command


def test_the_command_prints_json_line_by_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["problems", "hearts", "--json", "--number", "2"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(lines) == 2
    keys = ["id", "options", "seats", "log", "seat", "good", "kind"]
    assert [*lines[0]][: len(keys)] == keys
    assert read_problem(lines[0]) == GIVEN("hearts")[0]


def test_the_command_chooses_a_kind(capsys: pytest.CaptureFixture[str]) -> None:
    kind = GIVEN("hearts")[0].kind
    assert main(["problems", "hearts", "--kind", kind]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == sum(kind in problem.kinds for problem in GIVEN("hearts"))
    assert lines[0].startswith(GIVEN("hearts")[0].id)


def test_a_rule_set_is_named_like_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["problems", "yams", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines
    assert {line["options"]["sheet"] for line in lines} == {"yams"}


@pytest.mark.parametrize("arguments", [["chess"], ["hearts", "--kind", "luck"]])
def test_a_wrong_argument_is_told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["problems", *arguments]) == 2
    assert arguments[-1] in capsys.readouterr().err


def test_a_problem_is_marked_like_a_lesson() -> None:
    problem, service = GIVEN("hearts")[0], Service()
    step = {"options": problem.options, "seats": problem.seats, "setup": problem.log}
    step |= {"me": problem.seat, "accept": problem.good}
    laid, frame = ask(service, {"type": "learn", "game": "hearts", "step": step})
    assert laid["solution"]["move"] == problem.good[0]
    assert frame["view"]["seat"] == problem.seat
    marked, *_ = ask(service, {"type": "answer", "given": {"move": problem.good[0]}})
    assert marked["mark"]["verdict"] == "right"
    assert Match("hearts", problem.options, seats=problem.seats, log=problem.log).to_act >= 0


def test_ways_on_tell_the_moves_apart() -> None:
    """After either move the queen of spades goes most often to the same player, but not always."""
    deal = (
        "deal 3C 5C QC AC 3D 4D 5D TD QD 2S 7S 9S QS 4H JH QH AH | "
        "4C 8C JC 6D 7D JD KD AD 3S 5S 6S 8S TS 6H 7H 8H 9H | "
        "2C 6C 7C 9C TC KC 8D 9D 4S JS KS AS 2H 3H 5H TH KH"
    )
    match = Match("hearts", {"passing": False}, seats=3, log=[deal])
    for move in ("2C", "QC", "4C", "5C", "JC", "KC"):
        match.play(move)
    moves = [match.legal("AS"), match.legal("9D")]
    ways, source = ways_on(match.game, match.state, moves, "apart")
    assert source == "queen"
    own, best = (way.outcome for way in ways)
    assert own is not None
    assert best is not None
    assert sum(way.often - way.otherwise for way in ways) > 0
    assert (own.seat, own.args["points"]) != (best.seat, best.args["points"])
