"""Practice questions of the dice games: points of a box, legal boxes, and bonuses."""

from taku.games.yahtzee.quiz.boxes import box, in_order, joker, least, most, rule
from taku.games.yahtzee.quiz.rolls import fill_upper, move, roll, roll_fives, roll_on, roll_upper
from taku.games.yahtzee.quiz.sums import bonus, delta, extra, total
from taku.games.yahtzee.rules import Yahtzee
from taku.quiz import Kind, Quiz

QUIZ = Quiz[Yahtzee](
    kinds={
        "box": Kind(make=box),
        "most": Kind(make=most, needs=lambda start: len(start.allowed()) > 1),
        "least": Kind(make=least, needs=lambda start: len(start.allowed()) > 1),
        "total": Kind(make=total),
        "rule": Kind(make=rule, deal=roll_fives, move=roll_on),
        "joker": Kind(
            make=joker,
            needs=lambda start: start.sheet.joker == "forced",
            deal=roll_fives,
        ),
        "in-order": Kind(make=in_order, needs=lambda start: start.sheet.in_order),
        "bonus": Kind(
            make=bonus,
            needs=lambda start: start.sheet.bonus is not None,
            deal=roll_upper,
            move=fill_upper,
        ),
        "delta": Kind(make=delta, needs=lambda start: start.sheet.plus is not None),
        "extra": Kind(make=extra, needs=lambda start: bool(start.sheet.extra), deal=roll_fives),
    },
    deal=roll,
    move=move,
    length=40,
    seats=1,
)
