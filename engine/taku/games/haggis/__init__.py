"""Haggis, with both rule sets, for two, three and four players.

A climbing game with combinations, bombs, bets, and three wild cards for each player. Points count
up: the most win. Suits are R, O, Y, G and B; wild cards are J, Q and K with their owner's seat.

>>> from taku import Match
>>> match = Match("haggis", seats=["human", "normal"], seed=3)
>>> [match.say(event) for event in match.run()]
['Player 2 leads three 6s: 6R, 6O and 6G.']
>>> match.moves()[:4]
['pass', 'bet 15', 'bet 30', '7O J0 Q0']
>>> match.say("bet 15"), match.say(match.play("bet 15")[0])
('Bet 15 on going out first', 'Player 1 bets 15 on going out first.')
"""

from taku.game import Game, parts_of
from taku.games.haggis.rules import Haggis, Options

PRESETS = {
    "haggis": Options(),
    "tatties": Options(tatties=True),
}

GAME = Game[Haggis](
    seats=(3, 2, 4),
    presets=PRESETS,
    start=Haggis,
    place=3,
    **parts_of(__name__),
)
