"""The view of onlookers, who have no seat."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from taku.game import Game, State
from taku.roles import ZoneRole
from taku.tables.table import only_to_look_at
from taku.view import HIDDEN, View, Zone

OWN: frozenset[ZoneRole] = frozenset(("chosen", "given", "received", "combination"))
"""Roles of zones that only their viewer sees."""


def seen_by_all(game: Game[Any], state: State) -> View:
    """Return the view of the first seat, reduced to what all other seats see too."""
    views = [game.look(state, seat) for seat in range(len(state.points))]
    first = only_to_look_at(views[0])
    return replace(
        first,
        zones=tuple(_open(first.zones, views)),
        badges=tuple(b for b in first.badges if all(b in view.badges for view in views)),
        running=first.running if all(v.running == first.running for v in views) else None,
    )


def _open(zones: Iterable[Zone], views: Sequence[View]) -> Iterable[Zone]:
    """Yield each zone as the seats that don't own it see it, if all of them see it alike."""
    for zone in zones:
        others = [view for view in views if view.seat != zone.seat] or list(views)
        seen = [_same_place(zone, view) for view in others]
        if zone.role not in OWN and seen[0] and all(each == seen[0] for each in seen):
            yield seen[0]


def _same_place(zone: Zone, view: View) -> Zone | None:
    places = (zone.kind, zone.role, zone.seat)
    return next((z for z in view.zones if (z.kind, z.role, z.seat) == places), None)


def hides(game: Game[Any], state: State) -> bool:
    """True if any item on the table is face down for a seat."""
    seats = range(min(2, len(state.points)))
    return any(HIDDEN in zone.items for seat in seats for zone in game.look(state, seat).zones)
