"""The score sheet of the dice games, what the table tells, and what the page may ask."""

import json
from typing import Any

import pytest

from sitting import match_of
from taku import Match
from taku.game import Event
from taku.service import Service
from taku.view import Note, Row, Sentence
from turns import FIFTY, LOWER, alone, entries, kinds, on_yams, open_moves, row

# The score sheet


def test_the_sheet_tells_every_boxs_points() -> None:
    match = Match("yahtzee", seats=2, log=entries("55526"))
    own = {each.id: each for each in match.view(0).sheet}
    assert own["fives"] == Row(
        "fives", "upper", (None, None), 5, "fill fives", None, 15, rule="upper"
    )
    assert own["chance"] == Row(
        "chance", "lower", (None, None), 0, "fill chance", None, 23, rule="chance"
    )
    others = {each.id: each for each in match.view(1).sheet}
    assert others["fives"] == Row("fives", "upper", (None, None), 5, "", None, 15, rule="upper")
    match.play("fill fives")
    filled = row(match, "fives")
    assert (filled.points, filled.move, filled.refusal) == ((15, None), "", None)
    assert row(match, "fives", 1).move == "fill fives"


def test_sheets_follow_the_paper() -> None:
    upper = ["ones", "twos", "threes", "fours", "fives", "sixes"]
    assert [each.id for each in alone().view(0).sheet] == [
        *(*upper, "bonus", "three-of-a-kind", "four-of-a-kind", "full-house"),
        *("small-straight", "large-straight", "yahtzee", "chance", "yahtzee-bonus", "total"),
    ]
    assert [each.id for each in on_yams(yams_bonus=True).view(0).sheet] == [
        *(*upper, "yams-upper-bonus", "plus", "minus", "delta", "yams-four-of-a-kind"),
        *("yams-full-house", "yams-small-straight", "yams-large-straight", "yams", "rigole"),
        *("yams-bonus", "total"),
    ]
    for match in (alone(), on_yams()):
        sheet = match.view(0).sheet
        assert [each.face for each in sheet[:6]] == [1, 2, 3, 4, 5, 6]
        assert {each.part for each in sheet[:7]} == {"upper"}
        assert {each.part for each in sheet[7:-1]} == {"lower"}
        assert sheet[-1].part == "total"
        assert [each.move for each in sheet if not each.computed] == open_moves(match)


@pytest.mark.parametrize(
    ("turns", "told", "points", "ahead", "behind", "worth"),
    [
        ((), "upper", 0, 0, 0, None),
        (("66612 sixes",), "upper", 18, 0, 0, None),
        (("66662 sixes",), "upper", 24, 6, 0, None),
        (("66123 sixes", "55123 fives"), "upper", 22, 0, 11, None),
        (("11222 ones", "12234 fives"), "upper", 2, 0, 16, None),
        (("44123 fours", "12345 sixes"), "upper", 8, 0, 22, None),
        (("11222 ones", "11223 fours", "12234 fives"), "upper-lost", 2, 0, 28, 0),
        (("11222 sixes", "11223 fours", "12234 fives"), "upper-lost", 0, 0, 45, 0),
        (
            ("66666 sixes", "55551 fives", "44412 fours", "33312 threes"),
            "upper-reached",
            71,
            17,
            0,
            35,
        ),
    ],
)
def test_the_bonus_row_tells_the_upper_boxes(
    turns: tuple[str, ...], told: str, points: int, ahead: int, behind: int, worth: int | None
) -> None:
    bonus = row(alone(*turns), "bonus")
    (note,) = bonus.notes
    args = {"points": points, "target": 63, "ahead": ahead, "behind": behind}
    assert (note.id, note.seat, note.args) == (told, 0, args)
    assert bonus.points == (worth,)


def test_the_bonus_of_yams_grows() -> None:
    turns = ["66666 sixes", "55551 fives", "44412 fours"]
    for number, (bonus, told) in enumerate([(None, "upper"), (None, "upper"), (32, "upper-grows")]):
        match = on_yams(*turns[: number + 1])
        assert row(match, "yams-upper-bonus").points == (bonus,)
        assert row(match, "yams-upper-bonus").notes[0].id == told
    match = on_yams(*turns, "33312 threes")
    assert row(match, "yams-upper-bonus").points == (41,)
    assert match.points == [71 + 41]


def test_delta_is_foretold_from_one_side() -> None:
    neither = row(on_yams("32521"), "delta")
    assert neither.possible is None
    assert neither.notes == (Note("delta", 0, {"plus": "?", "minus": "?"}),)
    after_plus = row(on_yams("66541 plus", "32521"), "delta")
    assert after_plus.possible == 9
    assert after_plus.notes == (Note("delta", 0, {"plus": 22, "minus": "?"}),)
    after_minus = row(on_yams("32521 minus", "66541"), "delta")
    assert after_minus.possible == 9
    assert after_minus.notes == (Note("delta", 0, {"plus": "?", "minus": 13}),)
    assert row(on_yams("11123 plus", "66541"), "delta").possible == 0
    both = row(on_yams("66541 plus", "32521 minus", "66666"), "delta")
    assert both.possible is None
    assert both.points == (9,)


def test_the_last_row_is_the_growing_total() -> None:
    match = Match("yahtzee", seats=2, log=entries("55526 fives", "66666 yahtzee", "44412 fours"))
    total = match.view(0).sheet[-1]
    assert (total.id, total.points, total.computed) == ("total", (27, 50), True)
    assert tuple(match.points) == total.points


# Events


def test_the_table_tells_what_happens() -> None:
    match = Match("yahtzee", seats=1, log=["roll 5 5 5 2 6"])
    assert match.story == [
        Event("deal", "deal", None, {"round": 1, "rounds": 13}),
        Event("roll", "roll", 0, {"dice": "5 5 5 2 6", "all": "5 5 5 2 6", "count": 5, "left": 2}),
    ]
    log = ["roll 5 5 5 2 6", "keep 5 5 5", "roll 5 1", "fill fives"]
    assert Match("yahtzee", seats=2, log=log).story[2:5] == [
        Event("keep", "keep", 0, {"dice": "5 5 5", "count": 2}),
        Event("roll", "roll", 0, {"dice": "5 1", "all": "5 5 5 5 1", "count": 2, "left": 1}),
        Event("fill", "fill", 0, {"box": "fives", "points": 20}),
    ]


def test_a_nought_is_told_too() -> None:
    match = Match("yahtzee", seats=2, log=entries("55526 yahtzee"))
    assert Event("fill", "fill", 0, {"box": "yahtzee", "points": 0}) in match.story


@pytest.mark.parametrize(
    ("turns", "joker", "problem"),
    [
        ((), "forced", "face"),
        (("66612 sixes",), "forced", "lower"),
        (("66612 sixes", *(f"11236 {box}" for box in LOWER)), "forced", "upper"),
        ((), "free", "free-face"),
        (("66612 sixes",), "free", "free"),
    ],
)
def test_a_joker_is_explained(turns: tuple[str, ...], joker: str, problem: str) -> None:
    match = Match("yahtzee", {"joker": joker}, seats=1, log=entries(FIFTY, *turns, "66666"))
    told = {"problem": problem, "box": "sixes"}
    assert Event("call", "joker", 0, told) in match.story
    assert Event("call", "five", 0, {"sheet": "yahtzee"}) in match.story
    (badge,) = (badge for badge in match.view(0).badges if badge.id == "joker")
    assert (badge.args, badge.tone) == (told, "turn")


def test_no_joker_tells_nothing() -> None:
    for match in (alone("66666"), alone(FIFTY, "66666", joker="none"), on_yams("66666")):
        assert "five" in kinds(match.story)
        assert "joker" not in kinds(match.story)
        assert "joker" not in [badge.id for badge in match.view(0).badges]


def test_bonuses_are_told_when_they_are_won() -> None:
    match = alone(FIFTY, "66666 sixes", "55555 fives", "44441 fours")
    events = [event for event in told(match) if event.kind in ("extra", "bonus")]
    assert events == [
        Event("call", "extra", 0, {"points": 100, "sheet": "yahtzee"}),
        Event("call", "extra", 0, {"points": 100, "sheet": "yahtzee"}),
        Event("call", "bonus", 0, {"points": 35, "more": 35}),
    ]


def test_growing_bonus_and_delta_are_told() -> None:
    turns = (
        "66666 sixes",
        "55551 fives",
        "44412 fours",
        "33312 threes",
        "66541 plus",
        "32521 minus",
    )
    events = [event for event in told(on_yams(*turns)) if event.kind in ("bonus", "delta")]
    assert events == [
        Event("call", "bonus", 0, {"points": 32, "more": 32}),
        Event("call", "bonus", 0, {"points": 41, "more": 9}),
        Event("note", "delta", 0, {"points": 9}),
    ]


def told(match: Match) -> list[Event]:
    """Everything that has been told since the match began."""
    state = match.game.start(match.options, len(match.seats))
    story: list[Event] = []
    for entry in match.log:
        state.story = story
        state.play(match.game.read(state, entry))
    return story


# The page


def test_moves_are_told_with_their_points() -> None:
    match = alone(FIFTY, "66666")
    game, state = match.game, match.state
    said = game.tell(state, game.read(state, "fill sixes"))
    assert said == Sentence("fill", 0, {"box": "sixes", "points": 30, "extra": 100})
    said = game.tell(state, game.read(state, "keep 6 6"))
    assert said == Sentence("roll", 0, {"dice": "6 6", "count": 3, "left": 2})
    match = alone("55526")
    said = match.game.tell(match.state, match.game.read(match.state, "fill ones"))
    assert said == Sentence("fill", 0, {"box": "ones", "points": 0, "extra": 0})


def ask(service: Service, request_: dict[str, object]) -> list[dict[str, Any]]:
    return [json.loads(reply) for reply in service.handle(json.dumps(request_))]


def seated(*log: str) -> Service:
    service = Service()
    save = Match("yahtzee", seats=["human"], log=log).save()
    ask(service, {"type": "load", "save": save})
    return service


def test_equal_dice_can_each_be_chosen() -> None:
    service = seated("roll 5 5 5 2 6")
    (considered,) = ask(service, {"type": "explain-choice", "items": ["5", "5", "5"]})
    assert considered["meaning"]["moves"] == [
        {
            "move": "keep 5 5 5",
            "say": {"id": "roll", "seat": 0, "args": {"dice": "5 5 5", "count": 2, "left": 2}},
        }
    ]
    assert considered["meaning"]["goes"] == ["2", "6"]
    (too_many,) = ask(service, {"type": "explain-choice", "items": ["2", "2"]})
    assert too_many["meaning"]["moves"] == []
    assert too_many["meaning"]["goes"] == []
    refusal = too_many["meaning"]["refusal"]
    assert refusal["rule"] == "keep"
    (none,) = ask(service, {"type": "explain-choice", "items": []})
    assert [said["move"] for said in none["meaning"]["moves"]] == ["keep"]
    assert sorted(none["meaning"]["goes"]) == ["2", "5", "5", "5", "6"]


def test_without_rolls_a_box_is_asked() -> None:
    service = seated("roll 5 5 5 2 6", "keep", "roll 5 5 5 2 6", "keep", "roll 5 5 5 2 6")
    (considered,) = ask(service, {"type": "explain-choice", "items": []})
    assert considered["meaning"]["refusal"] == {"rule": "roll", "args": {"problem": "none"}}
    match = match_of(service)
    assert match
    wanted = match.view(0).ask
    assert wanted
    assert (wanted.id, wanted.least, wanted.most, wanted.items) == ("fill", 0, 0, ())


def test_what_is_asked_for_is_dice_to_keep() -> None:
    wanted = alone("55526").view(0).ask
    assert wanted
    assert (wanted.id, wanted.least, wanted.most) == ("roll", 0, 5)
    assert wanted.items == ("5", "5", "5", "2", "6")
    assert wanted.args == {"left": 2, "rolls": 3, "round": 1}
