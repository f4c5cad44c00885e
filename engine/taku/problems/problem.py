"""A problem as data: a position, the moves that are right, and what the others cost."""

from collections.abc import Mapping
from dataclasses import dataclass

from taku.options import Options
from taku.review.results import Unit


@dataclass(frozen=True, kw_only=True)
class Problem:
    """A decision in which the best move, or a few equally good ones, are clear.

    Losses count as in a review: with cards in points of the round over the average of all seats,
    with dice in points at the end.
    """

    id: str
    """Unique in its game; it stays the same while the position does."""
    options: Options
    """The house rules that differ from the defaults."""
    seats: int
    """The number of players."""
    log: tuple[str, ...]
    """The log up to the decision, chance included."""
    seat: int
    """The seat that decides."""
    good: tuple[str, ...]
    """The best move, then all moves that are about as good, in notation."""
    kind: str
    """The kind of the best move; its words are `decision-<kind>` and `theme-<kind>`."""
    mistake: str
    """The kind of the mistake that made the problem.

    A theme has the problems of both kinds, so that it does not tell the answer.
    """
    difficulty: int
    """1: only *easy* or a temper fails; 2: *normal* fails; 3: *skilled* or *strong* fails."""
    mean: float
    """The average result of the best move, in the unit of the losses."""
    losses: Mapping[str, tuple[float, float]]
    """What wrong moves cost on average, each with the standard error; 0 if it is exact.

    The mistake that made the problem comes first, then those that bots chose. A move is wrong if
    it surely costs more than matters; one that is in neither list has not been compared.
    """
    fails: tuple[str, ...]
    """The bots that chose a move which is not good, by level and temper."""
    unit: Unit | None = None
    """The unit of `mean` and the losses; None is the usual one of the game, see `unit_of`."""

    @property
    def kinds(self) -> set[str]:
        """The themes that have this problem."""
        return {self.kind, self.mistake}


@dataclass(frozen=True)
class Training:
    """What a trainer needs of a game."""

    levels: Mapping[str, tuple[float, float]]
    """The mean loss a decision of each level of bot, with its standard error, weakest first.

    It is the mean of `Reviewed.loss` over decisions with a choice by the usual rules, but those
    about the chance to win. A player's figure is the same mean. Levels that the review cannot judge
    are left out, see `mining/levels.py`.
    """
    problems: tuple[Problem, ...]
    asks_holders: bool = False
    """True if the game asks in some positions who could hold something, see `holders.py`."""
