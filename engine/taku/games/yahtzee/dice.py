"""Five dice as an int: all rolls, the keeps of a roll, and the rolls that can follow a keep."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import TypeAlias

Dice: TypeAlias = int
"""Number of dice of each face, three bits for a face; the order of dice is not stored.

bit  17 16 15   14 13 12   11 10 9   8 7 6    5 4 3   2 1 0
       sixes      fives     fours    threes   twos    ones     2 2 6: 001 000 000 000 010 000
"""

FIVE = 5
FACES = range(1, 7)
ONE_OF = (0, *(1 << 3 * place for place in range(6)))  # a single die, indexed by its face


def pack(faces: Iterable[int]) -> Dice:
    """Return dice as an int.

    >>> pack([2, 2, 6]) == 2 * ONE_OF[2] + ONE_OF[6]
    True
    """
    return sum(ONE_OF[face] for face in faces)


@cache
def counts(dice: Dice) -> tuple[int, ...]:
    """Return the number of ones, twos … sixes."""
    return tuple(dice >> 3 * place & 7 for place in range(6))


@cache
def faces(dice: Dice) -> tuple[int, ...]:
    """Return the face of each die, in ascending order."""
    return tuple(face for face in FACES for _ in range(counts(dice)[face - 1]))


@cache
def write(dice: Dice) -> str:
    """Return the faces as text, in ascending order, such as `2 2 6`."""
    return " ".join(map(str, faces(dice)))


ROLLS = tuple(map(pack, combinations_with_replacement(FACES, FIVE)))


@cache
def keeps(dice: Dice) -> tuple[Dice, ...]:
    """Return every way to keep fewer than five of the dice, none included."""
    kept = product(*(range(count + 1) for count in counts(dice)))
    return tuple(
        sum(count << 3 * place for place, count in enumerate(some))
        for some in kept
        if sum(some) < FIVE
    )


@cache
def outcomes(keep: Dice) -> tuple[tuple[Dice, int], ...]:
    """Return every roll that can follow a keep, with its number of ways.

    The ways add up to 6 to the power of the number of dice thrown.
    """
    thrown = FIVE - len(faces(keep))
    return tuple(
        (keep + new, factorial(thrown) // prod(map(factorial, counts(new))))
        for new in map(pack, combinations_with_replacement(FACES, thrown))
    )
