"""Haggis: what a failed bet costs, by both values of the house rule `failed_bet`."""

from itertools import product
from random import Random
from typing import Any

import pytest

from taku import Match
from taku.bots.rollouts import RolloutBot
from taku.game import CHANCE, OVER, Event, Move
from taku.games.haggis import GAME
from taku.games.haggis.rules import PASS, Haggis, Options
from taku.games.haggis.scoring import lost, paid
from taku.options import form
from taku.view import Note

A, B, C = range(3)
LOST = {"failed_bet": "lost"}
OTHERS = ("3O TO", "4Y TY", "5G TG")  # the hands of all players but A


def settled(
    bets: tuple[int, ...], first: int, options: dict[str, Any], totals: tuple[int, ...] = ()
) -> Match:
    """Return the match in which these bets were made and `first` has just gone out."""
    hands = ["2R 9R" if first == A else "2R 2O 9R", *OTHERS[: len(bets) - 1]]
    if first != A:
        hands[first] = hands[first].split()[0]
    start = [f"dealer {len(bets) - 1}", f"deal {' | '.join(hands)}"]
    match = Match("haggis", options, log=start, seats=len(bets))
    match.state.points = list(totals) or match.state.points
    for bet, move in zip(bets, ("2R", *["pass"] * (len(bets) - 1)), strict=True):
        for entry in (f"bet {bet}", move) if bet else (move,):
            match.play(entry)
    for entry in ("9R",) if first == A else ("2O", *["pass"] * (first - 1), hands[first]):
        match.play(entry)
    return match


def bet_points(match: Match) -> tuple[int, ...]:
    view = match.view(A)
    score = view.scores[-1] if view.scores else match.state.brought()
    return tuple(score.parts["bets"])


CASES: list[tuple[tuple[int, ...], int, tuple[int, ...], tuple[int, ...]]] = [
    ((15, 0), B, (0, 15), (-15, 0)),
    ((15, 30), A, (45, 0), (15, -30)),
    ((15, 15, 0), A, (30, 0, 15), (15, -15, 0)),
    ((15, 15, 0), C, (0, 0, 30), (-15, -15, 0)),
    ((30, 15, 0), B, (0, 45, 30), (-30, 15, 0)),
    ((30, 0, 0), A, (30, 0, 0), (30, 0, 0)),
    ((30, 15, 0, 0), C, (15, 30, 15, 30), (-30, -15, -30, -15)),
]  # the bets, who is out first, and the bet points by `paid` and by `lost`


@pytest.mark.parametrize(("bets", "first", "by_paid", "by_lost"), CASES)
def test_a_failed_bet_is_paid_or_lost(
    bets: tuple[int, ...], first: int, by_paid: tuple[int, ...], by_lost: tuple[int, ...]
) -> None:
    assert bet_points(settled(bets, first, {})) == by_paid
    assert bet_points(settled(bets, first, {"failed_bet": "paid"})) == by_paid
    assert bet_points(settled(bets, first, LOST)) == by_lost


@pytest.mark.parametrize(("options", "by_bets"), [({}, [240, 115]), (LOST, [225, 100])])
def test_a_failed_bet_changes_the_totals(options: dict[str, Any], by_bets: list[int]) -> None:
    match = settled((15, 0), B, options, totals=(240, 100))
    (score,) = match.view(A).scores
    others = map(sum, zip(score.parts["out"], score.parts["captured"], strict=True))
    totals = match.view(A).points
    assert [all_ - other for all_, other in zip(totals, others, strict=True)] == by_bets


def test_a_total_may_fall_below_zero() -> None:
    match = settled((30, 0), B, LOST)
    assert match.view(A).points[A] == -30


def test_the_player_below_zero_leads_the_next_round() -> None:
    match = settled((0, 30), A, LOST)
    assert match.view(A).points[B] < 0
    assert (match.state.round, match.to_act) == (2, B)


def test_a_failed_bet_is_told_with_its_amount() -> None:
    match = settled((15, 30, 0), B, LOST)
    notes = [note for note in match.state.brought().notes if "bet" in note.id]
    assert notes == [
        Note("lost-bet", A, {"bet": 15, "points": -15}),
        Note("made-bet", B, {"player": B, "points": 30}),
    ]
    assert Event("note", "bet-lost", A, {"points": 15}) in match.story
    assert Event("note", "bet-won", B, {"points": 30}) in match.story


def test_a_failed_declarer_of_tatties_scores_nothing() -> None:
    log = ["dealer 2", "deal 2R 3R | 3O | 4Y 5Y", "bid 45", "2R", "3O"]
    for options in ({}, LOST):
        match = Match("haggis", {"tatties": True, **options}, log=log, seats=3)
        assert bet_points(match) == (0, 30, 15)
    (entry,) = (entry for entry in form(Options) if entry.name == "failed_bet")
    assert (entry.default, entry.needs) == ("paid", {"tatties": (False,)})


# Laws over all bets that can be made


def points(payments: list[tuple[int, int, int]], seats: int) -> list[int]:
    """Return the bet points of each seat, those of partners together."""
    own = [sum(amount for to, _, amount in payments if to == seat) for seat in range(seats)]
    return [own[seat] + own[seat - 2] for seat in range(seats)] if seats == 4 else own


EVERY = [
    (bets, first)
    for seats in (2, 3, 4)
    for bets in product((0, 5, 15, 30), repeat=seats)
    for first in range(seats)
]


def test_a_lost_bet_brings_no_other_player_anything() -> None:
    for bets, first in EVERY:
        own = [0] * len(bets)
        for seat, bettor, amount in lost(bets, first):
            assert seat == bettor
            own[seat] += amount
        assert own == [bet if seat == first else -bet for seat, bet in enumerate(bets)]


def test_one_failed_bet_shifts_both_rules_alike() -> None:
    for bets, first in EVERY:
        failed = [bet for seat, bet in enumerate(bets) if bet and seat != first]
        if len(bets) == 3 and len(failed) > 1:
            continue
        both = (points(settle(bets, first), len(bets)) for settle in (paid, lost))
        assert len({by_paid - by_lost for by_paid, by_lost in zip(*both, strict=True)}) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_add_up_with_failed_bets(seats: int) -> None:
    negative = 0
    for seed in range(6):
        random, state = Random(f"{seats} {seed}"), Haggis(Options(**LOST), seats)
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.play(state.draw(random))
                continue
            bets = state.open_bets() if state.phase == "play" else []
            state.play(random.choice(bets if bets and random.random() < 0.5 else state.moves()))
            negative += min(state.points) < 0
        for score in state.scores:
            assert tuple(map(sum, zip(*score.parts.values(), strict=True))) == score.points
        assert state.points == [sum(score.points[seat] for score in state.scores)
                                for seat in range(seats)]  # fmt: skip
        assert max(state.points) >= state.target()
    assert negative


# Bots: the strong bot weighs moves by such rollouts


def leads(options: dict[str, Any], bets: tuple[int, ...], move: Move) -> list[int]:
    """Return the lead of the last player over all others in worlds where that player moves so."""
    hands = ("2R 9R 6O TY", "3O 5Y 7R 8O", "4Y TO 8G 3R 6B")[: len(bets) + 1]
    log = [f"dealer {len(bets)}", f"deal {' | '.join(hands)}"]
    for bet, entry in zip(bets, ("2R", "pass"), strict=False):
        log += [f"bet {bet}", entry] if bet else [entry]
    state, bot = Match("haggis", options, log=log, seats=len(hands)).state, GAME.bots["strong"]
    assert isinstance(bot, RolloutBot)
    found = []
    for number in range(100):
        world = state.guess(state.to_act, Random(number))
        points = bot.roll_out(world, move, Random(number)).points
        found.append(len(points) * points[state.to_act] - sum(points))
    return found


@pytest.mark.parametrize("bets", [(0,), (30,), (0, 0)], ids=str)
def test_a_lone_failed_bet_weighs_alike(bets: tuple[int, ...]) -> None:
    for move in (PASS, -30):
        assert leads({}, bets, move) == leads(LOST, bets, move)


def test_bets_beside_others_weigh_by_the_rule() -> None:
    """`lost` takes 60 from the lead of a player first out; `paid` takes 30 more from another's."""
    both = (leads(options, (30, 30), -30) for options in (LOST, {}))
    assert {by_lost - by_paid for by_lost, by_paid in zip(*both, strict=True)} == {-60, 30}
