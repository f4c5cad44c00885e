"""Five dice as a number: which rolls and keeps there are, and what can come of a keep."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import TypeAlias

Dice: TypeAlias = int
"""How many dice show each face, whatever their order:

bit  17 16 15   14 13 12   11 10 9   8 7 6    5 4 3   2 1 0
       sixes      fives     fours    threes   twos    ones     2 2 6: 001 000 000 000 010 000
"""

FIVE = 5
FACES = range(1, 7)
ONE_OF = (0, *(1 << 3 * place for place in range(6)))  # a single die, by its face


def pack(faces: Iterable[int]) -> Dice:
    return sum(ONE_OF[face] for face in faces)


@cache
def counts(dice: Dice) -> tuple[int, ...]:
    """How many ones, twos … sixes there are."""
    return tuple(dice >> 3 * place & 7 for place in range(6))


@cache
def faces(dice: Dice) -> tuple[int, ...]:
    """The face of each die, from low to high."""
    return tuple(face for face in FACES for _ in range(counts(dice)[face - 1]))


def write(dice: Dice) -> str:
    return " ".join(map(str, faces(dice)))


ROLLS = tuple(map(pack, combinations_with_replacement(FACES, FIVE)))


@cache
def keeps(dice: Dice) -> tuple[Dice, ...]:
    """All that can be kept of a roll while at least one die is thrown again."""
    kept = product(*(range(count + 1) for count in counts(dice)))
    return tuple(
        sum(count << 3 * place for place, count in enumerate(some))
        for some in kept
        if sum(some) < FIVE
    )


@cache
def outcomes(keep: Dice) -> tuple[tuple[Dice, int], ...]:
    """Every roll that can come of a keep, and in how many ways of 6 to the number thrown."""
    thrown = FIVE - len(faces(keep))
    return tuple(
        (keep + new, factorial(thrown) // prod(map(factorial, counts(new))))
        for new in map(pack, combinations_with_replacement(FACES, thrown))
    )
