"""Questions about computed points in the dice games: bonuses, the difference, and extras."""

from random import Random

from taku.game import Args
from taku.games.yahtzee.boxes import UPPER
from taku.games.yahtzee.quiz.boxes import dice_args, named, rule_of, why
from taku.games.yahtzee.rules import FILL, FIVES, Yahtzee
from taku.games.yahtzee.table import write
from taku.quiz import Question, foretold
from taku.view import Sentence


def bonus(state: Yahtzee, random: Random) -> Question | None:
    """Ask for the upper bonus after the last upper box is filled."""
    marks, sheet = state.marks[state.turn], state.sheet
    assert sheet.bonus
    allowed = [place for place in state.allowed() if place < UPPER]
    if marks[:UPPER].count(None) > 1 or not allowed:
        return None
    fill = FILL + allowed[0]
    world, _ = foretold(state, fill)
    after = world.marks[state.turn]
    upper, points = sheet.upper(after), sheet.upper_bonus(after)
    args: Args = {"points": upper, "target": sheet.target, "bonus": points}
    added: Args = {**named(state, fill), "more": state.worth(fill - FILL), "points": upper}
    return Question(
        ask=Sentence(
            "quiz-bonus",
            args={**dice_args(state), **named(state, fill), "points": sheet.upper(marks)},
        ),
        rule=sheet.bonus.rule,
        task={
            "number": {"is": points, "of": f"row {sheet.bonus.row} {state.turn}"},
            "after": (write(state, fill),),
        },
        why=(Sentence("why-upper", args=added), Sentence(f"why-{sheet.bonus.row}", args=args)),
    )


def total(state: Yahtzee, random: Random) -> Question | None:
    """Ask for the total after a box is filled, with all that it brings besides."""
    before = state.points[state.turn]
    fill = FILL + random.choice(state.allowed())
    world, _ = foretold(state, fill)
    after = world.points[state.turn]
    if not before or after == before:
        return None
    args: Args = {"points": before, "more": after - before, "total": after}
    return Question(
        ask=Sentence(
            "quiz-total", args={**dice_args(state), **named(state, fill), "points": before}
        ),
        rule=rule_of(state, fill - FILL),
        task={
            "number": {"is": after, "of": f"points {state.turn}"},
            "after": (write(state, fill),),
        },
        why=(*why(state, fill - FILL), Sentence("why-total", args=args)),
    )


def delta(state: Yahtzee, random: Random) -> Question | None:
    """Ask for Plus less Minus after the second of them is filled."""
    sheet, marks = state.sheet, state.marks[state.turn]
    assert sheet.plus is not None
    pair = (sheet.plus, sheet.plus + 1)
    left = [place for place in pair if marks[place] is None]
    if len(left) != 1 or left[0] not in state.allowed():
        return None
    fill = FILL + left[0]
    world, _ = foretold(state, fill)
    plus, minus = (world.marks[state.turn][place] or 0 for place in pair)
    points = sheet.delta(world.marks[state.turn])
    if not points and random.random() < 0.7:
        return None
    return Question(
        ask=Sentence("quiz-delta", args={**dice_args(state), **named(state, fill)}),
        rule="difference",
        task={
            "number": {"is": points, "of": f"row delta {state.turn}"},
            "after": (write(state, fill),),
        },
        why=(Sentence("why-delta", args={"plus": plus, "minus": minus, "points": points or 0}),),
    )


def extra(state: Yahtzee, random: Random) -> Question | None:
    """Ask whether five of a kind brings extra points."""
    further = state.sheet.extra
    assert further
    fill = FILL + random.choice(state.allowed())
    part = state.part(fill - FILL)
    held, five = part.marks[part.sheet.five], part.first + part.sheet.five
    if state.dice not in FIVES or fill - FILL == five:
        return None
    got = "extra" if state.extra(fill - FILL) else "no-extra"
    if got == "no-extra" and random.random() < 0.7:
        return None
    args: Args = {
        **state.sheet.boxes[five].args,
        "points": "open" if held is None else held,
        "more": further.points,
    }
    return Question(
        ask=Sentence("quiz-extra", args={**dice_args(state), **named(state, fill)}),
        rule=further.rule,
        task={
            "choice": {"is": got, "of": "which extra no-extra", "among": ("extra", "no-extra")},
            "after": (write(state, fill),),
        },
        why=(Sentence("why-extra", args=args),),
    )
