"""A slower policy for haggis: it weighs every play by what it would leave to do.

It puts wild cards into runs, throws bombs, and lets a trick go that costs too much. All weights
are in plays: 1 is worth as much as one play fewer to be made. They were climbed to by play
against itself, one step by chance at a time, each kept if it won over 600 deals in every seat.
Bets, and what goes out at once, are those of `policy`.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from math import inf
from random import Random
from typing import TypeAlias

from taku.cards import Cards, each
from taku.game import Move
from taku.games.haggis.combinations import SHAPE, Play, bombs, readings, shortest
from taku.games.haggis.deck import COLUMN, NUMBERS, NUMBERS_END, ROW, WIDE, lowest, rank_of
from taku.games.haggis.policy import REMEMBERED, biggest, choice, plays, pressed, some
from taku.games.haggis.rules import PASS, Haggis

WILD = 0.7  # a wild card that is used
NEARLY = 3  # plays that are left, or fewer
FULL = 3.0  # what lets the rest go at once

FOLLOWING = 0.2  # to play at all rather than to pass
IS_LAST = 0.4  # nobody is left to beat it
STOPS = 1.5  # an opponent will soon be out
STAKE = 0.01  # a point in the trick
CARD = 0.08  # a card that leaves the hand
HEIGHT = 0.05  # a rank
LEAD = 0.17  # to have the lead with so few plays left, for each that is missing of four

BOMB = -1.0  # to throw one
BOMB_LEAD = 0.5  # the same as LEAD

LED_WILD = 0.9  # a wild card that is led
LED_CARD = 0.05
LED_HEIGHT = 0.06
LED_SINGLE = 0.4  # a single card while an opponent will soon be out
LONGEST_LED = {1: 6, 2: 4, 3: 3, 4: 3}  # of rows with wild cards, by their width
MOST_LED = 2  # wild cards

Row: TypeAlias = tuple[int, Cards, int]
"""Places for wild cards, number cards, and the lowest rank."""
Answer: TypeAlias = tuple[Cards, Cards, int]
"""Number cards, wild cards, and the highest rank."""


def shrewd(state: Haggis, random: Random) -> Move:
    return choice(state, _lead, _follow)


# Leading


def _lead(state: Haggis, hand: Cards) -> Move:
    numbers, wilds = hand & NUMBERS, hand & ~NUMBERS
    single = LED_SINGLE if pressed(state, state.to_act) else 0.0
    best, most = 0, -inf
    for width, empty, cards, low in _leads(numbers, min(wilds.bit_count(), MOST_LED)):
        size = cards.bit_count() + empty
        score = LED_CARD * size - LED_WILD * empty - LED_HEIGHT * low - plays(numbers ^ cards)
        if size == 1:
            score -= single
        if score > most:
            best, most = cards | some(wilds, empty) | width << SHAPE, score
    return best


@lru_cache(REMEMBERED)
def _leads(numbers: Cards, most: int) -> list[tuple[int, int, Cards, int]]:
    """The largest play of number cards, all of each rank, and rows with so many wild cards.

    Each with its width, the places for wild cards, its number cards and its lowest rank.
    """
    cards, width = biggest(numbers)
    rows = [numbers & row for row in ROW]
    found = [(width, 0, cards, lowest(cards))]
    found += [(row.bit_count(), 0, row, rank) for rank, row in enumerate(rows) if row]
    for width, longest in LONGEST_LED.items() if most else ():
        for length in range(longest, shortest(width) - 1, -1):
            found += [(width, *row) for row in _rows(numbers, width, length, 0, most)]
    return found


# Following


def _follow(state: Haggis, hand: Cards, to_beat: Play, danger: bool) -> Move:
    numbers, wilds = hand & NUMBERS, hand & ~NUMBERS
    stake = STAKE * state.worth(state.at_stake())
    mood = FOLLOWING + stake + IS_LAST * _is_last(state) + STOPS * danger + plays(numbers)
    best, most = PASS, 0.0
    for cards, used, high in _answers(numbers, wilds, to_beat):
        left = plays(numbers ^ cards)
        score = mood - left - WILD * used.bit_count() + CARD * cards.bit_count()
        score += LEAD * (NEARLY + 1 - left) if left <= NEARLY else -HEIGHT * high
        if score > most:
            best, most = cards | used | to_beat.width << SHAPE, score
    calm = BOMB - 2 * stake + plays(numbers)  # a bomb gives the points away
    for cards, strength in _bombs(hand):
        score = calm - WILD * (cards & wilds).bit_count() + _after_bomb(hand ^ cards, state.widest)
        if score > most and (to_beat.width or strength > to_beat.high):
            best, most = cards, score
    return best


def _is_last(state: Haggis) -> bool:
    """Whether nobody is left to beat what the seat to act plays."""
    ahead, seats = state.trick[-1][0], len(state.hands)
    seat = (state.to_act + 1) % seats
    while seat != ahead:
        if state.hands[seat]:
            return False
        seat = (seat + 1) % seats
    return True


def _answers(numbers: Cards, wilds: Cards, to_beat: Play) -> Iterator[Answer]:
    """The plays of the same kind that are worth a thought."""
    if to_beat.length > 1:
        yield from _rows_above(numbers, wilds, to_beat)
    elif to_beat.width:
        yield from _sets_above(numbers, wilds, to_beat)


def _rows_above(numbers: Cards, wilds: Cards, to_beat: Play) -> Iterator[Answer]:
    length, start = to_beat.length, to_beat.high - to_beat.length + 2
    for empty, cards, low in _rows(numbers, to_beat.width, length, start, wilds.bit_count()):
        yield cards, some(wilds, empty), low + length - 1


def _sets_above(numbers: Cards, wilds: Cards, to_beat: Play) -> Iterator[Answer]:
    width, high = to_beat.width, to_beat.high
    for rank in range(high + 1, NUMBERS_END):
        if row := numbers & ROW[rank]:
            lacking = max(0, width - row.bit_count())
            if lacking <= wilds.bit_count():
                yield row if lacking else some(row, width), some(wilds, lacking), rank
    if width == 1:
        above = (wild for wild in each(wilds) if rank_of(wild) > high)
        yield from ((0, wild, rank_of(wild)) for wild in islice(above, 1))


@lru_cache(REMEMBERED)
def _after_bomb(rest: Cards, widest: int) -> float:
    """How well a hand stands that has the lead by a bomb."""
    left = plays(rest & NUMBERS)
    score = FULL if readings(rest, widest) else 0.0
    return score - left + BOMB_LEAD * max(0, NEARLY + 1 - left)


# Shapes in masks


@lru_cache(REMEMBERED)
def _rows(numbers: Cards, width: int, length: int, start: int, most: int) -> list[Row]:
    """The lowest row from a rank on, or run, for each number of places left to wild cards."""
    found: dict[int, Row] = {}
    for low in range(start, NUMBERS_END):
        window = numbers & ((1 << WIDE * (low + length)) - (1 << WIDE * low))
        if not window & ROW[low] or window.bit_count() < width * length - most:
            continue
        columns = [window & COLUMN << slot for slot in range(WIDE)]
        if width > 1:
            columns.sort(key=int.bit_count, reverse=True)
            columns = [sum(columns[:width])]
        for cards in columns:
            empty = width * length - cards.bit_count()
            if empty <= most and cards & ROW[low]:
                found.setdefault(empty, (empty, cards, low))
    return list(found.values())


@lru_cache(REMEMBERED)
def _bombs(hand: Cards) -> list[tuple[Cards, int]]:
    """For each strength the bomb that leaves least to do, with the strength."""
    best: dict[int, Cards] = {}
    for cards, strength in bombs(hand):
        other = best.get(strength)
        if other is None or plays((hand ^ cards) & NUMBERS) < plays((hand ^ other) & NUMBERS):
            best[strength] = cards
    return [(cards, strength) for strength, cards in best.items()]
