"""The end of a round of haggis, reckoned out, against all that can be played there."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from taku import Match
from taku.bots.rollouts import RolloutBot
from taku.game import CHANCE, Bot, seen
from taku.games.haggis import GAME
from taku.games.haggis.endgame import EndgameSolver, Search, TooFarError
from taku.games.haggis.policy import policy
from taku.games.haggis.rules import PASS, Haggis, Options

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"failed_bet": "lost"}),
    (3, {}),
    (3, {"bomb_capture": "choose", "card_points": "each"}),
    (4, {"bomb_capture": "winner"}),
    (4, {}),
]
NEAR = EndgameSolver(most=7, worlds=30, steps=20_000)


def ends(seats: int, options: dict[str, Any], most: int = 5) -> Iterator[Haggis]:
    """Positions in which two opponents are left with few cards, and with some choice."""
    for deal in range(200):
        state, random = Haggis(Options(**options), seats), Random(deal)
        while not state.scores:
            if state.to_act == CHANCE:
                state.play(state.draw(random))
                continue
            held = sum(hand.bit_count() for hand in state.hands)
            if held <= most and NEAR.is_near(state) and len(state.moves()) > 1:
                yield state.clone()
            odd = random.random() < 0.3
            state.play(random.choice(state.moves()) if odd else policy(state, random))


def gained(state: Haggis, me: int, other: int) -> int:
    """What one gains on the other if both try out all that they may play."""
    if state.scores:
        score = state.scores[0].points
        return score[me] - score[other]
    best = max if state.to_act in (me, (me + 2) % 4 if len(state.hands) == 4 else me) else min
    values = []
    for move in state.moves():
        after = state.clone()
        after.play(move)
        values.append(gained(after, me, other))
    return best(values)


def state_of(match: Match) -> Haggis:
    assert isinstance(match.state, Haggis)
    return match.state


def reckoned(state: Haggis) -> dict[str, int]:
    return {
        GAME.write(state, move): Search(state, 10_000).after(state, move) for move in state.moves()
    }


def tried_out(state: Haggis) -> dict[str, int]:
    """What each move brings, less what there is already."""
    me, now, found = state.to_act, state.brought().points, dict[str, int]()
    (other,) = (seat for seat, hand in enumerate(state.hands) if hand and seat != me)
    for move in state.moves():
        after = state.clone()
        after.play(move)
        found[GAME.write(state, move)] = gained(after, me, other) - now[me] + now[other]
    return found


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_the_reckoning_equals_full_search(seats: int, options: dict[str, Any]) -> None:
    found = list(islice(ends(seats, options), 20))
    assert len(found) == 20
    for state in found:
        assert reckoned(state) == tried_out(state)


@pytest.mark.parametrize("how", ["next-highest", "choose", "winner"])
@pytest.mark.parametrize(
    "log",
    [
        # The player who is out sits to the right.
        ("deal 4R 4O | 2R J1 Q1 | 5Y 6Y", "4R 4O", "pass", "pass"),
        # The player who is out sits to the left.
        ("deal 4R 4O | 2R 3R | 5Y 5O 6Y Q2 K2", "4R 4O", "pass", "5Y 5O", "pass"),
    ],
)
def test_a_led_bomb_gives_the_trick_rightly(how: str, log: tuple[str, ...]) -> None:
    options = {"bomb_capture": how}
    state = state_of(Match("haggis", options, log=["dealer 2", *log], seats=3))
    assert reckoned(state) == tried_out(state)


# Bots


SURE_TEN = ("2O 3G 7R TR TY K0 | 7O 8R | 2G 5R 6R 7Y 8Y 8G 9R TO", "2O", "7O")
KING_THEN_OUT = ("2R 7R K0 | 4G 7Y Q1 K1 | 4O 5O 5Y 5G 8R 8Y 9R 9G", "2R", "4G")
PLAIN = [  # the move, and what rollouts alone would take
    (SURE_TEN, "TR", "K0"),
    (KING_THEN_OUT, "K0", "7R"),
]


def laid(deal: str, *moves: str) -> Haggis:
    return state_of(Match("haggis", log=["dealer 1", f"deal {deal}", *moves], seats=2))


def chosen(bot: Bot, state: Haggis, seed: int = 1) -> str:
    return GAME.write(state, bot.weigh(seen(state, state.to_act), Random(seed))[0].move)


@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize(("position", "right", "tried"), PLAIN)
def test_the_end_is_played_by_what_is_reckoned(
    position: tuple[str, ...], right: str, tried: str, level: str
) -> None:
    bot, state = GAME.bots[level], laid(*position)
    assert isinstance(bot, RolloutBot)
    assert chosen(bot, state) == right
    if level == "strong":
        assert chosen(replace(bot, ends=None), state) == tried


def test_each_world_that_could_be_is_counted_once() -> None:
    state = laid(*KING_THEN_OUT)
    random = Random(1)
    before = random.getstate()
    worth = NEAR(seen(state, 0), state.moves(), random)
    assert worth == NEAR(seen(state.guess(0, Random(5)), 0), state.moves(), Random(2))
    assert random.getstate() == before  # nine worlds: none is drawn


def test_an_end_of_many_steps_is_tried() -> None:
    bot, state = GAME.bots["strong"], laid(*SURE_TEN)
    assert isinstance(bot, RolloutBot)
    with pytest.raises(TooFarError):
        Search(state, 0).after(state, PASS)
    short = replace(bot, ends=replace(NEAR, steps=3))
    assert short.ends(seen(state, 0), state.moves(), Random(1)) is None
    assert chosen(short, state) == chosen(replace(bot, ends=None), state)


def test_chance_is_untouched_far_from_the_end() -> None:
    state = laid("2O 3G 7R TR TY K0 | 7O 8R 9G 9O | 5R 6R", "2O", "7O")
    random = Random(1)
    before = random.getstate()
    assert NEAR(seen(state, 0), state.moves(), random) is None
    assert random.getstate() == before
