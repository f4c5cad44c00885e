"""What every seat has seen of a round: the history that learning programs get."""

from random import Random
from typing import Any

import pytest

from hidden import held
from taku import Match, games
from taku.arena.encoding import Encoding
from taku.game import History

DEAL = "deal 2C 3C 6S | 4D QS 5H | 2H 9C TD | KD 7H JC"


def history(match: Match) -> History:
    return match.game.history(match.state)


def numbers(match: Match) -> dict[str, int]:
    """What the observation of the seat to act has of the history, by name."""
    encoding = Encoding(match)
    found = encoding.observed(match.view(match.to_act), match.state, ())["observation"]
    kinds = ("played", "passed", "lacks")
    told = zip(encoding.names, found.tolist(), strict=True)
    return {name: number for name, number in told if number and name.split()[0] in kinds}


def test_hearts_tells_plays_in_order_and_voids() -> None:
    match = Match("hearts", {"passing": False}, log=[DEAL, "2C", "4D", "9C"])
    told = history(match)
    assert told.plays == [(0, ("2C",)), (1, ("4D",)), (2, ("9C",))]
    assert "3C" in told.lacks[1]
    assert "3C" not in told.lacks[2]
    found = numbers(match)
    assert {name: number for name, number in found.items() if name.startswith("played")} == {
        "played 1 2C": 1,  # the seat after the fourth is the first
        "played 2 4D": 2,
        "played 3 9C": 3,
    }
    assert found["lacks 2 AC"] == 1
    assert "lacks 3 AC" not in found


def test_president_tells_passes_and_discards() -> None:
    deal = "deal 3C TC 5C 6D | 4C 5D 9C | KC KD AD"
    log = [deal, "TC", "discard 6D", "pass"]
    match = Match("president", {"ten_discard": "up-to"}, seats=3, log=log)
    told = history(match)
    assert told.plays == [(0, ("TC",)), (0, ("6D",))]
    assert told.passes == [(1, ("TC",))]
    found = numbers(match)
    assert (found["played 1 TC"], found["played 1 6D"], found["passed 2 TC"]) == (1, 2, 1)
    assert "passed 2 6D" not in found


def test_president_tells_the_cards_of_named_ranks() -> None:
    log = ["deal QC 3C 5C | 5D 4C 6D | 5H KD 7D", "QC", "name 5"]
    told = history(Match("president", {"queen_bomber": True}, seats=3, log=log))
    assert told.plays == [(0, ("QC",)), (0, ("5C",)), (1, ("5D",)), (2, ("5H",))]
    assert all("5S" in lacked for lacked in told.lacks)


def test_haggis_tells_what_a_seat_did_not_beat() -> None:
    match = Match("haggis", seed=1, seats=2)
    leader = match.to_act
    lead = match.moves()[3]
    match.play(lead)
    match.play("pass")
    told = history(match)
    assert told.plays == [(leader, tuple(lead.split()))]
    assert told.passes == [(1 - leader, tuple(lead.split()))]


def test_a_new_deal_begins_a_new_history() -> None:
    match = Match("hearts", {"passing": False}, seed=1, seats=["easy"] * 4)
    match.run(until=lambda match: match.state.round == 2)
    assert history(match).plays == []


SETS = [(game.name, preset) for game in games.values() for preset in game.presets]


@pytest.mark.parametrize(("game", "preset"), SETS)
def test_a_history_fits_the_hands(game: str, preset: str) -> None:
    """In every position: what was played or is lacked lies in no such hand, guessed ones too."""
    random = Random(f"{game} {preset}")
    match: Any = Match(game, preset=preset, seed=preset)
    for _ in range(60):
        if match.over:
            break
        told, hands = history(match), held(match)
        played = [item for _, items in told.plays for item in items]
        assert len(set(played)) == len(played)
        assert not set(played) & set().union(*hands)
        for lacked, hand in zip(told.lacks, hands, strict=bool(told.lacks)):
            assert not hand & set(lacked)
        guess = match.state.guess(match.to_act, random)
        assert match.game.history(guess) == told
        match.play(random.choice(match.moves()))
