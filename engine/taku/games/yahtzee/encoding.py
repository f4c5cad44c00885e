"""What learning programs are told about dice games: every move has a fixed number."""

from itertools import combinations_with_replacement

from taku.game import Vocabulary
from taku.games.yahtzee.dice import FACES, FIVE
from taku.games.yahtzee.sheets import Options


def vocabulary(options: Options, seats: int) -> Vocabulary:
    """Number each set of kept dice, and each box of the sheet."""
    kept = (dice for size in range(FIVE + 1) for dice in combinations_with_replacement(FACES, size))
    keeps = (" ".join(["keep", *map(str, dice)]) for dice in kept)
    fills = (f"fill {box.name}" for box in options.score_sheet.boxes)
    return Vocabulary((*keeps, *fills), combinations=0)
