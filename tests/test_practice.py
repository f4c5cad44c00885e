"""Practice: whatever is asked has one answer, which the rules give, and nothing gives it away."""

import json
from collections import Counter, defaultdict
from functools import cache

import pytest

from sitting import matches
from taku import Match, games
from taku.game import IllegalMove
from taku.messages.parts import Given, Weights
from taku.options import changed
from taku.service import Service
from taku.teaching import practice
from taku.teaching.marking import asked, lay, mark, solution
from taku.teaching.practice import OFTEN, kinds, practise, quiz_of, veiled
from taku.view import HIDDEN

QUESTIONS = 24  # rounds of each match
SEEDS = 400

asking = [match for match in matches() if quiz_of(match.game.name)]
every_match = pytest.mark.parametrize("match", asking, ids=str)
every_game = pytest.mark.parametrize("game", [*filter(quiz_of, games)])


FIRM = Weights()


def ask(match, seed, weights=FIRM):
    options, seats = changed(match.options), len(match.seats)
    return practise(match.game.name, str(seed), options, seats, weights)


@cache
def exercises(match):
    return [ask(match, seed) for seed in range(QUESTIONS)]


@cache
def tables(match):
    """Each exercise with its position and the seat that is asked; no test may change them."""
    return [(each, *lay(match.game.name, each.step)) for each in exercises(match)]


@cache
def of_game(game):
    """Many exercises under all house rules, with their positions."""
    return [each for match in asking if match.game.name == game for each in tables(match)]


def others(match, step):
    """Answers that are not the right one."""
    (task,) = step.tasks
    right = solution(match, step)
    if task == "choice":
        return [Given(choice=other) for other in step.choice["among"] if other != right.choice]
    if task == "number":
        return [Given(number=right.number + more) for more in (-1, 1)]
    if task == "seat":
        return [Given(seat=seat) for seat in range(len(match.seats)) if seat != right.seat]
    if task == "playable":
        hand = own_hand(match)
        back = tuple(item for item in hand if item not in right.items)
        return [Given(items=right.items[1:]), Given(items=right.items + back[:1])]
    return [Given(move=move) for move in match.moves() if move not in step.accept]


def own_hand(match):
    view = match.view(match.to_act)
    return next(zone.items for zone in view.zones if zone.role == "hand" and zone.seat == view.seat)


# Questions


@every_match
def test_the_answer_is_what_the_rules_say(match):
    for exercise, table, _ in tables(match):
        step = exercise.step
        assert mark(table, step, solution(table, step)).verdict == "right"
        (task,) = step.tasks
        if task in ("number", "seat", "choice"):
            later, _ = lay(match.game.name, step)
            later.replay(step.after)
            question = getattr(step, task)
            assert asked(later, question["of"]) == question["is"], exercise


@every_match
def test_no_other_answer_is_right(match):
    for exercise, table, _ in tables(match):
        for answer in others(table, exercise.step):
            assert mark(table, exercise.step, answer).verdict != "right", (exercise, answer)


@every_match
def test_a_question_concerns_a_rule_in_force(match):
    rules = {rule.id: rule for rule in match.game.rulebook}
    for exercise in exercises(match):
        rule = rules[exercise.question.rule]
        for name, values in rule.needs.items():
            assert getattr(match.options, name) in values, exercise
        assert exercise.question.why


@every_match
def test_a_choice_is_among_several(match):
    for exercise in exercises(match):
        if among := exercise.step.choice.get("among"):
            assert exercise.step.choice["is"] in among
            assert len(set(among)) == len(among) > 1


@every_game
def test_every_kind_of_question_has_varied_answers(game):
    answers = defaultdict(set)
    for exercise, table, _ in of_game(game):
        answers[exercise.kind].add(solution(table, exercise.step))
    assert answers.keys() == quiz_of(game).kinds.keys()
    assert [kind for kind, found in answers.items() if len(found) < 2] == []


@every_match
def test_any_house_rules_allow_five_kinds(match):
    assert len(kinds(match)) >= 5


@every_game
def test_no_answer_is_right_most_of_the_time(game):
    """So that guessing the usual one teaches nothing."""
    choices = defaultdict(Counter)
    for exercise, _, _ in of_game(game):
        if exercise.step.choice:
            choices[exercise.kind][exercise.step.choice["is"]] += 1
    for kind, counted in choices.items():
        (_, most), *_ = counted.most_common(1)
        assert most < 0.8 * counted.total(), (kind, counted)


# Display


@every_match
def test_a_question_names_only_cards_in_play(match):
    for exercise, table, me in tables(match):
        step, args = exercise.step, exercise.question.ask.args
        seen = {item for zone in table.view(me).zones for item in zone.items} - {HIDDEN}
        played = {item for entry in step.after for item in entry.split()}
        named = set(str(args.get("cards", "")).split())
        assert named <= seen | played, exercise


@every_match
def test_what_would_give_the_answer_away_is_hidden(match):
    for exercise, table, me in tables(match):
        hides = exercise.question.hides
        view = veiled(table.view(me), hides)
        assert not {zone.role for zone in view.zones} & set(hides)
        assert not {badge.id for badge in view.badges} & set(hides)
        assert "running" not in hides or view.running is None
        if "ask" in hides:
            assert view.ask
            assert set(view.ask.items) == set(own_hand(table))


@every_game
def test_cards_to_choose_are_neither_all_nor_none(game):
    for exercise, table, _ in of_game(game):
        if exercise.step.playable:
            items = solution(table, exercise.step).items
            assert 0 < len(items) < len(own_hand(table))


# Meanings of questions


def test_no_card_beats_the_strongest_of_president():
    for exercise, table, _ in of_game("president"):
        if exercise.kind == "strongest":
            state = table.state
            strengths = {}
            for text in table.moves():
                if text != "pass" and " " not in text:
                    order = "X" + ("3456789TJQKA2" if state.reversed else "2AKQJT9876543")
                    strengths[text] = order.index(text[0])
            best = min(strengths.values())
            assert {t for t, place in strengths.items() if place == best} == set(
                exercise.step.accept
            )


def test_exactly_the_bombs_in_hand_are_right():
    for exercise, table, _ in of_game("haggis"):
        if exercise.kind == "bomb":
            told = {
                text: table.game.tell(table.state, table.game.read(table.state, text)).args
                for text in table.moves()
            }
            bombs = {text for text, args in told.items() if args.get("kind") == "bomb"}
            assert bombs == set(exercise.step.accept)


def test_who_must_give_can_give_nothing_else():
    for exercise, table, _ in of_game("president"):
        if exercise.kind == "give":
            assert table.moves() == list(exercise.step.accept)


# Frequency of questions


@every_match
def test_the_same_seed_asks_the_same(match):
    assert [ask(match, seed) for seed in range(5)] == exercises(match)[:5]


@every_game
def test_what_was_missed_comes_three_times_as_often(game, monkeypatch):
    """A kind is drawn before a question of that kind: the same one will do for all."""
    match = next(match for match in asking if match.game.name == game)
    name = kinds(match)[1]
    exercise = exercises(match)[0]
    monkeypatch.setattr(practice, "_question", lambda *_: (exercise.question, []))
    asked_of = {}
    for shaky in (0, 1):
        weights = Weights(kinds={name: shaky})
        found = [ask(match, seed, weights).kind for seed in range(SEEDS)]
        asked_of[shaky] = found.count(name) / len(found)
    odds = {shaky: share / (1 - share) for shaky, share in asked_of.items()}
    assert 0.6 * OFTEN < odds[1] / odds[0] < 1.6 * OFTEN


def test_a_rule_that_was_missed_comes_more_often():
    match = Match("hearts")
    shares = []
    for weights in (Weights(), Weights(rules={"first-trick": 1})):
        rules = [ask(match, seed, weights).question.rule for seed in range(SEEDS // 2)]
        shares.append(rules.count("first-trick") / len(rules))
    assert shares[1] > 1.5 * shares[0]


# Over the service


def replies(service, **request):
    return [json.loads(reply) for reply in service.handle(json.dumps(request))]


@every_game
def test_an_answer_gets_mark_reason_and_consequences(game):
    service = Service()
    for seed in range(30):
        step, frame = replies(service, type="practise", game=game, seed=str(seed))
        question = step["question"]
        assert frame["match"]["game"] == game
        assert question["ask"]["id"].startswith("quiz-")
        task = question["step"]
        given = step["solution"]
        answered, *frames = replies(service, type="answer", given=given)
        assert answered["mark"]["verdict"] == "right"
        assert answered["why"]
        assert answered["frames"] == len(frames)
        assert len(frames) == 1 + len(task["after"]) + (given["move"] is not None)


def test_consequences_follow_a_wrong_answer_too():
    service = Service()
    for seed in range(60):
        step, _ = replies(service, type="practise", game="hearts", seed=str(seed))
        if step["solution"]["seat"] is not None:
            break
    wrong = {"seat": (step["solution"]["seat"] + 1) % 4}
    answered, *frames = replies(service, type="answer", given=wrong)
    assert answered["mark"]["verdict"] == "wrong"
    assert len(frames) == 2
    assert frames[-1]["events"]


@pytest.mark.parametrize(
    "request_",
    [
        {"game": "whist", "seed": "1"},
        {"game": "hearts", "seed": "1", "seats": 9},
        {"game": "hearts", "seed": "1", "seats": "all"},
        {"game": "hearts", "seed": "1", "options": {"bells": True}},
        {"game": "hearts", "seed": "1", "weights": {"kinds": {"rule": 7}}},
        {"game": "hearts", "seed": "1", "weights": {"rules": ["rule"]}},
        {"game": "hearts", "seed": "1", "weights": []},
    ],
)
def test_a_request_that_makes_no_sense_is_refused(request_):
    (refused,) = replies(Service(), type="practise", **request_)
    assert refused["type"] == "refused"
    assert refused["refusal"]["rule"] == "unreadable"


def test_a_match_goes_on_as_usual_after_practice():
    service = Service()
    replies(service, type="practise", game="hearts", seed="1")
    frames = replies(service, type="start", game="hearts", seats=["human"] * 4, seed="1")
    assert frames[-1]["view"]["ask"]
    with pytest.raises(IllegalMove):
        Match("hearts", seed="1").play("2C")
