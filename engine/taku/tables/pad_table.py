"""The score pad: people throw real dice, and enter what lies on the table."""

from collections.abc import Sequence

from taku.game import CHANCE, Event, IllegalMove, Seat
from taku.match import HUMAN, BadPart, Match, legal_move
from taku.messages.replies import Frame, Replies
from taku.tables.table import PlayTable
from taku.view import Refusal, View


class PadTable(PlayTable):
    """A table that draws nothing: the person whose turn it is enters every outcome of chance.

    Any number of entries can be undone.
    """

    absent = "there is no score pad on the table"

    def __init__(self, match: Match) -> None:
        if match.game.pad is None:
            raise BadPart("game", f"{match.game.name} has no score pad")
        if any(seat != HUMAN for seat in match.seats):
            raise BadPart("seats", "only people throw real dice")
        super().__init__(match, 0)
        self._turn()

    def frame(self, seat: Seat, events: Sequence[Event] = ()) -> Frame:
        return Frame(self._view(seat), tuple(events), undo=bool(self._match.log))

    def _view(self, seat: Seat) -> View:
        """Return the view of the seat whose turn it is: the pad shows no other."""
        assert self._match.game.pad
        return self._match.game.pad(self._match.state)

    def _turn(self) -> None:
        self._viewer = self._view(self._viewer).seat

    def play(self, move: str) -> Replies[None]:
        """Make an entry or fill a box; dice that are entered again replace those that lie there."""
        match = self._match
        legal = legal_move(match.game, match.state, move)
        if isinstance(legal, Refusal) and match.to_act >= 0:
            before = match.at(len(match.log) - 1)
            again = legal_move(before.game, before.state, move)
            if not isinstance(again, Refusal):
                match, legal = before, again
        if isinstance(legal, Refusal):
            raise IllegalMove(legal)
        self._match, entry = match, len(match.log)
        events = match.make(legal)
        self._turn()
        yield self._shown(events, entry)

    def _undoable(self, seat: Seat) -> int | None:
        entries = len(self._match.log)
        return entries - 1 if entries else None

    def _undone(self, entry: int) -> Replies[None]:
        self._turn()
        yield self._laid(entry)

    def hint(self) -> Replies[None]:
        """Send what is best with the dice that lie there, or else what was best in the last turn.

        IllegalMove if the dice of that turn are not known.
        """
        match = self._match
        if match.to_act < 0:
            match = match.at(max(0, len(match.log) - 1))
        if match.to_act == CHANCE:
            raise IllegalMove(Refusal("not-now", {"phase": "unseen"}))
        yield from self._advised(match.state)
