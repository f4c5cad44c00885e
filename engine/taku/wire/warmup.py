"""Idle warm-up: runs bots so that the browser optimises the interpreter before a player waits.

A browser first compiles WebAssembly fast but unoptimised. It recompiles code that runs often, and
may deoptimise it when unseen cases occur. Until this settles, a bot takes three to five times as
long. So bots run here before a player waits for one.
"""

import json
from collections.abc import Iterator
from itertools import islice

from taku.bots.rollouts import RolloutBot
from taku.games import GAMES
from taku.match import HUMAN, Match
from taku.wire.service import Service

LEVEL = "skilled"  # runs the code of the strong level with a smaller budget
ROLLOUTS = 200
MATCHES = 4  # each started as for a page: up to the first decision of a person


def thoughts() -> Iterator[None]:
    """Do the engine's work for unseen matches; pause at each yield.

    The longest part between two yields is one decision of a bot.
    """
    game, bot = next(
        (game, bot)
        for game in GAMES.values()
        if isinstance(bot := game.bots.get(LEVEL), RolloutBot)
    )
    seats = [HUMAN, *[LEVEL] * (max(game.seats) - 1)]
    yield from islice(_rollouts(bot, Match(game.name, seats=seats)), ROLLOUTS)
    for seed in range(MATCHES):
        start = {"type": "start", "game": game.name, "seats": seats, "seed": str(seed)}
        yield from (None for _ in Service().handle(json.dumps(start)))


def _rollouts(bot: RolloutBot, match: Match) -> Iterator[None]:
    """Play a match by rollouts; yield after each rollout."""
    while not match.over:
        seen, random = match.seen(match.to_act), match.random("/bot")
        first, *others = bot.shortlist(bot.world(seen, random), random)
        for move in (first, *others):
            bot.roll_out(bot.world(seen, random), move, random)
            yield
        match.apply(first)
