"""What mattered in a match: what each decision gave away, and what luck did.

>>> from taku import Match
>>> from taku.review import review
>>> deal = "deal 2C 2S AS 4D | 9C 5S 6D 7D | TC QS 8D 9D | JC 7S KD TD"
>>> log = [deal, "2C", "9C", "TC", "JC", "7S", "AS", "5S", "QS"]
>>> match = Match("hearts", {"passing": False}, log=log)
>>> for one in review(match, 0):  # seat 0, one decision at a time
...     if one.clear:
...         print(one.entry, one.move, "better", one.best, round(one.loss), one.unit)
6 AS better 2S 8 round

Dice are computed exactly, from a tablebase. Cards are sampled: rollouts in worlds that the seat
could imagine, never in the true one. So no mistake is judged by hidden cards.
"""

from taku.review.judge import entries, review, worlds
from taku.review.line import Line
from taku.review.luck_and_play import ends, luck
from taku.review.results import VERSION, Moment, Reviewed, Share, Tried

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
