"""What learning programs are told about Haggis: moves with fixed numbers, and the plays."""

from taku.game import MOST_MOVES, History, Vocabulary
from taku.games.haggis.combinations import NAMES
from taku.games.haggis.deck import DECK, DECKS
from taku.games.haggis.rules import BETS, BIDS, Haggis, Options

WORDS = ("as", "set", "run", *NAMES.values(), "single", "stairs", "bomb")

COMBINATIONS = {2: 11_180, 3: 16_725, 4: MOST_MOVES}
"""Upper bounds by number of players; tests/test_action_bounds.py proves those for two and three."""


def vocabulary(options: Options, seats: int) -> Vocabulary:
    """Number passing, bets, bids, captures and each card; combinations have no numbers."""
    bets = (f"bet {points}" for points in BETS["5-15-30"])
    bids = (f"bid {points}" for points in BIDS)
    captures = (f"capture {seat}" for seat in range(seats))
    moves = ("pass", *bets, *bids, *captures, *DECK.list(DECKS[seats]))
    return Vocabulary(moves, WORDS, COMBINATIONS[seats])


def history(state: Haggis) -> History:
    """Return the plays and the passes of this round."""
    return History(
        [(seat, DECK.list(cards)) for seat, cards in state.plays],
        [(seat, DECK.list(cards)) for seat, cards in state.passes],
    )
