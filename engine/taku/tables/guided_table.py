"""The table of a guided first game: it explains each rule when the rule matters."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from taku.game import CHANCE, Event, IllegalMove, Move, State, Weighed
from taku.guidance import Cost, GuideMoment
from taku.match import Match
from taku.messages.parts import GuidedRule, MoveInWords
from taku.messages.replies import Consequence, Frame, Replies
from taku.tables.tip_table import TipTable, finished
from taku.teaching.better_move import better_move, foreseen
from taku.teaching.guided_deals import GuidedDeal, guide_of, laid
from taku.teaching.marking import SETTLES
from taku.view import Sentence


class GuidedTable(TipTable):
    """Explains each rule once and shows the cost of a poor move; the learner decides everything."""

    absent = "no move waits to be taken back or kept"

    def __init__(
        self, game: str, deal: GuidedDeal, met: Iterable[str] = (), log: tuple[str, ...] = ()
    ) -> None:
        guide = guide_of(game)
        assert guide
        self._guide = guide
        self._order = deal.rules
        begun = laid(game, deal)
        self._start, self._rounds = len(begun.log), finished(begun)
        self._judged: set[tuple[str, ...]] = set()  # logs before each decision already criticised
        self._poor: GuideMoment[Any] | None = None  # a poor move that waits for `undo` or `keep`
        self._pauses, self._settled = False, False
        cues = [cue for cue in guide.cues if cue.id in deal.rules]
        super().__init__(laid(game, deal, log), cues, met, practice=True)

    def begin(self) -> Replies[None]:
        yield from self._guided(self._begun())
        yield from self._closed()

    def _begun(self) -> Replies[None]:
        yield replace(self._laid(), guided=self._rules)
        yield from self._drawn()
        yield from self._bots()

    @property
    def _rules(self) -> tuple[GuidedRule, ...]:
        of = {cue.id: cue.rule for cue in self._cues}
        return tuple(GuidedRule(id, of[id]) for id in self._order)

    # Decisions

    def play(self, move: str) -> Replies[None]:
        try:
            legal = self._match.legal(move, self._viewer)
        except IllegalMove as illegal:
            self._met.add(illegal.refusal.rule)  # the refusal explains the rule
            raise
        yield from self._decided(legal)
        yield from self._closed()

    def _decided(self, move: Move) -> Replies[None]:
        """Make the move and what follows; stop a poor move at the end of its trick."""
        self._poor = None
        before, start = self._match.at(len(self._match.log)), tuple(self._match.log)
        shown = yield from self._played_out(move)
        whole = self._whole_of(before, shown)
        cost = None if start in self._judged else self._guide.cost(whole)
        instead = (yield from self._better(before, move, cost)) if cost else None
        if cost is None or instead is None:
            for frame, moment in shown:
                yield self._with_tip(frame, moment)
            yield from self._guided(self._bots())
            return
        self._judged.add(start)
        self._poor = whole
        yield self._consequence(before, cost, instead, len(shown))
        yield from (frame for frame, _ in shown)

    def _played_out(self, move: Move) -> Replies[list[tuple[Frame, GuideMoment[Any]]]]:
        """Play to the end of the trick, pile or turn; return the frames without sending them."""
        shown: list[tuple[Frame, GuideMoment[Any]]] = []
        self._pauses, self._settled, answer = True, False, None
        for replies in (self._made(move), self._bots()):
            while True:
                try:
                    reply = replies.send(answer)
                except StopIteration:
                    break
                answer = None
                if isinstance(reply, Frame):
                    assert self._moment
                    shown.append((reply, self._moment))
                else:
                    answer = yield reply
        self._pauses = False
        return shown

    def _whole_of(
        self, before: Match, shown: Sequence[tuple[Frame, GuideMoment[Any]]]
    ) -> GuideMoment[Any]:
        """Return a decision and all events after it as one moment."""
        events = [event for _, moment in shown for event in moment.events]
        return GuideMoment(before.state, shown[-1][1].after, events, self._viewer, self._ended)

    def _better(self, before: Match, move: Move, cost: Cost) -> Replies[Move | None]:
        """Return a clearly better move that would have cost less, or None."""
        instead = yield from better_move(before, move, self._guide.least, self._fetched)
        if instead is None:
            return None
        spared = self._guide.cost(foreseen(before, instead, SETTLES))
        return instead if spared is None or spared.points < cost.points else None

    def _consequence(self, before: Match, cost: Cost, instead: Move, frames: int) -> Consequence:
        due = cost.due
        seat = self._viewer if due.seat is None else due.seat
        say = Sentence(cost.kind, seat, due.args)
        better = MoveInWords.of(before.game, before.state, instead)
        return Consequence(say, self._viewer, cost.points, due.at, better, frames)

    @property
    def waits(self) -> bool:
        """True if a poor move waits for `undo` or `keep`."""
        return self._poor is not None

    def keep(self) -> Replies[None]:
        if self._poor is None:
            raise ValueError(self.absent)
        self._moment, self._poor = self._poor, None
        yield self._with_tip(self.frame(self._viewer), self._moment)
        yield from self._guided(self._bots())
        yield from self._closed()

    def _nameable(self, state: State, weighed: Sequence[Weighed]) -> Sequence[Weighed]:
        """Leave out moves of kinds that the guide has yet to explain, if there are others."""
        game, untold = self._match.game, {cue.id for cue in self._cues} - self._met
        kinds = [game.tell(state, each.move).args.get("kind") for each in weighed]
        told = [each for each, kind in zip(weighed, kinds, strict=True) if kind not in untold]
        return told or weighed

    def undo(self) -> Replies[None]:
        self._before, self._poor = None, None
        yield from self._guided(super().undo())

    def _undoable(self, seat: int) -> int | None:
        """Return the entry to undo, as in a match; None for entries of the setup."""
        entry = super()._undoable(seat)
        return None if entry is None or entry < self._start else entry

    # Chance

    @property
    def _draws(self) -> bool:
        return self._match.to_act == CHANCE and not self._ended

    def _drawn(self) -> Replies[None]:
        """Make and show all draws of chance before the first decision."""
        while self._draws:
            entry, events = len(self._match.log), self._match.draw()
            self._turn()
            yield self._shown(events, entry)

    @property
    def _ended(self) -> bool:
        return self._match.over or finished(self._match) > self._rounds

    @property
    def _round_over(self) -> bool:
        return self._ended

    @property
    def _goes_on(self) -> bool:
        return super()._goes_on and not (self._pauses and self._settled) and not self._ended

    # Frames and tips

    def frame(self, seat: int, events: Sequence[Event] = ()) -> Frame:
        return replace(super().frame(seat, events), ended=self._ended)

    def _shown(self, events: Sequence[Event], entry: int) -> Frame:
        frame = super()._shown(events, entry)
        assert self._moment
        settles = any(event.role in SETTLES for event in self._moment.events)
        self._settled = self._settled or settles
        return frame

    def _closed(self) -> Replies[None]:
        """After the last frame, send one more for each tip that is still due."""
        last = self._moment
        if not self._ended or self._poor or last is None:
            return
        while (frame := self._with_tip(self._shown((), len(self._match.log)), last)).tip:
            yield frame
