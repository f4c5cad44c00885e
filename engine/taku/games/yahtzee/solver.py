"""The exact value of every sheet for one player alone, by backward induction.

That is also called retrograde analysis: full sheets are worth nothing more, and each other one
what the best of its turns brings on average, so all are computed from the fullest to the empty
one. Verhoeff found the value of Yahtzee so ("How to Maximize Your Score in Solitaire Yahtzee",
Eindhoven 1999; with Scheffers, "Solitaire Yahtzee"), and Glenn ("An Optimal Strategy for
Yahtzee", Loyola College CS-TR-0002, 2006). What of a sheet is told apart stands in halves.py.

A tool to make and check the tablebases, left out of the wheel: it needs NumPy.
Sheets are reckoned by the thousand, each a column of an array whose rows are keeps and rolls.
"""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from taku.games.yahtzee.boxes import UPPER, Marks
from taku.games.yahtzee.dice import FIVE, ONE_OF, ROLLS
from taku.games.yahtzee.halves import lower_half, lowers, upper_half, uppers
from taku.games.yahtzee.rules import FIVES, Options, Yahtzee
from taku.games.yahtzee.turn import FIRST_ROLL, GROWN, KEEPS, SHRUNK

Array: TypeAlias = NDArray[Any]
Gain: TypeAlias = Callable[[Any, int], Any]
"""How the points that a box brings are added to values."""

CHUNK = (
    4096  # sheets at a time: with more the processor's cache is too small, with fewer NumPy slow
)
CLOSED = -np.inf  # what a box brings that cannot be filled
JOKERS = ("", "face", "free-face", "lower", "upper", "free")


def once(points: Any, box: int) -> Any:
    return points


def twice(points: Any, box: int) -> Any:
    """For complex values: the real part is compared, and the other goes along."""
    return points * (1 + 1j)


class Solver:
    """A sheet's halves, and what can become of them in a turn."""

    def __init__(self, options: Options) -> None:
        self.state = Yahtzee(options, 1)
        self.sheet = self.state.sheet
        self.uppers = uppers(self.sheet)
        self.lowers = lowers(self.sheet, options.counts_fives)
        in_lower = np.array([len(half) - half.count(None) for half in self.lowers], np.int8)
        in_upper = np.array([filled.bit_count() for filled, _ in self.uppers], np.int8)
        self.filled = in_lower[:, None] + in_upper
        """How many boxes are filled, for each lower half (row) with each upper half (column)."""
        boxes = range(len(self.sheet.boxes))
        self.points = [sorted(set(box.points.values())) for box in self.sheet.boxes]
        """What each box may bring …"""
        self.nth = [self._nth(box) for box in boxes]
        """… which of these each roll brings …"""
        self.next, self.gain = zip(*map(self._follow, boxes), strict=True)
        """… and for each of these and each half: the half it becomes, what the sheet gains."""
        self.extra, self.jokers = self._extra(), [self._jokers(mark) for mark in (None, 0)]

    def _nth(self, box: int) -> Array:
        worth, points = self.sheet.boxes[box].points, self.points[box]
        return np.array([points.index(worth[roll]) for roll in ROLLS])

    def _follow(self, box: int) -> tuple[Array, Array]:
        halves = self._upper_marks() if box < UPPER else self._lower_marks()
        size = len(self.points[box]), len(halves)
        becomes, gain = np.zeros(size, np.intp), np.full(size, CLOSED)
        for place, marks in enumerate(halves):
            if marks[box] is None:
                for nth, points in enumerate(self.points[box]):
                    after = (*marks[:box], points, *marks[box + 1 :])
                    becomes[nth, place] = self._place(after, upper=box < UPPER)
                    gain[nth, place] = self.sheet.total(after) - self.sheet.total(marks)
        return becomes, gain

    def _upper_marks(self) -> list[Marks]:
        """For each upper half a sheet that has it, and nothing below."""
        below = (None,) * (len(self.sheet.boxes) - UPPER)
        marks = []
        for filled, total in self.uppers:
            first = filled & -filled
            upper = (total * (first >> n & 1) if filled >> n & 1 else None for n in range(UPPER))
            marks.append((*upper, *below))
        return marks

    def _lower_marks(self) -> list[Marks]:
        return [(None,) * UPPER + half for half in self.lowers]

    def _place(self, marks: Marks, *, upper: bool) -> int:
        if upper:
            return self.uppers[upper_half(self.sheet, marks)]
        return self.lowers[lower_half(self.sheet, self.state.options.counts_fives, marks)]

    def _extra(self) -> Array:
        """What five of a kind bring besides, for each lower half."""
        state, extra = self.state, []
        state.dice = next(iter(FIVES))
        for marks in self._lower_marks():
            state.marks = [marks]
            extra.append(state.extra())
        return np.array(extra, float)

    def _jokers(self, mark: int | None) -> Array:
        """What kind of joker five of a kind are, if the box of their face has this mark."""
        state, kinds = self.state, []
        for state.dice, face in FIVES.items():
            for marks in self._lower_marks():
                state.marks = [(*marks[: face - 1], mark, *marks[face:])]
                kinds.append(JOKERS.index(state.joker()))
        return np.array(kinds).reshape(len(FIVES), -1)

    # Solving

    def solve(self, guide: Array | None = None) -> Array:
        """The value of each lower half with each upper half.

        With a `guide` it is what one gets who takes these values for the true ones.
        """
        size = len(self.lowers), len(self.uppers)
        values = np.zeros(size) if guide is None else guide.astype(complex)
        gain = once if guide is None else twice
        work = np.empty((len(KEEPS), CHUNK), values.dtype)
        likely = first_throws()
        for lower, upper in self.chunks():
            turn = work[:, : len(lower)]
            self.fill(values, lower, upper, turn[FIRST_ROLL:], gain)
            throw(turn)
            choose(turn)
            throw(turn)
            choose(turn)
            worth = likely @ turn[FIRST_ROLL:]
            if guide is None:
                values[lower, upper] = worth
            else:
                values.imag[lower, upper] = worth.imag
        return values if guide is None else values.imag

    def chunks(self) -> Iterator[tuple[Array, Array]]:
        """All sheets with an open box, the fullest first: their lower and their upper halves."""
        for filled in range(len(self.sheet.boxes) - 1, -1, -1):
            lower, upper = np.nonzero(self.filled == filled)
            for start in range(0, len(lower), CHUNK):
                yield lower[start : start + CHUNK], upper[start : start + CHUNK]

    def fill(self, values: Array, lower: Array, upper: Array, rolls: Array, gain: Gain) -> None:
        """Into `rolls`: what each is worth at the end of a turn, for each of these sheets."""
        worths: list[Array | None] = []
        for box in range(len(self.sheet.boxes)):
            worths.append(self._worths(box, values, lower, upper, gain))
        rolls[:] = CLOSED
        for box, worth in enumerate(worths):  # 0 points are never better than more in the same box
            if worth is not None and self.points[box][0] == 0:
                np.maximum(rolls[0], worth[0], out=rolls[0])
        rolls[1:] = rolls[0]
        for box, worth in enumerate(worths):
            if worth is not None:
                for roll in np.nonzero(self.nth[box] + self.points[box][0])[0]:
                    np.maximum(rolls[roll], worth[self.nth[box][roll]], out=rolls[roll])
        for dice, face in FIVES.items():
            roll = rolls[ROLLS.index(dice)]
            self._use_joker(face, worths, lower, upper, roll)
            roll += gain(self.extra[lower], 0)

    def _worths(
        self, box: int, values: Array, lower: Array, upper: Array, gain: Gain
    ) -> Array | None:
        """What each number of points in a box is worth; None if none of the sheets has it open."""
        half = upper if box < UPPER else lower
        gained = self.gain[box][:, half]
        if not np.isfinite(gained[0]).any():
            return None
        after = self.next[box][:, half]
        at = (lower, after) if box < UPPER else (after, upper)
        worth: Array = values[at] + gain(gained, box)
        return worth

    def _use_joker(
        self, face: int, worths: list[Array | None], lower: Array, upper: Array, roll: Array
    ) -> None:
        """Correct what five of this face are worth, where they are a joker."""
        dice = FIVE * ONE_OF[face]
        is_open = np.isfinite(self.gain[face - 1][0])[upper]
        kinds = np.where(is_open, self.jokers[0][face - 1][lower], self.jokers[1][face - 1][lower])
        if not kinds.any():
            return
        above, below = np.full((2, len(roll)), CLOSED, roll.dtype)
        for box, worth in enumerate(worths):
            if worth is not None:
                points = self.sheet.boxes[box].score(dice, joker=True)
                best = above if box < UPPER else below
                np.maximum(best, worth[self.points[box].index(points)], out=best)
        of_face = worths[face - 1]
        own = roll if of_face is None else of_face[-1]
        anywhere = np.maximum(above, below)
        roll[:] = np.choose(kinds, [roll, own, roll, below, above, anywhere])


def throw(turn: Array) -> None:
    """From the rows of the rolls: what each keep is worth when the other dice are thrown."""
    for place in range(FIRST_ROLL - 1, -1, -1):
        first, second, *others = GROWN[place]
        worth = turn[place]
        np.add(turn[first], turn[second], out=worth)
        for other in others:
            worth += turn[other]
        worth *= 1 / len(FIVES)  # dividing takes several times as long


def choose(turn: Array) -> None:
    """From the rows of the keeps: what each roll is worth when the best of it is kept."""
    for place, smaller in enumerate(SHRUNK):
        for less in smaller:
            np.maximum(turn[place], turn[less], out=turn[place])


def first_throws() -> Array:
    """How likely each roll is when all dice are thrown."""
    work = np.zeros((len(KEEPS), len(ROLLS)))
    work[FIRST_ROLL:] = np.eye(len(ROLLS))
    throw(work)
    likely: Array = work[0]
    return likely
