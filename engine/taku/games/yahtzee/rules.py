"""The dice games: throw five dice up to three times, then fill one box of your sheet.

`sheets.py` has the sheets and the sources of their rules.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import TypeAlias

from taku.game import CHANCE, OVER, Event, EventRecorder, Move, Seat
from taku.games.yahtzee.boxes import UPPER, Box, Marks, Part, Sheet, column_args
from taku.games.yahtzee.dice import FIVE, ONE_OF, ROLLS, Dice, keeps, pack, write
from taku.games.yahtzee.sheets import Options as Options
from taku.view import Refusal

# A player's move; `thrown` and below it document the moves of chance.
# bit  18   17 … 0
#       0   the dice to keep, as in dice.py; 0 keeps none
#       1   the index of the box to fill
FILL: Move = 1 << 18
THROWS = 3  # throws in a turn
FIVES = {FIVE * ONE_OF[face]: face for face in range(1, 7)}


def thrown(faces: Sequence[int]) -> Move:
    """Return a move of chance: the thrown dice in their order, three bits each.

    bit  14 13 12   11 10 9   8 7 6   5 4 3   2 1 0
           fifth     fourth   third   second  first      (only the dice thrown)
    """
    return sum(face << 3 * place for place, face in enumerate(faces))


def fallen(move: Move) -> tuple[int, ...]:
    """Return the faces of the thrown dice in their order; the inverse of `thrown`."""
    return tuple(move >> place & 7 for place in range(0, move.bit_length(), 3))


# On a score pad people throw real dice, and enter the result as an outcome of chance:
LAY: Move = 1 << 15  # LAY + `thrown`: the five dice at the end of a turn
# SCORE + box and points, as below: the points of a whole turn, without its dice.
SCORE: Move = 1 << 19
# bit  19   18 … 6   5 … 0
#       1   points   the index of the box


def scored(place: int, points: int) -> Move:
    """Return a move of chance: the points of a whole turn in a box."""
    return SCORE | points << 6 | place


def score_in(move: Move) -> tuple[int, int]:
    """Return the index of the box and the points; the inverse of `scored`."""
    return move & 63, (move ^ SCORE) >> 6


Turn: TypeAlias = tuple[int, Dice, int]
"""The place of a turn's end in the order of all, its dice, and the throws left."""

TURNS = [(at, dice, left) for at, (left, dice) in enumerate(product((0, THROWS - 1), ROLLS))]
ALIKE: Sequence[Turn] = [turn for turn in TURNS if turn[1] in FIVES]
MIXED: Sequence[Turn] = [turn for turn in TURNS if turn[1] not in FIVES]


@cache
def _mixed_ways(box: Box) -> Mapping[int, Turn]:
    """Return all points that dice of different faces bring in a box, each with the first turn."""
    found: dict[int, Turn] = {}
    for turn in MIXED:
        _, dice, left = turn
        found.setdefault(box.score(dice, served=left == THROWS - 1), turn)
    return found


class Yahtzee(EventRecorder):
    """The state of a match, on any sheet.

    A move is a throw (see `thrown`), the dice to keep for the next throw, or `FILL` plus the index
    of a box. On a score pad it is also what people enter, with `LAY` or `SCORE`.
    """

    __slots__ = (
        "dice", "extras", "faces", "kept", "marks", "options", "points", "rolls", "round",
        "story", "to_act", "turn", "winner",
    )  # fmt: skip

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Options = options
        self.to_act: Seat = CHANCE
        self.turn: Seat = 0  # the seat whose turn it is, also while the dice roll
        self.round = 0
        self.points: list[int] = [0] * seats
        self.marks: list[Marks] = [(None,) * len(self.sheet.boxes)] * seats
        self.extras = [0] * seats  # points for further fives of a kind
        self.winner: Seat | None = None  # the seat that won at once, with its first throw
        self.story: list[Event] | None = None
        self._clear()

    def _clear(self) -> None:
        self.rolls = THROWS  # throws left in this turn
        self.dice: Dice = 0  # dice on the table
        self.faces: tuple[int, ...] = ()  # face of each die, by its position on the table
        self.kept: tuple[int, ...] = ()  # positions of the dice kept from the latest throw

    def guess(self, seat: Seat, random: Random) -> "Yahtzee":
        """Return a clone: nothing is hidden."""
        return self.clone()

    @property
    def sheet(self) -> Sheet:
        return self.options.score_sheet

    def part(self, place: int) -> Part:
        """Return the column of a box on the sheet whose turn it is."""
        return self.sheet.part(self.marks[self.turn], place)

    # Legality

    def joker(self) -> str:
        """Return how the five of a kind on the table may be used as a joker; "" if it is none.

        - face: it must fill the box of its face
        - lower: it must fill a lower box, and counts there as a joker
        - upper: only upper boxes are left; it may fill any of them, for 0 points
        - free-face: it may fill any box, but does not yet count as a joker
        - free: it may fill any box, and counts as a joker
        """
        face = FIVES.get(self.dice)
        if face is None:
            return ""
        sheet, marks = self.sheet, self.marks[self.turn]
        if sheet.joker == "none" or marks[sheet.five] is None:
            return ""
        if marks[face - 1] is None:
            return "free-face" if sheet.joker == "free" else "face"
        if sheet.joker == "free":
            return "free"
        return "lower" if None in marks[UPPER:] else "upper"

    def allowed(self) -> Sequence[int]:
        """Return the indices of the boxes that the dice on the table may fill."""
        joker, marks = self.joker(), self.marks[self.turn]
        if joker == "face":
            return [FIVES[self.dice] - 1]
        first = UPPER if joker == "lower" else 0
        return [place for place in self.sheet.fillable(marks) if place >= first]

    def moves(self) -> Sequence[Move]:
        if self.to_act < 0:
            return []
        fills = [FILL + place for place in self.allowed()]
        return [*keeps(self.dice), *fills] if self.rolls else fills

    def why_not(self, move: Move) -> Refusal | None:
        if self.to_act == CHANCE:
            return self._why_not_chance(move)
        return self._why_not_fill(move - FILL) if move >= FILL else self._why_not_keep(move)

    def _why_not_chance(self, move: Move) -> Refusal | None:
        if self.faces and move >= LAY:
            return Refusal("not-now", {"phase": "lay"})
        if move >= SCORE:
            return self._why_not_score(*score_in(move))
        return self._why_not_throw(fallen(move & ~LAY))

    def _why_not_score(self, place: int, points: int) -> Refusal | None:
        box, ways = self.sheet.boxes[place], self.ways(place)
        if points in ways:
            return None
        if ways:
            return Refusal("fill", {"problem": "points", **box.args, "points": points})
        return self._why_not_fill(place)

    def _why_not_throw(self, faces: Sequence[int]) -> Refusal | None:
        count, needed = len(faces), FIVE - len(self.kept)
        if count == needed and all(1 <= face <= 6 for face in faces):
            return None
        return Refusal("roll", {"problem": "thrown", "needed": needed, "count": count})

    def _why_not_keep(self, keep: Dice) -> Refusal | None:
        if not self.rolls:
            return Refusal("roll", {"problem": "none"})
        if keep == self.dice:
            return Refusal("keep", {"problem": "all"})
        if keep in keeps(self.dice):
            return None
        return Refusal("keep", {"problem": "missing", "dice": write(self.dice)})

    def _why_not_fill(self, place: int) -> Refusal | None:
        box, mark = self.sheet.boxes[place], self.marks[self.turn][place]
        if mark is not None:
            return Refusal("fill", {"problem": "filled", **box.args, "points": mark})
        if place in self.allowed():
            return None
        part = self.part(place)
        column = part.sheet
        if column.in_order:
            following = self.sheet.boxes[part.first + column.fillable(part.marks)[0]]
            return Refusal(column.order_rule, {**following.args, "order": column.order})
        needed = self.sheet.boxes[FIVES[self.dice] - 1].id
        return Refusal("joker", {"problem": self.joker(), "box": needed})

    def draw(self, random: Random) -> Move:
        return thrown([1 + random.randrange(6) for _ in range(FIVE - len(self.kept))])

    # Playing: trusts its caller

    def play(self, move: Move) -> None:
        if self.to_act == CHANCE:
            self._chance(move)
        elif move >= FILL:
            self._fill(move - FILL)
        else:
            self._keep(move)

    def _chance(self, move: Move) -> None:
        if not self.faces and self.turn == 0:
            self.round += 1
            self._tell("deal", "deal", round=self.round, rounds=len(self.sheet.boxes))
        if move >= SCORE:
            self._score(*score_in(move))
        elif move >= LAY:
            self._lay(fallen(move - LAY))
        else:
            self._throw(fallen(move))

    def _lay(self, faces: tuple[int, ...]) -> None:
        self.faces, self.dice, self.rolls, self.to_act = faces, pack(faces), 0, self.turn
        if self.story is not None:
            self._tell("roll", "lay", self.turn, dice=" ".join(map(str, faces)))
            self._tell_five()

    def _score(self, place: int, points: int) -> None:
        self.dice, self.rolls = self.ways(place)[points]
        self._fill(place)

    def _throw(self, new: tuple[int, ...]) -> None:
        falling = iter(new)
        self.faces = tuple(
            self.faces[place] if place in self.kept else next(falling) for place in range(FIVE)
        )
        self.dice = pack(self.faces)
        self.rolls -= 1
        self.to_act = self.turn
        if self.story is not None:
            self._tell_throw(new)
        if self.sheet.served_wins and self.rolls == THROWS - 1 and self.dice in FIVES:
            self.winner, self.to_act = self.turn, OVER
            self._tell("call", "served", self.turn)
            self._tell("over", "over")

    def _keep(self, keep: Dice) -> None:
        rest = keep
        places = []
        for place in sorted(range(FIVE), key=lambda place: place not in self.kept):
            one = ONE_OF[self.faces[place]]
            if rest // one & 7:
                rest -= one
                places.append(place)
        self.kept = tuple(sorted(places))
        self._tell("keep", "keep", self.turn, dice=write(keep), count=FIVE - len(places))
        self.to_act = CHANCE

    # Boxes

    def worth(self, place: int) -> int:
        """Return the points of the dice on the table in a box."""
        box = self.sheet.boxes[place]
        if box.needs_five and not self.holds_five(place):
            return 0
        joker = self.joker() in ("lower", "upper", "free")
        return box.score(self.dice, joker, served=self.rolls == THROWS - 1)

    def extra(self, place: int) -> int:
        """Return the extra points for a further five of a kind in a box."""
        extra, face = self.sheet.extra, FIVES.get(self.dice)
        if not extra or not face or not self.holds_five(place):
            return 0
        return 0 if extra.of_face and place != face - 1 else extra.points

    def holds_five(self, place: int) -> bool:
        """True if the box for five of a kind in the column of a box holds points."""
        part = self.part(place)
        return bool(part.marks[part.sheet.five])

    def ways(self, place: int) -> Mapping[int, tuple[Dice, int]]:
        """Return all points that a turn can bring in a box, extra points included.

        Each comes with dice that bring it, and the throws left with them. It is empty if no dice
        may fill the box now.
        """
        if place not in self.sheet.fillable(self.marks[self.turn]):
            return {}
        box = self.sheet.boxes[place]
        scores = not box.needs_five or self.holds_five(place)
        found = dict(_mixed_ways(box) if scores else {0: MIXED[0]})
        twin = self.clone()
        for order, dice, rolls in ALIKE:
            twin.dice, twin.rolls = dice, rolls
            if place in twin.allowed():  # a joker may be held back
                points = twin.worth(place) + twin.extra(place)
                found[points] = min(found.get(points, ALIKE[-1]), (order, dice, rolls))
        return {points: (dice, rolls) for points, (_, dice, rolls) in found.items()}

    def _fill(self, place: int) -> None:
        seat, sheet, before = self.turn, self.sheet, self.marks[self.turn]
        points, extra = self.worth(place), self.extra(place)
        after = (*before[:place], points, *before[place + 1 :])
        self.marks[seat] = after
        self.extras[seat] += extra
        self.points[seat] = sheet.total(after) + self.extras[seat]
        if self.story is not None:
            self._tell_fill(place, before, extra)
        self._clear()
        self.turn = (seat + 1) % len(self.points)
        if self.turn == 0 and None not in after:
            self.to_act = OVER
            self._tell("over", "over")
        else:
            self.to_act = CHANCE

    # Events

    def _tell_throw(self, new: tuple[int, ...]) -> None:
        faces, everything = (" ".join(map(str, dice)) for dice in (new, self.faces))
        self._tell(
            "roll", "roll", self.turn, dice=faces, all=everything, count=len(new), left=self.rolls
        )
        self._tell_five()

    def _tell_five(self) -> None:
        if self.dice in FIVES:
            self._tell("call", "five", self.turn, sheet=self.sheet.id)
        if joker := self.joker():
            box = self.sheet.boxes[FIVES[self.dice] - 1].id
            self._tell("call", "joker", self.turn, problem=joker, box=box)

    def _tell_fill(self, place: int, before: Marks, extra: int) -> None:
        seat, after = self.turn, self.part(place)
        column, was = after.sheet, self.sheet.part(before, place).marks
        box, name = self.sheet.boxes[place], column_args(after.name)
        self._tell("fill", "fill", seat, **box.args, points=self.marks[seat][place] or 0)
        if extra:
            self._tell("call", "extra", seat, points=extra, sheet=self.sheet.id)
        old, new = map(column.upper_bonus, (was, after.marks))
        if new > old:
            self._tell("call", "bonus", seat, points=new, more=new - old, **name)
        delta = column.delta(after.marks)
        if delta is not None and column.delta(was) is None:
            self._tell("note", "delta", seat, points=delta, **name)
