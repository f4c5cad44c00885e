"""Bots that reckon what a position is worth instead of trying it out."""

from typing import Any, Protocol, runtime_checkable

from taku.game import Bot, Seat


@runtime_checkable
class ExactBot(Bot, Protocol):
    """Weighs every move, each with the points that it brings in the end on average."""

    @property
    def least(self) -> float:
        """How many points a move must cost at least to be called a mistake."""

    def worth(self, state: Any, seat: Seat) -> float:
        """What a seat will have in the end on average, also where chance is to act.

        `tablebase.Missing` as in `weigh`.
        """
