"""What learning programs are told about Hearts: moves with fixed numbers, and the plays."""

from math import comb, factorial

from taku.game import History, Vocabulary
from taku.games.hearts.deck import DECK
from taku.games.hearts.options import Options
from taku.games.hearts.rules import Hearts
from taku.games.hearts.setup import setup


def vocabulary(options: Options, seats: int) -> Vocabulary:
    """Number each card and the choices after a moon; passed cards are combinations."""
    moves = (*DECK.list(DECK.all), "moon add", "moon subtract")
    match, count = setup(options, seats), options.pass_count
    if not match.cycle:
        return Vocabulary(moves, combinations=0)
    orders = factorial(count) if "scatter" in match.cycle else 1
    return Vocabulary(moves, ("pass", *"CDHS"), comb(match.size, count) * orders)


def history(state: Hearts) -> History:
    """Return the plays of this hand, and the cards that each seat is known to lack."""
    plays = [(seat, DECK.list(card)) for seat, card in state.plays]
    return History(plays, lacks=[DECK.list(cards) for cards in state.barred])
