"""The open table as it is shown: a line of play with all hands open, or one seat's eyes."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from taku.game import CHANCE, Event, IllegalMove, Seat
from taku.match import Match
from taku.tables.study import Study
from taku.tables.table import MatchTable, not_your_turn, only_to_look_at
from taku.view import Refusal, View
from taku.wire.protocol import Frame, Head, Line, Replies


class OpenTable(MatchTable):
    """Walks a line of play, and leaves it."""

    def __init__(self, saved: Any, at: int, *, eyes: Seat | None, sealed: bool) -> None:
        if sealed and eyes is None:
            raise ValueError("eyes: whose is a match that is not over?")
        self.study = Study(saved, at, eyes=eyes, sealed=sealed)
        super().__init__(self.study.match, 0)
        self._turn()

    def walk(self, at: int) -> Replies[None]:
        """To another place on the line; the next one is shown as a move."""
        study = self.study
        if at == len(study.match.log) + 1 <= len(study.line):
            yield self._followed(study.step())
            return
        study.jump(at)
        self._match = study.match
        self._turn()
        yield self._laid(len(study.line))

    def look(self, seat: Seat | None) -> Replies[None]:
        """The same position with the eyes of one seat, or with all hands open."""
        self._check_free()
        self.study.look(seat)
        self._turn()
        yield self._laid(len(self.study.line))

    def play(self, move: str) -> Replies[None]:
        self._check_free()
        yield self._followed(self.study.play(move))
        yield from self._forced()

    def proceed(self, seed: str) -> Replies[None]:
        """What chance, or a strong bot, does now."""
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
        """What follows without a decision."""
        while (events := self.study.follow()) is not None:
            yield self._followed(events)

    def _followed(self, events: Sequence[Event]) -> Frame:
        self._turn()
        return self._shown(events, self.study.fresh)

    def undo(self) -> Replies[None]:
        raise IllegalMove(Refusal("not-now", {"phase": "undo"}))

    def frame(self, seat: Seat, events: Sequence[Event] = ()) -> Frame:
        """What this seat sees at the open table, and where it stands on its line."""
        study = self.study
        chance = study.match.to_act == CHANCE
        outcomes = study.match.game.outcomes(study.match.state) if chance else None
        line = Line(len(study.match.log), study.drawn, outcomes)
        return replace(super().frame(seat, events), line=line)

    def _view(self, seat: Seat) -> View:
        view = self._match.view(seat, open_hands=self.study.eyes is None)
        return only_to_look_at(view) if self.study.sealed else view

    def _turn(self) -> None:
        """Let whoever has the eyes look, or else whoever must decide now."""
        study = self.study
        if study.eyes is not None:
            self._viewer = study.eyes
        elif study.match.to_act >= 0:
            self._viewer = study.match.to_act

    def _check_free(self) -> None:
        """May more be done than to walk along the line?"""
        if self.study.sealed:
            raise IllegalMove(Refusal("not-now", {"phase": "replay"}))

    def _whole(self) -> Match:
        """The match at the end of its line."""
        whole = self._match.blank()
        whole.replay(self.study.line)
        return whole

    @property
    def _line(self) -> Sequence[str]:
        return self.study.line

    @property
    def _head(self) -> Head:
        """With those who sat there: at the open table nobody is a bot."""
        return replace(super()._head, seats=tuple(self.study.seats))
