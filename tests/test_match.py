"""One sitting: what it checks, records, draws, takes back and saves."""

import json
import pickle
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitting import picture
from taku import IllegalMove, Match
from taku.game import Event
from taku.match import BadPart
from taku.options import changed
from taku.view import Refusal

DEAL = "deal 2C 3D | 9C 4D | TC AD | 8D KD"


def match(*log: str, **more: Any) -> Match:
    return Match("hearts", {"passing": False}, log=log, **more)


# A table


def test_a_preset_is_played_with_rules_on_top() -> None:
    bonus = Match("hearts", {"target": 50}, preset="bonus")
    assert changed(bonus.options) == {"bonus_card": "JD", "target": 50}
    assert Match("hearts", bonus.options).options == bonus.options
    with pytest.raises(BadPart, match="preset: no preset 'moon': one of classic, "):
        Match("hearts", preset="moon")
    with pytest.raises(TypeError, match=r"^options must be "):
        Match("hearts", Match("haggis").options)


def test_a_presets_name_says_how_to_play() -> None:
    with pytest.raises(BadPart, match=r'\("yahtzee", preset="yams"\)'):
        Match("yams")


def test_bots_play_alike_until_a_person_acts() -> None:
    seats = ["human", "normal", "easy", "normal"]
    ones, others = (Match("president", seed="a", seats=seats) for _ in range(2))
    told = ones.run()
    assert ones.to_act == 0
    assert told == ones.story[-len(told) :]
    assert others.run() == told
    assert others.run() == []


def test_a_run_stops_before_the_wanted_decision() -> None:
    going = Match("haggis", seed="a", seats=["normal"] * 3)
    going.run(until=lambda match: match.to_act == 2)
    assert going.to_act == 2
    going.run()
    assert going.over


def test_returns_are_leads_that_sum_to_nothing() -> None:
    hearts = match(DEAL)
    hearts.state.points[:] = [26, 0, 0, 0]
    assert hearts.returns() == [-26, 26 / 3, 26 / 3, 26 / 3]
    assert Match("yahtzee", seats=["easy"], seed=1).returns() == [0.0]


def test_a_match_can_be_pickled_and_shown() -> None:
    waiting = match(DEAL, "2C", draws=False)
    copied = pickle.loads(pickle.dumps(waiting))
    assert copied.save() == waiting.save()
    assert picture(copied.state) == picture(waiting.state)
    assert repr(waiting) == "<Match hearts 4 passing=False, seed 0, 2 entries, to act 1>"


def test_a_seat_that_is_not_there_is_named() -> None:
    for call in (match().view, match().seen, match().undo):
        with pytest.raises(ValueError, match=r"^seat: 0 to 3, not 9"):
            call(9)


# Moves


def test_a_new_match_has_been_dealt() -> None:
    assert [entry.split()[0] for entry in match().log] == ["deal"]
    assert match().to_act >= 0


def test_a_move_is_recorded_as_written() -> None:
    going_on = match(DEAL)
    going_on.play("  2C ")
    assert going_on.log == [DEAL, "2C"]


def test_a_move_returns_its_events() -> None:
    going_on = match(DEAL)
    assert going_on.play("2C") == [Event("play", "lead", 0, {"cards": "2C"})]
    going_on.play("9C")
    assert [event.kind for event in going_on.story] == ["deal", "lead", "play"]


def test_a_hands_story_ends_with_the_next_deal() -> None:
    going_on = match(DEAL, "2C", "9C", "TC", "8D", "AD", "KD", "3D")
    told = going_on.play("4D")
    assert [event.kind for event in told] == ["play", "trick", "hand", "deal"]
    assert [event.kind for event in going_on.story] == ["deal"]


def test_a_forbidden_move_raises_its_rule() -> None:
    with pytest.raises(IllegalMove) as illegal:
        match(DEAL, "2C").play("4D")
    assert illegal.value.refusal == match(DEAL, "2C").why_not("4D")


def test_text_that_is_no_move_is_unreadable() -> None:
    refusal = match(DEAL).why_not("2Z")
    assert refusal == Refusal("unreadable", {"problem": "no card '2Z' in this deck"})


def test_the_points_handed_out_are_a_copy() -> None:
    going_on = match(DEAL)
    going_on.points[0] = 99
    assert going_on.points == [0, 0, 0, 0]


# Seats


def test_seats_are_a_number_or_a_list() -> None:
    assert match().seats == ("human",) * 4
    assert match(seats=4).seats == ("human",) * 4
    mixed = ("human", "easy", "normal", "strong")
    assert match(seats=mixed).seats == mixed


@pytest.mark.parametrize(
    "seats", [0, 2, 10**30, [], ["human"] * 7, ["human", "easy", "mean", "easy"]]
)
def test_seats_the_game_lacks_are_refused(seats: Any) -> None:
    with pytest.raises(ValueError, match=r"^seats: "):
        match(seats=seats)


# Chance


def test_the_same_seed_gives_the_same_match() -> None:
    assert match(seed="a").log == match(seed="a").log
    assert match(seed="a").log != match(seed="b").log


def test_chance_ignores_the_moves_before_it() -> None:
    one, other = match(), match()
    while len(one.log) <= 53:  # a deal, 52 cards, the next deal
        one.play(one.moves()[0])
        other.play(other.moves()[-1])
    assert one.log[:53] != other.log[:53]
    assert one.log[53] == other.log[53]


# Taking back


def test_undo_returns_to_before_the_seats_decision() -> None:
    going_on = match(DEAL, "2C", "9C", "TC", "8D")
    assert going_on.undo(1).log == [DEAL, "2C"]
    assert going_on.undo(3).log == [DEAL, "2C", "9C", "TC"]
    assert going_on.log == [DEAL, "2C", "9C", "TC", "8D"]


def test_a_seat_without_decisions_cannot_undo() -> None:
    with pytest.raises(LookupError, match="seat 2 has not decided anything yet"):
        match(DEAL, "2C", "9C").undo(2)


def test_undo_cannot_change_what_is_dealt() -> None:
    going_on = match(DEAL, "2C", "9C", "TC", "8D", "AD", "KD", "3D")
    going_on.play("4D")
    again = going_on.undo(1)
    again.play("4D")
    assert again.log == going_on.log
    assert again.save() == going_on.save()


def test_a_logged_deal_stays_after_undo() -> None:
    assert match(DEAL, "2C").undo(0).log == [DEAL]


@pytest.mark.parametrize("entry", [-1, 3, 99])
def test_a_length_beyond_the_log_is_refused(entry: int) -> None:
    going_on = match(DEAL, "2C")
    for ask in (going_on.at, going_on.shown_since):
        with pytest.raises(ValueError, match=f"entry: 0 to 2, not {entry}"):
            ask(entry)
    with pytest.raises(ValueError, match="seat: 0 to 3, not 99"):
        going_on.last_decision(99)


# Saving


@pytest.fixture
def saved() -> dict[str, Any]:
    return match(DEAL, "2C", "9C", seed="seed").save()


def test_a_save_is_plain_and_complete(saved: dict[str, Any]) -> None:
    assert saved == {
        "format": 1,
        "game": "hearts",
        "options": {"passing": False},
        "seed": "seed",
        "seats": ["human"] * 4,
        "log": [DEAL, "2C", "9C"],
    }
    assert Match.load(json.loads(json.dumps(saved))).save() == saved


@pytest.mark.parametrize(
    ("entry", "value", "complaint"),
    [
        ("format", 2, "format: 2 is not known"),
        ("format", None, "format: None is not known"),
        ("game", "bridge", "no game 'bridge'"),
        ("game", 7, "game: "),
        ("options", [], "options: "),
        ("options", {"jokers": 2}, "no option 'jokers'"),
        ("options", {"target": 30}, "option 'target' cannot be 30"),
        ("seed", None, "seed: "),
        ("seed", 1.5, "seed: "),
        ("seed", "\ud800", "seed: "),
        ("seats", "human", "seats: "),
        ("seats", ["human"] * 2, "seats: "),
        ("seats", ["human", "easy", "easy", "hard"], "seats: no level 'hard'"),
        ("seats", ["human", 1, 2, 3], "seats: "),
        ("log", {}, "log: "),
        ("log", [DEAL, 2], "log: "),
        ("log", [DEAL, "2C", "4D"], "log entry 3, '4D': follow-suit"),
        ("log", [DEAL, "2C", "9Z"], "log entry 3, '9Z': unreadable"),
        ("log", ["2C"], "log entry 1, '2C': not-now"),
        ("log", [DEAL, DEAL], "log entry 2, .*: not-now"),
        ("log", ["deal 2C | 3C"], "log entry 1, .*: unreadable"),
        ("log", ["deal 2C | 3C | 4C | 5C 6C"], "log entry 1, .*: deal"),
    ],
)
def test_a_wrong_entry_of_a_save_is_named(
    saved: dict[str, Any], entry: str, value: object, complaint: str
) -> None:
    damaged = {**saved, entry: value}
    before = deepcopy(damaged)
    with pytest.raises(ValueError, match=complaint):
        Match.load(damaged)
    assert damaged == before


@pytest.mark.parametrize("entry", ["format", "game", "options", "seed", "seats", "log"])
def test_an_entry_that_is_missing_is_named(saved: dict[str, Any], entry: str) -> None:
    del saved[entry]
    with pytest.raises(ValueError, match=f"^{entry}: "):
        Match.load(saved)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
)


@given(st.data())
def test_a_damaged_save_is_refused_or_harmless(data: st.DataObject) -> None:
    save = match(DEAL, "2C", "9C", seed="seed").save()
    name = data.draw(st.sampled_from(sorted(save)))
    damaged: Any = {**save, name: data.draw(json_values)}
    if name == "log":
        damaged = {**save, "log": data.draw(st.permutations([DEAL, "2C", "9C", "TC", "moon add"]))}
    try:
        loaded = Match.load(damaged)
    except ValueError:
        return
    assert Match.load(loaded.save()).log == loaded.log


@given(json_values)
def test_anything_else_is_no_save(value: Any) -> None:
    with pytest.raises(ValueError, match=r"saved match|format"):
        Match.load(value)


# A match for Python


def test_a_match_needs_only_a_games_name() -> None:
    with pytest.raises(ValueError, match=r"no game 'bridge': one of .*hearts"):
        Match("bridge")


def test_a_match_can_go_back_to_any_entry() -> None:
    going_on = match(DEAL, "2C")
    before = picture(going_on.state)
    going_on.play("9C")
    assert picture(going_on.at(2).state) == before


def test_a_match_at_its_end_is_a_copy() -> None:
    going_on = match(DEAL, "2C")
    copied, loaded = going_on.at(2), Match.load(going_on.save())
    going_on.play("9C")
    for twin in (copied, loaded):
        assert (twin.log, twin.story) == ([DEAL, "2C"], loaded.story)
        assert twin.undo(0).log == [DEAL]
    assert picture(copied.state) == picture(loaded.state)
    copied.play("9C")
    assert (copied.save(), copied.story) == (going_on.save(), going_on.story)
    assert (copied.last_decision(1), copied.shown_since(0)) == (2, "deal")
