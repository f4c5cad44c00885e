"""What a review says of a decision, as plain values."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from taku.game import Seat
from taku.view import Sentence

Unit: TypeAlias = Literal["round", "match", "chance"]
"""What is counted. Of each, more is better:

round   points of this round, over the average of all seats
match   points in the end, with every seat for itself
chance  the chance to win the match, 0 to 1, where this round is likely to decide it; who shares
        the first place has won
"""
ROUND: Unit = "round"
MATCH: Unit = "match"
CHANCE_TO_WIN: Unit = "chance"

VERSION = 1
"""One more whenever the same match would be reviewed otherwise: what is kept is reckoned anew."""


@dataclass(frozen=True)
class Tried:
    """A move that was weighed."""

    move: str
    say: Sentence
    mean: float
    """What it brings on average."""
    error: float
    """The standard error of the difference to the move that was played, in the same worlds."""
    worlds: int
    """In how many it was tried; 0: it was reckoned."""


@dataclass(frozen=True)
class Reviewed:
    """A decision, and what it gave away."""

    entry: int
    """Its place in the log, from 0."""
    round: int
    kind: str
    """Which kind of decision it was; its words are `decision-<kind>`."""
    move: str
    best: str
    """What would have been better, or the same move."""
    loss: float
    """What the move gave away: what is known of it; 0 where nothing better was found."""
    error: float
    """The standard error of the loss; 0 where it was reckoned."""
    clear: bool
    """Whether it may be called a mistake: it matters, and is no accident of the worlds."""
    plain: bool
    """Whether there was nothing to think about: all came to the same, or it was plainly best."""
    unit: Unit
    least: float
    """How much a move must give away to matter, in this unit."""
    better: float
    """In what share of the worlds the better move would have brought more."""
    good: tuple[str, ...]
    """Where it is clear: the better move, and all that are not clearly worse than it, also such
    as come to the same and were not weighed."""
    weighed: tuple[Tried, ...]
    """The best first, then the others in the order in which they were given up last."""
    expected: tuple[float, ...]
    """The points that each seat can expect after the move: when the round ends, or of dice
    in the end."""
    why: Sentence
    """Why the better move is good, by the game's own reasons."""
    reason: Sentence
    """What speaks for the move that was played."""

    @property
    def weight(self) -> float:
        """How much it mattered: the loss on one scale for every unit, to compare decisions by."""
        return self.loss / self.least


@dataclass(frozen=True)
class Moment:
    """Something else that was seen, and what it left to expect: a decision of another seat or one
    without a choice, a deal, a throw."""

    entry: int
    round: int
    seat: Seat | None
    """Who decided it; None: chance, or all of them."""
    what: Sentence
    """What was seen: `event-<id>`."""
    expected: tuple[float, ...]
    """As of a decision that was reviewed: by what its seat could know then."""
    sure: bool
    """Whether it has changed what the seat can expect by as much as matters, and that is no
    accident of the worlds."""


@dataclass(frozen=True)
class Share:
    """What a round gave a seat, and what the seat made of it; all that it shows adds up.

    result - expected = luck + play
    """

    round: int
    entries: tuple[int, int]
    """The part of the log, from 0: its first entry, and the one after its last."""
    unit: Unit
    expected: float
    """What an average seat could expect before the deal; of dice, what the sheet was worth."""
    result: float
    luck: float
    """What cards or dice gave."""
    play: float
    """The rest: with dice what choices gave away, with cards also what the others did."""
    error: float
    """The standard error of luck and of play; 0: they are exact."""
    strong: float | None = None
    """What the strong bot gets on average with the same cards, where it is tried out."""
    strong_error: float = 0.0
