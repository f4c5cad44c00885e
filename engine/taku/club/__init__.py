"""Events of a club: everyone plays the same deals against the same bots; results are replayed.

>>> from taku.club import ClubEvent, check, played, standings
>>> event = ClubEvent("hearts", deals=2, level="easy", seed="thursday")
>>> ann = played(event, "Ann", lambda match: match.moves()[0])
>>> ben = played(event, "Ben", lambda match: match.moves()[-1])
>>> table = standings([check(event, ann), check(event, ben)])
>>> [(row.place, row.name, row.points) for row in table]
[(1, 'Ann', (2, -26)), (2, 'Ben', (14, 0))]

A result is the log of each deal. Anyone who has the event can replay it: the cards and dice must be
those of its seed, each move legal, and each bot's move the one that this bot makes. It does not
prove that the entrant saw no cards before, or played a deal only once.
"""

from taku.club.event import ClubEvent, read_event
from taku.club.playing import played
from taku.club.results import Checked, DealPlayed, Forged, Result, check, checks, read_result
from taku.club.standings import Ranked, standings

__all__ = [
    "Checked",
    "ClubEvent",
    "DealPlayed",
    "Forged",
    "Ranked",
    "Result",
    "check",
    "checks",
    "played",
    "read_event",
    "read_result",
    "standings",
]
