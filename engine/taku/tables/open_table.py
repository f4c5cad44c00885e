"""The open table: a line of play, shown with all hands open or as one seat sees it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from taku.game import CHANCE, Event, IllegalMove, Seat
from taku.match import Match
from taku.messages.parts import Head, LinePlace
from taku.messages.replies import Frame, Replies
from taku.tables.study import Study
from taku.tables.table import PlayTable, not_your_turn, only_to_look_at
from taku.view import Refusal, View


class OpenTable(PlayTable):
    """A table that walks along a line of play and lets the viewer deviate from it."""

    absent = "there is no open table"

    def __init__(self, saved: Any, at: int | None, *, eyes: Seat | None, sealed: bool) -> None:
        if sealed and eyes is None:
            raise ValueError("eyes: a match that is not over needs a seat")
        self.study = Study(saved, at, eyes=eyes, sealed=sealed)
        super().__init__(self.study.match, 0)
        self._turn()

    def walk(self, at: int) -> Replies[None]:
        """Go to another place on the line; a step to the next entry is shown as a move."""
        study = self.study
        if at == len(study.match.log) + 1 <= len(study.line):
            yield self._followed(study.step())
            return
        study.jump(at)
        self._match = study.match
        self._turn()
        yield self._laid(len(study.line))

    def look(self, seat: Seat | None) -> Replies[None]:
        """Show the position as one seat sees it, or with all hands open."""
        self._check_free()
        self.study.look(seat)
        self._turn()
        yield self._laid(len(self.study.line))

    def play(self, move: str) -> Replies[None]:
        self._check_free()
        yield self._followed(self.study.play(move))
        yield from self._forced()

    def proceed(self, seed: str) -> Replies[None]:
        """Let chance, or a strong bot, make the next decision."""
        self._check_free()
        study = self.study
        if study.match.over:
            raise IllegalMove(not_your_turn(study.match))
        if study.match.to_act != CHANCE:
            self._without.clear()
            adviser = study.match.game.adviser
            best = yield from self._weighed(adviser, f"/{seed}", study.match.state)
            yield self._followed(study.make(best[0].move))
            yield from self._forced()
            return
        while study.match.to_act == CHANCE:
            yield self._followed(study.draw(seed))
            yield from self._forced()

    def _forced(self) -> Iterator[Frame]:
        """Make and show all moves that need no decision."""
        while (events := self.study.follow()) is not None:
            yield self._followed(events)

    def _followed(self, events: Sequence[Event]) -> Frame:
        self._turn()
        return self._shown(events, self.study.fresh)

    def frame(self, seat: Seat, events: Sequence[Event] = ()) -> Frame:
        """Return what this seat sees, with the place on the line."""
        study = self.study
        chance = study.match.to_act == CHANCE
        outcomes = study.match.game.outcomes(study.match.state) if chance else None
        line = LinePlace(len(study.match.log), study.drawn, outcomes)
        return replace(super().frame(seat, events), line=line)

    def _view(self, seat: Seat) -> View:
        view = self._match.view(seat, open_hands=self.study.eyes is None)
        return only_to_look_at(view) if self.study.sealed else view

    def _turn(self) -> None:
        """Make the chosen seat the viewer, or without one the seat to act."""
        study = self.study
        if study.eyes is not None:
            self._viewer = study.eyes
        elif study.match.to_act >= 0:
            self._viewer = study.match.to_act

    def _check_free(self) -> None:
        """Raise IllegalMove if the table is sealed, so that walking is all that it allows."""
        if self.study.sealed:
            raise IllegalMove(Refusal("not-now", {"phase": "replay"}))

    def _whole(self) -> Match:
        """Return the match at the end of the line."""
        whole = self._match.blank()
        whole.replay(self.study.line)
        return whole

    @property
    def _line(self) -> Sequence[str]:
        return self.study.line

    @property
    def _head(self) -> Head:
        """The head of the match with the original players: here every seat is a human."""
        return replace(super()._head, seats=tuple(self.study.seats))
