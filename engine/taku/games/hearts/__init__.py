"""Hearts: the rules of Pagat, with optional house rules.

Each heart costs a point and Q♠ costs 13; the fewest points win. Cards are first passed, then
played in tricks. A match ends when a seat has `target` points.

>>> from taku import Match
>>> match = Match("hearts", {"target": 50}, seats=["human", "easy", "normal", "strong"], seed=7)
>>> events = match.play("pass 4C 8C 9C") + match.run()  # the bots pass, and play until seat 0
>>> match.say(events[-1])
'Player 4 leads 2♣.'
>>> match.moves()
['AC']
>>> match.say(match.why_not("4D"))
'Player 4 led clubs, and you have A♣: you must play it.'
"""

from taku.game import Game, parts_of
from taku.games.hearts.options import PRESETS
from taku.games.hearts.rules import Hearts

GAME = Game[Hearts](
    seats=(4, 3, 5, 6),
    presets=PRESETS,
    start=Hearts,
    low_wins=True,
    place=1,
    **parts_of(__name__),
)
