"""Logs of the dice games in few words, for problems."""

from collections.abc import Sequence

from taku.game import CHANCE
from taku.games.yahtzee.rules import FILL, Yahtzee, scored
from taku.games.yahtzee.table import read, write


def short_log(start: Yahtzee, log: Sequence[str]) -> list[str]:
    """Return a log that leads to an equal position, with one entry for each turn that is over.

    >>> from taku.games.yahtzee.rules import Options
    >>> log = ["roll 6 2 4 6 2", "fill sixes", "roll 1 2 3 4 5", "keep 1 2 3 4"]
    >>> short_log(Yahtzee(Options(), 1), log)
    ['score sixes 12', 'roll 1 2 3 4 5', 'keep 1 2 3 4']
    """
    state, short, turn = start.clone(), list[str](), list[str]()
    for text in log:
        if state.to_act == CHANCE and not state.faces:
            before, turn = state.clone(), []
        move = read(state, text)
        turn.append(text)
        if state.to_act != CHANCE and move >= FILL:
            place = move - FILL
            points = state.worth(place) + state.extra(place)
            short.append(write(before, scored(place, points)))
            turn = []
        state.play(move)
    return short + turn
