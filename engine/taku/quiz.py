"""What a game provides for practice: kinds of questions, and positions that raise them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from taku.game import Event, Move, State
from taku.view import Refusal, Sentence

S = TypeVar("S", bound=State)


@dataclass(frozen=True, kw_only=True)
class Question:
    """A question about a position, with the rule that answers it and the reason."""

    ask: Sentence
    rule: str
    """The id of a rule in the rulebook."""
    task: Mapping[str, Any]
    """The parts of a lesson's step that ask the question."""
    why: tuple[Sentence, ...]
    """The reason, shown after any answer."""
    hides: tuple[str, ...] = ()
    """The parts of the view that would give the answer away: badges by id, zones by role,
    `running`, `ask`."""


Maker: TypeAlias = Callable[[S, Random], Question | None]
"""Returns a question about a position, from the seat to act; None if it makes no sense there."""

NextMove: TypeAlias = Callable[[S, Random], Move]
"""Returns the next move on the way to a position."""


@dataclass(frozen=True, kw_only=True)
class Kind(Generic[S]):
    """A kind of question."""

    make: Maker[S]
    needs: Callable[[S], bool] = lambda start: True
    """True if the house rules and the number of players allow the question."""
    deal: NextMove[S] | None = None
    """Draws chance on the way to a position; None for the deal of the quiz."""
    move: NextMove[S] | None = None
    """Chooses the moves on the way to a position; None for the move of the quiz."""


@dataclass(frozen=True, kw_only=True)
class Quiz(Generic[S]):
    """The kinds of questions of a game, by name, and how positions come about."""

    kinds: Mapping[str, Kind[S]]
    deal: NextMove[S]
    """Draws chance: small hands, in which much can happen."""
    move: NextMove[S]
    """Chooses a player's move on the way to a position."""
    length: int
    """Moves after which a random match is given up and another begins."""
    seats: int | None = None
    """The number of players; None if the learner chooses."""


def refused(refusal: Refusal) -> Sentence:
    """Return the sentence of a refusal."""
    return Sentence(f"refusal-{refusal.rule}", args=refusal.args)


def happened(event: Event) -> Sentence:
    """Return the sentence of an event."""
    return Sentence(f"event-{event.kind}", event.seat, event.args)


def foretold(state: S, *moves: Move) -> tuple[S, list[Event]]:
    """Return the position after these moves, and the events that every player sees."""
    world = state.clone()
    story: list[Event] = []
    world.story = story
    for move in moves:
        world.play(move)
    return world, story
