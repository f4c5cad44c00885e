"""The deal of the day is the same on every machine: recorded on CPython, and made again here.

web/model/daily.ts tells the seed and who sits there; tests/page/test_daily.py holds it to this
record.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from sitting import SHIPPED
from taku import Match, games
from taku.match import HUMAN
from taku.options import changed
from test_logs import LOGS

DATE = "2026-11-21"
ENTRIES = 30
RECORD = LOGS / "daily.json"
DAYS = json.loads(RECORD.read_text(encoding="utf-8"))


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
    while len(match.log) < ENTRIES:
        move = match.state.moves()[0]
        if match.seats[match.to_act] != HUMAN:
            bot = game.bots[match.seats[match.to_act]]
            move = bot.weigh(match.seen(match.to_act), match.random("/bot"))[0].move
        match.apply(move)
    return match.save()


@pytest.mark.parametrize(
    ("name", "preset"),
    [offer for offer in offers() if offer[0] in SHIPPED or key_of(*offer) in DAYS],
)
def test_the_deal_of_the_day_and_its_bots_are_those_of_the_record(name: str, preset: str) -> None:
    assert begun(name, preset) == DAYS[key_of(name, preset)]


def test_another_day_and_another_game_are_dealt_otherwise() -> None:
    def first(key: str, date: str) -> str:
        return Match("yahtzee", seed=f"daily/{key}/{date}").log[0]

    days = [first("yahtzee", f"2026-11-{day}") for day in range(10, 30)]
    assert len(set(days)) > 10
    assert first("yahtzee", DATE) != first("yahtzee/yams", DATE)
