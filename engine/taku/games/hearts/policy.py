"""The rollout policy for hearts: fast, and without knowledge of hidden cards.

It works on sets of cards, and only on what the seat to act may know: its hand, the open cards, and
`unseen`, the cards of all other hands together.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from taku.cards import Cards, each
from taku.game import Move, Seat
from taku.games.hearts.deck import (
    CLUBS,
    DECK,
    DIAMONDS,
    HEARTS,
    QUEEN,
    SPADES,
    SUIT_OF,
    SUITS,
)
from taku.games.hearts.position import ADD, SUBTRACT
from taku.games.hearts.rules import Hearts

LOW_SPADES: Final = SPADES & QUEEN - 1
HIGH_SPADES: Final = SPADES & -QUEEN & ~QUEEN


def policy(state: Hearts, random: Random) -> Move:
    """Return the move of a rule of thumb, without looking ahead."""
    if state.phase == "play":
        cards = state.allowed()
        return _play(state, cards) if cards & cards - 1 else cards
    if state.phase == "pass":
        return _pass(state)
    return _moon(state)


def _play(state: Hearts, cards: Cards) -> Move:
    if shooting(state, state.to_act, 3) and losers(state, state.to_act) < 4:
        return sweep(state, cards)
    if not state.trick:
        return _lead(state, cards)
    if not cards & state.led:
        return _discard(state, cards)
    return _follow(state, cards) if len(state.trick) < state.seats - 1 else _finish(state, cards)


# Knowledge of the seat to act


def top(cards: Cards) -> Cards:
    """Return the highest of some cards of one suit."""
    return 1 << cards.bit_length() - 1


def unseen(state: Hearts, seat: Seat | None = None) -> Cards:
    """Return the cards that a seat has not seen: in other hands, or in the kitty.

    By default it is the seat to act.
    """
    if seat is None:
        seat = state.to_act
    out = state.sealed(seat) if state.kitty else 0
    for hand in state.hands:
        out |= hand
    return out ^ state.hands[seat]


def mate(state: Hearts) -> Seat | None:
    """Return the partner of the seat to act; None if there is none or it is not yet known."""
    seat = state.to_act
    match state.options.partnership:
        case "fixed":
            return (seat + 2) % 4  # partners play four at a table
        case "ad-hoc" if len(state.takers) > 1:
            a, b, *_ = state.takers
            # The four seats add up to 6.
            return a + b - seat if seat in (a, b) else 6 - a - b - seat
    return None


def shooting(state: Hearts, seat: Seat, least: int) -> bool:
    """True if this seat alone has taken penalty cards, at least `least` of them."""
    if state.options.moon == "none":
        return False
    own = state.taken[seat] & state.penalty
    return own.bit_count() >= least and own == sum(state.taken) & state.penalty


def losers(state: Hearts, seat: Seat) -> int:
    """Return how many cards in the hand of a seat could lose a trick."""
    hand, out = state.hands[seat], unseen(state, seat)
    return sum((hand & suit & top(out & suit) - 1).bit_count() for suit in SUITS if out & suit)


def danger(state: Hearts, card: Cards) -> int:
    """Return how much the seat to act would like to pass a card, as a score."""
    hand = state.hands[state.to_act]
    own = hand & SUIT_OF[card]
    if card & state.bonus:
        return -20
    if card & SPADES and state.black:
        if card < QUEEN:
            return -10
        return 30 + card.bit_length() if (own & LOW_SPADES).bit_count() < 4 else -5
    gaps = (SUIT_OF[card] & ~own & card - 1).bit_count()
    short = 6 if own.bit_count() < 4 else 0
    catches = 10 if card & DIAMONDS and 0 < state.bonus < card else 0
    return 2 * gaps + short - catches


# Choices


def _pass(state: Hearts) -> Move:
    return passed(state, by_danger(state))


def by_danger(state: Hearts) -> list[Cards]:
    """Return the cards of the hand, the most dangerous to keep first."""
    hand = each(state.hands[state.to_act])
    hand.sort(key=lambda card: -danger(state, card))
    return hand


def passed(state: Hearts, cards: Sequence[Cards]) -> Move:
    """Return the pass of the first of these cards that may be passed together.

    In a scatter their order says who gets which.
    """
    free, kept = state.passable(state.to_act)
    count = state.options.pass_count
    choice = [card for card in cards if card & free][:count]
    choice += [card for card in cards if card & kept][: count - len(choice)]
    return DECK.pack(choice) if state.passing == "scatter" else sum(choice)


def _moon(state: Hearts) -> Move:
    """Return ADD if it leaves no other seat ahead, else SUBTRACT.

    With ADD the match is won, or its end comes nearer.
    """
    added = state.clone()
    added.play(ADD)
    return ADD if added.points[state.to_act] == min(added.points) else SUBTRACT


def sweep(state: Hearts, cards: Cards) -> Move:
    """Return a card that takes as many tricks as possible."""
    if state.trick:
        high = top(cards) if cards & state.led else 0
        if high > state.best:
            return high
        losers = cards & ~state.penalty or cards
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
            risk = _risk(state.black, low, own, out & suit) + 5 * own.bit_count()
            if low == bonus:
                risk += 100
            if risk < least:
                choice, least = low, risk
    return choice


def _risk(black: Cards, low: Cards, own: Cards, out: Cards) -> int:
    """Return how dangerous it is to lead `low`, the lowest of one's `own` cards in a suit.

    `out` are the cards of the suit in other hands, `black` the spades that cost points. The more of
    `out` are lower, the likelier the lead wins the trick. The fewer they are, the likelier an
    opponent discards penalty cards on it.
    """
    if not out:
        return 500
    count = out.bit_count()
    below = (out & low - 1).bit_count()
    risk = 10 * below * (14 if low & HEARTS else 14 - count) // count
    if out & black:
        return 400 if low > QUEEN else risk + 40 if own & HIGH_SPADES else -10
    if own & black:
        return risk + 320 if low & black else risk + 120
    return risk


def _follow(state: Hearts, cards: Cards) -> Move:
    """Return a card for the second or third seat: high early in a suit, low later."""
    led, best, bonus = state.led, state.best, state.bonus
    black = state.black
    if (under := cards & black & best - 1) and state.ahead != mate(state):
        return under & -under
    out = unseen(state) & led
    if cards & bonus and best < bonus and out < bonus:
        return bonus
    cards = cards & ~(black | bonus) or cards
    if out & black:
        cards = cards & LOW_SPADES or cards
    high = top(cards)
    pile = sum(state.trick)
    if pile & bonus and high > best:
        return high
    if led & (CLUBS | DIAMONDS) and not pile & state.penalty and out.bit_count() > 4:
        return high
    if under := cards & best - 1:
        return top(under)
    low = cards & -cards
    return low if out > low else high


def _finish(state: Hearts, cards: Cards) -> Move:
    """Return a card for the last seat, which knows what the trick costs."""
    best, bonus, black = state.best, state.bonus, state.black
    if state.ahead == mate(state):
        return cards & bonus or top(cards & ~black or cards)
    pile = sum(state.trick)
    cost = state.worth(pile)
    if cards & bonus > best and cost < 10:
        return bonus
    under = cards & best - 1
    if black_under := under & black:
        return black_under & -black_under
    high = top(cards & ~(black | bonus) or cards)
    if cost <= 0 or not under or (high > best and _stops_moon(state, cost)):
        return high
    return top(under & ~bonus or under)


def _stops_moon(state: Hearts, cost: int) -> bool:
    """True if it pays to take a trick of this cost from a seat that may shoot the moon.

    The more penalty cards that seat has, the likelier its moon, and the more may be paid.
    """
    had = (state.taken[state.ahead] & state.penalty).bit_count()
    return 0 < cost < 3 * had - 2 and shooting(state, state.ahead, 2)


def _discard(state: Hearts, cards: Cards) -> Move:
    """Return the costliest spade, else one that she could fall to, else the top of the worst suit.

    In bits the queen of spades comes before the king and the ace, as in points.
    """
    bonus, black = state.bonus, state.black
    if state.ahead == mate(state):
        if cards & bonus:
            return bonus
        cards = cards & ~state.penalty or cards
    if cards & black:
        return cards & black & -(cards & black)
    cards = cards & ~bonus or cards
    if cards & HEARTS and shooting(state, state.ahead, 2):
        cards = cards & ~HEARTS or cards & -cards
    out = unseen(state)
    if out & black and cards & HIGH_SPADES and (cards & SPADES).bit_count() < 5:
        return top(cards & HIGH_SPADES)
    choice, most = cards, -1000
    for suit in SUITS:
        if own := cards & suit:
            high = top(own)
            burden = _burden(own, high, out & suit)
            if suit == HEARTS:
                burden += 3 * state.worth(high)
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
    return under_high.bit_count() + 2 * under_low.bit_count()
