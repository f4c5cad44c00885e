"""A match of players on several devices; each device sees and decides for its own seats only.

Players decide face-down choices at one time and in any order. No other player sees a choice, and
its player may undo it until the last player has chosen. Then all choices enter the log in the
order of the rules. So the log reads as if the players had chosen in turn, and replays are equal.

A device gets the public events and the views of its own seats. The log, which contains the deals,
and the seed go only to the host (`Kept`). When a round ends, its part of the log goes to all
devices (`Opened`). The seed follows when the match is over.

If several people play, no move in the log can be undone. A bot may take over a player's seat
between any two moves, and give it back. A person may take over a bot's seat.
"""

from collections.abc import Sequence
from dataclasses import replace

from taku.game import Event, IllegalMove, Move, Seat, State, seen_events
from taku.match import HUMAN, BadPart, Match, legal_move
from taku.messages.parts import Around, LogPart
from taku.messages.replies import (
    For,
    Frame,
    Kept,
    Opened,
    Replies,
    TablebaseMissing,
    WantsTablebase,
    mapped,
)
from taku.tables.choices import Choices
from taku.tables.onlookers import hides, seen_by_all
from taku.tables.seating import Seating
from taku.tables.table import PlayTable, not_your_turn, only_to_look_at, proof_of
from taku.tables.undo import why_seen
from taku.view import Refusal, View

ADDRESSED = For | Kept | WantsTablebase | TablebaseMissing
"""Replies that need no address: `For` has one, the others are for the host."""


def friends_table(
    match: Match,
    around: Around,
    chosen: Sequence[str | None] = (),
    commitments: Sequence[str] = (),
    asked: Sequence[Seat] = (),
    since: int = 0,
) -> "FriendsTable":
    """Return a new table; ValueError if the seed is not made of what was committed to."""
    if commitments:
        _check_shares(match, commitments)
    return FriendsTable(match, around, chosen, asked, since)


def _check_shares(match: Match, commitments: Sequence[str]) -> None:
    from taku import fair  # imported only for a seed from several devices

    numbers = fair.shares(match.seed)
    unkept = fair.unkept(commitments, numbers)
    if unkept or len(numbers) != len(commitments):
        raise BadPart("seed", f"not what was committed to: {', '.join(map(str, unkept))}")


class FriendsTable(PlayTable):
    """A table that serves all devices of a match and sends each its own frames.

    Decisions of bots and forced moves are made one at a time, each by a call of `go_on`. Between
    the calls, players may send requests or take their seat back from a bot.
    """

    absent = "no match among several devices is on the table"

    def __init__(
        self,
        match: Match,
        seated: Around,
        chosen: Sequence[str | None] = (),
        asked: Sequence[Seat] = (),
        since: int = 0,
    ) -> None:
        if HUMAN not in match.seats:
            raise BadPart("seats", "at least one seat must be human")
        super().__init__(match, match.seats.index(HUMAN), asked)
        self._seating = Seating(match, seated)
        self._since = since  # log length when the seed was drawn
        self._chosen: dict[Seat, Move] = {}  # face-down choices that are not in the log yet
        self._choices_by_seat: dict[Seat, Choices] = {}
        self._public = self._known = 0  # log entries that are public, and those already sent
        self._find_public()
        self._restore_choices(chosen)

    def begin(self) -> Replies[None]:
        yield from self._shown_to_all(self._match.story, 0, begins=True)

    # Requests

    def check_person(self, seat: Seat | None) -> None:
        """Raise a ValueError if this seat has no person; None stands for an onlooker."""
        if seat is not None and self._seating.device(seat) is None:
            raise ValueError(f"seat: no person at seat {seat}")

    def look_as(self, seat: Seat | None) -> None:
        """Make this seat the viewer; IllegalMove for an onlooker."""
        if seat is None:
            raise IllegalMove(not_your_turn(self._match))
        self._viewer = seat

    def addressed(self, seat: Seat | None, replies: Replies[None]) -> Replies[None]:
        """Address the replies to this seat, but those to the host and those with an address."""
        return mapped(replies, lambda r: r if isinstance(r, ADDRESSED) else For(seat, r))

    def begin_again(self, seat: Seat | None) -> Replies[None]:
        """Send the whole table and the public part of the log to one device."""
        device = None if seat is None else self._seating.device(seat)
        eye = None if device is None else self._seating.eyes[device]
        yield For(eye, replace(self._frame_for(eye, self._match.story), begins=True))
        yield For(eye, self._opened(0))

    def play(self, move: str) -> Replies[None]:
        seat = self._viewer
        if not self._acts(seat):
            raise IllegalMove(not_your_turn(self._match))
        legal = legal_move(self._match.game, self._position(seat), move)
        if isinstance(legal, Refusal):
            raise IllegalMove(legal)
        yield from self._decided(seat, legal)

    def undo(self) -> Replies[None]:
        seat = self._viewer
        if seat in self._chosen:
            del self._chosen[seat]
            yield from self._shown_to_all((), len(self._match.log))
            return
        yield from super().undo()

    def _undone(self, entry: int) -> Replies[None]:
        self._chosen.clear()
        self._find_public()
        yield from self._shown_to_all(self._match.story, entry, begins=True)

    def seat(self, around: Around) -> Replies[None]:
        """Change which devices, bots and onlookers take part."""
        before = self.turns
        self._seating = Seating(self._match, around, self._seating)
        if self.turns != before:
            yield from self._shown_to_all((), len(self._match.log))
        else:
            yield self._to_keep(len(self._match.log), begins=False)

    def go_on(self) -> Replies[None]:
        """Make the next decision that needs no person: of a bot, or a forced move."""
        seat = self._next_automatic()
        if seat is None:
            return
        position, level = self._position(seat), self._seating.level(seat)
        if level is None:
            move = self._match.game.auto(position)
            assert move is not None
        else:
            salt = f"/bot {seat}" if self._together else "/bot"
            move = yield from self._decision_of_bot(level, salt, position)
        yield from self._decided(seat, move)

    # The seat to act

    @property
    def _waiting(self) -> list[Seat]:
        """All seats that must decide now, with people or bots, in the order of the rules."""
        match = self._match
        if match.to_act < 0:
            return []
        return [seat for seat in match.game.together(match.state) if seat not in self._chosen]

    @property
    def _together(self) -> bool:
        """True if several seats decide face down at one time."""
        return bool(self._chosen) or len(self._waiting) > 1

    def _is_automatic(self, seat: Seat) -> bool:
        """True if the decision of this seat needs no person."""
        if self._seating.level(seat) is not None:
            return True
        return not self._together and self._match.game.auto(self._match.state) is not None

    def _next_automatic(self) -> Seat | None:
        return next(filter(self._is_automatic, self._waiting), None)

    @property
    def turns(self) -> tuple[Seat, ...]:
        """The seats whose people must decide now."""
        return tuple(seat for seat in self._waiting if not self._is_automatic(seat))

    def _acts(self, seat: Seat) -> bool:
        return seat in self.turns

    # Decisions

    def _decided(self, seat: Seat, move: Move) -> Replies[None]:
        """Make a decision, or keep it face down until all seats have chosen."""
        if not self._together:
            yield from self._made(move)
            return
        chosen = self._position(seat).clone()
        self._chosen[seat] = move
        if not self._waiting:
            yield from self._entered(seat)
            return
        chosen.story = []
        chosen.play(move)
        yield from self._shown_to_all(chosen.story, len(self._match.log))

    def _entered(self, last: Seat) -> Replies[None]:
        """Enter all face-down choices into the log.

        Of their `choose` events, send only that of the last seat: the others were sent before.
        """
        match, entry = self._match, len(self._match.log)
        chosen, self._chosen = self._chosen, {}
        made: list[Event] = []
        while match.to_act in chosen:
            made += match.make(chosen.pop(match.to_act))
            self._note(match, made)
        events = [event for event in made if event.role != "choose" or event.seat == last]
        yield from self._shown_to_all(events, entry)
        yield from self._drawn()

    def _made(self, move: Move) -> Replies[None]:
        match, entry = self._match, len(self._match.log)
        events = match.make(move)
        self._note(match, events)
        yield from self._shown_to_all(events, entry)
        yield from self._drawn()

    def _drawn(self) -> Replies[None]:
        """Make and show all draws of chance that are due."""
        match = self._match
        while match.draws:
            entry, events = len(match.log), match.draw()
            self._note(match, events)
            yield from self._shown_to_all(events, entry)

    def _restore_choices(self, chosen: Sequence[str | None]) -> None:
        """Restore face-down choices from a save; drop the invalid ones, to be chosen again."""
        for seat, text in enumerate(chosen):
            waiting = self._waiting
            if text is None or seat not in waiting or len(waiting) == 1:
                continue
            move = legal_move(self._match.game, self._position(seat), text)
            if not isinstance(move, Refusal):
                self._chosen[seat] = move

    # The public part of the log

    def _find_public(self) -> None:
        """Find the public part of the whole log."""
        self._public = self._known = 0
        self._secret = False
        again = self._match.blank()
        for entry, text in enumerate(self._match.log, start=1):
            self._note(again, again.enter(text, entry))

    def _note(self, match: Match, events: Sequence[Event]) -> None:
        """Update the public part after a log entry: a round becomes public when it ends."""
        ends = any(event.role in ("round", "over") for event in events)
        self._secret = not ends and (self._secret or hides(match.game, match.state))
        if not self._secret:
            self._public = len(match.log)

    def _opened(self, start: int) -> Opened:
        match = self._match
        part = LogPart(start, tuple(match.log[start : self._public]))
        return Opened(part, match.seed if match.over else None)

    # Views

    def _position(self, seat: Seat) -> State:
        """Return the position, with this seat to act if it must decide now."""
        position = self._with_choices()
        if seat not in self._waiting or seat == position.to_act:
            return position
        twin = position.clone()
        twin.to_act = seat
        return twin

    def _with_choices(self) -> State:
        """Return the position with all face-down choices applied."""
        state: State = self._match.state
        if not self._chosen:
            return state
        twin = state.clone()
        for seat, move in self._chosen.items():
            twin.to_act = seat
            twin.play(move)
        return twin

    def choices(self, seat: Seat) -> Choices:
        if seat not in self._choices_by_seat:
            self._choices_by_seat[seat] = Choices(self._match.game, self._position(seat))
        return self._choices_by_seat[seat]

    def _view(self, seat: Seat) -> View:
        view = self._match.game.look(self._position(seat), seat)
        return view if self._acts(seat) or not view.ask else only_to_look_at(view)

    def proof(self) -> Replies[None]:
        yield proof_of(self._match, self._since)

    def _undoable(self, seat: Seat) -> int | None:
        """Return the entry to undo; None if several people play."""
        match = self._match
        return match.last_decision(seat) if len(self._seating.people) == 1 else None

    def _why_no_undo(self, entry: int) -> Refusal | None:
        return why_seen(self._match, entry)

    def frame(self, seat: Seat, events: Sequence[Event] = ()) -> Frame:
        frame = replace(super().frame(seat, events), turns=self.turns)
        return replace(frame, undo=True, no_undo=None) if seat in self._chosen else frame

    def _frame_for(self, seat: Seat | None, events: Sequence[Event]) -> Frame:
        if seat is not None:
            return self.frame(seat, events)
        view = seen_by_all(self._match.game, self._with_choices())
        return Frame(view, seen_events(events, None), undo=False, turns=self.turns)

    def _shown_to_all(
        self, events: Sequence[Event], entry: int, *, begins: bool = False
    ) -> Replies[None]:
        """Send the host's `Kept`, then a frame to each device, then the newly public log."""
        self._choices_by_seat.clear()
        self._seating.look(self.turns)
        yield self._to_keep(entry, begins)
        for seat in self._seating.viewers:
            yield For(seat, replace(self._frame_for(seat, events), begins=begins))
        if self._public != self._known or begins:
            opened = self._opened(0 if begins else self._known)
            self._known = self._public
            for seat in self._seating.viewers:
                yield For(seat, opened)

    def _to_keep(self, entry: int, begins: bool) -> Kept:
        match, write = self._match, self._match.game.write
        chosen = {seat: write(match.state, move) for seat, move in self._chosen.items()}
        return Kept(
            log=LogPart(entry, tuple(match.log[entry:])),
            chosen=tuple(chosen.get(seat) for seat in range(len(match.seats))),
            goes_on=self._next_automatic() is not None,
            match=self._head if begins else None,
        )
