"""The points of a hand of hearts: penalty cards, the bonus card, the moon, partners."""

from collections.abc import Sequence
from typing import TypeAlias

from taku.cards import Cards
from taku.game import Seat
from taku.games.hearts.deck import BONUS_POINTS, HEARTS, QUEEN
from taku.games.hearts.options import Options
from taku.games.hearts.setup import Setup
from taku.view import Score

Sides: TypeAlias = list[list[Seat]]

ACROSS: Sides = [[0, 2], [1, 3]]
EXACT = (50, 100)  # totals that drop by 50 if a hand ends exactly there
DROP = 50


def sides(partnership: str, takers: Sequence[Seat], seats: int) -> Sides:
    """Return the groups of seats that share points; `takers` are the seats that took tricks, in
    order.

    Ad hoc, the first two takers are a team. A single taker of all tricks plays against three.
    """
    match partnership:
        case "fixed":
            return ACROSS
        case "ad-hoc":
            own = sorted(takers[:2])
            return [own, [seat for seat in range(seats) if seat not in own]]
    return [[seat] for seat in range(seats)]


def shooter(taken: Sequence[Cards], needed: Cards) -> Seat | None:
    """Return the seat that took all cards that a moon needs; None if there is none."""
    return next((seat for seat, cards in enumerate(taken) if cards & needed == needed), None)


def score(
    options: Options,
    setup: Setup,
    taken: Sequence[Cards],
    takers: Sequence[Seat],
    moon: dict[Seat, int] | None,
) -> Score:
    """Return the score of a hand.

    `moon` is what a moon brings each seat that it concerns, instead of penalty points; None if no
    moon was shot, or if it counts as what it took.
    """
    everyone = range(setup.seats)
    parts: dict[str, tuple[int, ...]] = {}
    if moon is None:
        parts["hearts"] = tuple(setup.worth(cards & HEARTS) for cards in taken)
        if setup.penalty & QUEEN:
            parts["queen"] = tuple(setup.worth(cards & QUEEN) for cards in taken)
        if others := setup.penalty & ~(HEARTS | QUEEN):
            parts["spades"] = tuple(setup.worth(cards & others) for cards in taken)
    else:
        parts["moon"] = tuple(moon.get(seat, 0) for seat in everyone)
    if setup.bonus and (moon is None or options.bonus_on_moon):
        parts["bonus"] = tuple(_bonus(options, setup, cards, moon is None) for cards in taken)
    groups = sides(options.partnership, takers, setup.seats)
    if options.no_tricks and moon is None:
        empty = [group for group in groups if not any(seat in takers for seat in group)]
        free = [seat for group in empty for seat in group]
        parts["no-tricks"] = tuple(-options.no_tricks if seat in free else 0 for seat in everyone)
    if len(groups) < setup.seats:
        own = [
            sum(part[seat] for name, part in parts.items() if name != "moon") for seat in everyone
        ]
        side_of = {seat: group for group in groups for seat in group}
        parts["partner"] = tuple(
            sum(own[mate] for mate in side_of[seat]) - own[seat] for seat in everyone
        )
    return Score(tuple(map(sum, zip(*parts.values(), strict=True))), parts)


def _bonus(options: Options, setup: Setup, cards: Cards, floored: bool) -> int:
    """Return what the bonus card brings the seat that took these cards, 0 or less."""
    if not cards & setup.bonus:
        return 0
    if options.bonus_floor and floored:
        return -min(BONUS_POINTS, setup.worth(cards & setup.penalty))
    return -BONUS_POINTS


def dropped(totals: Sequence[int], gained: Score) -> Score:
    """Return the score of a hand by the house rule `exact`.

    A total that the hand brings to exactly 50 or 100 drops by 50.
    """
    drops = tuple(
        -DROP if gain and total + gain in EXACT else 0
        for total, gain in zip(totals, gained.points, strict=True)
    )
    if not any(drops):
        return gained
    points = tuple(gain + drop for gain, drop in zip(gained.points, drops, strict=True))
    return Score(points, {**gained.parts, "exact": drops})
