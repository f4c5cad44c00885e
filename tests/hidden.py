"""What a seat may not know of a position: the laws of the engine say what it may."""

import json
import re
from typing import Any

from taku import Match
from taku.game import Seat
from taku.records import plain
from taku.view import HIDDEN


def names_in(value: Any) -> set[str]:
    """All words in a value of JSON: names of cards are among them."""
    return set(re.findall(r"[\w-]+", json.dumps(value)))


def held(match: Match) -> list[set[str]]:
    """What lies in each hand, as its owner sees it."""
    views = [match.view(seat) for seat in range(len(match.seats))]
    return [
        {str(name) for zone in view.zones if zone.kind == "hand" and zone.seat == seat
         for name in zone.items} - {HIDDEN}
        for seat, view in enumerate(views)
    ]  # fmt: skip


def secrets(match: Match, seat: Seat) -> set[str]:
    """What others hold, and the seat may not know."""
    others = (hand for other, hand in enumerate(held(match)) if other != seat)
    return set().union(*others) - names_in(plain(match.view(seat)))
