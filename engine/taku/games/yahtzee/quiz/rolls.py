"""Rolls and moves of the dice games that lead to positions worth a question."""

from random import Random

from taku.game import Move
from taku.games.yahtzee.boxes import UPPER
from taku.games.yahtzee.dice import FIVE, ONE_OF, counts, keeps
from taku.games.yahtzee.rules import FILL, FIVES, Yahtzee, thrown

LEANINGS = ("any", "equal", "equal", "five", "house", "row", "rigole")


def roll(state: Yahtzee, random: Random) -> Move:
    """Roll dice that often fit a lower box."""
    return _roll(state, random, _leaning(random.choice(LEANINGS), random))


def roll_fives(state: Yahtzee, random: Random) -> Move:
    """Roll five of a kind two times in three."""
    return _roll(state, random, _leaning(random.choice(("five", "five", "any")), random))


def _roll(state: Yahtzee, random: Random, dice: list[int]) -> Move:
    """Return a roll of `dice`, or random dice if some are kept."""
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
    """Fill the better of two random boxes, or sometimes keep random dice."""
    if state.rolls and random.random() < 0.15:
        return random.choice(keeps(state.dice))
    return _fill(state, random)


def roll_on(state: Yahtzee, random: Random) -> Move:
    """Keep the dice of the most frequent face, mostly to the last throw; then fill a box."""
    if state.rolls and state.dice not in FIVES and random.random() < 0.7:
        many = max(counts(state.dice))
        return many * ONE_OF[1 + counts(state.dice).index(many)]
    return _fill(state, random)


def _fill(state: Yahtzee, random: Random) -> Move:
    places = random.sample(state.allowed(), min(2, len(state.allowed())))
    return FILL + max(places, key=state.worth)


def fill_upper(state: Yahtzee, random: Random) -> Move:
    """Fill the upper box with most points, or a lower box if no upper box is allowed."""
    return FILL + max(state.allowed(), key=lambda place: (place < UPPER, state.worth(place)))


def roll_upper(state: Yahtzee, random: Random) -> Move:
    """Roll two to four dice of a face whose box is open, and random others."""
    left = [face for face in range(1, 7) if state.marks[state.turn][face - 1] is None]
    face = random.choice(left or [6])
    dice = [face] * random.choice((2, 2, 3, 3, 3, 4))
    dice += [random.randint(1, 6) for _ in range(FIVE - len(dice))]
    return _roll(state, random, dice)
