"""Practice questions of haggis: combinations, what beats what, and points."""

from taku.games.haggis.quiz.cards import beats, bomb, kind, playable, rule
from taku.games.haggis.quiz.deals import deal, deal_bombs, deal_little, move, move_to_the_end
from taku.games.haggis.quiz.points import bets, capture, captures_itself, out, points
from taku.games.haggis.rules import Haggis
from taku.quiz import Kind, Quiz

QUIZ = Quiz[Haggis](
    kinds={
        "playable": Kind(make=playable),
        "rule": Kind(make=rule),
        "kind": Kind(make=kind, deal=deal_bombs),
        "beats": Kind(make=beats),
        "bomb": Kind(make=bomb, deal=deal_bombs),
        "points": Kind(make=points),
        "capture": Kind(make=capture, needs=captures_itself, deal=deal_bombs),
        "out": Kind(make=out, deal=deal_little),
        "bets": Kind(make=bets, deal=deal_little, move=move_to_the_end),
    },
    deal=deal,
    move=move,
    length=60,
)
