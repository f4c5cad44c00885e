"""What one seat may see, ready to draw: plain frozen data, no rules, no words.

Words are ids with arguments. An argument named `player` is a seat, `cards` is a list of
cards in notation, `suit` is the letter of a suit; the page puts them into words.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from taku.roles import BadgeRole, ButtonRole, Tone, ZoneKind, ZoneRole

Args: TypeAlias = Mapping[str, str | int]

HIDDEN = "?"


@dataclass(frozen=True)
class Refusal:
    """Why a move is not legal: the id of the rule it breaks, and what the rule's sentence needs."""

    rule: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Sentence:
    """Something to be said: the id of its words, and what they need."""

    id: str
    seat: int | None = None
    """Who does it, or whom it is about: `player` in its words."""
    args: Args = field(default_factory=dict)


SpotKind: TypeAlias = Literal[
    "item",  # in the hand of whoever looks, or in the middle: `id` is its name
    "zone",  # `id` is its role, `seat` whose it is
    "seat",  # a player
    "badge",  # `id` is that of the badge, `seat` whose it is
    "row",  # of the sheet of boxes: `id` is that of the row
    "button",  # `id` is the move
    "points",  # the score of `seat`, or all of them
    "table",  # the whole of it
]
"""What can be pointed at."""


@dataclass(frozen=True)
class Spot:
    """The place that a sentence of the guide is about."""

    kind: SpotKind = "table"
    id: str = ""
    seat: int | None = None


@dataclass(frozen=True)
class Note(Sentence):
    """A line of a score, and how it is meant; its words are `note-<id>`."""

    tone: Tone = ""


@dataclass(frozen=True)
class Badge:
    """Something about the table or a seat, shown beside it."""

    role: BadgeRole
    id: str
    """Its words are `badge-<id>`."""
    seat: int | None = None
    args: Args = field(default_factory=dict)
    icon: str = ""
    """The symbol of the sprite that goes with it."""
    tone: Tone = ""
    rule: str = ""
    """The rule of the rules sheet that tells what it means."""


@dataclass(frozen=True)
class Zone:
    """A place on the table and what lies there."""

    kind: ZoneKind
    role: ZoneRole
    seat: int | None = None
    """Whose it is; None: the table's."""
    items: tuple[str, ...] = ()
    """Names in notation, in the order to draw; HIDDEN for one face down."""
    seats: tuple[int, ...] = ()
    """Who put each item there, where that is seen."""
    orders: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The same items in other orders a player may choose."""
    winner: int | None = None
    """Who has won the trick that lay there."""
    ahead: str = ""
    """Name of the item that wins the trick as it lies; "" where no single item can."""


@dataclass(frozen=True)
class Button:
    """A move that needs no items."""

    role: ButtonRole
    move: str
    id: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Ask:
    """What the seat must decide now. Given only to the seat to act."""

    id: str
    args: Args = field(default_factory=dict)
    least: int = 0
    most: int = 0
    """How many items make a move."""
    items: tuple[str, ...] = ()
    """Those that occur in a legal move; the others are dimmed."""
    slots: tuple[int | None, ...] = ()
    """Where the chosen items go, one after the other: a seat, or None for the table's middle."""
    buttons: tuple[Button, ...] = ()


@dataclass(frozen=True)
class Score:
    """One line of the score sheet: the points of each seat in a round, and what they consist of."""

    points: tuple[int, ...]
    parts: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    notes: tuple[Note, ...] = ()
    """Where each seat's points come from, line by line, each with `points`."""


@dataclass(frozen=True)
class Row:
    """A line of a score sheet of boxes, with a column for each seat."""

    id: str
    """Its words are `box-<id>`; what it wants is told by `box-<id>-help`."""
    part: Literal["upper", "lower"]
    points: tuple[int | None, ...]
    """Of each seat; None where it is still open."""
    face: int = 0
    """A die to draw before the name; 0: none."""
    move: str = ""
    """What fills it now; "" where it is computed, or filled, or nobody may fill a box now."""
    refusal: Refusal | None = None
    """Why that move is not legal, if it is not."""
    possible: int | None = None
    """What it would bring the seat to act with the dice on the table."""
    computed: bool = False
    """A bonus, a difference, a total: never filled by hand."""
    notes: tuple[Note, ...] = ()
    """How a computed row stands, one for each seat."""
    rule: str = ""
    """The rule of the rules sheet that tells what it wants."""


@dataclass(frozen=True)
class Place:
    """Where chance puts items: before a seat, or apart."""

    seat: int | None
    size: int
    """How many usually come there."""
    items: tuple[str, ...] = ()
    """Those that belong nowhere else."""
    name: str = ""
    """What it is called where it is nobody's: `place-<name>`; "" if it has no name."""


@dataclass(frozen=True)
class Outcomes:
    """What chance can decide now, for somebody who would rather do it by hand.

    The move is the word and the items, place by place, with ` | ` between the places.
    """

    word: str
    of: Literal["cards", "dice", "seats"]
    """Cards and seats are there once, the faces of dice any number of times."""
    items: tuple[str, ...]
    places: tuple[Place, ...]


@dataclass(frozen=True)
class View:
    """What one seat may see of the whole table."""

    seat: int
    to_act: int
    round: int
    caption: Sentence
    """One line on where the match stands: `caption-<id>`."""
    zones: tuple[Zone, ...]
    points: tuple[int, ...]
    scores: tuple[Score, ...]
    """The finished rounds."""
    badges: tuple[Badge, ...] = ()
    running: Score | None = None
    """What the round has brought so far, where that is public."""
    ask: Ask | None = None
    sheet: tuple[Row, ...] = ()
    """A score sheet of boxes, where the game has one, in the order of the paper; last the total."""
    teams: tuple[int, ...] = ()
    """The team of each seat, from 1; empty where everybody plays for themselves."""
    decided: bool = False
    """Whether nothing that is still to come can change the points of this round."""
    card_points: Mapping[str, int] = field(default_factory=dict)
    """What is printed on cards that bring points, by rank: the first sign of their names."""
    places: tuple[int, ...] = ()
    """Only when the match is over."""
