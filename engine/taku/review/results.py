"""The records of a review: plain values."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from taku.game import Seat
from taku.view import Sentence

Unit: TypeAlias = Literal["round", "match", "chance"]
"""The unit of a loss; in each, more is better:

round   points of this round, over the average of all seats
match   points at the end of the match, with every seat for itself
chance  the chance to win the match, 0 to 1, if this round is likely to decide it; a shared first
        place counts as a win
"""
ROUND: Unit = "round"
MATCH: Unit = "match"
CHANCE_TO_WIN: Unit = "chance"

VERSION = 2
"""The version of reviews: raised when the same match gives another review.

The page then discards stored reviews and computes them again.
"""


@dataclass(frozen=True)
class Tried:
    """A move that the review compared."""

    move: str
    say: Sentence
    mean: float
    """The average result of the move, in the review's unit."""
    error: float
    """The standard error of the difference to the move played, in the same worlds."""
    worlds: int
    """The number of worlds in which it was tried; 0 if its value is exact."""


@dataclass(frozen=True)
class Reviewed:
    """A decision, and what it gave away."""

    entry: int
    """The index of the decision in the log, from 0."""
    round: int
    kind: str
    """The kind of decision; its words are `decision-<kind>`."""
    move: str
    best: str
    """The best move found; the move played if none was better."""
    loss: float
    """What the move gave away, as far as known; 0 if no better move was found."""
    error: float
    """The standard error of the loss; 0 if the loss is exact."""
    clear: bool
    """True if the move is a mistake: the loss matters, and is no accident of the sample."""
    plain: bool
    """True if there was nothing to think about: all moves were equal, or one was plainly best."""
    unit: Unit
    least: float
    """The smallest loss that matters, in this unit."""
    better: float
    """The share of worlds in which the better move would have scored more, 0 to 1."""
    good: tuple[str, ...]
    """If `clear`: the better move, and all moves that are not clearly worse than it.

    They include moves that were not compared but are equivalent to one of these.
    """
    weighed: tuple[Tried, ...]
    """The moves compared: the best first, then by falling mean."""
    expected: tuple[float, ...]
    """The points that each seat can expect after the move.

    With cards at the end of the round, with dice at the end of the match.
    """
    why: Sentence
    """Why the better move is good, by the game's own reasons."""
    reason: Sentence
    """What speaks for the move that was played."""
    source: str = ""
    """The part of the round's score, `part-<id>`, that makes most of a clear loss; "" if none."""

    @property
    def weight(self) -> float:
        """The loss divided by `least`: one scale for every unit, to compare decisions."""
        return self.loss / self.least


@dataclass(frozen=True)
class Moment:
    """Something else that the seat saw, and the points expected after it.

    A decision of another seat or one without a choice, a deal, or a roll.
    """

    entry: int
    round: int
    seat: Seat | None
    """The seat that decided it; None for chance, or for all seats together."""
    what: Sentence
    """What the seat saw: the words `event-<id>`."""
    expected: tuple[float, ...]
    """The points that each seat can expect, by what the seat under review could know then."""
    sure: bool
    """True if the seat's expected points changed by a relevant amount, beyond sampling error."""


@dataclass(frozen=True)
class Share:
    """What a round gave a seat, and what the seat made of it.

    result - expected = luck + play
    """

    round: int
    entries: tuple[int, int]
    """The part of the log, from 0: its first entry, and the one after its last."""
    unit: Unit
    expected: float
    """What an average seat could expect before the deal; with dice, what the sheet was worth."""
    result: float
    luck: float
    """What cards or dice gave."""
    play: float
    """The rest: with dice what choices gave away, with cards also what other players did."""
    error: float
    """The standard error of luck and of play; 0 if they are exact."""
    strong: float | None = None
    """The strong bot's average result with the same cards; None if it was not tried."""
    strong_error: float = 0.0
