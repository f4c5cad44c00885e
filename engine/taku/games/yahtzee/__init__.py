"""Yahtzee, and its relatives with the same dice: Yams, Yacht, Yatzy, Kniffel and Generala.

Throw five dice up to three times, keep what you like, and fill each box of the sheet once. The
most points win. A match for one seat is a solitaire. Each relative is a preset.

>>> from taku import Match
>>> match = Match("yahtzee", seats=1, log=["roll 6 2 4 6 2"])
>>> match.say("keep 6 6"), match.say("fill sixes")
('Roll three dice', 'Enter 12 in Sixes')
>>> events = match.play("keep 6 6")
>>> match.log[-1].split()[0], len(match.log[-1].split()) - 1
('roll', 3)
>>> yams = Match("yahtzee", preset="yams", seats=1)
>>> [row.id for row in yams.view(0).sheet if not row.computed][-3:]
['yams-large-straight', 'yams', 'rigole']
"""

from taku.game import Game, parts_of
from taku.games.yahtzee.rules import Options, Yahtzee

PRESETS = {
    "yahtzee": Options(),
    "yams": Options(sheet="yams"),
    "yacht": Options(sheet="yacht"),
    "yatzy": Options(sheet="yatzy"),
    "kniffel": Options(sheet="kniffel"),
    "generala": Options(sheet="generala"),
}

GAME = Game[Yahtzee](
    seats=(2, 1, 3, 4, 5, 6, 7, 8),
    presets=PRESETS,
    start=Yahtzee,
    deal_minutes=6,
    shown={"yams": "night", "yacht": "day", "yatzy": "day", "kniffel": "day", "generala": "day"},
    place=4,
    **parts_of(__name__),
)
