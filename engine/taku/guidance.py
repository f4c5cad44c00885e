"""What a game provides for guided games: when each rule matters, and what a poor move cost.

A game exports it as `GUIDE` in its module `guide`. The functions only look at states; they never
decide or change anything.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from taku.game import Args, Event, Seat, State
from taku.roles import EventRole
from taku.view import Spot

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Due:
    """A tip that is due now: the spot it points at, and the arguments of its words.

    `cards` among the arguments are items that the learner can see; `on_table.is_seen` checks it.
    """

    at: Spot
    args: Args = field(default_factory=dict)
    seat: Seat | None = None
    """The player it is about: `player` in its words."""


@dataclass(frozen=True)
class GuideMoment(Generic[S]):
    """What has just happened at the learner's table."""

    before: S | None
    """The state that was shown last; None, and no events, at the beginning."""
    after: S
    events: Sequence[Event]
    seat: Seat
    """The learner's seat."""
    ended: bool = False
    """True if the round has just ended."""

    @property
    def decides(self) -> bool:
        """True if the learner is to act."""
        return self.after.to_act == self.seat

    def event(self, *kinds: str) -> Event | None:
        """Return the latest event of one of these kinds."""
        return next((event for event in reversed(self.events) if event.kind in kinds), None)

    def of_role(self, *roles: EventRole) -> Event | None:
        """Return the latest event with one of these roles."""
        return next((event for event in reversed(self.events) if event.role in roles), None)

    def own(self, *roles: EventRole) -> Event | None:
        """Return the learner's latest event with one of these roles."""
        own = (event for event in reversed(self.events) if event.seat == self.seat)
        return next((event for event in own if event.role in roles), None)


def never(now: GuideMoment[Any]) -> Due | None:
    """Return None: for cues that the page shows by itself, such as the aim."""
    return None


def unused(now: GuideMoment[Any]) -> bool:
    """Return False: for cues that only the guide's words explain."""
    return False


def always(options: Any, seats: int) -> bool:
    """Return True: for cues of every table at which their rule is in force."""
    return True


def by(option: str, *values: Any) -> Callable[[Any, int], bool]:
    """Return the test of a table at which this house rule has one of these values."""
    return lambda options, seats: getattr(options, option) in values


@dataclass(frozen=True)
class Cue(Generic[S]):
    """A rule that the guide explains once, when it first matters.

    Its words are `guide-<id>`, at most 25, which need no title; a first game puts
    `guide-<id>-title` above them. The list of rules learnt shows `guide-<id>-learnt`, which needs
    no arguments.
    """

    id: str
    rule: str
    """The rule of the rules sheet that the cue belongs to."""
    when: Callable[[GuideMoment[S]], Due | None]
    """Returns the tip if the rule matters at this moment, else None."""
    used: Callable[[GuideMoment[S]], bool] = unused
    """True if the learner has just used the rule, which then counts as explained."""
    on: Callable[[Any, int], bool] = always
    """Whether it can matter, by the house rules and the number of seats."""


@dataclass(frozen=True)
class Cost:
    """A loss that every player has seen; its words are `guide-cost-<kind>` and `-title`."""

    kind: str
    points: int
    """Points of the game that were lost; in a race for cards, the number of cards thrown away."""
    due: Due


@dataclass(frozen=True, kw_only=True)
class Guidance(Generic[S]):
    """The guide of a game."""

    cues: Sequence[Cue[S]]
    """The most urgent cue first: if two are due at once, the other waits."""
    cost: Callable[[GuideMoment[S]], Cost | None]
    """Returns what a decision has cost by the end of its trick, pile or turn.

    `before` of the moment is the state in which the learner decided. None if no loss was visible.
    """
    least: float
    """By how much another move must be better, as the strongest bot values it."""
