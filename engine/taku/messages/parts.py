"""What requests and replies are made of."""

from collections.abc import Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from taku.game import Event, Game, Move, State
from taku.messages.message import Message
from taku.options import Options
from taku.view import Outcomes, Refusal, Sentence, Spot, Zone

if TYPE_CHECKING:
    from taku.messages.lesson import Step


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

    @classmethod
    def of(cls, game: Game[Any], state: State, move: Move) -> "MoveInWords":
        """Return a move of the seat to act in notation and in words."""
        return MoveInWords(game.write(state, move), game.tell(state, move))


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


class LinePlace(Message):
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
    ask: Sentence
    step: "Step"
    seed: str
    """The seed of the request."""


class GuidedRule(Message):
    """A rule that the guide explains at a table."""

    id: str
    """Its messages are `guide-<id>-learnt`, and with a tip `guide-<id>-title` and `guide-<id>`."""
    rule: str
    """Id of its entry in the rules sheet."""


class Tip(GuidedRule):
    """A rule that matters now: the page explains it once, at the place that it is about."""

    say: Sentence
    """Arguments of the title and the text."""
    at: Spot


class Around(Message):
    """Seats, bots and onlookers of a match among several devices."""

    devices: tuple[tuple[int, ...], ...]
    """The seats of the people at each device; a seat may be a bot's that a person has taken."""
    bots: tuple[str | None, ...] = ()
    """By seat, the level of the bot that plays for an absent person, or None."""
    onlookers: bool = False
    """True if devices without a seat watch."""


class SeenRound(Message):
    """What a guest's device saw of a round while it was played."""

    round: int
    cut: bool
    """True if the device may have missed its end."""
    events: tuple[str, ...]
    """JSON of each event: [viewer, role, kind, seat, arguments]; without face-down choices."""
    hands: tuple[str, ...] = ()
    """JSON of what a seat held: [number of events so far, seat, [[role, sorted items], ...]]."""


class SeedShare(Message):
    """One device's contribution to the seed of a match."""

    number: str
    commitment: str
    """The SHA-256 of the number that the device published before any number was revealed."""
