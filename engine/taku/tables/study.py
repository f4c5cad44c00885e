"""The model of the open table: a line of play to walk along and to deviate from."""

from random import Random
from typing import Any

from taku.game import CHANCE, Event, Move, Seat
from taku.match import HUMAN, Match


class Study:
    """A whole line of play, and the match at one place on it.

    Cards wait until the viewer deals them. Dice roll by themselves, and forced moves are made.
    """

    def __init__(
        self, saved: Any, at: int | None, *, eyes: Seat | None = None, sealed: bool = False
    ) -> None:
        """Load a save and go to the position after `at` log entries; None: to the first decision.

        ValueError says what is wrong with the save; BadEntry names an invalid log entry.
        """
        self.match = Match.load(_all_human(saved), draws=False)
        self.line = self.match.log
        self.seats: list[str] = saved["seats"]
        """The players in the save; on the open table every seat is human."""
        self.look(eyes)
        self.sealed = sealed
        """True if the match is not over: the viewer may only walk, as the seat `eyes`."""
        self.fresh = 0
        """Index of the first line entry that the latest step changed."""
        self.drawn: int | None = None
        """Index of the latest entry of chance up to here."""
        self.jump(at)

    def look(self, eyes: Seat | None) -> None:
        """Show the view of this seat; None: all hands are open."""
        if eyes is not None and not 0 <= eyes < len(self.match.seats):
            raise ValueError(f"seat: no seat {eyes}")
        self.eyes = eyes

    # Along the line

    def jump(self, at: int | None) -> None:
        """Go to the position after `at` entries, or to the first decision if `at` is None.

        ValueError if the line is shorter.
        """
        if at is not None and not 0 <= at <= len(self.line):
            raise ValueError(f"at: the line has {len(self.line)} entries, not {at}")
        self.match, self.drawn = self.match.at(0), None
        self.fresh = len(self.line)
        for text in self.line[:at]:
            if at is None and self.match.to_act != CHANCE:
                break
            self.make(self.match.game.read(self.match.state, text))

    def step(self) -> list[Event]:
        """Make the next entry of the line. Only valid before the end of the line."""
        return self.make(self._written())

    # Off the line

    def play(self, text: str) -> list[Event]:
        """Make a move of the seat to act, or an outcome of chance; return the events.

        IllegalMove, with nothing changed, if a rule forbids it.
        """
        return self.make(self.match.legal(text))

    def draw(self, seed: str) -> list[Event]:
        """Make a draw of chance with this seed. Only valid if CHANCE is to act."""
        return self.make(self.match.state.draw(Random(f"{seed}/{len(self.match.log)}")))

    def follow(self) -> list[Event] | None:
        """Make the next forced move or roll; return its events, or None if a decision is due."""
        forced = self._forced()
        return None if forced is None else self.make(forced)

    def make(self, move: Move) -> list[Event]:
        """Make a move known to be legal, or an outcome of chance; return the events."""
        entry = len(self.match.log)
        if self.match.to_act == CHANCE:
            self.drawn = entry
        events = self.match.make(move)
        self.fresh = len(self.line)
        if self.line[entry : entry + 1] != self.match.log[entry:]:
            self.line = self.match.log[:]
            self.fresh = entry
        return events

    def _written(self) -> Move:
        return self.match.game.read(self.match.state, self.line[len(self.match.log)])

    def _forced(self) -> Move | None:
        """Return the forced move, or the roll from the line or the dice; None for a decision."""
        match = self.match
        if match.to_act != CHANCE:
            return match.game.auto(match.state) if match.to_act >= 0 else None
        if match.game.outcomes(match.state).of == "cards":
            return None
        on_line = len(match.log) < len(self.line)
        return self._written() if on_line else match.state.draw(match.luck())


def _all_human(saved: Any) -> Any:
    """Return the save with a human at every seat; an invalid save is returned unchanged."""
    if isinstance(saved, dict) and isinstance(saved.get("seats"), list):
        return {**saved, "seats": [HUMAN] * len(saved["seats"])}
    return saved
