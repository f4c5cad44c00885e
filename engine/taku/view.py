"""What one seat may see, ready to draw: plain frozen data, no rules, no words.

Words are ids with arguments. An argument named `player` is a seat, `cards` is a list of
cards in notation, `suit` is the letter of a suit; the page puts them into words.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, Literal, TypeAlias

Kind: TypeAlias = Literal["hand", "trick", "pile", "dice", "sheet"]

HIDDEN = "?"


@dataclass(frozen=True)
class Zone:
    """A place on the table and what lies there."""

    kind: Kind
    name: str
    """What the zone is in this game: hand, trick, last, taken …"""
    seat: int | None = None
    """Whose it is; None: the table's."""
    items: tuple[str, ...] = ()
    """Names in notation, in the order to draw; HIDDEN for one face down."""
    seats: tuple[int, ...] = ()
    """Who put each item there, where that is seen."""
    orders: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The same items in other orders a player may choose."""


@dataclass(frozen=True)
class Button:
    """A move that needs no items."""

    move: str
    id: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    aside: str = ""
    """The group that it stands apart with, under the words `ask-<aside>`."""


@dataclass(frozen=True)
class Ask:
    """What the seat must decide now. Given only to the seat to act."""

    id: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    least: int = 0
    most: int = 0
    """How many items make a move."""
    items: tuple[str, ...] = ()
    """Those that occur in a legal move; the others are dimmed."""
    slots: tuple[int | None, ...] = ()
    """Where the chosen items go, one after the other: a seat, or None for the table's middle."""
    buttons: tuple[Button, ...] = ()


@dataclass(frozen=True)
class Fact:
    """Something about the table or a seat, shown as a badge."""

    id: str
    seat: int | None = None
    args: Mapping[str, str | int] = field(default_factory=dict)
    icon: str = ""
    """The symbol of the sprite that goes with it."""
    tone: Literal["", "turn", "bad", "good"] = ""
    """turn: it turns a rule round or is in force now; bad, good: for that seat."""


@dataclass(frozen=True)
class Score:
    """One line of the score sheet: the points of each seat in a round, and what they consist of."""

    points: tuple[int, ...]
    parts: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    notes: tuple[Fact, ...] = ()
    """Where each seat's points come from, line by line: words `fact-<id>`, each with `points`."""


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
    legal: bool = False
    """Whether that move is legal; if not, its refusal says why."""
    possible: int | None = None
    """What it would bring the seat to act with the dice on the table."""
    computed: bool = False
    """A bonus, a difference, a total: never filled by hand."""
    notes: tuple[Fact, ...] = ()
    """How a computed row stands, one for each seat."""


@dataclass(frozen=True)
class Place:
    """Where chance puts items: before a seat, or apart."""

    seat: int | None
    size: int
    """How many usually come there."""
    items: tuple[str, ...] = ()
    """Those that belong nowhere else."""


@dataclass(frozen=True)
class Lot:
    """What chance must decide now, for somebody who would rather do it by hand.

    The move is the word and the items, place by place, with ` | ` between the places.
    """

    word: str
    of: Literal["cards", "dice", "seats"]
    """Cards and seats are there once, the faces of dice any number of times."""
    items: tuple[str, ...]
    places: tuple[Place, ...]


@dataclass(frozen=True)
class View:
    seat: int
    to_act: int
    round: int
    caption: Fact
    """One line on where the match stands."""
    zones: tuple[Zone, ...]
    points: tuple[int, ...]
    scores: tuple[Score, ...]
    """The finished rounds."""
    facts: tuple[Fact, ...] = ()
    running: Score | None = None
    """What the round has brought so far, where that is public."""
    ask: Ask | None = None
    sheet: tuple[Row, ...] = ()
    """A score sheet of boxes, where the game has one, in the order of the paper; last the total."""
    places: tuple[int, ...] = ()
    """Only when the match is over."""


def plain(value: Any) -> Any:
    """Frozen data as what JSON knows: dicts, lists, numbers, strings."""
    if is_dataclass(value):
        return {part.name: plain(getattr(value, part.name)) for part in fields(value)}
    if isinstance(value, Mapping):
        return {key: plain(part) for key, part in value.items()}
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    return value
