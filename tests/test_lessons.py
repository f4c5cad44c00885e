"""The lessons: the rules find no fault in them, and they teach every rule there is."""

import json
from pathlib import Path

import pytest

from taku import games
from taku.game_folders import folder_of
from taku.messages.lesson import LANGUAGES
from taku.options import form
from taku.teaching.lesson_faults import examine
from taku.teaching.lesson_file import read_toml
from taku.teaching.lessons import lessons

TAUGHT = {game: lessons(game) for game in games}
STEPS = Path(__file__).with_name("steps.json")  # the ids of all steps, by game and lesson
RECORDED = json.loads(STEPS.read_text(encoding="utf-8"))  # game -> lesson -> ids of steps
FEWEST = {"hearts": 8, "president": 10, "haggis": 12, "yahtzee": 6, "yams": 4, "yacht": 2}
FEWEST |= {"yatzy": 2, "kniffel": 2, "generala": 3}

every = [
    pytest.param(game, lesson, id=f"{game} {lesson.name}")
    for game in games
    for lesson in TAUGHT[game]
]
with_lessons = pytest.mark.parametrize("game", [game for game in games if TAUGHT[game]])


@with_lessons
def test_the_rules_find_no_fault(game):
    text = Path(folder_of(game), "lessons.toml").read_text(encoding="utf-8")
    for told in read_toml(text)["lesson"]:
        assert examine(told, languages=LANGUAGES).faults == (), told["name"]


@pytest.mark.parametrize(("game", "lesson"), every)
def test_a_lesson_takes_up_to_three_minutes(game, lesson):
    assert 3 <= len(lesson.steps) <= 8
    assert lesson.line


@pytest.mark.parametrize(("game", "lesson"), every)
def test_a_step_is_short_and_plain(game, lesson):
    for step in lesson.steps:
        texts = (step.say, step.ask, step.right, step.hint, step.other, *step.advise.values())
        assert [said for text in texts for said in text.values() if "—" in said] == []
        assert len(step.say["en"]) <= 280, step.title["en"]
        assert len(step.say["ja"]) <= 140, step.title["en"]
        assert step.hint, f"{step.title['en']}: no nudge"


@pytest.mark.parametrize("game", RECORDED)
def test_poor_moves_show_what_comes_of_them(game):
    """Not all do: where a card is merely wasted there is nothing to be seen yet."""
    steps = [step for lesson in TAUGHT[game] for step in lesson.steps]
    shown = [move for step in steps for move in step.advise if step.then.get(move)]
    assert len(shown) >= 9


@pytest.mark.parametrize("game", RECORDED)
def test_progress_finds_every_step_again_by_its_id(game):
    """A step that gets another title keeps its `id`; new ones are added to the record by hand."""
    record = RECORDED[game]
    for lesson in TAUGHT[game]:
        ids = [step.id for step in lesson.steps]
        assert len(set(ids)) == len(ids), lesson.name
        assert "" not in ids
        assert set(record.get(lesson.name, ())) <= set(ids), f"{lesson.name}: lost, or renamed"


@with_lessons
def test_some_step_teaches_every_rule(game):
    taught = steps_by_rule(game)
    assert [rule.id for rule in games[game].rulebook if rule.played and rule.id not in taught] == []


@with_lessons
def test_each_house_rule_leads_to_its_step(game):
    taught = steps_by_rule(game)
    for option in form(games[game].options):
        places = [rule.id for rule in games[game].rulebook if rule.option == option.name]
        steps = [step for rule in places for step in taught.get(rule, ())]
        values = {step.options.get(option.name, option.default) for step in steps}
        assert values - {option.default}, f"{option.name} is nowhere played otherwise than usual"


@with_lessons
def test_a_lesson_knows_a_rules_first_step(game):
    for lesson in TAUGHT[game]:
        for rule, number in lesson.rules.items():
            assert [rule in step.rules for step in lesson.steps[:number]].index(True) == number - 1


def steps_by_rule(game):
    """The steps that teach each rule of the sheet, in the order to learn them."""
    found = {}
    for step in (step for lesson in TAUGHT[game] for step in lesson.steps):
        for rule in step.rules:
            found.setdefault(rule, []).append(step)
    return found


@with_lessons
def test_lessons_have_names_of_their_own(game):
    names = [lesson.name for lesson in TAUGHT[game]]
    assert len(set(names)) == len(names)


@with_lessons
def test_rules_come_before_options_and_strategy_last(game):
    order = ["rules", "options", "strategy"]
    for offered in by_offer(game).values():
        chapters = [lesson.chapter for lesson in offered]
        assert chapters == sorted(chapters, key=order.index)


@with_lessons
def test_there_are_enough_lessons(game):
    offered = by_offer(game)
    for name in (game, *games[game].shown):
        assert len(offered.get(name, ())) >= FEWEST.get(name, 1)
    assert [lesson.chapter for lesson in TAUGHT[game]].count("strategy") >= 2


def by_offer(game):
    """The lessons of each game as home offers it: one on a preset that is shown is of its own."""
    found = {}
    for lesson in TAUGHT[game]:
        values = lesson.options.values()
        found.setdefault(next((n for n in games[game].shown if n in values), game), []).append(
            lesson
        )
    return found
