"""A decision as learning programs get it: legal moves, their actions, and what the seat may see."""

from typing import Any

import gymnasium
import numpy as np

from taku.arena.encoding import Encoding
from taku.game import Move, State
from taku.match import Match

RENDER_MODES = (None, "ansi")
# Version of actions and observations; a policy plays in the version that it was trained in.
VERSION = 5


class Decision:
    """The seat to act, with its moves, actions, view and observation, each computed once."""

    def __init__(self, encoding: Encoding, state: State) -> None:
        self.moves = state.moves()
        self.texts = [encoding.game.write(state, move) for move in self.moves]
        self.actions = encoding.numbered(self.texts)
        self.view = encoding.game.look(state, state.to_act)
        self.observation = encoding.observed(self.view, state, self.actions)
        self.infos = {"moves": self.texts, "actions": self.actions, "view": self.view}

    def move(self, action: Any, match: Match, encoding: Encoding) -> Move:
        """Return the move of an action; ValueError says why it is not legal."""
        if action in self.actions:
            return self.moves[self.actions.index(action)]
        what = f"action {action!r} of seat {match.to_act}"
        if isinstance(action, int | np.integer) and 0 <= action < len(encoding.moves):
            move = encoding.moves[action]
            refusal = match.why_not(move)
            if refusal:
                raise ValueError(f"{what}, {move}: {match.say(refusal)}")
        raise ValueError(f"{what} is not legal: action_mask tells which are")


def observations(encoding: Encoding) -> gymnasium.spaces.Dict:
    """Return the space of `observation` and `action_mask`."""
    most = np.iinfo(np.int16).max
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(-most, most, (len(encoding.names),), np.int16),
            "action_mask": gymnasium.spaces.Box(0, 1, (encoding.actions,), np.int8),
        }
    )


def metadata(game: str, render_mode: str | None) -> dict[str, Any]:
    """Return the metadata of an environment; ValueError for a render mode that it has not."""
    if render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode: one of {RENDER_MODES}, not {render_mode!r}")
    modes = [mode for mode in RENDER_MODES if mode]
    return {"name": f"taku_{game}_v{VERSION}", "render_modes": modes}
