"""The open table: a line of play is walked up and down, left, and never broken."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from requesting import ask, json_values
from sitting import any_move, match_of, matches, picture
from taku import IllegalMove, Match, games
from taku.game import CHANCE, Event
from taku.match import BadEntry
from taku.records import plain
from taku.service import Service
from taku.tables.open_table import OpenTable
from taku.tables.study import Study
from taku.view import HIDDEN

DEAL = "deal 2C 3D | 9C 4D | TC AD | 8D KD"
LINE = [DEAL, "2C", "9C", "TC", "8D", "AD", "KD"]
SAVE = {"format": 1, "game": "hearts", "options": {"passing": False}, "seed": "s"}
SAVED = {**SAVE, "seats": ["human", "easy", "easy", "strong"], "log": LINE}


def study(at: int, **saved: Any) -> Study:
    return Study({**SAVED, **saved}, at)


def kinds(told: list[Event]) -> list[str]:
    return [event.kind for event in told]


def play(here: Study, move: str) -> None:
    """A move, and what follows by itself."""
    here.play(move)
    while (told := here.follow()) is not None:
        assert told


def draw(here: Study, seed: str) -> None:
    """Draw for chance until a player must decide."""
    while here.match.to_act == CHANCE:
        here.draw(seed)
        while (told := here.follow()) is not None:
            assert told


def study_of(service: Service) -> Study:
    assert isinstance(service.table, OpenTable)
    return service.table.study


def table(at: int) -> Service:
    service = Service()
    assert ask(service, {"type": "open", "save": SAVED, "at": at})[0]["type"] == "frame"
    return service


# Along the line


def test_a_line_stands_at_any_of_its_entries() -> None:
    for at in range(len(LINE) + 1):
        here = study(at)
        assert here.match.log == LINE[:at]
        assert here.line == LINE
        assert picture(here.match.state) == picture(
            Match.load({**SAVED, "log": LINE[:at]}, draws=False).state
        )


def test_there_are_no_bots_at_the_open_table() -> None:
    assert set(study(0).match.seats) == {"human"}


def test_chance_waits_until_the_viewer_deals() -> None:
    assert study(0).match.to_act == CHANCE
    assert study(0).match.log == []


def test_the_lines_next_entry_is_a_move() -> None:
    here = study(3)
    assert kinds(here.step()) == ["play"]
    assert (here.match.log, here.line) == (LINE[:4], LINE)


def test_the_line_leads_to_any_other_place() -> None:
    here = study(2)
    for at in (7, 0, 5):
        here.jump(at)
        assert here.match.log == LINE[:at]
    for at in (-1, 8):
        with pytest.raises(ValueError, match="the line has 7 entries"):
            here.jump(at)


def test_the_latest_draw_of_chance_is_known() -> None:
    assert [study(at).drawn for at in (0, 1, 7)] == [None, 0, 0]


# Off the line


def test_playing_the_lines_next_move_keeps_it() -> None:
    here = study(1)
    play(here, "2C")
    assert here.line == LINE
    assert here.fresh == len(LINE)


def test_another_move_begins_another_line() -> None:
    deal = DEAL.replace("8D", "8C")
    here = study(3, log=[deal, "2C", "9C", "TC", "8C"])
    here.jump(0)
    play(here, "deal 2C 9C | 3C TC | 4C JC | 5C QC")
    play(here, "2C")
    assert here.line == ["deal 2C 9C | 3C TC | 4C JC | 5C QC", "2C"]
    assert here.fresh == 1


def test_a_move_that_breaks_a_rule_changes_nothing() -> None:
    here = study(2)
    with pytest.raises(IllegalMove, match="you must play it"):
        play(here, "4D")
    assert (here.match.log, here.line) == (LINE[:2], LINE)


def test_an_ending_round_waits_for_its_deal() -> None:
    here = study(7)
    play(here, "3D")
    play(here, "4D")
    assert here.match.to_act == CHANCE
    draw(here, "x")
    assert here.match.to_act >= 0


def test_a_deal_is_replaced_by_hand() -> None:
    here = study(0)
    play(here, "deal 2C | 3C | 4C | 5C")
    assert here.line == ["deal 2C | 3C | 4C | 5C"]


def test_dice_roll_or_are_set_by_hand() -> None:
    here = Study({**SAVED, "game": "yahtzee", "options": {}, "seats": ["human"] * 2, "log": []}, 0)
    play(here, "roll 1 2 3 4 5")
    play(here, "keep 1 2 3 4")
    assert here.match.log[2].startswith("roll ")
    assert here.drawn == 2
    here.jump(2)
    play(here, "roll 6")
    assert here.line == ["roll 1 2 3 4 5", "keep 1 2 3 4", "roll 6"]


def test_dice_follow_the_line() -> None:
    line = ["roll 1 2 3 4 5", "keep 1 2 3 4", "roll 6", "fill chance"]
    saved = {**SAVED, "game": "yahtzee", "options": {}, "seats": ["human"] * 2, "log": line}
    here = Study(saved, 1)
    play(here, "keep 1 2 3 4")
    assert (here.match.log, here.line) == (line[:3], line)


def test_the_table_makes_forced_passes() -> None:
    deal = "deal 3D 9S | 4S 5S | 8S TS | 6H 7H"
    saved = {**SAVED, "game": "president", "options": {}, "log": [deal]}
    here = Study(saved, 1)
    play(here, "9S")
    assert here.match.log[-2:] == ["9S", "pass"]


# All games


@pytest.mark.parametrize("match", matches(), ids=str)
def test_what_chance_decides_can_be_given_by_hand(match: Match) -> None:
    random = Random(str(match))
    state: Any = match.game.start(match.options, len(match.seats))
    for _ in range(120):
        if state.to_act == CHANCE:
            chance = match.game.outcomes(state)
            move = state.draw(random)
            word, _, rest = match.game.write(state, move).partition(" ")
            groups = [group.split() for group in rest.split("|")]
            assert word == chance.word
            assert {item for group in groups for item in group} <= set(chance.items)
            assert len(groups) == len([place for place in chance.places if place.size])
            assert sum(map(len, groups)) == sum(place.size for place in chance.places)
            assert all(set(p.items) <= set(g) for p, g in zip(chance.places, groups, strict=False))
        if state.to_act < CHANCE:
            break
        state.play(any_move(state, random))


@pytest.mark.parametrize("game", games)
def test_all_hands_lie_open(game: str) -> None:
    seats = len(Match(game).seats)
    saved = {**SAVED, "game": game, "options": {}, "seats": ["human"] * seats, "log": []}
    service = Service()
    ask(service, {"type": "open", "save": saved, "at": 0})
    *_, frame = ask(service, {"type": "proceed", "seed": "s"})
    assert frame["view"]["ask"]
    for _ in range(8):
        *_, frame = ask(service, {"type": "proceed", "seed": "s"})
        zones = frame["view"]["zones"]
        assert not any(HIDDEN in zone["items"] for zone in zones if zone["role"] == "hand")
        assert len({(zone["role"], zone["seat"]) for zone in zones}) == len(zones)
        assert frame["view"]["to_act"] in (frame["view"]["seat"], CHANCE)


# The door


def test_an_open_table_tells_line_and_place() -> None:
    (frame,) = ask(Service(), {"type": "open", "save": SAVED, "at": 3})
    assert frame["log"] == {"start": 0, "entries": LINE}
    assert frame["line"] == {"at": 3, "drawn": 0, "outcomes": None}
    assert not frame["undo"]


@pytest.mark.parametrize("game", games)
def test_without_place_the_first_decision_opens(game: str) -> None:
    match = Match(game, seed="first", seats=["human"] * len(Match(game).seats))
    (frame,) = ask(Service(), {"type": "open", "save": match.save(), "at": None})
    assert frame["view"]["to_act"] == match.to_act >= 0
    assert (frame["line"]["at"], frame["line"]["outcomes"]) == (len(match.log), None)


def test_the_request_keeps_the_original_seats() -> None:
    service = Service()
    (frame,) = ask(service, {"type": "open", "save": SAVED, "at": 3})
    assert frame["match"]["seats"] == SAVED["seats"]
    assert study_of(service).match.seats == ("human",) * 4
    (back,) = ask(service, {"type": "walk", "at": 1})
    assert back["match"]["seats"] == SAVED["seats"]


def test_chance_tells_what_there_is_to_deal() -> None:
    (frame,) = ask(Service(), {"type": "open", "save": {**SAVED, "log": []}, "at": 0})
    assert frame["line"]["outcomes"]["word"] == "deal"
    assert len(frame["line"]["outcomes"]["items"]) == 52
    assert [place["seat"] for place in frame["line"]["outcomes"]["places"]] == [0, 1, 2, 3]


def test_steps_ahead_are_moves_others_begin_anew() -> None:
    service = table(3)
    (ahead,) = ask(service, {"type": "walk", "at": 4})
    assert ahead["events"][0]["kind"] == "play"
    assert not ahead["match"]
    assert ahead["log"] == {"start": len(LINE), "entries": []}
    (back,) = ask(service, {"type": "walk", "at": 2})
    assert back["match"]
    assert (back["line"]["at"], back["view"]["seat"]) == (2, 1)


def test_a_move_off_the_line_tells_news() -> None:
    service = table(6)
    (frame,) = ask(service, {"type": "play", "move": "KD"})
    assert frame["log"] == {"start": len(LINE), "entries": []}
    service = Service()
    deal = "deal 2C 3D | 9C 4D | TC AD | 8C KD"
    ask(service, {"type": "open", "save": {**SAVED, "log": [deal, *LINE[1:4]]}, "at": 4})
    (frame,) = ask(service, {"type": "play", "move": "8C"})
    assert frame["log"] == {"start": 4, "entries": ["8C"]}


def test_the_strongest_bot_moves_on_request() -> None:
    service = table(1)
    (frame,) = ask(service, {"type": "proceed", "seed": "any"})
    assert frame["events"][0] == {
        "role": "play",
        "kind": "lead",
        "seat": 0,
        "args": {"cards": "2C"},
    }


def test_chance_draws_anew_for_another_seed() -> None:
    def dealt(seed: str) -> Any:
        service = table(0)
        *_, frame = ask(service, {"type": "proceed", "seed": seed})
        return frame["log"]["entries"]

    assert dealt("a") == dealt("a") != dealt("b")


def test_nothing_proceeds_after_the_end() -> None:
    log = ["deal QS | 2H | 3H | 4H", "QS", "2H", "3H", "4H"] * 4  # sixteen points each time
    saved = {**SAVED, "log": log, "options": {"passing": False, "target": 50}}
    service = Service()
    (frame,) = ask(service, {"type": "open", "save": saved, "at": 20})
    assert frame["view"]["places"]
    (refused,) = ask(service, {"type": "proceed", "seed": "s"})
    assert refused["refusal"] == {"rule": "not-now", "args": {"phase": "over"}}


def test_an_impossible_entry_has_its_reason() -> None:
    service = table(3)
    request_ = {"type": "open", "save": {**SAVED, "log": [DEAL, "2C", "4D"]}, "at": 0}
    (refused,) = ask(service, request_)
    why = Match.load({**SAVED, "log": LINE[:2]}).why_not("4D")
    assert why
    assert refused["entry"] == {"number": 3, "text": "4D", "refusal": plain(why)}
    assert study_of(service).match.log == LINE[:3]


@pytest.mark.parametrize("request_", [{"type": "walk", "at": 1}, {"type": "proceed", "seed": ""}])
def test_the_open_table_is_laid_before_use(request_: object) -> None:
    (refused,) = ask(Service(), request_)
    assert refused["refusal"]["args"] == {"problem": "there is no open table"}


def test_another_match_closes_the_open_table() -> None:
    service = table(3)
    start = {"type": "start", "game": "hearts", "seats": ["human"] * 4, "seed": "1"}
    (frame,) = ask(service, {**start, "options": {}})
    assert frame["line"] is None
    assert any(HIDDEN in zone["items"] for zone in frame["view"]["zones"])


damaged = st.builds(
    lambda rest, at: {"type": "open", "save": {**SAVED, **rest}, "at": at},
    st.dictionaries(st.sampled_from([*SAVED, "at"]), json_values, max_size=2),
    st.integers(-2, 9) | json_values,
)
logs = st.lists(st.sampled_from([*LINE, "4D", "pass", "deal | |", "\ud800", ""]), max_size=6)
shuffled = st.builds(
    lambda log, at: {"type": "open", "save": {**SAVED, "log": log}, "at": at},
    logs,
    st.integers(-1, 6),
)


@given(damaged | shuffled)
def test_any_save_is_laid_or_leaves_the_table(request_: object) -> None:
    service = table(3)
    answers = ask(service, request_)
    assert {answer["type"] for answer in answers} <= {"frame", "refused"}
    if answers[0]["type"] == "refused":
        assert len(answers) == 1
        assert study_of(service).match.log == LINE[:3]


@given(st.lists(st.sampled_from(["2C", "9C", "TC", "8D", "AD", "x"]) | st.integers(-1, 8)))
def test_the_line_and_the_table_always_agree(acts: list[str | int]) -> None:
    service = table(1)
    for act in acts:
        request_ = (
            {"type": "play", "move": act} if isinstance(act, str) else {"type": "walk", "at": act}
        )
        ask(service, request_)
        here = study_of(service)
        assert match_of(service) is here.match
        log, line = here.match.log, here.line
        assert line[: len(log)] == log
        assert Match.load({**SAVED, "seats": ["human"] * 4, "log": line}, draws=False).log == line


def test_a_bad_entry_is_a_value_error() -> None:
    with pytest.raises(BadEntry, match="log entry 2, '3D'") as bad:
        Match.load({**SAVED, "log": [DEAL, "3D"]})
    assert (bad.value.entry, bad.value.text) == (2, "3D")
    assert json.dumps(plain(bad.value.refusal))


# Views of an open table


def hands(frame: Any) -> dict[int, list[str]]:
    zones = frame["view"]["zones"]
    return {zone["seat"]: zone["items"] for zone in zones if zone["role"] == "hand"}


def test_one_seat_looks_wherever_the_table_is() -> None:
    service = table(2)
    (frame,) = ask(service, {"type": "look", "seat": 3})
    assert hands(frame) == {0: ["?"], 1: ["?", "?"], 2: ["?", "?"], 3: ["8D", "KD"]}
    assert frame["view"]["seat"] == 3
    assert frame["line"]["at"] == 2
    assert frame["view"]["ask"] is None
    (frame,) = ask(service, {"type": "walk", "at": 4})
    assert frame["view"]["seat"] == 3
    assert frame["view"]["ask"]
    (frame,) = ask(service, {"type": "walk", "at": 1})
    assert hands(frame)[0] == ["?", "?"]
    (frame,) = ask(service, {"type": "look", "seat": None})
    assert all(HIDDEN not in hand for hand in hands(frame).values())
    assert frame["view"]["seat"] == 0


@pytest.mark.parametrize("seat", [-1, 4, 10**9])
def test_only_a_seated_player_can_look(seat: int) -> None:
    service = table(2)
    (refused,) = ask(service, {"type": "look", "seat": seat})
    assert refused["type"] == "refused"
    assert f"no seat {seat}" in refused["refusal"]["args"]["problem"]
    (frame,) = ask(service, {"type": "walk", "at": 3})
    assert all(HIDDEN not in hand for hand in hands(frame).values())


def test_the_story_always_covers_the_whole_line() -> None:
    service = table(2)
    (story,) = ask(service, {"type": "story", "seat": None})
    assert [entry["round"] for entry in story["entries"]] == [1] * len(LINE)
    kinds = [[event["kind"] for event in entry["events"]] for entry in story["entries"]]
    assert kinds[0] == ["deal"]
    assert kinds[1] == ["lead"]
    assert kinds[4] == ["play", "trick"]
    (frame,) = ask(service, {"type": "walk", "at": 3})
    assert frame["line"]["at"] == 3


def test_a_story_holds_what_its_seat_saw() -> None:
    for match in matches()[:: max(1, len(matches()) // 12)]:
        service = Service()
        seats = ["human", *["easy"] * (len(match.seats) - 1)]
        save = {**match.save(), "seats": seats, "log": []}
        ask(service, {"type": "load", "save": save})
        (story,) = ask(service, {"type": "story", "seat": None})
        (saved,) = ask(service, {"type": "save"})
        told = [event for entry in story["entries"] for event in entry["events"]]
        seen = Match.load(saved["save"]).view(0)
        hidden = {
            card
            for entry in saved["save"]["log"]
            if entry.startswith("deal ")
            for card in entry.split()[1:]
            if card != "|"
        }
        face_up = {item for zone in seen.zones for item in zone.items if item != HIDDEN}
        words = " ".join(json.dumps(event["args"]) for event in told).replace('"', " ").split()
        assert not set(words) & hidden - face_up


def passed() -> Match:
    match = Match("hearts", seed="s", seats=["human", "easy", "easy", "easy"])
    for _ in range(6):
        match.play(match.moves()[0])
    return match


def test_a_story_tells_the_seats_own_exchange() -> None:
    match, service = passed(), Service()
    ask(service, {"type": "open", "save": match.save(), "at": 0})
    for seat in range(4):
        (story,) = ask(service, {"type": "story", "seat": seat})
        told = {at: entry["exchanged"] for at, entry in enumerate(story["entries"], start=1)}
        told = {at: zones for at, zones in told.items() if zones}
        given = match.log[1 + seat].removeprefix("pass ").split()
        assert max(told) == 5
        zones = {zone["role"]: zone for zone in told[5]}
        assert set(zones["given"]["items"]) == set(given)
        assert len(zones["received"]["items"]) == 3
        assert not set(zones["received"]["items"]) & set(given)
    (story,) = ask(service, {"type": "story", "seat": None})
    assert not any(entry["exchanged"] for entry in story["entries"])
    (refused,) = ask(service, {"type": "story", "seat": 4})
    assert refused["type"] == "refused"


# A match that is not over


def replay(at: int, seat: int | None = 0) -> dict[str, Any]:
    return {"type": "open", "save": SAVED, "at": at, "eyes": seat, "sealed": True}


def test_an_unfinished_match_shows_own_view_only() -> None:
    service = Service()
    (frame,) = ask(service, replay(1))
    assert hands(frame) == {0: ["2C", "3D"], 1: ["?", "?"], 2: ["?", "?"], 3: ["?", "?"]}
    for at in range(1, len(LINE) + 1):
        (frame,) = ask(service, {"type": "walk", "at": at})
        assert frame["view"]["seat"] == 0
        assert frame["view"]["ask"] is None
        assert all(set(hand) <= {HIDDEN} for seat, hand in hands(frame).items() if seat)


@pytest.mark.parametrize(
    "request_",
    [
        {"type": "look", "seat": None},
        {"type": "look", "seat": 1},
        {"type": "proceed", "seed": "s"},
        {"type": "play", "move": "2C"},
        {"type": "undo"},
    ],
)
def test_an_unfinished_match_allows_only_walking(request_: dict[str, Any]) -> None:
    service = Service()
    ask(service, replay(1))
    (refused,) = ask(service, request_)
    assert refused["type"] == "refused"
    assert study_of(service).line == LINE
    assert (study_of(service).eyes, len(study_of(service).match.log)) == (0, 1)


@pytest.mark.parametrize(
    "how",
    [{"eyes": None}, {"eyes": 4}, {"eyes": "0"}, {"sealed": 1}, {"eyes": [], "sealed": False}],
)
def test_an_unfinished_match_needs_a_viewer(how: dict[str, Any]) -> None:
    service = table(3)
    (refused,) = ask(service, {**replay(1), **how})
    assert refused["type"] == "refused"
    assert len(study_of(service).match.log) == 3


@pytest.mark.parametrize("match", matches()[:: max(1, len(matches()) // 12)], ids=str)
def test_a_replay_shows_what_the_seat_saw(match: Match) -> None:
    random, options = Random(str(match)), match.save()["options"]
    sitting = Match(match.game, options, seats=match.seats)
    seen = {}
    while not sitting.over and len(sitting.log) < 80:
        seen[len(sitting.log)] = plain(sitting.view(0))
        sitting.play(sitting.game.write(sitting.state, any_move(sitting.state, random)))
    service = Service()
    ask(service, {"type": "open", "save": sitting.save(), "at": 0, "eyes": 0, "sealed": True})
    for at, view in seen.items():
        (frame,) = ask(service, {"type": "walk", "at": at})
        zones = [(zone["role"], zone["seat"], zone["items"]) for zone in frame["view"]["zones"]]
        assert zones == [(zone["role"], zone["seat"], zone["items"]) for zone in view["zones"]]


def test_a_match_continues_anywhere_with_its_deals() -> None:
    match = Match("hearts", {"target": 50}, seed="s", seats=4)
    while match.state.round < 3:
        match.play(match.moves()[0])
    for at in range(0, len(match.log), 17):
        again = Match.load({**match.save(), "log": match.log[:at]})
        while len(again.log) < len(match.log):
            again.play(again.moves()[0])
        assert again.log == match.log
