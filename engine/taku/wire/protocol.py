"""The protocol: requests to the engine, its replies, and their JSON form.

A message is a JSON object: the parts of its record, and `type`, the record's name in lower case
with hyphens. Requests are untrusted, so they are read strictly; replies are written as they are.
An `Annotated` part of a request is checked by the code that receives it. The build generates the
page's types from this text, and from the records that it names.
"""

import json
import re
from collections.abc import Generator, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, TypeVar, get_args

from taku.game import Event
from taku.options import Options
from taku.view import Outcomes, Refusal, Sentence, Spot, View, Zone
from taku.wire.records import Message, plain, record

if TYPE_CHECKING:
    from taku.lessons import Step
    from taku.review.records import Moment, Reviewed, Share
    from taku.teaching.quiz import Words
    from taku.wire.catalogue import GameEntry

BRACKETS = 64  # nesting limit: no request reaches it, and deeper JSON overflows Pyodide's stack
TEXTS = re.compile(r'"[^"\\]*(?:\\(?:.|\Z)[^"\\]*)*"?', re.DOTALL)

# Parts of messages


class Head(Message):
    """A saved match without its log."""

    format: int
    game: str
    options: Options
    seed: str | int
    seats: tuple[str, ...]
    """The player at each seat: "human", or the level of a bot."""


class SavedMatch(Head):
    """A whole saved match, which can be loaded again."""

    log: tuple[str, ...]
    """All decisions in notation, chance included."""


class LogPart(Message):
    """A change of the log: `entries` replace everything from index `start` on."""

    start: int
    entries: tuple[str, ...]


class MoveInWords(Message):
    """A move in notation and in words."""

    move: str
    say: Sentence


class HintedMove(MoveInWords):
    """A move that a bot has considered."""

    points: float | None
    """Expected points by which the bot ranked it; None if it computed none."""


class Meaning(Message):
    """What chosen items mean: legal moves, or a refusal."""

    items: tuple[str, ...]
    moves: tuple[MoveInWords, ...] = ()
    refusal: Refusal | None = None
    goes: tuple[str, ...] = ()
    """Further items that complete `items` to some legal move."""
    completes: MoveInWords | None = None
    """The legal move that contains `items`, if there is exactly one."""


class Line(Message):
    """The place of the open table on its line of play."""

    at: int
    """Number of line entries that are on the table."""
    drawn: int | None
    """Index of the latest entry of chance up to here."""
    outcomes: Outcomes | None
    """What chance must decide now; None if chance is not to act."""


class ToldEntry(Message):
    """The events of a log entry, and what the asking seat exchanged by it."""

    events: tuple[Event, ...]
    round: int
    exchanged: tuple[Zone, ...]


class BadMove(Message):
    """A log entry that cannot be played."""

    number: int
    """Number of the entry, from 1."""
    text: str
    refusal: Refusal


class Given(Message):
    """A learner's answer to a step of a lesson: exactly one part is set."""

    move: str | None = None
    items: tuple[str, ...] | None = None
    number: int | None = None
    seat: int | None = None
    choice: str | None = None


Verdict: TypeAlias = Literal["right", "poor", "other", "refused", "wrong", "on"]


class Mark(Message):
    """The mark of an answer.

    right: it solves the step. poor: legal, but the step advises against it. other: legal, but
    not what the step asks for. refused: a rule forbids it. wrong: a wrong answer to a question, or
    a legal move that the step calls wrong. on: the stretch of play that the task asks for goes on.
    """

    verdict: Verdict
    move: str = ""
    """The move as the step writes it, if the step names it: the key of `advise` and `then`."""
    refusal: Refusal | None = None
    missed: tuple[str, ...] = ()
    """Items of the right answer that the learner missed."""
    extra: tuple[str, ...] = ()
    """Items that the learner chose wrongly; `refusal` is about the first."""


class Fault(Message):
    """A fault of a lesson."""

    step: int
    """Number of the step, from 1; 0: the lesson itself."""
    part: str
    """Name of the faulty part in the data; "task" for a step with no task or several, "step" for
    too few or too many steps."""
    text: str
    """Description in English, with the move or text concerned."""
    refusal: Refusal | None = None
    """The rule that forbids a move which the lesson calls legal, or the true refusal of a move."""


Standing: TypeAlias = Literal[
    "right",
    "poor",  # legal; the step advises against it
    "wrong",  # legal; the step calls it wrong
    "other",  # legal; the step's comment on all other moves covers it
    "unsaid",  # legal; the step says nothing about it
    "refused",  # illegal
]
"""How a step judges a move."""


class Candidate(Message):
    """A move that a learner may try, with the step's judgement."""

    move: str
    say: Sentence | None
    """The move in words; None if it is illegal."""
    stands: Standing
    refusal: Refusal | None = None


class Examination(Message):
    """What the rules say about a step."""

    step: int
    """Number of the step, from 1."""
    wants: str
    """Kind of its task: "accept" also for `like`; "" if it has no task yet."""
    laid: "Step | None"
    """The complete step that the page can show on a table; None if its position is invalid."""
    moves: tuple[Candidate, ...] = ()
    """The legal moves, then the moves that the step refuses; empty if its task wants no move."""
    unsaid: tuple[str, ...] = ()
    """Legal moves that the author has not judged as right, poor or wrong."""
    more: int = 0
    """Number of further legal moves, too many to list."""
    items: tuple[str, ...] = ()
    """Playable cards, if the task is to choose them."""
    truth: str | int | None = None
    """The answer to a counting question according to the rules."""
    tried: Candidate | None = None
    """The move made of the request's `tried` cards; None if they make no move."""


class Weights(Message):
    """A learner's weaknesses, from 1 (just answered wrongly) down as right answers follow."""

    kinds: Mapping[str, float] = field(default_factory=dict)
    """Weights of kinds of questions."""
    rules: Mapping[str, float] = field(default_factory=dict)


class Asked(Message):
    """A practice question."""

    kind: str
    rule: str
    ask: "Words"
    step: "Step"
    seed: str
    """The seed of the request."""


class GuidedRule(Message):
    """A rule that a guided game introduces."""

    id: str
    """Its messages are `guide-<id>-learnt`, and with a tip `guide-<id>-title` and `guide-<id>`."""
    rule: str
    """Id of its entry in the rules sheet."""


class Tip(GuidedRule):
    """A rule that matters now: the page explains it once, at the place that it is about."""

    say: Sentence
    """Arguments of the title and the text."""
    at: Spot


class SeedShare(Message):
    """One device's contribution to the seed of a match."""

    number: str
    commitment: str
    """The SHA-256 of the number that the device published before any number was revealed."""


# Requests


class Games(Message):
    """Ask for the catalogue of games."""


class Start(Message):
    """Start a new match."""

    game: str
    seats: tuple[str, ...]
    seed: str
    options: Options = field(default_factory=dict)


class Load(Message):
    """Continue a saved match."""

    save: Annotated[Any, "SavedMatch"]
    practice: bool = False
    """True if a decision may be undone even after it revealed cards or dice."""
    asked: tuple[int, ...] = ()
    """Seats of bots that players wrote: the engine asks the page for their moves."""


class Begin(Message):
    """Ask for the whole table as the viewer sees it."""


class Play(Message):
    """Make a move of the viewer; on the open table, of the seat to act or of chance."""

    move: str


class Consider(Message):
    """Ask what these items mean as a move."""

    items: tuple[str, ...]


class Hint(Message):
    """Ask what a strong bot would do."""


class Undo(Message):
    """Undo the viewer's last decision."""


class Save(Message):
    """Ask for the whole match, to store it."""


class Sketch(Message):
    """Ask for the first frame that `load` would show of the current match.

    A page that stores it can show the table next time before the engine has loaded.
    """


class Proof(Message):
    """Ask for the seal of the match, the proof that its deals were fixed before it began."""


class Story(Message):
    """Ask for the events of every log entry, and the exchanges of this seat."""

    seat: int | None


class Open(Message):
    """Open a line of play on the open table, at one of its entries."""

    save: Annotated[Any, "SavedMatch"]
    at: int
    eyes: int | None = None
    """The seat whose view is shown; None: all hands are open."""
    sealed: bool = False
    """True for a match that is not over: the viewer may only walk, with the view of `eyes`."""


class Walk(Message):
    """Go to another place on the line."""

    at: int


class Look(Message):
    """Show the view of another seat; None: all hands are open."""

    seat: int | None


class Proceed(Message):
    """Let chance, or a strong bot, make the next decision on the open table."""

    seed: str


class Learn(Message):
    """Put a step of a lesson on the table."""

    game: str
    step: Annotated[Any, "Step"]


class Examine(Message):
    """Ask for the faults of a lesson, and what the rules say about its steps.

    It does not touch the table.
    """

    lesson: Annotated[Any, "object"]
    """Plain data, as in the lesson's file; untrusted."""
    step: int | None = None
    """Number of the only step to examine, from 1; None: all."""
    tried: tuple[str, ...] = ()
    """Cards to judge as a learner's move, in each step."""


class WriteToml(Message):
    """Write a lesson or a course as a TOML file."""

    document: Annotated[Any, "object"]
    """Plain data; a course has the part `lesson`."""


class ReadToml(Message):
    """Parse a TOML file of `WriteToml` without examining it."""

    text: str


class Practise(Message):
    """Put a practice question about a random position on the table."""

    game: str
    seed: str
    options: Options = field(default_factory=dict)
    seats: int | None = None
    weights: Weights = field(default_factory=Weights)


class Guide(Message):
    """Start or continue a guided game."""

    game: str
    deal: Annotated[Any, "GuidedDeal"]
    met: tuple[str, ...] = ()
    """Rules already explained by a tip or a refusal: they are not explained again."""
    log: tuple[str, ...] = ()
    """Log to continue from, the setup included; empty: start at the setup."""


class Keep(Message):
    """Keep a poor move and continue the guided game."""


class Par(Message):
    """Ask for the result of the strong bot in the person's seat, computed in short slices.

    It does not touch the table. The page repeats the request until the result is complete.
    """

    head: Head


class Opening(Message):
    """Ask for the frames of a new match up to a person's first decision, played in short slices.

    It does not touch the table. The page repeats the request until the opening is complete. A
    page that stores it can show the table before the engine has loaded.
    """

    head: Head


class TryOut(Message):
    """Play a deal among bots, to watch bots that players wrote."""

    game: str
    seats: tuple[str, ...]
    seed: str
    asked: tuple[int, ...]
    """Seats of bots that players wrote: the engine asks the page for their moves."""
    options: Options = field(default_factory=dict)


class Answer(Message):
    """Answer the lesson step or the question on the table."""

    given: Given


class Review(Message):
    """Review a seat's decisions in a match, finished or not, without touching the table."""

    save: Annotated[Any, "SavedMatch"]
    seat: int
    seed: str
    """Seed of the guessed worlds."""
    since: int = 0
    """Index of the log entry from which on decisions have not been reviewed yet."""
    shared: int = 0
    """Log length at the end of the last round whose luck is known."""


class Imagine(Message):
    """Ask what a seat saw at a decision, which worlds were possible, and what followed."""

    save: Annotated[Any, "SavedMatch"]
    seat: int
    entry: int
    seed: str
    """The seed of the review."""


class Around(Message):
    """Seats, bots and onlookers of a match among several devices."""

    devices: tuple[tuple[int, ...], ...]
    """The seats of the people at each device; a seat may be a bot's that a person has taken."""
    bots: tuple[str | None, ...] = ()
    """By seat, the level of the bot that plays for an absent person, or None."""
    onlookers: bool = False
    """True if devices without a seat watch."""


class Seated(Message):
    """Change the seats, bots and onlookers of the match among several devices."""

    around: Around


class Host(Message):
    """Start or continue a match among several devices, on the host."""

    save: Annotated[Any, "SavedMatch"]
    seated: Around
    chosen: tuple[str | None, ...] = ()
    """By seat, a face-down choice that waits for the other seats, or None."""
    commitments: tuple[str, ...] = ()
    """Commitments that the numbers in the seed must match."""
    asked: tuple[int, ...] = ()
    """Seats of bots that players wrote: the engine asks the page for their moves."""


class At(Message):
    """A request from a player at a seat; seat None: from an onlooker."""

    seat: int | None
    ask: Annotated[Any, "SeatRequest"]


class GoOn(Message):
    """Make the next decision that needs no person, in a match among several devices."""


SeatRequest: TypeAlias = Begin | Play | Consider | Hint | Undo | Proof | Story
"""Requests that a seat may send."""

Request: TypeAlias = (
    Games
    | Start
    | Load
    | Begin
    | Play
    | Consider
    | Hint
    | Undo
    | Save
    | Sketch
    | Proof
    | Story
    | Open
    | Walk
    | Look
    | Proceed
    | Learn
    | Examine
    | WriteToml
    | ReadToml
    | Practise
    | TryOut
    | Answer
    | Review
    | Imagine
    | Guide
    | Keep
    | Par
    | Opening
    | Seated
    | Host
    | At
    | GoOn
)


# Replies


class Catalogue(Message):
    """The games that the engine has."""

    games: tuple["GameEntry", ...]


class Frame(Message):
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
    line: Line | None = None
    """Place on the line; only on the open table."""
    log: LogPart | None = None
    """The change of the log that the device stores."""
    match: Head | None = None
    """Head of the match; only in a frame that begins."""
    guided: tuple[GuidedRule, ...] = ()
    """Rules of a guided game, in their usual order; only in its first frame."""
    tip: Tip | None = None
    """A rule to explain now; only in a guided game."""
    ended: bool = False
    """True if a guided game is over: no more cards are dealt."""
    turns: tuple[int, ...] = ()
    """Seats whose people must decide now; only in a match among several devices."""


class Considered(Message):
    """The meaning of the items."""

    meaning: Meaning


class Hinted(Message):
    """The moves that a strong bot considers, best first, and why the best is good."""

    moves: tuple[HintedMove, ...]
    advice: Sentence


class Saved(Message):
    """The whole match, to store it."""

    save: SavedMatch


class Sketched(Message):
    """The first frame that the page shows when it resumes this match."""

    frame: Frame
    """The frame, without `log` and `match`."""
    entries: int
    """Log length when the sketch was taken."""
    touched: tuple[Meaning, ...] = ()
    """Meaning of each item in the hand, if moves are sets of items."""


class Told(Message):
    """The events of the match from its beginning, entry by entry."""

    entries: tuple[ToldEntry, ...]


class Proved(Message):
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


class StepLaid(Message):
    """A lesson step or a question is on the table; its frame follows."""

    solution: Given
    """One right answer."""
    say: Sentence | None
    """The solution in words, if it is a legal move."""
    question: Asked | None
    """The question, in practice."""


class Marked(Message):
    """The mark of an answer."""

    mark: Mark
    frames: int
    """Number of frames that follow and show the answer's consequences."""
    why: tuple["Words", ...]
    """The reason, sentence by sentence; only in practice."""


class Examined(Message):
    """The faults of a lesson, empty if it may be taught, and what the rules say about it."""

    faults: tuple[Fault, ...]
    steps: tuple[Examination, ...]


class TomlWritten(Message):
    """A lesson or a course as TOML text."""

    text: str


class TomlRead(Message):
    """A lesson as plain data, or a course if it has the part `lesson`."""

    document: Annotated[Any, "object"]


class ReviewLaid(Message):
    """A review starts: the decisions and rounds to review, including those already known."""

    entries: tuple[int, ...]
    """Log indices of the decisions with a choice."""
    ends: tuple[int, ...]
    """Places in the log where rounds end whose luck is reported."""
    least: float
    """Minimum cost of a mistake, in points."""


class Judged(Message):
    """A decision has been reviewed."""

    reviewed: "Reviewed"
    moments: tuple["Moment", ...]
    """Other seats' moves, forced moves, deals and rolls up to the next decision of the seat; with
    the first decision, also those before it."""


class Shared(Message):
    """The luck of the seat in a round, sent after all decisions of the round."""

    share: "Share"


class Imagined(Message):
    """A decision as its seat saw it."""

    view: View
    known: tuple[Sentence, ...]
    """Facts that the seat could know about its move: `known-<id>`."""
    events: tuple[Event, ...]
    """The events that followed, up to the end of the trick or turn."""
    worlds: tuple[View, ...]
    """The first guessed worlds in which the review tried the moves, with all hands open."""


class Consequence(Message):
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


class ParReckoned(Message):
    """The progress of `par`."""

    head: Head
    view: View | None
    """The end of the match as the person's seat sees it; None while it is not complete."""


class OpeningPlayed(Message):
    """The progress of `opening`."""

    head: Head
    log: tuple[str, ...] = ()
    """The log of the opening; empty while it is not complete."""
    frames: tuple[Frame, ...] = ()
    """The frames that the table would show, without `log` and `match`."""
    touched: tuple[Meaning, ...] = ()
    """Meaning of each item in the hand, if moves are sets of items."""


class Refused(Message):
    """The request is invalid or breaks a rule, and nothing has changed."""

    request: str | None
    """The type of the request; None if no such type exists."""
    refusal: Refusal
    part: str | None = None
    """Name of the invalid part of a match."""
    entry: BadMove | None = None
    """The log entry that cannot be played."""


class WantsTablebase(Message):
    """A question: a bot needs this tablebase; the caller sends its text into the generator."""

    name: str


class WantsMove(Message):
    """A question: a player's own bot is to act; the caller sends its move into the generator.

    The bot gets only a guessed world. If the caller sends nothing, the weakest level plays.
    """

    game: str
    seat: int
    world: str
    """The world as text, see `taku.lab.worlds`."""
    seed: str
    """Seed of the bot's own generator; it also identifies this question."""


class Instead(Message):
    """The weakest level played for a player's own bot, which sent no legal move."""

    seat: int
    refusal: Refusal | None
    """Why the move was refused; None if no move was sent."""


class TriedOut(Message):
    """A trial deal has ended, or stopped at the first answer that was no legal move."""

    save: SavedMatch
    decisions: tuple[int, ...]
    """Log indices of the moves that players' own bots were asked for."""
    refusal: Refusal | None
    """Why the last answer was refused; None if the deal ended or no move was sent."""


class Without(Message):
    """A tablebase could not be fetched; a weaker bot decides instead."""

    name: str


class Opened(Message):
    """The part of the log that has become public: the rounds that have ended."""

    log: LogPart
    seed: str | int | None = None
    """The seed; None until the match is over."""


class Kept(Message):
    """What the host stores of a match among several devices; no other device may see it."""

    log: LogPart
    chosen: tuple[str | None, ...]
    """By seat, a face-down choice that waits for the other seats, or None."""
    goes_on: bool
    """True if a decision is due that needs no person; the host then sends `go-on`."""
    match: Head | None = None
    """Head of the match; only when it begins."""


SeatReply: TypeAlias = Frame | Considered | Hinted | Told | Proved | Refused | Opened


class For(Message):
    """A reply only for the device that shows this seat; None: for the onlookers."""

    seat: int | None
    reply: SeatReply


Reply: TypeAlias = (
    Catalogue
    | Frame
    | Considered
    | Hinted
    | Saved
    | Sketched
    | Told
    | Proved
    | StepLaid
    | Marked
    | Examined
    | TomlWritten
    | TomlRead
    | ReviewLaid
    | Judged
    | Shared
    | Imagined
    | Consequence
    | ParReckoned
    | OpeningPlayed
    | Refused
    | WantsTablebase
    | WantsMove
    | Instead
    | TriedOut
    | Without
    | Opened
    | Kept
    | For
)

T = TypeVar("T")
Replies: TypeAlias = Generator[Reply, str | None, T]
"""A generator of replies; the caller answers `WantsTablebase` and `WantsMove` with a text."""


# Messages of the worker that runs the engine


class Progress(Message):
    """The engine is loading."""

    phase: Literal["loading", "starting", "ready"]
    loaded: int
    """Bytes loaded so far."""
    total: int
    """Bytes to load."""


class Alive(Message):
    """The worker has started; it is alive as long as this lock is held."""

    lock: str


class Answered(Message):
    """A request has been answered completely."""


class Crash(Message):
    """The engine has crashed and lost its match."""

    message: str


class Unavailable(Message):
    """The engine cannot be loaded."""

    message: str


Status: TypeAlias = Progress | Alive | Answered | Crash | Unavailable


# Reading and writing


def wire_name(record: str) -> str:
    """Return the `type` of a message from the name of its record."""
    return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in record)[1:]


REQUESTS: Mapping[str, type[Request]] = {
    wire_name(kind.__name__): kind for kind in get_args(Request)
}


def typed(text: str) -> tuple[str, dict[str, Any]]:
    """Parse a request into its type and its parts; ValueError if the type is unknown."""
    if text.count("[") + text.count("{") > BRACKETS and _depth(text) > BRACKETS:
        raise ValueError("too deeply nested")
    told = json.loads(text)
    if not isinstance(told, dict):
        raise ValueError("a request is an object")
    kind = told.pop("type", None)
    if not isinstance(kind, str) or kind not in REQUESTS:
        raise ValueError(f"type: no request {kind!r}")
    return kind, told


def _depth(text: str) -> int:
    """Return the nesting depth of brackets, without those inside strings."""
    deepest = depth = 0
    for bracket in re.findall(r"[\[\]{}]", TEXTS.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def asked(told: Any) -> tuple[str, SeatRequest]:
    """Parse a request from a seat, with its type; ValueError if a seat may not send it."""
    parts = dict(told) if isinstance(told, Mapping) else {}
    kind = parts.pop("type", None)
    if not isinstance(kind, str) or REQUESTS.get(kind) not in get_args(SeatRequest):
        raise ValueError(f"ask.type: nothing to ask for at a seat: {kind!r}")
    request: Any = read(kind, parts)
    return kind, request


def read(kind: str, parts: Mapping[str, Any]) -> Request:
    """Read a request from its parts; ValueError names a wrong part."""
    return record(REQUESTS[kind], parts)


def write(reply: Reply) -> str:
    """Return a reply as JSON."""
    if isinstance(reply, For):
        return json.dumps(_tagged(reply) | {"reply": _tagged(reply.reply)})
    return json.dumps(_tagged(reply))


def _tagged(reply: Reply) -> dict[str, Any]:
    return {"type": wire_name(type(reply).__name__), **plain(reply)}
