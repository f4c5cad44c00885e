"""Ducks: stays under the best card of the trick as long as it can."""

RANKS = "23456789TJQKA"


def rank(card):
    return RANKS.index(card[0])


def agent(view, moves, random):
    if " " in moves[0]:  # three cards to pass
        return max(moves, key=lambda move: sum(rank(card) for card in move.split()[1:]))
    trick = on_table(view)
    if not trick or moves[0][1] != trick[0][1]:  # lead low, discard high
        return min(moves, key=rank) if not trick else max(moves, key=rank)
    led = trick[0][1]
    best = max(rank(card) for card in trick if card[1] == led)
    under = [card for card in moves if rank(card) < best]
    if under:
        print("under", trick, "with", max(under, key=rank))
    return max(under, key=rank) if under else min(moves, key=rank)


def on_table(view):
    return next(zone["items"] for zone in view["zones"] if zone["role"] == "centre")
