"""Positions of President that raise questions."""

from random import Random

from taku.cards import Cards, each
from taku.game import Move, Seat
from taku.games.president.combinations import DECK, JOKERS, RANK, SUIT
from taku.games.president.policy import policy
from taku.games.president.position import DECKS
from taku.games.president.rules import President


def deal(state: President, random: Random) -> Move:
    """Return a deal of a few ranks, sometimes with four of a rank or a sequence in one hand; before
    it a first leader, where chance chooses one.
    """
    return _deal(state, random, luck=0.3)


def deal_luckily(state: President, random: Random) -> Move:
    """Return a deal of a few ranks, nearly always with a lucky hand."""
    return _deal(state, random, luck=0.9)


def _deal(state: President, random: Random, luck: float) -> Move:
    """Return a deal with a lucky hand at the probability `luck`.

    About one first round in three has a single card for each seat: it soon ends, and brings titles.
    """
    if state.phase == "first":
        return state.draw(random)
    options, seats = state.options, len(state.hands)
    deck = DECKS[options.jokers]
    if not state.round and random.random() < 0.35:
        return DECK.pack(DECK.deal([1] * seats, random, deck & ~JOKERS))
    size = random.randint(4, 6 if seats < 6 else 5)
    count = min(len(RANK), -(-seats * size // 4) + 1)
    first = random.randint(0, len(RANK) - count)
    ranks = RANK[first : first + count] if random.random() < 0.5 else random.sample(RANK, count)
    hands = DECK.deal([size] * seats, random, sum(ranks) | deck & JOKERS)
    if random.random() < luck:
        wanted = [random.choice(ranks)] * options.revolution
        wanted += [random.choice(SUIT) & sum(RANK[first : first + 3])] * options.sequence
        _hand_over(hands, random.choice(wanted or [0]), random.randrange(seats))
    return DECK.pack(hands)


def _hand_over(hands: list[Cards], wanted: Cards, lucky: Seat) -> None:
    """Give all these cards to one player, as far as they are dealt, in exchange for others."""
    for seat, hand in enumerate(hands):
        for card in each(hand & wanted) if seat != lucky else ():
            given = hands[lucky] & ~wanted
            lowest = given & -given
            hands[lucky] ^= lowest | card
            hands[seat] ^= lowest | card


def move(state: President, random: Random) -> Move:
    """Return a random play that is not a pass, or the policy's move.

    A random lead has as many cards as possible.
    """
    if state.phase == "play" and random.random() < 0.5:
        moves = [cards for cards in state.moves() if cards]
        if moves:
            return max(moves, key=int.bit_count) if state.to_beat is None else random.choice(moves)
    return policy(state, random)
