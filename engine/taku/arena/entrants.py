"""Who takes part."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from taku.arena.players import Choose, by_agent, by_bot, line_in, told
from taku.games import GAMES

OPEN_SPIEL = "openspiel:"


class Broken(ValueError):
    """Code that cannot be used at all; `line` is where, 0 if that is nowhere."""

    def __init__(self, problem: str, line: int = 0) -> None:
        super().__init__(problem)
        self.line = line


@dataclass(frozen=True)
class Entrant:
    """A level of the game or a temper within it, a bot of OpenSpiel's, or what Python code defines.

    OpenSpiel's are named as `taku.arena.open_spiel` tells. The code has either `bot`, an object
    with `weigh(seen, random)` as in `taku.game.Bot`, or a function `agent(view, moves, random)`.
    That gets what its seat may see (`taku.view.View`, as plain data) and the legal moves in
    notation, and returns one of them. Neither may remember anything from one call to the next:
    deals are played in any order, by several processes.
    """

    name: str
    code: str | None = None
    """None: a level, or one of OpenSpiel's."""


@lru_cache(maxsize=64)
def player(entrant: Entrant, game: str) -> Choose:
    """How this entrant chooses; Broken if its code cannot be used at all."""
    if entrant.name.startswith(OPEN_SPIEL):
        from taku.arena.open_spiel import theirs  # it may not be installed

        return theirs(entrant.name.removeprefix(OPEN_SPIEL), game)
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
    except Exception as error:
        raise Broken(f"{name}: {told(error, name)}", line_in(error, name)) from None
    return space
