"""Playing styles of Yahtzee bots: each prefers a kind of move where the choice costs little."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from taku.game import Bot, Move, Seen, Weighed
from taku.games.yahtzee.bot import BOTS
from taku.games.yahtzee.dice import FIVE, counts
from taku.games.yahtzee.policy import weighed
from taku.games.yahtzee.rules import FILL, Yahtzee

LEAN = 0.25  # points that a preferred move may cost


@dataclass(frozen=True)
class Leaning:
    """A bot that ranks moves as a level does, but prefers a style among nearly equal moves."""

    finds: Callable[[Seen, Random], Sequence[Weighed]]
    """Ranks the moves, as `Bot.weigh` does."""
    likes: Callable[[Yahtzee, Move], float]
    """How well a move fits the style; the greatest is preferred."""

    def weigh(self, seen: Seen, random: Random) -> Sequence[Weighed]:
        found, state = self.finds(seen, random), seen.world(random)
        best = max(one.points or 0 for one in found)
        close = [one for one in found if (one.points or 0) >= best - LEAN]
        chosen = max(close, key=lambda one: (self.likes(state, one.move), one.points or 0))
        return [chosen, *(one for one in found if one != chosen)]


def kept(state: Yahtzee, move: Move) -> float:
    """Return the number of dice that are not thrown again; five if a box is filled."""
    return FIVE if move >= FILL else sum(counts(move))


def thrown(state: Yahtzee, move: Move) -> float:
    """Return a score that is greater, the more dice are thrown again."""
    return -kept(state, move)


def alike(state: Yahtzee, move: Move) -> float:
    """Return the greatest number of equal dice among the kept dice."""
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
