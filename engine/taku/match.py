"""One sitting of a game: checks moves, records them, draws for chance, takes back, saves."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from taku.arguments import expect, texts
from taku.game import CHANCE, OVER, Event, Game, IllegalMove, Move, Seat, Seen, State, seen
from taku.games import GAMES
from taku.options import changed, fill, fit
from taku.roles import EventRole
from taku.view import Refusal, View

FORMAT = 1
HUMAN = "human"
QUOTED = 80  # characters of a text that is not understood
TOLD = 300  # characters of what is said about it
# What comes from outside is not replayed for ever: Hearts has 11,800 entries at most.
LONGEST_LOG = 20_000  # entries
LONGEST_SEED = 1_000  # characters, which every draw takes in
# What a draw of chance shows to players, by what is drawn. Who deals tells nothing about the cards.
DRAWN: Final[Mapping[str, EventRole]] = {"cards": "deal", "dice": "roll"}


def cut(text: str, most: int = QUOTED) -> str:
    """As much of a text as a message can hold."""
    return text if len(text) <= most else f"{text[:most]}…"


def unreadable(error: Exception) -> Refusal:
    """The refusal of what cannot be understood at all."""
    return Refusal("unreadable", {"problem": cut(str(error), TOLD)})


class BadPart(ValueError):
    """A part of what a match is made of cannot be, as the house rules or the players."""

    def __init__(self, part: str, problem: object) -> None:
        super().__init__(f"{part}: {problem}")
        self.part = part
        """Its name in a save."""


class BadEntry(ValueError):
    """An entry of a log cannot be played."""

    def __init__(self, entry: int, text: str, refusal: Refusal) -> None:
        super().__init__(f"log entry {entry}, {cut(text)!r}: {IllegalMove(refusal)}")
        self.entry = entry
        """Its number, from 1."""
        self.text = text
        self.refusal = refusal


class Match:
    """A match in text and plain values, for anybody who does not want to know the engine.

    `seats` is a number of players, or who sits where: "human" or the level of a bot, with its
    temper if it has one ("normal/cautious").
    `log` is replayed first; BadEntry names the entry that cannot be. Unless it `draws`, the
    match waits where chance is to act. Here and in every method a TypeError names an argument
    of a wrong type.
    """

    def __init__(
        self,
        game: str | Game[Any],
        options: Mapping[str, Any] | None = None,
        *,
        seed: str | int = 0,
        seats: int | Sequence[str] | None = None,
        log: Iterable[str] = (),
        draws: bool = True,
    ) -> None:
        expect(str, Game, game=game)
        expect(Mapping, type(None), options=options)
        expect(bool, draws=draws)
        self.game: Final = game if isinstance(game, Game) else _named(game)
        self.seed: Final = _sown(seed)
        self.seats: Final = _seated(self.game, seats)
        self.options: Final = _ruled(self.game, options or {}, len(self.seats))
        self.state: Final[State] = self.game.start(self.options, len(self.seats))
        self.log: Final[list[str]] = []
        self.story: Final[list[Event]] = []
        """What everybody has seen since the last deal."""
        self._draws = draws
        self._deciders: list[Seat] = []  # who decided each entry of the log
        self._shown: list[EventRole | None] = []  # what each entry has shown that was unknown
        self.replay(_bounded(log))
        self._draw_all()

    def __str__(self) -> str:
        named = " ".join(f"{k}={v}" for k, v in changed(self.options).items())
        return " ".join(filter(None, [self.game.name, str(len(self.seats)), named]))

    # What goes on

    @property
    def to_act(self) -> Seat:
        return self.state.to_act

    @property
    def over(self) -> bool:
        return self.state.to_act == OVER

    @property
    def points(self) -> list[int]:
        return self.state.points[:]

    @property
    def places(self) -> list[int]:
        return list(self.game.places(self.state))

    def view(self, seat: Seat, *, open_hands: bool = False) -> View:
        """What a seat may see, or what it would see if everybody laid open what is theirs."""
        expect(int, seat=seat)
        expect(bool, open_hands=open_hands)
        if open_hands:
            return laid_open(self.game, self.state, seat)
        return self.game.look(self.state, seat)

    def moves(self) -> list[str]:
        return [self.game.write(self.state, move) for move in self.state.moves()]

    def seen(self, seat: Seat) -> Seen:
        """What a bot at this seat is given."""
        expect(int, seat=seat)
        return seen(self.state, seat)

    def random(self, salt: str) -> Random:
        """A generator for whoever decides the next entry of the log; `salt` tells them apart."""
        expect(str, salt=salt)
        return Random(f"{self.seed}/{len(self.log)}{salt}")

    def luck(self) -> Random:
        """The generator for what chance is to decide now: the same, whatever was played before."""
        return luck(self.game, self.state, self.seed)

    # Moves

    def why_not(self, text: str, seat: Seat | None = None) -> Refusal | None:
        """The rule that forbids this move to `seat` (to whoever is to act, if not given)."""
        move = self._read(text, seat)
        return move if isinstance(move, Refusal) else self.state.why_not(move)

    def play(self, text: str, seat: Seat | None = None) -> list[Event]:
        """Make a move, and all draws of chance after it; what everybody saw of it.

        IllegalMove, with nothing changed, if a rule forbids it.
        """
        move = self._read(text, seat)
        refusal = move if isinstance(move, Refusal) else self.state.why_not(move)
        if refusal:
            raise IllegalMove(refusal)
        assert isinstance(move, int)
        return self.apply(move)

    def apply(self, move: Move) -> list[Event]:
        """Make a move known to be legal, and all draws of chance after it."""
        return self.make(move) + self._draw_all()

    def make(self, move: Move) -> list[Event]:
        """Make a move known to be legal, or an outcome of chance, and nothing after it."""
        expect(int, move=move)
        state = self.state
        round_before = state.round
        self.log.append(self.game.write(state, move))
        self._deciders.append(CHANCE if self.game.auto(state) == move else state.to_act)
        told: list[Event] = []
        state.story = told
        drawn = DRAWN.get(self.game.outcomes(state).of) if state.to_act == CHANCE else None
        state.play(move)
        exchanged = any(event.role == "exchange" for event in told)
        self._shown.append("exchange" if exchanged else drawn)
        if state.round != round_before:
            self.story.clear()
        self.story.extend(told)
        return told

    @property
    def draws(self) -> bool:
        """Whether chance is to act, and the match draws for it."""
        return self._draws and self.state.to_act == CHANCE

    def draw(self) -> list[Event]:
        """The next draw of chance. Only where CHANCE is to act."""
        return self.make(self.state.draw(self.luck()))

    def _draw_all(self) -> list[Event]:
        told: list[Event] = []
        while self.draws:
            told += self.draw()
        return told

    def replay(self, log: Iterable[str]) -> list[list[Event]]:
        """Go on as written, chance included: the events of each entry.

        BadEntry names the entry that cannot be; those before it have been made.
        """
        return [self.enter(text, entry) for entry, text in enumerate(texts("log", log), start=1)]

    def enter(self, text: str, entry: int = 1) -> list[Event]:
        """Make the next entry as it is written, by whoever is to act; BadEntry if it cannot be."""
        expect(int, entry=entry)
        move = self._read(text, None)
        refusal = move if isinstance(move, Refusal) else self.state.why_not(move)
        if refusal:
            raise BadEntry(entry, text, refusal)
        assert isinstance(move, int)
        return self.make(move)

    def undo(self, seat: Seat) -> "Match":
        """The match as it was before the last decision of `seat`.

        Draws depend only on the seed and on what they are for, so taking a move
        back cannot change the dice. LookupError if `seat` has not decided yet.
        """
        entry = self.last_decision(seat)
        if entry is None:
            raise LookupError(f"seat {seat} has not decided anything yet")
        return self.at(entry)

    def at(self, entry: int) -> "Match":
        """The match as it was when its log had so many entries."""
        expect(int, entry=entry)
        return self._again(self.log[:entry], draws=self._draws)

    def blank(self) -> "Match":
        """The same match before anything has happened; it waits where chance is to act."""
        return self._again((), draws=False)

    def among(self, seats: Sequence[str]) -> "Match":
        """The same match with others at the table."""
        expect(Sequence, seats=seats)
        return self._again(self.log, draws=self._draws, seats=seats)

    def _again(
        self, log: Sequence[str], *, draws: bool, seats: Sequence[str] | None = None
    ) -> "Match":
        options, who = changed(self.options), seats or self.seats
        return Match(self.game, options, seed=self.seed, seats=who, log=log, draws=draws)

    def last_decision(self, seat: Seat) -> int | None:
        """The place in the log of the last decision of `seat`."""
        expect(int, seat=seat)
        entries = reversed(range(len(self.log)))
        return next((entry for entry in entries if self._deciders[entry] == seat), None)

    def shown_since(self, entry: int) -> EventRole | None:
        """Return how cards or dice have last come into view, in this entry of the log or later.

        One of "deal", "exchange" and "roll"; None if no player has seen anything new.
        """
        expect(int, entry=entry)
        return next(filter(None, reversed(self._shown[entry:])), None)

    def _read(self, text: str, seat: Seat | None) -> Move | Refusal:
        """The move this text means, or why the seat can make none with it now."""
        expect(str, text=text)
        expect(int, type(None), seat=seat)
        acting = self.state.to_act
        if acting == OVER:
            return Refusal("not-now", {"phase": "over"})
        if seat is not None and seat != acting:
            return Refusal("not-now", {"phase": "turn", "player": acting})
        try:
            return self.game.read(self.state, text)
        except IllegalMove as illegal:
            return illegal.refusal
        except ValueError as error:
            return unreadable(error)

    # Saving

    def save(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game.name,
            "options": changed(self.options),
            "seed": self.seed,
            "seats": list(self.seats),
            "log": self.log[:],
        }

    @classmethod
    def load(cls, saved: Any, *, draws: bool = True) -> "Match":
        """A match from what `save` gave; BadPart names a part that is wrong, BadEntry an entry."""
        kinds = {"game": str, "options": dict, "seed": (str, int), "seats": list, "log": list}
        if not isinstance(saved, dict):
            raise ValueError("a saved match is an object")
        if saved.get("format") != FORMAT:
            raise BadPart("format", f"{saved.get('format')!r} is not known, only {FORMAT}")
        for name, kind in kinds.items():
            part = saved.get(name)
            if isinstance(part, bool) or not isinstance(part, kind):  # type: ignore[arg-type]
                raise BadPart(name, "missing, or of the wrong kind")
        for name in ("seats", "log"):
            if not all(isinstance(entry, str) for entry in saved[name]):
                raise BadPart(name, "an entry is not text")
        options, seed, seats, log = (saved[name] for name in ("options", "seed", "seats", "log"))
        return cls(saved["game"], options, seed=seed, seats=seats, log=log, draws=draws)


def luck(game: Game[Any], state: State, seed: object) -> Random:
    """The generator for what chance is to decide: the seed and what it is for say which."""
    return Random(f"{seed}/{game.outcomes(state).word} {game.draw_key(state)}")


def laid_open(game: Game[Any], state: State, seat: Seat) -> View:
    """What a seat would see if everybody laid open what is theirs."""
    view = game.look(state, seat)
    shown = {
        (zone.role, other): zone
        for other in range(len(state.points))
        for zone in game.look(state, other).zones
        if zone.seat == other
    }
    zones = [
        zone if zone.seat is None else shown.pop((zone.role, zone.seat), zone)
        for zone in view.zones
    ]
    return replace(view, zones=(*zones, *shown.values()))


def _named(name: str) -> Game[Any]:
    if name not in GAMES:
        raise BadPart("game", f"no game {name!r}: one of {', '.join(GAMES)}")
    return GAMES[name]


def _ruled(game: Game[Any], values: Mapping[str, Any], players: int) -> Any:
    """The house rules, for so many players."""
    try:
        options: Any = fill(game.options, values)
        fit(options, players)
    except ValueError as error:
        raise BadPart("options", error) from None
    return options


def _sown(seed: str | int) -> str | int:
    """The seed; BadPart where no generator grows from it."""
    expect(str, int, seed=seed)
    try:
        signs = len(f"{seed}".encode())
    except ValueError as error:  # half a character, or thousands of digits
        raise BadPart("seed", error) from None
    if signs > LONGEST_SEED:
        raise BadPart("seed", f"{LONGEST_SEED} characters at most, not {signs}")
    return seed


def _bounded(log: Iterable[str]) -> list[str]:
    """The log; BadPart if it is longer than that of any match."""
    entries = texts("log", log)
    if len(entries) > LONGEST_LOG:
        raise BadPart("log", f"{LONGEST_LOG} entries at most, not {len(entries)}")
    return entries


def _seated(game: Game[Any], seats: int | Sequence[str] | None) -> tuple[str, ...]:
    """Who sits where; BadPart for a number of players or a level the game does not have."""
    expect(int, Sequence, type(None), seats=seats)
    if seats is None:
        seats = game.seats[0]
    if not isinstance(seats, int):
        seats = texts("seats", seats)
    number = seats if isinstance(seats, int) else len(seats)
    if number not in game.seats:
        numbers = ", ".join(map(str, game.seats))
        raise BadPart("seats", f"{game.name} is for {numbers} players, not {number}")
    if isinstance(seats, int):
        return (HUMAN,) * number
    for sitter in seats:
        if sitter != HUMAN and not game.has_bot(sitter):
            raise BadPart("seats", f"no level {cut(sitter)!r}: one of {', '.join(game.bots)}")
    return tuple(seats)
