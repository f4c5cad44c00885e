"""A trial deal with players' own bots, to be viewed afterwards."""

from collections.abc import Sequence
from typing import Any

from taku.game import Seat
from taku.lab.ask_bot import ask_bot
from taku.match import HUMAN, Match
from taku.messages.parts import SavedMatch
from taku.messages.replies import Replies, TrialDealPlayed
from taku.tables.table import Table
from taku.view import Refusal


def trial_deal(match: Match, seats: Sequence[Seat]) -> Replies[None]:
    """Play one round to its end, or the whole match in a game of one score sheet."""
    if HUMAN in match.seats or any(seat not in range(len(match.seats)) for seat in seats):
        raise ValueError("asked: seats of bots; no seat may be human")
    return _TrialDeal(match, seats).played()


class _TrialDeal(Table):
    def __init__(self, match: Match, seats: Sequence[Seat]) -> None:
        super().__init__(match, 0)
        self._seats = seats
        self._decisions: list[int] = []

    def played(self) -> Replies[None]:
        match = self._match
        while not (match.over or self._is_booked()):
            level = match.seats[match.to_act]
            moves = match.state.moves()
            if match.to_act not in self._seats:
                match.make((yield from self._weighed(level, "/bot", match.state))[0].move)
            elif len(moves) == 1:
                match.make(moves[0])
            else:
                move = yield from ask_bot(match, match.state)
                self._decisions.append(len(match.log))
                if not isinstance(move, int):
                    yield self._told(move)
                    return
                match.make(move)
            self._draw()
        yield self._told(None)

    def _draw(self) -> None:
        """Make the draws of chance in this round, but do not deal the next."""
        while self._match.draws and not self._is_booked():
            self._match.draw()

    def _is_booked(self) -> bool:
        view = self._match.view(0)
        return bool(view.scores) and not view.sheet

    def _told(self, refusal: Refusal | None) -> TrialDealPlayed:
        saved: dict[str, Any] = self._match.save()
        return TrialDealPlayed(SavedMatch(**saved), tuple(self._decisions), refusal)
