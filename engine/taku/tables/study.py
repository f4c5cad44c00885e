"""The open table: a line of play that may be walked up and down, and left at any point."""

from random import Random
from typing import Any

from taku.game import CHANCE, Event, IllegalMove, Move, Seat
from taku.match import HUMAN, Match


class Study:
    """A whole line of play, and the match as it stands somewhere on it.

    Chance waits for somebody to deal; dice roll by themselves, and the table passes for those
    who can do nothing else.
    """

    def __init__(
        self, saved: Any, at: int, *, eyes: Seat | None = None, sealed: bool = False
    ) -> None:
        """The position of a save after `at` entries.

        ValueError says what is wrong with the save, BadEntry which entry of its log.
        """
        self.match = Match.load(_all_human(saved), draws=False)
        self.line = self.match.log
        self.seats: list[str] = saved["seats"]
        """Who sits there in the save; on the table nobody is a bot."""
        self.look(eyes)
        self.sealed = sealed
        """Whether it is a match that is not over: it is only walked, with these eyes."""
        self.fresh = 0
        """From which entry on the line is another than before the latest step."""
        self.drawn: int | None = None
        """The latest entry up to here that chance has decided."""
        self.jump(at)

    def look(self, eyes: Seat | None) -> None:
        """See it with the eyes of this seat; None: all hands lie open."""
        if eyes is not None and not 0 <= eyes < len(self.match.seats):
            raise ValueError(f"seat: nobody sits at {eyes}")
        self.eyes = eyes

    # Along the line

    def jump(self, at: int) -> None:
        """To the position after so many entries; ValueError if there are not so many."""
        if not 0 <= at <= len(self.line):
            raise ValueError(f"at: the line has {len(self.line)} entries, not {at}")
        self.match, self.drawn = self.match.at(0), None
        self.fresh = len(self.line)
        for text in self.line[:at]:
            self.make(self.match.game.read(self.match.state, text))

    def step(self) -> list[Event]:
        """The next entry of the line, which must not be at its end."""
        return self.make(self._written())

    # Off the line

    def play(self, text: str) -> list[Event]:
        """A move of whoever is to act, chance too.

        IllegalMove, with nothing changed, if a rule forbids it.
        """
        if refusal := self.match.why_not(text):
            raise IllegalMove(refusal)
        return self.make(self.match.game.read(self.match.state, text))

    def draw(self, seed: str) -> list[Event]:
        """What chance decides next. Only where CHANCE is to act."""
        return self.make(self.match.state.draw(Random(f"{seed}/{len(self.match.log)}")))

    def follow(self) -> list[Event] | None:
        """What happens next without a decision; None if there is nothing."""
        forced = self._forced()
        return None if forced is None else self.make(forced)

    def make(self, move: Move) -> list[Event]:
        """A move known to be legal, or an outcome of chance."""
        entry = len(self.match.log)
        if self.match.to_act == CHANCE:
            self.drawn = entry
        told = self.match.make(move)
        self.fresh = len(self.line)
        if self.line[entry : entry + 1] != self.match.log[entry:]:
            self.line = self.match.log[:]
            self.fresh = entry
        return told

    def _written(self) -> Move:
        return self.match.game.read(self.match.state, self.line[len(self.match.log)])

    def _forced(self) -> Move | None:
        """What happens now without a decision: as the line has it, or drawn."""
        match = self.match
        if match.to_act != CHANCE:
            return match.game.auto(match.state) if match.to_act >= 0 else None
        if match.game.outcomes(match.state).of == "cards":
            return None
        on_line = len(match.log) < len(self.line)
        return self._written() if on_line else match.state.draw(match.luck())


def _all_human(saved: Any) -> Any:
    """The save with a person at every seat, as far as it is one."""
    if isinstance(saved, dict) and isinstance(saved.get("seats"), list):
        return {**saved, "seats": [HUMAN] * len(saved["seats"])}
    return saved
