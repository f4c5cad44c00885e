"""Results of an event, and their check: each log is replayed."""

from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from taku.club.event import ENTRANT, FORMAT, ClubEvent, bots_move, expect_name, is_over
from taku.game import CHANCE, IllegalMove
from taku.match import LONGEST_LOG, BadPart, Match, cut
from taku.records import plain, record

FaultKind: TypeAlias = Literal[
    "other-event", "entrant", "deals", "long", "draw", "move", "bot", "short", "further"
]
"""What is wrong with a result:

other-event   it belongs to another event
entrant       its name is not among those that may enter
deals         it has no deal, or more deals than the event
long          a log is longer than any match
draw          the seed gives other cards or dice
move          a move is not legal, or not written as logs write it
bot           the bot plays another move here
short         the log ends before the deal does
further       the log goes on after the end of the deal
"""

LONGEST_KEY = 200  # characters of a device's public key, or of its signature


class Forged(ValueError):
    """Raised for a result that does not fit its event."""

    def __init__(
        self, fault: FaultKind, text: str, deal: int = 0, entry: int = 0, move: str = ""
    ) -> None:
        super().__init__(fault, text, deal, entry, move)
        self.fault, self.text = fault, text
        self.deal = deal
        """Number of the deal, from 1; 0 if it is about all of them."""
        self.entry = entry
        """Number of the log entry, from 1; 0 if it is about the whole log."""
        self.move = move
        """The move or draw that belongs there; "" if there is none."""

    def __str__(self) -> str:
        parts = [f"deal {self.deal}"] if self.deal else []
        parts += [f"entry {self.entry}"] if self.entry else []
        return f"{', '.join(parts)}: {self.text}" if parts else self.text


@dataclass(frozen=True)
class DealPlayed:
    """What an entrant sends about a deal."""

    log: tuple[str, ...]
    """All entries of the deal, as `Match.log`, its draws too; () for a deal not played yet."""
    again: bool = False
    """True if the entrant's device knows that the deal was begun before."""


@dataclass(frozen=True)
class Result:
    """What an entrant sends: the log of each deal, in the order of the event. BadPart as usual."""

    event: str
    """The event's `id`."""
    name: str
    deals: tuple[DealPlayed, ...]
    engine: str = ""
    """Version of the rules and bots with which it was played, as that of the event."""
    device: str = ""
    """Public key of the device that played it, the same in all its results of an event; "" if it
    has none."""
    signature: str = ""
    """Signature of that device, which the page checks; "" if it has none."""
    taku: Literal["result"] = "result"
    format: int = FORMAT

    def __post_init__(self) -> None:
        if self.format != FORMAT:
            raise BadPart("format", f"{self.format} is not known, only {FORMAT}")
        if not self.name.strip():
            raise BadPart("name", "missing")
        expect_name(self.name)
        for part, text in (("device", self.device), ("signature", self.signature)):
            if len(text) > LONGEST_KEY:
                raise BadPart(part, f"{LONGEST_KEY} characters at most")

    def plain(self) -> dict[str, Any]:
        """Return the result as plain data for JSON; `read_result` reads it."""
        data: dict[str, Any] = plain(self)
        return data


@dataclass(frozen=True)
class Checked:
    """A result that fits its event."""

    name: str
    points: tuple[int | None, ...]
    """Points of each deal of the event, as the game counts; None if it was not played."""
    merits: tuple[float | None, ...]
    """What is compared, more is better: the points over the average of all seats."""
    again: tuple[int, ...]
    """Numbers of the deals that were begun before, from 1."""


def read_result(data: Any) -> Result:
    """Read a result from the data of its file; ValueError names the part that is wrong."""
    if not isinstance(data, Mapping) or data.get("taku") != "result":
        raise ValueError("not a result of Taku")
    return record(Result, data)


def check(event: ClubEvent, result: Result) -> Checked:
    """Replay a whole result and return its points; Forged names what does not fit."""
    steps = checks(event, result)
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            checked: Checked = stop.value
            return checked


def checks(
    event: ClubEvent,
    result: Result,
    chosen: Callable[[int, int], bool] = lambda deal, entry: True,
) -> Generator[tuple[int, int], None, Checked]:
    """Replay a result entry by entry; yield the number of each deal and entry, return `Checked`.

    A bot's decision is worked out again only if `chosen` is true of its deal and entry: a thinking
    bot takes as long as it took to play. Forged names the first entry that does not fit.
    """
    if result.event != event.id:
        raise Forged("other-event", f"of another event, {cut(result.event)!r}")
    if event.entrants and result.name not in event.entrants:
        raise Forged("entrant", f"{cut(result.name)!r} is not among those who may enter")
    if len(result.deals) > event.deals or not any(deal.log for deal in result.deals):
        raise Forged("deals", f"{len(result.deals)} deals, where the event has {event.deals}")
    played: list[Match | None] = []
    for number, deal in enumerate(result.deals, start=1):
        if len(deal.log) > LONGEST_LOG:
            raise Forged("long", f"{len(deal.log)} entries, {LONGEST_LOG} at most", number)
        match = event.match(number)
        for _ in _replay(match, deal.log, number, chosen) if deal.log else ():
            yield number, len(match.log)
        played.append(match if deal.log else None)
    played += [None] * (event.deals - len(played))
    return Checked(
        result.name,
        tuple(match.points[ENTRANT] if match else None for match in played),
        tuple(merit(match) if match else None for match in played),
        tuple(number for number, deal in enumerate(result.deals, start=1) if deal.again),
    )


def merit(match: Match) -> float:
    """Return the entrant's points over the average of all seats, or alone the points.

    More is better. So a moon counts although it gives the entrant nothing but the others 26.
    """
    points = [-each if match.game.low_wins else each for each in match.points]
    if len(points) == 1:
        return float(points[ENTRANT])
    return points[ENTRANT] - sum(points) / len(points)


def _replay(
    match: Match, log: tuple[str, ...], deal: int, chosen: Callable[[int, int], bool]
) -> Iterator[None]:
    """Make the entries of a log in a match that waits for its first draw; yield after each."""
    for entry, text in enumerate(log, start=1):
        if is_over(match):
            raise Forged("further", "the deal was over before it", deal, entry)
        if match.to_act == CHANCE:
            _enter(match, text, "draw", match.state.draw(match.luck()), deal, entry)
        elif match.to_act != ENTRANT and chosen(deal, entry):
            _enter(match, text, "bot", bots_move(match), deal, entry)
        else:
            _play(match, text, deal, entry)
        yield
    if not is_over(match):
        raise Forged("short", "the log ends before the deal does", deal, len(log))


def _enter(match: Match, text: str, fault: FaultKind, move: int, deal: int, entry: int) -> None:
    """Make a move that is known; Forged if the log has another one."""
    known = match.game.write(match.state, move)
    if text != known:
        who = "the seed gives" if fault == "draw" else f"the bot at seat {match.to_act} plays"
        said = f"{cut(text)!r}, where {who} {cut(known)!r}"
        raise Forged(fault, said, deal, entry, known)
    match.make(move)


def _play(match: Match, text: str, deal: int, entry: int) -> None:
    try:
        move = match.legal(text)
    except IllegalMove as illegal:
        raise Forged("move", f"{cut(text)!r}: {illegal}", deal, entry) from None
    known = match.game.write(match.state, move)
    if text != known:
        raise Forged("move", f"{cut(text)!r}, which logs write as {known!r}", deal, entry, known)
    match.make(move)
