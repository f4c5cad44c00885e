"""What learning programs are told about Hearts: moves with fixed numbers, and cards played."""

from collections.abc import Sequence

from taku.game import Vocabulary
from taku.games.hearts.deck import DECK
from taku.games.hearts.options import Options
from taku.games.hearts.rules import Hearts


def vocabulary(options: Options, seats: int) -> Vocabulary:
    """Number each card and the choices after a moon; passed cards are combinations."""
    return Vocabulary((*DECK.list(DECK.all), "moon add", "moon subtract"), ("pass", *"CDHS"))


def played(state: Hearts) -> Sequence[str]:
    """Return the cards that are in no hand and not in the kitty."""
    return DECK.list(state.setup.deck & ~sum(state.hands) & ~state.kitty)
