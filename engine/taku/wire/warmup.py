"""Something to do, while nobody asks for anything, for a Python that its browser has never run.

A browser compiles WebAssembly in a hurry, and what runs often once more, for speed; where that
meets what it has not seen before it begins anew. Until all that is over a bot thinks three to five
times as long. So bots think here before anybody waits for one.
"""

import json
from collections.abc import Iterator
from itertools import islice

from taku.bots.rollouts import RolloutBot
from taku.games import GAMES
from taku.match import HUMAN, Match
from taku.wire.service import Service

LEVEL = "skilled"  # as strong ones think, but not for as long
ROLLOUTS = 200
MATCHES = 4  # which begin as for a page: up to the first decision of a person


def thoughts() -> Iterator[None]:
    """Parts of what an engine does for a match that nobody plays; the longest are decisions."""
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
    """One for each move that is looked at, decision by decision."""
    while not match.over:
        seen, random = match.seen(match.to_act), match.random("/bot")
        first, *others = bot.shortlist(bot.world(seen, random), random)
        for move in (first, *others):
            bot.roll_out(bot.world(seen, random), move, random)
            yield
        match.apply(first)
