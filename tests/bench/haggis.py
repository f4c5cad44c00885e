"""Figures for haggis, in seconds of processor time.

python tests/bench/haggis.py speed [rounds]     opening leads; random and policy rounds a second
python tests/bench/haggis.py matches [matches] [players] [budget]   strong against normal
python tests/bench/haggis.py faults [rounds]    random rounds over random house rules
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent))

from clock import process_time
from rounds import any_move, pace, rounds

from taku import Match, games
from taku.bots.rollouts import RolloutBot
from taku.game import CHANCE, OVER, Bot, Seen
from taku.games.haggis.bot import BOTS, shortlist
from taku.games.haggis.combinations import leads
from taku.games.haggis.deck import DEALT, DECK, DECKS, NUMBERS, OWN_WILDS, WIDEST
from taku.games.haggis.policy import policy
from taku.games.haggis.rules import Haggis, Options
from taku.options import form

GAME = games["haggis"]


def speed(number: int) -> None:
    for seats in (2, 3, 4):
        opening_leads(seats)
        for choose in (any_move, policy):
            speed = pace(partial(Haggis, Options(), seats), choose, number)
            print(f"{seats} players, {choose.__name__:9} {speed:6.0f} rounds a second", flush=True)


def opening_leads(seats: int) -> None:
    random = Random(seats)
    spent, found = [], []
    for _ in range(200):
        (hand,) = DECK.deal([DEALT[seats]], random, DECKS[seats] & NUMBERS)
        start = process_time()
        found.append(len(leads(hand | OWN_WILDS[0], WIDEST[seats])))
        spent.append(1000 * (process_time() - start))
    print(
        f"{seats} players, an opening lead with three wild cards: {sum(found) / 200:.0f} moves "
        f"({max(found)} at most) in {sum(spent) / 200:.2f} ms ({max(spent):.2f} at most)"
    )


def matches(number: int, seats: int = 2, budget: int = 0) -> None:
    """One strong player, or team, against normal ones; its seat moves on from match to match."""
    strong: Bot = RolloutBot(policy, shortlist, budget) if budget else BOTS["strong"]
    spent: list[float] = []
    won = 0.0
    for match in range(number):
        teams = 2 if seats == 4 else seats
        state, random = Haggis(Options(), seats), Random(f"{seats} {match}")
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.play(state.draw(random))
                continue
            mine = state.to_act % teams == match % teams
            start = process_time()
            state.play(_chosen(strong if mine else BOTS["normal"], state, random))
            if mine:
                spent.append(1000 * (process_time() - start))
        won += GAME.places(state)[match % teams] == 1
        mean = sum(spent) / len(spent)
        print(
            f"{seats} players: strong won {won:.0f} of {match + 1} matches; "
            f"{mean:.0f} ms a move, {max(spent):.0f} at most",
            flush=True,
        )


def _chosen(bot: Bot, state: Haggis, random: Random) -> int:
    moves = state.moves()
    if len(moves) == 1:
        return moves[0]
    return bot.weigh(Seen(state.to_act, moves, partial(state.guess, state.to_act)), random)[0].move


def faults(number: int) -> None:
    random = Random(number)
    played = rounds(lambda: _any_match(random), _checked_move, random)
    for _ in range(number):
        state = next(played)
        cards, seats = state.options.card_points, len(state.hands)
        total = {2: 36, 3: 50, 4: 72} if cards == "classic" else {2: 42, 3: 54, 4: 84}
        captured = state.scores[-1].parts["captured"][: 2 if seats == 4 else seats]
        assert sum(captured) == total[seats], captured
    print(f"{number} rounds without a fault")


def _any_match(random: Random) -> Haggis:
    while True:
        values = {rule.name: random.choice(rule.among) for rule in form(Options)}
        try:
            match = Match("haggis", values, seats=random.choice(GAME.seats))
        except ValueError:  # not for so many players
            continue
        state = match.state.clone()
        assert isinstance(state, Haggis)
        return state


def _checked_move(state: Haggis, random: Random) -> int:
    moves = state.moves()
    assert len(set(moves)) == len(moves) > 0
    move = random.choice(moves)
    assert state.why_not(move) is None
    held = [*state.hands, state.haggis, *state.captured, state.at_stake()]
    assert sum(held) == DECKS[len(state.hands)]
    if random.random() < 0.05:
        seat = random.randrange(len(state.hands))
        world = state.guess(seat, random)
        assert GAME.look(world, seat) == GAME.look(state, seat)
    return move


if __name__ == "__main__":
    what: dict[str, tuple[Callable[..., None], int]] = {
        "speed": (speed, 300),
        "matches": (matches, 100),
        "faults": (faults, 3000),
    }
    run, usual = what[sys.argv[1]]
    run(*(int(value) for value in sys.argv[2:] or [usual]))
