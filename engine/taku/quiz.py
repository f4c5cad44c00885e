"""What a game provides for practice: kinds of questions, and positions that raise them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from taku.game import Args, Event, Move, State
from taku.view import Refusal

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Wording:
    """A sentence: the id of its message, and the arguments it needs."""

    id: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Question:
    """A question about a position, with the rule that answers it and the reason."""

    ask: Wording
    rule: str
    """The id of a rule in the rulebook."""
    task: Mapping[str, Any]
    """The parts of a lesson's step that ask the question."""
    why: tuple[Wording, ...]
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


def refused(refusal: Refusal) -> Wording:
    """Return the sentence of a refusal."""
    return Wording(f"refusal-{refusal.rule}", refusal.args)


def happened(event: Event) -> Wording:
    """Return the sentence of an event."""
    seat = {} if event.seat is None else {"player": event.seat}
    return Wording(f"event-{event.kind}", {**event.args, **seat})


def foretold(state: S, *moves: Move) -> tuple[S, list[Event]]:
    """Return the position after these moves, and the events that every player sees."""
    world = state.clone()
    story: list[Event] = []
    world.story = story
    for move in moves:
        world.play(move)
    return world, story
