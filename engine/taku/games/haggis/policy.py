"""The rollout policy for haggis: lead large plays of low cards, and win tricks cheaply.

It works on card masks and builds no lists of moves, because rollouts call it thousands of times.
"""

from collections.abc import Callable, Hashable
from functools import lru_cache
from random import Random
from typing import Final, TypeAlias

from taku.cards import Cards, take_lowest
from taku.game import Move, Seat
from taku.games.haggis.combinations import (
    LARGEST_BOMB,
    REMEMBERED,
    SHAPE,
    WILD_BOMBS,
    Play,
    readings,
)
from taku.games.haggis.deck import (
    COLUMN,
    DECK,
    NUMBERS,
    NUMBERS_END,
    ROW,
    WIDE,
    WILD_START,
    lowest,
    rank_of,
)
from taku.games.haggis.rules import BETS, BIDS, PASS, Haggis
from taku.games.haggis.scoring import opponents, partner

SOON_OUT: Final = 9  # cards: a hand with no more may go out in two plays
FILL: Final = {2: 99, 3: 9, 4: 99}  # players: number of own cards up to which wild cards fill a set
PRESSED: Final = 4  # cards: an opponent with no more must be stopped
QUICK: Final = 3  # plays: a hand worth a bet needs no more

Lead: TypeAlias = Callable[[Haggis, Cards], Move]
"""Chooses a lead from a hand."""
Follow: TypeAlias = Callable[[Haggis, Cards, Play, bool], Move]
"""Chooses a move from a hand against the play to beat; True if an opponent will soon be out."""


def policy(state: Haggis, random: Random) -> Move:
    """Return the move of the rollout policy; it needs no randomness."""
    return choice(state, _lead, _follow)


def choice(state: Haggis, lead: Lead, follow: Follow) -> Move:
    """Return the move of the seat to act.

    Bets, bids, captures and plays of a hand that is nearly out follow fixed rules; `lead` and
    `follow` choose the rest.
    """
    seat = state.to_act
    hand = state.hands[seat]
    if state.phase == "play":
        if bet := wager(state, hand):
            return bet
        if state.trick:
            return _answer(state, hand, state.trick[-1][1], follow)
        return _opening(state, hand) or lead(state, hand)
    if state.phase == "bid":
        return _bid(state, hand)
    return min(opponents(seat, len(state.hands)), key=state.points.__getitem__)


# Bets


def turns(hand: Cards) -> int:
    """Return the number of plays that the number cards need, less one for each wild card."""
    return plays(hand & NUMBERS) - (hand & ~NUMBERS).bit_count()


@lru_cache(REMEMBERED)
def plays(numbers: Cards) -> int:
    """Return the number of plays that number cards need if the largest always goes first."""
    return 1 + plays(numbers & ~biggest(numbers)[0]) if numbers else 0


def wager(state: Haggis, hand: Cards) -> Move:
    """Return the bet that the hand is worth now, as a move; PASS for no bet."""
    seat = state.to_act
    if state.outs or state.options.tatties or state.bets[seat] or state.played >> seat & 1:
        return PASS
    spare = QUICK - turns(hand)
    if spare < 0:
        return PASS
    amounts = BETS[state.options.bets]
    return -amounts[-1 if spare > 1 else -2]


def _bid(state: Haggis, hand: Cards) -> Move:
    spare = QUICK - turns(hand)
    if spare < 0:
        return PASS
    bid = BIDS[min(spare, 2)]
    return -bid if bid > state.bid else PASS


# Shapes in masks


def biggest(numbers: Cards) -> tuple[Cards, int]:
    """Return the largest combination of number cards and its width; of several, the lowest."""
    best, width, most = 0, 0, 0
    starts, length = numbers, 1
    while starts:
        left = starts
        while left:
            rank = ((left & -left).bit_length() - 1) // WIDE
            row = left & ROW[rank]
            left ^= row
            wide = row.bit_count()
            if wide * length > most and (wide > 1 or length != 2):
                most, width = wide * length, wide
                best = sum(row << WIDE * step for step in range(length))
        starts &= numbers >> WIDE * length
        length += 1
    return best, width


def linked(numbers: Cards) -> Cards:
    """Return the cards that are part of a run."""
    starts = numbers & numbers >> WIDE & numbers >> 2 * WIDE
    return starts | starts << WIDE | starts << 2 * WIDE


def likeness(hand: Cards) -> Callable[[Move], Hashable]:
    """Return a key function for the plays of a hand: equal keys mean equivalent plays.

    Plays are equivalent if they differ only in suits of cards that are in no run.
    """
    runs = linked(hand & NUMBERS)

    def kind(move: Move) -> Hashable:
        numbers, wilds = move & NUMBERS, move & DECK.all & ~NUMBERS
        counted = sum(numbers >> slot & COLUMN for slot in range(WIDE))
        return counted, wilds, move >> SHAPE, numbers & runs

    return kind


def wild_strength(hand: Cards) -> int:
    """Return the strength of the best bomb of wild cards in a hand; -1 if there is none."""
    wilds = hand >> WILD_START
    while wilds > 0b111:
        wilds >>= 3
    return WILD_BOMBS.get(wilds, -1)


def pressed(state: Haggis, seat: Seat) -> bool:
    """True if an opponent has at most `PRESSED` cards, but is not out."""
    friend = partner(seat, len(state.hands))
    for other, hand in enumerate(state.hands):
        if hand and hand.bit_count() <= PRESSED and other not in (seat, friend):
            return True
    return False


# Leading


def _opening(state: Haggis, hand: Cards) -> Move:
    """Return a lead that goes out at once or begins the last two plays; 0 if there is none."""
    if whole := readings(hand, state.widest):
        return whole[0].move
    if not hand & NUMBERS:
        return (hand & -hand) | 1 << SHAPE
    return _two_plays(state, hand) if hand.bit_count() <= SOON_OUT else 0


def _lead(state: Haggis, hand: Cards) -> Move:
    numbers = hand & NUMBERS
    cards, width = biggest(numbers)
    if cards.bit_count() < 3:
        low = ROW[lowest(numbers)] & numbers
        cards, width = low, low.bit_count()
    return cards | width << SHAPE


def _two_plays(state: Haggis, hand: Cards) -> Move:
    """Return a strong play after which the rest goes in one play; 0 if there is none."""
    wilds = hand & ~NUMBERS
    if wilds & wilds - 1 and readings(hand ^ wilds, state.widest):
        return wilds
    while wilds:
        high = 1 << wilds.bit_length() - 1
        if readings(hand ^ high, state.widest):
            return high | 1 << SHAPE
        wilds ^= high
    cards, width = biggest(hand & NUMBERS)
    rest = hand ^ cards
    if rest and readings(rest, state.widest):
        return cards | width << SHAPE
    return 0


# Following


def _answer(state: Haggis, hand: Cards, to_beat: Play, follow: Follow) -> Move:
    """Go out if possible, pass if the partner wins the trick, or else ask `follow`."""
    count = hand.bit_count()
    if count == to_beat.cards.bit_count() or count <= LARGEST_BOMB:
        for whole in readings(hand, state.widest):
            if whole.beats(to_beat):
                return whole.move
    seat = state.to_act
    danger = pressed(state, seat)
    if state.trick[-1][0] == partner(seat, len(state.hands)) and not danger:
        return PASS
    return follow(state, hand, to_beat, danger)


def _follow(state: Haggis, hand: Cards, to_beat: Play, danger: bool) -> Move:
    fill = danger or hand.bit_count() <= FILL[len(state.hands)]
    return _beat(hand, to_beat, fill) or _bomb(state, hand, to_beat, danger)


def forced(state: Haggis) -> Move:
    """Return a play that beats the trick at any cost; PASS if there is none."""
    hand, to_beat = state.hands[state.to_act], state.trick[-1][1]
    return _beat(hand, to_beat, True) or _bomb(state, hand, to_beat, True)


def _beat(hand: Cards, to_beat: Play, fill: bool) -> Move:
    """Return the lowest play of the trick's kind that beats it; PASS if there is none.

    `fill` allows wild cards in a set or a run.
    """
    if not to_beat.width:
        return PASS
    if to_beat.length == 1:
        return _set_above(hand, to_beat, fill)
    return _rows_above(hand, to_beat, 0) or (_rows_above(hand, to_beat, 3) if fill else PASS)


def rows_in(window: Cards, width: int) -> list[Cards]:
    """Return the number cards of possible rows of one width within a window of ranks.

    For runs (width 1) these are the cards of each suit; else those of the `width` fullest suits.
    """
    suits = [window & COLUMN << slot for slot in range(WIDE)]
    if width == 1:
        return suits
    suits.sort(key=int.bit_count, reverse=True)
    return [sum(suits[:width])]


def _rows_above(hand: Cards, to_beat: Play, most: int) -> Move:
    """Return the lowest run or run of sets that beats the trick, with at most `most` wild cards.

    PASS if there is none.
    """
    numbers, wilds = hand & NUMBERS, hand & ~NUMBERS
    width, length = to_beat.width, to_beat.length
    needed = width * length - min(most, wilds.bit_count())
    for low in range(to_beat.high - length + 2, NUMBERS_END):
        window = numbers & ((1 << WIDE * (low + length)) - (1 << WIDE * low))
        if window.bit_count() < needed:
            continue
        for cards in rows_in(window, width):
            empty = width * length - cards.bit_count()
            if empty <= most and cards & ROW[low] and empty <= wilds.bit_count():
                return cards | take_lowest(wilds, empty) | width << SHAPE
    return PASS


def _set_above(hand: Cards, to_beat: Play, fill: bool) -> Move:
    """Return the lowest set or single card that beats the trick; PASS if there is none.

    A play that uses up its rank and breaks no run comes first, then any other without wild cards.
    The next choices are a set that wild cards complete, if `fill` is True, and a single wild card.
    """
    size, numbers, wilds = to_beat.width, hand & NUMBERS, hand & ~NUMBERS
    runs = linked(numbers)
    broken = filled = 0
    for rank in range(to_beat.high + 1, NUMBERS_END):
        row = numbers & ROW[rank]
        count = row.bit_count()
        if count == size and not row & runs:
            return row | size << SHAPE
        if count >= size:
            broken = broken or take_lowest(row, size)
        elif count and fill and not filled and size - count <= wilds.bit_count():
            filled = row | take_lowest(wilds, size - count)
    if best := broken or filled:
        return best | size << SHAPE
    while wilds and size == 1:
        wild = wilds & -wilds
        if rank_of(wild) > to_beat.high:
            return wild | 1 << SHAPE
        wilds ^= wild
    return PASS


def _bomb(state: Haggis, hand: Cards, to_beat: Play, danger: bool) -> Move:
    """Return a bomb of wild cards if it is worth playing; PASS otherwise.

    It is if an opponent must be stopped, or if the rest of the hand goes in one play.
    """
    least = -1 if to_beat.width else to_beat.high
    wilds = hand & ~NUMBERS
    if wild_strength(wilds) > least and wilds & wilds - 1:
        two = take_lowest(wilds, 2)
        cheap = two if wild_strength(two) > least else wilds
        for bomb in (cheap, wilds):
            if readings(hand ^ bomb, state.widest):
                return bomb
        if danger:
            return cheap
    return PASS
