"""Keeps the most common face, and fills the box that scores most."""

from collections import Counter


def agent(view, moves, random):
    boxes = [row for row in view["sheet"] if row["move"] in moves]
    dice = next(zone["items"] for zone in view["zones"] if zone["role"] == "centre")
    face, count = Counter(dice).most_common(1)[0]
    keep = " ".join(["keep", *[face] * count])
    if keep in moves and count < 5:
        print("keeps", count, "of", face)
        return keep
    if boxes:
        return max(boxes, key=lambda row: row["possible"] or 0)["move"]
    return moves[-1]
