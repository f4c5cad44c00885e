"""The table of one deal of an event: its bots play what a check of the result expects."""

from dataclasses import replace

from taku import tablebase
from taku.club.event import is_over
from taku.game import OVER, IllegalMove, Seat
from taku.match import Match
from taku.messages.replies import Replies, WantsTablebase
from taku.tables.match_table import MatchTable
from taku.view import Refusal, View


class EventTable(MatchTable):
    """A match that ends with its first round, or in games of one score sheet with its last.

    It has neither hints nor undo: the log of a deal is compared with those of others. The match
    must wait at draws of chance, so that no second round is dealt.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        while self._draws:
            match.draw()
        super().__init__(match)

    @property
    def _draws(self) -> bool:
        return self._match.to_act < 0 and not is_over(self._match)

    def _view(self, seat: Seat) -> View:
        """Return the view of a seat; after the deal that of a match which is over."""
        view = super()._view(seat)
        if not is_over(self._match):
            return view
        return replace(view, to_act=OVER, places=tuple(self._match.places))

    def hint(self) -> Replies[None]:
        raise IllegalMove(Refusal("not-now", {"phase": "event-hint"}))

    def _why_no_undo(self, entry: int) -> Refusal | None:
        return Refusal("not-now", {"phase": "event-undo"})

    def _fetched(self, table: str) -> Replies[bool]:
        """Fetch a tablebase; ValueError without it, since a weaker bot would play other moves."""
        text = yield WantsTablebase(table)
        tablebase.bring(table, text or "")
        return True
