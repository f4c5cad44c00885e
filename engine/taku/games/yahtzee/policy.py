"""Two policies: what beginners do, and a look at what the next throw could bring."""

from collections.abc import Sequence
from random import Random

from taku.game import Move, Weighed
from taku.games.yahtzee.boxes import UPPER
from taku.games.yahtzee.dice import FIVE, ONE_OF, Dice, counts, keeps, outcomes
from taku.games.yahtzee.rules import FILL, Yahtzee

# What an open box is worth, in the order of the sheet: about what it brings on average, and
# less than that for the dear boxes of Yams, whose points are not to be let go by.
OPEN = {
    "yahtzee": (2.2, 5.3, 8.5, 11.7, 14.5, 17.0, 22.0, 14.0, 22.0, 29.5, 32.5, 16.0, 23.5),
    "yams": (1.8, 4.8, 8.0, 11.0, 14.0, 17.0, 6.4, 5.7, 30.0, 35.0, 36.0, 35.0, 15.0, 15.0),
}
PACE = 1.0  # points towards the upper bonus for each point above three dice of a face, or below
GOOD = 25  # points for which a beginner stops rolling
MIDDLING = 17  # the sum of five dice that are neither high nor low


def novice(state: Yahtzee, random: Random) -> Move:
    """As many equal dice as can be had, and the box that brings most."""
    place = max(state.allowed(), key=lambda place: (_brings(state, place), -place))
    number = counts(state.dice)
    most = max(number)
    if not state.rolls or most == FIVE or _brings(state, place) >= GOOD:
        return FILL + place
    face = max(face for face in range(1, 7) if number[face - 1] == most)
    return most * ONE_OF[face]


def lookahead(state: Yahtzee, random: Random) -> Move:
    """The box to fill at once, or the dice to keep if they promise more with the next throw."""
    return weighed(state)[0].move


def weighed(state: Yahtzee) -> Sequence[Weighed]:
    """The best box to fill at once, and all that can be kept, by what the next throw brings."""
    best, chosen = _best(state, state.dice)
    found = [Weighed(chosen, best)]
    if not state.rolls:
        return found
    values: dict[Dice, float] = {}
    for keep in keeps(state.dice):
        total = ways = 0.0
        for roll, number in outcomes(keep):
            if roll not in values:
                values[roll], _ = _best(state, roll)
            total += number * values[roll]
            ways += number
        found.append(Weighed(keep, total / ways))
    return sorted(found, key=lambda one: -(one.points or 0))  # of equals the first one leads


def _best(state: Yahtzee, dice: Dice) -> tuple[float, Move]:
    """What the best box would gain with these dice, and which it is."""
    world = state.clone()
    world.dice = dice
    return max((_gain(world, place), FILL + place) for place in world.allowed())


def _gain(state: Yahtzee, place: int) -> float:
    """What a box brings now over what it is worth open, and what that does for the bonus."""
    points = _brings(state, place)
    pace = PACE * (points - 3 * (place + 1)) if place < UPPER else 0
    return points + pace - OPEN[state.options.sheet][place]


def _brings(state: Yahtzee, place: int) -> int:
    """Its points; in Plus and Minus how far they are on the right side of a middling sum."""
    points, box = state.worth(place), state.sheet.boxes[place]
    if box.id == "plus":
        return points - MIDDLING
    return MIDDLING - points if box.id == "minus" else points
