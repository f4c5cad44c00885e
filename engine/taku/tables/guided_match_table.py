"""The table of an ordinary match in which the guide goes along."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from taku.game import Event, Seat
from taku.guidance import GuideMoment
from taku.match import HUMAN, BadPart, Match
from taku.messages.parts import GuidedRule, Tip
from taku.messages.replies import Frame, Replies
from taku.tables.tip_table import TipTable, finished
from taku.teaching.guided_deals import guide_of
from taku.teaching.rules_in_force import cues_in_force
from taku.view import View

MOST = 8  # tips in a match: what is more waits for the next one


class GuidedMatchTable(TipTable):
    """Explains `MOST` rules at most, each when the learner sees it at work, and else is silent."""

    def __init__(
        self,
        match: Match,
        met: Iterable[str] = (),
        *,
        practice: bool = False,
        asked: Sequence[Seat] = (),
    ) -> None:
        guide = guide_of(match.game.name)
        if guide is None:
            raise BadPart("game", f"there is no guide of {match.game.name!r}")
        if match.seats.count(HUMAN) != 1:
            raise BadPart("seats", "the guide goes along with one human")
        self._rounds = finished(match)
        self._tips = 0  # tips since this table was laid
        cues = cues_in_force(match.game, guide, match.options, len(match.seats))
        super().__init__(match, cues, met, practice=practice, asked=asked)

    @property
    def rules(self) -> tuple[GuidedRule, ...]:
        """All that the guide tells at this table, by the order of the rules sheet."""
        sheet = [rule.id for rule in self._match.game.rulebook]
        told = (GuidedRule(cue.id, cue.rule) for cue in self._cues)
        return tuple(sorted(told, key=lambda each: sheet.index(each.rule)))

    def begin(self) -> Replies[None]:
        yield from self._guided(self._begun())

    def _begun(self) -> Replies[None]:
        yield replace(self._laid(), guided=self.rules)
        yield from self._bots()

    def play(self, move: str) -> Replies[None]:
        yield from self._guided(super().play(move))

    def undo(self) -> Replies[None]:
        self._before = None
        yield from self._guided(super().undo())

    @property
    def _round_over(self) -> bool:
        return finished(self._match) > self._rounds

    def _shown(self, events: Sequence[Event], entry: int) -> Frame:
        frame = super()._shown(events, entry)
        self._rounds = finished(self._match)
        return frame

    def _tip(self, moment: GuideMoment[Any], view: View) -> Tip | None:
        tip = super()._tip(moment, view) if self._tips < MOST else None
        self._tips += tip is not None
        return tip
