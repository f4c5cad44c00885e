"""What mattered in a match: what each decision gave away, and what luck did.

    from taku import Match
    from taku.review import review

    for one in review(Match.load(saved), 0):
        if one.clear:
            print(one.entry, one.move, "instead of", one.best, round(one.loss, 1), one.unit)

Dice are computed exactly, from a tablebase. Cards are sampled: rollouts in worlds that the seat
could imagine, never in the true one. So no mistake is judged by hidden cards.
"""

from taku.review.fortune import ends, luck
from taku.review.judge import entries, review, worlds
from taku.review.line import Line
from taku.review.records import VERSION, Moment, Reviewed, Share, Tried

__all__ = [
    "VERSION",
    "Line",
    "Moment",
    "Reviewed",
    "Share",
    "Tried",
    "ends",
    "entries",
    "luck",
    "review",
    "worlds",
]
