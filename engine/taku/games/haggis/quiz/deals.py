"""Deals and moves of haggis that lead to positions worth a question."""

from random import Random

from taku.cards import Cards, each
from taku.game import Move
from taku.games.haggis.deck import (
    COLUMN,
    DECK,
    DECKS,
    NUMBERS,
    OWN_WILDS,
    ROW,
    SLOTS,
    WILDS,
)
from taku.games.haggis.policy import policy
from taku.games.haggis.rules import PASS, Haggis


def deal(state: Haggis, random: Random) -> Move:
    """Deal a few cards of neighbouring ranks and few suits, so that hands hold sets and runs."""
    return _deal(state, random, numbers=random.randint(4, 6), wild=0.5)


def deal_little(state: Haggis, random: Random) -> Move:
    """Deal so few cards that a player is soon out."""
    return _deal(state, random, numbers=random.randint(1, 3), wild=0.2)


def deal_bombs(state: Haggis, random: Random) -> Move:
    """Deal many wild cards, and often a bomb of 3, 5, 7 and 9 to one player."""
    if state.phase == "dealer":
        return state.draw(random)
    *hands, haggis = DECK.unpack(deal(state, random), len(state.hands) + 1)
    own = DECKS[len(hands)] & NUMBERS & ~sum(hands)
    lucky, suited = random.randrange(len(hands)), random.random() < 0.5
    slots = random.sample(SLOTS[: 4 if len(hands) != 3 else 5], 4)
    wanted = DECK.read(" ".join(rank + slots[0 if suited else n] for n, rank in enumerate("3579")))
    if not wanted & ~own and random.random() < 0.6:
        hands[lucky] = hands[lucky] & WILDS | wanted | some(hands[lucky] & NUMBERS, 2, random)
    wilds = (random.choice((0b011, 0b101, 0b110, 0b111)) for _ in hands)
    base = OWN_WILDS[0] // 0b111
    hands = [
        hand & NUMBERS | (some * base << 3 * seat)
        for seat, (hand, some) in enumerate(zip(hands, wilds, strict=True))
    ]
    return DECK.pack([*hands, haggis & ~sum(hands)])


def _deal(state: Haggis, random: Random, numbers: int, wild: float) -> Move:
    if state.phase == "dealer":
        return state.draw(random)
    seats = len(state.hands)
    first = random.randint(0, 2)
    slots = random.sample(range(len(SLOTS)), len(SLOTS) - random.randint(0, 2))
    pool = sum(COLUMN << slot for slot in slots) & sum(ROW[first : first + 7]) & DECKS[seats]
    hands = DECK.deal([numbers] * seats, random, pool)
    for seat in range(seats):
        hands[seat] |= sum(card for card in each(OWN_WILDS[seat]) if random.random() < wild)
    ((_, left),) = state.dealing().others  # none among four
    haggis = some(pool & ~sum(hands), min(left, random.randint(0, 3)), random)
    return DECK.pack([*hands, haggis])


def some(cards: Cards, number: int, random: Random) -> Cards:
    """Return at most `number` of the cards, drawn at random."""
    held = each(cards)
    return sum(random.sample(held, min(number, len(held))))


def move(state: Haggis, random: Random) -> Move:
    """Return a random bet or play, or the policy's move."""
    return _any_move(state, random, betting=0.2) or policy(state, random)


def move_to_the_end(state: Haggis, random: Random) -> Move:
    """Return a bet half of the time, else the play of the most cards, to end the round soon."""
    plays = [play for play in state.moves() if play > 0]
    likes_to = _any_move(state, random, betting=0.5)
    if not plays or likes_to < 0:
        return likes_to
    return max(plays, key=lambda play: (play & DECK.all).bit_count())


def _any_move(state: Haggis, random: Random, betting: float) -> Move:
    """Return a random move in the auction, else a random bet or play; PASS for neither.

    `betting` is the probability of a bet where one is possible; a play has one half.
    """
    if state.phase != "play":
        return random.choice(state.moves())
    bets = state.open_bets()
    if bets and random.random() < betting:
        return random.choice(bets)
    plays = [play for play in state.moves() if play > 0]
    return random.choice(plays) if plays and random.random() < 0.5 else PASS
