"""Practice in Yahtzee and Yams: what a box brings, and what may be written."""

from random import Random

from taku.game import CHANCE, Args, Move, Refusal
from taku.games.yahtzee.boxes import UPPER, Box
from taku.games.yahtzee.dice import FIVE, ONE_OF, counts, keeps
from taku.games.yahtzee.dice import write as in_words
from taku.games.yahtzee.rules import EXTRA, FILL, FIVES, Yahtzee, thrown
from taku.games.yahtzee.table import write
from taku.quiz import Kind, Question, Quiz, Words, foretold, refused

LEANINGS = ("any", "equal", "equal", "five", "house", "row", "rigole")
CHOICES = 4  # boxes to choose from
BOX_RULES = {  # where the rulebook tells what a box brings
    "yahtzee": {
        "three-of-a-kind": "kinds",
        "four-of-a-kind": "kinds",
        "full-house": "full-house",
        "small-straight": "straights",
        "large-straight": "straights",
        "yahtzee": "yahtzee",
        "chance": "chance",
    },
    "yams": {
        "plus": "difference",
        "minus": "difference",
        "four-of-a-kind": "yams-kind",
        "full-house": "yams-full-house",
        "small-straight": "yams-straights",
        "large-straight": "yams-straights",
        "yams": "yams",
        "rigole": "rigole",
    },
}


# Positions


def roll(state: Yahtzee, random: Random) -> Move:
    """Dice that rather fit something."""
    return _roll(state, random, _leaning(random.choice(LEANINGS), random))


def roll_fives(state: Yahtzee, random: Random) -> Move:
    """Five of a kind, again and again."""
    return _roll(state, random, _leaning(random.choice(("five", "five", "any")), random))


def _roll(state: Yahtzee, random: Random, dice: list[int]) -> Move:
    """These dice, unless some are kept."""
    return state.draw(random) if state.kept else thrown(dice)


def _leaning(to: str, random: Random) -> list[int]:
    any_die = [random.randint(1, 6) for _ in range(FIVE)]
    one, other = random.sample(range(1, 7), 2)
    first = random.randint(1, 3)
    dice = {
        "any": any_die,
        "equal": [one] * random.choice((3, 3, 4)) + any_die,
        "five": [one] * FIVE,
        "house": [one] * 3 + [other] * random.choice((2, 2, 1)) + any_die,
        "row": [first, first + 1, first + 2, first + 3, *any_die],
        "rigole": [one] * 4 + [random.choice((7 - one, other))],
    }[to][:FIVE]
    random.shuffle(dice)
    return dice


def move(state: Yahtzee, random: Random) -> Move:
    """A box, rather one of two that the dice fit; now and then some dice are kept."""
    if state.rolls and random.random() < 0.15:
        return random.choice(keeps(state.dice))
    return _fill(state, random)


def roll_on(state: Yahtzee, random: Random) -> Move:
    """The best dice are kept, mostly to the last throw."""
    if state.rolls and state.dice not in FIVES and random.random() < 0.7:
        many = max(counts(state.dice))
        return many * ONE_OF[1 + counts(state.dice).index(many)]
    return _fill(state, random)


def _fill(state: Yahtzee, random: Random) -> Move:
    places = random.sample(state.allowed(), min(2, len(state.allowed())))
    return FILL + max(places, key=state.worth)


def fill_upper(state: Yahtzee, random: Random) -> Move:
    """The upper boxes first, with as many points as there are."""
    return FILL + max(state.allowed(), key=lambda place: (place < UPPER, state.worth(place)))


def roll_upper(state: Yahtzee, random: Random) -> Move:
    """Three dice, or so, of a face whose box is open."""
    left = [face for face in range(1, 7) if state.marks[state.turn][face - 1] is None]
    face = random.choice(left or [6])
    dice = [face] * random.choice((2, 2, 3, 3, 3, 4))
    dice += [random.randint(1, 6) for _ in range(FIVE - len(dice))]
    return _roll(state, random, dice)


# Boxes


def words_of(box: Box) -> str:
    """What a box is called in the sheet."""
    return box.words or box.id


def dice_told(state: Yahtzee) -> Args:
    return {"dice": in_words(state.dice)}


def why(state: Yahtzee, place: int) -> tuple[Words, ...]:
    """What a box wants of the dice, and what these bring."""
    box, points = state.sheet.boxes[place], state.worth(place)
    joker = state.joker()
    told = [Words(f"box-{words_of(box)}-help")]
    if joker in ("lower", "free") and box.joker:
        told = [Words("event-joker", {"problem": joker, "box": box_of_dice(state)})]
    return (*told, Words("why-box", {**dice_told(state), "box": box.id, "points": points}))


def box_of_dice(state: Yahtzee) -> str:
    """Of five of a kind: the box of their face."""
    return state.sheet.boxes[FIVES[state.dice] - 1].id


def rule_of(state: Yahtzee, place: int) -> str:
    sheet = state.options.sheet
    if place < UPPER:
        return "upper" if sheet == "yahtzee" else "yams-upper"
    joker = state.joker() and state.sheet.boxes[place].joker
    return "joker" if joker else BOX_RULES[sheet][state.sheet.boxes[place].id]


def box(state: Yahtzee, random: Random) -> Question | None:
    """What the dice bring in a box."""
    allowed = state.allowed()
    place = random.choice(allowed)
    if (place < UPPER or not state.worth(place)) and random.random() < 0.6:
        return None
    asked = state.sheet.boxes[place]
    return Question(
        ask=Words("quiz-box", {**dice_told(state), "box": asked.id}),
        rule=rule_of(state, place),
        task={"number": {"is": state.worth(place), "of": f"box {words_of(asked)}"}},
        why=why(state, place),
        hides=("possible",),
    )


def most(state: Yahtzee, random: Random) -> Question | None:
    """Which of some boxes brings most now."""
    allowed = state.allowed()
    if len(allowed) < 3:
        return None
    places = sorted(random.sample(allowed, min(CHOICES, len(allowed))))
    worths = sorted(map(state.worth, places))
    best = max(places, key=state.worth)
    if worths[-1] == worths[-2] or (worths[-2] == 0 and random.random() < 0.7):
        return None
    among = [words_of(state.sheet.boxes[place]) for place in places]
    second = max((place for place in places if place != best), key=state.worth)
    brings: list[Args] = [
        {**dice_told(state), "box": state.sheet.boxes[place].id, "points": state.worth(place)}
        for place in (best, second)
    ]
    return Question(
        ask=Words("quiz-most", dice_told(state)),
        rule=rule_of(state, best),
        task={
            "choice": {
                "is": words_of(state.sheet.boxes[best]),
                "of": " ".join(["most", *among]),
                "among": among,
            }
        },
        why=tuple(Words("why-box", told) for told in brings),
        hides=("possible",),
    )


# What may be done


def rule(state: Yahtzee, random: Random) -> Question | None:
    """Which rule forbids this."""
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
    told: Args = {"dice": in_words(tried)} if tried < FILL else {"box": _named(state, tried)}
    among = ["roll", "keep", "fill"] + ["joker"] * (state.options.sheet == "yahtzee")
    return Question(
        ask=Words("quiz-rule-keep" if tried < FILL else "quiz-rule-fill", told),
        rule=name,
        task={
            "choice": {"is": name, "of": f"refusal {write(state, tried)}", "among": among},
        },
        why=(refused(refusal),),
        hides=("joker",),
    )


def _named(state: Yahtzee, fill: Move) -> str:
    return state.sheet.boxes[fill - FILL].id


def joker(state: Yahtzee, random: Random) -> Question | None:
    """Whether five of a kind may be written in a box now."""
    if not state.joker():
        return None
    marks = state.marks[state.turn]
    places = [place for place, mark in enumerate(marks) if mark is None]
    place = random.choice(places)
    tried = FILL + place
    refusal = state.why_not(tried)
    told = {"problem": state.joker(), "box": box_of_dice(state)}
    return Question(
        ask=Words("quiz-joker", {**dice_told(state), "box": _named(state, tried)}),
        rule="joker",
        task={
            "choice": {
                "is": "no" if refusal else "yes",
                "of": f"legal {write(state, tried)}",
                "among": ("yes", "no"),
            }
        },
        why=(refused(refusal) if refusal else Words("event-joker", told),),
        hides=("joker", "possible"),
    )


# What it adds up to


def bonus(state: Yahtzee, random: Random) -> Question | None:
    """The upper bonus once a box is written."""
    marks, sheet = state.marks[state.turn], state.sheet
    allowed = [place for place in state.allowed() if place < UPPER]
    if marks[:UPPER].count(None) > 1 or not allowed:
        return None
    fill = FILL + allowed[0]
    world, _ = foretold(state, fill)
    upper = sheet.upper(world.marks[state.turn])
    told: Args = {"points": upper, "target": sheet.target, "bonus": sheet.bonus(upper)}
    added: Args = {"box": _named(state, fill), "more": state.worth(fill - FILL), "points": upper}
    return Question(
        ask=Words(
            "quiz-bonus",
            {**dice_told(state), "box": _named(state, fill), "points": sheet.upper(marks)},
        ),
        rule="upper" if state.options.sheet == "yahtzee" else "yams-upper",
        task={
            "number": {"is": sheet.bonus(upper), "of": f"row {sheet.words} {state.turn}"},
            "after": (write(state, fill),),
        },
        why=(Words("why-upper", added), Words(f"why-bonus-{state.options.sheet}", told)),
        hides=("possible",),
    )


def delta(state: Yahtzee, random: Random) -> Question | None:
    """Plus less Minus once the second of them is written."""
    sheet, marks = state.sheet, state.marks[state.turn]
    assert sheet.plus is not None
    pair = (sheet.plus, sheet.plus + 1)
    left = [place for place in pair if marks[place] is None]
    if len(left) != 1:
        return None
    fill = FILL + left[0]
    world, _ = foretold(state, fill)
    plus, minus = (world.marks[state.turn][place] or 0 for place in pair)
    points = sheet.delta(world.marks[state.turn])
    if not points and random.random() < 0.7:
        return None
    return Question(
        ask=Words("quiz-delta", {**dice_told(state), "box": _named(state, fill)}),
        rule="difference",
        task={
            "number": {"is": points, "of": f"row delta {state.turn}"},
            "after": (write(state, fill),),
        },
        why=(Words("why-delta", {"plus": plus, "minus": minus, "points": points or 0}),),
        hides=("possible",),
    )


def extra(state: Yahtzee, random: Random) -> Question | None:
    """Whether five of a kind bring a hundred more."""
    held = state.marks[state.turn][state.sheet.five]
    fill = FILL + random.choice(state.allowed())
    if state.dice not in FIVES or fill - FILL == state.sheet.five:
        return None
    got = "extra" if state.extra() else "none"
    if got == "none" and random.random() < 0.7:
        return None
    box = state.sheet.boxes[state.sheet.five].id
    told: Args = {"box": box, "points": "open" if held is None else held, "more": EXTRA}
    return Question(
        ask=Words("quiz-extra", {**dice_told(state), "box": _named(state, fill)}),
        rule="yahtzee" if state.options.sheet == "yahtzee" else "yams-bonus",
        task={
            "choice": {"is": got, "of": "which extra", "among": ("extra", "none")},
            "after": (write(state, fill),),
        },
        why=(Words("why-extra", told),),
        hides=("possible",),
    )


QUIZ = Quiz[Yahtzee](
    kinds={
        "box": Kind(make=box),
        "most": Kind(make=most),
        "rule": Kind(make=rule, deal=roll_fives, move=roll_on),
        "joker": Kind(
            make=joker,
            needs=lambda start: start.options.sheet == "yahtzee" and start.options.joker != "none",
            deal=roll_fives,
        ),
        "bonus": Kind(make=bonus, deal=roll_upper, move=fill_upper),
        "delta": Kind(make=delta, needs=lambda start: start.sheet.plus is not None),
        "extra": Kind(make=extra, needs=lambda start: start.options.counts_fives, deal=roll_fives),
    },
    deal=roll,
    move=move,
    length=40,
    seats=1,
)
