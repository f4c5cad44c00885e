"""Questions about the boxes of the dice games: their points, and legal moves."""

from random import Random
from typing import Any

from taku.game import CHANCE, Args, Move
from taku.games.yahtzee.dice import keeps
from taku.games.yahtzee.dice import write as in_words
from taku.games.yahtzee.rules import FILL, FIVES, Yahtzee
from taku.games.yahtzee.table import write
from taku.quiz import Question, refused
from taku.view import Refusal, Sentence

CHOICES = 4  # boxes in a question


def dice_args(state: Yahtzee) -> Args:
    """Return the dice on the table, as an argument for a message."""
    return {"dice": in_words(state.dice)}


def why(state: Yahtzee, place: int) -> tuple[Sentence, ...]:
    """Return the explanation of the points of a box: its rule, then the points of the dice."""
    box, points = state.sheet.boxes[place], state.worth(place)
    joker = state.joker()
    lines = [Sentence(f"box-{box.words or box.id}-help")]
    if joker in ("lower", "free") and box.joker:
        lines = [Sentence("event-joker", args={"problem": joker, "box": box_of_dice(state)})]
    return (*lines, Sentence("why-box", args={**dice_args(state), **box.args, "points": points}))


def box_of_dice(state: Yahtzee) -> str:
    """Return the id of the box of the face, for five of a kind on the table."""
    return state.sheet.boxes[FIVES[state.dice] - 1].id


def rule_of(state: Yahtzee, place: int) -> str:
    """Return the id of the rule that explains the points of the dice in a box."""
    box = state.sheet.boxes[place]
    return state.sheet.joker_rule if state.joker() and box.joker else box.rule


def box(state: Yahtzee, random: Random) -> Question | None:
    """Ask how many points the dice bring in a box."""
    allowed = state.allowed()
    place = random.choice(allowed)
    asked = state.sheet.boxes[place]
    if (asked.face or not state.worth(place)) and random.random() < 0.6:
        return None
    return Question(
        ask=Sentence("quiz-box", args={**dice_args(state), **asked.args}),
        rule=rule_of(state, place),
        task={"number": {"is": state.worth(place), "of": f"box {asked.row}"}},
        why=why(state, place),
    )


def most(state: Yahtzee, random: Random) -> Question | None:
    """Ask which of a few boxes brings most now."""
    return _extreme(state, random, "most", 1)


def least(state: Yahtzee, random: Random) -> Question | None:
    """Ask which of a few boxes brings least now."""
    return _extreme(state, random, "least", -1)


def _extreme(state: Yahtzee, random: Random, kind: str, sign: int) -> Question | None:
    allowed = state.allowed()
    if len(allowed) < 3:
        return None
    places = sorted(random.sample(allowed, min(CHOICES, len(allowed))))
    best, second, *_ = sorted(places, key=lambda place: -sign * state.worth(place))
    if state.worth(best) == state.worth(second):
        return None
    if not state.worth(second) and random.random() < 0.7:
        return None
    among = [state.sheet.boxes[place].row for place in places]
    brings: list[Args] = [
        {**dice_args(state), **state.sheet.boxes[place].args, "points": state.worth(place)}
        for place in (best, second)
    ]
    return Question(
        ask=Sentence(f"quiz-{kind}", args=dice_args(state)),
        rule=rule_of(state, best),
        task={
            "choice": {
                "is": state.sheet.boxes[best].row,
                "of": " ".join([kind, *among]),
                "among": among,
            }
        },
        why=tuple(Sentence("why-box", args=args) for args in brings),
    )


# Legal moves


def rule(state: Yahtzee, random: Random) -> Question | None:
    """Ask which rule forbids a box or a keep."""
    if state.to_act == CHANCE:
        return None
    filled = [n for n, mark in enumerate(state.marks[state.turn]) if mark is not None]
    dice = [state.dice] if state.rolls else list(keeps(state.dice))[1:]
    tries = [FILL + place for place in range(len(state.sheet.boxes)) if place not in filled]
    tries += [FILL + random.choice(filled)] if filled else []
    tries += [random.choice(dice)] if random.random() < 0.5 else []
    found: dict[str, tuple[Move, Refusal]] = {}
    for tried in tries:
        if refusal := state.why_not(tried):
            found[refusal.rule] = tried, refusal
    if not found:
        return None
    name = "joker" if "joker" in found else random.choice(list(found))
    tried, refusal = found[name]
    args: Args = {"dice": in_words(tried)} if tried < FILL else named(state, tried)
    sheet = state.sheet
    among = ["roll", "keep", "fill"]
    among += ["joker"] * (sheet.joker == "forced") + [sheet.order_rule] * sheet.in_order
    return Question(
        ask=Sentence("quiz-rule-keep" if tried < FILL else "quiz-rule-fill", args=args),
        rule=name,
        task={
            "choice": {"is": name, "of": f"refusal {write(state, tried)}", "among": among},
        },
        why=(refused(refusal),),
        hides=("joker",),
    )


def named(state: Yahtzee, fill: Move) -> Args:
    """Return the arguments that name the box which a move fills."""
    return state.sheet.boxes[fill - FILL].args


def joker(state: Yahtzee, random: Random) -> Question | None:
    """Ask whether a joker may fill a box now."""
    if not state.joker():
        return None
    marks = state.marks[state.turn]
    places = [place for place, mark in enumerate(marks) if mark is None]
    place = random.choice(places)
    tried = FILL + place
    refusal = state.why_not(tried)
    args = {"problem": state.joker(), "box": box_of_dice(state)}
    return Question(
        ask=Sentence("quiz-joker", args={**dice_args(state), **named(state, tried)}),
        rule=state.sheet.joker_rule,
        task=_legal(state, tried, refusal),
        why=(refused(refusal) if refusal else Sentence("event-joker", args=args),),
        hides=("joker",),
    )


def in_order(state: Yahtzee, random: Random) -> Question | None:
    """Ask whether a box may be filled now, on a sheet that is filled in order."""
    marks = state.marks[state.turn]
    places = [place for place, mark in enumerate(marks) if mark is None]
    place = random.choice(places if random.random() < 0.5 else state.allowed())
    tried = FILL + place
    refusal = state.why_not(tried)
    args = named(state, tried)
    return Question(
        ask=Sentence("quiz-in-order", args={**dice_args(state), **args}),
        rule=state.sheet.order_rule,
        task=_legal(state, tried, refusal),
        why=(refused(refusal) if refusal else Sentence("why-in-order", args=args),),
    )


def _legal(state: Yahtzee, tried: Move, refusal: Refusal | None) -> dict[str, Any]:
    """Return the task to say whether a move is legal."""
    answer = "no" if refusal else "yes"
    return {"choice": {"is": answer, "of": f"legal {write(state, tried)}", "among": ("yes", "no")}}
