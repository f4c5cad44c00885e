"""Environments for one learner: what Gymnasium asks of them, and what is played there."""

from random import Random
from typing import Any

import numpy as np
import pytest

from taku import games

pytest.importorskip("gymnasium")

from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv

from taku.arena.gymnasium import SeatEnv
from taku.arena.pettingzoo import Table


def played(environment: SeatEnv, seed: int, random: Random) -> float:
    """Play an episode at random; return the sum of the rewards."""
    seen, infos = environment.reset(seed=seed)
    total, ended = 0.0, False
    while not ended:
        assert environment.observation_space.contains(seen)
        legal = environment.action_masks().nonzero()[0]
        assert [*legal] == sorted(infos["actions"])
        assert environment.match.to_act == environment.seat
        seen, reward, ended, truncated, infos = environment.step(random.choice(legal))
        total += reward
        assert not truncated
    assert not seen["action_mask"].any()
    return total


@pytest.mark.filterwarnings("ignore:.*:UserWarning")  # masks: the checker plays illegal actions
@pytest.mark.parametrize("game", games)
def test_a_seat_passes_gymnasiums_environment_check(game: str) -> None:
    class Forgiving(SeatEnv):
        """Plays the first legal action instead of an illegal one: their checker knows no mask."""

        def step(self, action: int) -> Any:
            assert self.now
            return super().step(action if action in self.now.actions else self.now.actions[0])

    check_env(Forgiving(game, others="easy"), skip_render_check=True)


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("whole", [False, True], ids=["a round", "a match"])
def test_rewards_are_the_points_of_the_seat(game: str, whole: bool) -> None:
    seat = games[game].seats[0] - 1
    environment, random = SeatEnv(game, seat=seat, others="easy", whole=whole), Random(game)
    for seed in range(1 if whole else 4):
        total = played(environment, seed, random)
        points = environment.match.points[seat]
        assert total == (-points if games[game].low_wins else points)
        assert environment.match.over or environment.match.state.round == 2


def test_the_learner_sees_what_a_tables_agent_sees() -> None:
    single, table = (
        SeatEnv("hearts", {"passing": False}, seat=2),
        Table("hearts", {"passing": False}),
    )
    seen, _ = single.reset(seed=1)
    table.match = single.match
    table.has_begun, table.now = True, None
    observed = table.observe("seat_2")
    assert (observed["observation"] == seen["observation"]).all()
    assert single.action_space.n == table.action_space("seat_2").n


def test_a_seed_decides_all_deals_after_it() -> None:
    environment = SeatEnv("president", others="easy")
    deals = [
        [environment.reset(seed=seed) and environment.match.log[0] for seed in (5, None, None)]
        for _ in range(2)
    ]
    assert deals[0] == deals[1]
    assert len({*deals[0]}) == 3


def test_gymnasium_plays_several_at_a_time() -> None:
    several = SyncVectorEnv([lambda: SeatEnv("hearts", {"passing": False}, others="easy")] * 3)
    seen, _ = several.reset(seed=1)
    ended = np.zeros(3, int)
    for _ in range(30):
        seen, _, over, _, _ = several.step(seen["action_mask"].argmax(axis=1))
        ended += over
    assert ended.min() >= 1
    assert seen["observation"].shape == (3, *several.single_observation_space["observation"].shape)


def test_wrong_calls_of_a_seat_are_named() -> None:
    environment = SeatEnv("hearts", {"passing": False})
    for call in (lambda: environment.step(0), environment.action_masks):
        with pytest.raises(ResetNeeded, match=r"call reset\(\) before"):
            call()
    environment.reset(seed=1)
    with pytest.raises(ValueError, match="seat 0 is not legal: action_mask tells which are"):
        environment.step(-1)
    with pytest.raises(ValueError, match="seat: 0 to 3, not 4"):
        SeatEnv("hearts", seat=4)
    with pytest.raises(ValueError, match="no level 'godlike': one of easy"):
        SeatEnv("hearts", others="godlike")
    with pytest.raises(ValueError, match=r"render_mode: one of"):
        SeatEnv("hearts", render_mode="human")
    pictured = SeatEnv("hearts", render_mode="ansi")
    pictured.reset(seed=1)
    assert "Player 1" in str(pictured.render())
