"""The points of a hand of hearts: penalty cards, the bonus card, the moon, partners."""

from collections.abc import Sequence
from typing import TypeAlias

from taku.cards import Cards
from taku.game import Seat
from taku.games.hearts.deck import HEARTS, PENALTY, QUEEN
from taku.view import Score

Sides: TypeAlias = list[list[Seat]]

ALONE: Sides = [[0], [1], [2], [3]]
ACROSS: Sides = [[0, 2], [1, 3]]


def worth(cards: Cards, bonus: Cards) -> int:
    """Return the points of taken cards, without the effect of a moon; `bonus` is the bonus card or
    0.
    """
    points = (cards & HEARTS).bit_count()
    if cards & QUEEN:
        points += 13
    if cards & bonus:
        points -= 10
    return points


def sides(partnership: str, takers: Sequence[Seat]) -> Sides:
    """Return the groups of seats that share points; `takers` are the seats that took tricks, in
    order.

    Ad hoc, the first two takers are a team. A single taker of all tricks plays against three.
    """
    match partnership:
        case "fixed":
            return ACROSS
        case "ad-hoc":
            own = sorted(takers[:2])
            return [own, [seat for seat in range(4) if seat not in own]]
    return ALONE


def shooter(taken: Sequence[Cards], bonus: Cards) -> Seat | None:
    """Return the seat that took every penalty card, and `bonus` if it is not 0; None if there is
    none.
    """
    needed = PENALTY | bonus
    return next((seat for seat, cards in enumerate(taken) if cards & needed == needed), None)


def score(taken: Sequence[Cards], bonus: Cards, shared: Sides, moon: dict[Seat, int]) -> Score:
    """Return the score of a hand.

    `moon` is what a moon brings the seats, instead of penalty points. In such a hand `bonus` is the
    bonus card only if a house rule counts it there, else 0.
    """
    if moon:
        parts = {"moon": tuple(moon.get(seat, 0) for seat in range(4))}
    else:
        parts = {
            "hearts": tuple((cards & HEARTS).bit_count() for cards in taken),
            "queen": tuple(13 if cards & QUEEN else 0 for cards in taken),
        }
    if bonus:
        parts["bonus"] = tuple(-10 if cards & bonus else 0 for cards in taken)
    if len(shared) < 4:
        own = [
            sum(part[seat] for name, part in parts.items() if name != "moon") for seat in range(4)
        ]
        side_of = {seat: side for side in shared for seat in side}
        parts["partner"] = tuple(
            sum(own[mate] for mate in side_of[seat]) - own[seat] for seat in range(4)
        )
    return Score(tuple(map(sum, zip(*parts.values(), strict=True))), parts)
