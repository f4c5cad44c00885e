"""The value of a turn with best play, by backward induction from the value of its final rolls.

Dice are added to a keep one at a time. This takes six sums for each of 210 keeps. Adding all dice
at once would take one sum for each of the 4368 ways in which a keep can become a roll.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement

from taku.games.yahtzee.dice import FACES, FIVE, ONE_OF, ROLLS, counts, pack

KEEPS = tuple(
    pack(dice) for count in range(FIVE + 1) for dice in combinations_with_replacement(FACES, count)
)
"""Every keep, the fewest dice first: from no dice to the 252 rolls."""
AT = {keep: place for place, keep in enumerate(KEEPS)}
FIRST_ROLL = len(KEEPS) - len(ROLLS)

GROWN = tuple(tuple(AT[keep + ONE_OF[face]] for face in FACES) for keep in KEEPS[:FIRST_ROLL])
"""For each keep, the indices in `KEEPS` after adding a die, one for each face."""
SHRUNK = tuple(
    tuple(AT[keep - ONE_OF[face]] for face in FACES if counts(keep)[face - 1]) for keep in KEEPS
)
"""For each keep, the indices in `KEEPS` after removing a die, one for each face in it."""


def thrown(rolls: Sequence[float]) -> list[float]:
    """Return the expected value of each keep when the other dice are thrown.

    `rolls` has the value of each roll, in the order of `ROLLS`; the result has that of `KEEPS`.
    """
    worth = [*(0.0,) * FIRST_ROLL, *rolls]
    for place in range(FIRST_ROLL - 1, -1, -1):
        ones, twos, threes, fours, fives, sixes = GROWN[place]
        worth[place] = (
            worth[ones] + worth[twos] + worth[threes] + worth[fours] + worth[fives] + worth[sixes]
        ) / 6
    return worth


def chosen(keeps: Sequence[float]) -> list[float]:
    """Return the value of each roll if the player chooses its best keep.

    `keeps` has the value of each keep, in the order of `KEEPS`; the result has that of `ROLLS`.
    """
    worth = list(keeps)
    for place, less in enumerate(SHRUNK):
        for smaller in less:
            if worth[smaller] > worth[place]:
                worth[place] = worth[smaller]
    return worth[FIRST_ROLL:]
