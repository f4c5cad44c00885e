"""The boxes of a score sheet, their points for each roll, and the total of a sheet.

A sheet is data: rules, solver, bots, review, lessons and page read it. `sheets.py` has them all.
This module does not depend on the state of a match, so that the solver can use it too.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias

from taku.games.yahtzee.dice import FACES, ROLLS, Dice, counts, faces, pack
from taku.view import Args

Marks: TypeAlias = tuple[int | None, ...]
"""Points in each box of a player's sheet; None for an open box."""

UPPER = 6  # number of upper boxes: the first of every sheet, in the order of their faces
SHORTEST_ROW = 4  # dice of a straight


@dataclass(frozen=True, eq=False)
class Box:
    """A box that players fill, not a computed row."""

    id: str
    worth: Callable[[Dice], int]
    """Computes the points of a roll; `points` has them all."""
    usual: float
    """About the points that it brings on average, for bots that do not look far ahead."""
    rule: str
    """Id of the rule that explains it."""
    words: str = ""
    """Id of its words, if it differs from `id`."""
    column: str = ""
    """Its column on a sheet with several; "" on any other."""
    face: int = 0
    """Face of an upper box; 0 for a lower box."""
    joker: int | None = None
    """Points for a joker; None if a joker counts as any other roll."""
    served: int | None = None
    """Points for the first throw of a turn; None if it counts as any other."""
    needs_five: bool = False
    """True if it scores only once the box for five of a kind holds points."""

    @property
    def name(self) -> str:
        """Return its name in notation."""
        return in_column(self.id, self.column)

    @property
    def row(self) -> str:
        """Return the id of its row on the sheet."""
        return in_column(self.words or self.id, self.column)

    @property
    def args(self) -> Args:
        """Return the arguments of a message about it."""
        return {"box": self.id, **column_args(self.column)}

    @cached_property
    def wants(self) -> str:
        """What dice it takes: "sum" for any, else "face", "row" or "equal"."""
        fitting = [roll for roll, points in self.points.items() if points]
        if self.face or len(fitting) == len(ROLLS):
            return "face" if self.face else "sum"
        return "row" if min(map(longest_row, fitting)) >= SHORTEST_ROW else "equal"

    @cached_property
    def points(self) -> Mapping[Dice, int]:
        """Points of each of the 252 rolls."""
        return {roll: self.worth(roll) for roll in ROLLS}

    @cached_property
    def all_points(self) -> Sequence[int]:
        """Every number of points that it can hold, in ascending order."""
        served = () if self.served is None else (self.served,)
        return sorted({*self.points.values(), *served})

    def score(self, dice: Dice, joker: bool = False, served: bool = False) -> int:
        """Return the points of a roll, as a joker or as the first throw of a turn."""
        if joker and self.joker is not None:
            return self.joker
        points = self.points[dice]
        return self.served if served and points and self.served is not None else points


@dataclass(frozen=True)
class Bonus:
    """The bonus for the upper boxes, a computed row."""

    row: str
    rule: str
    target: int
    """Least upper total that brings it, in points."""
    worth: Callable[[int], int]
    """Computes it from the upper total."""
    grows: bool = False
    """True if it grows beyond the target."""


@dataclass(frozen=True)
class Extra:
    """The points for each further five of a kind, a computed row."""

    row: str
    rule: str
    points: int = 100
    of_face: bool = False
    """True if only the box of the face brings them."""


@dataclass(frozen=True, eq=False)
class Sheet:
    """The boxes of a score sheet in their printed order, and the rules for its total."""

    id: str
    """Value of the option `sheet`."""
    base: str
    """Name of its tablebase; sheets share one if their upper halves are the same."""
    rules: str
    """The house rules that differ, as the tablebase names them."""
    boxes: tuple[Box, ...]
    five: int
    """Index of the box for five of a kind."""
    bonus: Bonus | None = None
    plus: int | None = None
    """Index of Plus; Minus follows, and their difference counts. None without these boxes."""
    joker: str = "none"
    """What a further five of a kind may be used for: forced, free or none."""
    joker_rule: str = "joker"
    """Id of the rule about it."""
    extra: Extra | None = None
    """What it brings besides, once the box for five of a kind holds points."""
    served_wins: bool = False
    """True if five of a kind with the first throw of a turn wins the match."""
    order: str = "free"
    """Order of filling the boxes: free, descending (from the top), ascending (from the bottom)."""
    order_rule: str = "order"
    """Id of the rule that demands this order."""

    @property
    def in_order(self) -> bool:
        """True if the boxes must be filled in order."""
        return self.order != "free"

    @property
    def target(self) -> int:
        """The least upper total that brings a bonus; 0 without one."""
        return self.bonus.target if self.bonus else 0

    @property
    def columns(self) -> tuple["Sheet", ...]:
        """Its columns, each a sheet of its own."""
        return (self,)

    def parts(self, marks: Marks) -> Sequence["Part"]:
        """Return its columns as they are filled."""
        size = len(self.boxes) // len(self.columns)
        return [
            Part(column, first, marks[first : first + size], self.boxes[first].column)
            for first, column in zip(range(0, len(marks), size), self.columns, strict=True)
        ]

    def part(self, marks: Marks, place: int) -> "Part":
        """Return the column of a box."""
        return self.parts(marks)[place * len(self.columns) // len(self.boxes)]

    def place(self, name: str) -> int | None:
        """Return the index of a box; None if the sheet does not have it."""
        return next((place for place, box in enumerate(self.boxes) if box.name == name), None)

    def fillable(self, marks: Marks) -> Sequence[int]:
        """Return the indices of the open boxes that the order of filling leaves."""
        places = [place for place, mark in enumerate(marks) if mark is None]
        if self.order == "descending":
            return places[:1]
        return places[-1:] if self.order == "ascending" else places

    def upper(self, marks: Marks) -> int:
        return sum(mark or 0 for mark in marks[:UPPER])

    def upper_bonus(self, marks: Marks) -> int:
        return self.bonus.worth(self.upper(marks)) if self.bonus else 0

    def delta(self, marks: Marks) -> int | None:
        """Return Plus less Minus, at least 0; None until both are filled."""
        if self.plus is None:
            return None
        more, less = marks[self.plus : self.plus + 2]
        return None if more is None or less is None else max(0, more - less)

    def total(self, marks: Marks) -> int:
        """Return the points of a sheet, without the extras for further fives of a kind."""
        start = UPPER if self.plus is None else self.plus + 2
        lower = sum(mark or 0 for mark in marks[start:])
        return self.upper(marks) + self.upper_bonus(marks) + lower + (self.delta(marks) or 0)


@dataclass(frozen=True)
class Part:
    """A column of a player's sheet."""

    sheet: Sheet
    """The column alone."""
    first: int
    """Index of its first box on the whole sheet."""
    marks: Marks
    name: str
    """Name of the column; "" if it is the whole sheet."""


@dataclass(frozen=True, eq=False)
class SideBySide(Sheet):
    """A sheet with several columns, whose totals are added.

    `boxes` has the boxes of one column after the other. Bonus and difference are the columns' own.
    """

    beside: tuple[Sheet, ...] = ()

    @property
    def columns(self) -> tuple[Sheet, ...]:
        return self.beside

    @property
    def in_order(self) -> bool:
        """True if the boxes of some column must be filled in order."""
        return any(column.in_order for column in self.beside)

    def fillable(self, marks: Marks) -> Sequence[int]:
        parts = self.parts(marks)
        return [part.first + place for part in parts for place in part.sheet.fillable(part.marks)]

    def total(self, marks: Marks) -> int:
        return sum(part.sheet.total(part.marks) for part in self.parts(marks))


def side_by_side(columns: Mapping[str, Sheet]) -> SideBySide:
    """Return a sheet of several columns, by their names."""
    first, *_ = columns.values()
    return SideBySide(
        id=first.id,
        base=first.base,
        rules=first.rules,
        boxes=tuple(
            replace(box, column=name) for name, sheet in columns.items() for box in sheet.boxes
        ),
        five=first.five,
        extra=first.extra,
        order_rule=first.order_rule,
        beside=tuple(columns.values()),
    )


def in_column(id: str, column: str) -> str:
    """Return the id of a box or a row in a column.

    >>> in_column("sixes", "down"), in_column("sixes", "")
    ('sixes/down', 'sixes')
    """
    return f"{id}/{column}" if column else id


def column_args(column: str) -> Args:
    """Return the arguments that name a column in a message; none without a name."""
    return {"column": column} if column else {}


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


def is_house_or_five(dice: Dice) -> bool:
    """True for a full house and for five equal dice."""
    return is_full_house(dice) or most(dice) == sum(counts(dice))


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


# Points of the boxes


def of_face(face: int) -> Callable[[Dice], int]:
    """Return a worth: the sum of the dice of a face."""
    return lambda dice: face * counts(dice)[face - 1]


def of_a_kind(number: int) -> Callable[[Dice], int]:
    """Return a worth: the sum of as many equal dice, of the highest such face."""
    return lambda dice: (
        number * max((face for face in FACES if counts(dice)[face - 1] >= number), default=0)
    )


def two_pairs(with_four: bool) -> Callable[[Dice], int]:
    """Return a worth: the sum of two pairs of different faces, perhaps also of four equal dice."""

    def worth(dice: Dice) -> int:
        pairs = [face for face in FACES if counts(dice)[face - 1] >= 2]
        return 2 * sum(pairs) if len(pairs) == 2 else four(dice) if with_four else 0

    four = of_a_kind(4)
    return worth


def fixed(wanted: Callable[[Dice], bool], points: int) -> Callable[[Dice], int]:
    """Return a worth: fixed points for wanted dice."""
    return lambda dice: points if wanted(dice) else 0


def sum_if(wanted: Callable[[Dice], bool], more: int = 0) -> Callable[[Dice], int]:
    """Return a worth: the sum of wanted dice, and perhaps more."""
    return lambda dice: pips(dice) + more if wanted(dice) else 0


def in_a_row(length: int) -> Callable[[Dice], bool]:
    """Return a condition: as many consecutive faces."""
    return lambda dice: longest_row(dice) >= length


def just(*dice: int) -> Callable[[Dice], bool]:
    """Return a condition: just these dice."""
    return lambda rolled: rolled == pack(dice)


def equal(number: int) -> Callable[[Dice], bool]:
    """Return a condition: as many equal dice."""
    return lambda dice: most(dice) >= number
