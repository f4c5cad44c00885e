"""Learning programs have an action for every legal move: the games' bounds are proved here."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations, permutations
from math import comb
from random import Random
from typing import Any

import numpy as np
import pytest

from dealing import rich_deals
from taku import Match, games
from taku.arena.encoding import Encoding
from taku.games.haggis.deck import DEALT, DECK, DECKS, NUMBERS, OWN_WILDS, WIDEST
from taku.games.haggis.encoding import COMBINATIONS
from taku.games.haggis.rules import leads

Vector = Any

# Haggis

RANKS, WILDS, BEYOND = 9, 3, 3  # ranks of number cards; wild cards; J, Q and K


@cache
def most_rows(width: int, most: int) -> list[int]:
    """By a number of cards, the most rows of a width that they make, if they lie in `width` suits.

    Every way to spread the cards over the ranks is tried. A rank of a row lacks some of `width`
    cards; wild cards stand for all that lack, and alone for J, Q and K.
    """
    spread = spreads(width, most)
    ways = [
        [chosen(spread[:, rank], width - lack) for lack in range(WILDS + 1)]
        for rank in range(RANKS)
    ]
    total = np.zeros(len(spread), np.int64)
    for low in range(RANKS):
        rows: Vector = [each.copy() for each in ways[low]]
        if width <= WILDS:
            rows[width] -= 1  # a row begins with a number card
        for size in range(2, RANKS - low + BEYOND + 1):
            rank = low + size - 1
            new = [np.zeros(len(spread), np.int64) for _ in rows]
            for lack, other in lacking():
                if rank < RANKS:
                    new[lack + other] += rows[lack] * ways[rank][other]
                elif other == width:
                    new[lack + other] += rows[lack]
            rows = new
            if size >= (3 if width == 1 else 2):
                total += sum(each * comb(WILDS, lack) for lack, each in enumerate(rows))
    cards = spread.sum(axis=1)
    found = [int(total[cards == number].max(initial=0)) for number in range(most + 1)]
    return [max(found[: number + 1]) for number in range(most + 1)]


def spreads(width: int, most: int) -> Vector:
    """Every way to hold at most `width` cards of each rank, and `most` together."""
    found = np.zeros((1, 0), np.int8)
    for _ in range(RANKS):
        longer = [
            np.pad(found, ((0, 0), (0, 1)), constant_values=held) for held in range(width + 1)
        ]
        found = np.vstack([each[each.sum(axis=1) <= most] for each in longer])
    return found


def chosen(held: Vector, count: int) -> Vector:
    """How many ways there are to choose `count` of the held cards."""
    if count < 0:
        return np.zeros(len(held), np.int64)
    return np.array([comb(number, count) for number in range(10)], np.int64)[held]


def lacking() -> Iterator[tuple[int, int]]:
    return ((lack, other) for lack in range(WILDS + 1) for other in range(WILDS + 1 - lack))


def divisions(cards: int, suits: int, most: int = RANKS) -> Iterator[tuple[int, ...]]:
    """Every way to divide cards among suits, the longest first."""
    if suits == 1:
        if cards <= most:
            yield (cards,)
        return
    for first in range(min(most, cards), -1, -1):
        for rest in divisions(cards - first, suits - 1, first):
            yield (first, *rest)


@pytest.mark.parametrize("seats", [2, 3])
def test_haggis_has_an_action_for_every_play(seats: int) -> None:
    """Each row lies in as many suits as it is wide: the sum over all such suits is a bound."""
    suits, cards = WIDEST[seats], DEALT[seats]
    most = {width: most_rows(width, min(cards, width * RANKS)) for width in range(1, suits + 1)}
    rows = max(
        sum(
            most[width][min(sum(some), width * RANKS)]
            for width in most
            for some in combinations(held, width)
        )
        for held in divisions(cards, suits)
    )
    whole, rest = divmod(cards, suits)
    sets = 2**WILDS * (whole * (2**suits - 1) + 2**rest - 1) + WILDS
    rainbows = len([*permutations(range(suits), 4)])
    bombs = rainbows + suits + len([*combinations(range(3), 2)]) + 1
    assert rows + sets + bombs == COMBINATIONS[seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_richest_hands_of_haggis_have_actions(seats: int) -> None:
    numbers, random = DECK.list(DECKS[seats] & NUMBERS), Random(seats)
    for low in range(4):
        of_ranks = [name for name in numbers if name[0] in "23456789T"[low : low + 5]]
        hand = DECK.read(" ".join(random.sample(of_ranks, min(DEALT[seats], len(of_ranks)))))
        assert len(leads(hand | OWN_WILDS[0], WIDEST[seats])) <= COMBINATIONS[seats]


# Hearts and President


@pytest.mark.parametrize(
    ("options", "seats", "most"),
    [
        ({}, 4, 286),
        ({"passing": False}, 4, 0),
        ({"pass_count": 4}, 4, 715),
        ({"scatter": True}, 4, 286 * 6),
        ({}, 3, comb(17, 3)),
    ],
)
def test_hearts_has_an_action_for_every_pass(options: Any, seats: int, most: int) -> None:
    match = Match("hearts", options, seats=["easy"] * seats, seed=1)
    encoding = Encoding(match)
    assert encoding.actions - len(encoding.moves) == most
    way = "scatter" if options.get("scatter") else match.state.passing
    match.run(until=lambda match: match.state.passing == way)
    if most:
        assert len(match.moves()) == most


ASKING = {"seven_give": "up-to", "ten_discard": "up-to", "queen_bomber": True, "sequence": True}


@pytest.mark.parametrize("options", [{}, {"sequence": True}, ASKING])
@pytest.mark.parametrize("seats", games["president"].seats)
def test_the_richest_deals_of_president_have_actions(options: Any, seats: int) -> None:
    match = Match("president", options, seats=seats, draws=False)
    encoding = Encoding(match)
    for _, state in rich_deals(match):
        encoding.numbered(texts(match, state))


def texts(match: Match, state: Any) -> Sequence[str]:
    return [match.game.write(state, move) for move in state.moves()]


# Any game


@pytest.mark.parametrize("game", games)
def test_random_matches_by_any_rules_have_actions(game: str) -> None:
    random = Random(game)
    for preset in games[game].presets:
        match = Match(game, preset=preset, seed=preset)
        encoding = Encoding(match)
        for _ in range(40):
            if match.over:
                break
            moves = match.moves()
            encoding.observed(match.view(match.to_act), match.state, encoding.numbered(moves))
            match.play(random.choice(moves))


def test_a_zone_that_comes_later_has_numbers() -> None:
    match = Match("hearts", {"passing": False}, seed=1)
    encoding, view = Encoding(match), match.view(0)
    zones = (*view.zones, replace(view.zones[0], kind="stack", role="discard", seat=None))
    later = encoding.observed(replace(view, zones=zones), match.state, ())
    assert (
        later["observation"].sum() > encoding.observed(view, match.state, ())["observation"].sum()
    )
