"""Matches that logs/ records: by bots with a seed, and the beginnings of the deals of a day."""

from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from sitting import SHIPPED
from taku import Match, games
from taku.match import HUMAN
from taku.options import changed

LOGS = Path(__file__).parent / "logs"
ENTRIES = 60  # entries of a match by bots
LOGGED = [game for game in games if game in SHIPPED or (LOGS / f"{game}.json").exists()]
RECORD = LOGS / "daily.json"
DATE = "2026-11-21"
FIRST_ENTRIES = 30  # entries of a deal of the day


def openings(game: str) -> Iterator[Match]:
    """A match of each preset, with a strong bot at one table only: it takes its time."""
    for number, (name, options) in enumerate(games[game].presets.items()):
        sitting = ("normal", "strong") if number == 0 else ("easy", "normal")
        seats = list(islice(cycle(sitting), games[game].seats[0]))
        yield Match(game, changed(options), seed=name, seats=seats)


def finished(match: Match) -> Match:
    """The match after its first rounds, played by the bots that sit there."""
    while not match.over and len(match.log) < ENTRIES:
        bot = match.game.bots[match.seats[match.to_act]]
        move = bot.weigh(match.seen(match.to_act), match.random("/bot"))[0].move
        match.apply(move)
    return match


def offers() -> Iterator[tuple[str, str]]:
    """The games that home offers: each with its usual rules, and presets that are shown alone."""
    for name, game in games.items():
        yield name, ""
        yield from ((name, preset) for preset in game.shown)


def key_of(name: str, preset: str) -> str:
    return f"{name}/{preset}" if preset else name


def begun(name: str, preset: str) -> dict[str, Any]:
    """The beginning of the match of the day; the person makes the first move there is."""
    game = games[name]
    levels = list(game.bots)
    seats = [HUMAN, *[levels[1]] * (game.seats[0] - 1)]
    options = changed(game.presets[preset]) if preset else {}
    match = Match(game, options, seed=f"daily/{key_of(name, preset)}/{DATE}", seats=seats)
    while len(match.log) < FIRST_ENTRIES:
        move = match.state.moves()[0]
        if match.seats[match.to_act] != HUMAN:
            bot = game.bots[match.seats[match.to_act]]
            move = bot.weigh(match.seen(match.to_act), match.random("/bot"))[0].move
        match.apply(move)
    return match.save()
