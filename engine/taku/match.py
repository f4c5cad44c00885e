"""A match: checks and records moves, draws for chance, undoes and saves."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from taku.arguments import expect, texts
from taku.game import (
    CHANCE,
    OVER,
    Event,
    Game,
    IllegalMove,
    Move,
    Seat,
    Seen,
    State,
    optional_module,
    seen,
)
from taku.games import GAMES
from taku.options import changed, fill, fit
from taku.roles import EventRole
from taku.view import Refusal, View

FORMAT = 1
"""The format of saves that this version writes."""
HUMAN = "human"
"""The player at a seat that no bot plays."""
QUOTED = 80  # characters quoted from unreadable text
TOLD = 300  # characters of the error message about it
# Bounds the replay of a log from outside: a Hearts match has 11,800 entries at most.
LONGEST_LOG = 20_000  # entries
LONGEST_SEED = 1_000  # characters; every draw hashes the seed
# Role of a draw of chance by what it draws. "seats" is missing: the dealer reveals no cards.
DRAWN: Final[Mapping[str, EventRole]] = {"cards": "deal", "dice": "roll"}


def cut(text: str, most: int = QUOTED) -> str:
    """Return a text, shortened with … if it has more than `most` characters."""
    return text if len(text) <= most else f"{text[:most]}…"


def unreadable(error: Exception) -> Refusal:
    """Return the refusal for a text that does not parse."""
    return Refusal("unreadable", {"problem": cut(str(error), TOLD)})


def parsed(game: Game[Any], state: State, text: str) -> Move | Refusal:
    """Return the move in this text, or the refusal if it does not parse as one."""
    try:
        return game.read(state, text)
    except IllegalMove as illegal:
        return illegal.refusal
    except ValueError as error:
        return unreadable(error)


def legal_move(game: Game[Any], state: State, text: str) -> Move | Refusal:
    """Return the legal move of the seat to act in this text, or the refusal if it is none."""
    if state.to_act == OVER:
        return Refusal("not-now", {"phase": "over"})
    move = parsed(game, state, text)
    return move if isinstance(move, Refusal) else state.why_not(move) or move


class BadPart(ValueError):
    """Raised for an invalid part of a match, such as the house rules or the players."""

    def __init__(self, part: str, problem: object) -> None:
        super().__init__(part, str(problem))
        self.part = part
        """Name of the part in a save."""

    def __str__(self) -> str:
        return ": ".join(self.args)


class BadEntry(ValueError):
    """Raised for a log entry that cannot be played."""

    def __init__(self, entry: int, text: str, refusal: Refusal) -> None:
        super().__init__(entry, text, refusal)
        self.entry = entry
        """Number of the entry, from 1."""
        self.text = text
        self.refusal = refusal

    def __str__(self) -> str:
        return f"log entry {self.entry}, {cut(self.text)!r}: {IllegalMove(self.refusal)}"


class Match:
    """A match in text and plain values, for programs that do not know the engine.

    `seats` is a number of players, or the player at each seat: "human", or a bot's level with an
    optional temper ("normal/cautious"). `options` are house rules by name, or the game's own
    options object; with `preset` they change that named set. The match replays `log` first;
    BadEntry names an entry that cannot be played. If `draws` is False, the match waits at every
    draw of chance. BadPart names any other invalid argument. A TypeError names an argument of a
    wrong type, here and in every method.

    >>> log = ["deal 2C 3C 6S | 4D QS 5H | 2H 9C TD | KD 7H JC", "2C"]
    >>> match = Match("hearts", {"passing": False}, log=log)
    >>> match.to_act, match.moves()
    (1, ['4D'])
    >>> match.why_not("QS")
    Refusal(rule='first-trick', args={'cards': 'QS'})
    >>> match.say(match.why_not("QS"))
    'No points on the first trick: Q♠ must wait while you have anything else.'
    >>> match.play("4D")
    [Event(role='play', kind='play', seat=1, args={'cards': '4D'})]
    >>> match.undo(1).moves()
    ['4D']
    >>> Match.load(match.save()).log == match.log
    True
    """

    def __init__(
        self,
        game: str | Game[Any],
        options: object = None,
        *,
        preset: str | None = None,
        seed: str | int = 0,
        seats: int | Sequence[str] | None = None,
        log: Iterable[str] = (),
        draws: bool = True,
    ) -> None:
        expect(str, Game, game=game)
        expect(str, type(None), preset=preset)
        expect(bool, draws=draws)
        self.game: Final = game if isinstance(game, Game) else _game_named(game)
        self.seed: Final = _checked_seed(seed)
        self.seats: Final = _checked_seats(self.game, seats)
        self.options: Final = _checked_options(self.game, preset, options, len(self.seats))
        self.state: Final[Any] = self.game.start(self.options, len(self.seats))
        """The `taku.game.State`, with the attributes of its game, such as `hands`."""
        self.log: Final[list[str]] = []
        self.story: Final[list[Event]] = []
        """Events since the last deal."""
        self._draws = draws
        self._deciders: list[Seat] = []  # the seat that decided each log entry, or CHANCE
        # By log entry: the role of the event that revealed cards or dice.
        self._shown: list[EventRole | None] = []
        self.replay(_checked_log(log))
        self._draw_all()

    def __str__(self) -> str:
        named = " ".join(f"{k}={v}" for k, v in changed(self.options).items())
        return " ".join(filter(None, [self.game.name, str(len(self.seats)), named]))

    def __repr__(self) -> str:
        return f"<Match {self}, seed {self.seed!r}, {len(self.log)} entries, to act {self.to_act}>"

    def __eq__(self, other: object) -> bool:
        """True if both have the same game, options, seed, seats and log."""
        return isinstance(other, Match) and self.save() == other.save()

    def __hash__(self) -> int:
        return hash((self.game.name, self.seed, self.seats))  # no move changes these

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle a match as its game and its save."""
        return _loaded, (self.game, self.save(), self._draws)

    # State

    @property
    def to_act(self) -> Seat:
        """The seat that decides next: from 0; CHANCE (−1) for a draw; OVER (−2) at the end."""
        seat: Seat = self.state.to_act
        return seat

    @property
    def over(self) -> bool:
        """True if the match has ended."""
        return self.to_act == OVER

    @property
    def points(self) -> list[int]:
        """The running total of each seat, as the game counts: in Hearts, the fewest win."""
        return list(self.state.points)

    @property
    def places(self) -> list[int]:
        """The place of each seat, 1 for the best; seats with equal points share a place.

        Before the end, the place that each seat would have if the match ended now.

        >>> Match("haggis").places
        [1, 1, 1]
        """
        return list(self.game.places(self.state))

    def returns(self) -> list[float]:
        """Return the lead of each seat over the average of the others, in points; more is better.

        The leads add up to 0. A trainer takes them as rewards at the end. The only seat of a
        match for one gets its points.

        >>> log = ["deal 2C 3C 6S | 4D QS 5H | 2H 9C TD | KD 7H JC", "2C", "4D", "9C", "JC"]
        >>> Match("hearts", {"passing": False}, log=log).returns()
        [0.0, 0.0, 0.0, 0.0]
        """
        points = [-each if self.game.low_wins else each for each in self.state.points]
        others = len(points) - 1
        if not others:
            return [float(points[0])]
        return [each - (sum(points) - each) / others for each in points]

    def view(self, seat: Seat, *, open_hands: bool = False) -> View:
        """Return what a seat may see, or with `open_hands` what it would see of open hands.

        >>> match = Match("hearts", {"passing": False}, seed=1)
        >>> len(match.view(0).zones[0].items), match.view(0).to_act
        (13, 1)
        """
        self._expect_seat(seat)
        expect(bool, open_hands=open_hands)
        if open_hands:
            return laid_open(self.game, self.state, seat)
        return self.game.look(self.state, seat)

    def moves(self) -> list[str]:
        """Return every legal move of the seat to act, in notation; none for CHANCE and OVER."""
        return [self.game.write(self.state, move) for move in self.state.moves()]

    def seen(self, seat: Seat) -> Seen:
        """Return the input of a bot at this seat.

        >>> from random import Random
        >>> match = Match("hearts", seed=1)
        >>> world = match.seen(0).world(Random(1))  # a state in which the other hands are guessed
        >>> world.hands[0] == match.state.hands[0], world.hands[1] == match.state.hands[1]
        (True, False)
        """
        self._expect_seat(seat)
        return seen(self.state, seat)

    def random(self, salt: str) -> Random:
        """Return the generator for the next log entry; each kind of use needs its own `salt`."""
        expect(str, salt=salt)
        return Random(f"{self.seed}/{len(self.log)}{salt}")

    def luck(self) -> Random:
        """Return the generator for the current draw of chance; moves do not influence it."""
        return luck(self.game, self.state, self.seed)

    # Moves

    def why_not(self, text: str, seat: Seat | None = None) -> Refusal | None:
        """Return the rule that forbids this move to `seat`, or to the seat to act by default.

        None if the move is legal.

        >>> match = Match("yahtzee", seats=1, log=["roll 6 2 4 6 2"])
        >>> match.why_not("keep 6 6") is None, match.why_not("keep 5").rule
        (True, 'keep')
        """
        move = self._legal(text, seat)
        return move if isinstance(move, Refusal) else None

    def legal(self, text: str, seat: Seat | None = None) -> Move:
        """Return a legal move of `seat`, or of the seat to act by default, from its notation.

        IllegalMove if a rule forbids it.

        >>> match = Match("yahtzee", seats=1, log=["roll 6 2 4 6 2"])
        >>> match.legal("keep 6 6") in match.state.moves()
        True
        """
        move = self._legal(text, seat)
        if isinstance(move, Refusal):
            raise IllegalMove(move, _sentence(self.game.name, move))
        return move

    def play(self, text: str, seat: Seat | None = None) -> list[Event]:
        """Make a move and all draws of chance after it; return the events.

        IllegalMove, with nothing changed, if a rule forbids it.
        """
        return self.apply(self.legal(text, seat))

    def run(self, until: Callable[["Match"], bool] = lambda match: False) -> list[Event]:
        """Let the bots at their seats play; return the events.

        Stops where a person is to act, at the end, and before a decision for which `until` is
        true. The same match with the same seed runs the same.

        >>> match = Match("hearts", seed="tuesday", seats=["normal"] * 4)
        >>> ended = match.run(until=lambda match: match.state.round > 1)
        >>> match.state.round, sum(match.points)
        (2, 26)
        """
        expect(Callable, until=until)  # type: ignore[arg-type]
        events: list[Event] = []
        while self.to_act >= 0 and self.seats[self.to_act] != HUMAN and not until(self):
            bot = self.game.bot(self.seats[self.to_act])
            events += self.apply(bot.weigh(self.seen(self.to_act), self.random("/bot"))[0].move)
        return events

    def say(
        self, what: str | Event | Refusal, language: str = "en", seat: Seat | None = None
    ) -> str:
        """Return a move, an event or a refusal in words, as `seat` is told it.

        A move is a legal one of the seat to act, in notation. LookupError if there are no words
        in this language.

        >>> log = ["deal 2C 3C 6S | 4D QS 5H | 2H 9C TD | KD 7H JC"]
        >>> match = Match("hearts", {"passing": False}, log=log)
        >>> match.say("2C"), match.say("2C", "ja")
        ('Play 2♣', '♣2を出す')
        >>> match.say(match.play("2C")[0], seat=0)
        'You lead 2♣.'
        """
        from taku.words import Words

        expect(str, Event, Refusal, what=what)
        expect(str, language=language)
        if seat is not None:
            self._expect_seat(seat)
        words = Words(self.game.name, language, you=seat)
        if not isinstance(what, str):
            return words.sentence(what)
        move = self._legal(what)
        if isinstance(move, Refusal):
            raise IllegalMove(move, words.sentence(move))
        return words.sentence(self.game.tell(self.state, move), "say")

    def text(self, seat: Seat, language: str = "en") -> str:
        """Return the table as a seat sees it, and what it must decide, as lines of text.

        LookupError if there are no words in this language.

        >>> log = ["deal 2C 3C 6S | 4D QS 5H | 2H 9C TD | KD 7H JC", "2C"]
        >>> print(Match("hearts", {"passing": False}, log=log).text(1))
        ── Hand 1 ──
          Player 1  0  2 ▮  [0 tricks]
        › Player 2  0  [0 tricks]
          Player 3  0  3 ▮  [0 tricks]
          Player 4  0  3 ▮  [0 tricks]
          The trick: Player 1 2♣
        [Clubs led]
        [Hearts not broken]
        › 4♦ Q♠ 5♥
        Choose a card to discard
        """
        from taku.words import Words
        from taku.words.screen import Screen

        expect(str, language=language)
        view = self.view(seat)
        screen = Screen(Words(self.game.name, language, you=seat))
        return "\n".join([*screen.lines(view), *screen.asked(view)]).strip("\n")

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        """Show the table in a notebook: as the person to act sees it, or as the first seat does."""
        seat = max(self.to_act, 0)
        return {"text/plain": f"{self!r}\n{self.text(seat)}", "text/html": self._repr_html_()}

    def _repr_html_(self) -> str:
        from taku.words import Words
        from taku.words.picture import Picture

        seat = max(self.to_act, 0)
        return Picture(Words(self.game.name, you=seat)).svg(self.view(seat))

    def apply(self, move: Move) -> list[Event]:
        """Make a move known to be legal and all draws of chance after it; return the events."""
        return self.make(move) + self._draw_all()

    def make(self, move: Move) -> list[Event]:
        """Make only a move known to be legal, or an outcome of chance; return the events."""
        expect(int, move=move)
        state = self.state
        round_before = state.round
        self.log.append(self.game.write(state, move))
        self._deciders.append(CHANCE if self.game.auto(state) == move else state.to_act)
        events: list[Event] = []
        state.story = events
        drawn = DRAWN.get(self.game.outcomes(state).of) if state.to_act == CHANCE else None
        state.play(move)
        exchanged = any(event.role == "exchange" for event in events)
        self._shown.append("exchange" if exchanged else drawn)
        if state.round != round_before:
            self.story.clear()
        self.story.extend(events)
        return events

    @property
    def draws(self) -> bool:
        """True if chance is to act and the match draws for it."""
        return self._draws and self.state.to_act == CHANCE

    def draw(self) -> list[Event]:
        """Make the next draw of chance; return the events. Only valid if CHANCE is to act."""
        return self.make(self.state.draw(self.luck()))

    def _draw_all(self) -> list[Event]:
        events: list[Event] = []
        while self.draws:
            events += self.draw()
        return events

    def replay(self, log: Iterable[str]) -> list[list[Event]]:
        """Make all entries of a log, chance included; return the events of each entry.

        BadEntry names an entry that cannot be played; the entries before it have been made.
        """
        return [self.enter(text, entry) for entry, text in enumerate(texts("log", log), start=1)]

    def enter(self, text: str, entry: int = 1) -> list[Event]:
        """Make a log entry for the seat to act, or for chance; BadEntry if it cannot be played."""
        expect(int, entry=entry)
        move = self._legal(text)
        if isinstance(move, Refusal):
            raise BadEntry(entry, text, move)
        return self.make(move)

    def undo(self, seat: Seat) -> "Match":
        """Return the match as it was before the last decision of `seat`.

        Draws depend only on the seed and on their draw key, so an undo cannot change the dice.
        LookupError if `seat` has not decided yet.
        """
        self._expect_seat(seat)
        entry = self.last_decision(seat)
        if entry is None:
            raise LookupError(f"seat {seat} has not decided anything yet")
        return self.at(entry)

    def at(self, entry: int) -> "Match":
        """Return the match as it was when its log had `entry` entries; ValueError if it never had.

        >>> match = Match("yahtzee", seats=1, log=["roll 6 2 4 6 2", "fill sixes"])
        >>> match.at(1).points, match.points
        ([0], [12])
        """
        self._expect_length(entry)
        if entry == len(self.log):
            return self._copied()
        return self._rebuilt(self.log[:entry], draws=self._draws)

    def _copied(self) -> "Match":
        """Return the match as it is now, without a replay of its log."""
        twin = object.__new__(Match)
        own = {"_deciders": self._deciders[:], "_shown": self._shown[:]}
        own |= {"state": self.state.clone(), "log": self.log[:], "story": self.story[:]}
        vars(twin).update(vars(self) | own)
        twin._draw_all()
        return twin

    def blank(self) -> "Match":
        """Return the match with an empty log; it waits at every draw of chance."""
        return self._rebuilt((), draws=False)

    def among(self, seats: Sequence[str]) -> "Match":
        """Return the match with its log and other players at the seats."""
        expect(Sequence, seats=seats)
        checked = _checked_seats(self.game, seats)
        if len(checked) != len(self.seats):
            raise BadPart("seats", f"{len(self.seats)} players, not {len(checked)}")
        twin = self._copied()
        vars(twin)["seats"] = checked
        return twin

    def _rebuilt(self, log: Sequence[str], *, draws: bool) -> "Match":
        options = changed(self.options)
        return Match(self.game, options, seed=self.seed, seats=self.seats, log=log, draws=draws)

    def last_decision(self, seat: Seat) -> int | None:
        """Return the index in the log of the last decision of `seat`, or None."""
        self._expect_seat(seat)
        entries = reversed(range(len(self.log)))
        return next((entry for entry in entries if self._deciders[entry] == seat), None)

    def shown_since(self, entry: int) -> EventRole | None:
        """Return how cards or dice were last revealed, at this log index or later.

        One of "deal", "exchange" and "roll"; None if no player has seen anything new.
        """
        self._expect_length(entry)
        return next(filter(None, reversed(self._shown[entry:])), None)

    def _expect_seat(self, seat: Seat) -> None:
        """Raise an error that names the argument unless this is a seat."""
        expect(int, seat=seat)
        if not 0 <= seat < len(self.seats):
            raise ValueError(f"seat: 0 to {len(self.seats) - 1}, not {seat}")

    def _expect_length(self, entry: int) -> None:
        """Raise an error that names the argument unless the log has had this length."""
        expect(int, entry=entry)
        if not 0 <= entry <= len(self.log):
            raise ValueError(f"entry: 0 to {len(self.log)}, not {entry}")

    def _legal(self, text: str, seat: Seat | None = None) -> Move | Refusal:
        """Return the legal move of `seat` in this text, or the refusal if it is none."""
        expect(str, text=text)
        expect(int, type(None), seat=seat)
        if seat not in (None, self.to_act) and not self.over:
            return Refusal("not-now", {"phase": "turn", "player": self.to_act})
        return legal_move(self.game, self.state, text)

    # Saving

    def save(self) -> dict[str, Any]:
        """Return the match as plain data for JSON, with its format; `load` reads it.

        >>> Match("yahtzee", seats=1, log=["roll 6 2 4 6 2"]).save()["log"]
        ['roll 6 2 4 6 2']
        """
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
        """Load the result of `save`; BadPart names an invalid part, BadEntry a log entry."""
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
    """Return the generator for a draw of chance, seeded by the seed and the draw key."""
    return Random(f"{seed}/{game.outcomes(state).word} {game.draw_key(state)}")


def laid_open(game: Game[Any], state: State, seat: Seat) -> View:
    """Return the view of a seat with the zones of all other seats as their owners see them."""
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


def _loaded(game: Game[Any], saved: dict[str, Any], draws: bool) -> Match:
    parts = {part: saved[part] for part in ("options", "seed", "seats", "log")}
    return Match(game, **parts, draws=draws)


def _sentence(game: str, refusal: Refusal) -> str:
    """Return a refusal in English; "" in the page, which has words of its own."""
    words = optional_module("taku.words")
    return words.Words(game).sentence(refusal) if words else ""


def _game_named(name: str) -> Game[Any]:
    try:
        game, preset = GAMES.find(name)
    except ValueError as error:
        raise BadPart("game", error) from None
    if preset:
        raise BadPart("game", f'{name!r} is Match("{game}", preset="{name}")')
    return GAMES[game]


def _checked_options(game: Game[Any], preset: str | None, given: object, players: int) -> Any:
    """Return the house rules; BadPart if a value is invalid or unfit for the player number."""
    if preset is not None and preset not in game.presets:
        raise BadPart("preset", f"no preset {preset!r}: one of {', '.join(game.presets)}")
    if isinstance(given, game.options):
        given = changed(given)
    expect(Mapping, game.options, type(None), options=given)
    assert isinstance(given, Mapping | None)
    values = changed(game.presets[preset]) if preset else {}
    try:
        options: Any = fill(game.options, {**values, **(given or {})})
        fit(options, players)
    except ValueError as error:
        raise BadPart("options", error) from None
    return options


def _checked_seed(seed: str | int) -> str | int:
    """Return the seed; BadPart if it is too long or cannot be encoded."""
    expect(str, int, seed=seed)
    try:
        written = f"{seed}"
        written.encode()
    except ValueError as error:  # a lone surrogate, or an int of thousands of digits
        raise BadPart("seed", error) from None
    if len(written) > LONGEST_SEED:
        raise BadPart("seed", f"{LONGEST_SEED} characters at most, not {len(written)}")
    return seed


def _checked_log(log: Iterable[str]) -> list[str]:
    """Return the log as a list; BadPart if it is longer than LONGEST_LOG."""
    entries = texts("log", log)
    if len(entries) > LONGEST_LOG:
        raise BadPart("log", f"{LONGEST_LOG} entries at most, not {len(entries)}")
    return entries


def _checked_seats(game: Game[Any], seats: int | Sequence[str] | None) -> tuple[str, ...]:
    """Return the player at each seat; BadPart if the game lacks this player number or level."""
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
    for player in seats:
        if player != HUMAN and not game.has_bot(player):
            raise BadPart("seats", f"no level {cut(player)!r}: one of {', '.join(game.bots)}")
    return tuple(seats)
