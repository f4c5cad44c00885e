"""Bots of a level that have ways of their own.

A temper is a policy. One that plays by policies plays by that; one that compares moves keeps to
it wherever nothing else is ahead of it by more than chance would often have it. So each level is
as strong with it as without, which the arena has to show: `normal/cautious` is an entrant there.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import fields, replace
from typing import Any, TypeAlias

from taku.bots.racing import RacingBot
from taku.bots.rollouts import Policy, PolicyBot, RolloutBot
from taku.game import Bot, Move

Alike: TypeAlias = Callable[[Any], Callable[[Move], Hashable]]
LEVELS = ("normal", "skilled", "strong")  # below them chance decides much, above them only worth


def tempers(
    bots: Mapping[str, Bot], policies: Mapping[str, Policy], alike: Alike
) -> Mapping[str, Mapping[str, Bot]]:
    """Of each temper, its bots by level."""
    levels = [level for level in LEVELS if level in bots]
    return {
        temper: {level: tempered(bots[level], policy, alike) for level in levels}
        for temper, policy in policies.items()
    }


def tempered(bot: Bot, temper: Policy, alike: Alike) -> Bot:
    """A bot of the same level with this temper."""
    if isinstance(bot, PolicyBot):
        return replace(bot, policy=temper)
    if isinstance(bot, RacingBot):
        return replace(bot, temper=temper, alike=alike)
    assert isinstance(bot, RolloutBot)
    parts = {part.name: getattr(bot, part.name) for part in fields(RolloutBot)}
    return RacingBot(**parts | {"alike": alike}, temper=temper)
