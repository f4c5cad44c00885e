"""The table of an ordinary match in which the guide goes along."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from taku.game import Event, Seat
from taku.guidance import Due, GuideMoment
from taku.match import HUMAN, BadPart, Match
from taku.messages.parts import GuidedRule, Tip
from taku.messages.replies import Frame, Replies
from taku.tables.tip_table import TipTable, finished
from taku.teaching.guided_deals import guide_of
from taku.teaching.rules_in_force import cues_in_force, rules_in_force, whole
from taku.view import Sentence

QUIET = 2  # decisions of the learner from a tip until a whole rule may be told
EARLY = 8  # decisions of the learner until rules are told that have not mattered yet


class GuidedMatchTable(TipTable):
    """Explains each rule when it first matters, and at calm decisions the whole of one rule."""

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
        self._guide = guide
        seats, options = len(match.seats), match.options
        self._rules = rules_in_force(match.game, guide, options, seats)
        self._rounds = finished(match)
        self._decisions = 0  # decisions of the learner since this table was laid
        self._quiet = QUIET  # decisions of the learner since the last tip
        cues = cues_in_force(match.game, guide, options, seats)
        super().__init__(match, cues, met, practice=practice, asked=asked)

    @property
    def rules(self) -> tuple[GuidedRule, ...]:
        """All that the guide tells at this table, by the order of the rules sheet."""
        told = [GuidedRule(cue.id, cue.rule) for cue in self._cues]
        told += [GuidedRule(whole(rule), rule) for rule in self._rules]
        return tuple(sorted(told, key=lambda each: self._rules.index(each.rule)))

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

    @property
    def _tells_more(self) -> bool:
        return bool(self._moment and self._moment.ended) and not self._match.over

    def _shown(self, events: Sequence[Event], entry: int) -> Frame:
        frame = super()._shown(events, entry)
        self._rounds = finished(self._match)
        assert self._moment
        if self._moment.decides:
            self._decisions += 1
            self._quiet += 1
        return frame

    def _tip(self, moment: GuideMoment[Any]) -> Tip | None:
        tip = super()._tip(moment) or self._whole_rule(moment)
        if tip:
            self._quiet = 0
        return tip

    def _whole_rule(self, moment: GuideMoment[Any]) -> Tip | None:
        """Return a whole rule to tell at a calm decision: one that matters now, if there is one."""
        if not moment.decides or self._quiet < QUIET or not self._guide.calm(moment):
            return None
        untold = [rule for rule in self._rules if whole(rule) not in self._met]
        mattering = (rule for rule in untold if self._due(rule, moment))
        rule = next(mattering, None) or next(filter(self._is_ripe, untold), None)
        if rule is None:
            return None
        self._met.add(whole(rule))
        due = self._due(rule, moment) or Due()
        return Tip(whole(rule), rule, Sentence(rule), due.at, whole=True)

    def _due(self, rule: str, moment: GuideMoment[Any]) -> Due | None:
        """Return the tip of a cue of this rule that is due, whether it was told or not."""
        found = (cue.when(moment) for cue in self._cues if cue.rule == rule)
        return next(filter(None, found), None)

    def _is_ripe(self, rule: str) -> bool:
        """True if a rule may be told before it matters: late, or as no moment is its own."""
        cues = [cue.id for cue in self._cues if cue.rule == rule]
        return self._decisions > EARLY or not {*cues} - self._met
