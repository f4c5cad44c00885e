"""Which players sit at which device, and which bots replace players, in a match of devices."""

from collections.abc import Collection
from typing import TypeAlias

from taku.game import Seat
from taku.match import HUMAN, BadPart, Match
from taku.messages.parts import Around

Device: TypeAlias = tuple[Seat, ...]


class Seating:
    """Seats by device. A device shows the view of one of its seats: the one that must decide.

    A person may take the seat of a bot during the match; the bot goes on once the seat is at no
    device. BadPart if a seat is at two devices or does not exist, or a bot is unknown.
    """

    def __init__(self, match: Match, seated: Around, before: "Seating | None" = None) -> None:
        bots = (*seated.bots, *[None] * len(match.seats))
        people = [seat for device in seated.devices for seat in device]
        if len(set(people)) < len(people) or not set(people) <= set(range(len(match.seats))):
            raise BadPart("seated", "each person sits at one device")
        self.people = {seat for seat, player in enumerate(match.seats) if player == HUMAN}
        self.people.update(people)
        for seat, level in enumerate(bots):
            there = seat < len(match.seats)
            if level is not None and not (there and match.game.has_bot(level)):
                raise BadPart("seated", f"no level {level!r} for seat {seat}")
        self.onlookers = seated.onlookers
        self._levels = [
            level if seat in self.people else level or player
            for seat, (player, level) in enumerate(zip(match.seats, bots, strict=False))
        ]
        eyes = before.eyes if before else {}
        self.eyes: dict[Device, Seat] = {
            device: eyes.get(device, device[0]) for device in seated.devices if device
        }

    def level(self, seat: Seat) -> str | None:
        """Return the level of the bot that plays for this seat; None if a person does."""
        return self._levels[seat]

    def device(self, seat: Seat) -> Device | None:
        """Return the device of this seat's person, or None."""
        return next((device for device in self.eyes if seat in device), None)

    def look(self, turns: Collection[Seat]) -> None:
        """Switch each device to the view of a seat that must decide now, if it has one."""
        for device, eye in self.eyes.items():
            waiting = [seat for seat in device if seat in turns]
            if waiting and eye not in turns:
                self.eyes[device] = waiting[0]

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """The seat whose view each device shows; None for onlookers."""
        return (*self.eyes.values(), *[None] * self.onlookers)
