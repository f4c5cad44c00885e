"""A match of people and bots, as it is played."""

from collections.abc import Sequence
from dataclasses import replace

from taku.game import IllegalMove, Move, Seat
from taku.match import HUMAN, BadPart, Match
from taku.tables.table import MatchTable
from taku.view import Refusal
from taku.wire.protocol import Replies, Sketched


class Sitting(MatchTable):
    """Plays for the bots, and shows each move as it is found to whoever decides next."""

    def __init__(self, match: Match, *, practice: bool = False, asked: Sequence[Seat] = ()) -> None:
        if HUMAN not in match.seats:
            raise BadPart("seats", "somebody must be human")
        self._practice = practice
        super().__init__(match, match.seats.index(HUMAN), asked)
        self._turn()  # as `sketch` has it

    def begin(self) -> Replies[None]:
        """The whole table, and what bots do before anybody else can."""
        yield self._laid()
        yield from self._bots()

    def sketch(self) -> Replies[None]:
        match = self._match
        looks = match.to_act if self._awaits_person else match.seats.index(HUMAN)
        frame = replace(self.frame(looks, match.story), begins=True)
        yield Sketched(frame, len(match.log), self.touched())

    def play(self, move: str) -> Replies[None]:
        match = self._match
        if refusal := match.why_not(move, self._viewer):
            raise IllegalMove(refusal)
        yield from self._made(match.game.read(match.state, move))
        yield from self._bots()

    def undo(self) -> Replies[None]:
        entry = self._undoable(self._viewer)
        if entry is None:
            raise IllegalMove(Refusal("not-now", {"phase": "undo"}))
        if refusal := self._why_no_undo(entry):
            raise IllegalMove(refusal)
        self._match = self._match.at(entry)
        self._turn()
        yield self._laid(entry)

    def _bots(self) -> Replies[None]:
        """The moves of all bots, and what the table does for people, until one must decide."""
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
        """A frame for the move, and one for each draw of chance after it."""
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
        """Whether a bot, or the table for a person, is to decide."""
        return self._match.to_act >= 0 and not self._awaits_person

    @property
    def _draws(self) -> bool:
        """Whether chance is to act, and the table draws for it."""
        return self._match.draws

    def _turn(self) -> None:
        """Let the person look who must decide now."""
        if self._awaits_person:
            self._viewer = self._match.to_act

    @property
    def _awaits_person(self) -> bool:
        """Whether a person must decide next, and the table cannot do it."""
        match = self._match
        if match.to_act < 0 or match.seats[match.to_act] != HUMAN:
            return False
        return match.game.auto(match.state) is None

    def _undoable(self, seat: Seat) -> int | None:
        """The entry of this seat's last decision, where it can be taken back.

        A player alone with bots may always; among several people only while
        nobody has acted, and nothing has been drawn, since.
        """
        match = self._match
        entry = match.last_decision(seat)
        if match.seats.count(HUMAN) > 1 and entry != len(match.log) - 1:
            return None
        return entry

    def _why_no_undo(self, entry: int) -> Refusal | None:
        return None if self._practice else self._why_seen(entry)
