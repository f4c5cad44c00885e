"""What is wrong in a view or an event, whatever the game."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, get_args

from taku import roles
from taku.game import Event, Rule
from taku.view import Badge, View, Zone

PROMISED = {"order": {"ranks", "beat"}, "to-beat": {"player"}, "direction": {"direction"}}
"""The arguments that a badge has by its role."""
OF_TABLE = {"order", "to-beat", "stake", "direction", "told"}
"""Roles of badges that no seat owns."""
OF_SEAT = {"title", "out", "lost", "passed", "skipped", "waiting", "bet", "team", "gain"}
"""Roles of badges that a seat owns."""
BY_A_SEAT = {"choose", "roll", "keep", "play", "pass", "draw", "take", "fill", "show", "gain"}
"""Roles of events that a seat brings about."""
BY_NO_SEAT = {"deal", "round", "over", "exchange"}
"""Roles of events of the whole table."""


def faults_in_view(view: View, rulebook: Sequence[Rule]) -> Iterator[str]:
    """Yield what is wrong in what a seat sees."""
    named: list[tuple[Any, str]] = [(roles.ZoneRole, zone.role) for zone in view.zones]
    named += [(roles.ZoneKind, zone.kind) for zone in view.zones]
    named += [(roles.BadgeRole, badge.role) for badge in view.badges]
    named += [(roles.Tone, badge.tone) for badge in view.badges]
    named += [(roles.ButtonRole, button.role) for button in view.ask.buttons] if view.ask else []
    yield from _undeclared(named)
    places = Counter((zone.role, zone.seat) for zone in view.zones)
    for (role, seat), count in places.items():
        if count > 1:
            yield f"{count} zones have the role {role!r} and the seat {seat}"
        if role == "centre" and seat is not None:
            yield f"the zone 'centre' belongs to seat {seat}, not to the table"
    for zone in view.zones:
        yield from _in_zone(zone)
    rules = {rule.id for rule in rulebook}
    for badge in view.badges:
        yield from _in_badge(badge, rules)
    yield from (f"the row {row.id!r} has no rule" for row in view.sheet if row.rule not in rules)


def _undeclared(named: Sequence[tuple[Any, str]]) -> Iterator[str]:
    names = {id(declared): name for name, declared in vars(roles).items()}
    for declared, role in named:
        if role not in get_args(declared):
            yield f"{role!r} is no {names[id(declared)]} of taku/roles.py"


def _in_zone(zone: Zone) -> Iterator[str]:
    if zone.seats and len(zone.seats) != len(zone.items):
        yield f"the zone {zone.role!r} has {len(zone.items)} items and {len(zone.seats)} seats"
    if zone.role == "last" and zone.items and zone.winner not in zone.seats:
        yield "the winner of the zone 'last' has played no card of it"
    if zone.kind != "trick" or not zone.items:
        if zone.ahead:
            yield f"the zone {zone.role!r} is no trick with cards, but {zone.ahead!r} is ahead"
    elif zone.ahead not in zone.items:
        yield f"the card ahead in the trick {zone.role!r} is not in it: {zone.ahead!r}"
    elif zone.role == "last" and zone.seats[zone.items.index(zone.ahead)] != zone.winner:
        yield "the card ahead in the zone 'last' is not that of the winner"


def _in_badge(badge: Badge, rules: set[str]) -> Iterator[str]:
    name = f"the badge {badge.id!r}"
    for lacking in sorted(PROMISED.get(badge.role, set()) - badge.args.keys()):
        yield f"{name} of the role {badge.role!r} lacks the argument {lacking!r}"
    if badge.seat is None and badge.role in OF_SEAT:
        yield f"{name} of the role {badge.role!r} belongs to no seat"
    if badge.seat is not None and badge.role in OF_TABLE:
        yield f"{name} of the role {badge.role!r} belongs to a seat"
    if badge.role != "told" and badge.rule not in rules:
        yield f"{name} has no rule of the rules sheet, but {badge.rule!r}"


def faults_in_event(event: Event) -> Iterator[str]:
    """Yield what is wrong in an event."""
    yield from _undeclared([(roles.EventRole, event.role)])
    if event.seat is None and event.role in BY_A_SEAT:
        yield f"the event {event.kind!r} of the role {event.role!r} has no seat"
    if event.seat is not None and event.role in BY_NO_SEAT:
        yield f"the event {event.kind!r} of the role {event.role!r} has a seat"
    if event.role in ("play", "show") and not str(event.args.get("cards", "")).split():
        yield f"the event {event.kind!r} of the role {event.role!r} names no cards"
    if event.role == "gain" and not isinstance(event.args.get("points"), int):
        yield f"the event {event.kind!r} of the role 'gain' has no points"
