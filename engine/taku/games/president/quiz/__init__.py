"""Practice in President: which cards may be played, what they are, and what they cause."""

from taku.games.president.quiz.cards import give, kind, playable, rule, strongest
from taku.games.president.quiz.deals import deal, deal_luckily, move
from taku.games.president.quiz.outcome import effect, effects, finish, next_player, score
from taku.games.president.rules import President
from taku.quiz import Kind, Quiz

QUIZ = Quiz[President](
    kinds={
        "playable": Kind(make=playable),
        "rule": Kind(make=rule),
        "kind": Kind(make=kind, deal=deal_luckily),
        "strongest": Kind(make=strongest),
        "next": Kind(make=next_player),
        "effect": Kind(make=effect, needs=lambda start: bool(effects(start)), deal=deal_luckily),
        "finish": Kind(make=finish, needs=lambda start: start.options.illegal_finish),
        "give": Kind(make=give),
        "score": Kind(make=score),
    },
    deal=deal,
    move=move,
    length=90,
)
