"""Base classes of tables: the requests that a table can get, and the shared answers."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import ClassVar

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
    seen_events,
)
from taku.match import HUMAN, Match
from taku.messages.parts import (
    Head,
    HintedMove,
    LogPart,
    Meaning,
    MoveInWords,
    SavedMatch,
    SeedShare,
    ToldEntry,
)
from taku.messages.replies import (
    BotReplaced,
    ChoiceExplained,
    Frame,
    Hinted,
    Proved,
    Replies,
    Saved,
    StoryTold,
    TablebaseMissing,
    WantsTablebase,
)
from taku.tables.choices import Choices
from taku.tables.undo import undone
from taku.view import Refusal, Sentence, View, Zone


class Table:
    """A table with a match and a viewer: the answers that all kinds of tables share."""

    absent: ClassVar[str] = "there is no match on the table"
    """The refusal of a request that needs a table of this kind."""

    def __init__(self, match: Match, viewer: Seat, asked: Sequence[Seat] = ()) -> None:
        if any(seat not in range(len(match.seats)) or match.seats[seat] == HUMAN for seat in asked):
            raise ValueError("asked: seats of bots")
        self._match = match
        self._viewer = viewer
        self._asked = asked
        self._choices: tuple[Match, int, Choices] | None = None  # cache: match, log length, value
        self._without: set[str] = set()  # tablebases that the page could not fetch

    @property
    def match(self) -> Match:
        return self._match

    @property
    def viewer(self) -> Seat:
        """The seat whose view is shown, or was shown last."""
        return self._viewer

    def begin(self) -> Replies[None]:
        """Show the whole table."""
        yield self._laid()

    # Views

    def frame(self, seat: Seat, events: Sequence[Event] = ()) -> Frame:
        """Return the frame of one seat: what it may see, and nothing else."""
        view = self._view(seat)
        asked = view.ask is not None
        entry = self._undoable(seat)
        return Frame(
            view=view,
            events=seen_events(events, seat),
            undo=entry is not None,
            no_undo=None if entry is None else self._why_no_undo(entry),
            meanings=self.choices(seat).meanings() if asked else (),
        )

    def touched(self) -> tuple[Meaning, ...]:
        """Return the meaning of each item that the viewer may touch first, if not in the frame."""
        return self.choices(self._viewer).touched() if self._acts(self._viewer) else ()

    def _position(self, seat: Seat) -> State:
        """Return the position in which this seat decides."""
        state: State = self._match.state
        return state

    def _acts(self, seat: Seat) -> bool:
        """True if this seat must decide now."""
        return self._match.to_act == seat

    def _view(self, seat: Seat) -> View:
        return self._match.view(seat)

    def _undoable(self, seat: Seat) -> int | None:
        """Return the entry of this seat's last decision, or None if it cannot be undone."""
        return None

    def _why_no_undo(self, entry: int) -> Refusal | None:
        """Return why the decision of this entry may not be undone, or None if it may."""
        return None

    def choices(self, seat: Seat) -> Choices:
        """Return what this seat can choose now, from a cache while the log is unchanged."""
        match, now = self._match, len(self._match.log)
        if self._choices is None or self._choices[:2] != (match, now):
            self._choices = match, now, Choices(match.game, self._position(seat))
        return self._choices[2]

    def prepare(self) -> None:
        """Precompute what the next request probably needs, while no caller waits."""
        if self._acts(self._viewer):
            self.choices(self._viewer).prepare()

    def _shown(self, events: Sequence[Event], entry: int) -> Frame:
        """Return the viewer's frame, with the log from `entry` on for the device that stores it."""
        frame = self.frame(self._viewer, events)
        return replace(frame, log=LogPart(entry, tuple(self._line[entry:])))

    def _laid(self, entry: int = 0) -> Frame:
        """Return the viewer's frame that begins a table: nothing on the old one stays."""
        return replace(self._shown(self._match.story, entry), begins=True, match=self._head)

    @property
    def _line(self) -> Sequence[str]:
        """The log that the device stores."""
        return self._match.log

    @property
    def _head(self) -> Head:
        saved = self._match.save()
        return Head(**{name: part for name, part in saved.items() if name != "log"})

    # Requests

    def explain_choice(self, items: Sequence[str]) -> Replies[None]:
        if self._acts(self._viewer):
            yield ChoiceExplained(self.choices(self._viewer).meaning(items))
        else:
            yield ChoiceExplained(Meaning(tuple(items), refusal=not_your_turn(self._match)))

    def hint(self) -> Replies[None]:
        """Send the moves that a strong bot considers, best first, and a reason for the best."""
        if not self._acts(self._viewer):
            raise IllegalMove(not_your_turn(self._match))
        yield from self._advised(self._position(self._viewer))

    def _advised(self, state: State) -> Replies[None]:
        """Send the moves that a strong bot considers in a position."""
        match = self._match
        self._without.clear()
        weighed = yield from self._weighed(match.game.adviser, "/hint", state)
        weighed = self._nameable(state, weighed)
        moves = (MoveInWords.of(match.game, state, each.move) for each in weighed)
        hinted = (HintedMove(m.move, m.say, w.points) for m, w in zip(moves, weighed, strict=True))
        yield Hinted(tuple(hinted), self._reason(state, weighed[0].move))

    def _nameable(self, state: State, weighed: Sequence[Weighed]) -> Sequence[Weighed]:
        """Return the moves that a hint may name, best first."""
        return weighed

    def _reason(self, state: State, move: Move) -> Sentence:
        """Return why a move is good, or only "guess" if a tablebase was missing."""
        return Sentence("guess") if self._without else self._match.game.advise(state, move)

    def save(self) -> Replies[None]:
        yield Saved(SavedMatch(**self._match.save()))

    def proof(self) -> Replies[None]:
        yield proof_of(self._whole())

    def story(self, seat: Seat | None) -> Replies[None]:
        match = self._whole()
        if seat is not None and not 0 <= seat < len(match.seats):
            raise ValueError(f"seat: no seat {seat}")
        yield StoryTold(tuple(_story(match, seat)))

    def _whole(self) -> Match:
        """Return the match with its whole known log."""
        return self._match

    # Bots

    def _decision_of_bot(self, player: str, salt: str, state: State) -> Replies[Move]:
        """Return the move of the bot to act, which is the engine's or a player's own (`_asked`)."""
        seat, moves = state.to_act, state.moves()
        if seat in self._asked:
            from taku.lab.ask_bot import ask_bot

            if len(moves) == 1:
                return moves[0]
            move = yield from ask_bot(self._match, state, salt.removeprefix("/bot"))
            if isinstance(move, int):
                return move
            yield BotReplaced(seat, move)
            player = next(iter(self._match.game.bots))
        claim = self._match.game.claim(state)
        if claim is not None:
            return claim
        return (yield from self._weighed(player, salt, state))[0].move

    def _weighed(self, player: str, salt: str, state: State) -> Replies[Sequence[Weighed]]:
        """Return the moves that this bot considers; without its tablebase, a lower level's."""
        match = self._match
        levels = list(match.game.bots)
        while True:
            bot = match.game.bot(player)
            try:
                return bot.weigh(seen(state, state.to_act), match.random(salt))
            except tablebase.Missing as missing:
                if not (yield from self._fetched(missing.name)):
                    level, _ = level_and_temper(player)
                    player = levels[levels.index(level) - 1]

    def _fetched(self, table: str) -> Replies[bool]:
        """Ask the page for a tablebase; ask only once if it cannot be fetched."""
        if table in self._without:
            return False
        text = yield WantsTablebase(table)
        try:
            tablebase.bring(table, text or "")
        except ValueError:
            self._without.add(table)
            yield TablebaseMissing(table)
            return False
        return True


class PlayTable(Table):
    """A table where the viewer makes moves, and may undo them."""

    def play(self, move: str) -> Replies[None]:
        """Make a move of the viewer, then all moves that need no decision."""
        raise NotImplementedError

    def undo(self) -> Replies[None]:
        """Undo the viewer's last decision."""
        entry = self._undoable(self._viewer)
        refusal = None if entry is None else self._why_no_undo(entry)
        self._match = undone(self._match, entry, refusal)
        yield from self._undone(len(self._match.log))

    def _undone(self, entry: int) -> Replies[None]:
        """Show the table after an undo, from this entry on."""
        yield self._laid(entry)


def only_to_look_at(view: View) -> View:
    """Return the view without moves, so that it neither asks nor tells what a move would score."""
    rows = tuple(replace(row, move="", refusal=None, possible=None) for row in view.sheet)
    return replace(view, ask=None, sheet=rows)


def not_your_turn(match: Match) -> Refusal:
    """Return the refusal of a seat that is not to act, or of any move after the end."""
    if match.over:
        return Refusal("not-now", {"phase": "over"})
    return Refusal("not-now", {"phase": "turn", "player": match.to_act})


def proof_of(match: Match, since: int = 0) -> Proved:
    """Return the seal of a match; after its end also the secret, and what differs from it.

    The first `since` log entries were drawn from another seed and do not count.
    """
    from taku import fair  # imported late: the first deal needs no hashlib

    if not match.over:
        return Proved(fair.seal(match))
    drawn = {entry: own for entry, own in fair.drawn(match).items() if entry > since}
    strays = tuple(entry for entry, own in drawn.items() if not own)
    shares = (SeedShare(number, fair.commitment(number)) for number in fair.shares(match.seed))
    return Proved(fair.seal(match), fair.sealed(match), len(drawn), strays, tuple(shares))


def _story(match: Match, seat: Seat | None) -> Iterable[ToldEntry]:
    """Yield the events and the round of each log entry, and the cards that a seat exchanged."""
    again, before = match.blank(), tuple[Zone, ...]()
    for entry, text in enumerate(match.log, start=1):
        events = again.enter(text, entry)
        exchanged = () if seat is None else _exchanged(again, seat)
        new = () if exchanged == before else exchanged
        yield ToldEntry(seen_events(events, seat), again.state.round, new)
        before = exchanged


def _exchanged(match: Match, seat: Seat) -> tuple[Zone, ...]:
    """Return the zones of cards that this seat gave away and received in the round."""
    return tuple(z for z in match.view(seat).zones if z.role in ("given", "received"))
