"""Counts what is still out: a card is dangerous if many lower ones of its suit are."""

from taku.cards import each
from taku.game import Weighed
from taku.games.hearts.deck import SUIT_OF


class Counts:
    def weigh(self, seen, random):
        world = seen.world(random)  # in every world the others hold the same cards between them
        out = sum(hand for seat, hand in enumerate(world.hands) if seat != seen.seat)

        def danger(card):
            lower = out & SUIT_OF[card] & (card - 1)
            return lower.bit_count()

        if world.phase != "play":  # what is passed is better dangerous
            return [Weighed(max(seen.moves, key=lambda move: sum(map(danger, each(move)))))]
        led = SUIT_OF[world.trick[0]] if world.trick else 0
        if led and not seen.moves[0] & led:  # nothing of it: away with the worst
            return [Weighed(max(seen.moves, key=danger))]
        safest = min(seen.moves, key=danger)
        print("still out:", out.bit_count(), "lower than mine:", danger(safest))
        return [Weighed(safest)]


bot = Counts()
