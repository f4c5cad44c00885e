"""The expert's policy for haggis: slower, it scores every play and a pass by what is left to do.

It puts wild cards into runs, plays bombs, and lets a trick go that costs too much. `weights.py`
has the features and their weights. Bets, and plays that go out at once, come from `policy`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import islice
from operator import itemgetter
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from taku.cards import Cards, each, take_lowest
from taku.game import Move
from taku.games.haggis.combinations import REMEMBERED, SHAPE, Play, bombs, readings, shortest
from taku.games.haggis.deck import NUMBERS, NUMBERS_END, ROW, WIDE, lowest, rank_of
from taku.games.haggis.policy import (
    PRESSED,
    biggest,
    choice,
    linked,
    plays,
    pressed,
    rows_in,
)
from taku.games.haggis.rules import PASS, Haggis
from taku.games.haggis.scoring import partner
from taku.games.haggis.weights import Weights

LONGEST_LED: Final = {1: 6, 2: 4, 3: 3, 4: 3}  # width: greatest length of a lead with wild cards
MOST_LED: Final = 2  # wild cards in a lead
FEW: Final = 4  # plays: with fewer left, the end is near
TOP: Final = NUMBERS_END - 1  # the highest rank of number cards
LAST_CARDS: Final = 2  # cards: an opponent with no more is almost out

Row: TypeAlias = tuple[int, Cards, int]
"""Number of places for wild cards, number cards, and lowest rank."""
Answer: TypeAlias = tuple[Cards, Cards, int]
"""Number cards, wild cards, and highest rank."""
Kind: TypeAlias = tuple[int, int, int]
"""Width, length and highest rank of the play to beat, as in a `Play`."""
ScoredMove: TypeAlias = tuple[int, Move]
"""Score of a move relative to other moves of the same hand, and the move."""
Led: TypeAlias = tuple[int, int, Move]
"""Number of cards of a lead, its score, and the move."""


def expert_policy(state: Haggis, random: Random) -> Move:
    """Return the move of the expert's policy; it needs no randomness."""
    return choice(state, _best, _best)


def _best(state: Haggis, hand: Cards, to_beat: Play | None = None, danger: bool = False) -> Move:
    return max(_scored(state, danger, BEST), key=itemgetter(0))[1]


def scored_moves(state: Haggis, weights: Weights) -> Iterable[ScoredMove]:
    """Return every move that the policy considers, with its score.

    `tests/bench/learn.py` learns the weights from these.
    """
    danger = pressed(state, state.to_act)
    return _scored(state, danger, Scorer(weights, *(partial(weigh, weights) for weigh in EVERY)))


class Scorer(NamedTuple):
    """Weights, and functions that yield the moves of a hand with scores that it alone decides."""

    weights: Weights
    leads: Callable[[Cards, int], Iterable[Led]]
    answers: Callable[[Cards, Kind, bool, int], Iterable[ScoredMove]]
    bombs: Callable[[Cards, int, int], Iterable[ScoredMove]]
    passing: Callable[[Cards], int]


def _scored(state: Haggis, danger: bool, own: Scorer) -> Iterable[ScoredMove]:
    hand, widest = state.hands[state.to_act], state.widest
    if not state.trick:
        return _among(state, own.leads(hand, widest), own.weights)
    to_beat = state.trick[-1][1]
    least = -1 if to_beat.width else to_beat.high
    answers: Iterable[ScoredMove] = ()
    if to_beat.width:
        alone = to_beat.width == 1 and _without_wilds(_rivals(state))
        answers = own.answers(hand, to_beat[1:], alone, widest)
    thrown = own.bombs(hand, least, widest)
    if not answers and not thrown:
        return ((0, PASS),)
    return _or_pass(state, danger, own.passing(hand), answers, thrown, own.weights)


# Scores that depend on the opponents' hands and on the trick


def _rivals(state: Haggis) -> list[Cards]:
    """Return the hands of the opponents who are not out; only public facts of them are used."""
    seat, hands = state.to_act, state.hands
    friend = partner(seat, len(hands))
    return [hand for rival, hand in enumerate(hands) if hand and rival != seat and rival != friend]


def _without_wilds(hands: Iterable[Cards]) -> bool:
    return all(hand <= NUMBERS for hand in hands)


def _among(state: Haggis, led: Iterable[Led], weights: Weights) -> Iterator[ScoredMove]:
    counts = [hand.bit_count() for hand in _rivals(state)]
    least = min(counts)
    for size, worth, move in led:
        for count in counts:
            if count >= size:
                worth = worth + weights.led_followers
        if size > least:
            worth = worth + weights.led_too_large
        elif size == 1 and least <= PRESSED:
            worth = worth + weights.led_single_in_danger
        yield worth, move


def _or_pass(
    state: Haggis,
    danger: bool,
    passing: int,
    answers: Iterable[ScoredMove],
    bombs: Iterable[ScoredMove],
    weights: Weights,
) -> Iterator[ScoredMove]:
    stake = state.worth(state.at_stake())
    let_go = passing + weights.passing_stake * stake + weights.passing_last * _is_last(state)
    thrown = weights.bomb_stake * stake
    if danger:
        thrown = thrown + weights.bomb_in_danger
        let_go = let_go + weights.passing_in_danger
        if any(hand.bit_count() <= LAST_CARDS for hand in _rivals(state)):
            let_go = let_go + weights.passing_at_the_end
    yield let_go, PASS
    yield from answers
    for worth, move in bombs:
        yield worth + thrown, move


def _is_last(state: Haggis) -> bool:
    """True if no player could still beat a play of the seat to act."""
    ahead, seats = state.trick[-1][0], len(state.hands)
    seat = (state.to_act + 1) % seats
    while seat != ahead:
        if state.hands[seat]:
            return False
        seat = (seat + 1) % seats
    return True


# Scores that depend on the own hand


WEIGHTS: Final = Weights()


@lru_cache(REMEMBERED)
def _best_leads(hand: Cards, widest: int) -> tuple[Led, ...]:
    """Return the best lead of each size; the opponents' hands do not affect this order."""
    best: dict[int, Led] = {}
    for led in weigh_leads(WEIGHTS, hand, widest):
        if led[0] not in best or led[1] > best[led[0]][1]:
            best[led[0]] = led
    return tuple(best.values())


@lru_cache(REMEMBERED)
def _best_answer(hand: Cards, kind: Kind, alone: bool, widest: int) -> tuple[ScoredMove, ...]:
    return _first(weigh_answers(WEIGHTS, hand, kind, alone, widest))


@lru_cache(REMEMBERED)
def _best_bomb(hand: Cards, least: int, widest: int) -> tuple[ScoredMove, ...]:
    return _first(weigh_bombs(WEIGHTS, hand, least, widest))


@lru_cache(REMEMBERED)
def _passing(hand: Cards) -> int:
    return weigh_pass(WEIGHTS, hand)


def _first(scored_moves: Iterable[ScoredMove]) -> tuple[ScoredMove, ...]:
    """Return the move with the highest score; an empty tuple if there are no moves."""
    best = max(scored_moves, key=itemgetter(0), default=None)
    return (best,) if best else ()


BEST: Final = Scorer(WEIGHTS, _best_leads, _best_answer, _best_bomb, _passing)
"""Yields only moves that may be the best, from caches."""


def weigh_leads(weights: Weights, hand: Cards, widest: int) -> Iterator[Led]:
    """Yield the leads that the policy considers, with their sizes and scores."""
    numbers, wilds = hand & NUMBERS, hand & ~NUMBERS
    runs, start, held = linked(numbers), lowest(numbers), wilds.bit_count()
    for width, empty, cards, low in _leads(numbers, min(held, MOST_LED)):
        used = take_lowest(wilds, empty)
        rest, size, left = hand ^ cards ^ used, cards.bit_count() + empty, plays(numbers ^ cards)
        worth = weights.led_plays * left + weights.led_cards * size + weights.led_rank * low
        worth += weights.led_wilds * empty
        if size <= 2:
            worth += weights.led_single if size == 1 else weights.led_pair
        if left < FEW:
            worth += weights.led_near * (FEW - left) + weights.led_rank_near * low
            if _is_whole(rest, left, widest):
                worth += weights.led_whole
        if left - held + empty <= 1:
            worth += weights.led_spare
        if low == start:
            worth += weights.led_lowest
        if size > width:
            worth += weights.led_row
            for row in ROW[low : low + size // width]:
                if rest & row:
                    worth += weights.led_breaks_set
        elif cards & runs:
            worth += weights.led_breaks_run
        yield size, worth, cards | used | width << SHAPE


def weigh_answers(
    weights: Weights, hand: Cards, kind: Kind, alone: bool, widest: int
) -> Iterator[ScoredMove]:
    """Yield plays of the kind of the trick that beat it, with their scores.

    `alone` is True if the trick is a single card and no opponent has a wild card.
    """
    numbers, wilds = hand & NUMBERS, hand & ~NUMBERS
    width, length, _ = kind
    runs, held = linked(numbers), wilds.bit_count()
    for cards, used, high in _answers(numbers, wilds, kind):
        rest, left, spent = hand ^ cards ^ used, plays(numbers ^ cards), used.bit_count()
        worth = weights.plays * left + weights.wilds * spent + weights.cards * cards.bit_count()
        if left < FEW:
            worth += weights.near * (FEW - left) + weights.rank_near * high
            if _is_whole(rest, left, widest):
                worth += weights.whole
        else:
            worth += weights.rank * high
        if left - held + spent <= 1:
            worth += weights.spare
        if high >= TOP:
            worth += weights.top_alone + weights.top if alone else weights.top
        if not cards:
            worth += weights.wild_alone + weights.wild_rank * (high - TOP)
        elif length == 1:
            if cards & runs:
                worth += weights.breaks_run
            if rest & ROW[high]:
                worth += weights.breaks_set
        yield worth, cards | used | width << SHAPE


def weigh_bombs(weights: Weights, hand: Cards, least: int, widest: int) -> Iterator[ScoredMove]:
    """Yield the bombs stronger than `least`, with their scores."""
    wilds = hand & ~NUMBERS
    for cards, strength in _bombs(hand):
        if strength <= least:
            continue
        rest, spent = hand ^ cards, (cards & wilds).bit_count()
        left = plays(rest & NUMBERS)
        worth = weights.plays * left + weights.bomb + weights.bomb_cards * cards.bit_count()
        worth += weights.bomb_wilds * spent
        if left < FEW:
            worth += weights.bomb_near * (FEW - left)
            worth += weights.bomb_whole * _is_whole(rest, left, widest)
        if left - wilds.bit_count() + spent <= 1:
            worth += weights.bomb_spare
        yield worth, cards


def weigh_pass(weights: Weights, hand: Cards) -> int:
    """Return the score of a pass, as far as it depends on the own hand."""
    left = plays(hand & NUMBERS)
    saved = left - (hand & ~NUMBERS).bit_count()
    worth = weights.passing + weights.plays * left + weights.passing_turns * saved
    if left < FEW:
        worth += weights.passing_near * (FEW - left)
    if saved <= 2:
        worth += weights.passing_spare
    return worth


EVERY: Final[Sequence[Callable[..., Any]]] = (weigh_leads, weigh_answers, weigh_bombs, weigh_pass)
"""The functions of a `Scorer` that yield every move, with the weights still to be given."""


def _is_whole(rest: Cards, left: int, widest: int) -> bool:
    """True if the hand `rest` goes in one play.

    `left` is the number of plays of its number cards; it lets the check end early.
    """
    return (left < 2 or rest > NUMBERS) and bool(readings(rest, widest))


# Shapes in masks


@lru_cache(REMEMBERED)
def _leads(numbers: Cards, most: int) -> list[tuple[int, int, Cards, int]]:
    """Return candidate leads, each as width, places for wild cards, number cards and lowest rank.

    These are the largest play of number cards, all cards of each rank, and runs or runs of sets
    with at most `most` wild cards.
    """
    cards, width = biggest(numbers)
    rows = [numbers & row for row in ROW]
    found = [(width, 0, cards, lowest(cards))]
    found += [(row.bit_count(), 0, row, rank) for rank, row in enumerate(rows) if row]
    for width, longest in LONGEST_LED.items() if most else ():
        for length in range(longest, shortest(width) - 1, -1):
            found += [(width, *row) for row in _rows(numbers, width, length, 0, most)]
    return found


def _answers(numbers: Cards, wilds: Cards, kind: Kind) -> Iterator[Answer]:
    """Return the plays of the kind of the trick that the policy considers."""
    return (_sets_above if kind[1] == 1 else _rows_above)(numbers, wilds, kind)


def _rows_above(numbers: Cards, wilds: Cards, kind: Kind) -> Iterator[Answer]:
    width, length, high = kind
    start = high - length + 2
    for empty, cards, low in _rows(numbers, width, length, start, wilds.bit_count()):
        yield cards, take_lowest(wilds, empty), low + length - 1


def _sets_above(numbers: Cards, wilds: Cards, kind: Kind) -> Iterator[Answer]:
    width, _, high = kind
    for rank in range(high + 1, NUMBERS_END):
        if row := numbers & ROW[rank]:
            lacking = max(0, width - row.bit_count())
            if lacking <= wilds.bit_count():
                yield row if lacking else take_lowest(row, width), take_lowest(wilds, lacking), rank
    if width == 1:
        above = (wild for wild in each(wilds) if rank_of(wild) > high)
        yield from ((0, wild, rank_of(wild)) for wild in islice(above, 1))


@lru_cache(REMEMBERED)
def _rows(numbers: Cards, width: int, length: int, start: int, most: int) -> list[Row]:
    """Return the lowest run or run of sets for each number of wild cards that it needs.

    It starts at rank `start` or higher and needs at most `most` wild cards.
    """
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
    """Return for each strength the bomb that leaves the fewest plays, with the strength."""
    best: dict[int, Cards] = {}
    for cards, strength in bombs(hand):
        other = best.get(strength)
        if other is None or plays((hand ^ cards) & NUMBERS) < plays((hand ^ other) & NUMBERS):
            best[strength] = cards
    return [(cards, strength) for strength, cards in best.items()]
