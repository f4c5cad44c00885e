"""A slower policy for haggis: it weighs every play by what it would leave to do.

It puts wild cards into runs, throws bombs, and lets a trick go that costs too much. A weight of 1
is worth as much as one play fewer to be made. The weights began as guesses, and were improved by
play against themselves, in the way of `tests/bench/climb.py`. Bets, and what goes out at once, are
those of `policy`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from math import inf
from random import Random
from typing import TypeAlias

from taku.cards import Cards, each
from taku.game import Move
from taku.games.haggis.combinations import SHAPE, Play, bombs, readings, shortest
from taku.games.haggis.deck import NUMBERS, NUMBERS_END, ROW, WIDE, lowest, rank_of
from taku.games.haggis.policy import REMEMBERED, biggest, choice, plays, pressed, rows_in, some
from taku.games.haggis.rules import PASS, Haggis

LONGEST_LED = {1: 6, 2: 4, 3: 3, 4: 3}  # of rows with wild cards, by their width
MOST_LED = 2  # wild cards
NEARLY = 3  # plays that are left, or fewer

Row: TypeAlias = tuple[int, Cards, int]
"""Places for wild cards, number cards, and the lowest rank."""
Answer: TypeAlias = tuple[Cards, Cards, int]
"""Number cards, wild cards, and the highest rank."""


@dataclass(frozen=True)
class Shrewd:
    """A policy by its weights, in plays."""

    wild: float = 0.7
    """A wild card that is used."""
    following: float = 0.2
    """To play at all rather than to pass."""
    last: float = 0.4
    """Nobody is left to beat it."""
    stops: float = 1.5
    """An opponent will soon be out."""
    stake: float = 0.01
    """A point in the trick."""
    card: float = 0.08
    """A card that leaves the hand."""
    height: float = 0.05
    """A rank, while many plays are left."""
    lead: float = 0.17
    """To win the trick with few plays left, for each fewer than four."""
    bomb: float = -1.0
    """To throw one."""
    bomb_lead: float = 0.5
    """The same as `lead`."""
    whole: float = 3.0
    """The rest goes at once after a bomb."""
    led_wild: float = 0.9
    """A wild card that is led."""
    led_card: float = 0.05
    led_height: float = 0.06
    led_single: float = 0.4
    """A single card that is led while an opponent will soon be out."""

    def __call__(self, state: Haggis, random: Random) -> Move:
        return choice(state, self._lead, self._follow)

    def _lead(self, state: Haggis, hand: Cards) -> Move:
        numbers, wilds = hand & NUMBERS, hand & ~NUMBERS
        single = self.led_single if pressed(state, state.to_act) else 0.0
        best, most = 0, -inf
        for width, empty, cards, low in _leads(numbers, min(wilds.bit_count(), MOST_LED)):
            size = cards.bit_count() + empty
            score = self.led_card * size - self.led_wild * empty - self.led_height * low
            score -= plays(numbers ^ cards) + (single if size == 1 else 0.0)
            if score > most:
                best, most = cards | some(wilds, empty) | width << SHAPE, score
        return best

    def _follow(self, state: Haggis, hand: Cards, to_beat: Play, danger: bool) -> Move:
        numbers, wilds = hand & NUMBERS, hand & ~NUMBERS
        stake = self.stake * state.worth(state.at_stake())
        mood = self.following + stake + self.last * _is_last(state) + self.stops * danger
        best, most = PASS, -plays(numbers) - mood
        for cards, used, high in _answers(numbers, wilds, to_beat):
            score = self._answer(cards, used, high, plays(numbers ^ cards))
            if score > most:
                best, most = cards | used | to_beat.width << SHAPE, score
        for cards, strength in _bombs(hand):
            score = self._bomb(hand ^ cards, cards & wilds, state.widest) - 2 * stake - mood
            if score > most and (to_beat.width or strength > to_beat.high):
                best, most = cards, score
        return best

    def _answer(self, cards: Cards, used: Cards, high: int, left: int) -> float:
        score = self.card * cards.bit_count() - self.wild * used.bit_count() - left
        if left > NEARLY:
            return score - self.height * high
        return score + self.lead * (NEARLY + 1 - left)

    def _bomb(self, rest: Cards, used: Cards, widest: int) -> float:
        """What it is worth to have the lead with the rest; the trick's points are given away."""
        left, whole = _rest(rest, widest)
        score = self.bomb - self.wild * used.bit_count() - left + self.whole * whole
        return score + self.bomb_lead * max(0, NEARLY + 1 - left)


shrewd = Shrewd()


# Shapes in masks


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
def _rest(hand: Cards, widest: int) -> tuple[int, bool]:
    """How many plays a hand's number cards make, and whether all of it is one."""
    return plays(hand & NUMBERS), bool(readings(hand, widest))


@lru_cache(REMEMBERED)
def _rows(numbers: Cards, width: int, length: int, start: int, most: int) -> list[Row]:
    """The lowest row from a rank on, or run, for each number of places left to wild cards."""
    found: dict[int, Row] = {}
    for low in range(start, NUMBERS_END):
        window = numbers & ((1 << WIDE * (low + length)) - (1 << WIDE * low))
        if not window & ROW[low] or window.bit_count() < width * length - most:
            continue
        for cards in rows_in(window, width):
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
