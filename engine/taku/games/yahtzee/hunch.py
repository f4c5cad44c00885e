"""A sensible way to play: what a box brings against what it usually brings, one throw ahead."""

from random import Random

from taku.game import Move
from taku.games.yahtzee.boxes import YAHTZEE
from taku.games.yahtzee.dice import Dice, keeps, outcomes
from taku.games.yahtzee.rules import FILL, Yahtzee

# What each box brings on average to somebody who plays like this, in the order of the sheet.
USUAL = {
    "yahtzee": (2.1, 5.3, 8.6, 12.2, 15.7, 19.2, 21.7, 13.1, 22.6, 29.5, 32.7, 16.9, 22.0),
    "yams": (2.0, 5.2, 8.6, 12.2, 15.7, 19.2, 24.0, 11.0, 30.0, 35.0, 36.0, 35.0, 15.0, 15.0),
}
PACE = 0.6  # points towards the upper bonus for each point above or below three of a face


def hunch(state: Yahtzee, random: Random) -> Move:
    """The box to write at once, or the dice to keep if they promise more with the next throw."""
    best, fill = _best(state, state.dice)
    if not state.rolls:
        return fill
    values: dict[Dice, float] = {}
    chosen: Move = fill
    for keep in keeps(state.dice):
        total = ways = 0.0
        for roll, number in outcomes(keep):
            if roll not in values:
                values[roll] = _best(state, roll)[0]
            total += number * values[roll]
            ways += number
        if total > best * ways:
            best, chosen = total / ways, keep
    return chosen


def _best(state: Yahtzee, dice: Dice) -> tuple[float, Move]:
    """The box that would gain most with these dice."""
    world = state.clone()
    world.dice = dice
    return max((gain(world, place), FILL + place) for place in world.allowed())


def gain(state: Yahtzee, place: int) -> float:
    """What a box brings now over what it usually brings."""
    points, usual = state.worth(place), USUAL[state.options.sheet][place]
    sheet = state.sheet
    if sheet.plus is not None and place == sheet.plus + 1:
        return usual - points
    more = PACE * (points - 3 * (place + 1)) if place < 6 else 0
    return points - usual + more
