"""Whether the learner can see what a tip of the guide is about."""

from collections.abc import Iterator, Sequence

from taku.game import Event
from taku.guidance import Due
from taku.roles import ZoneRole
from taku.view import Spot, View, Zone

LYING: tuple[ZoneRole, ...] = ("hand", "centre", "taken", "received", "discard", "kept")
"""Zones whose items lie open on the page's table all the time."""


def is_seen(view: View, events: Sequence[Event], due: Due) -> bool:
    """True if the spot of a tip, and every item that its words name, lies on the table now."""
    shown = {item for zone in _lying(view, events) for item in zone.items}
    named = str(due.args.get("cards", "")).split()
    return shown.issuperset(named) and _is_there(view, shown, due.at)


def _lying(view: View, events: Sequence[Event]) -> Iterator[Zone]:
    """Yield the zones that are drawn; the last trick only while it is being taken."""
    taken = any(event.role == "take" for event in events)
    return (zone for zone in view.zones if zone.role in LYING or (taken and zone.role == "last"))


def _is_there(view: View, shown: set[str], at: Spot) -> bool:
    match at.kind:
        case "item":
            return at.id in shown
        case "zone":
            return any(
                zone.role == at.id and zone.seat == at.seat for zone in view.zones if zone.items
            )
        case "badge":
            return any((badge.id, badge.seat) == (at.id, at.seat) for badge in view.badges)
        case "row":
            return any(row.id == at.id for row in view.sheet)
        case "button":
            return view.ask is not None and any(each.move == at.id for each in view.ask.buttons)
        case "points":
            return at.seat is not None or bool(view.scores)
