"""Plays its weakest cards, as many at once as it can."""

RANKS = "3456789TJQKA2X"


def weakness(move):
    cards = move.split()
    return max(RANKS.index(card[0]) for card in cards), -len(cards)


def agent(view, moves, random):
    cards = [move for move in moves if all(part[0] in RANKS for part in move.split())]
    if not cards:
        return moves[0]  # only a pass is legal
    if cards[0] != moves[0]:
        print("beats it with", min(cards, key=weakness))
    return min(cards, key=weakness)
