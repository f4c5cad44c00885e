"""What the rollouts of hearts assume about opponents who may shoot the moon."""

from random import Random

import pytest

from taku import Match
from taku.games.hearts import GAME
from taku.games.hearts.opponents import likely, moon_of_another
from taku.games.hearts.policy import losers
from taku.games.hearts.rules import Hearts

FOUR_TAKEN = (  # four hearts taken by seat 1, which leads the low diamond to its king
    "deal 7C 4D 8D QD 3S 7S JS QS 2H 6H 8H QH KH | 2C TC 5D 7D 9D TD JD KD 5S 8S 9S 5H AH"
    " | 4C 5C 6C QC KC AC 2D 3D AD 2S 4S KS AS | 3C 8C 9C JC 6D 6S TS 3H 4H 7H 9H TH JH",
    "2C 6C JC 7C TS JS 5S AS 2S 6S 7S 9S TC 5C 9C QS 5H AD 4H 2H KD 3D 6D",
)

FIVE_HEARTS = (  # five hearts and the queen taken by seat 0, which leads the ten of hearts
    "deal 5C 6C QC 2D 3D 9D JD 6S 9S QS 3H 9H AH | 3C 7C TC TD QD KD 5S 7S JS KS AS 8H TH"
    " | 2C 8C KC AC 4D 5D 8D AD 8S 2H 4H QH KH | 4C 9C JC 6D 7D 2S 3S 4S TS 5H 6H 7H JH",
    "2C JC QC TC 2D KD AD 7D 8S 4S 6S AS 3C AC 9C 6C 4D 6D 3D QD"
    " 7C KC 4C 5C 5D JH 9D TD 8H 4H 7H 3H TH",
)


def at(deal: str, plays: str, **options: object) -> Match:
    return Match("hearts", {"passing": False, **options}, log=[deal, *plays.split()], draws=False)


def test_the_highest_diamond_stops_a_shooter() -> None:
    match = at(*FOUR_TAKEN)
    found = GAME.bots["expert"].weigh(match.seen(match.to_act), Random(0))[0].move
    assert GAME.write(match.state, found) == "8D"


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_a_heart_is_taken_from_the_shooter(level: str) -> None:
    match = at(*FIVE_HEARTS)
    for seed in range(2):
        found = GAME.bots[level].weigh(match.seen(match.to_act), Random(seed))[0].move
        assert GAME.write(match.state, found) == "KH"


def test_only_takers_of_penalty_cards_threaten_moons() -> None:
    before = at(*FIVE_HEARTS).state
    shooter = next(seat for seat in range(4) if before.taken[seat] & before.penalty)
    after = before.clone()
    after.taken = [after.penalty if seat == shooter else 0 for seat in range(4)]
    assert moon_of_another(before, after, (shooter + 1) % 4)
    assert not moon_of_another(before, after, shooter)
    assert not moon_of_another(before, before, (shooter + 1) % 4)
    untouched = at(FIVE_HEARTS[0], "2C").state
    assert not moon_of_another(untouched, after, (shooter + 1) % 4)


def mean_losers(state: Hearts, seat: int, *, likelier: bool) -> float:
    random = Random(0)
    worlds = [state.guess(seat, random) for _ in range(40)]
    if likelier:
        worlds = [likely(world, seat, random) for world in worlds]
    return sum(losers(world, 1) for world in worlds) / 40


def test_the_only_taker_is_guessed_high() -> None:
    state = at(*FOUR_TAKEN).state
    usual, likelier = (mean_losers(state, 0, likelier=value) for value in (False, True))
    assert likelier < usual - 0.5


def test_a_likelier_world_looks_the_same() -> None:
    state = at(*FOUR_TAKEN).state
    world = likely(state.guess(0, Random(0)), 0, Random(1))
    assert GAME.look(world, 0) == GAME.look(state, 0)
