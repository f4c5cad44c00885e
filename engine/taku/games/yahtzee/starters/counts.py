"""Counts all rolls that could follow, and keeps the dice that score most on average."""

from itertools import product

FACES = "123456"


def agent(view, moves, random):
    fills = {row["move"]: row["possible"] or 0 for row in view["sheet"] if row["move"] in moves}
    if fills and max(fills.values()) >= 25:
        return max(fills, key=fills.get)
    keeps = [move for move in moves if move.startswith("keep")]
    if not keeps:
        return max(fills, key=fills.get) if fills else moves[-1]
    few = [keep for keep in keeps if len(keep.split()) >= 4] or keeps  # at most two dice roll
    best = max(few, key=worth)
    print(best, "is worth", round(worth(best), 1))
    return best


def worth(keep):
    """The sum of squares of how often each face shows, on average over all rolls."""
    kept = keep.split()[1:]
    rolls = list(product(FACES, repeat=min(2, 5 - len(kept))))
    return sum(pairs([*kept, *roll]) for roll in rolls) / len(rolls)


def pairs(dice):
    return sum(dice.count(face) ** 2 for face in FACES)
