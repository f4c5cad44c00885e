"""The boxes of both sheets: what each wants of the dice, and what a filled sheet is worth.

Nothing here knows a state or a turn, so that a tablebase of perfect play can be made from it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TypeAlias

from taku.games.yahtzee.dice import ROLLS, Dice, counts, faces

Marks: TypeAlias = tuple[int | None, ...]
"""What a player has written in each box of a sheet; None: still open."""

UPPER = 6  # boxes: the first of every sheet, in the order of their faces


@dataclass(frozen=True, eq=False)
class Box:
    """One of the boxes that are filled by hand."""

    id: str
    worth: Callable[[Dice], int]
    face: int = 0
    """Of an upper box."""
    joker: int | None = None
    """What a joker brings; None: what the dice bring."""
    words: str = ""
    """What it is called in words, where that is not its id."""

    @cached_property
    def points(self) -> Mapping[Dice, int]:
        """What each of the 252 rolls brings."""
        return {roll: self.worth(roll) for roll in ROLLS}

    def score(self, dice: Dice, joker: bool = False) -> int:
        if joker and self.joker is not None:
            return self.joker
        return self.points[dice]


@dataclass(frozen=True, eq=False)
class Sheet:
    """The boxes in the order of the paper, and what they bring together."""

    boxes: tuple[Box, ...]
    five: int
    """The place of the box for five of a kind."""
    target: int
    """The upper total that brings a bonus."""
    bonus: Callable[[int], int]
    """What an upper total brings besides itself."""
    words: str
    """What that bonus is called in words."""
    plus: int | None = None
    """The place of the first of two boxes that count by their difference."""

    def upper(self, marks: Marks) -> int:
        return sum(mark or 0 for mark in marks[:UPPER])

    def delta(self, marks: Marks) -> int | None:
        """Plus less Minus, once both are filled."""
        if self.plus is None:
            return None
        more, less = marks[self.plus : self.plus + 2]
        return None if more is None or less is None else max(0, more - less)

    def total(self, marks: Marks) -> int:
        """All points but those for further fives of a kind."""
        upper = self.upper(marks)
        start = UPPER if self.plus is None else self.plus + 2
        lower = sum(mark or 0 for mark in marks[start:])
        return upper + self.bonus(upper) + lower + (self.delta(marks) or 0)


# What the boxes want


def pips(dice: Dice) -> int:
    return sum(faces(dice))


def most(dice: Dice) -> int:
    """How many dice are equal at most."""
    return max(counts(dice))


def is_full_house(dice: Dice) -> bool:
    return {2, 3} <= set(counts(dice))


def longest_row(dice: Dice) -> int:
    """How many faces follow each other without a gap."""
    longest = row = 0
    for count in counts(dice):
        row = row + 1 if count else 0
        longest = max(longest, row)
    return longest


def is_rigole(dice: Dice) -> bool:
    """Exactly four equal, and the fifth on the opposite side of the die: both make seven."""
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
