"""How the bots of hearts stop a player who tries to shoot the moon."""

from random import Random

import pytest

from taku import Match
from taku.games.hearts import GAME
from taku.games.hearts.defence import ALARM, defending, on_alarm
from taku.games.hearts.policy import policy

FIVE_HEARTS = (
    "deal 5C 6C QC 2D 3D 9D JD 6S 9S QS 3H 9H AH | 3C 7C TC TD QD KD 5S 7S JS KS AS 8H TH"
    " | 2C 8C KC AC 4D 5D 8D AD 8S 2H 4H QH KH | 4C 9C JC 6D 7D 2S 3S 4S TS 5H 6H 7H JH",
    "2C JC QC TC 2D KD AD 7D 8S 4S 6S AS 3C AC 9C 6C 4D 6D 3D QD"
    " 7C KC 4C 5C 5D JH 9D TD 8H 4H 7H 3H TH",
)
QUEEN = "2C AC 3C 4C QS 5S 8S 4S"  # seat 1 takes the first trick, then her


def at(deal: str, plays: str, **options: object) -> Match:
    return Match("hearts", {"passing": False, **options}, log=[deal, *plays.split()], draws=False)


def stops(match: Match) -> str:
    return GAME.write(match.state, defending(match.state, Random(0)))


def usual(match: Match) -> str:
    return GAME.write(match.state, policy(match.state, Random(0)))


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_a_heart_is_taken_from_one_who_has_all_of_them(level: str) -> None:
    match = at(*FIVE_HEARTS)
    for seed in range(2):
        found = GAME.bots[level].weigh(match.seen(match.to_act), Random(seed))[0].move
        assert GAME.write(match.state, found) == "KH"


def test_penalty_cards_are_taken_from_a_player_who_has_all_so_far() -> None:
    deal = "deal 2C 4S 6H 4D | AC QS TH 3D | 3C 5S JH 2H | 4C 8S 7H 6D"
    match = at(deal, f"{QUEEN} TH")
    assert [usual(match), stops(match)] == ["2H", "JH"]


def test_a_high_heart_that_could_take_a_trick_is_not_thrown_away() -> None:
    deal = "deal 2C 4S 5D 4H 6H | AC QS AD KD QH | 3C 5S KH 3H 9C | 4C 8S 6D 2H TH"
    match = at(deal, f"{QUEEN} AD")
    assert [usual(match), stops(match)] == ["KH", "9C"]


def test_another_player_gets_a_low_heart_and_the_high_one_stays() -> None:
    deal = "deal 2C 4S 3D 7H | AC QS KD 5H | 3C 5S AD 6H | 4C 8S KH 2H"
    match = at(deal, f"{QUEEN} KD AD")
    assert [usual(match), stops(match)] == ["KH", "2H"]


def test_a_heart_that_cannot_be_beaten_is_led() -> None:
    deal = "deal 2C 4S 3D 7H TD | AC QS KD 5H 9D | 3C 5S AD AH 2D | 4C 8S 6D KH 3H"
    match = at(deal, f"{QUEEN} KD AD 6D 3D")
    assert [usual(match), stops(match)] == ["2D", "AH"]


def test_where_nothing_is_to_be_stopped_all_play_as_ever() -> None:
    deal = "deal 2C 4S 6H 4D | AC QS TH 3D | 3C 5S JH 2H | 4C 8S 7H 6D"
    for match in (at(deal, "2C AC"), at(deal, QUEEN), at(deal, f"{QUEEN} TH", partnership="fixed")):
        assert stops(match) == usual(match)


def test_rollouts_count_on_it_only_once_another_has_taken_much() -> None:
    deal, plays = FIVE_HEARTS
    cards = plays.split()
    assert ALARM == 5
    assert on_alarm(at(deal, plays).state) is defending
    assert on_alarm(at(deal, " ".join(cards[:-1])).state) is None  # the shooter's own turn
    assert on_alarm(at(deal, " ".join(cards[:-5])).state) is None
