"""President (大富豪), with every house rule.

Get rid of your cards before the others do. The first to go out is president of the next round,
the last is beggar, and both exchange cards. Points count up: the most win.

>>> from taku import Match
>>> match = Match("president", preset="japan", seats=["human", "easy", "normal", "strong"], seed=2)
>>> [match.say(event) for event in match.run()]
['Player 4 leads 5♠, 6♠ and 7♠.']
>>> match.moves()
['pass', '6C 7C X2', '7C X2 9C', 'X2 AD 2D']
>>> match.say(match.why_not("2D"))
'There is a sequence on the table: only a sequence of 3 cards can follow.'
"""

from taku.game import Game, parts_of
from taku.games.president.options import PRESETS as PRESETS
from taku.games.president.rules import President

GAME = Game[President](
    seats=(4, 3, 5, 6, 7, 8),
    presets=PRESETS,
    first_offers={"ja": "japan"},
    start=President,
    deal_minutes=4,
    place=2,
    **parts_of(__name__),
)
