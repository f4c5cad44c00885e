"""Ends of a round of President that are certain: they are found, and nothing else is said to be."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from taku import Match
from taku.cards import each
from taku.game import Move, Seat, seen
from taku.games.president import GAME
from taku.games.president.combinations import DECK
from taku.games.president.endgame import ends, sure
from taku.games.president.policy import policy
from taku.games.president.rules import President
from taku.review import review

RULES = pytest.mark.parametrize("rules", ["moderate", "all", "none"])
KNOWING = ["strong", "expert"]


def laid(*log: str, **options: Any) -> Match:
    return Match("president", options, log=log, draws=False)


def certain(match: Match) -> str | None:
    state: Any = match.state
    move = sure(state)
    return None if move is None else match.game.write(state, move)


@pytest.mark.parametrize("level", KNOWING)
def test_revolutions_and_unbeatable_cards_go_first(level: str) -> None:
    match = laid("deal X1 2S 6S 6H 6C 5D | KH 9C 9D 7D AD | QS QH TC 8C | JS JH TD 8S")
    for move in ("6S 6H 6C X1", "5D"):
        best = match.game.bots[level].weigh(match.seen(0), Random(1))
        assert match.game.write(match.state, best[0].move) == move
        for played in (move, "pass", "pass", "pass"):
            match.play(played)
    assert certain(match) == "2S"


@pytest.mark.parametrize("level", KNOWING)
def test_the_last_two_know_each_others_cards(level: str) -> None:
    match = laid("deal 3S | 4S | 5S 8H 9C 2S | 4C 4D 5C JS", "3S", "4S", "pass", "pass")
    best = match.game.bots[level].weigh(match.seen(2), Random(1))
    assert match.game.write(match.state, best[0].move) == "9C"


def test_another_sure_way_out_is_no_mistake() -> None:
    """The fours, the aces and the two cannot be beaten, in whatever order they are led."""
    deal = "deal 4H 4C 4D 5C AS AC AD 2D | 5H 2H KC | 5S 2C KS | 6S JS JH"
    for lead in ("4H 4C 4D", "AS AC AD", "2D"):
        match = laid(deal, lead, skip=False)
        [reviewed] = review(match, 0)
        assert reviewed.loss == 0


def test_what_may_be_matched_is_not_certain() -> None:
    deal = "deal 2S KS 4C | KH 9C 8D | QS QH TC | JS JH TD"
    assert certain(laid(deal)) is None
    assert certain(laid(deal, skip=False)) in ("2S", "KS")


def test_a_skip_stops_only_one() -> None:
    deal = "deal AS AD 4C | AH 9C 8D | QS QH TC | 2H JH TD"
    match = laid(deal, "AS", "AH", "pass", "pass")
    assert certain(match) is None


def test_a_forbidden_last_card_is_not_certain() -> None:
    assert certain(laid("deal X1 2S | 9C 8D | QS TC | JS TD")) is None
    finish = laid("deal X1 2S | 9C 8D | QS TC | JS TD", illegal_finish=False)
    assert certain(finish) == "2S X1"


# Everything that could happen


def rounds(rules: str, number: int, cards: int) -> Iterator[President]:
    """Second rounds with so few cards for each, so that the first President may fall."""
    for seed in range(number):
        random, state = Random(seed), President(GAME.presets[rules], 4)
        deck = state.draw(random)
        for size in (1, cards):
            dealt = [sum(random.sample(each(hand), size)) for hand in DECK.unpack(deck, 4)]
            state.play(DECK.pack(dealt))
            while size == 1 and state.to_act >= 0:
                state.play(policy(state, random))
        yield state


def positions(rules: str, number: int, cards: int) -> Iterator[President]:
    for state in rounds(rules, number, cards):
        random = Random(str(state.hands))
        while state.to_act >= 0:
            yield state
            moves = state.moves()
            state.play(policy(state, random) if random.random() < 0.7 else random.choice(moves))


@RULES
def test_certainty_ignores_hidden_cards(rules: str) -> None:
    hidden = 0
    for state in positions(rules, 40, 5):
        hidden += bool(state.lost)
        world = state.guess(state.to_act, Random(1))
        assert sure(world) == sure(state)
    assert hidden > 10 or rules == "none"


@RULES
def test_every_certain_move_goes_out_against_anything(rules: str) -> None:
    found = 0
    for state in positions(rules, 60, 6):
        seat = state.to_act
        if sum(map(bool, state.hands)) < 3 or sure(state) is None:
            continue
        found += 1
        for number in range(4):
            world, random = state.guess(seat, Random(number)), Random(number)
            out = world.finished
            while world.hands[seat]:
                moves = world.moves()
                if world.to_act == seat:
                    certain = ends(seen(world, seat), moves, random)
                    assert certain is not None
                    moves = list(certain)
                world.play(random.choice(moves))
            assert world.finished[: len(out) + 1] == (*out, seat)
    assert found > 50


def first_out(state: President, rivals: list[Seat]) -> Seat:
    """Which of the last two wins, by trying everything."""
    if state.phase != "play":
        return min(rivals, key=state.ranking.index)
    seat, (one, other) = state.to_act, rivals
    won = any(first_out(after(state, move), rivals) == seat for move in state.moves())
    return seat if won else other if seat == one else one


def after(state: President, move: Move) -> President:
    twin = state.clone()
    twin.play(move)
    return twin


@RULES
def test_every_win_between_two_is_found(rules: str) -> None:
    found = {True: 0, False: 0}
    for state in positions(rules, 200, 4):
        rivals = [seat for seat, hand in enumerate(state.hands) if hand]
        if len(rivals) > 2 or state.lost or sum(state.hands).bit_count() > 6:
            continue
        move = sure(state)
        wins = first_out(state, rivals) == state.to_act
        assert wins == (move is not None)
        if move is not None:
            assert first_out(after(state, move), rivals) == state.to_act
        found[wins] += 1
    assert min(found.values()) > 10
