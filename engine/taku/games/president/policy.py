"""The rollout policy for President: shed weak ranks whole, and win as cheaply as possible.

It works on masks of cards and makes no lists, since rollouts call it thousands of times.
"""

from random import Random
from typing import Final

from taku.cards import Cards, take_lowest
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
from taku.games.president.legality import SPADE_THREE, SWAP, TWO
from taku.games.president.position import PASS
from taku.games.president.rules import President

# Masks of natural cards have four bits for each rank, 2 … 3 from the highest bit; so have counts:
#      cards    2D 2C 2H 2S   AD AC AH AS   …   3D 3C 3H 3S
#      ONES      0  0  0  1    0  0  0  1   …    0  0  0  1
#      counts   (0 … 4 twos)  (0 … 4 aces)  …  (0 … 4 threes)
ONES: Final = sum(1 << 4 * rank for rank in range(13))  # the lowest bit of each rank
BELOW: Final = [(1 << 4 * rank) - 1 for rank in range(14)]
# A card times the row of a size is a sequence of that size.
ROW: Final = [sum(1 << 4 * step for step in range(size)) for size in range(14)]
KEEPING: Final = 4  # cards in hand, at least, to keep ♠3 for a joker
SOON_OUT: Final = 9  # cards in hand, at most, to spend a joker on a set
GOOD_TO_GIVE: Final = BELOW[9]  # 3 … J


def policy(state: President, random: Random) -> Move:
    """Return the move of a rule of thumb, without looking ahead."""
    hand = state.hands[state.to_act]
    match state.phase:
        case "play":
            return _follow(state, hand) if state.to_beat else _lead(state, hand)
        case "give":
            return _give(state, hand)
        case "name":
            return _name(state, hand)
        case "swap":
            return SWAP
    return _shed(state, hand)


def counts(naturals: Cards) -> int:
    """Return the number of cards of each rank, in four bits each."""
    return (
        (naturals & ONES) + (naturals >> 1 & ONES) + (naturals >> 2 & ONES) + (naturals >> 3 & ONES)
    )


def forbidden_last(state: President) -> Cards:
    """Return the cards that may not be among the last ones of a hand now."""
    return state.options.effect_cards.avoided[state.reversed]


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
    if not state.is_rich():
        return strongest(hand, count)
    counted = counts(hand & ~JOKERS)
    alone = hand & 15 * (at_least(counted, 1) & ~at_least(counted, 2)) & GOOD_TO_GIVE
    gift = 0
    for _ in range(count):
        rest = alone & ~gift or hand & ~gift
        gift |= rest & -rest
    return gift


# Questions after a 7, a 10 or a queen

MIDDLE: Final = LAST / 2  # the strength of a card that is neither weak nor strong


def _shed(state: President, hand: Cards) -> Cards:
    """Return as many weak cards as may go, so that the rest is not barred from going out."""
    most = state.questions[0].most
    if most == hand.bit_count():
        return hand
    forbidden = forbidden_last(state)
    naturals = hand & ~JOKERS
    gone = 0
    for left in range(most, 0, -1):
        if left == 1 and not hand & ~gone & ~forbidden & ~_weakest_of(naturals & ~gone, state):
            barred = hand & ~gone & forbidden
            return gone | (_weakest_of(barred & ~JOKERS, state) or barred & -barred)
        rest = naturals & ~gone
        gone |= _weakest_of(rest, state) if rest else hand & ~gone & -(hand & ~gone)
    return gone


def _weakest_of(cards: Cards, state: President) -> Cards:
    """Return a weak single card, preferably one that stands alone in its rank."""
    if not cards:
        return 0
    counted = counts(cards)
    alone = cards & 15 * (at_least(counted, 1) & ~at_least(counted, 2))
    weak = alone & ~AT_LEAST[state.revolution][LAST // 2]
    return _weakest(weak or cards, state.revolution)


def _name(state: President, hand: Cards) -> Cards:
    """Return the ranks whose loss helps this seat most and the others least."""
    most = state.questions[0].most
    others = sum(other for seat, other in enumerate(state.hands) if seat != state.to_act)
    rivals = len(state.hands) - state.hands.count(0) - 1
    gains = {rank: _gain(state, hand & rank, others & rank, rivals) for rank in RANK}
    best = sorted(RANK, key=lambda rank: -gains[rank])[:most]
    held = [rank for rank in RANK if hand & rank]
    if not hand & JOKERS and len(held) <= most:
        return sum(held)  # out at once
    return sum(rank for rank in best if gains[rank] > 0)


def _gain(state: President, own: Cards, others: Cards, rivals: int) -> float:
    """Return what it is worth if these cards leave the hands: weak ones are a burden."""
    if not own and not others:
        return 0
    rank = rank_of(own or others)
    worth = (LAST - rank if state.revolution else rank) - MIDDLE
    return worth * (others.bit_count() / rivals - own.bit_count())


# Leading


def _lead(state: President, hand: Cards) -> Cards:
    if state.opening:
        return hand & RANK[rank_of(state.opening)]
    reversed_ = state.reversed
    naturals, jokers = hand & ~JOKERS, hand & JOKERS
    if not naturals:
        return jokers
    lowest, highest = RANK[rank_of(naturals & -naturals)], RANK[rank_of(naturals)]
    weak, strong = (highest, lowest) if reversed_ else (lowest, highest)
    if state.options.spade_three and not reversed_:
        weak = _without_spade_three(state, naturals, weak)
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


def _without_spade_three(state: President, naturals: Cards, weak: Cards) -> Cards:
    """Return the weakest rank to lead if ♠3 alone is kept for a joker that is still out."""
    if naturals & weak != SPADE_THREE or naturals.bit_count() < KEEPING:
        return weak
    if not JOKERS & ~state.hands[state.to_act] & sum(state.hands):
        return weak
    rest = naturals ^ SPADE_THREE
    return RANK[rank_of(rest & -rest)]


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
    options = state.options
    usable = hand & (state.lock | JOKERS) if state.lock else hand
    if to_beat.kind == "sequence":
        cards = _run_above(usable, to_beat.size, state.least(to_beat), reversed_)
    else:
        usable &= state.beating(to_beat)
        cards = _set_above(hand, usable, to_beat.size, reversed_, locked=state.lock)
    if options.answers:
        cards = _answer(state, hand, cards)
    if not cards:
        return PASS
    rest = hand ^ cards
    forbidden = options.effect_cards.avoided[reversed_]
    if not rest & ~forbidden and (rest or cards & forbidden):
        return PASS
    return cards


def _answer(state: President, hand: Cards, cards: Cards) -> Cards:
    """Return ♠3 on a joker or three 3s where they win the trick; a single 2 near the end only."""
    answers = state.answers()
    cheap = [answer for answer in answers if not answer & TWO]
    if cheap:
        return cheap[0] if not state.reversed or not cards else cards
    return cards or (answers[0] if answers and hand.bit_count() < KEEPING + 2 else 0)


def _run_above(usable: Cards, size: int, least: int, reversed_: bool) -> Cards:
    for suit in SUIT:
        starts = held = usable & suit
        for step in range(1, size):
            starts &= held >> 4 * step
        starts &= BELOW[LAST + 1 - least] if reversed_ else ~BELOW[max(0, least - size + 1)]
        if starts:
            return _weakest(starts, reversed_) * ROW[size]
    return 0


def _set_above(hand: Cards, usable: Cards, size: int, reversed_: bool, locked: Cards) -> Cards:
    """Return the weakest set that uses up a rank; else the weakest; else, near the end, one with
    jokers.
    """
    if usable.bit_count() < size:
        return 0
    counted = counts(usable & ~JOKERS)
    if size <= 4 and (ranks := at_least(counted, size)):
        held = counts(hand & ~JOKERS) if locked else counted
        whole = ranks & ~at_least(held, size + 1) if size < 4 else ranks
        rank = _weakest(whole or ranks, reversed_)
        return take_lowest(usable & 15 * rank, size)
    jokers = usable & JOKERS
    if not jokers or hand.bit_count() > SOON_OUT:
        return 0
    for wild in range(1, jokers.bit_count() + 1):
        added = take_lowest(jokers, wild)
        if wild == size:
            return added
        if size - wild <= 4 and (ranks := at_least(counted, size - wild)):
            return take_lowest(usable & 15 * _weakest(ranks, reversed_), size - wild) | added
    return 0


def _weakest(cards: Cards, reversed_: bool) -> Cards:
    return 1 << cards.bit_length() - 1 if reversed_ else cards & -cards
