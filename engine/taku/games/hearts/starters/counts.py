"""Counts the unseen cards: a card is dangerous if many lower ones of its suit are out."""

from taku.cards import each
from taku.game import Weighed
from taku.games.hearts.deck import SUIT_OF


class Counts:
    def weigh(self, seen, random):
        world = seen.world(random)  # every world has the same unseen cards, in different hands
        out = sum(hand for seat, hand in enumerate(world.hands) if seat != seen.seat)

        def danger(card):
            lower = out & SUIT_OF[card] & (card - 1)
            return lower.bit_count()

        if world.phase != "play":  # pass the most dangerous cards
            return [Weighed(max(seen.moves, key=lambda move: sum(map(danger, each(move)))))]
        led = SUIT_OF[world.trick[0]] if world.trick else 0
        if led and not seen.moves[0] & led:  # cannot follow suit: discard the worst card
            return [Weighed(max(seen.moves, key=danger))]
        safest = min(seen.moves, key=danger)
        print("still out:", out.bit_count(), "lower than mine:", danger(safest))
        return [Weighed(safest)]


bot = Counts()
