"""What a play shows of a hand in Hearts is what legality leaves open: all hands are tried."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

from taku.cards import Cards, each
from taku.games.hearts.deck import CLUBS, DECK, HEARTS, SUIT_OF
from taku.games.hearts.restrictions import AFTER_FIRST, BROKEN, HEARTS_PLAYED
from taku.games.hearts.rules import Hearts, Options

CARDS = each(DECK.read("3C 9C 4D 5S QS KS 6H TH"))
HANDS = [sum(hand) for size in (1, 2, 3) for hand in combinations(CARDS, size)]
RULES: dict[str, tuple[Any, ...]] = {
    "first_trick": ("safe", "any"),
    "first_lead": ("low-club", "by-deal"),
    "lead_hearts": ("broken", "any-time"),
    "break_by": ("any-penalty", "heart"),
    "penalties": ("black-lady", "black-maria", "hearts-only"),
}
QUEENS: tuple[dict[str, Any], ...] = ({}, {"queen_waits": True}, {"queen_forced": "void"})


def positions(options: Options) -> Iterator[Hearts]:
    """Yield a position for each way to play and each situation, with no card in any hand."""
    for led, first, played in product(
        ("", "2C", "2D", "2S", "AS", "2H"), (True, False), ("", "7H")
    ):
        state = Hearts(options, 4)
        state.phase, state.to_act = "play", 0
        state.played = state.best = DECK.read(led)
        state.played |= DECK.read(played)
        state.trick, state.led = each(state.best), SUIT_OF[state.best] if led else 0
        state.takers = () if first else (1,)
        state.situation = 0 if first else AFTER_FIRST
        if state.played & state.setup.breaks:
            state.situation |= BROKEN
        if state.played & HEARTS:
            state.situation |= HEARTS_PLAYED
        yield state


def shown(state: Hearts, card: Cards) -> Cards:
    """The cards that a seat cannot hold once it has played this one."""
    twin = state.clone()
    twin.hands = [card, 0, 0, 0]
    twin.play(card)
    return twin.barred[0]


@pytest.mark.parametrize("queen", QUEENS, ids=str)
def test_a_play_shows_just_what_legality_rules_out(queen: dict[str, Any]) -> None:
    tried = 0
    for values in product(*RULES.values()):
        options = Options(**dict(zip(RULES, values, strict=True)), **queen)
        for state in positions(options):
            if not state.trick and not state.takers and state.setup.low_club:
                continue  # the lowest club of all hands is led: that all know where it was
            possible = dict.fromkeys(CARDS, 0)  # by card: what it may be played from
            for hand in HANDS:
                state.hands[0] = hand
                for card in each(state.allowed()):
                    possible[card] |= hand
            for card, beside in possible.items():
                assert shown(state, card) & sum(CARDS) == sum(CARDS) & ~beside
                tried += 1
    assert tried > 1000


def test_the_first_club_shows_nothing_of_the_hand() -> None:
    state = next(positions(Options()))
    for card in each(sum(CARDS) & CLUBS):
        assert shown(state, card) == 0
