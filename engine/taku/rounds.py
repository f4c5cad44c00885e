"""What card games of several rounds have in common: the state between deals, and its view."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from taku.cards import Cards, Deck
from taku.deal import Deal
from taku.game import CHANCE, OVER, EventRecorder, Move, Seat, State, common_parts, most_first
from taku.roles import EventRole
from taku.view import HIDDEN, Ask, Score, Zone

OF_ROUNDS = ("options", "phase", "to_act", "round", "points", "scores", "story", "hands")
"""The slots that `Rounds` fills; the state of a game lists them with its own."""


class RoundState(State, Protocol):
    """What `Rounds` needs of the state that it is mixed into."""

    options: Any
    phase: str
    """What is decided now, in a word of the game; "deal" before a round, "over" at the end."""
    scores: tuple[Score, ...]
    """The points of the finished rounds."""
    hands: list[Cards]
    """The cards of each seat."""

    def dealing(self) -> Deal:
        """Return what is dealt."""

    def _tell(self, role: EventRole, kind: str, /, **args: str | int) -> None: ...


class Rounds(EventRecorder):
    """Mixin for a state of rounds, with the slots OF_ROUNDS or attributes of these names."""

    __slots__ = ()
    scores: tuple[Score, ...]

    def __init__(self: RoundState, options: Any, seats: int) -> None:
        self.options = options
        self.phase = "deal"
        self.to_act = CHANCE
        self.round = 0
        self.points = [0] * seats
        self.scores = ()
        self.story = None
        self.hands = [0] * seats

    def draw(self: RoundState, random: Random) -> Move:
        """Return a fairly drawn deal, where all that chance decides is what `dealing` returns."""
        return self.dealing().draw(random)

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """Return the seat that sits `steps` further clockwise."""
        return (seat + steps) % len(self.points)

    def _book(self: RoundState, score: Score) -> None:
        """Add the points of the finished round."""
        self.scores += (score,)
        self.points = [had + gain for had, gain in zip(self.points, score.points, strict=True)]

    def _next_deal(self: RoundState, *, over: bool, phase: str = "deal", **told: str | int) -> None:
        """Let chance begin the next round in this phase, or end the match."""
        if over:
            self.phase, self.to_act = "over", OVER
            self._tell("over", "over", **told)
        else:
            self.phase, self.to_act = phase, CHANCE


S = TypeVar("S", bound=RoundState)


def round_parts(
    state: S,
    seat: Seat,
    ask: Callable[[S], Ask],
    places: Callable[[Any], Sequence[int]] = most_first,
) -> dict[str, Any]:
    """Return the parts of a seat's view that games of rounds have in common."""
    return {
        **common_parts(state, seat),
        "scores": state.scores,
        "ask": ask(state) if seat == state.to_act else None,
        "places": tuple(places(state)) if state.to_act == OVER else (),
    }


def hand_zones(deck: Deck, hands: Sequence[Cards], seat: Seat, ranks: str = "") -> Iterator[Zone]:
    """Yield a zone for each hand: that of the seat face up, with its order by these ranks too."""
    for owner, cards in enumerate(hands):
        if owner != seat:
            yield Zone("hand", "hand", owner, (HIDDEN,) * cards.bit_count())
            continue
        items = deck.list(cards)
        by_rank = sorted(items, key=lambda name: ranks.find(name[0]))
        yield Zone("hand", "hand", owner, items, orders={"rank": tuple(by_rank)} if ranks else {})
