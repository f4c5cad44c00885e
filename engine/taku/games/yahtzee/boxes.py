"""The boxes of both sheets, their points for each roll, and the total of a sheet.

This module does not depend on the state of a match, so that the solver can use it too.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TypeAlias

from taku.games.yahtzee.dice import ROLLS, Dice, counts, faces

Marks: TypeAlias = tuple[int | None, ...]
"""Points in each box of a player's sheet; None for an open box."""

UPPER = 6  # number of upper boxes: the first of every sheet, in the order of their faces


@dataclass(frozen=True, eq=False)
class Box:
    """A box that players fill, not a computed row."""

    id: str
    worth: Callable[[Dice], int]
    """Computes the points of a roll; `points` has them all."""
    face: int = 0
    """Face of an upper box; 0 for a lower box."""
    joker: int | None = None
    """Points for a joker; None if a joker counts as any other roll."""
    words: str = ""
    """Id in the words, if it differs from `id`."""

    @cached_property
    def points(self) -> Mapping[Dice, int]:
        """Points of each of the 252 rolls."""
        return {roll: self.worth(roll) for roll in ROLLS}

    def score(self, dice: Dice, joker: bool = False) -> int:
        if joker and self.joker is not None:
            return self.joker
        return self.points[dice]


@dataclass(frozen=True, eq=False)
class Sheet:
    """The boxes of a score sheet in their printed order, and the rules for its total."""

    boxes: tuple[Box, ...]
    five: int
    """Index of the box for five of a kind."""
    target: int
    """Least upper total that brings a bonus, in points."""
    bonus: Callable[[int], int]
    """Computes the bonus from the upper total."""
    words: str
    """Id of the bonus in the words."""
    plus: int | None = None
    """Index of Plus; Minus follows, and their difference counts. None without these boxes."""

    def upper(self, marks: Marks) -> int:
        return sum(mark or 0 for mark in marks[:UPPER])

    def delta(self, marks: Marks) -> int | None:
        """Return Plus less Minus, at least 0; None until both are filled."""
        if self.plus is None:
            return None
        more, less = marks[self.plus : self.plus + 2]
        return None if more is None or less is None else max(0, more - less)

    def total(self, marks: Marks) -> int:
        """Return the points of a sheet, without the extras for further fives of a kind."""
        upper = self.upper(marks)
        start = UPPER if self.plus is None else self.plus + 2
        lower = sum(mark or 0 for mark in marks[start:])
        return upper + self.bonus(upper) + lower + (self.delta(marks) or 0)


# Conditions of the boxes


def pips(dice: Dice) -> int:
    """Return the sum of the dice."""
    return sum(faces(dice))


def most(dice: Dice) -> int:
    """Return the greatest number of equal dice."""
    return max(counts(dice))


def is_full_house(dice: Dice) -> bool:
    """True if three dice are equal and the two others are."""
    return {2, 3} <= set(counts(dice))


def longest_row(dice: Dice) -> int:
    """Return the greatest number of consecutive faces."""
    longest = row = 0
    for count in counts(dice):
        row = row + 1 if count else 0
        longest = max(longest, row)
    return longest


def is_rigole(dice: Dice) -> bool:
    """True for exactly four equal dice and a fifth of the opposite face; the two faces add to 7."""
    count = counts(dice)
    return any(count[place] == 4 and count[5 - place] for place in range(6))


def _of_face(face: int) -> Callable[[Dice], int]:
    return lambda dice: face * counts(dice)[face - 1]


def _if(wanted: Callable[[Dice], bool], points: int) -> Callable[[Dice], int]:
    return lambda dice: points if wanted(dice) else 0


def _sum_if(wanted: Callable[[Dice], bool], more: int = 0) -> Callable[[Dice], int]:
    return lambda dice: pips(dice) + more if wanted(dice) else 0


def _row(length: int, points: int) -> Callable[[Dice], int]:
    return _if(lambda dice: longest_row(dice) >= length, points)


def _equal(number: int) -> Callable[[Dice], bool]:
    return lambda dice: most(dice) >= number


# The sheets

NAMES = ("ones", "twos", "threes", "fours", "fives", "sixes")
UPPER_BOXES = tuple(Box(name, _of_face(face), face) for face, name in enumerate(NAMES, 1))

YAHTZEE = Sheet(
    boxes=(
        *UPPER_BOXES,
        Box("three-of-a-kind", _sum_if(_equal(3))),
        Box("four-of-a-kind", _sum_if(_equal(4))),
        Box("full-house", _if(is_full_house, 25), joker=25),
        Box("small-straight", _row(4, 30), joker=30),
        Box("large-straight", _row(5, 40), joker=40),
        Box("yahtzee", _if(_equal(5), 50)),
        Box("chance", pips),
    ),
    five=11,
    target=63,
    bonus=lambda upper: 35 if upper >= 63 else 0,
    words="bonus",
)


@cache
def yams(small_straight: int = 40) -> Sheet:
    """Return the sheet of Yams; `small_straight` is the points of that box."""
    return Sheet(
        boxes=(
            *UPPER_BOXES,
            Box("plus", pips),
            Box("minus", pips),
            Box("four-of-a-kind", _sum_if(_equal(4), 40), words="yams-four-of-a-kind"),
            Box("full-house", _sum_if(is_full_house, 30), words="yams-full-house"),
            Box("small-straight", _row(4, small_straight), words="yams-small-straight"),
            Box("large-straight", _row(5, 50), words="yams-large-straight"),
            Box("yams", _sum_if(_equal(5), 50)),
            Box("rigole", _if(is_rigole, 50)),
        ),
        five=12,
        target=60,
        bonus=lambda upper: upper - 30 if upper >= 60 else 0,
        words="yams-upper-bonus",
        plus=6,
    )
