"""Entrants of a trial, and how they choose moves."""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from taku.arena.players import Chooser, by_agent, by_bot, error_text, line_in
from taku.games import GAMES

OPEN_SPIEL = "openspiel:"


class Broken(ValueError):
    """Raised for code that cannot be loaded; `line` is the line of the error, 0 if none."""

    def __init__(self, problem: str, line: int = 0) -> None:
        super().__init__(problem)
        self.line = line


@dataclass(frozen=True)
class Entrant:
    """A level of the game, a temper within it, a bot of OpenSpiel, or a bot in Python code.

    `taku.arena.open_spiel` documents the names of OpenSpiel's bots. Code defines either `bot`, an
    object with `weigh(seen, random)` as in `taku.game.Bot`, or a function
    `agent(view, moves, random)`. An agent gets what its seat may see (`taku.view.View`, as plain
    data) and the legal moves in notation, and returns one of them. Neither may keep state between
    calls: several processes play the deals in any order.
    """

    name: str
    code: str | None = None
    """Python code; None for a level or a bot of OpenSpiel."""

    @property
    def hash(self) -> str:
        """12 hex digits of the SHA-256 of the code; "" without code."""
        return hashlib.sha256(self.code.encode()).hexdigest()[:12] if self.code is not None else ""


@lru_cache(maxsize=64)
def chooser_of(entrant: Entrant, game: str) -> Chooser:
    """Return how this entrant chooses; Broken if its code cannot be loaded."""
    if entrant.name.startswith(OPEN_SPIEL):
        from taku.arena.open_spiel import openspiel_player  # OpenSpiel is optional

        return openspiel_player(entrant.name.removeprefix(OPEN_SPIEL), game)
    if entrant.code is None:
        known = GAMES[game]
        if not known.has_bot(entrant.name):
            levels = ", ".join(known.bots)
            raise ValueError(f"{entrant.name}: neither a file nor one of {levels}")
        return by_bot(known.bot(entrant.name))
    defined = _defined(entrant.name, entrant.code)
    found = [name for name in ("bot", "agent") if name in defined]
    if len(found) != 1:
        how = "both bot and" if found else "neither bot nor"
        raise Broken(f"{entrant.name}: defines {how} agent")
    if found == ["agent"]:
        return by_agent(defined["agent"], entrant.name)
    if not hasattr(defined["bot"], "weigh"):
        raise Broken(f"{entrant.name}: bot has no weigh(seen, random)")
    return by_bot(defined["bot"], entrant.name)


def _defined(name: str, code: str) -> dict[str, Any]:
    space: dict[str, Any] = {"__name__": "entrant"}
    try:
        exec(compile(code, name, "exec"), space)
    except (Exception, SystemExit) as error:
        raise Broken(f"{name}: {error_text(error, name)}", line_in(error, name)) from None
    return space
