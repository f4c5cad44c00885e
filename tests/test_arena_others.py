"""The arena and other people's programs: OpenSpiel's bots and PettingZoo's environments."""

from random import Random
from typing import Any

import pytest

from taku import games
from taku.arena import Entrant, Row, Trial, figures, play
from taku.arena.work import check

NO_PASSING = {"passing": False}


# OpenSpiel


@pytest.fixture(scope="module")
def spiel() -> Any:
    return pytest.importorskip(
        "pyspiel", reason="OpenSpiel cannot be imported here", exc_type=ImportError
    )


def against_normal(name: str, deals: range, options: dict[str, Any]) -> list[Row]:
    """What comes of one of theirs and *normal*."""
    trial = Trial("hearts", (Entrant("normal"), Entrant(f"openspiel:{name}")), options)
    rows = [row for deal in deals for row in play(trial, deal)]
    assert not [row.fault for row in rows if row.fault]
    return rows


def test_a_bot_of_theirs_plays_here_whichever_way_is_passed(spiel: Any) -> None:
    """Anything is better than to play at random; every fourth deal passes nothing."""
    _, theirs = figures(against_normal("uniform_random", range(8), {}))
    assert theirs.measures["points"].difference > 5


def test_their_search_plays_here(spiel: Any) -> None:
    """However it draws, it thinks about every decision and loses none by a fault."""
    rows = against_normal("ismcts-10", range(3), NO_PASSING)
    assert all(row.decisions for row in rows if row.entrant == 1)


def test_ours_play_there_as_here(spiel: Any) -> None:
    """In each way of passing they do what is legal there, and lose less than those at random."""
    from taku.arena.open_spiel import PASSING, Ours, game

    points = [0.0] * 4
    for deal in range(16):
        table = game().new_initial_state()
        table.apply_action(deal % len(PASSING))
        ours = deal // len(PASSING)
        bots = [
            Ours("normal", deal)
            if seat == ours
            else spiel.make_uniform_random_bot(seat, deal * 4 + seat)
            for seat in range(4)
        ]
        returns = spiel.evaluate_bots(table, bots, deal)
        points = [own + (26 - got) for own, got in zip(points, rotated(returns, ours), strict=True)]
    assert points[0] < min(points[1:])


def rotated(values: list[float], by: int) -> list[float]:
    return [*values[by:], *values[:by]]


@pytest.mark.parametrize(
    ("game", "name", "problem"),
    [
        ("haggis", "uniform_random", "openspiel:uniform_random: plays hearts only"),
        ("hearts", "deep_blue", "openspiel:deep_blue: none of .*uniform_random.*, ismcts-100"),
        ("hearts", "ismcts-many", "openspiel:ismcts-many: none of"),
    ],
)
def test_a_bot_that_they_have_not_is_refused(
    spiel: Any, game: str, name: str, problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        play(Trial(game, (Entrant(f"openspiel:{name}"),)), 0)


@pytest.mark.parametrize(
    ("name", "options", "fault"),
    [
        ("uniform_random", {"bonus_card": "JD"}, "OpenSpiel does not know bonus_card"),
        ("ismcts-10", {}, "OpenSpiel's search would end the process where cards are passed"),
    ],
)
def test_what_they_cannot_play_loses_the_deal_with_the_reason(
    spiel: Any, name: str, options: dict[str, Any], fault: str
) -> None:
    trial = Trial("hearts", (Entrant(f"openspiel:{name}"), Entrant("easy")), options)
    with pytest.raises(ValueError, match=f"openspiel:{name}: {fault}"):
        check(trial)  # before the first deal
    rows = play(trial, 0)
    assert {row.fault for row in rows if row.entrant == 0} == {fault}


# PettingZoo


@pytest.fixture(scope="module")
def zoo() -> Any:
    pytest.importorskip("pettingzoo")
    from taku.arena import pettingzoo

    return pettingzoo


@pytest.mark.filterwarnings("ignore:Observation")  # it is a Dict, for the mask
@pytest.mark.parametrize("whole", [False, True], ids=["a round", "a match"])
@pytest.mark.parametrize("game", games)
def test_a_table_is_an_environment_as_their_own_test_wants_it(
    zoo: Any, game: str, whole: bool
) -> None:
    from pettingzoo.test import api_test

    api_test(zoo.Table(game, whole=whole), num_cycles=60)


def test_the_same_seed_gives_the_same_deal_there(zoo: Any) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: zoo.Table("president", seats=5), num_cycles=50)


@pytest.mark.parametrize("game", games)
def test_rewards_are_the_points_of_the_deal(zoo: Any, game: str) -> None:
    table, random = zoo.Table(game), Random(game)
    table.reset(seed=3)
    got = dict.fromkeys(table.possible_agents, 0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, info = table.last()
        got[agent] += reward
        if terminated or truncated:
            table.step(None)
            continue
        legal = int(seen["action_mask"].sum())
        assert legal == len(info["moves"])
        assert table.observation_space(agent).contains(seen)
        table.step(random.randrange(legal))
    sign = -1 if games[game].low_wins else 1
    assert [sign * points for points in got.values()] == table.match.points


def test_an_observation_tells_nothing_but_what_the_seat_may_see(zoo: Any) -> None:
    """It is made of the view alone, and looks the same from every seat."""
    table = zoo.Table("hearts")
    table.reset(seed=1)
    for agent in table.possible_agents:
        hand = table.observe(agent)["observation"]
        features = table.features
        size = len(features.names)
        start = (zoo.ROLES.index("hand") * 5 + 1) * size
        own, others = hand[start : start + size], hand[start + size : start + 4 * size]
        assert own.sum() == 13
        assert own[features.names[zoo.HIDDEN]] == 0
        hidden = [others[n * size + features.names[zoo.HIDDEN]] for n in range(3)]
        assert hidden == [13, 13, 13]
        assert others.sum() == 39


def test_a_policy_of_theirs_plays_here(zoo: Any) -> None:
    code = """
from taku.arena.pettingzoo import agent_of
agent = agent_of("hearts", lambda seen: int(seen["action_mask"].nonzero()[0][-1]))
"""
    rows = play(Trial("hearts", (Entrant("last.py", code), Entrant("easy"))), 0)
    assert not [row.fault for row in rows if row.fault]
    assert all(row.decisions for row in rows)


def test_more_moves_than_actions_are_refused_and_not_hidden(zoo: Any) -> None:
    table = zoo.Table("hearts", actions=100)
    table.reset(seed=1)  # and three of 13 cards are passed
    with pytest.raises(ValueError, match="286 legal moves: more than the 100 actions"):
        table.observe("seat_0")
