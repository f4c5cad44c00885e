"""The arena and other people's programs: OpenSpiel's bots and PettingZoo's environments."""

import gc
import runpy
import weakref
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import numpy as np
import pytest

from taku import Match, games
from taku.arena import Entrant, Row, Trial, figures, play
from taku.arena.workers import check

NO_PASSING = {"passing": False}


# OpenSpiel


@pytest.fixture(scope="module")
def spiel() -> Any:
    return pytest.importorskip(
        "pyspiel", reason="OpenSpiel cannot be imported here", exc_type=ImportError
    )


def against_normal(name: str, deals: range, options: dict[str, Any]) -> list[Row]:
    """What comes of one of theirs and *normal*."""
    trial = Trial("hearts", (Entrant("normal"), Entrant(f"openspiel:{name}")), options)
    rows = [row for deal in deals for row in play(trial, deal)]
    assert not [row.fault for row in rows if row.fault]
    return rows


def test_an_open_spiel_bot_plays_by_any_pass(spiel: Any) -> None:
    """Anything is better than to play at random; every fourth deal passes nothing."""
    _, theirs = figures(against_normal("uniform_random", range(8), {}))
    assert theirs.measures["points"].difference > 5


def test_their_search_plays_here(spiel: Any) -> None:
    """However it draws, it thinks about every decision and loses none by a fault."""
    rows = against_normal("ismcts-10", range(3), NO_PASSING)
    assert all(row.decisions for row in rows if row.entrant == 1)


def test_ours_play_there_as_here(spiel: Any) -> None:
    """In each way of passing they do what is legal there, and lose less than those at random."""
    from taku.arena.open_spiel import PASSING, Ours, game

    points = [0.0] * 4
    for deal in range(16):
        table = game().new_initial_state()
        table.apply_action(deal % len(PASSING))
        ours = deal // len(PASSING)
        bots = [
            Ours("normal", deal)
            if seat == ours
            else spiel.make_uniform_random_bot(seat, deal * 4 + seat)
            for seat in range(4)
        ]
        returns = spiel.evaluate_bots(table, bots, deal)
        points = [own + (26 - got) for own, got in zip(points, rotated(returns, ours), strict=True)]
    assert points[0] < min(points[1:])


def rotated(values: list[float], by: int) -> list[float]:
    return [*values[by:], *values[:by]]


@pytest.mark.parametrize(
    ("game", "name", "problem"),
    [
        ("haggis", "uniform_random", "openspiel:uniform_random: plays hearts only"),
        ("hearts", "deep_blue", "openspiel:deep_blue: none of .*uniform_random.*, ismcts-100"),
        ("hearts", "ismcts-many", "openspiel:ismcts-many: none of"),
    ],
)
def test_a_bot_that_they_have_not_is_refused(
    spiel: Any, game: str, name: str, problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        play(Trial(game, (Entrant(f"openspiel:{name}"),)), 0)


@pytest.mark.parametrize(
    ("name", "options", "fault"),
    [
        ("uniform_random", {"bonus_card": "JD"}, "OpenSpiel does not know bonus_card"),
        ("ismcts-10", {}, "OpenSpiel's search would end the process where cards are passed"),
    ],
)
def test_games_that_open_spiel_lacks_lose_with_reason(
    spiel: Any, name: str, options: dict[str, Any], fault: str
) -> None:
    trial = Trial("hearts", (Entrant(f"openspiel:{name}"), Entrant("easy")), options)
    with pytest.raises(ValueError, match=f"openspiel:{name}: {fault}"):
        check(trial)  # the check runs before the first deal
    rows = play(trial, 0)
    assert {row.fault for row in rows if row.entrant == 0} == {fault}


# PettingZoo


@pytest.fixture(scope="module")
def zoo() -> Any:
    pytest.importorskip("pettingzoo")
    from taku.arena import pettingzoo

    return pettingzoo


@pytest.mark.filterwarnings("ignore:Observation")  # the observation is a Dict because of the mask
@pytest.mark.parametrize("whole", [False, True], ids=["a round", "a match"])
@pytest.mark.parametrize("game", games)
def test_a_table_passes_the_api_test_of_pettingzoo(zoo: Any, game: str, whole: bool) -> None:
    from pettingzoo.test import api_test

    api_test(zoo.Table(game, whole=whole), num_cycles=60)


def test_the_same_seed_gives_the_same_deal_there(zoo: Any) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: zoo.Table("president", seats=5), num_cycles=50)


@pytest.mark.parametrize("game", games)
def test_rewards_are_the_points_of_the_deal(zoo: Any, game: str) -> None:
    table, random = zoo.Table(game), Random(game)
    table.reset(seed=3)
    got = dict.fromkeys(table.possible_agents, 0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, info = table.last()
        got[agent] += reward
        if terminated or truncated:
            table.step(None)
            continue
        legal = seen["action_mask"].nonzero()[0]
        assert sorted(info["actions"]) == [*legal]
        assert table.observation_space(agent).contains(seen)
        table.step(random.choice(legal))
    sign = -1 if games[game].low_wins else 1
    assert [sign * points for points in got.values()] == table.match.points


def test_an_observation_tells_only_what_the_seat_sees(zoo: Any) -> None:
    """It looks the same from every seat, and every index has a name."""
    table = zoo.Table("hearts")
    table.reset(seed=1)
    for agent in table.possible_agents:
        told = observed(table, agent)
        hands = {name: n for name, n in told.items() if name.startswith("hand ")}
        assert sum(n for name, n in hands.items() if name.startswith("hand 0 ")) == 13
        assert [hands.pop(f"hand {owner} ?") for owner in (1, 2, 3)] == [13, 13, 13]
        assert not any(n for name, n in hands.items() if not name.startswith("hand 0 "))


def observed(table: Any, agent: str) -> dict[str, int]:
    """The observation of an agent by the names of its indices."""
    names, numbers = table.encoding.names, table.observe(agent)["observation"]
    assert len(set(names)) == len(names)
    return dict(zip(names, numbers.tolist(), strict=True))


def test_an_observation_has_what_a_player_needs(zoo: Any) -> None:
    dice = zoo.Table("yahtzee", seats=1)
    dice.reset(seed=1)
    told = observed(dice, "seat_0")
    assert (told["badge rolls table number"], told["row chance 0"]) == (2, 0)
    dice.step(dice.encoding.number_of["fill chance"])
    told = observed(dice, "seat_0")
    assert told["row chance 0"] == 1
    assert told["row chance 0 points"] == dice.match.points[0] > 0

    cards = zoo.Table("hearts", {"passing": False})
    cards.reset(seed=1)
    for _ in range(5):
        cards.step(cards.now.actions[0])
    told = observed(cards, cards.agent_selection)
    assert sum(n > 0 for name, n in told.items() if name.startswith("played ")) == 5
    assert sum(n for name, n in told.items() if name.startswith("last ")) == 4


@pytest.mark.parametrize("game", games)
def test_actions_are_stable_and_features_tell_them_apart(zoo: Any, game: str) -> None:
    """And a policy sees the same in a world that its seat guesses as at the table."""
    table, random = zoo.Table(game), Random(game)
    table.reset(seed=7)
    encoding = table.encoding
    for _ in range(80):
        if table.ended:
            table.reset(seed=8)
        texts, actions = table.now.texts, table.now.actions
        fixed = {encoding.moves[n] for n in actions if n < len(encoding.moves)}
        assert fixed == set(texts) & set(encoding.moves)
        others = encoding.features([text for text in texts if text not in fixed])
        if games[game].vocabulary:
            assert len({row.tobytes() for row in others}) == len(others)
        state = table.match.state
        guess = zoo.Decision(encoding, state.guess(state.to_act, random))
        for part, numbers in guess.observation.items():
            assert (numbers == table.now.observation[part]).all()
        table.step(random.choice(actions))
    assert zoo.Table(game).encoding.moves == encoding.moves


SAME = {"haggis": 535992410, "hearts": 479032573, "president": 3735351693, "yahtzee": 1770948349}


@pytest.mark.parametrize("game", SAME)
def test_observations_and_actions_of_a_version_never_change(zoo: Any, game: str) -> None:
    """A trained policy must see the numbers that it learned; else VERSION is another."""
    table, random, seen = zoo.Table(game), Random(game), 0
    table.reset(seed=2)
    for _ in range(150):
        if table.ended:
            table.reset(seed=3)
        for agent in table.possible_agents:
            told = table.observe(agent)
            seen = crc32(told["observation"].tobytes(), seen)
            assert told["action_mask"].any() == (agent == table.agent_selection)
        seen = crc32(str(table.now.actions).encode(), seen)
        table.step(random.choice(table.now.actions))
    assert (table.metadata["name"], seen) == (f"taku_{game}_v5", SAME[game])


def test_an_impossible_action_is_refused_with_its_reason(zoo: Any) -> None:
    table = zoo.Table("hearts", {"passing": False})
    table.reset(seed=1)
    before = table.match.log[:]
    queen = table.encoding.number_of["QS"]
    with pytest.raises(
        ValueError, match=rf"action {queen} of seat \d, QS: .*2♣|QS: You don’t hold"
    ):
        table.step(queen)
    for action in (-1, 10**6, None, "QS"):
        with pytest.raises(ValueError, match="action_mask tells which are"):
            table.step(action)
    assert table.match.log == before


def test_a_seed_decides_all_deals_after_it(zoo: Any) -> None:
    def deals(seed: int) -> list[str]:
        table.reset(seed=seed)
        found = [table.match.log[0]]
        for _ in range(3):
            table.reset()
            found.append(table.match.log[0])
        return found

    table = zoo.Table("hearts")
    first = deals(1)
    assert len({*first}) == 4
    assert deals(2) != first
    assert deals(np.int64(1)) == first


def test_an_environment_is_freed_when_none_holds_it(zoo: Any) -> None:
    table = zoo.Table("hearts")
    table.reset(seed=1)
    spaces = [table.action_space(agent) for agent in table.possible_agents]
    assert [table.action_space(agent) for agent in table.possible_agents] == spaces
    assert len({*map(id, spaces)}) == 4
    held = weakref.ref(table)
    del table
    gc.collect()
    assert held() is None


@pytest.mark.parametrize("call", ["observe", "step", "render", "last"])
def test_a_call_before_reset_says_so(zoo: Any, call: str) -> None:
    from gymnasium.error import ResetNeeded

    table = zoo.Table("hearts", render_mode="ansi")
    given = {"observe": ["seat_0"], "step": [0]}.get(call, [])
    with pytest.raises(ResetNeeded, match=r"call reset\(\) before "):
        getattr(table, call)(*given)
    table.reset(seed=1)
    table.last()


def test_an_unknown_render_mode_is_refused(zoo: Any) -> None:
    with pytest.raises(ValueError, match=r"render_mode: one of .*'ansi'.*, not 'human'"):
        zoo.Table("hearts", render_mode="human")


def test_a_table_has_name_house_rules_and_text(zoo: Any) -> None:
    table = zoo.Table("president", preset="japan", render_mode="ansi")
    assert table.metadata["name"] == "taku_president_v5"
    assert table.options["eight_cut"]
    table.reset(seed=1, options={"house_rules": {"eight_cut": False}})
    assert not table.match.options.eight_cut
    assert "Player 1" in table.render()
    table.reset(seed=1)
    assert table.match.options.eight_cut
    with pytest.raises(ValueError, match="make another table"):
        table.reset(options={"house_rules": {"jokers": 0}})


def test_a_policy_of_theirs_plays_here(zoo: Any) -> None:
    code = """
from taku.arena.pettingzoo import bot_of
bot = bot_of("hearts", lambda seen, infos: int(seen["action_mask"].nonzero()[0][-1]))
"""
    rows = play(Trial("hearts", (Entrant("last.py", code), Entrant("easy"))), 0)
    assert not [row.fault for row in rows if row.fault]
    assert all(row.decisions for row in rows)
    with pytest.raises(ValueError, match=r"last\.py: .* ValueError: this policy plays hearts only"):
        check(Trial("haggis", (Entrant("last.py", code),)))


def test_a_seed_with_many_combinations_begins(zoo: Any) -> None:
    table = zoo.Table("haggis", seats=4)
    table.reset(seed=18)
    assert len(table.now.actions) > 4000


def test_hearts_without_passing_has_no_room_for_it(zoo: Any) -> None:
    table = zoo.Table("hearts", {"passing": False})
    assert table.action_space("seat_0").n == 54
    with pytest.raises(ValueError, match="make another table"):
        table.reset(options={"house_rules": {"passing": True}})
    assert zoo.Table("hearts").action_space("seat_0").n == 54 + 286


def test_the_agent_of_the_documents_learns_and_plays(zoo: Any) -> None:
    path = Path(__file__).parents[1] / "engine/guides/train_hearts.py"
    agent = runpy.run_path(str(path))
    trained = agent["trained"]
    trained[:] = 0
    agent["train"](trained, deals=1)
    assert trained[1].sum() == 52  # a deal has as many decisions
    match = Match("hearts", agent["OPTIONS"], seed=1)
    [chosen] = agent["bot"].weigh(match.seen(match.to_act), Random(1))
    assert match.state.why_not(chosen.move) is None
