"""The rollout policy for President: shed weak ranks whole, and win as cheaply as possible.

It works on masks of cards and makes no lists, since rollouts call it thousands of times.
"""

from random import Random

from taku.cards import Cards
from taku.game import Move
from taku.games.president.combinations import (
    AT_LEAST,
    JOKERS,
    LAST,
    RANK,
    SHORTEST,
    SUIT,
    rank_of,
    strongest,
)
from taku.games.president.rules import EIGHT, PASS, THREE, TWO, President
from taku.games.president.titles import is_rich

# Masks of natural cards have four bits for each rank, 2 … 3 from the highest bit; so have counts:
#      cards    2D 2C 2H 2S   AD AC AH AS   …   3D 3C 3H 3S
#      ONES      0  0  0  1    0  0  0  1   …    0  0  0  1
#      counts   (0 … 4 twos)  (0 … 4 aces)  …  (0 … 4 threes)
ONES = sum(1 << 4 * rank for rank in range(13))  # the lowest bit of each rank
BELOW = [(1 << 4 * rank) - 1 for rank in range(14)]
ROW = [sum(1 << 4 * step for step in range(size)) for size in range(14)]  # card * row: sequence
SOON_OUT = 9  # cards in hand, at most, to spend a joker on a set
GOOD_TO_GIVE = BELOW[9]  # 3 … J


def policy(state: President, random: Random) -> Move:
    """Return the move of a rule of thumb, without looking ahead."""
    hand = state.hands[state.to_act]
    if state.phase == "give":
        return _give(state, hand)
    if state.to_beat is None:
        return _lead(state, hand)
    return _follow(state, hand)


def counts(naturals: Cards) -> int:
    """Return the number of cards of each rank, in four bits each."""
    return (
        (naturals & ONES) + (naturals >> 1 & ONES) + (naturals >> 2 & ONES) + (naturals >> 3 & ONES)
    )


def forbidden_last(state: President) -> Cards:
    """Return the cards that may not be among the last ones of a hand now."""
    options = state.options
    if not options.illegal_finish:
        return 0
    cards = JOKERS | (THREE if state.reversed else TWO)
    return cards | EIGHT if options.illegal_finish_eight and options.eight_cut else cards


def at_least(counted: Cards, number: int) -> Cards:
    """Return the lowest bit of each rank of which there are at least `number` (1 … 4) cards."""
    if number == 1:
        return (counted | counted >> 1 | counted >> 2) & ONES
    if number == 2:
        return (counted >> 1 | counted >> 2) & ONES
    return (counted & counted >> 1 | counted >> 2 if number == 3 else counted >> 2) & ONES


def _give(state: President, hand: Cards) -> Cards:
    """Return the strongest cards of a poor player, or the weakest single cards of a rich one."""
    count = state.due()
    if not is_rich(state.ranking, state.to_act):
        return strongest(hand, count)
    counted = counts(hand & ~JOKERS)
    alone = hand & 15 * (at_least(counted, 1) & ~at_least(counted, 2)) & GOOD_TO_GIVE
    gift = 0
    for _ in range(count):
        rest = alone & ~gift or hand & ~gift
        gift |= rest & -rest
    return gift


# Leading


def _lead(state: President, hand: Cards) -> Cards:
    reversed_ = state.reversed
    naturals, jokers = hand & ~JOKERS, hand & JOKERS
    if not naturals:
        return jokers
    lowest, highest = RANK[rank_of(naturals & -naturals)], RANK[rank_of(naturals)]
    weak, strong = (highest, lowest) if reversed_ else (lowest, highest)
    forbidden = forbidden_last(state)
    if not naturals & ~weak:
        # A joker wins the trick, and the rest can go.
        return jokers & -jokers or naturals if hand & forbidden else hand
    if state.options.sequence:
        run = longest_run(naturals, reversed_)
        if run and hand & ~run & ~forbidden:
            return run
    rest = naturals & ~weak
    if not rest & ~strong or not rest & ~forbidden:
        return naturals & strong  # two ranks are left, or all stronger cards may not be last
    return naturals & weak


def longest_run(naturals: Cards, reversed_: bool) -> Cards:
    """Return the longest sequence without jokers, the weakest of its suit; 0 if there is none."""
    found, longest = 0, SHORTEST - 1
    for suit in SUIT:
        held = starts = naturals & suit
        size = 1
        while further := starts & held >> 4 * size:
            starts, size = further, size + 1
        if size > longest:
            found, longest = _weakest(starts, reversed_) * ROW[size], size
    return found


# Following


def _follow(state: President, hand: Cards) -> Move:
    to_beat, reversed_ = state.to_beat, state.reversed
    assert to_beat
    least = state.least(to_beat)
    usable = hand & (state.lock | JOKERS) if state.lock else hand
    if to_beat.kind == "sequence":
        cards = _run_above(usable, to_beat.size, least, reversed_)
    else:
        cards = _set_above(hand, usable & AT_LEAST[reversed_][least], to_beat.size, reversed_)
    if not cards:
        return PASS
    rest = hand ^ cards
    if not rest & ~(forbidden := forbidden_last(state)) and (rest or cards & forbidden):
        return PASS
    return cards


def _run_above(usable: Cards, size: int, least: int, reversed_: bool) -> Cards:
    for suit in SUIT:
        starts = held = usable & suit
        for step in range(1, size):
            starts &= held >> 4 * step
        starts &= BELOW[LAST + 1 - least] if reversed_ else ~BELOW[max(0, least - size + 1)]
        if starts:
            return _weakest(starts, reversed_) * ROW[size]
    return 0


def _set_above(hand: Cards, usable: Cards, size: int, reversed_: bool) -> Cards:
    """Return the weakest set that uses up a rank; else the weakest; else, near the end, one with
    jokers.
    """
    if not usable:
        return 0
    held = counts(hand & ~JOKERS)
    counted = counts(usable & ~JOKERS)
    if size <= 4 and (ranks := at_least(counted, size)):
        whole = ranks & ~at_least(held, size + 1) if size < 4 else ranks
        rank = _weakest(whole or ranks, reversed_)
        return _some(usable & 15 * rank, size)
    jokers = usable & JOKERS
    if not jokers or hand.bit_count() > SOON_OUT:
        return 0
    for wild in range(1, jokers.bit_count() + 1):
        added = _some(jokers, wild)
        if wild == size:
            return added
        if size - wild <= 4 and (ranks := at_least(counted, size - wild)):
            return _some(usable & 15 * _weakest(ranks, reversed_), size - wild) | added
    return 0


def _weakest(cards: Cards, reversed_: bool) -> Cards:
    return 1 << cards.bit_length() - 1 if reversed_ else cards & -cards


def _some(cards: Cards, number: int) -> Cards:
    """Return the `number` lowest of these cards."""
    rest = cards
    for _ in range(number):
        rest &= rest - 1
    return cards ^ rest
