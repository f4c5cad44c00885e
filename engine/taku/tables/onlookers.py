"""What everybody sees who has no seat."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from taku.game import Game, State
from taku.roles import ZoneRole
from taku.tables.table import only_to_look_at
from taku.view import HIDDEN, View, Zone

OWN: frozenset[ZoneRole] = frozenset(("chosen", "given", "received", "combination"))
"""What a zone of these is for concerns the seat that looks, and nobody else sees it."""


def seen_by_all(game: Game[Any], state: State) -> View:
    """The view of the first seat, without all that any other does not see as well."""
    views = [game.look(state, seat) for seat in range(len(state.points))]
    first = only_to_look_at(views[0])
    return replace(
        first,
        zones=tuple(_open(first.zones, views)),
        badges=tuple(b for b in first.badges if all(b in view.badges for view in views)),
        running=first.running if all(v.running == first.running for v in views) else None,
    )


def _open(zones: Iterable[Zone], views: Sequence[View]) -> Iterable[Zone]:
    """Each zone as those see it whose it is not, if all of them see the same."""
    for zone in zones:
        others = [view for view in views if view.seat != zone.seat] or list(views)
        seen = [_same_place(zone, view) for view in others]
        if zone.role not in OWN and seen[0] and all(each == seen[0] for each in seen):
            yield seen[0]


def _same_place(zone: Zone, view: View) -> Zone | None:
    places = (zone.kind, zone.role, zone.seat)
    return next((z for z in view.zones if (z.kind, z.role, z.seat) == places), None)


def hides(game: Game[Any], state: State) -> bool:
    """Whether anything lies face down before anybody."""
    seats = range(min(2, len(state.points)))
    return any(HIDDEN in zone.items for seat in seats for zone in game.look(state, seat).zones)
