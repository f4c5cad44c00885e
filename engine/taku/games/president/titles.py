"""Titles: which seat has which, what it is worth, and which seats exchange cards."""

from collections.abc import Sequence
from functools import lru_cache

from taku.game import Seat
from taku.view import Score

TITLES = ("president", "minister", "citizen", "peasant", "beggar")
LIVES = {"president": 1, "minister": -1, "citizen": -1, "peasant": -2, "beggar": -3}
REMEMBERED = 1 << 10  # rankings whose score is in the cache
FEW = 3  # players among whom there is neither Minister nor Peasant


def title(place: int, seats: int) -> str:
    """Return the title of a place, 1 for the best."""
    if seats == FEW:
        return TITLES[2 * place - 2]
    if place <= 2:
        return TITLES[place - 1]
    return TITLES[place - seats - 1] if place > seats - 2 else "citizen"


def partner(ranking: Sequence[Seat], seat: Seat) -> Seat | None:
    """Return the seat that a seat exchanges cards with; None if it has none.

    The President exchanges with the Beggar, the Minister with the Peasant.
    """
    place = ranking.index(seat)
    opposite = len(ranking) - 1 - place
    return ranking[opposite] if min(place, opposite) < _pairs(ranking) else None


def _pairs(ranking: Sequence[Seat]) -> int:
    """Return how many pairs of seats exchange cards."""
    return 1 if len(ranking) == FEW else 2


def is_rich(ranking: Sequence[Seat], seat: Seat) -> bool:
    """True if the seat is President or Minister."""
    return seat in ranking[: _pairs(ranking)]


def givers(ranking: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats that give cards, in turn: first the poor, then the rich."""
    pairs = _pairs(ranking)
    return (*ranking[: -pairs - 1 : -1], *ranking[:pairs])


def due(ranking: Sequence[Seat], seat: Seat) -> int:
    """Return how many cards a seat gives, unless the hands are tiny."""
    return 2 if seat in (ranking[0], ranking[-1]) else 1


@lru_cache(REMEMBERED)
def scored(ranking: tuple[Seat, ...], lives: bool, minister_loses: bool) -> Score:
    """Return what each title brings to each seat, in points or lives."""
    seats = len(ranking)
    titles = [title(place, seats) for place in range(1, seats + 1)]
    parts = {name: [0] * seats for name in TITLES if name in titles}
    for place, (seat, name) in enumerate(zip(ranking, titles, strict=True), 1):
        gain = LIVES[name] if lives else seats - place
        parts[name][seat] = 0 if lives and name == "minister" and not minister_loses else gain
    points = tuple(map(sum, zip(*parts.values(), strict=True)))
    return Score(points, {name: tuple(part) for name, part in parts.items()})
