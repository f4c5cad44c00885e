"""Devices around one engine, in the tests of matches among friends."""

from random import Random
from typing import Any

from requesting import ask
from taku import Match
from taku.service import Service
from taku.tables.friends_table import FriendsTable

SHORT = {"hearts": {"target": 50}, "president": {"length": "short"}}  # options of short matches


class Devices:
    """Devices around one engine, each with what has reached it."""

    def __init__(self, match: Match, devices: list[list[int]], **more: Any) -> None:
        self.service = Service()
        self.reached: dict[int | None, list[dict[str, Any]]] = {}
        self.kept: dict[str, Any] = {}
        self.log: list[str] = []
        self.seated = {"devices": devices, "onlookers": True, **more.pop("seated", {})}
        asked = {"type": "host", "save": match.save(), "seated": self.seated, **more}
        self.replies = self.ask(asked)

    @property
    def room(self) -> FriendsTable:
        assert isinstance(self.service.table, FriendsTable)
        return self.service.table

    def ask(self, request: dict[str, Any]) -> list[dict[str, Any]]:
        """All replies; what is kept and what has reached whom is noted."""
        replies = ask(self.service, request)
        for reply in replies:
            if reply["type"] == "kept":
                self.kept = reply
                self.log[reply["log"]["start"] :] = reply["log"]["entries"]
            elif reply["type"] == "for":
                self.reached.setdefault(reply["seat"], []).append(reply["reply"])
        return replies

    def at(self, seat: int | None, kind: str, /, **parts: Any) -> list[dict[str, Any]]:
        """What comes back to the seat that asks."""
        replies = self.ask({"type": "at", "seat": seat, "ask": {"type": kind, **parts}})
        addressed = [reply for reply in replies if reply["type"] == "for"]
        return [reply["reply"] for reply in addressed if reply["seat"] == seat]

    def goes_on(self) -> None:
        while self.kept["goes_on"]:
            self.ask({"type": "go-on"})

    def frame(self, seat: int | None) -> dict[str, Any]:
        """The latest that has reached this seat."""
        return [one for one in self.reached[seat] if one["type"] == "frame"][-1]

    def decide(self, random: Random) -> int:
        """One of those who must decide does; who it was."""
        room = self.room
        seat = random.choice(room.turns)
        state = room.match.state.clone()
        state.to_act = seat
        move = room.match.game.write(state, random.choice(state.moves()))
        assert "refused" not in [one["type"] for one in self.at(seat, "play", move=move)]
        return seat
