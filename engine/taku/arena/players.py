"""Ways to choose a move: by a bot, or by a function of view and notation."""

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from taku.game import Bot, Game, Move, State, seen_with
from taku.match import cut
from taku.records import plain


@dataclass(frozen=True)
class Situation:
    """A decision of the seat to act, with its history."""

    game: Game[Any]
    state: State
    moves: Sequence[Move]
    """All legal moves."""
    opening: State
    """The state at the start of the deal."""
    before: Sequence[Move]
    """All decisions since, chance included."""


Chooser: TypeAlias = Callable[[Situation, str], Move]
"""A function that returns a legal move of the seat to act, for a situation and a seed.

It raises Fault if it fails."""


class Fault(Exception):
    """Raised if a player breaks a rule, crashes or takes too long, which loses the deal.

    The text describes the fault; `line` is its line in the player's file, 0 if unknown.
    """

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(text)
        self.line = line


def by_bot(bot: Bot, file: str = "") -> Chooser:
    """Return how a bot chooses: the first move of its `weigh`."""

    def choose(situation: Situation, seed: str) -> Move:
        state, moves = situation.state, situation.moves
        seat = state.to_act
        seen = seen_with(state, seat, moves)
        with _Watched(file):
            move = bot.weigh(seen, Random(seed))[0].move
            if move not in moves:
                raise Fault(f"illegal: {cut(str(move))}")
        return move

    return choose


def by_agent(agent: Callable[[Any, list[str], Random], str], file: str) -> Chooser:
    """Return how a function of view, legal moves and generator chooses."""

    def choose(situation: Situation, seed: str) -> Move:
        game, state, moves = situation.game, situation.state, situation.moves
        written = [game.write(state, move) for move in moves]
        view = plain(game.look(state, state.to_act))
        with _Watched(file):
            answer = agent(view, written[:], Random(seed))
            if answer not in written:
                raise Fault(f"illegal: {cut(str(answer))}")
        return moves[written.index(answer)]

    return choose


class _Watched:
    """Turns any exception inside, `sys.exit` too, into a Fault.

    Checks of the answer are inside, since they may run the player's code too.
    """

    def __init__(self, file: str) -> None:
        self.file = file

    def __enter__(self) -> None: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: object
    ) -> None:
        if isinstance(error, Exception | SystemExit) and not isinstance(error, Fault):
            raise Fault(
                f"crash: {error_text(error, self.file)}", line_in(error, self.file)
            ) from None


def error_text(error: BaseException, file: str) -> str:
    """Return an error as one line of text, with its line in the file."""
    text = " ".join(cut(f"{type(error).__name__}: {error}").split())
    line = 0 if isinstance(error, SyntaxError) else line_in(error, file)
    return f"{text} (line {line})" if line else text


def line_in(error: BaseException, file: str) -> int:
    """Return the line of the file in which an error arose; 0 if it arose outside the file."""
    if isinstance(error, SyntaxError):
        return error.lineno or 0
    frames = traceback.extract_tb(error.__traceback__)
    return next((f.lineno or 0 for f in reversed(frames) if f.filename == file), 0)
