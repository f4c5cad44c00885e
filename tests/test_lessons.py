"""The lessons: the rules find no fault in them, and they teach every rule there is."""

import json
import re
from pathlib import Path

import pytest

from lesson_documents import course
from taku import games
from taku.options import form
from taku.teaching.lesson_faults import examine
from taku.teaching.lessons import house_lessons, lessons
from word_files import COMPLETE

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
    for told in course(game)["lesson"]:
        assert examine(told, languages=COMPLETE).faults == (), told["name"]


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


# Texts in message files

STEPS_ALONE = """
[[lesson]]
name = "queen"

[[lesson.step]]
id = "duck"
advise = ["KS 9S"]
"""
ENGLISH = """# Lessons

queen =
    .title = The queen
queen-duck =
    .title = Duck
    .say = { $p2 } holds {"QS 2C"},
        and waits.
    .advise-KS-9S = That takes { "QS" }.
"""


@pytest.fixture
def told(tmp_path, monkeypatch):
    """A function that reads the lessons of a folder with these message files by language."""
    monkeypatch.setattr("taku.teaching.lessons.folder_of", lambda game: str(tmp_path))
    monkeypatch.setattr("taku.teaching.texts.folder_of", lambda game: str(tmp_path))
    (tmp_path / "lessons.toml").write_text(STEPS_ALONE, encoding="utf-8")

    def read(**languages):
        for language, text in languages.items():
            (tmp_path / f"lessons.{language}.ftl").write_text(text, encoding="utf-8")
        return house_lessons("hearts")

    return read


def test_a_lesson_has_the_texts_of_each_language(told):
    (lesson,) = told(en=ENGLISH, de="queen =\n    .title = Die Dame\n")
    assert lesson["title"] == {"en": "The queen", "de": "Die Dame"}
    (step,) = lesson["step"]
    assert step["say"] == {"en": "{p2} holds {QS 2C},\nand waits."}
    assert step["advise"] == {"KS 9S": {"en": "That takes {QS}."}}


@pytest.mark.parametrize(
    ("language", "text", "told_fault"),
    [
        ("en", ENGLISH.replace('{"QS 2C"}', "{QS 2C}"), "lessons.en.ftl: message 'queen-duck.say'"),
        ("en", ENGLISH.replace('{"QS 2C"}', "{ QS }"), "lessons.en.ftl: queen-duck: .say"),
        ("en", ENGLISH.replace("KS-9S", "KS"), "queen-duck: .advise-KS: there is no such move"),
        ("en", ENGLISH + "queen-lead =\n    .say = Lead.\n", "has the message queen-lead"),
        ("de", "queen =\n    .line = Ducken\n", "lessons.de.ftl: queen: English has no .line"),
    ],
)
def test_a_text_that_fits_no_part_is_named(told, language, text, told_fault):
    with pytest.raises(ValueError, match=re.escape(told_fault)):
        told(**{"en": ENGLISH, language: text})
