"""Requests to the engine. They are untrusted, so `taku.wire.protocol` reads them strictly.

An `Annotated` part is checked by the code that receives it.
"""

from dataclasses import field
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from taku.options import Options
from taku.wire.parts import Given, Head, Weights
from taku.wire.records import Message

if TYPE_CHECKING:
    pass


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


class ExplainChoice(Message):
    """Ask what these items mean as a move."""

    items: tuple[str, ...]


class Hint(Message):
    """Ask what a strong bot would do."""


class Undo(Message):
    """Undo the viewer's last decision."""


class Save(Message):
    """Ask for the whole match, to store it."""


class Snapshot(Message):
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
    at: int | None
    """Number of log entries before the position to show; None: those before the first decision."""
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


class CheckLesson(Message):
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


class TrialDeal(Message):
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


SeatRequest: TypeAlias = Begin | Play | ExplainChoice | Hint | Undo | Proof | Story
"""Requests that a seat may send."""

Request: TypeAlias = (
    Games
    | Start
    | Load
    | Begin
    | Play
    | ExplainChoice
    | Hint
    | Undo
    | Save
    | Snapshot
    | Proof
    | Story
    | Open
    | Walk
    | Look
    | Proceed
    | Learn
    | CheckLesson
    | WriteToml
    | ReadToml
    | Practise
    | TrialDeal
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
