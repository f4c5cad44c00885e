"""The same seed and bots give the same log, on CPython and in Pyodide.

The logs beside this file were made on CPython (see remake_logs.py) and are compared with
what the bots play where the tests run.
"""

import json
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

import pytest

from sitting import SHIPPED
from taku import Match, games
from taku.options import changed

LOGS = Path(__file__).parent / "logs"
ENTRIES = 60
LOGGED = [game for game in games if game in SHIPPED or (LOGS / f"{game}.json").exists()]


@pytest.mark.parametrize("game", LOGGED)
def test_the_same_seed_and_bots_give_the_same_log_as_on_cpython(game: str) -> None:
    saves = json.loads((LOGS / f"{game}.json").read_text(encoding="utf-8"))
    again = [finished(match).save() for match in openings(game)]
    assert again == saves, "tests/remake_logs.py makes them anew after a change of rules or bots"


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
