"""The contract: what a game must offer so that matches, bots, tests and the page can use it.

Methods of `State` are what a rollout needs and stand in a game's `rules.py`; functions
of `Game` are what a screen needs and stand in its `table.py`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from taku.arguments import expect
from taku.roles import EventRole, Tint
from taku.view import Args as Args
from taku.view import Outcomes, Refusal, Sentence, View

Seat: TypeAlias = int
Move: TypeAlias = int

CHANCE: Seat = -1  # the deck or the dice decide next
OVER: Seat = -2  # nobody does: the match has ended
MOST_MOVES = 150_000  # legal ones of a decision, in any position that can be laid: all are listed


class IllegalMove(ValueError):
    """A move broke a rule; `refusal` says which."""

    def __init__(self, refusal: Refusal) -> None:
        expect(Refusal, refusal=refusal)
        super().__init__(" ".join([refusal.rule, *(f"{k}={v}" for k, v in refusal.args.items())]))
        self.refusal = refusal


@dataclass(frozen=True)
class Event:
    """Something that everybody at the table saw."""

    role: EventRole
    kind: str
    """Its words are `event-<kind>`."""
    seat: Seat | None = None
    args: Args = field(default_factory=dict)


class EventRecorder:
    """A state that tells what happens in it, where somebody wants to know."""

    __slots__ = ("story",)
    story: list[Event] | None

    def _tell(
        self, role: EventRole, kind: str, seat: Seat | None = None, /, **args: str | int
    ) -> None:
        if self.story is not None:
            self.story.append(Event(role, kind, seat, args))


class State(Protocol):
    """A position: mutable, without history and without randomness."""

    to_act: Seat
    """The seat that decides next, or CHANCE, or OVER."""
    round: int
    """How many deals there have been."""
    points: list[int]
    """The running total of each seat."""
    story: list[Event] | None
    """Where `play` tells what happened; None in every clone."""

    def moves(self) -> Sequence[Move]:
        """Every legal decision of the seat to act: MOST_MOVES at most."""

    def why_not(self, move: Move) -> Refusal | None:
        """The rule that forbids `move` now; None if it is legal.

        An outcome of chance may come from anybody who has set up a position: it is legal
        if the game could bring it, or fewer cards, but no hand larger than it deals them.
        """

    def play(self, move: Move) -> None:
        """Carry out a move that is trusted to be legal."""

    def draw(self, random: Random) -> Move:
        """One outcome of chance, fairly drawn. Only where CHANCE is to act."""

    def clone(self: "S") -> "S": ...

    def guess(self: "S", seat: Seat, random: Random) -> "S":
        """A clone in which all that `seat` cannot know is drawn anew within what it does know."""


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Seen:
    """All that a bot is given: its seat, its moves, and a sampler of worlds that could be real."""

    seat: Seat
    moves: Sequence[Move]
    world: Callable[[Random], Any]


def seen(state: State, seat: Seat) -> Seen:
    """What a bot at this seat is given."""
    moves = state.moves() if state.to_act == seat else ()
    return Seen(seat, moves, lambda random: state.guess(seat, random))


@dataclass(frozen=True)
class Weighed:
    """A move, and the points by which the bot has ranked it; None if not computed.

    They are the lead over the others' average that can be expected of this round; in a game whose
    rounds are one sheet, all that its seat can expect in the end.
    """

    move: Move
    points: float | None = None


class Bot(Protocol):
    def weigh(self, seen: Seen, random: Random) -> Sequence[Weighed]:
        """The moves worth a thought, best first; the first is the one the bot plays.

        `tablebase.Missing` if it needs one that is not here; the weakest level never does.
        """


def level_and_temper(sitter: str) -> tuple[str, str | None]:
    """The level of a bot, and its temper, if it has one."""
    level, slash, temper = sitter.partition("/")
    return level, temper if slash else None


@dataclass(frozen=True)
class Example:
    """A position for the rules sheet, and what may be done in it, in notation.

    `no` maps moves to the id of the rule that forbids them. Tests check both.
    """

    setup: tuple[str, ...]
    yes: tuple[str, ...] = ()
    no: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: int | None = None
    """How many sit there; None: as many as usual."""
    bare: bool = False
    """Only what each of `yes` is matters, not the position: a table of kinds of move."""
    items: tuple[str, ...] = ()
    """Rows of items to be drawn, where there is nothing to do: the order of the cards, say."""
    scores: tuple[int, ...] = ()
    """What each seat has got for the round that the setup ends."""


@dataclass(frozen=True)
class Rule:
    """An entry of the rules sheet; its words are the messages `rule-<id>` and `rule-<id>-title`."""

    id: str
    chapter: str
    option: str | None = None
    """The house rule that switches it on."""
    needs: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """Other house rules and the values without which it does not exist at all."""
    examples: tuple[Example, ...] = ()
    played: bool = True
    """False: it tells of the game, and there is nothing to learn and nothing to ask."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game, complete: its folder in `taku.games` exports one as GAME."""

    name: str
    seats: Sequence[int]
    """The numbers of players it can be played with, the usual one first."""
    options: type
    """A frozen dataclass of house rules, made with `taku.options.option`."""
    presets: Mapping[str, Any]
    """Named house rules, the default first."""
    start: Callable[[Any, int], S]
    """The state before the first deal, for house rules and a number of seats."""
    write: Callable[[S, Move], str]
    read: Callable[[S, str], Move]
    """IllegalMove where the text belongs to another phase; ValueError where it is none at all."""
    readings: Callable[[S, Sequence[str]], Sequence[Move]]
    """Every move that the chosen items could mean, legal or not."""
    look: Callable[[S, Seat], View]
    outcomes: Callable[[S], Outcomes]
    """What is to be decided where CHANCE is to act."""
    tell: Callable[[S, Move], Sentence]
    """A move in words, for buttons and hints: `say-<id>`."""
    advise: Callable[[S, Move], Sentence]
    """Why a good move is good, in words: `advice-<id>`, and `nudge-<id>` before it is shown."""
    kind: Callable[[S, Move], str]
    """Which of a few kinds of decision a move is, in words: `decision-<id>`. What goes well and
    what does not is told by them, so that each comes up often enough to say something of it."""
    bots: Mapping[str, Bot]
    """The levels, weakest first."""
    places: Callable[[S], Sequence[int]]
    """The place of each seat, 1 for the best; equals share one."""
    rulebook: Sequence[Rule]
    low_wins: bool = False
    place: int = 99
    """Its place in lists of games, from 1; those that claim none come last."""
    shown: Mapping[str, Tint] = field(default_factory=dict)
    """The presets that home offers as games of their own, besides the first, and their colours."""
    draw_key: Callable[[S], str] = lambda state: str(state.round)
    """Tells a draw of chance from all others of its kind in a match, by no move of anybody: the
    seed and this decide what is drawn."""
    auto: Callable[[S], Move | None] = lambda state: None
    """The decision that the table may make for a person, if there is only one."""
    known: Callable[[S, Move], Sequence[Sentence]] = lambda state, move: ()
    """What the seat to act can know that speaks for or against a move: `known-<id>`."""
    together: Callable[[S], Sequence[Seat]] = lambda state: (state.to_act,)
    """Who decides face down at the same time as the seat to act, which comes first: in the order
    of the rules, but nobody is shown what the others choose, and the order makes no difference.
    `to_act` may be set to any of them. Only where a seat is to act."""

    tempers: Mapping[str, Mapping[str, Bot]] = field(default_factory=dict)
    """Ways to play within a level: of each, the bots of the levels that have it. They decide
    otherwise where it is close, and are as strong. In words: `temper-<name>`, and what it does:
    `temper-<name>-help`."""

    def bot(self, sitter: str) -> Bot:
        """Who plays for a level, or for a temper within it: "normal", "normal/cautious"."""
        level, temper = level_and_temper(sitter)
        return self.tempers[temper][level] if temper else self.bots[level]

    def has_bot(self, sitter: str) -> bool:
        """Whether there is such a bot."""
        level, temper = level_and_temper(sitter)
        if temper is None:
            return level in self.bots
        return level in self.tempers.get(temper, ())

    @property
    def adviser(self) -> str:
        """The level that gives hints and judges moves: strong, but it does not think for long."""
        return "strong" if "strong" in self.bots else list(self.bots)[-1]
