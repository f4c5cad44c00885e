"""The laws: what holds for every game, with every house rule, at every position."""

import functools
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest

from conftest import IN_PYODIDE
from dealing import deals, first_deal, largest, rich_deals, why_not
from sitting import (
    any_move,
    decisions,
    finished,
    matches,
    meanings,
    picture,
    played,
    positions,
    seats_of,
    selections,
    with_random_house_rules,
)
from taku import IllegalMove, Match, games
from taku.bots.rollouts import RolloutBot
from taku.game import CHANCE, MOST_MOVES, OVER, Bot, Move, State, seen
from taku.messages.replies import ChoiceExplained, Frame
from taku.records import plain
from taku.tables.match_table import MatchTable
from taku.tables.onlookers import seen_by_all
from taku.view import HIDDEN, Refusal, Sentence, Zone

MATCHES = 40
LEVELS = ("easy", "normal", "skilled", "strong", "expert")

every_match = pytest.mark.parametrize("match", matches(), ids=str)
every_game = pytest.mark.parametrize("game", games)


@every_match
def test_a_random_match_has_moves_until_it_ends(match: Match) -> None:
    state = match.state.clone()
    random = Random(1)
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.play(state.draw(random))
            continue
        assert state.to_act in seats_of(state)
        moves = list(state.moves())
        assert moves
        assert len(set(moves)) == len(moves)
        state.play(random.choice(moves))
    assert not state.moves()


@every_game
def test_many_random_matches_by_random_house_rules_end(game: str) -> None:
    for number in range(MATCHES):
        random = Random(number)
        match = with_random_house_rules(games[game], random)
        state = match.state
        while state.to_act != OVER:
            move = any_move(state, random)
            assert state.why_not(move) is None, (number, str(match))
            state.play(move)
        assert min(match.places) == 1


# Legality and notation


@every_match
def test_every_legal_move_survives_its_notation(match: Match) -> None:
    for state in decisions(match):
        for move in some(state.moves()):
            assert state.why_not(move) is None
            assert match.game.read(state, match.game.write(state, move)) == move


@every_match
def test_a_draw_is_legal_and_survives_its_notation(match: Match) -> None:
    for state in positions(match):
        if state.to_act == CHANCE:
            draw = state.draw(Random(0))
            assert state.why_not(draw) is None
            assert match.game.read(state, match.game.write(state, draw)) == draw


@every_match
def test_chosen_items_are_legal_or_refused_by_rule(match: Match) -> None:
    for state in decisions(match):
        legal = set(state.moves())
        before = picture(state)
        for items in selections(match.game.look(state, state.to_act)):
            for move, refusal in meanings(match, state, items):
                assert (refusal is None) == (move in legal), items
                assert refusal is None or is_plain(refusal)
        assert picture(state) == before


@every_match
def test_a_refused_move_changes_nothing(match: Match) -> None:
    going_on = played(match, entries=40)
    before = picture(going_on.state), going_on.log[:]
    random = Random(0)
    words = sorted({word for entry in [*going_on.log, *going_on.moves()] for word in entry.split()})
    legal = set(going_on.moves())
    for _ in range(300):
        text = " ".join(random.sample(words, min(len(words), random.randrange(5))))
        if going_on.why_not(text):
            with pytest.raises(IllegalMove):
                going_on.play(text)
        else:
            move = match.game.read(going_on.state, text)
            assert match.game.write(going_on.state, move) in legal
    assert (picture(going_on.state), going_on.log) == before


@every_match
def test_a_move_out_of_turn_is_refused(match: Match) -> None:
    going_on = played(match, entries=9)
    acting = going_on.to_act
    for seat in set(seats_of(going_on.state)) - {acting}:
        refusal = going_on.why_not(going_on.moves()[0], seat)
        assert refusal == Refusal("not-now", {"phase": "turn", "player": acting})
    over = finished(match)
    assert over.why_not(over.log[-1]) == Refusal("not-now", {"phase": "over"})
    assert not over.moves()


# Clones, logs and saves


def play_on(state: State) -> None:
    random = Random(0)
    for _ in range(30):
        if state.to_act != OVER:
            state.play(any_move(state, random))


@every_match
def test_a_clone_is_equal_and_independent(match: Match) -> None:
    for state in positions(match):
        before = picture(state)
        twin = state.clone()
        assert picture(twin) == before
        play_on(twin)
        assert picture(state) == before


@every_match
def test_a_clone_is_not_touched_by_its_original(match: Match) -> None:
    for state in positions(match):
        before = picture(state)
        twin = state.clone()
        play_on(state)
        assert picture(twin) == before


@every_match
def test_only_the_told_state_keeps_a_story(match: Match) -> None:
    for state in positions(match):
        state.story = []
        assert state.clone().story is None
        if state.to_act >= 0:
            assert state.guess(state.to_act, Random(0)).story is None


@every_match
def test_a_log_replays_alike_whatever_the_seed(match: Match) -> None:
    over = finished(match)
    again = Match(match.game, rules(match), seed="another", seats=match.seats, log=over.log)
    assert again.log == over.log
    assert picture(again.state) == picture(over.state)


@every_match
def test_a_saved_match_goes_on_as_before(match: Match) -> None:
    going_on = played(match, entries=30)
    loaded = Match.load(json.loads(json.dumps(going_on.save())))
    assert picture(loaded.state) == picture(going_on.state)
    for twin in (loaded, going_on):
        for _ in range(20):
            if not twin.over:
                twin.play(twin.moves()[0])
    assert loaded.save() == going_on.save()


# Hiding and guessing


@every_match
def test_a_guess_looks_like_the_truth(match: Match) -> None:
    for state in positions(match):
        for seat in seats_of(state):
            seen = match.game.look(state, seat)
            for number in range(3):
                assert match.game.look(state.guess(seat, Random(number)), seat) == seen


@every_match
def test_a_guess_uses_only_what_the_seat_knows(match: Match) -> None:
    for state in positions(match):
        for seat in seats_of(state):
            another_truth = state.guess(seat, Random(1))
            guess = picture(state.guess(seat, Random(2)))
            assert picture(another_truth.guess(seat, Random(2))) == guess


@every_match
def test_hands_that_look_alike_give_equal_guesses(match: Match) -> None:
    """Two hidden cards change hands in the deal, not by a guess: so a true hand in it is found."""
    for entries in (0, 12):
        going_on = played(match, entries)
        for seat in seats_of(going_on.state):
            hidden = hidden_hands(going_on, seat)
            for one, other in pairwise(hidden):
                twin = exchanged(going_on, hidden[one][0], hidden[other][-1])
                if twin and twin.view(seat) == going_on.view(seat):
                    for number in range(3):
                        worlds = (m.state.guess(seat, Random(number)) for m in (going_on, twin))
                        assert picture(next(worlds)) == picture(next(worlds)), (seat, one, other)


def hidden_hands(match: Match, seat: int) -> dict[int, list[str]]:
    """The cards in the hands of others that this seat does not see, by the seats that hold them."""
    view, truth = match.view(seat), match.view(seat, open_hands=True)
    seen = {item for zone in view.zones for item in zone.items}
    hands = {
        z.seat: [item for item in z.items if item not in seen]
        for z in truth.zones
        if z.role == "hand"
    }
    return {own: hand for own, hand in hands.items() if hand and own not in (seat, None)}


def exchanged(match: Match, one: str, other: str) -> Match | None:
    """The match if these cards of its first deal had been exchanged; None if it could not be."""
    at = next(n for n, entry in enumerate(match.log) if entry.startswith("deal "))
    places = {one: other, other: one}
    deal = " ".join(places.get(word, word) for word in match.log[at].split(" "))
    log = [*match.log[:at], deal, *match.log[at + 1 :]]
    try:
        return Match(match.game, rules(match), seats=match.seats, log=log, draws=False)
    except ValueError:  # the card was already played or passed, or another was due
        return None


@every_match
def test_a_guess_can_be_played_to_the_end(match: Match) -> None:
    for state in positions(match):
        for seat in seats_of(state):
            world = state.guess(seat, Random(0))
            random = Random(0)
            while world.to_act != OVER and world.round == state.round:
                world.play(any_move(world, random))


@every_match
def test_a_seat_has_equal_moves_in_every_guess(match: Match) -> None:
    for state in decisions(match):
        assert state.guess(state.to_act, Random(0)).moves() == state.moves()


@every_match
def test_guessing_leaves_the_truth_alone(match: Match) -> None:
    for state in positions(match):
        before = picture(state)
        for seat in seats_of(state):
            state.guess(seat, Random(0))
        assert picture(state) == before


@every_match
def test_guesses_vary_as_long_as_hands_are_hidden(match: Match) -> None:
    state = match.state
    for seat in seats_of(state):
        hidden = any(HIDDEN in zone.items for zone in match.game.look(state, seat).zones)
        worlds = [picture(state.guess(seat, Random(number))) for number in range(4)]
        assert all(world != worlds[0] for world in worlds[1:]) == hidden


# Face down, at the same time


def half_chosen(match: Match) -> Iterator[tuple[State, list[int]]]:
    """Positions in which some have chosen face down, in any order; and who has still to choose."""
    random = Random(str(match))
    for state in decisions(match):
        waiting = list(match.game.together(state))
        while len(waiting) > 1:
            state.to_act = waiting.pop(random.randrange(len(waiting)))
            state.play(random.choice(state.moves()))
            yield state.clone(), waiting[:]


@every_match
def test_the_first_who_decide_together_is_to_act(match: Match) -> None:
    for state in decisions(match):
        together = list(match.game.together(state))
        assert together[0] == state.to_act
        assert set(together) <= set(seats_of(state))
        assert len(set(together)) == len(together)
    for state, waiting in half_chosen(match):
        assert list(match.game.together(state)) == waiting
        assert state.to_act == waiting[0]


@every_match
def test_common_decisions_come_out_alike_in_any_order(match: Match) -> None:
    for state in decisions(match):
        together = list(match.game.together(state))
        random = Random(0)
        choices = {}
        for seat in together:
            asking = state.clone()
            asking.to_act = seat
            choices[seat] = random.choice(asking.moves())
        ends = []
        for order in (together, together[::-1], random.sample(together, len(together))):
            twin = state.clone()
            for seat in order:
                twin.to_act = seat
                assert twin.why_not(choices[seat]) is None
                twin.play(choices[seat])
            ends.append(picture(twin))
        assert ends[0] == ends[1] == ends[2]


@every_match
def test_an_undecided_seat_sees_no_other_choice(match: Match) -> None:
    look = match.game.look
    for state, waiting in half_chosen(match):
        for seat in seats_of(state):
            if seat in waiting:
                state.to_act = seat
            seen = look(state, seat)
            assert (seen.ask is not None) == (seat == state.to_act)
            for number in range(3):
                assert look(state.guess(seat, Random(number)), seat) == seen


# Views


@every_match
def test_a_view_is_plain_data(match: Match) -> None:
    for state in positions(match):
        for seat in seats_of(state):
            view = plain(match.game.look(state, seat))
            assert json.loads(json.dumps(view, allow_nan=False)) == view


@every_match
def test_only_the_seat_to_act_is_asked(match: Match) -> None:
    for state in positions(match):
        asked = [seat for seat in seats_of(state) if match.game.look(state, seat).ask]
        assert asked == [seat for seat in seats_of(state) if seat == state.to_act]


@every_match
def test_what_a_seat_is_asked_can_be_played(match: Match) -> None:
    for state in decisions(match):
        ask = match.game.look(state, state.to_act).ask
        assert ask
        assert ask.least <= ask.most
        legal = state.moves()
        for button in ask.buttons:
            move = match.game.read(state, button.move)
            assert state.why_not(move) is None
            assert (move in legal) == (button.role != "claim")
        words = {word for move in legal for word in match.game.write(state, move).split()}
        assert set(ask.items) <= words


@every_match
def test_every_legal_move_can_be_put_into_words(match: Match) -> None:
    for state in decisions(match):
        for move in some(state.moves()):
            assert is_plain(match.game.tell(state, move))


@every_match
def test_an_onlooker_sees_just_what_all_seats_see(match: Match) -> None:
    game = match.game
    for state in [*positions(match), *(state for state, _ in half_chosen(match))]:
        view = seen_by_all(game, state)
        assert view.ask is None
        for seat in {0, len(state.points) - 1}:
            assert seen_by_all(game, state.guess(seat, Random(0))) == view
            own = game.look(state, seat)
            assert {z for z in frozen(view.zones) if z[1] != "hand"} <= set(frozen(own.zones))
            assert set(map(str, view.badges)) <= set(map(str, own.badges))
        lying = [zone for zone in view.zones if zone.role == "hand"]
        assert [zone.seat for zone in lying] == [z.seat for z in own.zones if z.role == "hand"]
        centre = [zone for zone in view.zones if zone.role == "centre"]
        assert centre == [zone for zone in own.zones if zone.role == "centre"]


def frozen(zones: Sequence[Zone]) -> list[tuple[object, ...]]:
    return [(z.kind, z.role, z.seat, z.items, z.seats, z.winner, z.ahead) for z in zones]


# Roles


@every_match
def test_teams_and_printed_points_are_plain_figures(match: Match) -> None:
    for state in positions(match):
        view = match.game.look(state, 0)
        assert len(view.teams) in (0, len(state.points))
        badges = {badge.seat: badge.args["team"] for badge in view.badges if badge.role == "team"}
        assert badges == dict(enumerate(view.teams))
        assert all(len(rank) == 1 and points > 0 for rank, points in view.card_points.items())


@every_match
def test_a_forbidden_box_says_why(match: Match) -> None:
    for state in decisions(match):
        for row in match.game.look(state, state.to_act).sheet:
            if row.move:
                move = match.game.read(state, row.move)
                assert row.refusal == state.why_not(move)


# Frames


@every_match
def test_a_frame_shows_just_what_its_seat_sees(match: Match) -> None:
    sitting = MatchTable(played(match, entries=12))
    frames = [sitting.frame(seat) for seat in seats_of(match.state)]
    for seat, frame in enumerate(frames):
        assert frame.view == match.game.look(sitting.match.state, seat)
        assert (frame.log, frame.match) == (None, None)
        seen = {item for zone in frame.view.zones for item in zone.items}
        written = json.dumps(plain(frame))
        assert not {card for card in in_hands(frames) - seen if f'"{card}"' in written}


def in_hands(frames: list[Frame]) -> set[str]:
    """The cards that are face up for at least one player."""
    zones = [zone for frame in frames for zone in frame.view.zones if zone.role == "hand"]
    return {item for zone in zones for item in zone.items} - {HIDDEN}


@every_match
def test_a_frame_tells_what_considering_each_item_would(match: Match) -> None:
    for entries in (0, 3, 10):
        sitting = MatchTable(played(match, entries))
        if sitting.match.to_act != sitting.viewer:
            continue
        frame = sitting.frame(sitting.viewer)
        ask = frame.view.ask
        hands = [zone.items for zone in frame.view.zones if zone.seat == frame.view.seat]
        one = ask is not None and ask.most == 1 and any(hands)
        none = ask is not None and ask.most > 1 and ask.least == 0
        assert bool(frame.meanings) == (one or none)
        for meaning in frame.meanings:
            (considered,) = sitting.explain_choice(meaning.items)
            assert isinstance(considered, ChoiceExplained)
            assert considered.meaning == meaning


@every_match
def test_companions_of_chosen_items_make_a_legal_move(match: Match) -> None:
    for entries in (0, 5, 20):
        sitting = MatchTable(played(match, entries))
        view = sitting.match.view(sitting.viewer)
        if not view.ask or len(view.ask.items) < 2:
            continue
        texts = [Counter(text.split()) for text in sitting.match.moves()]
        for items in ((view.ask.items[0],), view.ask.items[:2], view.ask.items[-2:]):
            fitting = [words for words in texts if words >= Counter(items)]
            together = functools.reduce(Counter.__or__, fitting, Counter())
            goes = (Counter(view.ask.items) & together) - Counter(items)
            (considered,) = sitting.explain_choice(items)
            assert isinstance(considered, ChoiceExplained)
            assert Counter(considered.meaning.goes) == goes
            assert (considered.meaning.completes is not None) == (len(fitting) == 1)


# Points


@every_match
def test_points_are_the_sum_of_the_score_sheet(match: Match) -> None:
    start = match.game.start(match.options, len(match.seats)).points
    for state in positions(match):
        scores = match.game.look(state, 0).scores
        for score in scores:
            assert sums(score.parts.values()) in ([], list(score.points))
        if scores:
            assert sums([start, *(score.points for score in scores)]) == state.points


@every_match
def test_who_has_better_points_has_the_better_place(match: Match) -> None:
    over = finished(match)
    ranking = [-points if match.game.low_wins else points for points in over.points]
    assert min(over.places) == 1
    for one, other in combinations(seats_of(over.state), 2):
        if ranking[one] > ranking[other]:
            assert over.places[one] < over.places[other]
        if over.places[one] == over.places[other]:
            assert ranking[one] == ranking[other]


# Bots


@pytest.mark.parametrize(
    "match", [Match(game, seats=n) for game in games for n in games[game].seats], ids=str
)
def test_each_bot_moves_legally_without_the_truth(match: Match) -> None:
    game = match.game
    asked = set()
    for state in decisions(match):
        ask = game.look(state, state.to_act).ask
        if ask and ask.id not in asked:
            asked.add(ask.id)
            for bot in map(hasty, game.bots.values()):
                chosen = bot.weigh(seen(state, state.to_act), Random(0))[0].move
                assert chosen in state.moves()
                assert is_plain(game.advise(state, chosen))


FEW = 12  # kinds of decision


@every_game
def test_kinds_of_decision_are_few_and_stable(game: str) -> None:
    kinds = set()
    for match in (match for match in matches() if match.game.name == game):
        for state in decisions(match):
            before = picture(state)
            for move in some(state.moves()):
                kinds.add(kind := match.game.kind(state, move))
                assert match.game.kind(state.clone(), move) == kind
            assert picture(state) == before
    assert "" not in kinds
    assert 0 < len(kinds) <= FEW


@pytest.mark.parametrize(
    "match", [Match(game, seats=n) for game in games for n in games[game].seats], ids=str
)
def test_the_best_move_has_the_best_figure(match: Match) -> None:
    game = match.game
    levels = dict.fromkeys((game.adviser, list(game.bots)[-1]))
    for state in decisions(match):
        for bot in (hasty(game.bots[level]) for level in levels):
            weighed = bot.weigh(seen(state, state.to_act), Random(state.round))
            figures = [each.points for each in weighed if each.points is not None]
            assert len(figures) in (0, len(weighed))
            assert figures == sorted(figures, reverse=not game.low_wins)


def hasty(bot: Bot) -> Bot:
    """The same bot with so few rollouts that luck has a large part in them."""
    return replace(bot, budget=30) if isinstance(bot, RolloutBot) else bot


# What strangers may lay: any deal that the rules allow


@every_match
def test_no_hand_larger_than_usual_can_be_dealt(match: Match) -> None:
    for state, outcomes in first_deal(match):
        usual = largest(outcomes)
        assert any(why_not(match, state, deal) is None for deal in deals(outcomes, usual))
        for deal in deals(outcomes, usual + 1):
            refusal = why_not(match, state, deal)
            assert refusal is not None, deal
            assert refusal.rule == "deal"


@pytest.mark.skipif(IN_PYODIDE, reason="as many are counted anywhere, and it takes longest there")
@every_match
def test_no_deal_exceeds_the_bound_of_moves(match: Match) -> None:
    for deal, state in rich_deals(match):
        for moves in played_on(state, len(state.points)):
            assert 0 < len(moves) <= MOST_MOVES, deal


# The game as a whole


@every_game
def test_a_game_names_its_options_seats_and_levels(game: str) -> None:
    told = games[game]
    assert told.name == game
    assert isinstance(next(iter(told.presets.values())), told.options)
    assert set(told.shown) <= set(list(told.presets)[1:])
    assert list(told.bots) == [level for level in LEVELS if level in told.bots]
    assert set(told.bots) >= {"easy", "normal", "strong"}
    assert told.adviser == "strong"
    for seats in told.seats:
        assert len(Match(game, seats=seats).points) == seats


# Helpers


def rules(match: Match) -> dict[str, Any]:
    options: dict[str, Any] = match.save()["options"]
    return options


def played_on(state: State, decisions: int) -> Iterator[Sequence[Move]]:
    """Play the first move of so many decisions; yield the moves of each."""
    while decisions and state.to_act != OVER:
        if state.to_act == CHANCE:
            state.play(state.draw(Random(0)))
        else:
            yield state.moves()
            state.play(state.moves()[0])
            decisions -= 1


def some(moves: Any) -> Any:
    """At most 200 of these moves: a scatter has more than a thousand."""
    return moves if len(moves) <= 200 else Random(0).sample(moves, 200)


def is_plain(said: Refusal | Sentence) -> bool:
    return all(isinstance(value, str | int) for value in said.args.values())


def sums(columns: Any) -> list[int]:
    return [sum(column) for column in zip(*columns, strict=True)]
