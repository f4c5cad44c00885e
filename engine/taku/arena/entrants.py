"""Who takes part, and how each is asked for a move."""

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, TypeAlias

from taku.game import Bot, Game, Move, Seen, State
from taku.games import GAMES
from taku.match import cut
from taku.records import plain

Choose: TypeAlias = Callable[[Game[Any], State, Sequence[Move], Random], Move]
"""The move of the seat to act, among those that are legal; Fault if there is none."""


class Fault(Exception):
    """A player has broken a rule or crashed, which loses the deal; the text says how."""


@dataclass(frozen=True)
class Entrant:
    """A level of the game, or what Python code defines.

    The code has either `bot`, an object with `weigh(seen, random)` as in `taku.game.Bot`, or a
    function `agent(view, moves, random)`. That gets what its seat may see (`taku.view.View`, as
    plain data) and the legal moves in notation, and returns one of them. Neither may remember
    anything from one call to the next: deals are played in any order, by several processes.
    """

    name: str
    code: str | None = None
    """None: a level."""


@lru_cache(maxsize=64)
def player(entrant: Entrant, game: str) -> Choose:
    """How this entrant chooses; ValueError if its code cannot be used at all."""
    if entrant.code is None:
        levels = GAMES[game].bots
        if entrant.name not in levels:
            raise ValueError(f"{entrant.name}: neither a file nor one of {', '.join(levels)}")
        return by_bot(levels[entrant.name])
    defined = _defined(entrant.name, entrant.code)
    found = [name for name in ("bot", "agent") if name in defined]
    if len(found) != 1:
        how = "both bot and" if found else "neither bot nor"
        raise ValueError(f"{entrant.name}: defines {how} agent")
    if found == ["agent"]:
        return by_agent(defined["agent"], entrant.name)
    if not hasattr(defined["bot"], "weigh"):
        raise ValueError(f"{entrant.name}: bot has no weigh(seen, random)")
    return by_bot(defined["bot"], entrant.name)


def _defined(name: str, code: str) -> dict[str, Any]:
    space: dict[str, Any] = {"__name__": "entrant"}
    try:
        exec(compile(code, name, "exec"), space)
    except Exception as error:
        raise ValueError(f"{name}: {_told(error, name)}") from None
    return space


def by_bot(bot: Bot, file: str = "") -> Choose:
    def choose(game: Game[Any], state: State, moves: Sequence[Move], random: Random) -> Move:
        seat = state.to_act
        seen = Seen(seat, moves, lambda random: state.guess(seat, random))
        with _Watched(file):
            move = bot.weigh(seen, random)[0].move
        if move not in moves:
            raise Fault(f"illegal: {cut(str(move))}")
        return move

    return choose


def by_agent(agent: Callable[[Any, list[str], Random], str], file: str) -> Choose:
    def choose(game: Game[Any], state: State, moves: Sequence[Move], random: Random) -> Move:
        written = [game.write(state, move) for move in moves]
        view = plain(game.look(state, state.to_act))
        with _Watched(file):
            answer = agent(view, written[:], random)
        if answer not in written:
            raise Fault(f"illegal: {cut(str(answer))}")
        return moves[written.index(answer)]

    return choose


class _Watched:
    """Whatever goes wrong inside is a fault of the player."""

    def __init__(self, file: str) -> None:
        self.file = file

    def __enter__(self) -> None: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: object
    ) -> None:
        if isinstance(error, Exception):
            raise Fault(f"crash: {_told(error, self.file)}") from None


def _told(error: Exception, file: str) -> str:
    """An error in a line of text, with the line of the file that it comes from."""
    text = " ".join(cut(f"{type(error).__name__}: {error}").split())
    if isinstance(error, SyntaxError):
        return text
    lines = [
        frame.lineno
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename == file
    ]
    return f"{text} (line {lines[-1]})" if lines else text
