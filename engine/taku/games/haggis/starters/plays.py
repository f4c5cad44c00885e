"""Plays as many cards at once as it can, the weakest of them, and never bets."""

RANKS = "23456789TJQK"


def agent(view, moves, random):
    plays = [move for move in moves if all(part[0] in RANKS for part in move.split())]
    if not plays:
        return "pass" if "pass" in moves else moves[-1]
    most = max(len(move.split()) for move in plays)
    longest = [move for move in plays if len(move.split()) == most]
    print("of", len(plays), "plays, with", most, "cards")
    return min(longest, key=lambda move: max(RANKS.index(card[0]) for card in move.split()))
