"""Tempers: playing styles within a level.

A temper is a policy. A policy bot plays by the temper. A bot that compares moves plays the
temper's move unless another is clearly better. So a temper does not change the strength of a
level. The arena can verify this: `normal/cautious` is an entrant there.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from taku.bots.rollouts import Policy, PolicyBot, RolloutBot
from taku.bots.sharing import RACING
from taku.game import Bot, Move

Alike: TypeAlias = Callable[[Any], Callable[[Move], Hashable]]
LEVELS = ("normal", "skilled", "strong")  # weaker levels play randomly, stronger ones by value only


def tempers(
    bots: Mapping[str, Bot], policies: Mapping[str, Policy], alike: Alike
) -> Mapping[str, Mapping[str, Bot]]:
    """Return the bots of each temper, by level."""
    levels = [level for level in LEVELS if level in bots]
    return {
        temper: {level: tempered(bots[level], policy, alike) for level in levels}
        for temper, policy in policies.items()
    }


def tempered(bot: Bot, temper: Policy, alike: Alike) -> Bot:
    """Return a bot of the same level with this temper; TypeError if it can have none."""
    if isinstance(bot, PolicyBot):
        return replace(bot, policy=temper)
    if not isinstance(bot, RolloutBot):
        raise TypeError(f"only a PolicyBot or a RolloutBot has tempers, not {type(bot).__name__}")
    sharing = bot.sharing if bot.sharing.keeps_default else RACING
    return replace(bot, sharing=sharing, temper=temper, alike=alike)
