"""What learning programs are told about President: moves with fixed numbers, and cards played."""

from collections.abc import Sequence

from taku.game import Vocabulary
from taku.games.president.combinations import DECK, RANKS
from taku.games.president.options import Options
from taku.games.president.position import DECKS
from taku.games.president.rules import President
from taku.games.president.titles import TITLES

WORDS = ("give", "discard", "name", "none", "clockwise", "counterclockwise")


def vocabulary(options: Options, seats: int) -> Vocabulary:
    """Number passing, the swap and each card; sets, sequences and gifts are combinations."""
    moves = ("pass", "swap", "keep", *DECK.list(DECK.all))
    return Vocabulary(moves, (*WORDS, *TITLES, *"CDHS", *RANKS, "10"))


def played(state: President) -> Sequence[str]:
    """Return the cards that are in no hand, and neither lost nor set aside."""
    return DECK.list(DECKS[state.options.jokers] & ~sum(state.hands) & ~(state.lost | state.aside))
