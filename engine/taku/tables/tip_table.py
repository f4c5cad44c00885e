"""The base of tables with a guide, which tells each rule once, when it is seen at work."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from taku.game import Event, Seat
from taku.guidance import Cue, GuideMoment
from taku.match import Match
from taku.messages.parts import Tip
from taku.messages.replies import Frame, Replies, Reply, mapped
from taku.tables.match_table import MatchTable
from taku.teaching.on_table import is_seen
from taku.view import Sentence, View


class TipTable(MatchTable):
    """Adds to each frame the most urgent rule that matters now and is not explained yet."""

    def __init__(
        self,
        match: Match,
        cues: Sequence[Cue[Any]],
        met: Iterable[str],
        *,
        practice: bool = False,
        asked: Sequence[Seat] = (),
    ) -> None:
        self._cues = cues
        self._met = set(met)
        self._before: Any = None  # the position of the last frame
        self._moment: GuideMoment[Any] | None = None  # the moment of the last frame
        super().__init__(match, practice=practice, asked=asked)

    @property
    def _round_over(self) -> bool:
        """True if the frame that is made now ends a round."""
        raise NotImplementedError

    def _shown(self, events: Sequence[Event], entry: int) -> Frame:
        before, after = self._before, self._match.state.clone()
        new = () if before is None else tuple(events)
        self._moment = GuideMoment(before, after, new, self._viewer, self._round_over)
        self._before = after
        return super()._shown(events, entry)

    def _guided(self, replies: Replies[None]) -> Replies[None]:
        """Pass the replies on and add the tip that is due to each frame."""
        return mapped(replies, self._told)

    def _told(self, reply: Reply) -> Reply:
        if isinstance(reply, Frame) and self._moment:
            return self._with_tip(reply, self._moment)
        return reply

    def _with_tip(self, frame: Frame, moment: GuideMoment[Any]) -> Frame:
        """Return the frame with the tip that is due, and the rules that the learner has used."""
        tip = self._tip(moment, frame.view)
        used = tuple(c.id for c in self._cues if c.id not in self._met and c.used(moment))
        self._met |= {*used}
        return replace(frame, tip=tip, met=used) if tip or used else frame

    def _tip(self, moment: GuideMoment[Any], view: View) -> Tip | None:
        """Return the most urgent rule that is seen at work now and is not explained yet."""
        for cue in self._cues:
            due = cue.when(moment) if cue.id not in self._met else None
            if due and is_seen(view, moment.events, due):
                self._met.add(cue.id)
                return Tip(cue.id, cue.rule, Sentence(cue.id, due.seat, due.args), due.at)
        return None


def finished(match: Match) -> int:
    """Return the number of scored rounds."""
    return len(match.view(0).scores)
