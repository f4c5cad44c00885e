"""Bots that compute the exact value of a position instead of estimating it by rollouts."""

from typing import Any, Protocol, runtime_checkable

from taku.game import Bot, Seat


@runtime_checkable
class ExactBot(Bot, Protocol):
    """A bot that weighs every move by its expected final points."""

    @property
    def least(self) -> float:
        """Minimum cost of a mistake, in points."""

    def worth(self, state: Any, seat: Seat) -> float:
        """Return the expected final points of a seat, also if chance is to act.

        Raises `tablebase.Missing` as `weigh` does.
        """
