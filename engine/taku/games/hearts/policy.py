"""The rollout policy for hearts: fast, and without knowledge of hidden cards.

It works on sets of cards, and only on what the seat to act may know: its hand, the open cards, and
`unseen`, the cards of all other hands together.
"""

from random import Random

from taku.cards import Cards, each
from taku.game import Move, Seat
from taku.games.hearts.deck import (
    CLUBS,
    DECK,
    DIAMONDS,
    HARMLESS,
    HEARTS,
    PENALTY,
    QUEEN,
    SPADES,
    SUIT_OF,
    SUITS,
)
from taku.games.hearts.rules import ADD, SUBTRACT, Hearts

LOW_SPADES = SPADES & QUEEN - 1
HIGH_SPADES = SPADES & -QUEEN & ~QUEEN


def policy(state: Hearts, random: Random) -> Move:
    """Return the move of a rule of thumb, without looking ahead."""
    if state.phase == "play":
        cards, _ = state.allowed()
        return _play(state, cards) if cards & cards - 1 else cards
    if state.phase == "pass":
        return _pass(state)
    return _moon(state)


def _play(state: Hearts, cards: Cards) -> Move:
    if shooting(state, state.to_act, 3) and _unstoppable(state):
        return sweep(state, cards)
    if not state.trick:
        return _lead(state, cards)
    if not cards & state.led:
        return _discard(state, cards)
    return _follow(state, cards) if len(state.trick) < 3 else _finish(state, cards)


# What the seat to act knows


def top(cards: Cards) -> Cards:
    """Return the highest of some cards of one suit."""
    return 1 << cards.bit_length() - 1


def unseen(state: Hearts) -> Cards:
    """Return the cards in the hands of the other seats."""
    a, b, c, d = state.hands
    return (a | b | c | d) ^ state.hands[state.to_act]


def mate(state: Hearts) -> Seat | None:
    """Return the partner of the seat to act; None if there is none or it is not yet known."""
    seat = state.to_act
    match state.options.partnership:
        case "fixed":
            return (seat + 2) % 4
        case "ad-hoc" if len(state.takers) > 1:
            a, b, *_ = state.takers
            return a + b - seat if seat in (a, b) else 6 - a - b - seat  # all seats add up to 6
    return None


def shooting(state: Hearts, seat: Seat, least: int) -> bool:
    """True if this seat alone has taken penalty cards, at least `least` of them."""
    a, b, c, d = state.taken
    own = state.taken[seat] & PENALTY
    return own.bit_count() >= least and own == (a | b | c | d) & PENALTY


def danger(state: Hearts, card: Cards) -> int:
    """Return how much the seat to act would like to pass a card, as a score."""
    hand = state.hands[state.to_act]
    own = hand & SUIT_OF[card]
    if card & state.bonus:
        return -20
    if card & SPADES:
        if card < QUEEN:
            return -10
        return 30 + card.bit_length() if (own & LOW_SPADES).bit_count() < 4 else -5
    gaps = (SUIT_OF[card] & ~own & card - 1).bit_count()
    short = 6 if own.bit_count() < 4 else 0
    catches = 10 if card & DIAMONDS and 0 < state.bonus < card else 0
    return 2 * gaps + short - catches


# Choices


def _pass(state: Hearts) -> Move:
    hand = each(state.hands[state.to_act])
    hand.sort(key=lambda card: -danger(state, card))
    return DECK.pack(hand[:3]) if state.passing == "scatter" else sum(hand[:3])


def _moon(state: Hearts) -> Move:
    """Return ADD if it leaves no other seat ahead, else SUBTRACT.

    With ADD the match is won, or its end comes nearer.
    """
    added = state.clone()
    added.play(ADD)
    return ADD if added.points[state.to_act] == min(added.points) else SUBTRACT


def _unstoppable(state: Hearts) -> bool:
    """True if at most three cards of the hand could lose a trick."""
    hand, out = state.hands[state.to_act], unseen(state)
    return sum((hand & suit & top(out & suit) - 1).bit_count() for suit in SUITS if out & suit) < 4


def sweep(state: Hearts, cards: Cards) -> Move:
    """Return a card that takes as many tricks as possible."""
    if state.trick:
        high = top(cards) if cards & state.led else 0
        if high > state.best:
            return high
        losers = cards & ~PENALTY or cards
        return losers & -losers
    out = unseen(state)
    for suit in SUITS:
        if cards & suit > out & suit:
            return top(cards & suit)
    return top(cards)


def _lead(state: Hearts, cards: Cards) -> Move:
    """Return the lowest card of the suit that is least likely to take points."""
    out = unseen(state)
    bonus = state.bonus
    if cards & bonus and out & DIAMONDS < bonus:
        return bonus
    choice, least = cards, 1000
    for suit in SUITS:
        if own := cards & suit:
            own = own & ~bonus or own
            low = own & -own
            risk = _risk(low, own, out & suit) + 5 * own.bit_count()
            if low == bonus:
                risk += 100
            if risk < least:
                choice, least = low, risk
    return choice


def _risk(low: Cards, own: Cards, out: Cards) -> int:
    """Return how dangerous it is to lead `low`, the lowest of one's `own` cards in a suit.

    `out` are the cards of the suit in other hands. The more of them are lower, the likelier the
    lead wins the trick. The fewer they are, the likelier an opponent discards penalty cards on it.
    """
    if not out:
        return 500
    count = out.bit_count()
    below = (out & low - 1).bit_count()
    risk = 10 * below * (14 if low & HEARTS else 14 - count) // count
    if out & QUEEN:
        return 400 if low > QUEEN else risk + 40 if own & HIGH_SPADES else -10
    if own & QUEEN:
        return risk + 320 if low == QUEEN else risk + 120
    return risk


def _follow(state: Hearts, cards: Cards) -> Move:
    """Return a card for the second or third seat: high early in a suit, low later."""
    led, best, bonus = state.led, state.best, state.bonus
    if cards & QUEEN and best > QUEEN and state.ahead != mate(state):
        return QUEEN
    out = unseen(state) & led
    if cards & bonus and best < bonus and out < bonus:
        return bonus
    cards = cards & ~(QUEEN | bonus) or cards
    if out & QUEEN:
        cards = cards & LOW_SPADES or cards
    high = top(cards)
    pile = sum(state.trick)
    if pile & bonus and high > best:
        return high
    if led & (CLUBS | DIAMONDS) and not pile & PENALTY and out.bit_count() > 4:
        return high
    if under := cards & best - 1:
        return top(under)
    low = cards & -cards
    return low if out > low else high


def _finish(state: Hearts, cards: Cards) -> Move:
    """Return a card for the last seat, which knows what the trick costs."""
    best, bonus = state.best, state.bonus
    if state.ahead == mate(state):
        return cards & bonus or top(cards & ~QUEEN or cards)
    pile = sum(state.trick)
    cost = state.worth(pile)
    if cards & bonus > best and cost < 10:
        return bonus
    under = cards & best - 1
    if under & QUEEN:
        return QUEEN
    high = top(cards & ~(QUEEN | bonus) or cards)
    stops_moon = high > best and pile & PENALTY and shooting(state, state.ahead, 2)
    if cost <= 0 or not under or stops_moon:
        return high
    return top(under & ~bonus or under)


def _discard(state: Hearts, cards: Cards) -> Move:
    """Return the queen, else a card that she could fall to, else the top of the worst suit."""
    bonus = state.bonus
    if state.ahead == mate(state):
        if cards & bonus:
            return bonus
        cards = cards & HARMLESS or cards
    if cards & QUEEN:
        return QUEEN
    cards = cards & ~bonus or cards
    if cards & HEARTS and shooting(state, state.ahead, 2):
        cards = cards & ~HEARTS or cards & -cards
    out = unseen(state)
    if out & QUEEN and cards & HIGH_SPADES and (cards & SPADES).bit_count() < 5:
        return top(cards & HIGH_SPADES)
    choice, most = cards, -1000
    for suit in SUITS:
        if own := cards & suit:
            high = top(own)
            burden = _burden(own, high, out & suit)
            if out & suit & bonus and high > bonus:
                burden -= 10
            if burden > most:
                choice, most = high, burden
    return choice


def _burden(own: Cards, high: Cards, out: Cards) -> int:
    """Return how much the player gains by losing the highest of its `own` cards in a suit, as a
    score.
    """
    under_high, under_low = out & high - 1, out & (own & -own) - 1
    return under_high.bit_count() + 2 * under_low.bit_count() + (3 if own & HEARTS else 0)
