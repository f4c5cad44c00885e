"""Two policies for the dice games: a beginner's, and one that looks one throw ahead."""

from collections.abc import Sequence
from random import Random

from taku.game import Move, Weighed
from taku.games.yahtzee.dice import FIVE, ONE_OF, Dice, counts, keeps, outcomes
from taku.games.yahtzee.rules import FILL, Yahtzee

PACE = 1.0  # value of each point above three dice of a face (or below), towards the upper bonus
GOOD = 25  # points at which a beginner stops rolling
MIDDLING = 17  # sum of five dice that is neither high nor low


def novice(state: Yahtzee, random: Random) -> Move:
    """Keep the most equal dice, and fill the box that brings most."""
    place = max(state.allowed(), key=lambda place: (_brings(state, place), -place))
    number = counts(state.dice)
    most = max(number)
    if not state.rolls or most == FIVE or _brings(state, place) >= GOOD:
        return FILL + place
    face = max(face for face in range(1, 7) if number[face - 1] == most)
    return most * ONE_OF[face]


def lookahead(state: Yahtzee, random: Random) -> Move:
    """Fill the best box, or keep dice if the next throw promises more."""
    return weighed(state)[0].move


def weighed(state: Yahtzee) -> Sequence[Weighed]:
    """Return the best box and every keep, ranked by the expected gain after the next throw."""
    best, chosen = _best(state, state.dice)
    found = [Weighed(chosen, best)]
    if not state.rolls:
        return found
    after, values = state.clone(), dict[Dice, float]()
    after.rolls -= 1
    for keep in keeps(state.dice):
        total = ways = 0.0
        for roll, number in outcomes(keep):
            if roll not in values:
                values[roll], _ = _best(after, roll)
            total += number * values[roll]
            ways += number
        found.append(Weighed(keep, total / ways))
    return sorted(found, key=lambda one: -(one.points or 0))  # equal moves keep their order


def _best(state: Yahtzee, dice: Dice) -> tuple[float, Move]:
    """Return the gain of the best box for the given dice, and the move that fills it."""
    world = state.clone()
    world.dice = dice
    return max((_gain(world, place), FILL + place) for place in world.allowed())


def _gain(state: Yahtzee, place: int) -> float:
    """Return the points of a box above its value while open, plus its effect on the bonus."""
    points, box = _brings(state, place), state.sheet.boxes[place]
    pace = PACE * (points - 3 * box.face) if box.face else 0
    return points + pace - box.usual


def _brings(state: Yahtzee, place: int) -> int:
    """Return the points of a box.

    For Plus it is the distance above `MIDDLING`, for Minus the distance below; either may be
    negative.
    """
    points, box = state.worth(place), state.sheet.boxes[place]
    if box.id == "plus":
        return points - MIDDLING
    return MIDDLING - points if box.id == "minus" else points
