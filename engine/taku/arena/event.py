"""An event: the same deals for everyone, against the same bots.

taku event new hearts --deals 8 --level normal --seed thursday --out event.json
taku event play event.json --bot my_bot.py --name Ann --out ann.json
taku event table event.json ann.json ben.json
"""

import json
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from taku.arena.entrant_files import entrant_named
from taku.arena.entrants import chooser_of
from taku.arena.event_version import event_version
from taku.arena.players import Chooser, Fault, Situation
from taku.club import (
    Checked,
    ClubEvent,
    Forged,
    Ranked,
    check,
    played,
    read_event,
    read_result,
    standings,
)
from taku.club.event import MOST_DEALS
from taku.club.signatures import is_genuine
from taku.game import Move
from taku.games import GAMES
from taku.match import Match, cut
from taku.records import plain
from taku.terminal.arguments import game_and_rules, number
from taku.terminal.files import read_text
from taku.terminal.saves import parse_json

REFUSED = 1  # exit code if a result does not fit the event
PROOF = (
    "A replay proves that every move is legal and that these are the event’s deals."
    " It can’t prove that no one saw the cards first or tried twice."
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command about an event; return the exit code, 1 if a result is refused."""
    given = parsed(arguments)
    run: Callable[[Namespace], int] = given.run
    return run(given)


def parsed(arguments: Sequence[str] | None) -> Namespace:
    """Parse the command line."""
    parser = ArgumentParser(
        "taku event", description=__doc__, formatter_class=RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True, metavar="new, play or table")
    new = commands.add_parser("new", help="make an event")
    new.add_argument("game", help="a game, or one of its presets")
    new.add_argument("--deals", type=number, default=8, help=f"1 to {MOST_DEALS}; default 8")
    new.add_argument("--level", default="normal", help="of the bots at the other seats")
    new.add_argument("--seed", required=True, help="the deals depend on it alone")
    new.add_argument("--seats", type=number, default=0, help="number of players")
    new.add_argument("--preset", help="named house rules of the game")
    new.add_argument("--options", default="{}", help="house rules as JSON, on top of that")
    new.add_argument("--name", default="", help="of the event")
    new.add_argument("--until", default="", help="last moment for results: 2026-12-24T20:00")
    new.add_argument("--entrant", action="append", default=[], help="a name that may enter")
    new.add_argument("--out", type=Path, required=True, metavar="FILE")
    new.set_defaults(run=_new)
    play = commands.add_parser("play", help="let a bot play an event")
    play.add_argument("event", type=Path)
    play.add_argument("--bot", required=True, help="a level, or a file that defines bot or agent")
    play.add_argument("--name", required=True, help="of the entrant")
    play.add_argument("--out", type=Path, required=True, metavar="FILE")
    play.set_defaults(run=_play)
    table = commands.add_parser("table", help="check results, and rank them")
    table.add_argument("event", type=Path)
    table.add_argument("results", type=Path, nargs="+", metavar="result")
    table.add_argument("--cells", choices=("matchpoints", "points"), default="matchpoints")
    table.add_argument("--json", action="store_true", help="the rows as JSON")
    table.set_defaults(run=_table)
    return parser.parse_args(arguments)


# Making and playing


def _new(given: Namespace) -> int:
    game, rules = game_and_rules(given.game, given.preset, given.options)
    event = ClubEvent(
        game.name,
        deals=given.deals,
        level=given.level,
        seed=given.seed,
        options=rules,
        seats=given.seats,
        name=given.name,
        until=given.until,
        engine=event_version(game.name),
        entrants=tuple(given.entrant),
    )
    _write(given.out, event.plain())
    return 0


def _play(given: Namespace) -> int:
    event = _event(given.event)
    chooser = chooser_of(entrant_named(given.bot, GAMES[event.game]), event.game)
    try:
        result = played(event, given.name, Asked(chooser), event_version(event.game))
    except Fault as fault:
        raise ValueError(f"{given.bot}: {fault}") from None
    _write(given.out, result.plain())
    if event.engine != event_version(event.game):
        print(f"{given.event.name}: {_other(event.engine, event.game)}", file=sys.stderr)
    return 0


def _event(path: Path) -> ClubEvent:
    try:
        return read_event(parse_json(read_text(path)))
    except ValueError as error:
        raise ValueError(f"{path.name}: {error}") from None


def _other(engine: str, game: str) -> str:
    here = event_version(game)
    return f"made with version {cut(engine) or '?'} of the rules and bots, not with {here}"


def _write(path: Path, data: Mapping[str, Any]) -> None:
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(path)


class Asked:
    """Asks an entrant's bot for a move, as a function of the match."""

    def __init__(self, choose: Chooser) -> None:
        self.choose = choose
        self._opening: Match | None = None
        self._before: list[Move] = []

    def __call__(self, match: Match) -> str:
        """Return the bot's move in notation; Fault if it has none."""
        moves = match.state.moves()
        situation = Situation(match.game, match.state, moves, *self._history(match))
        move = self.choose(situation, f"{match.seed}/{len(match.log)}/entrant")
        return match.game.write(match.state, move)

    def _history(self, match: Match) -> tuple[Any, list[Move]]:
        """Return the state before the deal, and the moves since, chance included."""
        shadow, before = match.blank(), list[Move]()
        opening = shadow.state.clone()
        for text in match.log:
            before.append(shadow.game.read(shadow.state, text))
            shadow.make(before[-1])
        return opening, before


# The table


@dataclass(frozen=True)
class RefusedResult:
    """A result that does not count."""

    file: str
    text: str
    deal: int = 0
    """Number of the deal that does not fit, from 1; 0 if it is about the whole result."""
    entry: int = 0
    """Number of the log entry that does not fit, from 1; 0 if it is about the whole deal."""


def _table(given: Namespace) -> int:
    event = _event(given.event)
    if event.engine != event_version(event.game):
        other = _other(event.engine, event.game)
        raise ValueError(f"{given.event.name}: {other}: nothing can be checked")
    checked, refused = list[Checked](), list[RefusedResult]()
    others, unsigned = list[str](), list[str]()
    for path in given.results:
        try:
            result = read_result(parse_json(read_text(path)))
            if result.engine != event.engine:
                other = _other(result.engine, event.game)
                others.append(f"{path.name}: {other}: not compared")
                continue
            if not is_genuine(result):
                raise ValueError("signature: it was changed after its device signed it")
            checked.append(check(event, result))
            if not result.signature:
                unsigned.append(path.name)
        except Forged as forged:
            refused.append(RefusedResult(path.name, str(forged), forged.deal, forged.entry))
        except OSError as error:
            refused.append(RefusedResult(path.name, error.strerror or str(error)))
        except ValueError as error:
            refused.append(RefusedResult(path.name, str(error)))
    rows = standings(checked)
    if given.json:
        told = {"rows": rows, "refused": refused, "not_compared": others, "unsigned": unsigned}
        print(json.dumps(plain(told), ensure_ascii=False))
    else:
        told_of = [f"{each.file}: refused: {each.text}" for each in refused]
        notes = [*others, *(f"{file}: not signed by a device" for file in unsigned)]
        lines = [*_lines(event, rows, given.cells), *told_of, *notes, PROOF, *_again(rows)]
        print("\n".join(lines))
    return REFUSED if refused else 0


def _lines(event: ClubEvent, rows: Sequence[Ranked], cells: str) -> list[str]:
    """Return the table: cells of each deal, the share of matchpoints, the lead over the field."""
    match = event.match(1)
    seats = len(match.seats)
    bots = f", {event.level} bots" if seats > 1 else ""
    title = f"{event.name or match}: {event.deals} deals{bots}"
    wide = max([len(row.name) for row in rows], default=0)
    deals = "".join(f"{deal:>4}" for deal in range(1, event.deals + 1))
    head = f"{'':5}{'':{wide}}{deals}  matchpoints  better than the field"
    places = [row.place for row in rows]
    return [
        title,
        head,
        *(_line(row, wide, cells, places.count(row.place) > 1) for row in rows),
        "",
    ]


def _line(row: Ranked, wide: int, cells: str, shared: bool) -> str:
    place = f"{row.place}{'=' if shared else ' '}"
    shown = "".join(f"{'–' if each is None else each:>4}" for each in getattr(row, cells))
    start, met = f"{place:>4} {row.name:{wide}}{shown}", any(m is not None for m in row.matchpoints)
    if not met:
        return f"{start}{'–':>13}  {'–':>21}"
    lead = f"{row.difference:+.1f} ± {row.error:.1f}"
    return f"{start}{row.share:>13.0%}  {lead:>21}"


def _again(rows: Sequence[Ranked]) -> list[str]:
    """Return who has begun which deals more than once, as far as their devices know."""
    return [
        f"{row.name} has begun deal {', '.join(map(str, row.again))} more than once."
        for row in rows
        if row.again
    ]
