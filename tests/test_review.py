"""Reviews: what is called a mistake, by whose knowledge; and what is luck.

The figures for many matches are in `bench/review.py`; here is a small sample of each.
"""

from dataclasses import astuple, replace
from functools import cache
from itertools import islice
from random import Random
from types import SimpleNamespace

import pytest

from blunders import all_blunders, ranked, with_blunder
from sitting import SHIPPED
from taku import Match, games, tablebase
from taku.bots.rollouts import PolicyBot, RolloutBot
from taku.game import CHANCE, OVER, seen
from taku.games.yahtzee import values
from taku.games.yahtzee.dice import outcomes
from taku.games.yahtzee.rules import Options, Yahtzee
from taku.review import Line, Reviewed, deals, entries, luck, review, sampled, worlds
from taku.review.results import CHANCE_TO_WIN, MATCH, ROUND
from taku.review.sampled import Comparison, guessed_world, won

YAHTZEE = games["yahtzee"]
EVERY_SHEET = [
    *({"joker": joker} for joker in ("forced", "free", "none")),
    *(
        {"sheet": "yams", "yams_small_straight": points, "yams_bonus": bonus}
        for points in (40, 45)
        for bonus in (False, True)
    ),
    {"sheet": "yams", "yams_column": "descending"},
    {"sheet": "yams", "yams_column": "all"},
    {"sheet": "yacht"},
    {"sheet": "yacht", "yacht_points": "classic"},
    {"sheet": "yatzy"},
    {"sheet": "yatzy", "yatzy_order": "forced"},
    {"sheet": "kniffel"},
    {"sheet": "generala", "double_generala": True},
]
every_sheet = pytest.mark.parametrize("options", EVERY_SHEET, ids=str)
FIRST = 6  # decisions
CARDS = ["hearts", "president", "haggis"]
every_card_game = pytest.mark.parametrize("game", CARDS)


@cache
def by_bots(game: str, level: str = "normal", rounds: int = 1, seed: str = "1") -> Match:
    """The first rounds of a match of such bots."""
    match = Match(game, seed=seed)
    while not match.over and match.state.round <= rounds:
        match.apply(chosen(match, level))
    return match.at(len(match.log) - 1) if match.state.round > rounds else match


def hurry(patch: pytest.MonkeyPatch) -> None:
    """Let reviews try fewer worlds, for what holds in however many."""
    patch.setattr(sampled, "CHOOSING", 96)
    patch.setattr(sampled, "LOOKS", (48, 96))


@pytest.fixture
def hasty(monkeypatch):
    hurry(monkeypatch)


in_haste = pytest.mark.usefixtures("hasty")


@cache
def reviewed(game: str) -> list[Reviewed]:
    """What seat 1 decides at first among middling bots, reviewed in haste."""
    with pytest.MonkeyPatch.context() as patch:
        hurry(patch)
        return list(islice(review(by_bots(game), 1), FIRST))


def chosen(match: Match, level: str) -> int:
    bot = match.game.bots[level]
    return bot.weigh(match.seen(match.to_act), match.random("/bot"))[0].move


# Decisions and their words


@pytest.mark.parametrize("game", [*CARDS, "yahtzee"])
def test_each_real_decision_is_reviewed_in_order(game):
    match, found = by_bots(game), []
    again = match.blank()
    for entry, text in enumerate(match.log):
        if again.to_act == 1 and len(again.moves()) > 1:
            found.append(entry)
        again.enter(text, entry + 1)
    assert entries(match, 1) == found
    assert [one.entry for one in reviewed(game)] == found[:FIRST]
    for one in reviewed(game):
        check(match, one)


def check(match, one):
    """What must hold for the review of any decision."""
    at = match.at(one.entry)
    tried = [each.move for each in one.weighed]
    assert one.move == match.log[one.entry]
    assert tried[0] == one.best
    assert one.move in tried
    assert len(set(tried)) == len(tried)
    assert all(at.why_not(move) is None for move in tried)
    assert one.loss >= 0
    assert one.loss == 0 or one.best != one.move
    assert not (one.clear and one.loss < max(one.least, 2 * one.error))
    assert not (one.clear and one.plain)
    assert len(one.expected) == len(match.seats)


@every_card_game
def test_moves_differ_as_equal_worlds_have_them(game):
    for one in reviewed(game):
        means = {tried.move: tried.mean for tried in one.weighed}
        if one.loss:
            assert means[one.best] - means[one.move] == pytest.approx(one.loss)


@in_haste
def test_a_review_may_be_left_and_resumed():
    begun = review(by_bots("hearts"), 1)
    assert next(begun) == reviewed("hearts")[0]
    going_on = review(by_bots("hearts"), 1, since=reviewed("hearts")[2].entry)
    assert list(islice(going_on, 2)) == reviewed("hearts")[2:4]


@in_haste
def test_an_unfinished_match_is_reviewed_so_far():
    match = by_bots("hearts")
    cut = match.at(entries(match, 1)[3])
    assert not cut.over
    assert list(review(cut, 1)) == reviewed("hearts")[:3]


def test_the_same_seed_gives_the_same_review_everywhere():
    """Also in Pyodide, where these figures are compared, too."""
    one = next(review(by_bots("hearts"), 1, seed="a"))
    assert (one.move, one.best) == ("pass QD AD QS", "pass AD QS QH")
    assert (one.loss, one.error, one.clear) == (0.41015625, 0.17602508710836387, False)
    assert one.weighed[0].mean == 4.1722252155172415
    assert one.weighed != reviewed("hearts")[0].weighed


def test_what_cannot_be_reviewed_is_refused():
    match = by_bots("hearts")
    with pytest.raises(TypeError, match="seat"):
        review(match, "0")
    with pytest.raises(TypeError, match="match"):
        review(match.save(), 0)
    for ask in (review, luck):
        with pytest.raises(ValueError, match="there is no seat 4"):
            ask(match, 4)
    simple = replace(games["hearts"], bots={"easy": PolicyBot(lambda state, random: 0)})
    for ask in (review, luck):
        with pytest.raises(ValueError, match="no bot of hearts compares moves"):
            ask(Match(simple), 0)


# Knowledge of the seat


@in_haste
@every_card_game
def test_a_verdict_does_not_hang_on_hidden_cards(game):
    match = by_bots(game)
    bot = games[game].bots["strong"]
    for entry in entries(match, 0)[::5]:
        state = match.at(entry).state
        move = games[game].read(state, match.log[entry])
        other = state.guess(0, Random(entry))
        one, two = (Comparison(games[game], bot, each, move, "same") for each in (state, other))
        assert one.verdict() == two.verdict()
        assert one.tried(move) == two.tried(move)


@every_card_game
def test_the_worlds_considered_can_be_seen(game):
    match = by_bots(game)
    entry = entries(match, 0)[1]
    truth = match.at(entry).view(0)
    shown = list(worlds(match, 0, entry, number=8))
    own = [hand(view, 0) for view in shown]
    others = {hand(view, 1) for view in shown}
    assert own == [hand(truth, 0)] * 8
    assert len(others) > 1
    assert shown == list(worlds(match, 0, entry, number=8))
    assert shown != list(worlds(match, 0, entry, seed="other", number=8))
    with pytest.raises(LookupError, match="no choice at entry 0"):
        worlds(match, 0, 0)


def hand(view, seat):
    (items,) = (zone.items for zone in view.zones if zone.role == "hand" and zone.seat == seat)
    return items


# Selection bias


class Toy:
    """Each move wins its amount, give or take noise that no player can know."""

    def __init__(self, wins):
        self.wins, self.points, self.to_act, self.round, self.noise = wins, [0.0, 0.0], 0, 1, ()

    def guess(self, seat, random):
        world = self.clone()
        world.noise = [random.gauss(0, 1) for _ in self.wins]
        return world

    def clone(self):
        twin = Toy(self.wins)
        twin.noise = self.noise
        return twin

    def moves(self):
        return range(len(self.wins))

    def play(self, move):
        self.points = [2 * (self.wins[move] + self.noise[move]), 0.0]
        self.to_act = OVER


NOBODY_WINS = SimpleNamespace(places=lambda state: [1, 1], write=lambda state, move: str(move))


def compared(wins, seed, **of_bot):
    """Compare the moves after the first of them was played."""
    bot = RolloutBot(None, lambda state, random: range(len(wins)), budget=1, **of_bot)
    return Comparison(NOBODY_WINS, bot, Toy(wins), 0, str(seed))


def verdict(wins, seed, least=0.1):
    return compared(wins, seed, least=least).verdict()


def test_a_clear_loss_names_its_part_of_score():
    cards = "deal 3C KS 9S | AC 5S 8D | 2C TS JD | 7C QS 3D"
    log = [cards, "2C", "7C", "3C", "AC", "5S", "TS", "QS", "KS"]
    took_the_queen = Match("hearts", {"passing": False}, log=log)
    assert [(one.clear, one.source) for one in review(took_the_queen, 0)] == [(True, "queen")]
    for game in CARDS:
        assert all(one.clear or not one.source for one in reviewed(game))


def test_among_equal_moves_none_is_a_mistake():
    found = [verdict([0.0] * 16, seed) for seed in range(12)]
    assert sum(one.clear for one in found) == 0


def test_a_loss_excludes_the_luck_of_the_best():
    """As often too low as too high, though fifteen others have been tried."""
    losses = [verdict([0.0] * 8 + [0.5] * 8, seed).loss for seed in range(16)]
    assert sum(losses) / len(losses) == pytest.approx(0.5, abs=0.1)


def test_a_far_worse_move_is_clear_soon():
    found = verdict([0.0, 3.0, 0.0], 1)
    assert (found.best, found.clear) == (1, True)
    assert found.loss == pytest.approx(3, abs=5 * found.error)


def test_a_tiny_loss_is_no_mistake():
    assert not verdict([0.0, 0.3], 1, least=0.5).clear
    assert verdict([0.0, 0.3], 1, least=0.05).clear


def test_an_obvious_best_move_takes_no_thought():
    found = verdict([3.0, 0.0, 0.0], 1)
    assert (found.best, found.loss, found.plain) == (0, 0, True)


# Better moves


def good(wins, seed, **of_bot):
    comparison = compared(wins, seed, least=0.5, **of_bot)
    return comparison.good(comparison.verdict())


@pytest.mark.parametrize("seed", range(10))
def test_equal_moves_are_good_and_poor_ones_not(seed):
    assert set(good([0.0, 5.0, 4.9, 0.0, 0.4], seed)) == {"1", "2"}


def test_an_unweighed_equal_move_is_good():
    wins = [0.0, 5.0, 0.0, 5.0]
    bot = {"shortlist": lambda state, random: [0, 1], "alike": lambda state: lambda move: move % 2}
    comparison = Comparison(
        NOBODY_WINS, RolloutBot(None, budget=1, least=0.5, **bot), Toy(wins), 0, "1"
    )
    assert comparison.good(comparison.verdict()) == ("1", "3")


# Poor moves, put in on purpose


SAMPLE = ["passes low spades that guard the queen", "leads a two with a full hand"]
SAMPLE += ["takes a low sum as chance"]


@in_haste
@pytest.mark.parametrize("kind", SAMPLE)
def test_a_blunder_is_among_the_costliest_three(kind):
    (blunder,) = (one for one in all_blunders() if one["kind"] == kind)
    place, itself = ranked(list(review(with_blunder(blunder, rounds=0), 0)), blunder["entry"])
    assert place <= 3
    assert itself.clear
    assert itself.good[0] == itself.best
    assert itself.move not in itself.good
    at = with_blunder(blunder, rounds=0).at(itself.entry)
    assert all(at.why_not(move) is None for move in itself.good)


def test_each_game_has_ten_kinds_of_blunder():
    kinds = [(one["game"], one["kind"]) for one in all_blunders()]
    assert len(set(kinds)) == 40
    assert [sum(game == name for game, _ in kinds) for name in SHIPPED] == [10] * 4


@in_haste
@every_card_game
def test_the_strong_bot_makes_no_clear_mistake(game):
    """At first; bench/review.py has whole matches, where there is one here and there."""
    match = Match(game, seed="1")
    while len(match.log) < 10:
        match.apply(chosen(match, "strong"))
    assert [one for one in review(match, 1) if one.clear] == []


@in_haste
@every_card_game
def test_other_worlds_lead_to_the_same_verdict(game):
    others = islice(review(by_bots(game), 1, seed="other"), 3)
    assert [one.clear for one in others] == [one.clear for one in reviewed(game)[:3]]


# Decisive moments


MOON = ["deal 2C 2H 3H 4H | AC AH KH QH | QS 5H 6H 7H | 8H 9H TH JH"]
MOON += ["2C", "AC", "QS", "JH", "AH", "5H", "8H", "2H", "KH", "6H", "9H", "3H"]
MOON += ["QH", "7H", "TH", "4H"]


# Wins if a moon adds 26 to the others; if it subtracts 26, all is open.
NEARLY_WON = [99, 70, 50, 50]


def after_a_moon(points, choice):
    match = Match("hearts", {"passing": False}, log=MOON, draws=False)
    state = match.state
    state.points = points
    comparison = Comparison(
        games["hearts"],
        games["hearts"].bots["strong"],
        state,
        games["hearts"].read(state, choice),
        "",
    )
    return comparison, comparison.verdict()


def test_a_decided_match_counts_chances_to_win():
    comparison, found = after_a_moon(NEARLY_WON, "moon subtract")
    assert comparison.unit == CHANCE_TO_WIN
    assert found.clear
    assert 0 < found.loss < 1
    assert not after_a_moon(NEARLY_WON, "moon add")[1].loss


def test_a_decided_match_counts_points_of_the_round():
    assert after_a_moon([99, 0, 60, 70], "moon subtract")[0].unit == ROUND


def test_elsewhere_the_points_of_the_round_count():
    comparison, found = after_a_moon([10, 20, 30, 0], "moon subtract")
    assert comparison.unit == ROUND
    assert found.plain


def test_who_shares_the_first_place_has_won():
    game = SimpleNamespace(places=lambda state: [1, 1, 3])
    assert [won(game, None, seat) for seat in range(3)] == [1, 1, 0]


# Dice: luck, and what choices give away


def random_match(options, seats, seed):
    match, random = Match("yahtzee", options, seats=seats, seed=seed), Random(seed)
    while not match.over:
        match.apply(random.choice(match.state.moves()))
    return match


@pytest.mark.parametrize(
    ("options", "seats"),
    [*((sheet, 1) for sheet in EVERY_SHEET), (EVERY_SHEET[0], 3), (EVERY_SHEET[-1], 3)],
    ids=str,
)
def test_luck_and_play_sum_to_the_result(options, seats):
    """The result is that of the sheet; the expectation that of an empty one."""
    match = random_match(options, seats, seed=seats)
    expectation = YAHTZEE.bots["strong"].worth(Yahtzee(Options(**options), 1), 0)
    for seat in range(seats):
        shares = list(luck(match, seat))
        given, play = sum(one.luck for one in shares), sum(one.play for one in shares)
        assert given + play == pytest.approx(match.points[seat] - expectation, abs=1e-6)
        lost = sum(one.loss for one in review(match, seat))
        assert -play == pytest.approx(lost, abs=1e-6)
        assert all(one.unit == MATCH and one.error == 0 for one in shares)


@every_sheet
def test_throws_are_neither_lucky_nor_unlucky_on_average(options):
    """Over all throws that can come of a keep, each with how often it does."""
    state = random_match(options, 1, seed=5).at(40).state
    bot = YAHTZEE.bots["strong"]
    while state.to_act < 0 or not state.rolls:
        state.play(state.draw(Random(1)) if state.to_act < 0 else state.moves()[0])
    keep = state.moves()[1]
    state.play(keep)
    before, mean, all_ways = bot.worth(state, 0), 0.0, 0
    for dice, ways in outcomes(keep):
        thrown = state.clone()
        thrown.dice, thrown.to_act, thrown.rolls = dice, 0, state.rolls - 1
        mean += ways * bot.worth(thrown, 0)
        all_ways += ways
    assert before == pytest.approx(mean / all_ways, abs=1e-9)


def test_a_line_of_dice_tells_all_expectations():
    match = random_match({}, 2, seed=3)
    for one in review(match, 1):
        (own,) = (tried.mean for tried in one.weighed if tried.move == one.move)
        assert one.expected[1] == pytest.approx(own)
    first = next(iter(review(match, 0)))
    assert first.expected[1] == pytest.approx(254.6, abs=0.1)  # an empty sheet


def test_the_best_of_dice_is_the_strong_bots():
    match = random_match({}, 1, seed=4)
    for one in islice(review(match, 0), 20):
        at = match.at(one.entry)
        best = YAHTZEE.bots["strong"].weigh(seen(at.state, 0), Random(0))[0].points
        assert one.weighed[0].mean == best
        assert one.loss == best - next(w.mean for w in one.weighed if w.move == one.move)


def test_a_dice_review_names_its_missing_tablebase(tmp_path, monkeypatch):
    match = random_match({}, 1, seed=4)
    monkeypatch.setattr(tablebase, "folder", str(tmp_path))
    values.values.cache_clear()
    with pytest.raises(tablebase.Missing):
        next(review(match, 0))
    with pytest.raises(tablebase.Missing):
        next(luck(match, 0))


# The line of the whole match


def along(match, seat, ones):
    line = Line(match, seat, "")
    return [moment for one in ones for moment in line.around(one)]


def test_a_line_of_dice_values_everything_exactly():
    match = random_match({}, 2, seed=3)
    bot, again = YAHTZEE.bots["strong"], match.blank()
    for moment, (entry, text) in zip(
        along(match, 1, review(match, 1)), enumerate(match.log), strict=True
    ):
        decides = again.to_act
        again.enter(text, entry + 1)
        assert (moment.entry, moment.seat) == (entry, None if decides < 0 else decides)
        worth = [bot.worth(again.state, seat) for seat in (0, 1)]
        assert moment.expected == pytest.approx(worth)
        assert not (moment.sure and moment.seat == 0)  # another player's dice change nothing
    assert again.points == pytest.approx(moment.expected)


@in_haste
@every_card_game
def test_a_line_has_public_events_only(game):
    match, found = by_bots(game), along(by_bots(game), 1, reviewed(game))
    again, seen = match.blank(), []
    for entry, text in enumerate(match.log[: found[-1].entry + 1]):
        decides, has_choice = again.to_act, again.to_act == 1 and len(again.moves()) > 1
        told = [event for event in again.enter(text, entry + 1) if event.role != "choose"]
        if has_choice or (told and not decides == again.to_act == CHANCE):
            seen.append(entry)
    assert list(dict.fromkeys(moment.entry for moment in found)) == seen
    ours = {one.entry for one in reviewed(game)}
    assert {moment.entry for moment in found if moment.seat == 1} >= ours
    assert all(len(moment.expected) == len(match.seats) for moment in found)


@in_haste
@every_card_game
def test_parts_of_the_line_are_independent(game):
    whole = along(by_bots(game), 1, reviewed(game))
    third = reviewed(game)[2]
    alone = along(by_bots(game), 1, [third])
    at = whole.index(alone[0])
    assert alone[0].entry == third.entry
    assert whole[at : at + len(alone)] == alone


def test_the_line_does_not_hang_on_hidden_cards():
    """The other two could hold each other's cards: nothing has been seen of them yet."""
    one, other = (
        Match(
            "hearts",
            {"passing": False},
            log=[f"deal 2C 5C QS 3S | 9C 3C {two} | 6C 7C {three} | KC 8C JS 4D", "2C", "3C"],
            draws=False,
        )
        for two, three in (("4S 9H", "2H KD"), ("2H KD", "4S 9H"))
    )
    mine = along(one, 0, review(one, 0)), along(other, 0, review(other, 0))
    assert mine[0] == mine[1]


def test_a_finished_rounds_line_is_at_its_points():
    deal = "deal 2C 3S QS | 9H 3C 4S | 2H 9C 6S | KD 7C JS"
    plays = ["2C", "3C", "9C", "7C", "6S", "JS", "QS", "4S", "3S", "9H", "2H", "KD"]
    match = Match("hearts", {"passing": False}, log=[deal, *plays], draws=False)
    found = along(match, 0, review(match, 0))
    assert [moment.entry for moment in found] == [*range(13)]
    assert found[-1].expected == tuple(match.points)
    assert found[6].expected[0] == 2.119255829903978  # Pyodide gives the same digits
    (queen,) = (moment for moment in found if moment.entry == 7)
    assert queen.seat == 0
    assert queen.sure
    assert queen.expected[0] > found[6].expected[0] + 5


# Cards: luck with its error


@every_card_game
def test_luck_of_cards_has_an_error(game, monkeypatch):
    monkeypatch.setattr(deals, "PLAYS", 8)
    monkeypatch.setattr(deals, "STRONG_PLAYS", 2)
    match = by_bots(game, rounds=2, seed="5")
    going_on = match.at(len(match.log) - 6)
    (first,) = luck(going_on, 0)
    assert first == next(luck(match, 0))
    assert first.round == 1
    own, *others = going_on.state.scores[0].points
    over = own - (own + sum(others)) / (1 + len(others))
    assert first.result == pytest.approx(-over if game == "hearts" else over)
    assert first.luck + first.play == pytest.approx(first.result - first.expected)
    assert first.error > 0
    assert first.strong_error > 0


def test_good_cards_are_lucky_and_bad_ones_unlucky():
    low = "2C 3C 4C 5C 2D 3D 4D 2S 3S 4S 2H 3H 4H"
    bad = "7C JC QC 8D JD QD QS KS AS 8H 9H TH JH"
    rest = "6C 8C KC 5D 6D 7D KD 5S 6S 5H 6H 7H KH | 9C TC AC 9D TD AD 7S 8S 9S TS JS QH AH"
    match = Match("hearts", {"passing": False}, log=[f"deal {low} | {bad} | {rest}"], seed=1)
    while match.state.round == 1:
        match.apply(chosen(match, "normal"))
    good, poor = (next(luck(match, seat)) for seat in (0, 1))
    assert good.luck > 4 * good.error
    assert poor.luck < -4 * poor.error


def test_records_are_plain_values():
    one = reviewed("haggis")[0]
    assert "<" not in repr(astuple(one))
    assert one.weight == one.loss / one.least


def test_a_guess_is_always_the_same_one():
    state = by_bots("hearts").at(20).state
    looks = [games["hearts"].look(guessed_world(state, "a", 3), 0) for _ in range(2)]
    assert looks[0] == looks[1]
