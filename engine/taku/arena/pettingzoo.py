"""Taku's games as PettingZoo environments (AEC API), and PettingZoo policies as entrants.

`Table` is one deal, or with `whole` a match, as an `AECEnv` with `agent_iter`, `last` and `step`
(Terry et al., "PettingZoo: Gym for Multi-Agent Reinforcement Learning", NeurIPS 2021).
`agent_of` turns a trained policy into an agent, in a file for the arena:

    from taku.arena.pettingzoo import agent_of
    agent = agent_of("hearts", policy)      # policy(observation) -> the number of an action
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, TypeAlias, get_args

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from taku.arena.trial import plays_rounds
from taku.game import CHANCE
from taku.match import Match
from taku.roles import ZoneRole
from taku.wire.records import plain

Array: TypeAlias = NDArray[Any]
Observation: TypeAlias = Mapping[str, Array]
ACTIONS = 4096  # size of the action space: random play met 2,411 legal moves at most, in Haggis
ROLES: tuple[str, ...] = get_args(ZoneRole)
HIDDEN = "?"


class Features:
    """The numeric observations of a game with the house rules of `match`.

    `observation` is int16. It has the shape roles × owners × names, flattened: the count of each
    name in each role of `taku.roles.ZoneRole`. Owners are the table, the seat itself, the next
    seat, and so on. The points of the seats follow in this order. `action_mask` is 1 for each legal
    action: action n is the n-th legal move.
    """

    def __init__(self, match: Match, actions: int = ACTIONS) -> None:
        self.actions = actions
        self.seats = len(match.seats)
        self.names = {name: place for place, name in enumerate([*_items(match), HIDDEN])}
        self.size = len(ROLES) * (1 + self.seats) * len(self.names) + self.seats

    def observed(self, view: Mapping[str, Any], legal: int) -> Observation:
        """Return the observation of a view; ValueError if there are more legal moves than actions.

        `legal` is the number of legal moves.
        """
        if legal > self.actions:
            raise ValueError(f"{legal} legal moves: more than the {self.actions} actions")
        own = view["seat"]
        table: Array = np.zeros((len(ROLES), 1 + self.seats, len(self.names)), np.int16)
        for zone in view["zones"]:
            owner = 0 if zone["seat"] is None else 1 + (zone["seat"] - own) % self.seats
            for item in zone["items"]:
                table[ROLES.index(zone["role"]), owner, self.names[item]] += 1
        points = np.roll(np.array(view["points"], np.int16), -own)
        mask: Array = np.zeros(self.actions, np.int8)
        mask[:legal] = 1
        return {"observation": np.concatenate([table.ravel(), points]), "action_mask": mask}


def _items(match: Match) -> list[str]:
    """Return all cards or faces of dice that chance can draw before the first decision."""
    state, found = match.game.start(match.options, len(match.seats)), dict[str, None]()
    while state.to_act == CHANCE:
        outcomes = match.game.outcomes(state)
        if outcomes.of != "seats":
            found |= dict.fromkeys(outcomes.items)
            found |= dict.fromkeys(item for place in outcomes.places for item in place.items)
        state.play(state.draw(Random(0)))
    return list(found)


def agent_of(
    game: str,
    policy: Callable[[Observation], int],
    options: Mapping[str, Any] | None = None,
    *,
    seats: int | None = None,
    actions: int = ACTIONS,
) -> Callable[[Mapping[str, Any], Sequence[str], Random], str]:
    """Wrap a policy as an agent for the arena; game, options and seats must be the arena's."""
    features = Features(Match(game, options, seats=seats), actions)

    def agent(view: Mapping[str, Any], moves: Sequence[str], random: Random) -> str:
        return moves[policy(features.observed(view, len(moves)))]

    return agent


class Table(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """An environment with an agent at each seat.

    `infos` has the legal moves in notation and the view. Rewards are points when they are scored,
    negated in games in which the lowest points win.
    """

    metadata = {"name": "taku_v0", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012
    render_mode = None

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        *,
        seats: int | None = None,
        whole: bool = False,
        actions: int = ACTIONS,
    ) -> None:
        super().__init__()
        self.name, self.options = game, options
        self.match = Match(game, options, seats=seats)
        self.features = Features(self.match, actions)
        self.rounds = not whole and plays_rounds(self.match.game, self.match)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.features.seats)]
        self.agents = self.possible_agents[:]
        size = self.features.size
        most = np.iinfo(np.int16).max
        self.seen = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-most, most, (size,), np.int16),
                "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self.seen

    @cache  # noqa: B019 - PettingZoo wants one object for each agent at every call
    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return gymnasium.spaces.Discrete(self.features.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new deal, by the seed or at random."""
        sown = Random().getrandbits(60) if seed is None else seed
        self.match = Match(self.name, self.options, seats=self.features.seats, seed=sown)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._show()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        legal = len(self.match.moves()) if self.match.to_act == seat and not self._ended else 0
        return self.features.observed(plain(self.match.view(seat)), legal)

    def step(self, action: int) -> None:
        """Play the legal move of this number for the selected agent."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0
        before = self.match.points
        self.match.play(self.match.moves()[action])
        sign = -1 if self.match.game.low_wins else 1
        for agent, then, now in zip(self.possible_agents, before, self.match.points, strict=True):
            self.rewards[agent] = sign * (now - then)
        if self._ended:
            self.terminations = dict.fromkeys(self.agents, True)
        self._show()
        self._accumulate_rewards()

    @property
    def _ended(self) -> bool:
        match = self.match
        return match.over or (self.rounds and len(match.view(0).scores) > 0)

    def _show(self) -> None:
        """Select the next agent and fill its `infos`."""
        if not self._ended:
            self.agent_selection = self.possible_agents[self.match.to_act]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if not self._ended:
            seat = self.match.to_act
            told = {"moves": self.match.moves(), "view": plain(self.match.view(seat))}
            self.infos[self.agent_selection] = told

    def render(self) -> None:
        """Do nothing: `infos` has the view."""

    def close(self) -> None: ...
