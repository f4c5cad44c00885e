"""A score pad: people enter real dice or only points, and the rules of each sheet decide."""

from typing import Any

import pytest

from requesting import ask
from taku import Match
from taku.game import CHANCE
from taku.games.yahtzee import GAME
from taku.games.yahtzee.dice import ROLLS, faces
from taku.games.yahtzee.rules import LAY, scored, thrown
from taku.match import BadEntry
from taku.review import review
from taku.service import Service
from taku.tables.table import Table

PRESETS = list(GAME.presets)
FIFTY = "score yahtzee 50"


def pad(*log: str, preset: str | None = None, seats: int = 1) -> Match:
    return Match("yahtzee", preset=preset, seats=seats, log=log, draws=False)


def brought(match: Match, entry: str) -> int:
    """The points that an entry brings to seat 0."""
    before = match.points[0]
    match.enter(entry)
    return match.points[0] - before


# Points without dice


@pytest.mark.parametrize("preset", PRESETS)
def test_a_box_takes_only_possible_points(preset: str) -> None:
    state = pad(preset=preset).state
    for place, box in enumerate(state.sheet.boxes):
        if allowed := {*state.ways(place)}:
            assert {*box.points.values()} <= allowed
            assert state.why_not(scored(place, max(allowed))) is None
            refusal = state.why_not(scored(place, max(allowed) + 1))
            assert refusal
            assert refusal.args["problem"] == "points"
            assert refusal.args["box"] == box.id


@pytest.mark.parametrize("preset", PRESETS)
def test_points_of_real_dice_add_up(preset: str) -> None:
    rolled, entered = pad(preset=preset), pad(preset=preset)
    while not rolled.over:
        dice = " ".join(map(str, faces(ROLLS[17 * len(rolled.log) % len(ROLLS)])))
        rolled.enter(f"lay {dice}")
        box = rolled.moves()[0].removeprefix("fill ")
        worth = rolled.state.worth(rolled.state.sheet.place(box))
        extra = rolled.state.extra(rolled.state.sheet.place(box))
        rolled.enter(f"fill {box}")
        entered.enter(f"score {box} {worth + extra}")
        assert entered.points == rolled.points
    assert entered.over
    assert Match.load(entered.save()).points == entered.points


def test_a_further_yahtzees_hundred_is_included() -> None:
    assert brought(pad(FIFTY), "score fours 120") == 120
    assert brought(pad(FIFTY), "score fours 12") == 12
    assert brought(pad(FIFTY, "score fours 16"), "score large-straight 140") == 140


def test_a_joker_without_its_face_is_refused() -> None:
    with pytest.raises(BadEntry, match="large-straight"):
        pad(FIFTY).enter("score large-straight 101")


def test_a_filled_box_takes_no_points() -> None:
    refusal = pad("score fours 12").why_not("score fours 8")
    assert refusal
    assert refusal.args == {"problem": "filled", "box": "fours", "points": 12}


@pytest.mark.parametrize(
    "entry", ["score fours", "score fours -4", "score fours ４", "score four 4"]
)
def test_points_that_do_not_parse_are_unreadable(entry: str) -> None:
    refusal = pad().why_not(entry)
    assert refusal
    assert refusal.rule == "unreadable"


# Dice


def test_dice_that_lie_there_only_fill_a_box() -> None:
    match = pad("lay 6 6 2 6 6")
    assert {move.split()[0] for move in match.moves()} == {"fill"}
    match.enter("fill four-of-a-kind")
    assert match.points == [26]


def test_dice_that_lie_there_may_be_a_joker() -> None:
    match = pad(FIFTY, "lay 4 4 4 4 4")
    assert match.moves() == ["fill fours"]
    refusal = match.why_not("fill chance")
    assert refusal
    assert refusal.rule == "joker"


@pytest.mark.parametrize("entry", ["lay 1 2 3 4 5", "score ones 1"])
def test_nothing_is_entered_while_dice_roll(entry: str) -> None:
    refusal = pad("roll 1 2 3 4 5", "keep 1 2").why_not(entry)
    assert refusal
    assert refusal.rule == "not-now"


def test_five_dice_lie_there() -> None:
    refusal = pad().why_not("lay 1 2 3 4")
    assert refusal
    assert refusal.args == {"problem": "thrown", "needed": 5, "count": 4}


def test_what_is_entered_survives_its_notation() -> None:
    state = pad().state
    for move in (LAY | thrown((6, 6, 2, 3, 1)), scored(3, 12)):
        assert GAME.read(state, GAME.write(state, move)) == move


# The table


class Sheet:
    """The pad of a service, as a page uses it."""

    def __init__(self, *log: str, **parts: Any) -> None:
        self.service = Service()
        save = pad(*log, seats=2).save() | parts
        self.frame = ask(self.service, {"type": "pad", "save": save})[-1]

    def send(self, type: str, **parts: Any) -> Any:
        reply = ask(self.service, {"type": type, **parts})[-1]
        if reply["type"] == "frame":
            self.frame = reply
        return reply

    @property
    def log(self) -> list[str]:
        table = self.service.table
        assert isinstance(table, Table)
        return table.match.log


def test_the_pad_asks_each_in_turn() -> None:
    sheet = Sheet()
    assert (sheet.frame["view"]["to_act"], sheet.frame["view"]["seat"]) == (CHANCE, 0)
    fours = next(row for row in sheet.frame["view"]["sheet"] if row["id"] == "fours")
    assert (fours["move"], fours["choices"]) == ("score fours", [0, 4, 8, 12, 16, 20])
    sheet.send("play", move="score fours 12")
    assert (sheet.frame["view"]["points"], sheet.frame["view"]["seat"]) == ([12, 0], 1)
    sheet.send("play", move="lay 6 6 2 3 1")
    assert sheet.frame["view"]["ask"]["id"] == "fill"
    assert next(r for r in sheet.frame["view"]["sheet"] if r["id"] == "sixes")["possible"] == 12
    sheet.send("play", move="fill sixes")
    assert sheet.log == ["score fours 12", "lay 6 6 2 3 1", "fill sixes"]


def test_dice_entered_again_replace_those_that_lie_there() -> None:
    sheet = Sheet("lay 6 6 2 3 1")
    sheet.send("play", move="lay 6 6 2 3 2")
    assert sheet.log == ["lay 6 6 2 3 2"]
    assert sheet.send("play", move="keep 6")["type"] == "refused"
    assert sheet.log == ["lay 6 6 2 3 2"]


def test_any_number_of_entries_is_undone() -> None:
    sheet = Sheet("score fours 12", "lay 6 6 2 3 1", "fill sixes")
    for entries_left in (2, 1, 0):
        assert sheet.frame["undo"]
        sheet.send("undo")
        assert len(sheet.log) == entries_left
    assert not sheet.frame["undo"]
    assert sheet.frame["view"]["seat"] == 0


def test_the_pad_knows_the_best_of_its_dice() -> None:
    sheet = Sheet("lay 1 2 3 4 5")
    before = sheet.send("hint")
    sheet.send("play", move="fill chance")
    after = sheet.send("hint")
    assert before["moves"][0]["move"] == after["moves"][0]["move"] == "fill large-straight"
    assert "fill chance" in {each["move"] for each in after["moves"]}
    sheet.send("play", move="score fours 12")
    refused = sheet.send("hint")
    assert refused["refusal"] == {"rule": "not-now", "args": {"phase": "unseen"}}


def test_cards_have_no_pad_bots_no_dice() -> None:
    hearts = Match("hearts").save()
    assert ask(Service(), {"type": "pad", "save": hearts})[-1]["part"] == "game"
    assert Sheet(seats=["human", "easy"]).frame["part"] == "seats"


def test_a_review_needs_known_dice() -> None:
    match = pad("score fours 12", "lay 6 6 2 3 1", "fill sixes")
    assert [one.entry for one in review(match, 0)] == [2]


def test_a_first_throw_is_noted_where_relevant() -> None:
    view = pad("lay 1 2 3 4 5").game.pad(pad("lay 1 2 3 4 5").state)
    assert view.ask
    assert not view.ask.buttons
