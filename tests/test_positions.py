"""The strong bots make no blunder that a good player would see: positions.toml has sixty."""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sitting import SHIPPED
from taku import Match
from taku.bots.rollouts import RolloutBot
from taku.game import Bot

POSITIONS: list[Mapping[str, Any]] = tomllib.loads(
    Path(__file__).with_name("positions.toml").read_text(encoding="utf-8")
)["position"]
SEATS = {"yahtzee": 1}
QUICK = 640  # rollouts: what is plain needs no more


def laid(position: Mapping[str, Any]) -> Match:
    game = position["game"]
    seats = position.get("seats", SEATS.get(game))
    return Match(game, position.get("options"), seats=seats, log=position["setup"], draws=False)


def is_right(position: Mapping[str, Any], match: Match, move: str) -> bool:
    cards = set(move.split())
    read = match.game.read
    if good := position.get("good"):
        return read(match.state, move) in [read(match.state, each) for each in good]
    return (
        move not in position.get("bad", ())
        and cards >= set(position.get("with", "").split())
        and not cards & set(position.get("without", "").split())
    )


def at_most(budget: int, bot: Bot) -> Bot:
    return replace(bot, budget=min(budget, bot.budget)) if isinstance(bot, RolloutBot) else bot


@pytest.mark.parametrize("position", POSITIONS, ids=lambda one: f"{one['game']} {one['kind']}")
def test_a_plain_move_is_found(position: Mapping[str, Any]) -> None:
    match = laid(position)
    levels = list(match.game.bots)
    for seed, level in enumerate(levels[levels.index("strong") :]):
        bot = at_most(QUICK, match.game.bots[level])
        move = bot.weigh(match.seen(match.to_act), Random(seed))[0].move
        assert is_right(position, match, match.game.write(match.state, move)), level


def test_each_game_has_fifteen_positions_and_wrong_moves() -> None:
    count = dict.fromkeys(SHIPPED, 0)
    for position in POSITIONS:
        match, game = laid(position), position["game"]
        count[game] += 1
        right = [is_right(position, match, move) for move in match.moves()]
        assert set(right) == {False, True}, position["kind"]
    assert count == dict.fromkeys(SHIPPED, 15)
