"""The one door for the page: every request_ is granted or refused, and nothing ever breaks."""

import json
import os
import subprocess
import sys
from dataclasses import fields
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conftest import IN_PYODIDE
from requesting import DEAL, ask, json_values
from sitting import match_of
from taku import games
from taku.messages.lesson import Step
from taku.records import plain
from taku.service import Service
from taku.service.catalogue import catalogue, rulebook

ALONE = ["human", "easy", "easy", "easy"]
TOGETHER = ["human"] * 4
SAVE = {"format": 1, "game": "hearts", "options": {"passing": False}, "seed": "seed"}
START = {"type": "start", "game": "hearts", "seats": ALONE, "seed": "1", "options": {}}


def table(*log: str, seats: list[str] = TOGETHER, **options: object) -> Service:
    """A service with a match of hearts that has come so far, without a pass unless asked for."""
    service = Service()
    rules = {"passing": False, **options}
    save = {**SAVE, "options": rules, "seats": seats, "log": log}
    answers = ask(service, {"type": "load", "save": save})
    assert answers[0]["type"] == "frame"
    return service


def log(service: Service) -> list[str]:
    match = match_of(service)
    return match.log[:] if match else []


# A match goes on


def test_a_start_gets_a_persons_first_frame() -> None:
    seats = ["easy", "easy", "human", "easy"]
    frames = ask(Service(), {**START, "seats": seats})
    assert {frame["view"]["seat"] for frame in frames} == {2}
    match = {"format": 1, "game": "hearts", "options": {}, "seed": "1", "seats": seats}
    assert frames[0]["match"] == match
    assert frames[-1]["view"]["to_act"] == 2


FIRST_DEAL = """
import json, sys
from taku.service import Service
request_ = {"type": "start", "game": "hearts", "seats": ["human", *["easy"] * 3], "seed": "s"}
assert "frame" in next(Service().handle(json.dumps(request_)))
print(*sorted(name for name in sys.modules if name.startswith("taku.")))
"""


@pytest.mark.skipif(IN_PYODIDE, reason="starts a Python")
def test_a_first_deal_imports_only_its_game() -> None:
    python = [sys.executable, "-c", FIRST_DEAL]
    found = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(python, env=found, stdout=subprocess.PIPE, check=True)
    imported = done.stdout.decode().split()
    games_ = {name.split(".")[2] for name in imported if name.startswith("taku.games.")}
    assert games_ == {"hearts"}
    rooms = {name.split(".")[1] for name in imported} - {"games"}
    assert rooms == {
        *("arguments", "cards", "game", "game_folders", "match", "options", "pickling", "records"),
        *("roles", "tablebase", "view", "estimate", "deal", "field_docs", "notation", "rounds"),
        "tricks",
        *("bots", "messages", "service", "tables"),
    }
    laid = {name for name in imported if name.startswith("taku.tables.")}
    assert laid == {
        f"taku.tables.{name}" for name in ("choices", "match_table", "session", "table", "undo")
    }
    sent = {name for name in imported if name.startswith(("taku.messages.", "taku.service."))}
    assert not {"catalogue", "lesson", "reviewing"} & {name.rpartition(".")[2] for name in sent}


def test_each_move_is_answered_with_a_frame() -> None:
    service = table(DEAL, seats=ALONE)
    frames = ask(service, {"type": "play", "move": "2C"})
    assert [frame["view"]["to_act"] for frame in frames] == [1, 2, 3, 2, 3, 0]
    told = [(event["kind"], event["seat"]) for frame in frames for event in frame["events"]]
    assert told[:4] == [("lead", 0), ("play", 1), ("play", 2), ("play", 3)]


def test_the_frames_together_hold_the_whole_log() -> None:
    service = Service()
    frames = ask(service, START)
    match = match_of(service)
    assert match
    frames += ask(service, {"type": "play", "move": match.moves()[0]})
    entries: list[str] = []
    for frame in frames:
        assert frame["log"]["start"] == len(entries)
        entries += frame["log"]["entries"]
    assert entries == log(service)


def test_the_person_to_act_looks() -> None:
    service = table(DEAL)
    (frame,) = ask(service, {"type": "play", "move": "2C"})
    assert (frame["view"]["seat"], frame["view"]["to_act"]) == (1, 1)


def test_an_illegal_move_changes_nothing() -> None:
    service = table(DEAL, "2C")
    (refused,) = ask(service, {"type": "play", "move": "4D"})
    assert refused == {
        "type": "refused",
        "request": "play",
        "refusal": {
            "rule": "follow-suit",
            "args": {"player": 0, "suit": "C", "cards": "9C", "count": 1},
        },
        "part": None,
        "entry": None,
    }
    assert log(service) == [DEAL, "2C"]


def test_a_save_goes_out_and_comes_in_again() -> None:
    (saved,) = ask(table(DEAL, "2C"), {"type": "save"})
    assert saved == {
        "type": "saved",
        "save": {**SAVE, "seats": TOGETHER, "log": [DEAL, "2C"]},
    }
    other = Service()
    frames = ask(other, {"type": "load", "save": saved["save"]})
    assert log(other) == [DEAL, "2C"]
    assert [event["kind"] for event in frames[0]["events"]] == ["deal", "lead"]


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("game", games)
def test_a_snapshot_is_the_resumed_tables_first_frame(game: str, people: int) -> None:
    count = max(seats for seats in games[game].seats if seats <= 4)
    seats = ["human"] * people + ["easy"] * (count - people)
    random, service = Random(f"{game} {people}"), Service()
    ask(service, {"type": "start", "game": game, "seats": seats, "seed": "s", "options": {}})
    for _ in range(40):
        match = match_of(service)
        assert match
        (taken,) = ask(service, {"type": "snapshot"})
        assert taken["entries"] == len(match.log)
        save = {**match.save(), "log": match.log}
        first = next(Service().handle(json.dumps({"type": "load", "save": save})))
        frame = json.loads(first)
        apart = {part: frame[part] for part in ("type", "log", "match")}
        assert {**taken["frame"], **apart} == frame
        if match.over:
            break
        ask(service, {"type": "play", "move": random.choice(match.moves())})


def test_a_refused_request_leaves_the_match() -> None:
    service = table(DEAL, "2C")
    for request_ in (
        {**START, "game": "bridge"},
        {**START, "seats": ["easy"] * 4},
        {**START, "options": {"jokers": 2}},
        {**START, "options": []},
        {**START, "seed": 7},
        {"type": "load", "save": {**SAVE, "seats": TOGETHER, "log": ["2C"]}},
    ):
        (refused,) = ask(service, request_)
        assert (refused["type"], refused["refusal"]["rule"]) == ("refused", "unreadable")
        assert log(service) == [DEAL, "2C"]


NO_MATCH = "there is no match on the table"
NO_ROOM = "no match among several devices is on the table"
NO_OPEN_TABLE = "there is no open table"
NO_LESSON = "there is no lesson on the table"
NOT_GUIDED = "no move waits to be taken back or kept"
NEEDED = [
    ({"type": "begin"}, NO_MATCH),
    ({"type": "play", "move": "2C"}, NO_MATCH),
    ({"type": "explain-choice", "items": ["2C"]}, NO_MATCH),
    ({"type": "hint"}, NO_MATCH),
    ({"type": "undo"}, NO_MATCH),
    ({"type": "save"}, NO_MATCH),
    ({"type": "snapshot"}, NO_MATCH),
    ({"type": "proof"}, NO_MATCH),
    ({"type": "story", "seat": 0}, NO_MATCH),
    ({"type": "at", "seat": 0, "ask": {"type": "hint"}}, NO_ROOM),
    ({"type": "go-on"}, NO_ROOM),
    ({"type": "seated", "around": {"devices": []}}, NO_ROOM),
    ({"type": "walk", "at": 0}, NO_OPEN_TABLE),
    ({"type": "look", "seat": None}, NO_OPEN_TABLE),
    ({"type": "proceed", "seed": ""}, NO_OPEN_TABLE),
    ({"type": "answer", "given": {}}, NO_LESSON),
    ({"type": "keep"}, NOT_GUIDED),
]


@pytest.mark.parametrize(("request_", "problem"), NEEDED)
def test_most_requests_need_a_table_that_knows_them(request_: dict[str, Any], problem: str) -> None:
    for service in (Service(), table(DEAL)) if problem != NO_MATCH else (Service(),):
        (refused,) = ask(service, request_)
        assert refused["request"] == request_["type"]
        assert refused["refusal"] == {"rule": "unreadable", "args": {"problem": problem}}


@pytest.mark.parametrize("request_", [{"type": "play", "move": "2C"}, {"type": "undo"}])
def test_a_lesson_takes_answers_and_no_moves(request_: dict[str, Any]) -> None:
    service = Service()
    ask(service, {"type": "practise", "game": "hearts", "seed": "1"})
    (refused,) = ask(service, request_)
    assert refused["refusal"]["args"] == {"problem": NO_MATCH}


# Help


def test_chosen_items_get_the_moves_they_make() -> None:
    (considered,) = ask(table(DEAL, "2C"), {"type": "explain-choice", "items": ["9C"]})
    say = {"id": "play", "seat": 1, "args": {"cards": "9C"}}
    assert considered["meaning"]["moves"] == [{"move": "9C", "say": say}]
    assert considered["meaning"]["refusal"] is None


def test_chosen_items_without_move_get_the_reason() -> None:
    (considered,) = ask(table(DEAL, "2C"), {"type": "explain-choice", "items": ["4D"]})
    assert considered["meaning"]["moves"] == []
    assert considered["meaning"]["refusal"]["rule"] == "follow-suit"


def test_a_hint_is_legal_and_plays_nothing() -> None:
    service = table(DEAL, "2C")
    (hint,) = ask(service, {"type": "hint"})
    assert hint["moves"][0]["move"] == "9C"
    assert log(service) == [DEAL, "2C"]


# Taking back


def test_undo_alone_with_bots_takes_own_move() -> None:
    service = table(DEAL, seats=ALONE)
    (*_, frame) = ask(service, {"type": "play", "move": "2C"})
    assert frame["undo"]
    (frame,) = ask(service, {"type": "undo"})
    assert log(service) == [DEAL]
    assert not frame["undo"]
    assert frame["log"] == {"start": 1, "entries": []}


def test_nothing_is_undone_before_the_first_own_move() -> None:
    (refused,) = ask(table(DEAL, seats=ALONE), {"type": "undo"})
    assert refused["refusal"] == {"rule": "not-now", "args": {"phase": "undo"}}


def test_undo_among_people_ends_with_the_next_move() -> None:
    service = table("deal 2C 3D | 9C 4D | TC AD | KC KD", "2C", "9C", "TC")
    (frame,) = ask(service, {"type": "play", "move": "KC"})
    assert frame["undo"]  # seat 3 took the trick and leads
    (frame,) = ask(service, {"type": "play", "move": "KD"})
    assert not frame["undo"]
    (refused,) = ask(service, {"type": "undo"})
    assert refused["refusal"]["rule"] == "not-now"


WHOLE = (
    "deal 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC | 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD"
    " | 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS | 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
)
PASSED = "pass 2C 3C 4C"


def test_a_pass_stands_once_its_cards_are_seen() -> None:
    service = table(WHOLE, seats=ALONE, passing=True)
    (*_, frame) = ask(service, {"type": "play", "move": PASSED})
    assert frame["undo"]
    assert frame["no_undo"] == {"rule": "seen", "args": {"what": "exchange"}}
    (refused,) = ask(service, {"type": "undo"})
    assert refused["refusal"] == frame["no_undo"]
    (*_, frame) = ask(service, {"type": "play", "move": frame["view"]["ask"]["items"][0]})
    assert frame["undo"]
    assert frame["no_undo"] is None


def test_new_cards_end_the_hand_before() -> None:
    service = table("deal 2C | 9C | TC | 8C", seats=ALONE)
    (*_, frame) = ask(service, {"type": "play", "move": "2C"})
    assert frame["no_undo"] == {"rule": "seen", "args": {"what": "deal"}}


def at_dice(*log: str, players: int = 1, practice: bool = False) -> Service:
    """A player with bots at a sheet of Yahtzee."""
    seats = ["human", *["easy"] * (players - 1)]
    save = {"format": 1, "game": "yahtzee", "options": {}, "seed": 1, "seats": seats, "log": log}
    service = Service()
    ask(service, {"type": "load", "save": save, "practice": practice})
    return service


THROWN = "roll 1 1 2 1 3"
ROLLED = {"rule": "seen", "args": {"what": "roll"}}
DAILY = {"seed": "daily/yahtzee/2026-11-20"}


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("move", ["keep 1 1 1", "fill ones"])
def test_seen_dice_are_not_thrown_again(move: str, players: int) -> None:
    service = at_dice(THROWN, players=players)
    (*_, frame) = ask(service, {"type": "play", "move": move})
    assert (frame["undo"], frame["no_undo"]) == (True, ROLLED)
    before = log(service)
    (refused,) = ask(service, {"type": "undo"})
    assert refused["refusal"] == ROLLED
    assert log(service) == before


def test_shared_dice_are_not_thrown_again() -> None:
    service = Service()
    (frame,) = ask(service, {**START, **DAILY, "game": "yahtzee", "seats": ["human"]})
    (*_, frame) = ask(service, {"type": "play", "move": "keep"})
    assert frame["no_undo"] == ROLLED


def test_a_box_is_undone_until_new_dice() -> None:
    service = at_dice(THROWN)
    written, thrown = ask(service, {"type": "play", "move": "fill ones"})
    assert (written["undo"], written["no_undo"]) == (True, None)
    assert thrown["no_undo"] == ROLLED
    filled = [box for turn in LAST_TURN for box in ("roll 1 2 3 4 6", f"fill {turn}")]
    service = at_dice(*filled, "roll 1 1 2 1 3")
    (*_, frame) = ask(service, {"type": "play", "move": "fill chance"})
    assert frame["view"]["places"] == [1]
    assert (frame["undo"], frame["no_undo"]) == (True, None)
    ask(service, {"type": "undo"})
    assert log(service)[-1] == "roll 1 1 2 1 3"


LAST_TURN = (
    *("ones", "twos", "threes", "fours", "fives", "sixes", "three-of-a-kind"),
    *("four-of-a-kind", "full-house", "small-straight", "large-straight", "yahtzee"),
)


def test_in_practice_dice_may_be_thrown_again() -> None:
    service = at_dice(THROWN, practice=True)
    (*_, frame) = ask(service, {"type": "play", "move": "keep 1 1 1"})
    assert (frame["undo"], frame["no_undo"]) == (True, None)
    (frame,) = ask(service, {"type": "undo"})
    assert log(service) == [THROWN]


def test_in_practice_everything_may_be_taken_back() -> None:
    service = table(WHOLE, seats=ALONE, passing=True)
    ask(service, {"type": "play", "move": PASSED})
    (save,) = ask(service, {"type": "save"})
    (*_, frame) = ask(service, {"type": "load", "save": save["save"], "practice": True})
    assert (frame["undo"], frame["no_undo"]) == (True, None)
    (frame,) = ask(service, {"type": "undo"})
    assert log(service) == [WHOLE]


# Arbitrary requests

REQUESTS = [
    "games",
    "start",
    "play",
    "explain-choice",
    "hint",
    "undo",
    "save",
    "load",
    "learn",
    "answer",
]
KEYS = ["game", "seats", "seed", "options", "move", "items", "save", "format", "log", "step"]
almost_requests = st.builds(
    lambda kind, rest: {**rest, "type": kind},
    st.sampled_from(REQUESTS) | json_values,
    st.dictionaries(st.sampled_from(KEYS), json_values, max_size=4),
)
damaged_saves = st.builds(
    lambda rest: {"type": "load", "save": {**SAVE, "seats": TOGETHER, "log": [DEAL], **rest}},
    st.dictionaries(st.sampled_from(KEYS), json_values, max_size=2),
)
STEP = {"setup": [DEAL, "2C"], "accept": ["9C"], "then": {"9C": ["KC", "6C"]}, "after": ["9C"]}
TASKS = ["accept", "like", "forbidden", "playable", "number", "seat", "choice"]
PARTS = [part.name for part in fields(Step)]
damaged_steps = st.builds(
    lambda rest, without: {
        "type": "learn",
        "game": "hearts",
        "step": {key: part for key, part in {**STEP, **rest}.items() if key not in without},
    },
    st.dictionaries(st.sampled_from(PARTS), json_values | st.just({"of": "to-act"}), max_size=3),
    st.sets(st.sampled_from(TASKS), max_size=1),
)
answers = st.fixed_dictionaries(
    {}, optional=dict.fromkeys(("move", "items", "number", "seat", "choice"), json_values)
)


def withstands(service: Service, request_: object) -> None:
    """The request is granted, or refused with nothing changed."""
    before = match_of(service), log(service)
    answers = ask(service, request_)
    assert answers
    assert {answer["type"] for answer in answers} <= {
        *(
            "catalogue",
            "frame",
            "choice-explained",
            "refused",
            "hinted",
            "saved",
            "step-laid",
            "marked",
        )
    }
    if answers[0]["type"] not in ("frame", "step-laid", "marked"):
        assert len(answers) == 1
        assert (match_of(service), log(service)) == before


@given(st.text(st.characters()))
def test_any_text_is_withstood(text: str) -> None:
    withstands(Service(), text)
    withstands(table(DEAL, "2C"), text)


@given(almost_requests | damaged_saves | json_values)
def test_any_json_is_withstood(request_: object) -> None:
    withstands(Service(), request_)
    withstands(table(DEAL, "2C"), request_)


@given(damaged_steps, answers)
def test_any_step_and_any_answer_is_withstood(request_: object, answer: dict[str, object]) -> None:
    service = table(DEAL, "2C")
    withstands(service, request_)
    withstands(service, {"type": "answer", "given": answer})


def test_the_service_survives_thousands_of_random_requests() -> None:
    random, service = Random(1), Service()
    asked = [START, *({"type": kind} for kind in REQUESTS)]
    dear = [request_["type"] in ("start", "hint", "games") for request_ in asked]
    weights = [0.05 if much else 1 for much in dear]  # with usual weights this would take minutes
    for _ in range(1_000):
        request_ = dict(*random.choices(asked, weights))
        match = match_of(service)
        if request_["type"] == "play" and match and not match.over:
            request_["move"] = random.choice(match.moves())
        for key in random.sample(KEYS, random.randrange(3)):
            if random.random() < 0.1:
                request_[key] = random.choice(
                    [None, 0, "", [], {}, "hearts", ["QS"], {"log": [DEAL]}]
                )
        withstands(service, request_)
    assert ask(service, START)[0]["type"] == "frame"


@pytest.mark.parametrize("entry", [-1, 0, 1, 99])
def test_a_decision_not_in_the_log_is_refused(entry: int) -> None:
    """A LookupError of the engine is the refusal of a request like a ValueError."""
    service = table(DEAL, "2C", seats=ALONE)
    before = log(service)
    save = {**SAVE, "seats": ALONE, "log": [DEAL, "2C"]}
    (refused,) = ask(
        service, {"type": "imagine", "save": save, "seat": 0, "entry": entry, "seed": "s"}
    )
    assert (refused["type"], refused["request"]) == ("refused", "imagine")
    assert refused["refusal"]["args"]["problem"].endswith(f"no choice at entry {entry}")
    assert log(service) == before


@pytest.mark.parametrize(
    "nested",
    [
        '{"type": %s}',
        '{"type": "play", "move": %s}',
        '{"type": "load", "save": {"format": %s}}',
        '{"type": "start", "game": "hearts", "seed": "", "seats": [], "options": {"target": %s}}',
    ],
)
def test_any_depth_is_withstood(nested: str) -> None:
    for depth in (1, 50, 64, 65, 100_000):
        withstands(table(DEAL), nested % ("[" * depth + "]" * depth))


@pytest.mark.parametrize("move", ["\ud800", "deal " + "2C " * 9, "9" * 5000, "", "|", "pass", "\0"])
def test_any_move_is_withstood(move: str) -> None:
    withstands(table(DEAL), {"type": "play", "move": move})
    withstands(table(DEAL), {"type": "explain-choice", "items": [move]})


@pytest.mark.parametrize("request_", ["NaN", "[]", '"play"', '{"type": NaN}', '{"type": ["play"]}'])
def test_a_request_of_no_known_type_is_refused(request_: str) -> None:
    (refused,) = ask(table(DEAL), request_)
    assert (refused["request"], refused["refusal"]["rule"]) == (None, "unreadable")


def test_a_number_of_thousands_of_digits_is_withstood() -> None:
    withstands(table(DEAL), '{"type": "load", "save": {"format": 1, "seed": ' + "9" * 5000 + "}}")


def test_half_a_character_in_seeds_is_refused() -> None:
    (refused,) = ask(table(DEAL), {**START, "seed": "\ud800"})
    assert refused["refusal"]["args"]["problem"].startswith("seed: ")


# The catalogue


def test_the_catalogue_lists_games_options_and_levels() -> None:
    (answer,) = ask(Service(), {"type": "games"})
    assert answer["games"] == plain(catalogue())
    names = [game["name"] for game in answer["games"]]
    assert names == sorted(games, key=lambda name: games[name].place)
    for game in answer["games"]:
        rules = {rule["name"] for rule in game["options"]}
        assert all(set(options) <= rules for options in game["presets"].values())


@pytest.mark.parametrize("game", games)
def test_the_rules_sheet_is_plain_data(game: str) -> None:
    sheet = plain(rulebook(game))
    assert json.loads(json.dumps(sheet)) == sheet


# Lessons


def test_a_question_hides_the_dice_points() -> None:
    service, step = Service(), {"setup": ["roll 1 4 3 4 3"], "seats": 1}
    number = {"is": 8, "of": "box fours"}
    *_, asks = ask(
        service, {"type": "learn", "game": "yahtzee", "step": {**step, "number": number}}
    )
    *_, plays = ask(
        service, {"type": "learn", "game": "yahtzee", "step": {**step, "accept": ["keep 4 4"]}}
    )
    assert {(row["move"], row["refusal"], row["possible"]) for row in asks["view"]["sheet"]} == {
        ("", None, None)
    }
    assert 8 in {row["possible"] for row in plays["view"]["sheet"]}
    assert (asks["view"]["ask"], asks["view"]["zones"]) == (None, plays["view"]["zones"])
