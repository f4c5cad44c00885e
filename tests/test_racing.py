"""How bots share out their rollouts among moves, and which move they take."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from taku.bots.rollouts import RolloutBot
from taku.bots.sharing import CHALLENGE, FIRST, HALVING, RACING, Sharing
from taku.game import OVER, Move, Seen

STAY, LEFT, RIGHT = 1, 2, 3


@dataclass
class Fork:
    """One decision of seat 0; each world has its own gains."""

    gains: dict[Move, int]
    tried: Counter[Move]
    to_act: int = 0
    round: int = 1
    points: list[int] = field(default_factory=lambda: [0, 0])

    def clone(self) -> "Fork":
        return Fork(self.gains, self.tried)

    def play(self, move: Move) -> None:
        self.tried[move] += 1
        self.points = [self.gains[move], 0]
        self.to_act, self.round = OVER, 2


def weigh(
    gains: Callable[[Random], dict[Move, int]],
    moves: Sequence[Move] = (LEFT, STAY, RIGHT),
    budget: int = 3000,
    temper: Move | None = None,
    likely: Callable[[Fork], None] = lambda world: None,
    sharing: Sharing = RACING,
    alike: Callable[[Move], Move] = lambda move: move,
    **more: Any,
) -> tuple[list[Move], Counter[Move]]:
    """The moves that a bot has weighed, whose policy is to stay, and how often it tried each."""
    tried: Counter[Move] = Counter()

    def changed(world: Fork, seat: int, random: Random) -> Fork:
        likely(world)
        return world

    bot = RolloutBot(
        policy=lambda state, random: STAY,
        shortlist=lambda state, random: moves,
        budget=budget,
        sharing=sharing,
        temper=None if temper is None else lambda state, random: temper,
        likely=changed,
        alike=lambda state: alike,
        **more,
    )
    seen = Seen(0, moves, lambda random: Fork(gains(random), tried))
    return [one.move for one in bot.weigh(seen, Random(0))], tried


def test_a_much_better_move_is_taken_soon() -> None:
    moves, tried = weigh(lambda random: {LEFT: 0, STAY: 1, RIGHT: 9 + random.randrange(3)})
    assert moves == [RIGHT, STAY, LEFT]
    assert tried == Counter({LEFT: FIRST, STAY: FIRST, RIGHT: FIRST})


@pytest.mark.parametrize("sharing", [HALVING, RACING])
def test_close_moves_yield_to_fewer_dreaded_ends(sharing: Sharing) -> None:
    def best(high: int) -> Move:
        return weigh(
            lambda random: {STAY: random.choice([-9, high]), RIGHT: 0},
            moves=(STAY, RIGHT),
            sharing=sharing,
            dreaded=lambda world, after, seat: after.points[0] < 0,
        )[0][0]

    assert [best(9), best(10), best(20)] == [RIGHT, RIGHT, STAY]


def test_the_policys_move_stays_without_a_better() -> None:
    gambles = [weigh(_gamble(number), moves=(LEFT, STAY), budget=96) for number in range(40)]
    assert sum(moves[0] == STAY for moves, _ in gambles) > 28


def test_the_policys_stand_in_meets_the_best_challenger() -> None:
    def stayed(alike: Callable[[Move], Move]) -> int:
        gambles = (_gamble(number, LEFT, RIGHT) for number in range(40))
        found = [weigh(gamble, (LEFT, RIGHT), 96, alike=alike)[0][0] for gamble in gambles]
        return found.count(LEFT)

    assert stayed(lambda move: LEFT if move == STAY else move) > 28 > stayed(lambda move: move)


def test_a_tempers_move_stays_without_a_better() -> None:
    level = dict.fromkeys((STAY, LEFT, RIGHT), 0)
    assert weigh(lambda random: level, temper=LEFT)[0][0] == LEFT
    assert weigh(lambda random: level, moves=(STAY, RIGHT), temper=LEFT)[0][0] == LEFT
    assert weigh(lambda random: level | {LEFT: -9}, temper=LEFT)[0][0] != LEFT


def test_worlds_are_made_likelier_before_any_trial() -> None:
    def likely(world: Fork) -> None:
        world.gains = {LEFT: 9, STAY: 0, RIGHT: 0}

    moves, _ = weigh(lambda random: {LEFT: 0, STAY: 0, RIGHT: 9}, likely=likely)
    assert moves[0] == LEFT


def _gamble(
    number: int, safe: Move = STAY, bold: Move = LEFT
) -> Callable[[Random], dict[Move, int]]:
    """The bold move wins or loses as often: of few worlds it may seem better, or worse."""
    sown = Random(number)
    return lambda random: {safe: 0, bold: sown.choice([-9, 9])}


def test_close_moves_get_the_rollouts() -> None:
    def gains(random: Random) -> dict[Move, int]:
        return {LEFT: random.randrange(-40, 41), STAY: 0, RIGHT: random.randrange(-90, -50)}

    _, tried = weigh(gains)
    assert tried[RIGHT] == FIRST
    assert tried[LEFT] == tried[STAY] >= 1000


def test_trials_stay_within_the_budget() -> None:
    _, tried = weigh(lambda random: {move: random.randrange(100) for move in (1, 2, 3)}, budget=20)
    assert sum(tried.values()) == 21


def test_equal_moves_need_no_long_thought() -> None:
    moves, tried = weigh(lambda random: dict.fromkeys((STAY, LEFT, RIGHT), random.randrange(9)))
    assert moves[0] == STAY
    assert sum(tried.values()) == 3 * FIRST


def test_nothing_is_tried_where_the_end_is_computable() -> None:
    def ends(seen: Seen, moves: Sequence[Move], random: Random) -> dict[Move, float]:
        return {LEFT: 1.0, STAY: 2.0, RIGHT: 3.0}

    for sharing in (HALVING, RACING, CHALLENGE):
        assert weigh(lambda random: {}, sharing=sharing, ends=ends) == (
            [RIGHT, STAY, LEFT],
            Counter(),
        )


# A race for a duel with the policy's move


def challenged(gains: Callable[[Random], dict[Move, int]], **more: Any) -> tuple[Any, Any]:
    return weigh(gains, sharing=CHALLENGE, **more)


def test_a_challenger_that_is_better_wins_the_duel() -> None:
    moves, tried = challenged(lambda random: {LEFT: 0, STAY: 5, RIGHT: 9 + random.randrange(3)})
    assert moves == [RIGHT, STAY, LEFT]
    assert tried[STAY] == tried[RIGHT] > 2 * tried[LEFT] > 0


def test_the_policys_move_recovers_from_bad_starts() -> None:
    def gains(random: Random) -> dict[Move, int]:
        return {LEFT: random.randrange(9), STAY: -20, RIGHT: 9 + random.randrange(9)}

    _, tried = challenged(gains)
    assert tried[STAY] == tried[RIGHT] > tried[LEFT]


def test_without_sure_winner_the_first_move_stays() -> None:
    gambles = [challenged(_gamble(number), moves=(LEFT, STAY), budget=96) for number in range(40)]
    assert sum(moves[0] == STAY for moves, _ in gambles) > 28
    level = dict.fromkeys((STAY, LEFT, RIGHT), 0)
    assert challenged(lambda random: level, temper=LEFT)[0][0] == LEFT


def test_long_rollouts_are_fewer() -> None:
    def gains(random: Random) -> dict[Move, int]:
        return {move: random.randrange(100) for move in (LEFT, STAY, RIGHT)}

    two = 2  # the move that is tried, and one of the policy's to know how long a rollout is
    _, short = challenged(gains, budget=600, longest=two * 600)
    _, long = challenged(gains, budget=600, longest=two * 60)
    assert 590 < sum(short.values()) <= 601
    assert 50 < sum(long.values()) <= 61
