"""The table of a match of people and bots on one device."""

from collections.abc import Sequence
from dataclasses import replace

from taku.game import Move, Seat
from taku.match import HUMAN, BadPart, Match
from taku.messages.replies import Replies, SnapshotTaken
from taku.tables.table import PlayTable
from taku.tables.undo import undoable, why_seen
from taku.view import Refusal


class MatchTable(PlayTable):
    """Plays the bots' moves and shows each one at once to the person who decides next."""

    def __init__(self, match: Match, *, practice: bool = False, asked: Sequence[Seat] = ()) -> None:
        if HUMAN not in match.seats:
            raise BadPart("seats", "at least one seat must be human")
        self._practice = practice
        super().__init__(match, match.seats.index(HUMAN), asked)
        self._turn()  # `snapshot` shows this seat's view too

    def begin(self) -> Replies[None]:
        """Show the whole table, then the bots' moves up to the first decision of a person."""
        yield self._laid()
        yield from self._bots()

    def snapshot(self) -> Replies[None]:
        match = self._match
        looks = match.to_act if self._awaits_person else match.seats.index(HUMAN)
        frame = replace(self.frame(looks, match.story), begins=True)
        yield SnapshotTaken(frame, len(match.log), self.touched())

    def play(self, move: str) -> Replies[None]:
        yield from self._made(self._match.legal(move, self._viewer))
        yield from self._bots()

    def _undone(self, entry: int) -> Replies[None]:
        self._turn()
        yield self._laid(entry)

    def _bots(self) -> Replies[None]:
        """Make all bots' moves and people's forced moves until a person must decide."""
        match = self._match
        while self._goes_on:
            level = match.seats[match.to_act]
            if level == HUMAN:
                move = match.game.auto(match.state)
                assert move is not None
            else:
                move = yield from self._decision_of_bot(level, "/bot", match.state)
            yield from self._made(move)

    def _made(self, move: Move) -> Replies[None]:
        """Make the move; send a frame for it and one for each draw of chance after it."""
        match, entry = self._match, len(self._match.log)
        events = match.make(move)
        self._turn()
        yield self._shown(events, entry)
        while self._draws:
            entry, events = len(match.log), match.draw()
            self._turn()
            yield self._shown(events, entry)

    @property
    def _goes_on(self) -> bool:
        """True if the next decision is a bot's, or a person's forced move."""
        return self._match.to_act >= 0 and not self._awaits_person

    @property
    def _draws(self) -> bool:
        """True if chance is to act and the table draws for it."""
        return self._match.draws

    def _turn(self) -> None:
        """Make the person who must decide now the viewer."""
        if self._awaits_person:
            self._viewer = self._match.to_act

    @property
    def _awaits_person(self) -> bool:
        """True if a person must decide next and the move is not forced."""
        match = self._match
        if match.to_act < 0 or match.seats[match.to_act] != HUMAN:
            return False
        return match.game.auto(match.state) is None

    def _undoable(self, seat: Seat) -> int | None:
        return undoable(self._match, seat)

    def _why_no_undo(self, entry: int) -> Refusal | None:
        return None if self._practice else why_seen(self._match, entry)
