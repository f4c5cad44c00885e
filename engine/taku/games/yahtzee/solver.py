"""The exact value of every sheet for one player alone, by backward induction.

This is also called retrograde analysis. A full sheet has the value 0. The value of any other
sheet is the expected value of its next turn with best play. The solver therefore works from the
fullest sheets to the empty one. Two authors found the value of Yahtzee in this way:

- Verhoeff, "How to Maximize Your Score in Solitaire Yahtzee", Eindhoven 1999; with Scheffers,
  "Solitaire Yahtzee"
- Glenn, "An Optimal Strategy for Yahtzee", Loyola College CS-TR-0002, 2006

`halves.py` says which sheets the solver distinguishes.

The solver makes and checks the tablebases. The wheel leaves it out, because it needs NumPy.
It computes thousands of sheets at once, each a column of an array whose rows are keeps and rolls.
"""

from collections.abc import Callable, Iterator, Sequence
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
"""Turns the points of a box into an array that can be added to values."""

CHUNK = 4096  # sheets at a time: more do not fit the processor's cache, fewer make NumPy slow
CLOSED = -np.inf  # points of a box that cannot be filled
JOKERS = ("", "face", "free-face", "lower", "upper", "free")


def once(points: Any, box: int) -> Any:
    """Return the points for values that are real numbers."""
    return points


def twice(points: Any, box: int) -> Any:
    """Return the points for complex values: NumPy compares real parts, imaginary parts follow."""
    return points * (1 + 1j)


class Solver:
    """A sheet under one set of house rules: its halves, their transitions, and their values."""

    def __init__(self, options: Options) -> None:
        self.state = Yahtzee(options, 1)
        self.sheet = self.state.sheet
        self.uppers = uppers(self.sheet)
        self.lowers = lowers(self.sheet)
        in_lower = np.array([len(half) - half.count(None) for half in self.lowers], np.int8)
        in_upper = np.array([filled.bit_count() for filled, _ in self.uppers], np.int8)
        self.filled = in_lower[:, None] + in_upper
        """Number of filled boxes, by lower half (row) and upper half (column)."""
        self.reached = self._reached()
        """True for the sheets that can occur, in the same way."""
        boxes = range(len(self.sheet.boxes))
        self.points = [box.all_points for box in self.sheet.boxes]
        """For each box, the possible points in ascending order."""
        self.nth = [self._nth(box) for box in boxes]
        """For each box and roll, the index of its points in `points`."""
        self.served = [self._nth(box, served=True) for box in boxes]
        """The same for the first throw of a turn."""
        self.holds_five = np.array([bool(half[self.sheet.five - UPPER]) for half in self.lowers])
        """For each lower half, whether its box for five of a kind is known to hold points."""
        self.next, self.gain = zip(*map(self._follow, boxes), strict=True)
        """For each box, index of points and half: the next half, and the gain of the sheet."""
        self.extra, self.jokers = self._extra(), [self._jokers(mark) for mark in (None, 0)]

    def _reached(self) -> Array:
        if not self.sheet.in_order:
            return np.ones_like(self.filled, bool)
        in_lower, in_upper = self.filled[:, 0], self.filled[0]
        if self.sheet.order == "ascending":
            first, then = in_lower == in_lower.max(), in_upper == 0
        else:
            first, then = in_lower == 0, in_upper == UPPER
        either: Array = np.logical_or.outer(first, then)
        return either

    def _nth(self, box: int, *, served: bool = False) -> Array:
        of, points = self.sheet.boxes[box], self.points[box]
        return np.array([points.index(of.score(roll, served=served)) for roll in ROLLS])

    def _follow(self, box: int) -> tuple[Array, Array]:
        halves = self._upper_marks() if box < UPPER else self._lower_marks()
        size = len(self.points[box]), len(halves)
        becomes, gain = np.zeros(size, np.intp), np.full(size, CLOSED)
        for place, marks in enumerate(halves):
            if marks[box] is None:
                before = self.sheet.total(marks)
                for nth, points in enumerate(self.points[box]):
                    after = (*marks[:box], points, *marks[box + 1 :])
                    half = self._place(after, upper=box < UPPER)
                    if half is None:
                        break
                    becomes[nth, place] = half
                    gain[nth, place] = self.sheet.total(after) - before
        return becomes, gain

    def _upper_marks(self) -> list[Marks]:
        """Return for each upper half a sheet that has it, with no lower box filled."""
        below = (None,) * (len(self.sheet.boxes) - UPPER)
        marks = []
        for filled, total in self.uppers:
            first = filled & -filled
            upper = (total * (first >> n & 1) if filled >> n & 1 else None for n in range(UPPER))
            marks.append((*upper, *below))
        return marks

    def _lower_marks(self) -> list[Marks]:
        return [(None,) * UPPER + half for half in self.lowers]

    def _place(self, marks: Marks, *, upper: bool) -> int | None:
        """Return the index of a half; None if the order of filling rules it out."""
        if upper:
            return self.uppers.get(upper_half(self.sheet, marks))
        return self.lowers.get(lower_half(self.sheet, marks))

    def _extra(self) -> Array:
        """Return the extra points for five of a kind, for each lower half."""
        state, extra = self.state, []
        state.dice = next(iter(FIVES))
        for marks in self._lower_marks():
            state.marks = [marks]
            extra.append(state.extra(FIVES[state.dice] - 1))
        return np.array(extra, float)

    def _jokers(self, mark: int | None) -> Array:
        """Return the kind of joker of each five of a kind, as an index in `JOKERS`.

        Rows are faces, columns lower halves; `mark` stands in the box of the face.
        """
        state, kinds = self.state, []
        for state.dice, face in FIVES.items():
            for marks in self._lower_marks():
                state.marks = [(*marks[: face - 1], mark, *marks[face:])]
                kinds.append(JOKERS.index(state.joker()))
        return np.array(kinds).reshape(len(FIVES), -1)

    # Solving

    def solve(self, guide: Array | None = None) -> Array:
        """Return the value of each lower half (row) with each upper half (column).

        With a `guide`, return the expected points of a player who takes its values for exact.
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
            self.serve(values, lower, upper, turn[FIRST_ROLL:], gain)
            worth = likely @ turn[FIRST_ROLL:]
            if guide is None:
                values[lower, upper] = worth
            else:
                values.imag[lower, upper] = worth.imag
        return values if guide is None else values.imag

    def serve(self, values: Array, lower: Array, upper: Array, rolls: Array, gain: Gain) -> None:
        """Raise the value of each first throw of a turn to what it brings as it lies."""
        if any(box.served for box in self.sheet.boxes):
            served = np.empty_like(rolls)
            self.fill(values, lower, upper, served, gain, self.served)
            np.maximum(rolls, served, out=rolls)

    def chunks(self) -> Iterator[tuple[Array, Array]]:
        """Yield lower and upper halves of all sheets with an open box, the fullest first."""
        for filled in range(len(self.sheet.boxes) - 1, -1, -1):
            lower, upper = np.nonzero(self.reached & (self.filled == filled))
            for start in range(0, len(lower), CHUNK):
                yield lower[start : start + CHUNK], upper[start : start + CHUNK]

    def fill(
        self,
        values: Array,
        lower: Array,
        upper: Array,
        rolls: Array,
        gain: Gain,
        nth: Sequence[Array] | None = None,
    ) -> None:
        """Write into `rolls` the value of each roll at the end of a turn, for each sheet.

        `nth` has the points of each box and roll, as `self.nth` does.
        """
        nth = nth or self.nth
        worths: list[Array | None] = []
        for box in range(len(self.sheet.boxes)):
            worths.append(self._worths(box, values, lower, upper, gain))
        rolls[:] = CLOSED
        for box, worth in enumerate(worths):  # in one box, 0 points are never better than more
            if worth is not None and self.points[box][0] == 0:
                np.maximum(rolls[0], worth[0], out=rolls[0])
        rolls[1:] = rolls[0]
        for box, worth in enumerate(worths):
            if worth is not None:
                for roll in np.nonzero(nth[box] + self.points[box][0])[0]:
                    np.maximum(rolls[roll], worth[nth[box][roll]], out=rolls[roll])
        for dice, face in FIVES.items():
            roll = rolls[ROLLS.index(dice)]
            self._use_joker(face, worths, lower, upper, roll)
            if self.sheet.extra and self.sheet.extra.of_face:
                own = worths[face - 1]
                if own is not None:
                    np.maximum(roll, own[-1] + gain(self.extra[lower], 0), out=roll)
            else:
                roll += gain(self.extra[lower], 0)

    def _worths(
        self, box: int, values: Array, lower: Array, upper: Array, gain: Gain
    ) -> Array | None:
        """Return the value of each number of points in a box; None if no sheet may fill it."""
        half = upper if box < UPPER else lower
        gained = self.gain[box][:, half]
        if self.sheet.in_order:
            ascending = self.sheet.order == "ascending"
            turn = len(self.sheet.boxes) - 1 - box if ascending else box
            gained = np.where(self.filled[lower, upper] == turn, gained, CLOSED)
        if not np.isfinite(gained[0]).any():
            return None
        after = self.next[box][:, half]
        at = (lower, after) if box < UPPER else (after, upper)
        worth: Array = values[at] + gain(gained, box)
        if self.sheet.boxes[box].needs_five:
            worth = np.where(self.holds_five[lower], worth, worth[0])
        return worth

    def _use_joker(
        self, face: int, worths: list[Array | None], lower: Array, upper: Array, roll: Array
    ) -> None:
        """Correct the value of five dice of a face on the sheets on which they are a joker."""
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
    """Compute the rows of the keeps from those of the rolls, when the other dice are thrown."""
    for place in range(FIRST_ROLL - 1, -1, -1):
        first, second, *others = GROWN[place]
        worth = turn[place]
        np.add(turn[first], turn[second], out=worth)
        for other in others:
            worth += turn[other]
        worth *= 1 / len(FIVES)  # dividing takes several times as long


def choose(turn: Array) -> None:
    """Compute the rows of the rolls from those of the keeps, when the best dice are kept."""
    for place, smaller in enumerate(SHRUNK):
        for less in smaller:
            np.maximum(turn[place], turn[less], out=turn[place])


def first_throws() -> Array:
    """Return the probability of each roll when all dice are thrown."""
    work = np.zeros((len(KEEPS), len(ROLLS)))
    work[FIRST_ROLL:] = np.eye(len(ROLLS))
    throw(work)
    likely: Array = work[0]
    return likely
