"""Counts the cards of the other hands, and keeps back those that few of them can beat."""

from taku.game import Weighed
from taku.games.president import GAME
from taku.games.president.combinations import DECK

RANKS = "3456789TJQKA2X"


class Counts:
    def weigh(self, seen, random):
        world = seen.world(random)  # every world has the same unseen cards, in different hands
        out = sum(hand for seat, hand in enumerate(world.hands) if seat != seen.seat)
        others = [RANKS.index(card[0]) for card in DECK.write(out).split()]

        def above(move):
            """How many cards of the others are higher than this."""
            cards = [card for card in GAME.write(world, move).split() if card[0] in RANKS]
            own = max((RANKS.index(card[0]) for card in cards), default=-1)
            return sum(rank > own for rank in others), len(cards)

        plays = [move for move in seen.moves if above(move)[1]]
        if not plays:
            return [Weighed(seen.moves[0])]
        few = min(map(len, (DECK.write(hand).split() for hand in world.hands if hand)), default=9)
        print("still out:", len(others), "fewest in a hand:", few)
        weakest = max(plays, key=above)
        strongest = min(plays, key=lambda move: (above(move)[0], -above(move)[1]))
        return [Weighed(strongest if few < 4 else weakest)]


bot = Counts()
