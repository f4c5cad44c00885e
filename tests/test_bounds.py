"""The engine's work for positions from strangers has bounds. It is counted here, not timed.

That no deal brings too many moves is a law of every game, with the others.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from haggis_deals import dealt
from requesting import ask
from taku import Match, games
from taku.game import Move
from taku.games.haggis import rules
from taku.match import LONGEST_LOG, LONGEST_SEED, BadEntry, BadPart
from taku.service import Service
from taku.teaching import marking
from taku.teaching.lessons import read_step
from taku.view import Sentence


def listed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many leads have been listed, one list after another, from now on."""
    counts = []

    def counted(hand: int, widest: int) -> Sequence[Move]:
        found = leads(hand, widest)
        counts.append(len(found))
        return found

    leads = rules.leads
    monkeypatch.setattr(rules, "leads", counted)
    return counts


def test_an_impossible_hand_is_refused_without_listing_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counts = listed(monkeypatch)
    save = {"format": 1, "game": "haggis", "options": {}, "seed": "s", "seats": ["human"] * 4}
    for kind in ("open", "load"):
        at = {"at": 2} if kind == "open" else {}
        (refused,) = ask(Service(), {"type": kind, "save": {**save, "log": dealt(44)}, **at})
        assert refused["entry"]["number"] == 2
        assert refused["entry"]["refusal"] == {
            "rule": "deal",
            "args": {"problem": "many", "cards": "", "most": 18},
        }
    assert counts == []
    (refused,) = ask(
        Service(),
        {
            "type": "learn",
            "game": "haggis",
            "step": {"setup": dealt(44), "seats": 4, "accept": ["2R"]},
        },
    )
    assert "many" in refused["refusal"]["args"]["problem"]


def test_the_largest_hand_is_laid_and_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match("haggis", seats=4, log=dealt(18))
    counts = listed(monkeypatch)
    assert match.view(0).ask
    assert counts == []  # drawing a hand must not list all its combinations
    assert match.play("2R 3R 4R 5R 6R 7R 8R 9R TR J0 Q0 K0")


def test_a_story_is_told_without_listing_leads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    round_ = ["2R 3R 4R 5R 6R 7R 8R 9R TR J0 Q0 K0", *["pass"] * 3]
    match = Match("haggis", seats=4, log=[*dealt(18), *round_])
    save = {**match.save(), "seats": ["human"] * 4}
    service = Service()
    ask(service, {"type": "open", "save": save, "at": len(match.log)})
    counts = listed(monkeypatch)
    (told,) = ask(service, {"type": "story", "seat": 0})
    assert len(told["entries"]) == len(match.log)
    assert counts == []


def test_a_log_and_a_seed_have_a_length() -> None:
    save = Match("yahtzee", seats=1).save()
    for part, value in (
        ("log", ["roll 1 1 1 1 1"] * (LONGEST_LOG + 1)),
        ("seed", "s" * (LONGEST_SEED + 1)),
    ):
        with pytest.raises(BadPart) as bad:
            Match.load({**save, part: value})
        assert bad.value.part == part
    # A log of the greatest length is replayed up to its first wrong entry.
    with pytest.raises(BadEntry):
        Match.load({**save, "log": ["roll 1 1 1 1 1"] * LONGEST_LOG})
    for sign in ("s", "席"):
        Match.load({**save, "seed": sign * LONGEST_SEED})


def test_the_longest_possible_match_can_be_kept() -> None:
    """Hearts ends after 200 rounds, of a deal, four passes, a smoosh, 52 cards, and a moon."""
    assert LONGEST_LOG > 200 * (1 + 4 + 1 + 52 + 1)


def test_a_described_move_is_worded_once() -> None:
    told: list[Move] = []

    def tell(state: Any, move: Move) -> Sentence:
        told.append(move)
        return games["hearts"].tell(state, move)

    step = read_step(
        {
            "like": [{"cards": str(n)} for n in range(40)],
            "setup": ["deal 2C 3C | 4C 5C | 6C 7C | 8C 9C", "2C", "4C"],
            "options": {"passing": False},
        }
    )
    match = Match(replace(games["hearts"], tell=tell), {"passing": False}, log=step.setup)
    with pytest.raises(ValueError, match="like"):
        marking.solution(match, step)
    assert sorted(told) == sorted(match.state.moves())
