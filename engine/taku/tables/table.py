"""What may be asked of a table, whatever lies on it, and what is answered alike everywhere."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from taku import tablebase
from taku.game import (
    Event,
    IllegalMove,
    Move,
    Seat,
    State,
    Weighed,
    level_and_temper,
    seen,
)
from taku.match import HUMAN, Match
from taku.tables.decision import Decision, in_words
from taku.view import Refusal, Sentence, View, Zone
from taku.wire.protocol import (
    Around,
    Considered,
    Frame,
    Given,
    Head,
    Hinted,
    HintedMove,
    Instead,
    LogPart,
    Meaning,
    Proved,
    Replies,
    Saved,
    SavedMatch,
    SeedShare,
    Told,
    ToldEntry,
    WantsTablebase,
    Without,
)

NO_MATCH = "there is no match on the table"
NO_ROOM = "no match among several devices is on the table"
NO_OPEN_TABLE = "there is no open table"
NO_LESSON = "there is no lesson on the table"
NO_CONSEQUENCE = "no move waits to be taken back or kept"


class Table:
    """A table with nothing on it: whatever is asked of it is refused."""

    def begin(self) -> Replies[None]:
        raise ValueError(NO_MATCH)

    def play(self, move: str) -> Replies[None]:
        raise ValueError(NO_MATCH)

    def consider(self, items: Sequence[str]) -> Replies[None]:
        raise ValueError(NO_MATCH)

    def hint(self) -> Replies[None]:
        raise ValueError(NO_MATCH)

    def undo(self) -> Replies[None]:
        raise ValueError(NO_MATCH)

    def save(self) -> Replies[None]:
        raise ValueError(NO_MATCH)

    def sketch(self) -> Replies[None]:
        raise ValueError(NO_MATCH)

    def proof(self) -> Replies[None]:
        raise ValueError(NO_MATCH)

    def story(self, seat: Seat | None) -> Replies[None]:
        raise ValueError(NO_MATCH)

    def at(self, seat: Seat | None, ask: Any) -> Replies[None]:
        raise ValueError(NO_ROOM)

    def go_on(self) -> Replies[None]:
        raise ValueError(NO_ROOM)

    def seat(self, around: Around) -> Replies[None]:
        raise ValueError(NO_ROOM)

    def walk(self, at: int) -> Replies[None]:
        raise ValueError(NO_OPEN_TABLE)

    def look(self, seat: Seat | None) -> Replies[None]:
        raise ValueError(NO_OPEN_TABLE)

    def proceed(self, seed: str) -> Replies[None]:
        raise ValueError(NO_OPEN_TABLE)

    def answer(self, given: Given) -> Replies[None]:
        raise ValueError(NO_LESSON)

    def keep(self) -> Replies[None]:
        raise ValueError(NO_CONSEQUENCE)

    def prepare(self) -> None:
        """Do what the next question is likely to need, while nobody waits."""


class MatchTable(Table):
    """A table with a match on it, and somebody who looks."""

    def __init__(self, match: Match, viewer: Seat, asked: Sequence[Seat] = ()) -> None:
        if any(seat not in range(len(match.seats)) or match.seats[seat] == HUMAN for seat in asked):
            raise ValueError("asked: seats of bots")
        self._match = match
        self._viewer = viewer
        self._asked = asked
        self._decision: tuple[Match, int, Decision] | None = None  # and where the match stood
        self._without: set[str] = set()  # tables that could not be had

    @property
    def match(self) -> Match:
        return self._match

    @property
    def viewer(self) -> Seat:
        """The person at the table who looks, or looked last."""
        return self._viewer

    def begin(self) -> Replies[None]:
        """Show it for the first time."""
        yield self._laid()

    # What is seen

    def frame(self, seat: Seat, events: Sequence[Event] = ()) -> Frame:
        """What one seat may see, and nothing else."""
        view = self._view(seat)
        asked = view.ask is not None
        entry = self._undoable(seat)
        return Frame(
            view=view,
            events=tuple(events),
            undo=entry is not None,
            no_undo=None if entry is None else self._why_no_undo(entry),
            meanings=self.decision(seat).meanings() if asked else (),
        )

    def touched(self) -> tuple[Meaning, ...]:
        """What a first touch of whoever looks would ask, where the frame does not tell it."""
        return self.decision(self._viewer).touched() if self._acts(self._viewer) else ()

    def _position(self, seat: Seat) -> State:
        """What lies there for this seat to decide."""
        return self._match.state

    def _acts(self, seat: Seat) -> bool:
        """Whether it is for this seat to decide now."""
        return self._match.to_act == seat

    def _view(self, seat: Seat) -> View:
        return self._match.view(seat)

    def _undoable(self, seat: Seat) -> int | None:
        """The entry of this seat's last decision, where it can be taken back."""
        return None

    def _why_no_undo(self, entry: int) -> Refusal | None:
        """Why what was decided there stays as it is."""
        return None

    def _why_seen(self, entry: int) -> Refusal | None:
        """Refuse a decision anew with cards or dice in mind that were seen only after it."""
        shown = self._match.shown_since(entry)
        return Refusal("seen", {"what": shown}) if shown else None

    def decision(self, seat: Seat) -> Decision:
        """What this seat is to decide now."""
        match, now = self._match, len(self._match.log)
        if self._decision is None or self._decision[:2] != (match, now):
            self._decision = match, now, Decision(match.game, self._position(seat))
        return self._decision[2]

    def prepare(self) -> None:
        if self._acts(self._viewer):
            self.decision(self._viewer).prepare()

    def _shown(self, events: Sequence[Event], entry: int) -> Frame:
        """The viewer's frame, with the log from `entry` on for the device that keeps it."""
        frame = self.frame(self._viewer, events)
        return replace(frame, log=LogPart(entry, tuple(self._line[entry:])))

    def _laid(self, entry: int = 0) -> Frame:
        """The same where nothing of what was there before is on the table any more."""
        return replace(self._shown(self._match.story, entry), begins=True, match=self._head)

    @property
    def _line(self) -> Sequence[str]:
        """All that is kept of the log."""
        return self._match.log

    @property
    def _head(self) -> Head:
        saved = self._match.save()
        return Head(**{name: part for name, part in saved.items() if name != "log"})

    # What is asked

    def consider(self, items: Sequence[str]) -> Replies[None]:
        if self._acts(self._viewer):
            yield Considered(self.decision(self._viewer).meaning(items))
        else:
            yield Considered(Meaning(tuple(items), refusal=not_your_turn(self._match)))

    def hint(self) -> Replies[None]:
        """What a strong bot would do, all else that it has weighed, and why."""
        match = self._match
        if not self._acts(self._viewer):
            raise IllegalMove(not_your_turn(match))
        self._without.clear()
        state = self._position(self._viewer)
        weighed = yield from self._weighed(match.game.adviser, "/hint", state)
        moves = (in_words(match.game, state, each.move) for each in weighed)
        hinted = (HintedMove(m.move, m.say, w.points) for m, w in zip(moves, weighed, strict=True))
        yield Hinted(tuple(hinted), self._reason(state, weighed[0].move))

    def _reason(self, state: State, move: Move) -> Sentence:
        """Why it is good; of a guess, without what would have told, nothing more can be said."""
        return Sentence("guess") if self._without else self._match.game.advise(state, move)

    def save(self) -> Replies[None]:
        yield Saved(SavedMatch(**self._match.save()))

    def proof(self) -> Replies[None]:
        yield _proof(self._whole())

    def story(self, seat: Seat | None) -> Replies[None]:
        match = self._whole()
        if seat is not None and not 0 <= seat < len(match.seats):
            raise ValueError(f"seat: nobody sits at {seat}")
        yield Told(tuple(_story(match, seat)))

    def _whole(self) -> Match:
        """The match with all that is known to have happened in it."""
        return self._match

    # What bots think

    def _decision_of_bot(self, sitter: str, salt: str, state: State) -> Replies[Move]:
        """The move of the bot to act: of its level, or one that is not the engine's."""
        seat, moves = state.to_act, state.moves()
        if seat in self._asked:
            from taku.lab.asking import asked

            if len(moves) == 1:
                return moves[0]
            move = yield from asked(self._match, state, salt.removeprefix("/bot"))
            if isinstance(move, int):
                return move
            yield Instead(seat, move)
            sitter = next(iter(self._match.game.bots))
        return (yield from self._weighed(sitter, salt, state))[0].move

    def _weighed(self, sitter: str, salt: str, state: State) -> Replies[Sequence[Weighed]]:
        """What this bot thinks, or one of a lower level where its table cannot be had."""
        match = self._match
        levels = list(match.game.bots)
        while True:
            bot = match.game.bot(sitter)
            try:
                return bot.weigh(seen(state, state.to_act), match.random(salt))
            except tablebase.Missing as missing:
                if not (yield from self._fetched(missing.name)):
                    level, _ = level_and_temper(sitter)
                    sitter = levels[levels.index(level) - 1]

    def _fetched(self, table: str) -> Replies[bool]:
        """Ask for a table, but once in a sitting if there is no answer."""
        if table in self._without:
            return False
        text = yield WantsTablebase(table)
        try:
            tablebase.bring(table, text or "")
        except ValueError:
            self._without.add(table)
            yield Without(table)
            return False
        return True


def only_to_look_at(view: View) -> View:
    """The same table, but nothing is to be done, nor told what it would bring: that is asked."""
    rows = tuple(replace(row, move="", refusal=None, possible=None) for row in view.sheet)
    return replace(view, ask=None, sheet=rows)


def not_your_turn(match: Match) -> Refusal:
    if match.over:
        return Refusal("not-now", {"phase": "over"})
    return Refusal("not-now", {"phase": "turn", "player": match.to_act})


def _proof(match: Match) -> Proved:
    from taku import fair  # hashlib is not needed for the first deal

    if not match.over:
        return Proved(fair.seal(match))
    drawn = fair.drawn(match)
    strays = tuple(entry for entry, own in drawn.items() if not own)
    shares = (SeedShare(number, fair.commitment(number)) for number in fair.shares(match.seed))
    return Proved(fair.seal(match), fair.sealed(match), len(drawn), strays, tuple(shares))


def _story(match: Match, seat: Seat | None) -> Iterable[ToldEntry]:
    """What everybody has seen, entry by entry, and in which round; and what one seat exchanged."""
    again, before = match.blank(), tuple[Zone, ...]()
    for entry, text in enumerate(match.log, start=1):
        events = again.enter(text, entry)
        exchanged = () if seat is None else _exchanged(again, seat)
        new = () if exchanged == before else exchanged
        yield ToldEntry(tuple(events), again.state.round, new)
        before = exchanged


def _exchanged(match: Match, seat: Seat) -> tuple[Zone, ...]:
    """What this seat has given away in the round, and got for it."""
    return tuple(z for z in match.view(seat).zones if z.role in ("given", "received"))
