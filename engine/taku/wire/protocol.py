"""All that crosses the border: requests to the engine, its replies, and how both are written.

A message is JSON: the parts of its record, and `type`, the record's name in lower case with
hyphens. Requests may come from anywhere, so they are read strictly; replies are written as they
are. What is `Annotated` in a request is checked by whoever gets it. The page's types are made
from this text, and from the records that it names.
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

BRACKETS = 64  # one in the other: more than any request has, and Pyodide's stack would break
TEXTS = re.compile(r'"[^"\\]*(?:\\(?:.|\Z)[^"\\]*)*"?', re.DOTALL)

# Parts of messages


class Head(Message):
    """A match without its moves."""

    format: int
    game: str
    options: Options
    seed: str | int
    seats: tuple[str, ...]
    """Who sits where: "human", or the level of a bot."""


class SavedMatch(Head):
    """A whole match, which can be loaded again."""

    log: tuple[str, ...]
    """All that was decided, chance included, in notation."""


class LogPart(Message):
    """How the log has changed: up to `start` it is as it was."""

    start: int
    entries: tuple[str, ...]


class MoveInWords(Message):
    """A move, and how it is said."""

    move: str
    say: Sentence


class HintedMove(MoveInWords):
    """A move that a bot has weighed."""

    points: float | None
    """By what it was ranked, where that was computed."""


class Meaning(Message):
    """What chosen items could be: legal moves, or why they are none."""

    items: tuple[str, ...]
    moves: tuple[MoveInWords, ...] = ()
    refusal: Refusal | None = None
    goes: tuple[str, ...] = ()
    """What goes with them in some legal move."""
    completes: MoveInWords | None = None
    """The one legal move that they are part of, if it is the only one."""


class Line(Message):
    """Where the open table stands on its line of play."""

    at: int
    """How many entries of the line are on the table."""
    drawn: int | None
    """The latest entry up to here that chance has decided."""
    outcomes: Outcomes | None
    """What chance must decide now."""


class ToldEntry(Message):
    """What an entry of the log has told everybody, and what it brought to the seat that asks."""

    events: tuple[Event, ...]
    round: int
    exchanged: tuple[Zone, ...]


class BadMove(Message):
    """An entry of a log that cannot be played."""

    number: int
    """Which it is, from 1."""
    text: str
    refusal: Refusal


class Given(Message):
    """An answer to a step of a lesson: just one of these."""

    move: str | None = None
    items: tuple[str, ...] | None = None
    number: int | None = None
    seat: int | None = None
    choice: str | None = None


Verdict: TypeAlias = Literal["right", "poor", "other", "refused", "wrong", "on"]


class Mark(Message):
    """What an answer is worth.

    right: it solves the step. poor: legal, but the step advises against it. other: legal, but
    not what is asked. refused: a rule forbids it. wrong: not the answer to a question, or a legal
    move that the step says is wrong. on: the learner plays on, and the stretch is not over.
    """

    verdict: Verdict
    move: str = ""
    """The move as the step writes it, where it names it: the key of `advise` and `then`."""
    refusal: Refusal | None = None
    missed: tuple[str, ...] = ()
    """Items that belong to the answer and are not in it."""
    extra: tuple[str, ...] = ()
    """Items of the answer that do not belong to it; `refusal` is about the first."""


class Fault(Message):
    """What is wrong with a lesson."""

    step: int
    """Which, from 1; 0: the lesson itself."""
    part: str
    """The part of it that is wrong, as it is named in the data; "task" where none, or more than
    one, is given, "step" where there are too few or too many."""
    text: str
    """What is wrong, in plain English, with the move or the text that it is about."""
    refusal: Refusal | None = None
    """The rule that forbids what is said to be legal, or that really forbids what is refused."""


Standing: TypeAlias = Literal[
    "right",
    "poor",  # legal, and advised against
    "wrong",  # legal, and said to be wrong
    "other",  # legal, and covered by what is said of any other move
    "unsaid",  # legal, and nothing is said of it
    "refused",  # not legal
]
"""What a step makes of a move."""


class Candidate(Message):
    """A move that a learner may try, and what the step makes of it."""

    move: str
    say: Sentence | None
    """In words, if it is legal."""
    stands: Standing
    refusal: Refusal | None = None


class Examination(Message):
    """What the rules say of a step."""

    step: int
    """Which, from 1."""
    wants: str
    """The kind of its task: "accept" also for `like`; "" as long as it has none."""
    laid: "Step | None"
    """The step with all its parts, as the page lays it; None if it cannot be laid."""
    moves: tuple[Candidate, ...] = ()
    """Where a move is wanted, or no task is given yet: the legal ones, and after them those that
    the step says are refused."""
    unsaid: tuple[str, ...] = ()
    """The legal moves of which nothing is said: right, poor or wrong?"""
    more: int = 0
    """How many legal moves there are besides, which are too many to be listed."""
    items: tuple[str, ...] = ()
    """The cards that may be played, where they are to be chosen."""
    truth: str | int | None = None
    """The answer that the rules give to what the question counts."""
    tried: Candidate | None = None
    """What the cards would be that were asked about; None if no move can be written with them."""


class Weights(Message):
    """How shaky a learner is: 1 has just been missed, less was answered rightly since."""

    kinds: Mapping[str, float] = field(default_factory=dict)
    """Kinds of questions."""
    rules: Mapping[str, float] = field(default_factory=dict)


class Asked(Message):
    """What is asked in practice."""

    kind: str
    rule: str
    ask: "Words"
    step: "Step"
    seed: str
    """The one that was asked for."""


class GuidedRule(Message):
    """A rule that a guided game lets one meet."""

    id: str
    """Its words are `guide-<id>-learnt`, and with a tip `guide-<id>-title` and `guide-<id>`."""
    rule: str
    """Where it stands in the rules sheet."""


class Tip(GuidedRule):
    """A rule that matters now: it is said once, at the place that it is about."""

    say: Sentence
    """What the title and the text need."""
    at: Spot


class SeedShare(Message):
    """What one device has added to the seed of a match."""

    number: str
    commitment: str
    """The SHA-256 that it had shown before anybody showed a number."""


# Requests


class Games(Message):
    """The games there are."""


class Start(Message):
    """A new match."""

    game: str
    seats: tuple[str, ...]
    seed: str
    options: Options = field(default_factory=dict)


class Load(Message):
    """A match goes on."""

    save: Annotated[Any, "SavedMatch"]
    practice: bool = False
    """May everything be taken back, whatever has been seen since?"""
    asked: tuple[int, ...] = ()
    """The seats of bots that are not the engine's: it asks for their moves."""


class Begin(Message):
    """The whole table, as whoever looks sees it."""


class Play(Message):
    """A move of whoever looks, or on the open table of whoever is to act, chance too."""

    move: str


class Consider(Message):
    """What could these items be?"""

    items: tuple[str, ...]


class Hint(Message):
    """What would a strong bot do?"""


class Undo(Message):
    """The last decision of whoever looks is taken back."""


class Save(Message):
    """The whole match, to be kept."""


class Sketch(Message):
    """What `load` would show first of the match as it stands.

    A page that keeps it can show the table the next time before the engine is there.
    """


class Proof(Message):
    """What was the match bound to before it began?"""


class Story(Message):
    """What has every entry of the log told everybody, and this seat?"""

    seat: int | None


class Open(Message):
    """The open table, with this line of play up to an entry."""

    save: Annotated[Any, "SavedMatch"]
    at: int
    eyes: int | None = None
    """Whose; None: all hands lie open."""
    sealed: bool = False
    """Is it a match that is not over? Then it is only walked, with these eyes."""


class Walk(Message):
    """To another place on the line."""

    at: int


class Look(Message):
    """With the eyes of another seat; None: all hands lie open."""

    seat: int | None


class Proceed(Message):
    """What chance, or a strong bot, does now."""

    seed: str


class Learn(Message):
    """A step of a lesson."""

    game: str
    step: Annotated[Any, "Step"]


class Examine(Message):
    """What is wrong with a lesson, and what do the rules say of its steps?

    It has nothing to do with the table.
    """

    lesson: Annotated[Any, "object"]
    """As plain data, the same as in its file; it may come from anybody."""
    step: int | None = None
    """Only this one, from 1."""
    tried: tuple[str, ...] = ()
    """Cards that a learner might try together: what would that be, in each step?"""


class WriteToml(Message):
    """A lesson, or a course, as a file for people who like editors."""

    document: Annotated[Any, "object"]
    """Plain data; a course has the part `lesson`."""


class ReadToml(Message):
    """What is in such a file? It is read, and not examined."""

    text: str


class Practise(Message):
    """A question about a position at random."""

    game: str
    seed: str
    options: Options = field(default_factory=dict)
    seats: int | None = None
    weights: Weights = field(default_factory=Weights)


class Guide(Message):
    """A guided game."""

    game: str
    deal: Annotated[Any, "GuidedDeal"]
    met: tuple[str, ...] = ()
    """The rules that have been announced, or have refused something: they are not said again."""
    log: tuple[str, ...] = ()
    """All that was played up to here, the setup included, to go on with; nothing: from there."""


class Keep(Message):
    """A poor move stays, and the guided game goes on."""


class Par(Message):
    """What would the strongest bot get in the place of the person? It is reckoned bit by bit.

    It has nothing to do with the table, and is asked for again until it is there.
    """

    head: Head


class Opening(Message):
    """How does this match begin, up to the first decision of a person? It is played bit by bit.

    It has nothing to do with the table, and is asked for again until it is there: a page that
    keeps it can show the table before the engine is there.
    """

    head: Head


class TryOut(Message):
    """A deal that bots play among themselves, for a look at those that are not the engine's."""

    game: str
    seats: tuple[str, ...]
    seed: str
    asked: tuple[int, ...]
    options: Options = field(default_factory=dict)


class Answer(Message):
    """To the step, or the question, that lies on the table."""

    given: Given


class Review(Message):
    """What has mattered in a match, for one seat? It may be over or not; nothing is laid."""

    save: Annotated[Any, "SavedMatch"]
    seat: int
    seed: str
    """Another one guesses other worlds."""
    since: int = 0
    """From which entry of the log on no decision is known yet."""
    shared: int = 0
    """After how many entries the last round has ended whose luck is known."""


class Imagine(Message):
    """What did a seat see at a decision, what could it think of, and what came of it?"""

    save: Annotated[Any, "SavedMatch"]
    seat: int
    entry: int
    seed: str
    """That of the review."""


class Around(Message):
    """Who sits where at a match among several devices."""

    devices: tuple[tuple[int, ...], ...]
    """The seats of the people at each."""
    bots: tuple[str | None, ...] = ()
    """By seat, the level of the bot that plays for somebody who is away."""
    onlookers: bool = False
    """Do others watch?"""


class Seated(Message):
    """Others sit there, or watch, from now on; a bot plays for somebody, or no more."""

    around: Around


class Host(Message):
    """A match among several devices goes on, or begins, at the one that plays it."""

    save: Annotated[Any, "SavedMatch"]
    seated: Around
    chosen: tuple[str | None, ...] = ()
    """By seat, what has been decided face down and waits for others."""
    commitments: tuple[str, ...] = ()
    """What the seed must have been made of."""
    asked: tuple[int, ...] = ()
    """The seats of bots that are not the engine's: it asks for their moves."""


class At(Message):
    """What somebody asks for at a seat of their own; None: somebody who watches."""

    seat: int | None
    ask: Annotated[Any, "SeatRequest"]


class GoOn(Message):
    """Among several devices: what is decided next without a person."""


SeatRequest: TypeAlias = Begin | Play | Consider | Hint | Undo | Proof | Story
"""What may be asked for at a seat."""

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
    """The games there are."""

    games: tuple["GameEntry", ...]


class Frame(Message):
    """What one seat sees now, and what has happened since the frame before.

    It holds nothing that this seat may not know, but for `log` and `match`: these go only to the
    device that keeps the match.
    """

    view: View
    events: tuple[Event, ...]
    undo: bool
    """Has this seat a last decision that could be taken back?"""
    no_undo: Refusal | None = None
    """Why that stays as it is all the same."""
    meanings: tuple[Meaning, ...] = ()
    """Of each item in the hand, where just one is asked for; of none, where none is enough."""
    begins: bool = False
    """Is nothing on the table any more of what was there before?"""
    line: Line | None = None
    """On the open table."""
    log: LogPart | None = None
    match: Head | None = None
    """Where a match begins."""
    guided: tuple[GuidedRule, ...] = ()
    """In the first frame of a guided game: the rules there are to meet, as they usually come."""
    tip: Tip | None = None
    """In a guided game."""
    ended: bool = False
    """Is a guided game over? Nothing more is dealt."""
    turns: tuple[int, ...] = ()
    """Among several devices: all who must decide now."""


class Considered(Message):
    """What the items could be."""

    meaning: Meaning


class Hinted(Message):
    """All that a strong bot has weighed, the best first, and why that is good."""

    moves: tuple[HintedMove, ...]
    advice: Sentence


class Saved(Message):
    """The whole match, to be kept."""

    save: SavedMatch


class Sketched(Message):
    """The whole table, as it is shown first where the match goes on."""

    frame: Frame
    """Without `log` and `match`."""
    entries: int
    """Of the log, up to here."""
    touched: tuple[Meaning, ...] = ()
    """Of each item in the hand, where sets of them are played."""


class Told(Message):
    """The match from its beginning, entry by entry."""

    entries: tuple[ToldEntry, ...]


class Proved(Message):
    """What a match was bound to before it began; all but `seal` only when it is over."""

    seal: str
    sealed: str | None = None
    """What the seal is the SHA-256 of."""
    drawn: int | None = None
    """How often chance has decided."""
    strays: tuple[int, ...] = ()
    """The entries of the log, from 1, that are not what the seed gives."""
    shares: tuple[SeedShare, ...] = ()
    """What the seed was made of, where several devices have added to it."""


class StepLaid(Message):
    """A step of a lesson, or a question, is on the table: its frame follows."""

    solution: Given
    """One right answer."""
    say: Sentence | None
    """That, if it is a legal move."""
    question: Asked | None
    """In practice."""


class Marked(Message):
    """What an answer is worth."""

    mark: Mark
    frames: int
    """How many frames of what the answer brings follow."""
    why: tuple["Words", ...]
    """In practice: the reason, sentence by sentence."""


class Examined(Message):
    """What is wrong with a lesson: nothing, if it may be taught; and what the rules say of it."""

    faults: tuple[Fault, ...]
    steps: tuple[Examination, ...]


class TomlWritten(Message):
    """A lesson, or a course, as text."""

    text: str


class TomlRead(Message):
    """A course, if it has the part `lesson`, or else a lesson, as plain data."""

    document: Annotated[Any, "object"]


class ReviewLaid(Message):
    """A review begins: what there is to reckon, whatever of it is known already."""

    entries: tuple[int, ...]
    """The decisions where there was a choice, by their place in the log."""
    ends: tuple[int, ...]
    """Where in the log the rounds end whose luck is told."""
    least: float
    """How many points a move must give away to matter."""


class Judged(Message):
    """A decision has been reviewed."""

    reviewed: "Reviewed"
    moments: tuple["Moment", ...]
    """What else was seen up to the next one; with the first, also before it."""


class Shared(Message):
    """What a round gave the seat, once all its decisions have been reviewed."""

    share: "Share"


class Imagined(Message):
    """A decision as its seat saw it."""

    view: View
    known: tuple[Sentence, ...]
    """What the seat could know about the move that it made: `known-<id>`."""
    events: tuple[Event, ...]
    """What came of it, up to the end of the trick or of the turn."""
    worlds: tuple[View, ...]
    """The first worlds in which it was tried out, with all hands open: they are guessed."""


class Consequence(Message):
    """What a poor move has cost in a guided game: `undo` takes it back, `keep` goes on."""

    say: Sentence
    """Its words are `guide-cost-<id>` and `guide-cost-<id>-title`."""
    seat: int
    points: int
    """What the seat has lost by it, as the words say."""
    at: Spot
    better: MoveInWords
    frames: int
    """How many frames follow that show it."""


class ParReckoned(Message):
    """How far that has come."""

    head: Head
    view: View | None
    """The end, as the person's seat sees it; None as long as there is more to reckon."""


class OpeningPlayed(Message):
    """How far that has come."""

    head: Head
    log: tuple[str, ...] = ()
    """What has been decided up to there; nothing as long as there is more to play."""
    frames: tuple[Frame, ...] = ()
    """What `load` would show of it one after the other, without `log` and `match`."""
    touched: tuple[Meaning, ...] = ()
    """Of each item in the hand, where sets of them are played."""


class Refused(Message):
    """The request breaks a rule, and nothing has changed."""

    request: str | None
    """Its type; None if that is not known."""
    refusal: Refusal
    part: str | None = None
    """The part of a match that cannot be."""
    entry: BadMove | None = None


class WantsTablebase(Message):
    """A bot lacks one: its text is sent into the generator, and the request goes on."""

    name: str


class WantsMove(Message):
    """A bot that is not the engine's is to act: its move is sent into the generator.

    It gets nothing but a world that could be real; where nothing is sent, the weakest level plays.
    """

    game: str
    seat: int
    world: str
    """As text, see `taku.lab.worlds`."""
    seed: str
    """Of the bot's own generator; it also tells this question from all others."""


class Instead(Message):
    """The weakest level has played for a seat, for what was sent was no move, or none allowed."""

    seat: int
    refusal: Refusal | None
    """Why what was sent cannot be played, if anything was."""


class TriedOut(Message):
    """A deal has been tried out, to its end, or until something was sent that is no move."""

    save: SavedMatch
    decisions: tuple[int, ...]
    """The entries of the log, from 0, that were asked for."""
    refusal: Refusal | None
    """Why what was sent last could not be played, if anything was."""


class Without(Message):
    """A tablebase could not be had: a weaker bot decides instead."""

    name: str


class Opened(Message):
    """What everybody may know of the log from now on: the rounds that have ended."""

    log: LogPart
    seed: str | int | None = None
    """When the match is over."""


class Kept(Message):
    """What the device keeps that plays a match among several; nobody else may see it."""

    log: LogPart
    chosen: tuple[str | None, ...]
    """By seat, what has been decided face down and waits for others."""
    goes_on: bool
    """Is something to be decided now without a person? Then it is to be asked for."""
    match: Head | None = None
    """Where it begins."""


SeatReply: TypeAlias = Frame | Considered | Hinted | Told | Proved | Refused | Opened


class For(Message):
    """A reply for whoever sits there, and for nobody else; None: for those who watch."""

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
"""One reply after another; to `WantsTablebase` and `WantsMove` a text is sent back."""


# What the worker around the engine says besides


class Progress(Message):
    """The engine is on its way."""

    phase: Literal["loading", "starting", "ready"]
    loaded: int
    """Bytes."""
    total: int


class Alive(Message):
    """As long as somebody holds this lock, the worker is there."""

    lock: str


class Answered(Message):
    """A request has been answered to its end."""


class Crash(Message):
    """The engine has died: it knows of no match any more."""

    message: str


class Unavailable(Message):
    """The engine cannot be had."""

    message: str


Status: TypeAlias = Progress | Alive | Answered | Crash | Unavailable


# Reading and writing


def wire_name(record: str) -> str:
    """The `type` of a message, by the name of its record."""
    return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in record)[1:]


REQUESTS: Mapping[str, type[Request]] = {
    wire_name(kind.__name__): kind for kind in get_args(Request)
}


def typed(text: str) -> tuple[str, dict[str, Any]]:
    """A request as its type and its parts; ValueError if it is none that is known."""
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
    """How many brackets stand one in the other, those in its texts left out."""
    deepest = depth = 0
    for bracket in re.findall(r"[\[\]{}]", TEXTS.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def asked(told: Any) -> tuple[str, SeatRequest]:
    """What is asked for at a seat, and its type; ValueError if it may not be."""
    parts = dict(told) if isinstance(told, Mapping) else {}
    kind = parts.pop("type", None)
    if not isinstance(kind, str) or REQUESTS.get(kind) not in get_args(SeatRequest):
        raise ValueError(f"ask.type: nothing to ask for at a seat: {kind!r}")
    request: Any = read(kind, parts)
    return kind, request


def read(kind: str, parts: Mapping[str, Any]) -> Request:
    """The request with these parts; ValueError names the part that is wrong."""
    return record(REQUESTS[kind], parts)


def write(reply: Reply) -> str:
    if isinstance(reply, For):
        return json.dumps(_tagged(reply) | {"reply": _tagged(reply.reply)})
    return json.dumps(_tagged(reply))


def _tagged(reply: Reply) -> dict[str, Any]:
    return {"type": wire_name(type(reply).__name__), **plain(reply)}
