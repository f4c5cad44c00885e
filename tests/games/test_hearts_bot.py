"""How the bots of hearts play: obvious moves, fairness, and the reasons they give."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from sitting import picture
from taku import Match
from taku.bots.rollouts import RolloutBot
from taku.cards import each
from taku.game import OVER, Bot, Seen, Weighed
from taku.games.hearts import GAME
from taku.games.hearts.bot import alike, shortlist, wide_shortlist
from taku.games.hearts.deck import DECK, SUIT_OF
from taku.games.hearts.opponents import likely
from taku.games.hearts.policy import mate, policy
from taku.games.hearts.position import ADD, SUBTRACT
from taku.games.hearts.rules import Hearts, Options
from taku.options import changed
from taku.problems import position
from taku.problems.problem_file import training

QUICK: dict[str, Bot] = {
    level: replace(bot, budget=8) if isinstance(bot, RolloutBot) else bot
    for level, bot in GAME.bots.items()
}

CLUBS_FIRST = "2C 3C 4C 5C"
MOON = (
    "deal 2C 2H 3H 4H | AC AH KH QH | QS 5H 6H 7H | 8H 9H TH JH",
    "2C AC QS JH AH 5H 8H 2H KH 6H 9H 3H QH 7H TH 4H",
)
SHOOTER = "deal 2C KH 2H 3H 4H | AC QS AH QH JH | 3C 5H 6H 7H 8H | 4C 9H TH 5D 6D"
SWEEPER = "deal 2C KH 2H 3H 4H 3D | AC KC JC TC AH QH | 3C 5C 5H 6H 7H JH | 4C 6C QS 8H 9H TH"
TO_PARTNER = "deal 2C QS 4S | 3C 6D 8D | 5C AD 2D | 4C 5D 7D"
LAST = "deal 2C 2D AD | 5C 5D 9H | 3C 6D 8D | 4C 7D 9D"
TOP_JACK = "deal 2C 2D 3D | 3C 4D 8D | 5C JD AD | 4C 5D 7D"
NOTHING_UNDER = "deal 2C QD KD | 5C 5D 9D | 3C 6D 8D | 4C 7S TH"
WITH_JACK = "deal 2C 2D QD | 5C 5D 9H | 3C JD 8D | 4C 7D 9D"
PASSING = (
    "deal QS KS 3S 2C 4C 9C 3D 5D 8D 2H 4H 6H 9H | AS 2S 4S 5S 3C 5C 6C 7C 8C TC JC QC KC"
    " | 6S 7S 8S AC 2D 4D 6D 7D 9D TD JD QD KD | 9S TS JS AD 3H 5H 7H 8H TH JH QH KH AH"
)

SINGLETON = (
    "deal QS KS 3S 2C 9D TD JD QD AD 2H 4H 5H 6H | AS 2S 4S 5S 3C 5C 6C 7C 8C TC JC QC KC"
    " | 6S 7S 8S AC 2D 4D 3D 9C 5D 6D 7D 8D KD | 9S TS JS 4C 3H 9H 7H 8H TH JH QH KH AH"
)


def at(*log: str, points: list[int] | None = None, **options: object) -> Match:
    """The match after these cards, without a pass unless asked for."""
    match = Match("hearts", {"passing": False, **options}, draws=False)
    match.state.points[:] = points or match.state.points
    for entry in log:
        texts = [entry] if "deal" in entry else entry.split()
        for text in texts:
            match.state.play(match.game.read(match.state, text))
    return match


def seen(state: Hearts) -> Seen:
    seat = state.to_act
    return Seen(seat, state.moves(), lambda random: state.guess(seat, random))


def choice(level: str, match: Match) -> str:
    weighed = GAME.bots[level].weigh(seen(match.state), Random(1))
    return GAME.write(match.state, weighed[0].move)


# Obvious moves


OBVIOUS = [
    ("dump-queen", "QS", at("deal 2C QS 4S | 3C 5D 6D | 4C 7D 8D | 5C 9D 2S", CLUBS_FIRST, "9D")),
    ("duck", "3D", at("deal 2C 3D KD | 3C 2H 3H | 4C 4D 5D | 5C TD 9S", CLUBS_FIRST, "TD")),
    ("queen-under", "QS", at("deal 2C QS 4S | 3C 5S 2H | 4C 2S 3H | 5C KS 4H", CLUBS_FIRST, "KS")),
    ("last-and-clean", "AD", at(LAST, "2C 5C 3C 4C 5D 6D 7D")),
    ("stop-moon", "KH", at(SHOOTER, "2C AC 3C 4C QS 8H TH 2H JH 7H 9H 3H QH 6H 5D")),
    ("take-bonus", "QD", at(WITH_JACK, "2C 5C 3C 4C 5D JD 7D", bonus_card="JD")),
    ("spare-partner", "4S", at(TO_PARTNER, "2C 3C 5C 4C AD 5D", partnership="fixed")),
    ("moon-win", "moon add", at(*MOON, points=[99, 50, 60, 70])),
    ("moon-subtract", "moon subtract", at(*MOON, points=[40, 90, 80, 85])),
    ("moon-subtract", "moon subtract", at(*MOON, points=[0, 60, 80, 30], partnership="fixed")),
]
REASONS = [
    *OBVIOUS,
    ("forced", "2C", at(LAST)),
    ("lead-under", "4D", at("deal 2C 9S TS | 3C 6D 8D | 5C 4D AD | 4C 5D 7D", "2C 3C 5C 4C")),
    ("flush-queen", "2S", at("deal 2C 9S TS | 3C QS 8S | 5C 2S AD | 4C 5D 7D", "2C 3C 5C 4C")),
    ("take-bonus", "JD", at(TOP_JACK, "2C 3C 5C 4C", bonus_card="JD")),
    ("keep-lead", "AD", at(TO_PARTNER, "2C 3C 5C 4C")),
    ("keep-lead", "QS", at("deal 2C 9D 6D | 3C 5S 2H | 5C QS 3H | 4C JS 4H", "2C 3C 5C 4C")),
    ("take-high", "KD", at(NOTHING_UNDER, "2C 5C 3C 4C 5D 6D TH")),
    ("starve-moon", "3D", at(SWEEPER, "2C AC 3C 4C KC 5C 6C 4H JC 7H QS 3H TC 6H TH")),
]  # fmt: skip


@pytest.mark.parametrize("level", ["normal", "strong"])
@pytest.mark.parametrize(("why", "move", "match"), OBVIOUS)
def test_an_obvious_move_is_found(level: str, why: str, move: str, match: Match) -> None:
    assert choice(level, match) == move


@pytest.mark.parametrize(("why", "move", "match"), REASONS)
def test_a_move_has_a_reason_that_is_true(why: str, move: str, match: Match) -> None:
    assert GAME.advise(match.state, GAME.read(match.state, move)).id == why


def test_only_a_high_card_is_called_high() -> None:
    """In all positions of the problems: a ten or more, or the highest of its suit."""
    called = 0
    for problem in training("hearts").problems:
        state = position("hearts", problem).state
        for card in state.moves() if state.phase == "play" else ():
            if GAME.advise(state, card).id in {"high-early", "last-and-clean", "dump-high"}:
                called += 1
                suit = SUIT_OF[card] & state.hands[state.to_act]
                assert GAME.write(state, card)[0] in "TJQKA" or not suit & ~(card | card - 1)
    assert called > 50


@pytest.mark.parametrize("level", ["normal", "strong"])
def test_the_queen_with_one_low_spade_is_passed(level: str) -> None:
    match = at(PASSING, passing=True)
    assert "QS" in choice(level, match)


def test_partners_are_known_after_the_second_taker() -> None:
    match = at("deal 2C 9D KD | 5C 5D AD | 3C 6D 8D | 4C 7D TD", "2C 5C", partnership="ad-hoc")
    assert mate(match.state) is None
    match = at("deal 2C 9D KD | 5C 5D AD | 3C 6D 8D | 4C 7D TD", "2C 5C 3C 4C 5D 6D 7D 9D",
               partnership="ad-hoc")  # fmt: skip
    assert [match.to_act, mate(match.state)] == [0, 1]


# The shortlist


def test_neighbours_worth_the_same_are_one_play() -> None:
    match = at("deal 2C 8D 9D JD | 5C TD 2S 3S | 3C 4S 5S 6S | 4C 7S 8S 9S", "2C 5C 3C 4C 2S 4S 7S")
    assert [DECK.write(card) for card in shortlist(match.state, Random(0))] == ["9D", "JD"]


def test_neighbours_equal_the_play_they_stand_for() -> None:
    match = at("deal 2C 8D 9D JD | 5C TD 2S 3S | 3C 4S 5S 6S | 4C 7S 8S 9S", "2C 5C 3C 4C 2S 4S 7S")
    play = alike(match.state)
    assert [DECK.write(play(card)) for card in match.state.moves()] == ["9D", "9D", "JD"]


def test_the_queen_of_spades_has_no_neighbour() -> None:
    match = at("deal 2C JS QS KS | 5C 2D 3D 4D | 3C 5D 6D 7D | 4C 8D 9D TD", "2C 5C 3C 4C 2D 5D 8D")
    assert [DECK.write(card) for card in shortlist(match.state, Random(0))] == ["JS", "QS", "KS"]


@pytest.mark.parametrize("scatter", [False, True])
def test_ten_passes_are_worth_a_thought(scatter: bool) -> None:
    state = at(PASSING, passing=True).state
    if scatter:
        state.passing = "scatter"
    passes = shortlist(state, Random(0))
    assert len(set(passes)) == 10
    assert all(state.why_not(move) is None for move in passes)


def test_the_expert_considers_emptying_a_suit() -> None:
    state = at(PASSING, passing=True).state
    expert = GAME.bots["expert"]
    assert isinstance(expert, RolloutBot)
    usual = shortlist(state, Random(0))
    moves = expert.shortlist(state, Random(0))
    more = [DECK.write(move) for move in moves if move not in usual]
    assert more == ["2C 4C 9C", "3D 5D 8D"]  # three clubs, three diamonds and four hearts are left


@pytest.mark.parametrize("scatter", [False, True])
def test_the_skilled_consider_a_pass_for_the_moon(scatter: bool) -> None:
    state = at(PASSING, passing=True).state
    if scatter:
        state.passing = "scatter"
    skilled = GAME.bots["skilled"]
    assert isinstance(skilled, RolloutBot)
    (more,) = set(skilled.shortlist(state, Random(0))) - set(shortlist(state, Random(0)))
    assert state.why_not(more) is None
    assert set(GAME.write(state, more).split()) - {"|"} == {"pass", "2C", "3D", "2H"}


def test_a_single_pass_joins_two_dangerous_cards() -> None:
    state = at(SINGLETON, passing=True).state
    emptying = [set(DECK.list(move)) for move in wide_shortlist(state, Random(0))]
    emptying = [three for three in emptying if "2C" in three]
    assert len(emptying) == 3
    assert set.union(*emptying) == {"2C", "QS", "KS", "AD"}


@pytest.mark.parametrize("scatter", [False, True])
def test_each_expert_pass_is_legal_and_unique(scatter: bool) -> None:
    for deal in (PASSING, SINGLETON):
        state = at(deal, passing=True).state
        if scatter:
            state.passing = "scatter"
        passes = wide_shortlist(state, Random(0))
        threes = [frozenset(DECK.unpack(move, 3) if scatter else each(move)) for move in passes]
        assert len(set(threes)) == len(passes)
        assert all(state.why_not(move) is None for move in passes)


# Cards that others may pass


@pytest.mark.parametrize("scatter", [False, True])
def test_others_are_taken_to_pass_by_policy(scatter: bool) -> None:
    state = at(PASSING, passing=True).state
    if scatter:
        state.passing = "scatter"
    for _ in range(2):
        state.play(state.moves()[-1])
    world = state.guess(2, Random(0))
    hands = world.hands[:]
    passed = likely(world, 2, Random(0))
    assert [passed.to_act, passed.hands, passed.chosen[2]] == [2, hands, None]
    for other in (0, 1, 3):
        alone = state.clone()
        alone.hands, alone.to_act = hands[:], other
        assert passed.chosen[other] == policy(alone, Random(0))


def test_what_one_has_chosen_oneself_stays() -> None:
    state = at(PASSING, passing=True).state
    chosen = state.moves()[-1]
    state.play(chosen)
    assert likely(state.guess(0, Random(0)), 0, Random(0)).chosen[0] == chosen


@pytest.mark.parametrize("level", ["skilled", "strong", "expert"])
def test_pending_passes_are_settled_once(level: str) -> None:
    state = at(PASSING, passing=True).state
    bot = GAME.bots[level]
    assert isinstance(bot, RolloutBot)
    world = bot.world(seen(state), Random(0))
    assert [move is None for move in world.chosen] == [True, False, False, False]
    for move in bot.shortlist(state, Random(0)):
        settled, one_by_one = world.clone(), world.clone()
        one_by_one.chosen = [None] * 4
        settled.play(move)
        one_by_one.play(move)
        while one_by_one.phase == "pass":
            one_by_one.play(policy(one_by_one, Random(0)))
        assert picture(settled) == picture(one_by_one)


# Stated values of moves


def test_a_moves_worth_is_its_lead_on_average() -> None:
    queen_or_heart = at(
        "deal 2C QS 5H | 3C 2D 6D | 4C 3D 7D | 5C 4D 8D", "2C", "3C", "4C", "5C", "8D"
    )
    weighed = GAME.bots["strong"].weigh(seen(queen_or_heart.state), Random(0))
    assert [each.points for each in weighed] == [pytest.approx(-14 / 3)] * 2  # the others get both


# Every level under any house rules


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("level", QUICK)
def test_whole_hands_are_played_legally(level: str, preset: str) -> None:
    for state, weighed in decisions(level, preset, hands=1):
        assert [state.why_not(each.move) for each in weighed] == [None] * len(weighed)
        assert len({each.move for each in weighed}) == len(weighed)


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("level", QUICK)
def test_a_choice_does_not_depend_on_hidden_cards(level: str, preset: str) -> None:
    for number, (state, _) in enumerate(decisions("normal", preset, hands=5)):
        if number % 34 == 0:
            guessed = state.guess(state.to_act, Random(number))
            assert weigh(level, guessed) == weigh(level, state)


def weigh(level: str, state: Hearts) -> list[Weighed]:
    return list(QUICK[level].weigh(seen(state), Random(0)))


@pytest.mark.parametrize("preset", GAME.presets)
def test_the_same_seed_gives_the_same_moves(preset: str) -> None:
    one, other = decisions("strong", preset, hands=1), decided("strong", preset, hands=1)
    assert [(picture(state), moves) for state, moves in one] == [
        (picture(state), moves) for state, moves in other
    ]


@pytest.mark.parametrize("preset", GAME.presets)
def test_the_policy_leaves_its_position_as_it_was(preset: str) -> None:
    for state, _ in decisions("normal", preset, hands=5):
        before = picture(state)
        policy(state, Random(0))
        assert picture(state) == before


Decided = tuple[Hearts, Sequence[Weighed]]  # a position, and the moves as its player weighed them


def decided(level: str, preset: str, hands: int) -> list[Decided]:
    """The decisions of the first hands of a match."""
    match = Match("hearts", changed(GAME.presets[preset]), seed=preset)
    found = []
    while match.state.to_act != OVER and match.state.round <= hands:
        weighed = QUICK[level].weigh(match.seen(match.to_act), match.random("/bot"))
        found.append((match.state.clone(), weighed))
        match.apply(weighed[0].move)
    return found


decisions = cache(decided)  # cached, because several tests look at the same decisions


def test_after_a_moon_both_choices_are_weighed() -> None:
    state = at(*MOON).state
    assert set(shortlist(state, Random(0))) == {SUBTRACT, ADD}


@pytest.mark.parametrize(
    ("trick", "held", "wanted"),
    [
        ("5D QS TC", "3D 4D 8D 9D TD QD 4H", "4D"),
        ("8H QS 3H", "4S 9S JS 2H JH KH", "2H"),
    ],
)
def test_the_queen_costs_more_than_a_threat(trick: str, held: str, wanted: str) -> None:
    state = Hearts(Options(), 4)
    state.phase, state.to_act, state.leader, state.ahead = "play", 3, 0, 0
    state.trick = [DECK.read(card) for card in trick.split()]
    state.led, state.best = SUIT_OF[state.trick[0]], state.trick[0]
    state.hands[3] = DECK.read(held)
    state.hands[0] = DECK.read("2C 3C 7C")
    state.taken[0] = DECK.read("6H 7H AC 9C")
    state.takers = (0,)
    state.played = state.taken[0] | sum(state.trick)
    assert policy(state, Random(1)) == DECK.read(wanted)
