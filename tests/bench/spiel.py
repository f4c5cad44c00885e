"""Compare random hands of Hearts without passing: this engine and OpenSpiel, both from Python.

    .venv/bin/python -c "import build; build.compile_engine()"
    PYTHONPATH=.build/native .venv/bin/python tests/bench/spiel.py [turns]

Both list the legal moves and play one of them, in turns; then the same with what a learning program
gets at each decision: an array of numbers and a mask of the actions, in OpenSpiel the tensor of the
information state. It prints OpenSpiel's processor time over ours, for each; above 1 says that ours
is faster; ± is the standard error over the turns.
"""

import statistics
import sys
from dataclasses import replace
from random import Random
from time import process_time

import pyspiel

from taku import Match, cards, games
from taku.arena.decisions import Decision
from taku.arena.encoding import Encoding
from taku.game import CHANCE

HANDS = 500  # of a turn
LEARNT = 50  # of a turn with what a learning program gets


def ours_learnt(random: Random) -> None:
    match = Match("hearts", {"passing": False}, draws=False)
    encoding = Encoding(match)
    for _ in range(LEARNT):
        state = match.game.start(match.options, 4)
        state.play(state.draw(random))
        while state.to_act != CHANCE:
            now = Decision(encoding, state)
            state.play(now.moves[int(random.random() * len(now.moves))])


def theirs_learnt(random: Random) -> None:
    game = pyspiel.load_game("hearts(pass_cards=false)")
    for _ in range(LEARNT):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                state.information_state_tensor()
                state.legal_actions_mask()
            state.apply_action(actions[int(random.random() * len(actions))])


def ours(random: Random) -> None:
    game = games["hearts"]
    options = replace(next(iter(game.presets.values())), passing=False, hands=1)
    for _ in range(HANDS):
        state = game.start(options, 4)
        state.play(state.draw(random))
        while state.to_act != CHANCE and (moves := state.moves()):
            state.play(moves[int(random.random() * len(moves))])


def theirs(random: Random) -> None:
    game = pyspiel.load_game("hearts(pass_cards=false)")
    for _ in range(HANDS):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])


def main(turns: str = "12") -> None:
    """Run the command line."""
    print(cards.__file__)
    for pair in ((ours, theirs), (ours_learnt, theirs_learnt)):
        ratios = []
        for turn in range(int(turns)):
            took = []
            for play in pair:
                began = process_time()
                play(Random(turn))
                took.append(process_time() - began)
            ratios.append(took[1] / took[0])
        error = statistics.stdev(ratios) / len(ratios) ** 0.5
        print(f"{pair[0].__name__:12} {statistics.mean(ratios):.2f} ± {error:.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
