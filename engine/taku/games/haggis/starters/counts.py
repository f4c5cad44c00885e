"""Counts hands: wins while somebody is nearly out, and saves what is strong until then."""

from taku.game import Weighed
from taku.games.haggis import GAME

RANKS = "23456789TJQK"


class Counts:
    def weigh(self, seen, random):
        world = seen.world(random)  # how many cards each holds is the same in every world
        others = [hand.bit_count() for seat, hand in enumerate(world.hands) if seat != seen.seat]
        near = min(count for count in others if count) if any(others) else 0

        def strength(move):
            cards = GAME.write(world, move).split()
            if all(card[0] in RANKS for card in cards):
                return max(RANKS.index(card[0]) for card in cards), -len(cards)
            return None

        plays = [move for move in seen.moves if strength(move)]
        if not plays:
            return [Weighed(seen.moves[0])]
        print("cards of the others:", others)
        return [Weighed((max if near < 4 else min)(plays, key=strength))]


bot = Counts()
