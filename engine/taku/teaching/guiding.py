"""What a game brings to a guided first game: when each rule matters, and what a poor move cost.

`GUIDE` in the module `guide` of a game's folder. Everything here looks and never decides.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from taku.game import Args, Event, Seat, State
from taku.roles import EventRole
from taku.view import Spot

S = TypeVar("S", bound=State)

TABLE = Spot()


@dataclass(frozen=True)
class Due:
    """That it is time to say something: what its words need, and what it is about."""

    at: Spot = TABLE
    args: Args = field(default_factory=dict)
    seat: Seat | None = None
    """Who does it, or whom it is about: `player` in its words."""


@dataclass(frozen=True)
class Moment(Generic[S]):
    """What has just happened before the eyes of somebody who learns."""

    before: S | None
    """The position that was shown last; None where there was none, and there are no events."""
    after: S
    events: Sequence[Event]
    seat: Seat
    """The learner."""
    ended: bool = False
    """Whether the round is over, and with it the guided game."""

    @property
    def decides(self) -> bool:
        """Whether the learner is to act."""
        return self.after.to_act == self.seat

    def event(self, *kinds: str) -> Event | None:
        """The latest event of one of these kinds."""
        return next((event for event in reversed(self.events) if event.kind in kinds), None)

    def of_role(self, *roles: EventRole) -> Event | None:
        """The latest event with one of these roles."""
        return next((event for event in reversed(self.events) if event.role in roles), None)


@dataclass(frozen=True)
class Cue(Generic[S]):
    """A rule that is told once, when it first matters.

    Its words are `guide-<id>-title`, `guide-<id>` and, in the list of what has been learnt,
    `guide-<id>-learnt`, which needs no arguments.
    """

    id: str
    rule: str
    """Of the rules sheet, where all of it stands."""
    when: Callable[[Moment[S]], Due | None]


@dataclass(frozen=True)
class Cost:
    """What everybody has seen a move cost: its words are `guide-cost-<kind>` and `-title`."""

    kind: str
    points: int
    """That are lost, in the points of the game; in a race for cards how many were thrown away."""
    due: Due = field(default_factory=Due)


@dataclass(frozen=True, kw_only=True)
class Guidance(Generic[S]):
    """The guide of a game."""

    cues: Sequence[Cue[S]]
    """The most urgent first: where two are due at once, the other waits."""
    cost: Callable[[Moment[S]], Cost | None]
    """What a decision has cost by the end of its trick, pile or turn; `before` is where it was
    made. None where nothing is to be seen of it."""
    least: float
    """By how much another move must be better, in the eyes of the strongest bot."""


def never(now: Moment[Any]) -> Due | None:
    """Of what the page tells by itself: the aim, which lies on the empty table."""
    return None
