"""What an event is: a game, its deals, and the bots at the other seats."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, Literal

from taku.bots.rollouts import RolloutBot
from taku.game import CHANCE, Move, Seat
from taku.games import GAMES
from taku.match import HUMAN, BadPart, Match, cut
from taku.options import Options, changed
from taku.records import plain, record

FORMAT = 1
"""The format of events and results that this version writes."""
ENTRANT: Final[Seat] = 0
"""The seat of everyone who enters an event; bots sit at the others."""
MOST_DEALS = 32
MOST_ENTRANTS = 64
LONGEST_NAME = 60  # characters of an event's or an entrant's name


@dataclass(frozen=True)
class ClubEvent:
    """The same deals for everyone, against the same bots.

    A deal is the first round of a match, or a whole match in games of one score sheet. BadPart
    names an invalid part.

    >>> event = ClubEvent("yahtzee", deals=2, seed="thursday")
    >>> event.match(2).seats, event.match(2).seed
    (('human', 'normal'), 'thursday/2')
    """

    game: str
    deals: int = 8
    """1 to 32."""
    level: str = "normal"
    """Level of the bots at the other seats, with an optional temper; unused in a match for one."""
    seed: str = ""
    options: Options = field(default_factory=dict)
    """House rules that differ from the usual ones."""
    seats: int = 0
    """Number of players; 0: the game's usual number."""
    name: str = ""
    until: str = ""
    """Last moment for results, as ISO 8601; "" if there is no end."""
    engine: str = ""
    """Version of the game's rules and bots, as `taku.arena.event_version` returns it.

    Bots of another version may play other moves."""
    entrants: tuple[str, ...] = ()
    """Names that may enter, at most 64; () for everyone who has the event."""
    taku: Literal["event"] = "event"
    format: int = FORMAT

    def __post_init__(self) -> None:
        if self.format != FORMAT:
            raise BadPart("format", f"{self.format} is not known, only {FORMAT}")
        if not 1 <= self.deals <= MOST_DEALS:
            raise BadPart("deals", f"1 to {MOST_DEALS}, not {self.deals}")
        expect_name(self.name)
        self._expect_moment()
        self._expect_entrants()
        game = Match(self.game, self.options, seats=self.seats or None, draws=False).game
        if not game.has_bot(self.level):
            raise BadPart("level", f"{cut(self.level)!r} is none of {', '.join(game.bots)}")
        self.match(1)

    def _expect_entrants(self) -> None:
        if len(self.entrants) > MOST_ENTRANTS:
            raise BadPart("entrants", f"{MOST_ENTRANTS} at most, not {len(self.entrants)}")
        if len({*self.entrants}) < len(self.entrants) or not all(map(str.strip, self.entrants)):
            raise BadPart("entrants", "a name is missing, or stands there twice")
        for name in self.entrants:
            expect_name(name, "entrants")

    def _expect_moment(self) -> None:
        try:
            if self.until:
                datetime.fromisoformat(self.until)
        except ValueError:
            raise BadPart("until", f"{self.until!r} is not a date or a time") from None

    def match(self, deal: int) -> Match:
        """Return the match of a deal, from 1, before its cards or dice; it waits at every draw."""
        if not 1 <= deal <= self.deals:
            raise ValueError(f"deal: 1 to {self.deals}, not {deal}")
        number = self.seats or GAMES[self.game].seats[0]
        seats = [HUMAN, *[self.level] * (number - 1)]
        seed = f"{self.seed}/{deal}"
        return Match(self.game, self.options, seed=seed, seats=seats, draws=False)

    @property
    def id(self) -> str:
        """A hash of what decides the deals, and of the bots' level: 16 hexadecimal digits."""
        match = self.match(1)
        parts = [self.game, changed(match.options), match.seats, self.deals, self.seed]
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:16]

    def plain(self) -> dict[str, Any]:
        """Return the event as plain data for JSON; `read_event` reads it."""
        data: dict[str, Any] = plain(self)
        return data


def read_event(data: Any) -> ClubEvent:
    """Read an event from the data of its file; ValueError names the part that is wrong."""
    if not isinstance(data, Mapping) or data.get("taku") != "event":
        raise ValueError("not an event of Taku")
    return record(ClubEvent, data)


def expect_name(name: str, part: str = "name") -> None:
    """Raise BadPart if a name is too long for a table, or has characters that are not printed."""
    if len(name) > LONGEST_NAME:
        raise BadPart(part, f"{LONGEST_NAME} characters at most, not {len(name)}")
    if not name.isprintable():
        raise BadPart(part, "it has characters that cannot be printed")


def is_over(match: Match) -> bool:
    """True if a deal is over: its round is scored, or in games of one score sheet its match."""
    if match.to_act != CHANCE:
        return match.over
    view = match.view(ENTRANT)
    return not view.sheet and bool(view.scores)


def thinks(event: ClubEvent) -> bool:
    """True if the event's bots compare moves by rollouts: their decisions take long to check."""
    match = event.match(1)
    return len(match.seats) > 1 and isinstance(match.game.bot(event.level), RolloutBot)


def bots_move(match: Match) -> Move:
    """Return the move that the bot at the seat to act makes; the same on every machine.

    `tablebase.Missing` if its level needs a tablebase that is not loaded.
    """
    claim = match.game.claim(match.state)
    if claim is not None:
        return claim
    bot = match.game.bot(match.seats[match.to_act])
    return bot.weigh(match.seen(match.to_act), match.random("/bot"))[0].move
