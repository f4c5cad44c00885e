"""How a move is chosen: by a bot, or by a function that knows views and notation."""

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from taku.game import Bot, Game, Move, Seen, State
from taku.match import cut
from taku.wire.records import plain


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
    """A player has broken a rule, crashed or taken too long, which loses the deal.

    The text says how, and `line` where in its file; 0 if that is not known.
    """

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(text)
        self.line = line


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
    """Turn any error inside into a fault of the player; the answer it returns is its code, too."""

    def __init__(self, file: str) -> None:
        self.file = file

    def __enter__(self) -> None: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: object
    ) -> None:
        if isinstance(error, Exception) and not isinstance(error, Fault):
            raise Fault(f"crash: {told(error, self.file)}", line_in(error, self.file)) from None


def told(error: Exception, file: str) -> str:
    """An error in a line of text, with the line of the file that it comes from."""
    text = " ".join(cut(f"{type(error).__name__}: {error}").split())
    line = 0 if isinstance(error, SyntaxError) else line_in(error, file)
    return f"{text} (line {line})" if line else text


def line_in(error: BaseException, file: str) -> int:
    """The line of the file that an error comes from; 0 if it does not come from there."""
    if isinstance(error, SyntaxError):
        return error.lineno or 0
    frames = traceback.extract_tb(error.__traceback__)
    return next((f.lineno or 0 for f in reversed(frames) if f.filename == file), 0)
