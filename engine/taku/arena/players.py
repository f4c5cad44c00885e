"""How a move is chosen: by a bot, or by a function that knows views and notation."""

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from taku.game import Bot, Game, Move, Seen, State
from taku.match import cut
from taku.records import plain


@dataclass(frozen=True)
class Situation:
    """A seat that is to act, and how that came about."""

    game: Game[Any]
    state: State
    moves: Sequence[Move]
    """All that are legal."""
    opening: State
    """As the deal began."""
    before: Sequence[Move]
    """What has been decided since, chance included."""


Choose: TypeAlias = Callable[[Situation, Random], Move]
"""The move of the seat to act, among those that are legal; Fault if there is none."""


class Fault(Exception):
    """A player has broken a rule or crashed, which loses the deal; the text says how."""


def by_bot(bot: Bot, file: str = "") -> Choose:
    def choose(situation: Situation, random: Random) -> Move:
        state, moves = situation.state, situation.moves
        seat = state.to_act
        seen = Seen(seat, moves, lambda random: state.guess(seat, random))
        with _Watched(file):
            move = bot.weigh(seen, random)[0].move
        if move not in moves:
            raise Fault(f"illegal: {cut(str(move))}")
        return move

    return choose


def by_agent(agent: Callable[[Any, list[str], Random], str], file: str) -> Choose:
    def choose(situation: Situation, random: Random) -> Move:
        game, state, moves = situation.game, situation.state, situation.moves
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
            raise Fault(f"crash: {told(error, self.file)}") from None


def told(error: Exception, file: str) -> str:
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
