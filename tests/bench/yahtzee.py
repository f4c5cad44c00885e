"""Figures for Yahtzee and Yams, in seconds of processor time.

python tests/bench/yahtzee.py speed [matches]     random matches a second, of 1 and 5 players
python tests/bench/yahtzee.py totals [matches]    what each bot scores alone, on average
python tests/bench/yahtzee.py faults [matches]    random matches over random house rules
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from taku import games
from taku.game import CHANCE, OVER, Bot, Move, Seen
from taku.games.yahtzee.rules import EXTRA, Options, Yahtzee
from taku.options import form

GAME = games["yahtzee"]
Choose = Callable[[Yahtzee, Random], Move]


def finished(options: Options, seats: int, choose: Choose, random: Random) -> Yahtzee:
    state = Yahtzee(options, seats)
    while state.to_act != OVER:
        state.play(state.draw(random) if state.to_act == CHANCE else choose(state, random))
    return state


def any_move(state: Yahtzee, random: Random) -> Move:
    moves = state.moves()
    return moves[int(random.random() * len(moves))]


def weighed(bot: Bot, state: Yahtzee, random: Random) -> Move:
    seen = Seen(state.to_act, state.moves(), partial(state.guess, state.to_act))
    return bot.weigh(seen, random)[0].move


def speed(number: int) -> None:
    for preset, options in GAME.presets.items():
        for seats in (1, 5):
            random, start = Random(0), process_time()
            for _ in range(number):
                finished(options, seats, any_move, random)
            pace = number / (process_time() - start)
            print(f"{preset:8} {seats} players {pace:7,.0f} random matches a second", flush=True)


def totals(number: int) -> None:
    for preset, options in GAME.presets.items():
        for level, bot in GAME.bots.items():
            start = process_time()
            ends = [finished(options, 1, partial(weighed, bot), Random(n)) for n in range(number)]
            took = 1000 * (process_time() - start) / number
            points = [end.points[0] for end in ends]
            error = stdev(points) / number**0.5
            print(
                f"{preset:8} {level:7} {mean(points):6.1f} ± {error:.1f} in {number} matches, "
                f"standard deviation {stdev(points):.0f}; {took:.0f} ms a match",
                flush=True,
            )


def faults(number: int) -> None:
    random = Random(number)
    for _ in range(number):
        values = {rule.name: random.choice(rule.among) for rule in form(Options)}
        end = finished(Options(**values), random.randrange(1, 6), _checked_move, random)
        boxes = len(end.sheet.boxes)
        assert end.round == boxes
        for marks, extras, points in zip(end.marks, end.extras, end.points, strict=True):
            assert None not in marks
            assert len(marks) == boxes
            assert points == end.sheet.total(marks) + EXTRA * extras
    print(f"{number} matches without a fault")


def _checked_move(state: Yahtzee, random: Random) -> Move:
    moves = state.moves()
    assert len(set(moves)) == len(moves) > 0
    move = random.choice(moves)
    assert state.why_not(move) is None
    assert GAME.read(state, GAME.write(state, move)) == move
    assert len(state.faces) == 5
    return move


if __name__ == "__main__":
    what = {"speed": (speed, 500), "totals": (totals, 1000), "faults": (faults, 2000)}
    run, usual = what[sys.argv[1]]
    run(int(sys.argv[2]) if len(sys.argv) > 2 else usual)
