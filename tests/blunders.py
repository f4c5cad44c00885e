"""Matches with a poor move put into them on purpose, of each kind: blunders.json has them as data.

Seat 0 is of the level `strong`, the others are `normal`. Up to the entry they play by the seed, or
have played as the log says, where the level has learnt to play otherwise since; there seat 0 makes
the poor move, and everybody goes on.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from taku import Match
from taku.review import Reviewed

Blunder = Mapping[str, Any]


def all_blunders() -> list[Blunder]:
    found: list[Blunder] = json.loads(
        Path(__file__).with_name("blunders.json").read_text(encoding="utf-8")
    )
    return found


def with_blunder(blunder: Blunder, rounds: int = 1000) -> Match:
    """The match, until so many rounds after that of the poor move have been begun."""
    match = Match(
        blunder["game"],
        blunder["options"],
        seats=["strong", *["normal"] * (blunder["seats"] - 1)],
        seed=blunder["seed"],
        log=blunder.get("log", ()),
    )
    last = 1000
    while not match.over and match.state.round <= last:
        if len(match.log) == blunder["entry"]:
            last = match.state.round + rounds
            match.play(blunder["move"], 0)
        else:
            bot = match.game.bots[match.seats[match.to_act]]
            match.apply(bot.weigh(match.seen(match.to_act), match.random("/bot"))[0].move)
    return match


def ranked(reviewed: Sequence[Reviewed], entry: int) -> tuple[int, Reviewed]:
    """The place of an entry among all, by what they cost, and what is said of it.

    It comes after all that cost as much, so that what costs nothing comes last.
    """
    itself = next(one for one in reviewed if one.entry == entry)
    return sum(one.weight >= itself.weight for one in reviewed), itself
