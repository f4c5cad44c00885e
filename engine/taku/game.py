"""The contract that a game implements for matches, bots, tests and the page.

`State` has what a rollout needs; a game implements it in `rules.py`. `Game` has what a screen
needs; a game implements its functions in `table.py`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from taku.arguments import expect
from taku.roles import EventRole, Tint
from taku.view import UNSENT, Outcomes, Refusal, Sentence, View
from taku.view import Args as Args

Seat: TypeAlias = int
Move: TypeAlias = int

CHANCE: Final = -1
"""In the place of a seat: the deck or the dice decide next."""
OVER: Final = -2
"""In the place of a seat: no decision follows, the match has ended."""
MOST_MOVES = 150_000
"""Upper bound on the legal moves of a decision; `moves` lists all of them."""


class IllegalMove(ValueError):
    """Raised for a move that breaks a rule; `refusal` names the rule, `sentence` says it."""

    def __init__(self, refusal: Refusal, sentence: str = "") -> None:
        expect(Refusal, refusal=refusal)
        expect(str, sentence=sentence)
        super().__init__(refusal, sentence)
        self.refusal = refusal
        """The rule that forbids the move."""
        self.sentence = sentence
        """The refusal in English; "" if the game has no words for it."""

    def __str__(self) -> str:
        args = (f"{name}={value}" for name, value in self.refusal.args.items())
        return self.sentence or " ".join([self.refusal.rule, *args])


@dataclass(frozen=True)
class Event:
    """Something that every player at the table saw.

    >>> event = Event("draw", "draw", 1, own={"cards": "QS"})
    >>> event.seen_by(1)
    Event(role='draw', kind='draw', seat=1, args={'cards': 'QS'})
    >>> event.seen_by(0)
    Event(role='draw', kind='draw', seat=1, args={})
    """

    role: EventRole
    kind: str
    """Id of its message: `event-<kind>`."""
    seat: Seat | None = None
    args: Args = field(default_factory=dict)
    own: Args = field(default_factory=dict, repr=False, metadata=UNSENT)
    """Arguments that only `seat` may see, such as the card that it draws."""

    def seen_by(self, seat: Seat | None) -> "Event":
        """Return the event as a seat sees it, or as an onlooker does (None)."""
        if not self.own:
            return self
        args = {**self.args, **self.own} if seat == self.seat else self.args
        return Event(self.role, self.kind, self.seat, args)


def seen_events(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """Return events as a seat sees them, or as an onlooker does (None)."""
    return tuple(event.seen_by(seat) for event in events)


R = TypeVar("R", bound="EventRecorder")


@cache
def slots_of(kind: Any) -> tuple[str, ...]:
    """Return the names in the `__slots__` of a class and its bases.

    A class that mypyc has compiled has none, but names its attributes.
    """
    compiled: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
    slots = (slot for base in kind.__mro__ for slot in getattr(base, "__slots__", ()))
    return tuple(slot for slot in (*compiled, *slots) if slot != "__dict__")


def blank(kind: Any, options: Any, seats: int) -> Any:
    """Return a state whose slots are still to be set; a compiled class is made of the arguments."""
    return kind.__new__(kind, options, seats)


class EventRecorder:
    """Mixin for a state with `__slots__`: its clone, and events while its `story` is a list.

    The state is made of its options and the number of seats.
    """

    __slots__ = ()
    options: Any
    points: list[int]
    story: list[Event] | None

    def clone(self: R) -> R:
        """Return a copy without a story: lists are copied, their items and all else are shared."""
        kind: Any = type(self)
        twin: R = blank(kind, self.options, len(self.points))
        for slot in slots_of(kind):
            value = getattr(self, slot)
            setattr(twin, slot, value[:] if type(value) is list else value)
        twin.story = None
        return twin

    def __copy__(self: R) -> R:
        """Return a clone: the copy of a position shares nothing that changes."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a state as its attributes, whether mypyc has compiled its class or not."""
        kind: Any = type(self)
        values = {slot: getattr(self, slot) for slot in slots_of(kind)}
        return _restored, (kind, self.options, len(self.points), values)

    def _tell(
        self,
        role: EventRole,
        kind: str,
        seat: Seat | None = None,
        own: Args | None = None,
        /,
        **args: str | int,
    ) -> None:
        """Record an event; only `seat` sees the arguments in `own`."""
        if self.story is not None:
            self.story.append(Event(role, kind, seat, args, own or {}))


def _restored(kind: Any, options: Any, seats: int, values: Mapping[str, Any]) -> Any:
    state = blank(kind, options, seats)
    for slot, value in values.items():
        setattr(state, slot, value)
    return state


class State(Protocol):
    """A position: mutable, without history and without randomness."""

    to_act: Seat
    """The seat that decides next, or CHANCE, or OVER."""
    round: int
    """Number of deals so far."""
    points: list[int]
    """The running total of each seat."""
    story: list[Event] | None
    """The list to which `play` appends events, or None; always None in a clone."""

    def moves(self) -> Sequence[Move]:
        """Return every legal move of the seat to act but claims: MOST_MOVES at most."""

    def why_not(self, move: Move) -> Refusal | None:
        """Return the rule that forbids `move` now, or None if it is legal.

        An outcome of chance may come from an author who sets up a position. It is legal if the
        game could deal it. It may hold fewer cards, but no hand larger than the game deals.
        """

    def play(self, move: Move) -> None:
        """Apply a move that the caller knows to be legal."""

    def draw(self, random: Random) -> Move:
        """Return one fairly drawn outcome of chance. Only valid if CHANCE is to act."""

    def clone(self: "S") -> "S":
        """Return a copy to look ahead on; its `story` is None."""

    def guess(self: "S", seat: Seat, random: Random) -> "S":
        """Return a clone with everything hidden from `seat` redrawn, consistent with its view."""


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Seen:
    """A bot's whole input: its seat, its legal moves, and a sampler of possible worlds."""

    seat: Seat
    moves: Sequence[Move]
    world: Callable[[Random], Any]


def seen(state: State, seat: Seat) -> Seen:
    """Return the input of a bot at this seat; without moves if another seat is to act."""
    return seen_with(state, seat, state.moves() if state.to_act == seat else ())


def seen_with(state: State, seat: Seat, moves: Sequence[Move]) -> Seen:
    """Return the input of a bot at this seat whose moves are known."""
    return Seen(seat, moves, partial(state.guess, seat))


@dataclass(frozen=True)
class Weighed:
    """A move with the expected points by which the bot ranked it.

    In a game of rounds: the expected lead over the average of the other seats in this round.
    In a game of one score sheet: the expected final points of the seat.
    """

    move: Move
    points: float | None = None
    """Expected points, or None if the bot computed none."""


class Bot(Protocol):
    """A player that chooses among legal moves without access to the real state."""

    def weigh(self, seen: Seen, random: Random) -> Sequence[Weighed]:
        """Return the moves worth considering, best first; the bot plays the first.

        Raises `tablebase.Missing` if a tablebase is not loaded; the weakest level needs none.
        """


def level_and_temper(player: str) -> tuple[str, str | None]:
    """Split "normal/cautious" into a bot's level and its temper, or None without one."""
    level, slash, temper = player.partition("/")
    return level, temper if slash else None


@dataclass(frozen=True)
class Example:
    """A position for the rules sheet with legal and illegal moves, in notation.

    Tests check that the rules agree with `yes` and `no`.
    """

    setup: tuple[str, ...]
    """Log entries that lead to the position."""
    yes: tuple[str, ...] = ()
    """Legal moves."""
    no: Mapping[str, str] = field(default_factory=dict)
    """Illegal moves, each with the id of the rule that forbids it."""
    options: Mapping[str, Any] = field(default_factory=dict)
    seats: int | None = None
    """Number of players; None: the game's usual number."""
    bare: bool = False
    """True if only the meaning of each move in `yes` matters, not the position."""
    items: tuple[str, ...] = ()
    """Rows of items to draw in an example without moves, such as the order of the cards."""
    scores: tuple[int, ...] = ()
    """Points of each seat for the round that the setup ends."""
    needs: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """House rules, each with the values under which the example is shown; as in `Rule`."""


@dataclass(frozen=True)
class Rule:
    """An entry of the rules sheet; its messages are `rule-<id>` and `rule-<id>-title`."""

    id: str
    chapter: str
    option: str | None = None
    """The house rule that switches it on."""
    needs: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """Other house rules, each with the values under which this rule exists."""
    examples: tuple[Example, ...] = ()
    played: bool = True
    """False for background about the game that no lesson or question needs to cover."""


class Vocabulary(NamedTuple):
    """The moves and words that learning programs number."""

    moves: Sequence[str]
    """Moves with fixed numbers, in notation, such as a card, a pass or a box."""
    words: Sequence[str] = ()
    """Words of badges, and of moves that combine items and so have no fixed number."""
    combinations: int = MOST_MOVES
    """Upper bound on the legal moves of a decision that have no fixed number.

    It holds for every deal, not only for likely ones: learning programs make room for as many."""


class History(NamedTuple):
    """What every seat has seen of this round, for learning programs; items in notation."""

    plays: Sequence[tuple[Seat, Sequence[str]]] = ()
    """The items that each seat has put out of play, such as played cards, in order."""
    passes: Sequence[tuple[Seat, Sequence[str]]] = ()
    """The seats that passed, each with the items that it did not beat."""
    lacks: Sequence[Sequence[str]] = ()
    """By seat, items that it cannot hold, as its play has shown; () if nothing is known."""


NOTHING_BY_HAND = Outcomes("deal", "cards", (), ())
"""The outcomes of a game whose deals no player sets up by hand."""


def _advice_of_any_game(state: State, move: Move) -> Sentence:
    return Sentence("forced" if len(state.moves()) == 1 else "tried")


def _read_together(read: Callable[[Any, str], Move]) -> Callable[[Any, Sequence[str]], list[Move]]:
    """Return the `readings` of a game in which chosen items mean one move."""
    return lambda state, items: [read(state, " ".join(items))]


def _told_by_notation(write: Callable[[Any, Move], str]) -> Callable[[Any, Move], Sentence]:
    """Return the `tell` of a game that has none."""

    def tell(state: State, move: Move) -> Sentence:
        text = write(state, move)
        word, _, rest = text.partition(" ")
        if not word.islower():
            word, rest = "play", text
        return Sentence(word, state.to_act, {"cards": rest} if rest else {})

    return tell


@dataclass(frozen=True)
class Game(Generic[S]):
    """A complete game; each folder in `taku.games` exports one as GAME.

    >>> from random import Random
    >>> from taku.games.hearts import GAME
    >>> state = GAME.start(GAME.presets[next(iter(GAME.presets))], 4)
    >>> state.to_act == CHANCE
    True
    >>> state.play(state.draw(Random(1)))
    >>> state.to_act
    0
    >>> GAME.read(state, GAME.write(state, state.moves()[0])) == state.moves()[0]
    True
    """

    name: str
    seats: Sequence[int]
    """Possible numbers of players, the usual one first."""
    options: type
    """A frozen dataclass of house rules, made with `taku.options.option`."""
    presets: Mapping[str, Any]
    """Named house rules, the default first."""
    start: Callable[[Any, int], S]
    """Returns the state before the first deal, for house rules and a number of seats."""
    write: Callable[[S, Move], str]
    read: Callable[[S, str], Move]
    """Parses a move. IllegalMove if the text belongs to another phase; ValueError if it does not
    parse at all."""
    readings: Callable[[S, Sequence[str]], Sequence[Move]]
    """Returns every move that the chosen items could mean, legal or not. `parts_of` lets them mean
    one move: the items in notation."""
    look: Callable[[S, Seat], View]
    """Returns what a seat may see."""
    bots: Mapping[str, Bot]
    """The bot of each level, weakest first."""
    places: Callable[[S], Sequence[int]]
    """Returns the place of each seat, 1 for the best; tied seats share a place. `parts_of` lets
    the most points come first; `fewest_first` is for games in which the fewest win."""
    rulebook: Sequence[Rule]
    tell: Callable[[S, Move], Sentence]
    """Returns a move in words, for buttons and hints: `say-<id>`. `parts_of` derives one from the
    notation: "draw" is `say-draw`, and items are `say-play` with `cards`."""
    outcomes: Callable[[S], Outcomes] = lambda state: NOTHING_BY_HAND
    """Returns what chance can decide now, for players who set it by hand. Only valid if CHANCE is
    to act."""
    advise: Callable[[S, Move], Sentence] = _advice_of_any_game
    """Returns why a good move is good: `advice-<id>`. The message `nudge-<id>` is shown before."""
    kind: Callable[[S, Move], str] = lambda state, move: "move"
    """Returns the kind of decision that a move is: `decision-<id>`. Statistics on a player's
    decisions are grouped by kind; there are few kinds, so that each has enough decisions."""
    low_wins: bool = False
    """True if the lowest points win."""
    deal_minutes: int = 5
    """Minutes that a person takes for a deal, or for a match in games of one score sheet."""
    place: int = 99
    """Position in lists of games, from 1; games that set none come last."""
    shown: Mapping[str, Tint] = field(default_factory=dict)
    """Presets besides the first that the home screen offers as separate games, with their tint."""
    first_offers: Mapping[str, str] = field(default_factory=dict)
    """By language, the preset that the page offers first; elsewhere it is the first preset."""
    draw_key: Callable[[S], str] = lambda state: str(state.round)
    """Returns a key that tells a draw of chance from all others of its kind in a match. It must
    not depend on any player's move: the seed and this key decide the draw."""
    auto: Callable[[S], Move | None] = lambda state: None
    """Returns the move that the table may make for a person because it is the only one."""
    known_facts: Callable[[S, Move], Sequence[Sentence]] = lambda state, move: ()
    """Returns the facts known to the seat to act that speak for or against a move: `known-<id>`."""
    together: Callable[[S], Sequence[Seat]] = lambda state: (state.to_act,)
    """Returns the seats that decide face down at one time, in the order of the rules; the seat to
    act is the first. No seat sees another's choice, and the order makes no difference. `to_act`
    may be set to any of them. Only valid if a seat is to act."""

    claim: Callable[[S], Move | None] = lambda state: None
    """Returns the claim of the seat to act, which bots make and the page offers; None without one.

    A claim ends a round whose points are settled. It is legal, but `moves` does not list it, since
    it changes no result. It depends on nothing that the seat to act cannot know."""

    pad: Callable[[S], View] | None = None
    """Returns the view of the seat whose turn it is, on a score pad; None for games without one.

    There people throw real dice and enter them as outcomes of chance, for which the view asks."""

    tempers: Mapping[str, Mapping[str, Bot]] = field(default_factory=dict)
    """Playing styles by name; each maps the levels that have it to a bot. A temper changes close
    decisions only and not the strength. Its messages are `temper-<name>` and
    `temper-<name>-help`."""

    vocabulary: Callable[[Any, int], Vocabulary] | None = None
    """Returns the moves with fixed numbers, for house rules and a number of seats. None: each item
    and "pass"."""
    history: Callable[[S], History] = lambda state: History()
    """Returns what every seat has seen of this round."""

    def bot(self, player: str) -> Bot:
        """Return the bot of a level, or of a temper within it: "normal", "normal/cautious"."""
        level, temper = level_and_temper(player)
        return self.tempers[temper][level] if temper else self.bots[level]

    def has_bot(self, player: str) -> bool:
        """True if the game has this level, or this temper at this level."""
        level, temper = level_and_temper(player)
        if temper is None:
            return level in self.bots
        return level in self.tempers.get(temper, ())

    @property
    def adviser(self) -> str:
        """The level that gives hints and judges moves: "strong", or else the game's best level."""
        return "strong" if "strong" in self.bots else list(self.bots)[-1]


def common_parts(state: State, seat: Seat) -> dict[str, Any]:
    """Return the parts of a seat's view that need no knowledge of the game."""
    points = tuple(state.points)
    return {"seat": seat, "to_act": state.to_act, "round": state.round, "points": points}


def most_first(state: State) -> Sequence[int]:
    """Return the place of each seat: the most points come first."""
    return [1 + sum(other > own for other in state.points) for own in state.points]


def fewest_first(state: State) -> Sequence[int]:
    """Return the place of each seat: the fewest points come first."""
    return [1 + sum(other < own for other in state.points) for own in state.points]


MODULE_PARTS: Mapping[str, Sequence[str]] = {
    "rules": ("Options",),
    "table": (
        *("write", "read", "readings", "look", "outcomes", "tell", "places"),
        *("auto", "together", "draw_key"),
    ),
    "advice": ("advise",),
    "kinds": ("kind",),
    "claim": ("claim",),
    "known_facts": ("known_facts",),
    "pad": ("pad",),
    "bot": ("BOTS",),
    "encoding": ("vocabulary", "history"),
    "tempers": ("TEMPERS",),
    "rulebook": ("RULEBOOK",),
}
"""By module of a game's folder, the names in it that become fields of `Game`."""


def parts_of(package: str) -> dict[str, Any]:
    """Return the fields of `Game` that the modules of a game's folder define."""
    parts: dict[str, Any] = {"name": package.rpartition(".")[2]}
    for module, names in MODULE_PARTS.items():
        if found := optional_module(f"{package}.{module}"):
            parts |= {name.lower(): vars(found)[name] for name in names if name in vars(found)}
    derived = {
        "readings": _read_together(parts["read"]),
        "tell": _told_by_notation(parts["write"]),
        "places": most_first,
    }
    return {**derived, **parts}


def optional_module(name: str) -> ModuleType | None:
    """Import a module; return None if it does not exist."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
