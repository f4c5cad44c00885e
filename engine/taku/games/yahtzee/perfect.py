"""Perfect play: the expected final points of every move, if the best moves follow it.

Backward induction computes them within a turn, from the values of the sheets that the turn can
lead to. These values come from a tablebase. `solver.py` names the method and its sources.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import TypeAlias

from taku.game import CHANCE, Seat, Seen, Weighed, seen
from taku.games.yahtzee.boxes import Part
from taku.games.yahtzee.dice import ROLLS, pack
from taku.games.yahtzee.rules import FILL, FIVES, Yahtzee
from taku.games.yahtzee.turn import AT, chosen, thrown
from taku.games.yahtzee.values import values

CHOOSING = {(0, 1): 5.7, (0, 2): 5.4, (1, 2): 9.1}
"""Points by two columns, for the root of the product of their open boxes.

Fitted to what 3,000 matches of Yams with three columns still brought beyond the values of the
columns, at every turn of them.
"""

Brings: TypeAlias = Sequence[Mapping[int, float]]
"""For each box, the sheet's expected gain by the points written there; empty if it is barred."""


@dataclass(frozen=True)
class Perfect:
    """A bot that maximises its expected final points, and ignores the other players."""

    least: float = 1.0
    """Points that a move must cost at least to be called a mistake."""

    def weigh(self, seen: Seen, random: Random) -> Sequence[Weighed]:
        state: Yahtzee = seen.world(random)
        so_far = state.points[seen.seat]
        brings = _brings(state)
        keeps = _keeps(state, brings) if state.rolls else []
        weighed = []
        for move in seen.moves:
            more = _filled(state, brings, move - FILL) if move >= FILL else keeps[AT[move]]
            weighed.append(Weighed(move, so_far + more))
        return sorted(weighed, key=lambda one: -(one.points or 0))

    def worth(self, state: Yahtzee, seat: Seat) -> float:
        """Return the expected final points of a seat, also while the dice roll."""
        so_far = state.points[seat]
        if seat != state.turn or not state.faces:
            parts = state.sheet.parts(state.marks[seat])
            return so_far + sum(map(_value, parts)) + _choosing(parts)
        if state.to_act == CHANCE:
            kept = pack(state.faces[place] for place in state.kept)
            return so_far + _keeps(state, _brings(state))[AT[kept]]
        return self.weigh(seen(state, seat), Random(0))[0].points or 0.0


def _value(part: Part) -> float:
    """Return the value of a column alone."""
    return values(part.sheet).of(part.marks)


def _choosing(parts: Sequence[Part], filled: Part | None = None) -> float:
    """Return what it is worth beyond the values of the columns that each turn chooses a column.

    `filled` is the column of which one more box is filled.
    """
    left = [max(0, part.marks.count(None) - (part is filled)) for part in parts]
    return sum(
        gain * sqrt(left[one] * left[other])
        for (one, other), gain in CHOOSING.items()
        if other < len(left)
    )


def _brings(state: Yahtzee) -> Brings:
    """Return what each box brings: its points, and the value of all columns after them."""
    parts = state.sheet.parts(state.marks[state.turn])
    worth = [*map(_value, parts)]
    return [
        bring
        for part, own in zip(parts, worth, strict=True)
        for bring in _brings_in(part, sum(worth) - own + _choosing(parts, part))
    ]


def _brings_in(part: Part, others: float) -> Brings:
    """Return what each box of a column brings; `others` is the value of the other columns."""
    sheet, marks, values_after = part.sheet, part.marks, values(part.sheet)
    before = sheet.total(marks)
    fillable, brings = sheet.fillable(marks), []
    for place, box in enumerate(sheet.boxes):
        of_points = {}
        if place in fillable:
            counts = not box.needs_five or marks[sheet.five]
            for points in box.all_points:
                after = (*marks[:place], points if counts else 0, *marks[place + 1 :])
                gained = sheet.total(after) - before
                of_points[points] = gained + values_after.of(after) + others
        brings.append(of_points)
    return brings


def _filled(state: Yahtzee, brings: Brings, place: int) -> float:
    """Return the sheet's expected gain if the dice on the table fill this box."""
    return brings[place][state.worth(place)] + state.extra(place)


def _keeps(state: Yahtzee, brings: Brings) -> Sequence[float]:
    """Return the sheet's expected gain with each keep, in the order of `KEEPS`."""
    keeps = thrown(_ends(state, brings))
    for _ in range(state.rolls - 1):
        keeps = thrown(chosen(keeps))
    return keeps


def _ends(state: Yahtzee, brings: Brings) -> Sequence[float]:
    """Return the sheet's expected gain with each roll at the end of the turn."""
    points = [box.points for box in state.sheet.boxes]
    open_boxes = [(points[place], brings[place]) for place in range(len(points)) if brings[place]]
    ends = [max(bring[of_roll[roll]] for of_roll, bring in open_boxes) for roll in ROLLS]
    five = state.clone()
    five.rolls = 0
    for five.dice in FIVES:
        best = max(_filled(five, brings, place) for place in five.allowed())
        ends[ROLLS.index(five.dice)] = best
    return ends
