"""Taku's games as PettingZoo environments (AEC API), and PettingZoo policies as entrants.

`Table` is one deal, or with `whole` a match, as an `AECEnv` with `agent_iter`, `last` and `step`
(Terry et al., "PettingZoo: Gym for Multi-Agent Reinforcement Learning", NeurIPS 2021).
`taku.arena.encoding.Encoding` documents observations and actions. `bot_of` turns a trained policy
into a bot, in a file for the arena:

    from taku.arena.pettingzoo import bot_of
    bot = bot_of("hearts", policy)    # policy(observation, infos) -> an action
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import gymnasium
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from taku.arena.decisions import Decision, metadata, observations
from taku.arena.encoding import Encoding, Observation
from taku.arena.trial import plays_rounds
from taku.game import Seen, Weighed
from taku.match import Match
from taku.options import changed


class _PolicyBot:
    """A policy as a bot; what it may see is the same in every world that its seat can guess."""

    def __init__(self, encoding: Encoding, policy: "Policy") -> None:
        self.encoding, self.policy = encoding, policy

    def weigh(self, seen: Seen, random: Random) -> list[Weighed]:
        world = seen.world(random)
        if not isinstance(world, self.encoding.kind):
            raise ValueError(f"this policy plays {self.encoding.game.name} only")
        now = Decision(self.encoding, world)
        action = self.policy(now.observation, now.infos)
        return [Weighed(now.moves[now.actions.index(action)])]


Policy = Callable[[Observation, Mapping[str, Any]], int]
"""A function of an observation and its `infos` that returns an action."""


def bot_of(
    game: str,
    policy: Policy,
    options: Mapping[str, Any] | None = None,
    *,
    preset: str | None = None,
    seats: int | None = None,
) -> _PolicyBot:
    """Wrap a policy as a bot for the arena; game, options and seats must be the arena's."""
    match = Match(game, options, preset=preset, seats=seats)
    return _PolicyBot(Encoding(match), policy)


class Table(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """An environment with an agent at each seat.

    The `infos` of the selected agent have its legal `moves` in notation, their `actions`, and its
    `view`; `encoding.features(moves)` tells combinations apart. Rewards are points when they are
    scored, negated in games in which the lowest points win.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        *,
        preset: str | None = None,
        seats: int | None = None,
        whole: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = metadata(game, render_mode) | {"is_parallelizable": False}
        self.render_mode = render_mode
        self.match = Match(game, options, preset=preset, seats=seats)
        self.options = changed(self.match.options)
        self.encoding = Encoding(self.match)
        self.rounds = not whole and plays_rounds(self.match.game, self.match)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.encoding.seats)]
        self.agents = self.possible_agents[:]
        self.agent_selection = self.possible_agents[0]
        self.now: Decision | None = None
        self.has_begun = False
        self._seeds = Random()
        self._action_spaces = {  # an object for each agent, since each has a generator
            agent: gymnasium.spaces.Discrete(self.encoding.actions) for agent in self.agents
        }
        self.seen = observations(self.encoding)

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """Return the space of `observation` and `action_mask`, the same for every agent."""
        return self.seen

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """Return the space of actions of an agent, one object for every call."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Start a new deal. A seed also decides all deals after it until the next seed.

        `options["house_rules"]` changes house rules for this deal. ValueError if that changes what
        observations or actions mean, for which another table is needed.
        """
        if seed is not None:
            self._seeds = Random(int(seed))
        sown = self._seeds.getrandbits(60) if seed is None else int(seed)
        seats, changes = self.encoding.seats, (options or {}).get("house_rules", {})
        match = Match(self.match.game, {**self.options, **changes}, seats=seats, seed=sown)
        if changes:
            other = Encoding(match)
            if other.numbers() != self.encoding.numbers():
                raise ValueError("options: they change observations or actions; make another table")
        self.match, self.ended, self.has_begun = match, False, True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._show()

    def observe(self, agent: str) -> Observation:
        """Return what an agent may see now; its mask is empty unless it is selected."""
        self._expect_begun("observe")
        if self.now and agent == self.agent_selection:
            return self.now.observation
        view = self.match.view(self.possible_agents.index(agent))
        return self.encoding.observed(view, self.match.state, ())

    def step(self, action: int) -> None:
        """Play an action of the selected agent; ValueError if it is not legal."""
        self._expect_begun("step")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert self.now  # no agent but a terminated one acts after the end
        move = self.now.move(action, self.match, self.encoding)
        self._cumulative_rewards[self.agent_selection] = 0
        before = self.match.points
        events = self.match.apply(move)
        sign = -1 if self.match.game.low_wins else 1
        for agent, then, now in zip(self.possible_agents, before, self.match.points, strict=True):
            self.rewards[agent] = sign * (now - then)
        scored = self.rounds and any(event.role == "round" for event in events)
        self.ended = self.match.over or scored
        if self.ended:
            self.terminations = dict.fromkeys(self.agents, True)
        self._show()
        self._accumulate_rewards()

    def _expect_begun(self, call: str) -> None:
        if not self.has_begun:
            raise ResetNeeded(f"call reset() before {call}()")

    def _show(self) -> None:
        """Select the next agent and fill its `infos`."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.now = None if self.ended else Decision(self.encoding, self.match.state)
        if self.now:
            self.agent_selection = self.possible_agents[self.match.to_act]
            self.infos[self.agent_selection] = self.now.infos

    def render(self) -> str | None:
        """Return the table as the selected agent sees it, as text, if `render_mode` is "ansi"."""
        if self.render_mode is None:
            gymnasium.logger.warn('render() does nothing without render_mode="ansi"')
            return None
        self._expect_begun("render")
        return self.match.text(self.possible_agents.index(self.agent_selection))

    def close(self) -> None:
        """Do nothing: a table holds no window and no file."""
