"""What one seat may see, ready to draw: plain frozen data without rules or words.

Sentences are message ids with arguments; the page formats them. An argument named `player` is a
seat, `cards` is a list of cards in notation, and `suit` is the letter of a suit.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from taku.roles import BadgeRole, ButtonRole, Tone, ZoneKind, ZoneRole

Args: TypeAlias = Mapping[str, str | int]

HIDDEN = "?"
UNSENT = {"unsent": True}
"""Metadata of a field that is never sent to the page."""


@dataclass(frozen=True)
class Refusal:
    """Why a move is illegal: the id of the rule, and the arguments of its message."""

    rule: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Sentence:
    """A sentence: the id of its message and the message's arguments."""

    id: str
    seat: int | None = None
    """The player it is about: `player` in its message."""
    args: Args = field(default_factory=dict)


SpotKind: TypeAlias = Literal[
    "item",  # an item in the viewer's hand or in the middle: `id` is its name
    "zone",  # a zone: `id` is its role, `seat` its owner
    "badge",  # a badge: `id` is the badge's id, `seat` its owner
    "row",  # a row of the score sheet: `id` is the row's id
    "button",  # a button: `id` is the move
    "points",  # the score of `seat`, or all scores without a seat
]
"""Kinds of places that a guide can point at."""


@dataclass(frozen=True)
class Spot:
    """The place on the table that a sentence of the guide points at."""

    kind: SpotKind
    id: str = ""
    seat: int | None = None


@dataclass(frozen=True)
class Note(Sentence):
    """A line of a score with its tone; its message is `note-<id>`."""

    tone: Tone = ""


@dataclass(frozen=True)
class Badge:
    """A fact about the state of play, shown beside the table or a seat."""

    role: BadgeRole
    id: str
    """Its message is `badge-<id>`."""
    seat: int | None = None
    args: Args = field(default_factory=dict)
    icon: str = ""
    """Symbol in the icon sprite; "" for none."""
    tone: Tone = ""
    rule: str = ""
    """Id of the entry in the rules sheet that explains it."""


@dataclass(frozen=True)
class Zone:
    """A place on the table and the items in it."""

    kind: ZoneKind
    role: ZoneRole
    seat: int | None = None
    """The owner; None: the table."""
    items: tuple[str, ...] = ()
    """Names in notation, in drawing order; HIDDEN for a face-down item."""
    seats: tuple[int, ...] = ()
    """The seat that played each item; empty if that is not shown."""
    orders: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """`items` in other sort orders that a player may choose."""
    winner: int | None = None
    """The seat that won this trick."""
    ahead: str = ""
    """Name of the item that currently wins the trick; "" if no single item can."""


def pile(
    role: ZoneRole, plays: Iterable[tuple[int, tuple[str, ...]]], winner: int | None = None
) -> Zone:
    """Return a pile of plays, each a seat with the items that it played, and who won it."""
    items: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    for seat, names in plays:
        items += names
        seats += (seat,) * len(names)
    return Zone("pile", role, None, items, seats, winner=winner)


@dataclass(frozen=True)
class Button:
    """A move that needs no items."""

    role: ButtonRole
    move: str
    id: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Ask:
    """What the seat must decide now; only the seat to act gets it."""

    id: str
    args: Args = field(default_factory=dict)
    least: int = 0
    """Minimum number of items in a move."""
    most: int = 0
    """Maximum number of items in a move."""
    items: tuple[str, ...] = ()
    """Items that occur in a legal move; the page dims all others."""
    slots: tuple[int | None, ...] = ()
    """Target of each chosen item in turn: a seat, or None for the middle of the table."""
    buttons: tuple[Button, ...] = ()


@dataclass(frozen=True)
class Score:
    """One line of the score sheet: the points of each seat in a round, with their breakdown."""

    points: tuple[int, ...]
    parts: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    notes: tuple[Note, ...] = ()
    """Sources of each seat's points, line by line, each with the argument `points`."""


@dataclass(frozen=True)
class Row:
    """A line of a score sheet of boxes, with a column for each seat."""

    id: str
    """Its messages are `box-<id>` and `box-<id>-help`, which says what it scores.

    On a sheet of several columns `<id>/<column>`.
    """
    part: Literal["upper", "lower", "total"]
    points: tuple[int | None, ...]
    """Points of each seat; None for an open box."""
    face: int = 0
    """Face of the die to draw before the name; 0: none."""
    move: str = ""
    """The move that fills it now; "" for a computed or filled row, or if no box may be filled."""
    refusal: Refusal | None = None
    """Why `move` is illegal; None if it is legal."""
    possible: int | None = None
    """Points that the seat to act would score in it with the dice on the table."""
    choices: tuple[int, ...] = ()
    """On a score pad, the points that a turn without dice can bring in it: `move` and one of them
    is then the entry."""
    computed: bool = False
    """True for a bonus, a difference or a total, which is never filled by hand."""
    notes: tuple[Note, ...] = ()
    """Status of a computed row, one note for each seat."""
    rule: str = ""
    """Id of the entry in the rules sheet that explains it."""
    column: str = ""
    """Its column on a sheet with several: message `column-<column>`; "" if it belongs to none."""


@dataclass(frozen=True)
class Place:
    """A place to which chance deals items: a seat, or a place without an owner."""

    seat: int | None
    size: int
    """Usual number of items."""
    items: tuple[str, ...] = ()
    """Items that may go to this place only."""
    name: str = ""
    """Message `place-<name>` of a place without an owner; "" if it has no name."""


@dataclass(frozen=True)
class Outcomes:
    """What chance can decide now, for a form in which a player sets the outcome by hand.

    The move's notation is `word`, then the items place by place, with ` | ` between places.
    """

    word: str
    of: Literal["cards", "dice", "seats"]
    """Cards and seats occur once; faces of dice occur any number of times."""
    items: tuple[str, ...]
    places: tuple[Place, ...]


@dataclass(frozen=True)
class View:
    """What one seat may see of the whole table."""

    seat: int
    to_act: int
    round: int
    caption: Sentence
    """One line on the state of the match: `caption-<id>`."""
    zones: tuple[Zone, ...]
    points: tuple[int, ...]
    scores: tuple[Score, ...]
    """The finished rounds."""
    badges: tuple[Badge, ...] = ()
    running: Score | None = None
    """Points of the current round so far, if they are public."""
    ask: Ask | None = None
    sheet: tuple[Row, ...] = ()
    """Score sheet of boxes in printed order, the total last; empty in games without boxes."""
    teams: tuple[int, ...] = ()
    """The team of each seat, from 1; empty if all players play for themselves."""
    decided: bool = False
    """True if nothing can change the points of this round any more."""
    card_points: Mapping[str, int] = field(default_factory=dict)
    """Points printed on scoring cards, by rank: the first character of their names."""
    places: tuple[int, ...] = ()
    """The place of each seat, from 1; empty until the match is over."""
