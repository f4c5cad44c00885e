"""Hearts against another implementation of its rules: OpenSpiel's."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from taku.cards import Cards
from taku.game import Move, Seat
from taku.games.hearts.deck import DECK, HEARTS, QUEEN
from taku.games.hearts.position import ADD
from taku.games.hearts.rules import Hearts, Options

pytest.importorskip("pyspiel", reason="OpenSpiel cannot be imported here", exc_type=ImportError)

from taku.arena.open_spiel import cards, game

NO_PASS = 0


def test_two_thousand_hands_agree_with_open_spiel() -> None:
    random = Random(0)
    moons = 0
    for _ in range(2000):
        hands = DECK.deal([13] * 4, random)
        greedy = random.choice((None, 0, 1, 2, 3))
        ours, theirs = start(hands)
        while ours.phase == "play":
            moves = ours.moves()
            assert theirs.current_player() == ours.to_act
            assert {cards()[action] for action in theirs.legal_actions()} == set(moves)
            move = choose(ours.to_act, moves, greedy, random)
            ours.play(move)
            theirs.apply_action(cards().index(move))
        if ours.phase == "moon":
            moons += 1
            ours.play(ADD)  # OpenSpiel chooses this for the shooter
        assert theirs.is_terminal()
        assert [26 - points for points in theirs.returns()] == ours.points
    assert moons


def start(hands: Sequence[Cards]) -> tuple[Hearts, Any]:
    """The same deal in both games."""
    ours, theirs = Hearts(Options(passing=False), 4), game(passing=False).new_initial_state()
    ours.play(DECK.pack(hands))
    theirs.apply_action(NO_PASS)
    for place in range(13):
        for hand in hands:
            theirs.apply_action(cards().index(DECK.read(DECK.list(hand)[place])))
    return ours, theirs


def choose(seat: Seat, moves: Sequence[Move], greedy: Seat | None, random: Random) -> Move:
    """Any move; or high cards where this seat is greedy, and points for it where another is."""
    if greedy is None:
        return random.choice(moves)
    if seat == greedy:
        return max(moves, key=rank)
    return next((move for move in moves if move & (HEARTS | QUEEN)), min(moves, key=rank))


def rank(card: Cards) -> int:
    return (card.bit_length() - 1) % 13
