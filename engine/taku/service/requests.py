"""Every request to the engine: its parts, its handler `answer`, and its facts for the page.

Requests are untrusted, so they are read strictly; an `Annotated` part is checked by the code that
receives it. Modules that the first deal does not need are imported by the requests that use them,
so that the engine starts fast.
"""

from collections.abc import Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Annotated, Any

from taku.match import Match
from taku.messages.message import message_type
from taku.messages.parts import Around, Given, Head, SeenRound, Weights
from taku.messages.replies import (
    AnswerJudged,
    Catalogue,
    DealsCompared,
    EventRead,
    For,
    HoldersGuessed,
    LessonChecked,
    PlayChecked,
    Replies,
    ResultsRanked,
    TomlRead,
    TomlWritten,
    TrialDealPlayed,
    WaysOnShown,
)
from taku.options import Options
from taku.records import record
from taku.service.request import REFUSED, Request, SeatRequest, refused
from taku.tables.match_table import MatchTable
from taku.tables.session import Session
from taku.tables.table import PlayTable, Table, proof_of

if TYPE_CHECKING:
    from taku.tables.friends_table import FriendsTable


# A match


class Start(Request):
    """Start a new match."""

    abandonable = True

    game: str
    seats: tuple[str, ...]
    seed: str
    options: Options = field(default_factory=dict)

    def answer(self, session: Session) -> Replies[None]:
        match = Match(self.game, self.options, seed=self.seed, seats=self.seats)
        return session.lay(MatchTable(match))


class Load(Request):
    """Continue a saved match."""

    abandonable = True

    save: Annotated[Any, "SavedMatch"]
    practice: bool = False
    """True if a decision may be undone even after it revealed cards or dice."""
    asked: tuple[int, ...] = ()
    """Seats of bots that players wrote: the engine asks the page for their moves."""
    met: tuple[str, ...] | None = None
    """Rules already explained, if the guide goes along in this match; None without the guide."""
    event: bool = False
    """True for a deal of an event: its first round is its last, without hints and undo."""

    def answer(self, session: Session) -> Replies[None]:
        if self.event:
            from taku.tables.event_table import EventTable

            return session.lay(EventTable(Match.load(self.save, draws=False)))
        match = Match.load(self.save)
        if self.met is None:
            return session.lay(MatchTable(match, practice=self.practice, asked=self.asked))
        from taku.tables.guided_match_table import GuidedMatchTable

        guided = GuidedMatchTable(match, self.met, practice=self.practice, asked=self.asked)
        return session.lay(guided)


class Pad(Request):
    """Open a score pad, on which people enter the real dice that they throw."""

    save: Annotated[Any, "SavedMatch"]

    def answer(self, session: Session) -> Replies[None]:
        from taku.tables.pad_table import PadTable

        return session.lay(PadTable(Match.load(self.save, draws=False)))


class Begin(SeatRequest):
    """Ask for the whole table as the viewer sees it."""

    def answer(self, session: Session) -> Replies[None]:
        return session.table_of(Table).begin()

    def answer_seat(
        self, session: Session, table: "FriendsTable", seat: int | None
    ) -> Replies[None]:
        return table.begin_again(seat)


class Play(SeatRequest):
    """Make a move of the viewer; on the open table, of the seat to act or of chance."""

    abandonable = True

    move: str

    def answer(self, session: Session) -> Replies[None]:
        return session.table_of(PlayTable).play(self.move)


class ExplainChoice(SeatRequest):
    """Ask what these items mean as a move."""

    items: tuple[str, ...]

    def answer(self, session: Session) -> Replies[None]:
        return session.table_of(Table).explain_choice(self.items)


class Hint(SeatRequest):
    """Ask what a strong bot would do."""

    def answer(self, session: Session) -> Replies[None]:
        return session.table_of(Table).hint()


class Undo(SeatRequest):
    """Undo the viewer's last decision."""

    def answer(self, session: Session) -> Replies[None]:
        return session.table_of(PlayTable).undo()


class Save(Request):
    """Ask for the whole match, to store it."""

    def answer(self, session: Session) -> Replies[None]:
        return session.table_of(Table).save()


class Snapshot(Request):
    """Ask for the first frame that `load` would show of the current match.

    A page that stores it can show the table next time before the engine has loaded.
    """

    def answer(self, session: Session) -> Replies[None]:
        return session.table_of(MatchTable).snapshot()


class Proof(SeatRequest):
    """Ask for the seal of the match, the proof that its deals were fixed before it began."""

    def answer(self, session: Session) -> Replies[None]:
        return session.table_of(Table).proof()

    def answer_seat(
        self, session: Session, table: "FriendsTable", seat: int | None
    ) -> Replies[None]:
        return self.answer(session)


class CheckPlay(Request):
    """Ask whether another device plays a match as this device has seen it, and as its seed says.

    Of an unfinished match, only the rounds that have ended are compared. The table stays as it is.
    """

    tableless_reply = PlayChecked

    save: Annotated[Any, "SavedMatch"]
    seen: tuple[SeenRound, ...]
    since: int = 0
    """Length of the log when the seed was drawn: not 0 if another device has taken over."""

    def answer(self, session: Session) -> Replies[None]:
        from taku.service.seen_rounds import compare

        match = Match.load(self.save, draws=False)
        unlike, unseen = compare(match, self.seen)
        yield PlayChecked(proof_of(match, self.since), tuple(unlike), tuple(unseen))


class Story(SeatRequest):
    """Ask for the events of every log entry, and the exchanges of this seat."""

    seat: int | None

    def answer(self, session: Session) -> Replies[None]:
        return session.table_of(Table).story(self.seat)

    def answer_seat(
        self, session: Session, table: "FriendsTable", seat: int | None
    ) -> Replies[None]:
        if self.seat not in (None, seat):
            raise ValueError(f"seat: {self.seat} is not the asking seat")
        return self.answer(session)


# The open table


class Open(Request):
    """Open a line of play on the open table, at one of its entries."""

    save: Annotated[Any, "SavedMatch"]
    at: int | None
    """Number of log entries before the position to show; None: those before the first decision."""
    eyes: int | None = None
    """The seat whose view is shown; None: all hands are open."""
    sealed: bool = False
    """True for a match that is not over: the viewer may only walk, with the view of `eyes`."""

    def answer(self, session: Session) -> Replies[None]:
        from taku.tables.open_table import OpenTable

        return session.lay(OpenTable(self.save, self.at, eyes=self.eyes, sealed=self.sealed))


class Walk(Request):
    """Go to another place on the line."""

    at: int

    def answer(self, session: Session) -> Replies[None]:
        from taku.tables.open_table import OpenTable

        return session.table_of(OpenTable).walk(self.at)


class Look(Request):
    """Show the view of another seat; None: all hands are open."""

    seat: int | None

    def answer(self, session: Session) -> Replies[None]:
        from taku.tables.open_table import OpenTable

        return session.table_of(OpenTable).look(self.seat)


class Proceed(Request):
    """Let chance, or a strong bot, make the next decision on the open table."""

    seed: str

    def answer(self, session: Session) -> Replies[None]:
        from taku.tables.open_table import OpenTable

        return session.table_of(OpenTable).proceed(self.seed)


# Lessons, practice and guided games


class Learn(Request):
    """Put a step of a lesson on the table."""

    game: str
    step: Annotated[Any, "Step"]

    def answer(self, session: Session) -> Replies[None]:
        from taku.tables.play_on_table import lesson_table
        from taku.teaching.lesson_limits import bounded_step

        return session.lay(lesson_table(self.game, bounded_step(self.step)))


class Practise(Request):
    """Put a practice question about a random position on the table."""

    game: str
    seed: str
    options: Options = field(default_factory=dict)
    seats: int | None = None
    weights: Weights = field(default_factory=Weights)

    def answer(self, session: Session) -> Replies[None]:
        from taku.tables.lesson_table import LessonTable
        from taku.teaching.practice import practise

        exercise = practise(self.game, self.seed, self.options, self.seats, self.weights)
        return session.lay(LessonTable(self.game, exercise.step, exercise))


class Answer(Request):
    """Answer the lesson step or the question on the table."""

    abandonable = True

    given: Given

    def answer(self, session: Session) -> Replies[None]:
        from taku.tables.lesson_table import LessonTable

        return session.table_of(LessonTable).answer(self.given)


class Guide(Request):
    """Start or continue a guided game."""

    abandonable = True

    game: str
    deal: Annotated[Any, "GuidedDeal"]
    met: tuple[str, ...] = ()
    """Rules already explained by a tip or a refusal: they are not explained again."""
    log: tuple[str, ...] = ()
    """Log to continue from, the setup included; empty: start at the setup."""

    def answer(self, session: Session) -> Replies[None]:
        from taku.tables.guided_table import GuidedTable
        from taku.teaching.guided_deals import read_deal

        deal = read_deal(self.game, self.deal)
        return session.lay(GuidedTable(self.game, deal, self.met, self.log))


class Keep(Request):
    """Keep a poor move and continue the guided game."""

    abandonable = True

    def answer(self, session: Session) -> Replies[None]:
        from taku.tables.guided_table import GuidedTable

        return session.table_of(GuidedTable).keep()


class CheckLesson(Request):
    """Ask for the faults of a lesson, and what the rules say about its steps.

    It does not touch the table.
    """

    tableless_reply = LessonChecked

    lesson: Annotated[Any, "object"]
    """Plain data, as in the lesson's file; untrusted."""
    step: int | None = None
    """Number of the only step to examine, from 1; None: all."""
    tried: tuple[str, ...] = ()
    """Cards to judge as a learner's move, in each step."""

    def answer(self, session: Session) -> Replies[None]:
        from taku.teaching.lesson_faults import examine

        yield examine(self.lesson, self.step, tried=self.tried)


class WriteToml(Request):
    """Write a lesson or a course as a TOML file."""

    tableless_reply = TomlWritten

    document: Annotated[Any, "object"]
    """Plain data; a course has the part `lesson`."""

    def answer(self, session: Session) -> Replies[None]:
        from taku.teaching.lesson_file import write_toml

        if not isinstance(self.document, Mapping):
            raise ValueError("a lesson is an object")
        yield TomlWritten(write_toml(self.document))


class ReadToml(Request):
    """Parse a TOML file of `WriteToml` without examining it."""

    tableless_reply = TomlRead

    text: str

    def answer(self, session: Session) -> Replies[None]:
        from taku.teaching.lesson_file import read_toml

        yield TomlRead(read_toml(self.text))


# Problems, which `Learn` and `Answer` put on the table and mark


class JudgeAnswer(Request):
    """Ask what an answer to a problem costs, and why. It does not touch the table."""

    tableless_reply = AnswerJudged

    game: str
    problem: Annotated[Any, "Problem"]
    move: str

    def answer(self, session: Session) -> Replies[None]:
        from taku.service.answering import answer_judged

        return answer_judged(self.game, self.problem, self.move)


class WaysOn(Request):
    """Ask what is likely to follow after some moves in a problem. It does not touch the table."""

    tableless_reply = WaysOnShown

    game: str
    problem: Annotated[Any, "Problem"]
    moves: tuple[str, ...]
    """The moves to compare, one to three, such as the answer and the best move."""

    def answer(self, session: Session) -> Replies[None]:
        from taku.service.answering import ways_shown

        return ways_shown(self.game, self.problem, self.moves)


class GuessHolders(Request):
    """Ask who could hold what matters in a problem. It does not touch the table."""

    tableless_reply = HoldersGuessed

    game: str
    problem: Annotated[Any, "Problem"]

    def answer(self, session: Session) -> Replies[None]:
        from taku.service.answering import holders_guessed

        return holders_guessed(self.game, self.problem)


# Events of a club


class ReadEvent(Request):
    """Ask whether an event is valid, for its id and its deals. It does not touch the table."""

    tableless_reply = EventRead

    event: Annotated[Any, "object"]
    """Plain data, as in the event's file; untrusted."""

    def answer(self, session: Session) -> Replies[None]:
        from taku.service.club_results import event_read

        return event_read(self.event)


class CheckResults(Request):
    """Replay results of an event. It may take minutes, so the page sends it to a second engine."""

    event: Annotated[Any, "ClubEvent"]
    results: tuple[Annotated[Any, "Result"], ...]
    seed: str
    """Seed of the sample of decisions that is checked first; entrants cannot know it."""

    def answer(self, session: Session) -> Replies[None]:
        from taku.service.club_results import results_checked

        return results_checked(self.event, self.results, self.seed)


class RankResults(Request):
    """Ask for the table of results that fit their event. It does not touch the table in play."""

    tableless_reply = ResultsRanked

    results: tuple[Annotated[Any, "Checked"], ...]

    def answer(self, session: Session) -> Replies[None]:
        from taku.service.club_results import results_ranked

        return results_ranked(self.results)


class CompareDeals(Request):
    """Ask where two logs of one deal part, and what followed. It does not touch the table."""

    tableless_reply = DealsCompared

    event: Annotated[Any, "ClubEvent"]
    deal: int
    """Number of the deal, from 1."""
    logs: tuple[tuple[str, ...], ...]

    def answer(self, session: Session) -> Replies[None]:
        from taku.service.club_results import deals_compared

        return deals_compared(self.event, self.deal, self.logs)


# A match among several devices


class Host(Request):
    """Start or continue a match among several devices, on the host."""

    save: Annotated[Any, "SavedMatch"]
    seated: Around
    chosen: tuple[str | None, ...] = ()
    """By seat, a face-down choice that waits for the other seats, or None."""
    commitments: tuple[str, ...] = ()
    """Commitments that the numbers in the seed must match."""
    asked: tuple[int, ...] = ()
    """Seats of bots that players wrote: the engine asks the page for their moves."""
    since: int = 0
    """Length of the log when the seed was drawn: not 0 if this device has taken over."""

    def answer(self, session: Session) -> Replies[None]:
        from taku.tables.friends_table import friends_table

        match = Match.load(self.save)
        return session.lay(
            friends_table(match, self.seated, self.chosen, self.commitments, self.asked, self.since)
        )


class Seated(Request):
    """Change the seats, bots and onlookers of the match among several devices."""

    around: Around

    def answer(self, session: Session) -> Replies[None]:
        from taku.tables.friends_table import FriendsTable

        return session.table_of(FriendsTable).seat(self.around)


class At(Request):
    """A request from a player at a seat; seat None: from an onlooker."""

    seat: int | None
    ask: Annotated[Any, "SeatRequest"]

    def answer(self, session: Session) -> Replies[None]:
        from taku.tables.friends_table import FriendsTable

        table, kind = session.table_of(FriendsTable), None
        table.check_person(self.seat)
        try:
            kind, request = _asked(self.ask)
            yield from table.addressed(self.seat, request.answer_seat(session, table, self.seat))
        except REFUSED as error:
            yield For(self.seat, refused(kind, error))


class GoOn(Request):
    """Make the next decision that needs no person, in a match among several devices."""

    def answer(self, session: Session) -> Replies[None]:
        from taku.tables.friends_table import FriendsTable

        return session.table_of(FriendsTable).go_on()


# Beside the table


class Games(Request):
    """Ask for the catalogue of games."""

    def answer(self, session: Session) -> Replies[None]:
        from taku.service.catalogue import catalogue

        yield Catalogue(catalogue())


class Par(Request):
    """Ask for the result of the strong bot in the person's seat, computed in short slices.

    It does not touch the table. The page repeats the request until the result is complete.
    """

    head: Head

    def answer(self, session: Session) -> Replies[None]:
        from taku.tables.par_match import ParMatch

        return session.go_on(ParMatch, self.head)


class TrialDeal(Request):
    """Play a deal among bots, to watch bots that players wrote."""

    abandonable = True
    tableless_reply = TrialDealPlayed

    game: str
    seats: tuple[str, ...]
    seed: str
    asked: tuple[int, ...]
    """Seats of bots that players wrote: the engine asks the page for their moves."""
    options: Options = field(default_factory=dict)

    def answer(self, session: Session) -> Replies[None]:
        from taku.tables.trial_deal import trial_deal

        match = Match(self.game, self.options, seed=self.seed, seats=self.seats)
        return trial_deal(match, self.asked)


class Review(Request):
    """Review a seat's decisions in a match, finished or not, without touching the table."""

    save: Annotated[Any, "SavedMatch"]
    seat: int
    seed: str
    """Seed of the guessed worlds."""
    since: int = 0
    """Index of the log entry from which on decisions have not been reviewed yet."""
    shared: int = 0
    """Log length at the end of the last round whose luck is known."""

    def answer(self, session: Session) -> Replies[None]:
        from taku.service.reviewing import reviewed

        return reviewed(self.save, self.seat, self.seed, self.since, self.shared)


class Imagine(Request):
    """Ask what a seat saw at a decision, which worlds were possible, and what followed."""

    save: Annotated[Any, "SavedMatch"]
    seat: int
    entry: int
    seed: str
    """The seed of the review."""

    def answer(self, session: Session) -> Replies[None]:
        from taku.service.reviewing import imagined

        return imagined(self.save, self.seat, self.entry, self.seed)


REQUESTS: Mapping[str, type[Request]] = {
    message_type(kind.__name__): kind
    for base in (Request, SeatRequest)
    for kind in base.__subclasses__()
    if kind is not SeatRequest
}
"""Every request by its type."""


def _asked(told: Any) -> tuple[str, SeatRequest]:
    """Read a request from a seat, with its type; ValueError if a seat may not send it."""
    parts = dict(told) if isinstance(told, Mapping) else {}
    kind = parts.pop("type", None)
    wanted = REQUESTS.get(kind) if isinstance(kind, str) else None
    if wanted is None or not issubclass(wanted, SeatRequest):
        raise ValueError(f"ask.type: nothing to ask for at a seat: {kind!r}")
    return kind, record(wanted, parts)
