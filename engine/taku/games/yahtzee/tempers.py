"""Ways to play Yahtzee: each leans a little to what it likes, where little hangs on it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from taku.game import Bot, Move, Seen, Weighed
from taku.games.yahtzee.bot import BOTS
from taku.games.yahtzee.dice import FIVE, counts
from taku.games.yahtzee.policy import weighed
from taku.games.yahtzee.rules import FILL, Yahtzee

LEAN = 0.25  # points that something which is liked may cost


@dataclass(frozen=True)
class Leaning:
    """What a level finds, but of moves that are worth about the same the one that is liked."""

    finds: Callable[[Seen, Random], Sequence[Weighed]]
    likes: Callable[[Yahtzee, Move], float]

    def weigh(self, seen: Seen, random: Random) -> Sequence[Weighed]:
        found, state = self.finds(seen, random), seen.world(random)
        best = max(one.points or 0 for one in found)
        close = [one for one in found if (one.points or 0) >= best - LEAN]
        chosen = max(close, key=lambda one: (self.likes(state, one.move), one.points or 0))
        return [chosen, *(one for one in found if one != chosen)]


def kept(state: Yahtzee, move: Move) -> float:
    """How many dice stay as they lie; all of them where a box is written."""
    return FIVE if move >= FILL else sum(counts(move))


def thrown(state: Yahtzee, move: Move) -> float:
    return -kept(state, move)


def alike(state: Yahtzee, move: Move) -> float:
    """How many equal dice are kept."""
    return max(counts(state.dice if move >= FILL else move))


def _lookahead(seen: Seen, random: Random) -> Sequence[Weighed]:
    return weighed(seen.world(random))


LIKES: Mapping[str, Callable[[Yahtzee, Move], float]] = {
    "cautious": kept,
    "daring": thrown,
    "hoarder": alike,
}

TEMPERS: Mapping[str, Mapping[str, Bot]] = {
    temper: {
        "normal": Leaning(_lookahead, likes),
        "strong": Leaning(BOTS["strong"].weigh, likes),
    }
    for temper, likes in LIKES.items()
}
