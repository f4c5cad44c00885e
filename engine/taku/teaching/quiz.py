"""What a game brings to practice: kinds of questions, and positions that raise them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from taku.game import Args, Event, Move, State
from taku.view import Refusal

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Words:
    """A sentence: the id of its message, and what it needs."""

    id: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Question:
    """What is asked about a position, by what rule it is answered, and why."""

    ask: Words
    rule: str
    """Of the rulebook."""
    task: Mapping[str, Any]
    """The parts of a lesson's step that ask it."""
    why: tuple[Words, ...]
    """The reason, said after any answer."""
    hides: tuple[str, ...] = ()
    """What would give the answer away: badges by id, zones by role, `running`, `ask`."""


Maker: TypeAlias = Callable[[S, Random], Question | None]
"""A question about a position, with whoever is to act; None where it makes no sense."""

Choice: TypeAlias = Callable[[S, Random], Move]


@dataclass(frozen=True, kw_only=True)
class Kind(Generic[S]):
    """A kind of question."""

    make: Maker[S]
    needs: Callable[[S], bool] = lambda start: True
    """Whether it can come up at all, by the house rules and the number of players."""
    deal: Choice[S] | None = None
    """What chance draws on the way to it; None: as for the other kinds."""
    move: Choice[S] | None = None
    """What players do on the way to it; None: as for the other kinds."""


@dataclass(frozen=True, kw_only=True)
class Quiz(Generic[S]):
    """The kinds of questions of a game, by their names, and how positions come about."""

    kinds: Mapping[str, Kind[S]]
    deal: Choice[S]
    """What chance draws: small hands, in which much can happen."""
    move: Choice[S]
    """What a player does on the way to a position."""
    length: int
    """Moves after which a walk is given up and another begun."""
    seats: int | None = None
    """How many sit there; None: as many as the learner likes."""


def refused(refusal: Refusal) -> Words:
    return Words(f"refusal-{refusal.rule}", refusal.args)


def happened(event: Event) -> Words:
    seat = {} if event.seat is None else {"player": event.seat}
    return Words(f"event-{event.kind}", {**event.args, **seat})


def foretold(state: S, *moves: Move) -> tuple[S, list[Event]]:
    """What becomes of a position with these moves, and what everybody sees of it."""
    world = state.clone()
    story: list[Event] = []
    world.story = story
    for move in moves:
        world.play(move)
    return world, story
