"""Taku's games as Gymnasium environments for one learner, with bots at the other seats."""

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium.error import ResetNeeded

from taku.arena.decisions import Decision, metadata, observations
from taku.arena.encoding import Array, Encoding, Observation
from taku.arena.trial import plays_rounds
from taku.game import Seat
from taku.match import HUMAN, Match


class SeatEnv(gymnasium.Env[Observation, int]):  # type: ignore[misc]
    """An environment for the agent at one seat, of a deal or with `whole` of a match.

    `others` is the level of the bots at the other seats, with a temper if wanted. Observations,
    actions and `infos` are those of `taku.arena.pettingzoo.Table`; `action_masks` is what
    MaskablePPO of sb3-contrib asks for. The reward is the points of the seat since its last
    decision, negated in games in which the lowest points win.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        *,
        preset: str | None = None,
        seat: Seat = 0,
        seats: int | None = None,
        others: str = "normal",
        whole: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = metadata(game, render_mode)
        self.render_mode, self.seat = render_mode, seat
        number = len(Match(game, options, preset=preset, seats=seats).seats)
        players = [HUMAN if each == seat else others for each in range(number)]
        self.match = Match(game, options, preset=preset, seats=players)
        self.match.view(seat)  # names a seat that is none
        self.encoding = Encoding(self.match)
        self.rounds = not whole and plays_rounds(self.match.game, self.match)
        self.observation_space = observations(self.encoding)
        self.action_space = gymnasium.spaces.Discrete(self.encoding.actions)
        self.now: Decision | None = None

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new deal. A seed also decides all deals after it until the next seed."""
        super().reset(seed=seed)
        self.ended = True
        while self.ended:  # a deal may end before the seat has decided anything
            game, rules, seats = self.match.game, self.match.options, self.match.seats
            sown = int(self.np_random.integers(1 << 60))
            self.match = Match(game, rules, seats=seats, seed=sown)
            self._let_others_play(self.match.state.round)
        return self._shown()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action and let the others play on; ValueError if it is not legal."""
        if self.now is None or self.ended:
            raise ResetNeeded("call reset() before step()")
        before, round_ = self.match.points[self.seat], self.match.state.round
        self.match.apply(self.now.move(action, self.match, self.encoding))
        self._let_others_play(round_)
        gained = self.match.points[self.seat] - before
        reward = float(-gained if self.match.game.low_wins else gained)
        return (shown := self._shown())[0], reward, self.ended, False, shown[1]

    def _let_others_play(self, round_: int) -> None:
        """Let the bots play until the seat is to act or the episode has ended."""

        def ends(match: Match) -> bool:
            return match.over or (self.rounds and match.state.round != round_)

        self.match.run(until=ends)
        self.ended = ends(self.match)

    def _shown(self) -> tuple[Observation, dict[str, Any]]:
        """Return what the seat may see, and its `infos`; after the end without legal actions."""
        if not self.ended:
            self.now = Decision(self.encoding, self.match.state)
            return self.now.observation, self.now.infos
        view = self.match.view(self.seat)
        return self.encoding.observed(view, self.match.state, ()), {"view": view}

    def action_masks(self) -> Array:
        """Return True for each legal action."""
        if self.now is None:
            raise ResetNeeded("call reset() before action_masks()")
        mask: Array = self.now.observation["action_mask"].astype(bool)
        return mask

    def render(self) -> str | None:
        """Return the table as the seat sees it, as text, if `render_mode` is "ansi"."""
        return self.match.text(self.seat) if self.render_mode else None
