"""What a turn is worth with best play: backward induction from the worth of each roll at its end.

Dice are added one at a time, which makes six sums for each of 210 keeps, not one for each of
the 4368 ways in which a keep can become a roll.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement

from taku.games.yahtzee.dice import FACES, FIVE, ONE_OF, ROLLS, counts, pack

KEEPS = tuple(
    pack(dice) for count in range(FIVE + 1) for dice in combinations_with_replacement(FACES, count)
)
"""All that can be kept, the fewest dice first: nothing … the 252 rolls."""
AT = {keep: place for place, keep in enumerate(KEEPS)}
FIRST_ROLL = len(KEEPS) - len(ROLLS)

GROWN = tuple(tuple(AT[keep + ONE_OF[face]] for face in FACES) for keep in KEEPS[:FIRST_ROLL])
"""The places of a keep with one die more, of each face."""
SHRUNK = tuple(
    tuple(AT[keep - ONE_OF[face]] for face in FACES if counts(keep)[face - 1]) for keep in KEEPS
)
"""The places of a keep with one die less, whichever it is."""


def thrown(rolls: Sequence[float]) -> list[float]:
    """What each keep is worth when the other dice are thrown and each roll is worth so much."""
    worth = [*(0.0,) * FIRST_ROLL, *rolls]
    for place in range(FIRST_ROLL - 1, -1, -1):
        ones, twos, threes, fours, fives, sixes = GROWN[place]
        worth[place] = (
            worth[ones] + worth[twos] + worth[threes] + worth[fours] + worth[fives] + worth[sixes]
        ) / 6
    return worth


def chosen(keeps: Sequence[float]) -> list[float]:
    """What each roll is worth when each keep is worth so much: the best of it is kept."""
    worth = list(keeps)
    for place, less in enumerate(SHRUNK):
        for smaller in less:
            if worth[smaller] > worth[place]:
                worth[place] = worth[smaller]
    return worth[FIRST_ROLL:]
