"""How the bots of haggis play: obvious moves, fairness, and the reasons they give."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from duels import lead
from sitting import picture
from taku import Match
from taku.bots.rollouts import Policy, PolicyBot, RolloutBot
from taku.cards import Cards
from taku.game import CHANCE, OVER, Bot, Move, Seen, Weighed
from taku.games.haggis import GAME
from taku.games.haggis.bot import MOST, shortlist
from taku.games.haggis.deck import DECK, NUMBERS
from taku.games.haggis.policy import biggest, policy, turns
from taku.games.haggis.policy import choice as choose
from taku.games.haggis.policy_expert import WEIGHTS, expert_policy, scored_moves
from taku.games.haggis.rules import PASS, Haggis
from taku.games.haggis.tempers import TEMPERS, cautious, daring, hoarder

STRONG = GAME.bots["strong"]
QUICK: dict[str, Bot] = {  # the tests hold for any budget
    level: replace(bot, budget=8, ends=bot.ends and replace(bot.ends, most=7))
    if isinstance(bot, RolloutBot)
    else bot
    for level, bot in GAME.bots.items()
}
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (3, {"tatties": True}),
    (3, {"bomb_capture": "choose", "bets": "5-15-30", "card_points": "each"}),
    (3, {"failed_bet": "lost"}),
    (4, {}),
]
variants = pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)


def at(
    deal: str, *moves: str, seats: int = 3, points: tuple[int, ...] = (), **options: Any
) -> Match:
    """The match after these moves; seat 0 leads first."""
    match = Match(
        "haggis", options, log=[f"dealer {seats - 1}", f"deal {deal}", *moves], seats=seats
    )
    match.state.points = list(points) or match.state.points
    return match


def seen(state: Haggis) -> Seen:
    seat = state.to_act
    return Seen(seat, state.moves(), lambda random: state.guess(seat, random))


def state_of(match: Match) -> Haggis:
    assert isinstance(match.state, Haggis)
    return match.state


def choice(bot: Bot, match: Match) -> str:
    weighed = bot.weigh(seen(state_of(match)), Random(1))
    return GAME.write(match.state, weighed[0].move)


# Obvious moves


LAST_RUN = at("4R 5R 6R | 7O 7G 8B TB | 2Y 3Y 9Y TY", "bet 15")
BOMB_THEN_OUT = at("9R 9O 2B | J1 Q1 4O | 2Y 3Y 5Y 6Y 8B TB", "bet 15", "9R 9O", "bet 15")

OBVIOUS = [
    ("last", "4R 5R 6R", LAST_RUN),
    ("two-plays", "J1 Q1", BOMB_THEN_OUT),
    ("capture", "capture 2", at("4R 2R 8O 9O | J1 Q1 2O 3B 8G TB | 6Y 2Y 4B 5B", "4R", "J1 Q1",
                                "pass", "pass", bomb_capture="choose", points=(200, 0, 20))),
]  # fmt: skip
REASONS = [
    *OBVIOUS,
    ("bet", "bet 30", at("4R 5R 6R TR TO K0 | 7O 8B TB | 2Y 3Y 9Y")),
    ("tried", "bet 15", at("2R 4O 6Y 8G TB 3B 5R | 7O 8B TG | 2Y 3Y 9Y")),
    ("no-bid", "pass", at("2R 4O 6Y 8G TB 3B 5R | 7O 8B TG | 2Y 3Y 9Y", tatties=True)),
    ("forced", "2R", at("2R | 7O 8B TG | 2Y 3Y 9Y", "bet 30")),
    ("large", "4R 4O 5R 5O", at("4R 4O 5R 5O 8B TG TB | 7O 8Y TY | 2Y 3Y 9Y")),
    ("low-first", "2B", at("2B 4R 9O 9G | 7O 8Y TY | 3Y 9Y")),
    ("cheap", "6O", at("4R 9R 2B 3B 5Y 6Y | 6O 7O TG TB 3G | 2Y 3Y 9Y 5B 6B 7B", "4R")),
    ("tried", "TG", at("4R 9R 2B 3B 5Y 6Y | 6O 7O TG TB 3G | 2Y 3Y 9Y 5B 6B 7B", "4R")),
    ("stop", "TG", at("4R 9R 2B | 6O 7O TG TB 3G | 2Y 3Y 9Y 5B 6B 7B", "4R")),
    ("wild", "J1", at("TR 9R 2B 3B 5Y 6Y | 6O 7O TG TB 3G J1 | 2Y 3Y 9Y 5B 6B 7B", "TR")),
    ("save", "pass", at("4R 9R 2B 3B 5Y | 6O 7O TG TB 3G | 2Y 3Y 9Y 5B 6B 7B", "4R")),
    ("partner", "pass", at("4R 9R 2G | 6O 7O | TY 5Y | 3Y 9Y 5G", "4R", "pass", seats=4)),
    ("bomb", "J1 Q1", at("TR 9R 2B 3B 5Y 6Y | 6O 7O TG 4B 3G J1 Q1 | 2Y 3Y 9Y 5B 6B 7B", "TR")),
    ("bomb-stop", "J1 Q1", at("TR 9R 2B | 6O 7O TG J1 Q1 | 2Y 3Y 9Y 5B 6B 7B", "TR")),
]  # fmt: skip


@pytest.mark.parametrize("level", ["normal", "strong"])
@pytest.mark.parametrize(("why", "move", "match"), OBVIOUS)
def test_an_obvious_move_is_found(level: str, why: str, move: str, match: Match) -> None:
    assert choice(GAME.bots[level], match) == move


@pytest.mark.parametrize(("why", "move", "match"), REASONS)
def test_a_move_has_a_reason_that_is_true(why: str, move: str, match: Match) -> None:
    assert match.why_not(move) is None
    assert GAME.advise(match.state, GAME.read(match.state, move)).id == why


def test_a_bot_bets_on_winning_hands_alone() -> None:
    sure = at("4R 5R 6R 7R | 7O 8B TB 2O 3O 4O 5B | 2Y 3Y 9Y TY 6B 3B")
    assert choice(STRONG, sure) == "bet 30"
    hopeless = at("2R 4O 6Y 2G 2B 4G 6B | 7O J1 Q1 K1 | 8Y J2 Q2 K2")
    assert not choice(STRONG, hopeless).startswith("bet")


def test_a_bot_bids_on_winning_hands_alone() -> None:
    sure = at("4R 5R 6R 7R | 7O 8B TB 2O 3O 4O 5B | 2Y 3Y 9Y TY 6B 3B", tatties=True)
    assert choice(STRONG, sure) == "bid 45"
    hopeless = at("7O J0 Q0 K0 | 2R 4O 6Y 2G 2B 4G 6B | 8Y J2 Q2 K2", "bid 15", tatties=True)
    assert choice(STRONG, hopeless) == "pass"


def test_no_bomb_is_wasted_on_early_tricks() -> None:
    match = at(
        "2R 4O 5Y 6G 8B TR 3B 7B | 3O 5R 7Y 8G TB 4Y 6B 9Y J1 Q1 | 2Y 3Y 9G TY 6Y 2B 5B 8Y", "2R"
    )
    assert choice(STRONG, match) not in ("J1 Q1", "K1", "J1 Q1 K1")


# Hands in masks


@pytest.mark.parametrize(
    ("cards", "largest", "plays"),
    [
        ("4R 5R 6R TB", "4R 5R 6R", 2),
        ("4R 4O 5R 5O TB", "4R 4O 5R 5O", 2),
        ("4R 4O 5R 5Y", "4R 4O", 2),
        ("2R 3R 9O", "2R", 3),
        ("9R 9O 9Y 2B", "9R 9O 9Y", 2),
        ("2R 4O 6Y J0", "2R", 2),
    ],
)
def test_the_largest_combination_of_number_cards_is_seen(
    cards: str, largest: str, plays: int
) -> None:
    hand = DECK.read(cards)
    assert DECK.write(biggest(hand & NUMBERS)[0]) == largest
    assert turns(hand) == plays


LATE = "2Y 3Y 9Y TY 6B 5B"
FILLS = [
    ("4R 5R 6R 2B 8O 5O 3R TR", "2R 3B 4G 6O 7O 8B 9R 9G TO J1 Q1", "4R 5R 6R", "pass", "6O 7O J1"),
    ("4R 5R 6R 2B 8O 5O 3R TR", "2O 3B 4B 6O 6G 7R 9R TB J1 Q1", "4R 5R 6R", "pass", "7R J1 9R"),
    ("TR 8O 4R 2B 7O 5O 3R 6R", "9O 2G 4B 6G 8Y 3B 5R 7B TB J1 Q1", "TR", "J1", "pass"),
    ("2R 8O 4R 2B 7O 6O 4O 6R", "3R 5O 7Y 9G 9R 8G 8Y 8B TB TG", "2R", "3R", "3R 5O 7Y 9G"),
]


@pytest.mark.parametrize(("leader", "hand", "led", "quick", "slow"), FILLS)
def test_experts_use_wild_cards_late(
    leader: str, hand: str, led: str, quick: str, slow: str
) -> None:
    state = state_of(at(f"{leader} | {hand} | {LATE}", led))
    chosen = [GAME.write(state, choose(state, Random(0))) for choose in (policy, expert_policy)]
    assert chosen == [quick, slow]


@pytest.mark.parametrize("shape", ["single cards", "rows"])
def test_experts_keep_a_wild_card_for_runs(
    shape: str,
) -> None:
    hand = {
        "single cards": "2R 4O 6Y 8G 9B 3B 5G TR J0",
        "rows": "4R 4O 5R 5O 6R 8G 9B 2Y TY J0",
    }
    state = state_of(at(f"{hand[shape]} | 2O 7Y 6O 8Y TB TO | 2B 3Y 6B 3R 9Y TG"))
    led = DECK.read(GAME.write(state, expert_policy(state, Random(0))))
    assert bool(led & ~NUMBERS) == (shape == "rows")


def test_the_shrewd_policy_takes_its_best_estimate() -> None:
    asked: list[Haggis] = []

    def note(state: Haggis, hand: Cards, *_: Any) -> Move:
        asked.append(state.clone())
        return -1

    state, random = Haggis(GAME.presets["haggis"], 3), Random(3)
    while not state.scores:
        if state.to_act == CHANCE:
            state.play(state.draw(random))
        else:
            choose(state, note, note)
            state.play(expert_policy(state, random))
    assert {bool(one.trick) for one in asked} == {True, False}
    for one in asked:
        worth = {move: worth for worth, move in scored_moves(one, WEIGHTS)}
        assert worth[expert_policy(one, random)] == max(worth.values())


def test_the_shrewd_policy_beats_the_quick_one() -> None:
    leads = [lead(expert_policy, policy, deal, seat) for deal in range(20) for seat in range(3)]
    assert sum(leads) > 9 * len(leads)


# Tempers


@pytest.mark.parametrize("temper", [cautious, daring, hoarder])
def test_tempers_do_about_as_well_as_none(temper: Policy) -> None:
    leads = [lead(policy, temper, deal, seat) for deal in range(150) for seat in range(3)]
    assert abs(sum(leads)) < len(leads)


@pytest.mark.parametrize("level", ["skilled", "strong"])
@pytest.mark.parametrize("temper", TEMPERS)
def test_a_temper_thinks_as_its_level_does(level: str, temper: str) -> None:
    bot, own = GAME.bots[level], TEMPERS[temper][level]
    assert isinstance(bot, RolloutBot)
    assert isinstance(own, RolloutBot)
    assert replace(own, temper=None, alike=bot.alike) == bot


def test_a_hoarder_spares_wild_cards_early() -> None:
    leader, small = "TR 8O 4R 2B 7O 5O 3R 6R", "9O 2G 4B 6G 8Y 3B 5R 7B TB J1 Q1"
    for hand, own in ((f"{small} 5G 7G 2O", "pass"), (small, "J1")):
        match = at(f"{leader} | {hand} | {LATE}", "TR")
        assert choice(PolicyBot(policy), match) == "J1"
        assert choice(PolicyBot(hoarder), match) == own


# The shortlist


@variants
def test_a_shortlist_begins_with_the_policys_move(seats: int, options: dict[str, Any]) -> None:
    for state, _ in decisions("easy", seats, options, rounds=2):
        found = list(shortlist(state, Random(0)))
        assert len(set(found)) == len(found) <= MOST + 1
        assert [state.why_not(move) for move in found] == [None] * len(found)
        assert found[0] == policy(state, Random(0))
        if state.phase == "play" and state.trick:
            assert PASS in found
        for bet in state.open_bets() if state.phase == "play" else ():
            assert bet in found


# Every level under any house rules


@variants
@pytest.mark.parametrize("level", QUICK)
def test_whole_rounds_are_played_legally(level: str, seats: int, options: dict[str, Any]) -> None:
    for state, moves in decisions(level, seats, options, rounds=1):
        assert [state.why_not(each.move) for each in moves] == [None] * len(moves)
        assert len({each.move for each in moves}) == len(moves)


@variants
@pytest.mark.parametrize("level", QUICK)
def test_a_choice_does_not_depend_on_hidden_cards(
    level: str, seats: int, options: dict[str, Any]
) -> None:
    for number, (state, _) in enumerate(decisions("easy", seats, options, rounds=2)):
        if number % 18 == 0:
            guessed = state.guess(state.to_act, Random(number))
            assert weigh(level, guessed) == weigh(level, state)


def weigh(level: str, state: Haggis) -> list[Weighed]:
    return list(QUICK[level].weigh(seen(state), Random(0)))


@variants
def test_the_same_seed_gives_the_same_moves(seats: int, options: dict[str, Any]) -> None:
    one = decisions("strong", seats, options, rounds=1)
    other = decided("strong", seats, options, rounds=1)
    assert one is not other
    assert [(picture(state), moves) for state, moves in one] == [
        (picture(state), moves) for state, moves in other
    ]


@variants
def test_the_policy_leaves_its_position_as_it_was(seats: int, options: dict[str, Any]) -> None:
    for state, _ in decisions("easy", seats, options, rounds=2):
        before = picture(state)
        move = policy(state, Random(0))
        assert picture(state) == before
        assert state.why_not(move) is None


Decided = tuple[Haggis, Sequence[Weighed]]  # a position, and the moves as its player weighed them
known: dict[str, list[Decided]] = {}


def decisions(level: str, seats: int, options: dict[str, Any], rounds: int) -> list[Decided]:
    """The decisions of the first rounds of a match, which several tests look at."""
    match = f"{level} {seats} {options} {rounds}"
    if match not in known:
        known[match] = decided(level, seats, options, rounds)
    return known[match]


def decided(level: str, seats: int, options: dict[str, Any], rounds: int) -> list[Decided]:
    match = Match("haggis", options, seed=f"{seats} {options}", seats=seats)
    state, random = state_of(match), Random(0)
    found = []
    while state.to_act != OVER and state.round <= rounds:
        if state.to_act == CHANCE:
            state.play(state.draw(random))
            continue
        found.append((state.clone(), QUICK[level].weigh(seen(state), random)))
        state.play(found[-1][1][0].move)
    return found
