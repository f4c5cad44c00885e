"""Yahtzee at the edges: notation, the view of a seat, and moves in words.

Entries of a log: `roll 6 2 4 6 2` (only the dice thrown, in their order), `keep 6 6` (no dice
keep none) and `fill ones`. On a score pad also `lay 6 2 4 6 2` (the dice at the end of a turn) and
`score ones 3` (a whole turn without its dice). On a sheet of several columns a box is named with
its column: `fill ones/down`.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from taku.game import CHANCE, OVER, IllegalMove, Move, Seat, common_parts
from taku.games.yahtzee.dice import FACES, FIVE, faces, pack
from taku.games.yahtzee.dice import write as in_words
from taku.games.yahtzee.rules import (
    FILL,
    FIVES,
    LAY,
    SCORE,
    THROWS,
    Yahtzee,
    fallen,
    score_in,
    scored,
    thrown,
)
from taku.games.yahtzee.score_rows import rows
from taku.games.yahtzee.sheets import SHEETS, Options, sheet_of
from taku.view import Ask, Badge, Outcomes, Place, Refusal, Sentence, View, Zone

ON_ANY_SHEET = {
    box.name
    for options in (
        *(Options(sheet=name) for name in SHEETS),
        Options(sheet="yams", yams_column="all"),
    )
    for box in sheet_of(options).boxes
}
COMPUTED = {"bonus", "delta", "total"}
MOST_POINTS = 999  # points in one box
OF_CHANCE = ("roll", "lay", "score")
OF_PLAYERS = ("keep", "fill")


def write(state: Yahtzee, move: Move) -> str:
    """Return the notation of a move."""
    if state.to_act == CHANCE:
        return _write_chance(state, move)
    if move >= FILL:
        return f"fill {state.sheet.boxes[move - FILL].name}"
    return f"keep {in_words(move)}".strip()


def _write_chance(state: Yahtzee, move: Move) -> str:
    if move >= SCORE:
        place, points = score_in(move)
        return f"score {state.sheet.boxes[place].name} {points}"
    word = "lay" if move >= LAY else "roll"
    return " ".join([word, *map(str, fallen(move & ~LAY))])


def read(state: Yahtzee, text: str) -> Move:
    """Return the move that a text stands for.

    ValueError if the text does not parse; IllegalMove if it belongs to another phase or sheet.
    """
    word, _, rest = text.strip().partition(" ")
    if word not in OF_CHANCE + OF_PLAYERS:
        raise ValueError(f"a move begins with roll, keep or fill, not {text!r}")
    if (word in OF_CHANCE) != (state.to_act == CHANCE):
        raise IllegalMove(Refusal("not-now", {"phase": word}))
    if word == "fill":
        return FILL + _read_box(state, rest.strip())
    if word == "score":
        return _read_score(state, rest)
    dice = _read_dice(rest)
    if word == "keep":
        return pack(dice)
    return thrown(dice) | (LAY if word == "lay" else 0)


def _read_score(state: Yahtzee, text: str) -> Move:
    name, _, points = text.strip().rpartition(" ")
    if not (points.isascii() and points.isdigit() and int(points) <= MOST_POINTS):
        raise ValueError(f"points: 0 to {MOST_POINTS}, not {points!r}")
    return scored(_read_box(state, name.strip()), int(points))


def _read_dice(text: str) -> list[int]:
    dice = text.split()
    for die in dice:
        if die not in map(str, FACES):
            raise ValueError(f"a die shows 1 to 6, not {die!r}")
    if len(dice) > FIVE:
        raise ValueError(f"at most five dice, not {len(dice)}")
    return [int(die) for die in dice]


def _read_box(state: Yahtzee, name: str) -> int:
    place = state.sheet.place(name)
    if place is not None:
        return place
    if name not in ON_ANY_SHEET | COMPUTED:
        raise ValueError(f"no box {name!r}")
    problem = "computed" if name in COMPUTED else "other-sheet"
    raise IllegalMove(Refusal("fill", {"problem": problem, "box": name}))


def readings(state: Yahtzee, items: Sequence[str]) -> Sequence[Move]:
    """Return the move that keeps the chosen dice."""
    return [read(state, " ".join(["keep", *items]))]


def outcomes(state: Yahtzee) -> Outcomes:
    """Return the items and places from which a player can set up a roll by hand."""
    return _roll(state.turn, FIVE - len(state.kept))


@cache
def _roll(seat: Seat, thrown: int) -> Outcomes:
    return Outcomes("roll", "dice", tuple(map(str, FACES)), (Place(seat, thrown),))


def draw_key(state: Yahtzee) -> str:
    """Return the key of the next throw: the seat, its filled boxes, and its throws left."""
    marks = state.marks[state.turn]
    turn = len(marks) - marks.count(None)
    return f"{state.turn}.{turn}.{state.rolls}"


def tell(state: Yahtzee, move: Move) -> Sentence:
    """Return a move in words, before it is played."""
    if move < FILL:
        count = FIVE - len(faces(move))
        return Sentence(
            "roll", state.to_act, {"dice": in_words(move), "count": count, "left": state.rolls}
        )
    place = move - FILL
    args = state.sheet.boxes[place].args
    return Sentence(
        "fill",
        state.to_act,
        {**args, "points": state.worth(place), "extra": state.extra(place)},
    )


def places(state: Yahtzee) -> Sequence[int]:
    """Return the place of each seat; 1 is the best, and equal points share a place."""
    ranks = [(seat == state.winner, points) for seat, points in enumerate(state.points)]
    return [1 + sum(other > own for other in ranks) for own in ranks]


# The view


def look(state: Yahtzee, seat: Seat) -> View:
    """Return what a seat may see; nothing is hidden, but only the seat to act is asked."""
    return View(
        **common_parts(state, seat),
        caption=_caption(state),
        zones=tuple(_zones(state)),
        scores=(),
        badges=tuple(_badges(state)),
        ask=_ask(state) if seat == state.to_act else None,
        sheet=tuple(rows(state, seat)),
        places=tuple(places(state)) if state.to_act == OVER else (),
    )


def _caption(state: Yahtzee) -> Sentence:
    rounds, sheet = len(state.sheet.boxes), state.sheet.id
    return Sentence("round", args={"round": state.round, "rounds": rounds, "sheet": sheet})


def _zones(state: Yahtzee) -> Iterator[Zone]:
    dice = tuple(map(str, state.faces))
    yield Zone("dice", "centre", None, dice)
    yield Zone("dice", "kept", None, tuple(dice[place] for place in state.kept))


def _badges(state: Yahtzee) -> Iterator[Badge]:
    if state.to_act == OVER:
        return
    if joker := state.joker():
        box = state.sheet.boxes[FIVES[state.dice] - 1].id
        args = {"problem": joker, "box": box}
        yield Badge(
            "state", "joker", args=args, icon="i-starf", tone="turn", rule=state.sheet.joker_rule
        )
    if state.faces:
        yield Badge("told", "rolls", args={"player": state.turn, "left": state.rolls})


def _ask(state: Yahtzee) -> Ask:
    args = {"left": state.rolls, "rolls": THROWS, "round": state.round}
    if not state.rolls:
        return Ask("fill", args)
    return Ask("roll", args, 0, FIVE, tuple(map(str, state.faces)))
