"""What learning programs are told about President: moves with fixed numbers, and the plays."""

from math import comb

from taku.game import History, Vocabulary
from taku.games.president.combinations import DECK, RANKS, SUITS
from taku.games.president.options import Options
from taku.games.president.position import DECKS
from taku.games.president.rules import President
from taku.games.president.titles import TITLES

MARKED = 4  # cards of one rank, which carry an effect; jokers carry none
JOKERS_CHOSEN = 4  # choices of none, one or both of two jokers
WORDS = ("give", "discard", "name", "none", "clockwise", "counterclockwise")


def vocabulary(options: Options, seats: int) -> Vocabulary:
    """Number passing, the swap and each card; sets, sequences and gifts are combinations."""
    moves = ("pass", "swap", "keep", *DECK.list(DECK.all))
    words = (*WORDS, *TITLES, *"CDHS", *RANKS, "10")
    return Vocabulary(moves, words, _most_combinations(options, seats))


def _most_combinations(options: Options, seats: int) -> int:
    """Return an upper bound on the legal moves of any decision but single cards and a pass.

    Each seven in a play, at most MARKED, may bring the next hand one more card.
    """
    dealt = -(-DECKS[options.jokers].bit_count() // seats)
    hand = dealt + MARKED * (options.seven_give != "off")
    plays = _most_sets(hand) + options.sequence * _most_sequences(hand)
    given = comb(dealt + 2, 2)  # the rich have two more cards by then
    handed = max(_some(hand - marked, marked) for marked in range(1, MARKED + 1))
    asks = options.seven_give != "off" or options.ten_discard != "off"
    named = options.queen_bomber * _some(len(RANKS), MARKED)
    return max(plays, given, asks * handed, named)


def _some(number: int, most: int) -> int:
    """Return how many choices there are of at most so many things."""
    return sum(comb(number, count) for count in range(most + 1))


def _most_sets(hand: int) -> int:
    """Return an upper bound on the sets: cards of one rank, and up to two jokers.

    Whole ranks bring the most. JOKERS_CHOSEN jokers go with each choice of cards.
    """
    ranks, rest = divmod(hand, len(SUITS))
    return JOKERS_CHOSEN * (ranks * 15 + (1 << rest) - 1) + JOKERS_CHOSEN - 1


def _most_sequences(hand: int) -> int:
    """Return an upper bound on the sequences: cards of one suit, jokers at any place.

    A whole suit in a row brings the most. Two ends with `between` cards between them make one
    sequence without a joker; each joker may also replace a card between.
    """
    whole, rest = divmod(hand, len(RANKS))
    return sum(
        (held - 1 - between) * (1 + 2 * _some(between, 1) + _some(between, 2))
        for held in [*[len(RANKS)] * whole, rest]
        for between in range(held - 1)
    )


def history(state: President) -> History:
    """Return plays, discards and passes of this round, and the cards that each seat must lack."""
    return History(
        [(seat, DECK.list(cards)) for seat, cards in state.plays],
        [(seat, DECK.list(cards)) for seat, cards in state.passes],
        [DECK.list(cards) for cards in state.void],
    )
