"""What rollouts assume about the opponents: which cards they pass, and who holds high cards.

A player who alone has taken penalty cards often shoots the moon. In worlds guessed without this
knowledge moons are rare, and bots discard the cards that stop them.
"""

from random import Random

from taku.game import Seat
from taku.games.hearts.policy import losers, policy, shooting
from taku.games.hearts.rules import Hearts
from taku.games.hearts.scoring import shooter

WORLDS = 10  # guessed worlds from which one is chosen if an opponent may shoot the moon


def likely(world: Hearts, seat: Seat, random: Random) -> Hearts:
    """Return a world that fits what the other seats have done.

    They pass by the policy. An opponent who alone has taken penalty cards holds high cards.
    """
    others = [other for other in range(world.seats) if other != seat]
    if world.phase == "pass":
        for other in others:
            world.to_act = other
            world.chosen[other] = policy(world, random)
        world.to_act = seat
    for other in others:
        if shooting(world, other, 1):
            worlds = [world, *(world.guess(seat, random) for _ in range(WORLDS - 1))]
            return min(worlds, key=lambda one: losers(one, other))
    return world


def moon_of_another(world: Hearts, after: Hearts, seat: Seat) -> bool:
    """True if an opponent who alone had penalty cards in `world` has shot the moon."""
    other = shooter(after.taken, after.moon_cards)
    return other is not None and other != seat and shooting(world, other, 1)
