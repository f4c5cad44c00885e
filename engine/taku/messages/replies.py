"""Replies of the engine to its requests."""

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, TypeVar

from taku.game import Event
from taku.messages.message import Message
from taku.messages.parts import (
    Asked,
    BadMove,
    Examination,
    Fault,
    Given,
    GuidedRule,
    Head,
    HintedMove,
    LinePlace,
    LogPart,
    Mark,
    Meaning,
    MoveInWords,
    SavedMatch,
    SeedShare,
    Tip,
    ToldEntry,
)
from taku.view import Refusal, Sentence, Spot, View

if TYPE_CHECKING:
    from taku.club.event import ClubEvent
    from taku.club.results import Checked, FaultKind
    from taku.club.standings import Ranked
    from taku.messages.catalogue import GameEntry
    from taku.problems.holders import Holders
    from taku.problems.ways_on import WayOn
    from taku.review.results import Moment, Reviewed, Share, Unit


class Reply(Message):
    """Base class of replies: a subclass is a reply."""


class Catalogue(Reply):
    """The games that the engine has."""

    games: tuple["GameEntry", ...]


class Frame(Reply):
    """What one seat sees now, and the events since the previous frame.

    It contains nothing that this seat may not know, except `log` and `match`: these go only to
    the device that stores the match.
    """

    view: View
    events: tuple[Event, ...]
    undo: bool
    """True if this seat has a last decision to undo; `no_undo` may still forbid it."""
    no_undo: Refusal | None = None
    """Why that decision may not be undone; None if it may."""
    meanings: tuple[Meaning, ...] = ()
    """Meaning of each item in the hand if a move needs one item at most; of no items if a move
    needs several or none."""
    begins: bool = False
    """True if the frame starts a new table: nothing on the old one stays."""
    line: LinePlace | None = None
    """Place on the line; only on the open table."""
    log: LogPart | None = None
    """The change of the log that the device stores."""
    match: Head | None = None
    """Head of the match; only in a frame that begins."""
    guided: tuple[GuidedRule, ...] = ()
    """Rules that the guide tells, in their usual order; only in its first frame."""
    tip: Tip | None = None
    """A rule to explain now; only in a guided game or match."""
    met: tuple[str, ...] = ()
    """Ids of guided rules that the learner has just used: they count as explained."""
    ended: bool = False
    """True if a guided game is over: no more cards are dealt."""
    turns: tuple[int, ...] = ()
    """Seats whose people must decide now; only in a match among several devices."""


class ChoiceExplained(Reply):
    """The meaning of the items."""

    meaning: Meaning


class Hinted(Reply):
    """The moves that a strong bot considers, best first, and why the best is good."""

    moves: tuple[HintedMove, ...]
    advice: Sentence


class Saved(Reply):
    """The whole match, to store it."""

    save: SavedMatch


class SnapshotTaken(Reply):
    """The first frame that the page shows when it resumes this match."""

    frame: Frame
    """The frame, without `log` and `match`."""
    entries: int
    """Log length when the snapshot was taken."""
    touched: tuple[Meaning, ...] = ()
    """Meaning of each item in the hand, if moves are sets of items."""


class StoryTold(Reply):
    """The events of the match from its beginning, entry by entry."""

    entries: tuple[ToldEntry, ...]


class Proved(Reply):
    """The seal of a match; before the end of the match only `seal` is set."""

    seal: str
    sealed: str | None = None
    """The text whose SHA-256 is the seal."""
    drawn: int | None = None
    """Number of log entries that chance decided."""
    strays: tuple[int, ...] = ()
    """Log entries of chance, from 1, that differ from what the seed draws."""
    shares: tuple[SeedShare, ...] = ()
    """Contributions to a seed from several devices."""


class PlayChecked(Reply):
    """A match of another device, as this engine has checked it; `proof` only once it is over."""

    proof: Proved
    unlike: tuple[int, ...]
    """Rounds of the log that differ from what this device saw."""
    unseen: tuple[int, ...]
    """Rounds that this device did not see to their end."""


class StepLaid(Reply):
    """A lesson step or a question is on the table; its frame follows."""

    solution: Given
    """One right answer."""
    say: Sentence | None
    """The solution in words, if it is a legal move."""
    question: Asked | None
    """The question, in practice."""


class Marked(Reply):
    """The mark of an answer."""

    mark: Mark
    frames: int
    """Number of frames that follow and show the answer's consequences."""
    why: tuple[Sentence, ...]
    """The reason, sentence by sentence; only in practice."""


class LessonChecked(Reply):
    """The faults of a lesson, empty if it may be taught, and what the rules say about it."""

    faults: tuple[Fault, ...]
    steps: tuple[Examination, ...]


class TomlWritten(Reply):
    """A lesson or a course as TOML text."""

    text: str


class TomlRead(Reply):
    """A lesson as plain data, or a course if it has the part `lesson`."""

    document: Annotated[Any, "object"]


class ReviewLaid(Reply):
    """A review starts: the decisions and rounds to review, including those already known."""

    entries: tuple[int, ...]
    """Log indices of the decisions with a choice."""
    ends: tuple[int, ...]
    """Places in the log where rounds end whose luck is reported."""
    least: float
    """Minimum cost of a mistake, in points."""


class Judged(Reply):
    """A decision has been reviewed."""

    reviewed: "Reviewed"
    moments: tuple["Moment", ...]
    """Other seats' moves, forced moves, deals and rolls up to the next decision of the seat; with
    the first decision, also those before it."""


class Shared(Reply):
    """The luck of the seat in a round, sent after all decisions of the round."""

    share: "Share"


class Imagined(Reply):
    """A decision as its seat saw it."""

    view: View
    known: tuple[Sentence, ...]
    """Facts that the seat could know about its move: `known-<id>`."""
    events: tuple[Event, ...]
    """The events that followed, up to the end of the trick or turn."""
    worlds: tuple[View, ...]
    """The first guessed worlds in which the review tried the moves, with all hands open."""


class AnswerJudged(Reply):
    """What an answer to a problem costs, and what speaks for it and for the best move."""

    right: bool
    """True if the move is about as good as the best one."""
    own: MoveInWords
    """The answer."""
    good: tuple[MoveInWords, ...]
    """The best move, then all that are about as good."""
    mean: float
    """The average result of the best move, in `unit`; the answer's is this minus `loss`."""
    loss: float
    """What the answer costs; 0 if it is right."""
    error: float
    """The standard error of the loss; 0 if it is exact."""
    unit: "Unit"
    least: float
    """The smallest loss that matters, in this unit."""
    why: Sentence
    """Why the best move is good: `advice-<id>`."""
    reason: Sentence
    """What speaks for the answer: `advice-<id>`."""
    known: tuple[Sentence, ...]
    """Facts that the seat can know about the best move: `known-<id>`."""


class WaysOnShown(Reply):
    """What is likely to follow after each of the moves that were asked about."""

    worlds: int
    """The number of guessed worlds in which each move was played on."""
    ways: tuple["WayOn", ...]
    source: str
    """The part of the round's score, `part-<id>`, that makes most of the loss of the first move
    beside the last one; "" if none does."""


class HoldersGuessed(Reply):
    """Who could hold what matters, such as the queen of spades."""

    holders: "Holders | None"
    """None if the game asks nothing about this position."""


class EventRead(Reply):
    """An event that the engine has checked."""

    event: "ClubEvent"
    id: str
    heads: tuple[Head, ...]
    """The match of each deal, before its cards or dice."""


class CheckAdvanced(Reply):
    """How far a check of results has come."""

    done: int
    """Log entries replayed so far."""
    all: int


class ResultChecked(Reply):
    """A result fits its event, as far as it was checked."""

    number: int
    """Index of the result in the request."""
    checked: "Checked"
    share: float
    """Share of the bots' decisions that were made again, 0 to 1; the rest is legal."""


class ResultRefused(Reply):
    """A result does not fit its event."""

    number: int
    """Index of the result in the request."""
    fault: "FaultKind | None"
    """None for data that is no result."""
    text: str
    """The reason in English."""
    deal: int = 0
    """Number of the deal, from 1; 0 if it is about the whole result."""
    entry: int = 0
    """Number of the log entry, from 1; 0 if it is about the whole deal."""
    move: str = ""
    """The move or draw that belongs there; "" if there is none."""


class ResultsRanked(Reply):
    """The table of an event."""

    rows: tuple["Ranked", ...]


class DealsCompared(Reply):
    """Two logs of one deal, at the first decision that differs."""

    same: int
    """Number of entries that both logs have in common."""
    view: View | None
    """What the entrant saw at that decision; None if both logs are the same."""
    moves: tuple[MoveInWords, ...]
    """The two decisions."""
    ways: tuple["WayOn", ...]
    """What followed after each, to the end of the deal."""


class Consequence(Reply):
    """The cost of a poor move in a guided game; the learner sends `undo` or `keep`."""

    say: Sentence
    """Its messages are `guide-cost-<id>` and `guide-cost-<id>-title`."""
    seat: int
    points: int
    """Points that the seat lost by the move, as the message says."""
    at: Spot
    better: MoveInWords
    frames: int
    """Number of frames that follow and show the consequence."""


class ParComputed(Reply):
    """The progress of `par`."""

    head: Head
    view: View | None
    """The end of the match as the person's seat sees it; None while it is not complete."""


class Opening(Message):
    """A new match up to the first decision of a person, as the build stores it."""

    head: Head
    log: tuple[str, ...]
    frames: tuple[Frame, ...]
    """The frames that the table would show, without `log` and `match`."""
    touched: tuple[Meaning, ...]
    """Meaning of each item in the hand, if moves are sets of items."""


class Refused(Reply):
    """The request is invalid or breaks a rule, and nothing has changed."""

    request: str | None
    """The type of the request; None if no such type exists."""
    refusal: Refusal
    part: str | None = None
    """Name of the invalid part of a match."""
    entry: BadMove | None = None
    """The log entry that cannot be played."""


class WantsTablebase(Reply):
    """A question: a bot needs this tablebase; the caller sends its text into the generator."""

    name: str


class WantsMove(Reply):
    """A question: a player's own bot is to act; the caller sends its move into the generator.

    The bot gets only a guessed world. If the caller sends nothing, the weakest level plays.
    """

    game: str
    seat: int
    world: str
    """The world as text, see `taku.lab.world_text`."""
    seed: str
    """Seed of the bot's own generator; it also identifies this question."""


class BotReplaced(Reply):
    """The weakest level played for a player's own bot, which sent no legal move."""

    seat: int
    refusal: Refusal | None
    """Why the move was refused; None if no move was sent."""


class TrialDealPlayed(Reply):
    """A trial deal has ended, or stopped at the first answer that was no legal move."""

    save: SavedMatch
    decisions: tuple[int, ...]
    """Log indices of the moves that players' own bots were asked for."""
    refusal: Refusal | None
    """Why the last answer was refused; None if the deal ended or no move was sent."""


class TablebaseMissing(Reply):
    """A tablebase could not be fetched; a weaker bot decides instead."""

    name: str


class Opened(Reply):
    """The part of the log that has become public: the rounds that have ended."""

    log: LogPart
    seed: str | int | None = None
    """The seed; None until the match is over."""


class Kept(Reply):
    """What the host stores of a match among several devices; no other device may see it."""

    log: LogPart
    chosen: tuple[str | None, ...]
    """By seat, a face-down choice that waits for the other seats, or None."""
    goes_on: bool
    """True if a decision is due that needs no person; the host then sends `go-on`."""
    match: Head | None = None
    """Head of the match; only when it begins."""


SeatReply: TypeAlias = Frame | ChoiceExplained | Hinted | StoryTold | Proved | Refused | Opened


class For(Reply):
    """A reply only for the device that shows this seat; None: for the onlookers."""

    seat: int | None
    reply: SeatReply


T = TypeVar("T")
Replies: TypeAlias = Generator[Reply, str | None, T]
"""A generator of replies; the caller answers `WantsTablebase` and `WantsMove` with a text."""


def mapped(replies: Replies[None], change: Callable[[Any], Reply]) -> Replies[None]:
    """Yield each reply as `change` returns it; pass on the answers."""
    answer = None
    while True:
        try:
            reply = replies.send(answer)
        except StopIteration:
            return
        answer = yield change(reply)
