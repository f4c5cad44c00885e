"""Figures for president, in seconds of processor time.

python tests/bench/president.py speed [rounds]        random and sensible rounds a second
python tests/bench/president.py places [rounds]       one strong bot among three normals
python tests/bench/president.py moves [rounds]        how long a strong bot thinks, of 4 and of 8
python tests/bench/president.py faults [rounds]       random rounds over random house rules

In the page's Python, under Node: node web/build/python.mjs tests/bench/president.py …
"""

import sys
from functools import partial
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent))

from clock import process_time
from rounds import any_move, pace, rounds

from taku import games
from taku.game import OVER, Seat, Seen
from taku.games.president.policy import policy
from taku.games.president.rules import DECKS, Options, President
from taku.options import form

GAME = games["president"]


def speed(number: int) -> None:
    for preset, options in GAME.presets.items():
        for seats in (4, 8):
            for choose in (any_move, policy):
                speed = pace(partial(President, options, seats), choose, number)
                name = f"{preset}, {seats} players, {choose.__name__}"
                print(f"{name:32} {speed:6.0f} rounds a second", flush=True)


def places(number: int) -> None:
    for preset in ("moderate", "all"):
        table = Table(preset)
        total = sum(table.strong_place() for _ in range(number))
        print(
            f"{preset}: average place {total / number:.2f} in {number} rounds; "
            f"{1000 * sum(table.spent) / len(table.spent):.0f} ms a move, "
            f"{1000 * max(table.spent):.0f} at most",
            flush=True,
        )


class Table:
    """Four bots, one of them strong; it moves on by a seat from match to match."""

    def __init__(self, preset: str) -> None:
        self.spent: list[float] = []
        self.strong: Seat = 0
        options = GAME.presets[preset]
        self.rounds = rounds(partial(President, options, 4), self.choose, Random(preset))

    def strong_place(self) -> int:
        """Its place in the next round."""
        state = next(self.rounds)
        place = 1 + state.ranking.index(self.strong)
        if state.to_act == OVER:
            self.strong = (self.strong + 1) % 4
        return place

    def choose(self, state: President, random: Random) -> int:
        seat = state.to_act
        if seat != self.strong:
            seen = Seen(seat, state.moves(), partial(state.guess, seat))
            return GAME.bots["normal"].weigh(seen, random)[0].move
        return _thought(self.spent, state, random)


def moves(number: int) -> None:
    for preset in ("moderate", "all"):
        for seats in (4, 8):
            spent: list[float] = []
            start = partial(President, GAME.presets[preset], seats)
            played = rounds(start, partial(_thought, spent), Random(preset))
            for _ in range(number):
                next(played)
            mean, worst = 1000 * sum(spent) / len(spent), 1000 * max(spent)
            name = f"{preset}, {seats} players"
            print(f"{name:20} {mean:5.0f} ms a move, {worst:5.0f} at most, of {len(spent)}")


def _thought(spent: list[float], state: President, random: Random) -> int:
    """The move of a strong bot; its time, where it had a choice."""
    seen = Seen(state.to_act, state.moves(), partial(state.guess, state.to_act))
    start = process_time()
    move = GAME.bots["strong"].weigh(seen, random)[0].move
    if len(seen.moves) > 1:
        spent.append(process_time() - start)
    return move


def faults(number: int) -> None:
    random = Random(number)
    played = rounds(lambda: _any_match(random), _checked_move, random)
    for _ in range(number):
        state = next(played)
        assert sorted(state.ranking) == list(range(len(state.hands))), state.ranking
        assert sum(hand > 0 for hand in state.hands) <= 1
    print(f"{number} rounds without a fault")


def _any_match(random: Random) -> President:
    values = {rule.name: random.choice(rule.among) for rule in form(Options)}
    return President(Options(**values), random.randrange(4, 9))


def _checked_move(state: President, random: Random) -> int:
    moves = state.moves()
    assert len(set(moves)) == len(moves) > 0
    move = random.choice(moves)
    assert state.why_not(move) is None
    held = [*state.hands, state.lost]
    assert sum(held) & ~DECKS[state.options.jokers] == 0
    assert sum(held).bit_count() == sum(hand.bit_count() for hand in held)
    if random.random() < 0.05:
        seat = random.randrange(len(state.hands))
        world = state.guess(seat, random)
        assert GAME.look(world, seat) == GAME.look(state, seat)
    return move


if __name__ == "__main__":
    what = {
        "speed": (speed, 1000),
        "places": (places, 2000),
        "moves": (moves, 5),
        "faults": (faults, 10_000),
    }
    run, usual = what[sys.argv[1]]
    run(int(sys.argv[2]) if len(sys.argv) > 2 else usual)
