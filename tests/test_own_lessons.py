"""The author's desk: what the rules find in an own lesson, and its way through a file."""

import json
import re
from pathlib import Path

import pytest

from lesson_documents import course
from taku import games
from taku.messages.parts import Given, Mark
from taku.service import Service
from taku.teaching.lesson_faults import examine, fault_lines
from taku.teaching.lesson_file import LONGEST_FILE, read_toml, write_toml
from taku.teaching.lesson_limits import LONGEST_SETUP, MOST_STEPS
from taku.teaching.lessons import lessons, read_step, whole_step
from taku.teaching.marking import lay, mark

TEACHING = Path(__file__).parents[1] / "engine/taku/teaching"
TRICK = ["deal 3C KS 9S | AC 5S 8D | 2C TS JD | 7C QS 3D", "2C", "7C", "3C", "AC", "5S", "TS", "QS"]

every_course = pytest.mark.parametrize("game", [game for game in games if lessons(game)])


def step(**parts):
    """A step on a trick with the queen: the nine is right, the king poor, nothing else legal."""
    texts = {"title": {"en": "The queen"}, "ask": {"en": "Don’t take her."}}
    return {**texts, "setup": TRICK, "options": {"passing": False}, **parts}


SOUND = {"accept": ["9S"], "advise": {"KS": {"en": "That takes her."}}}


def lesson(*steps, **parts):
    return {"format": 1, "game": "hearts", "title": {"en": "Mine"}, "step": [*steps], **parts}


def faults(*steps, **parts):
    found = examine(lesson(*steps, **parts)).faults
    return [(fault.step, fault.part, fault.refusal and fault.refusal.rule) for fault in found]


def ask(service, **request):
    return [json.loads(reply) for reply in service.handle(json.dumps(request))]


# Faults


def test_one_language_is_enough_for_a_lesson():
    assert faults(step(**SOUND)) == []


@pytest.mark.parametrize(
    ("parts", "part", "rule"),
    [
        ({**SOUND, "accept": ["9S", "1Z"]}, "accept", "unreadable"),
        ({**SOUND, "accept": ["9S", "QS"]}, "accept", "not-yours"),
        ({**SOUND, "advise": {**SOUND["advise"], "9S": {"en": "No."}}}, "advise", None),
        ({**SOUND, "advise": {"KS": {"en": " "}}}, "advise", None),
        ({"accept": ["9S"]}, "other", None),
        ({**SOUND, "other": {"en": "What else?"}}, "other", None),
        ({"like": [{"cards": "AS"}], "other": {"en": "No."}}, "like", None),
        ({"forbidden": {"9S": "follow-suit"}}, "forbidden", None),
        ({**SOUND, "refuse": {"KS": "follow-suit"}}, "refuse", None),
        ({**SOUND, "then": {"9S": ["QS"]}}, "then", "not-yours"),
        ({"number": {"is": 1, "of": "points 1"}}, "number", None),
        ({"number": {"of": "points 1"}}, "number", None),
        ({"number": {"is": "two"}}, "number", None),
        ({"seat": {"is": 4}}, "seat", None),
        ({"choice": {"is": "a", "among": ["b", "c"]}}, "choice", None),
        ({"choice": {"is": "a", "among": ["a", "b"]}, "answers": {"a": {}}}, "answers", None),
        ({"number": {"is": 1}, "wrong": {"1": {"en": "No."}}}, "wrong", None),
        ({**SOUND, "wrong": {"QS": {"en": "No."}}}, "wrong", "not-yours"),
        ({**SOUND, "wrong": {"9S": {"en": "No."}}}, "wrong", None),
        ({**SOUND, "wrong": {"KS": {"en": "No."}}}, "wrong", None),
        ({"number": {"is": 0, "of": "nonsense"}}, "number", None),
        ({"seat": {"is": 1, "of": "event trick-points"}, "after": ["9S"]}, "seat", None),
        ({"choice": {"is": "yes", "of": "legal 9S", "among": ["yes"]}}, "choice", None),
        ({"play": -1}, "play", None),
        ({"play": "for ever"}, "play", None),
        ({**SOUND, "play": 1}, "task", None),
        ({}, "task", None),
        ({**SOUND, "me": 1}, "me", None),
        ({"playable": True, "me": 1}, "me", None),
        ({**SOUND, "me": 9}, "me", None),
        ({**SOUND, "seats": 9}, "seats", None),
        ({**SOUND, "options": {"rain": True}}, "options", None),
        ({**SOUND, "setup": [*TRICK, "QS"]}, "setup", "not-yours"),
        ({**SOUND, "rules": ["patience"]}, "rules", None),
        ({**SOUND, "ask": {}}, "ask", None),
        ({**SOUND, "say": {"en": "{1Z}"}}, "say", None),
        ({**SOUND, "say": {"en": "{p7}"}}, "say", None),
        ({**SOUND, "say": {"en": "{QS}", "ja": "{KS}"}}, "say", None),
        ({**SOUND, "say": {"en": "**loud"}}, "say", None),
        ({**SOUND, "say": {"loud": "loud"}}, "say", None),
        ({**SOUND, "say": "loud"}, "say", None),
        ({**SOUND, "say": {"en": "\ud800"}}, "say", None),
        ({**SOUND, "say": {"en": "a" * 1001}}, "say", None),
        ({**SOUND, "setup": ["2C"] * (LONGEST_SETUP + 1)}, "setup", None),
        ({**SOUND, "accept": ["9S"] * 201}, "accept", None),
        ({**SOUND, "spell": 1}, "spell", None),
    ],
)
def test_a_fault_names_its_step_and_part(parts, part, rule):
    assert (2, part, rule) in faults(step(**SOUND), step(**parts))


@pytest.mark.parametrize(
    ("parts", "part"),
    [
        ({"format": 2}, "format"),
        ({"game": "chess"}, "game"),
        ({"title": {}}, "title"),
        ({"author": "a" * 61}, "author"),
        ({"options": []}, "options"),
        ({"step": []}, "step"),
        ({"step": [1]}, "step"),
        ({"step": [step(**SOUND)] * (MOST_STEPS + 1)}, "step"),
    ],
)
def test_a_fault_of_the_lesson_has_step_0(parts, part):
    assert (0, part, None) in faults(step(**SOUND), **parts)


def test_every_fault_is_named_not_only_the_first():
    poor = step(accept=["QS"], say={"en": "**"}, rules=["patience"], me=9)
    found = faults(poor, step(**SOUND), step(accept=["9S"]), title={})
    assert found == [
        (0, "title", None),
        *[(1, part, None) for part in ("say", "rules", "me")],
        (3, "other", None),
    ]


@pytest.mark.parametrize("told", [None, 1, "x", [], {"step": {}}, {"step": [[]]}, {"game": []}])
def test_what_is_no_lesson_has_no_steps(told):
    found = examine(told)
    assert found.faults
    assert not found.steps


# Marking


def test_what_is_left_unsaid_is_asked_for():
    (found,) = examine(lesson(step(accept=["9S"], refuse={"3D": "follow-suit"}))).steps
    assert found.unsaid == ("KS",)
    stands = {each.move: each.stands for each in found.moves}
    assert stands == {"9S": "right", "KS": "unsaid", "3D": "refused"}


def test_a_legal_move_may_be_marked_wrong():
    told = step(accept=["9S"], wrong={"KS": {"en": "That takes her."}})
    assert faults(told) == faults(step(accept=["9S"], wrong={"KS": {}})) == []
    (examination,) = examine(lesson(told)).steps
    assert {each.move: each.stands for each in examination.moves} == {"9S": "right", "KS": "wrong"}
    read = read_step(whole_step(lesson(), told))
    match, _ = lay("hearts", read)
    assert mark(match, read, Given(move="KS")) == Mark("wrong", "KS")


def test_our_lessons_alone_must_follow_the_rules_count():
    """Questions of our lessons are counted; those of other authors may have words only."""
    number = step(number={"is": 3})
    words = {"a": {"en": "The queen"}, "b": {"en": "The ace"}}
    assert faults(number, step(choice={"is": "b", "among": ["a", "b"]}, answers=words)) == []
    house = examine(lesson(number), languages=("en",)).faults
    assert "number" in [fault.part for fault in house]


def test_a_step_without_task_lists_playable_items():
    (found,) = examine(lesson(step())).steps
    assert (found.wants, found.unsaid) == ("", ("9S", "KS"))
    assert [each.say.id for each in found.moves] == ["play", "play"]


def test_refused_moves_are_told_with_the_rule():
    follow = ["deal 3C 4S AS 6H | 5C TS 7D 9D | 2C JS 3D 8H | AC 8S KD JD"]
    follow += ["2C", "AC", "3C", "5C", "8S"]
    (found,) = examine(lesson(step(setup=follow, forbidden={"6H": "follow-suit"}))).steps
    stands = {each.move: (each.stands, each.refusal and each.refusal.rule) for each in found.moves}
    assert stands["6H"] == ("refused", "follow-suit")
    assert stands["4S"] == ("other", None)


HANDED = ["deal 3D | 4S | 5S | 6S", "3D", "4S", "5S"]
GIVE = [*HANDED, "deal 4C 6D AD QS | 7H 9S JC TD | 8D 8S QC 5D | 5C 9H KS X1"]
PAIRED = ["deal 5S 5D 8C JH | 7H 7C KS 9D | 6H TC 4S QD | JD 8H 6C TS", "5S 5D"]
PASS = ["deal 2C 9C KD 5S | 8C 4D 7S TH | JC 6D 8S 3H | KC 3D 9S 6H"]
PAIR = ["dealer 2", "deal 3B 3G 4Y 9R 9O 9Y | 4R 4O 2Y 7B | 6R 6O 2G 8B"]
PAIR += ["3B 3G", "4R 4O", "6R 6O"]
LEAD = [
    "dealer 2",
    "deal TG 4G 8B 9B 9O TR | 2R 3R 6O 6Y 9G | 3G 5Y TB TO 2O",
    "TG",
    "pass",
    "pass",
]


@pytest.mark.parametrize(
    ("game", "setup", "options", "items", "move", "rule"),
    [
        ("hearts", TRICK, {"passing": False}, "9S KS", "9S KS", "trick"),
        ("hearts", TRICK, {"passing": False}, "3D", "3D", "not-yours"),
        ("hearts", PASS, {}, "2C KD", "pass 2C KD", "pass"),
        ("hearts", PASS, {}, "2C KD 5S", "pass 2C KD 5S", None),
        ("president", PAIRED, {}, "7H KS", "7H KS", "combination"),
        ("president", GIVE, {}, "5C 9H", "give 5C 9H", "exchange"),
        ("haggis", PAIR, {}, "9R 9O 9Y", "9R 9O 9Y", "follow"),
        ("haggis", LEAD, {}, "8B 9B", "8B 9B", "combination"),
        ("yahtzee", ["roll 6 6 2 1 3"], {}, "6 6", "keep 6 6", None),
    ],
)  # fmt: skip
def test_cards_tried_together_are_marked_as_tried(game, setup, options, items, move, rule):
    told = {**step(setup=setup), "options": options}
    document = {**lesson(told), "game": game, "step": [told]}
    tried = examine(document, tried=items.split()).steps[0].tried
    assert (tried.move, tried.refusal and tried.refusal.rule) == (move, rule)
    if rule:
        read = read_step({**told, "forbidden": {move: rule}})
        match, _ = lay(game, read)
        assert mark(match, read, Given(items=tuple(items.split()))).verdict == "right"


@pytest.mark.parametrize("items", ["nonsense", "1Z", "7H pass", ""])
def test_an_unwritable_move_is_none(items):
    (found,) = examine(lesson(step()), tried=items.split()).steps
    assert found.tried is None or found.tried.stands == "refused"


def test_the_rules_answer_what_is_counted():
    counted = step(number={"is": 7, "of": "running 3"}, after=["9S"])
    (found,) = examine(lesson(counted)).steps
    assert found.truth == 13
    (found,) = examine(lesson(step(playable=True))).steps
    assert found.items == ("9S", "KS")


def test_a_move_may_be_said_to_be_wrong():
    told = step(accept=["9S"], wrong={"KS": {"en": "That takes her."}})
    (found,) = examine(lesson(told)).steps
    assert [each.stands for each in found.moves] == ["right", "wrong"]
    assert faults(told) == []
    match, _ = lay("hearts", read_step(told))
    assert mark(match, read_step(told), Given(move="KS")).verdict == "wrong"


@pytest.mark.parametrize(
    "task",
    [{"number": {"is": 13}}, {"seat": {"is": 3}}, {"choice": {"is": "a", "among": ["a", "b"]}}],
)
def test_a_question_may_ask_what_rules_ignore(task):
    told = step(**task, answers={"a": {"en": "Yes, {QS}"}})
    found = examine(lesson(told))
    assert (found.faults, found.steps[0].truth) == ((), None)
    ((solution, *_),) = [ask(Service(), type="learn", game="hearts", step=told)]
    (name,) = task
    assert solution["solution"][name] == task[name]["is"]


def test_a_wrong_answer_may_have_own_words():
    told = read_step(step(seat={"is": 3}, wrong={"1": {"en": "She led."}}))
    match, _ = lay("hearts", told)
    named = [mark(match, told, Given(seat=seat)).move for seat in (0, 1, 3)]
    assert named == ["", "1", ""]


def test_one_step_can_be_examined_alone():
    found = examine(lesson(step(), step(**SOUND), step()), only=2)
    assert (found.faults, [each.step for each in found.steps]) == ((), [2])


def test_a_step_is_laid_with_all_its_parts():
    found = examine(lesson(step(**SOUND), step(**SOUND))).steps
    assert [(each.laid.id, each.laid.seats, each.laid.me) for each in found] == [
        ("the-queen", 4, 0),
        ("the-queen-2", 4, 0),
    ]


@every_course
def test_a_move_is_marked_as_it_is_described(game):
    """In all our lessons, which nothing is wrong with, though no language is asked for."""
    verdicts = {"unsaid": "other"}
    for told in course(game)["lesson"]:
        found = examine(told)
        assert found.faults == ()
        for examination, each in zip(found.steps, told["step"], strict=True):
            read = read_step(whole_step(told, each))
            match, _ = lay(game, read)
            for one in examination.moves[:40]:
                verdict = mark(match, read, Given(move=one.move)).verdict
                tried = one.stands == "refused" and bool(read.forbidden) and verdict == "right"
                assert tried or verdict == verdicts.get(one.stands, one.stands), one.move


# Hostile lessons


def test_sixty_steps_pass_and_deep_ones_do_not():
    many = lesson(*[step(**SOUND)] * MOST_STEPS)
    (found,) = ask(Service(), type="check-lesson", lesson=many)
    assert (found["type"], found["faults"], len(found["steps"])) == (
        "lesson-checked",
        [],
        MOST_STEPS,
    )
    deep = json.loads("[" * 80 + "]" * 80)
    (refused,) = ask(Service(), type="check-lesson", lesson=lesson(step(say=deep)))
    assert refused["type"] == "refused"


def test_brackets_in_texts_are_not_nested():
    loud = {"en": "[" * 90 + '"\\'}
    (found,) = ask(Service(), type="check-lesson", lesson=lesson(step(**SOUND, say=loud)))
    assert found["faults"] == []


def test_no_lesson_takes_too_long_to_check(monkeypatch):
    monkeypatch.setattr("taku.teaching.lesson_faults.MOST_ENTRIES", 2 * len(TRICK))
    monkeypatch.setattr("taku.teaching.lesson_faults.MOST_MOVES", 3)
    assert faults(*[step(**SOUND)] * 3) == [(2, "setup", None), (3, "setup", None)]


def test_of_many_legal_moves_some_are_listed(monkeypatch):
    monkeypatch.setattr("taku.teaching.move_verdicts.MOST_LISTED", 0)
    (found,) = examine(lesson(step(accept=["KS"]))).steps
    assert ([each.move for each in found.moves], found.more) == (["KS"], 1)


@pytest.mark.parametrize(
    ("parts", "part"),
    [
        ({**SOUND, "setup": ["2C"] * (LONGEST_SETUP + 1)}, "setup"),
        ({**SOUND, "say": "x"}, "say"),
        ({**SOUND, "me": 7}, "me"),
        ({}, "task"),
    ],
)
def test_a_step_out_of_bounds_names_its_part(parts, part):
    (refused,) = ask(Service(), type="learn", game="hearts", step=step(**parts))
    assert (refused["type"], refused["part"]) == ("refused", part)


@pytest.mark.parametrize(
    ("game", "parts", "part"),
    [
        ("hearts", {"setup": TRICK, "accept": ["QS"]}, "accept"),
        ("hearts", {"setup": TRICK, "forbidden": {"KS": "follow-suit"}}, "forbidden"),
        ("hearts", {"setup": TRICK, "number": {"is": "<b>"}}, "number"),
        ("hearts", {"setup": TRICK, "seat": {"is": 99}}, "seat"),
        ("hearts", {"setup": TRICK, "choice": {"is": "a", "among": ["b", "c"]}}, "choice"),
        ("hearts", {"setup": [*TRICK, "9S"], "playable": True}, None),
        ("president", {"setup": PAIRED, "accept": ["7H KS"]}, "accept"),
        ("yahtzee", {"setup": ["roll 6 6 2 1 3"], "playable": True}, None),
    ],
)  # fmt: skip
def test_a_step_without_right_answer_names_its_task(game, parts, part):
    options = {"passing": False} if game == "hearts" else {}
    (told, *_) = ask(Service(), type="learn", game=game, step={**parts, "options": options})
    assert (told["type"], told.get("part")) == ("refused" if part else "step-laid", part)


# Playing on


def played(game, told, *moves):
    """The marks of some moves in a step that is to be played on, and the service."""
    service = Service()
    laid, frame = ask(service, type="learn", game=game, step=told)
    assert laid["solution"] == dict.fromkeys(laid["solution"])
    assert frame["view"]["ask"]
    return service, [ask(service, type="answer", given={"move": move}) for move in moves]


def test_a_trick_is_played_until_taken():
    _, (replies,) = played("hearts", step(play="trick"), "9S")
    marked, *frames = replies
    assert marked["mark"]["verdict"] == "right"
    assert marked["frames"] == len(frames) == 1
    assert frames[-1]["events"][-1]["role"] == "take"
    assert frames[-1]["view"]["ask"] is None


def test_bots_play_on_until_the_learner_decides_again():
    _, (replies,) = played("hearts", step(setup=TRICK[:3], play=2), "3C")
    assert replies[0]["mark"]["verdict"] == "on"
    decided = [event["seat"] for frame in replies[1:] for event in frame["events"]]
    assert decided == [0, 1, 1, 1, 2, 3, 3][: len(decided)]
    assert replies[-1]["view"]["ask"]


def test_a_dice_turn_ends_with_a_filled_box():
    told = {"setup": ["roll 6 6 2 1 3"], "seats": 2, "play": "trick"}
    _, (kept, filled) = played("yahtzee", told, "keep 6 6", "fill chance")
    assert [reply["type"] for reply in kept] == ["marked", "frame", "frame"]
    assert kept[0]["mark"]["verdict"] == "on"
    assert [event["role"] for event in filled[-1]["events"]] == ["fill"]
    assert len(filled) == 2


def test_what_is_refused_while_playing_on_changes_nothing():
    service, (refused, replies) = played("hearts", step(play=1), "QS", "KS")
    assert [reply["type"] for reply in refused] == ["marked"]
    assert refused[0]["mark"]["refusal"]["rule"] == "not-yours"
    assert replies[0]["mark"]["verdict"] == "right"
    (over,) = ask(service, type="answer", given={"move": "KS"})
    assert over["type"] == "refused"


def test_a_round_is_played_on_to_its_score():
    service, (first,) = played("hearts", step(play="round"), "9S")
    assert first[0]["mark"]["verdict"] == "on"
    while True:
        frame = first[-1]
        item = frame["view"]["ask"]["items"][0]
        first = ask(service, type="answer", given={"items": [item]})
        if first[0]["mark"]["verdict"] != "on":
            break
    assert first[0]["mark"]["verdict"] == "right"
    assert len(first[-1]["view"]["scores"]) == 1


@every_course
def test_every_game_can_be_played_on_in(game):
    """For a trick, a pile or a turn, with the first move there is."""
    wholes = (whole_step(one, each) for one in course(game)["lesson"] for each in one["step"])
    told = next(each for each in wholes if "accept" in each)
    kept = {part: told[part] for part in ("setup", "seats", "options") if part in told}
    service = Service()
    replies = ask(service, type="learn", game=game, step={**kept, "play": "trick"})
    for _ in range(40):
        assert replies[0]["type"] in ("step-laid", "marked"), replies
        if replies[0].get("mark", {}).get("verdict") == "right":
            break
        move = service.table.match.moves()[0]
        replies = ask(service, type="answer", given={"move": move})
    assert replies[0]["mark"]["verdict"] == "right"


# Files


@every_course
def test_our_lessons_go_through_a_file_and_back(game):
    whole = course(game)
    assert read_toml(write_toml(whole)) == whole
    one = whole["lesson"][0]
    assert read_toml(write_toml(one)) == one


@pytest.mark.parametrize(
    "document",
    [
        lesson(step(**SOUND, say={"en": "a \"b\" \\ \n\t\x7f\x00 é 日本 # }] '''"})),
        lesson(step(**SOUND), seats=4, options={"passing": False}, author="Ms Mori"),
        lesson(step(advise={"KS 9S": {"en": ""}, "": {}}, then={}, like=[{"a": 1}], play=3)),
        {"format": 1, "title": {"en": "Two"}, "lesson": [lesson(), lesson(game="yahtzee")]},
        {"format": 1, "title": {"ja": "一"}, "author": "M", "lesson": [lesson(step())]},
        {"format": 1, "lesson": []},
    ],
)
def test_any_document_goes_through_a_file_and_back(document):
    assert read_toml(write_toml(document)) == document


def test_absent_parts_are_not_in_the_file():
    assert "seats" not in write_toml(lesson(step(me=None), seats=None))


def test_an_unreadable_file_names_its_line():
    (refused,) = ask(Service(), type="read-toml", text='game = "hearts"\n\ntitle == 1\n')
    assert (refused["type"], refused["part"]) == ("refused", "line 3")


@pytest.mark.parametrize(
    "text",
    [
        "game =",
        "day = 2020-01-01",
        "points = 0.5",
        "deep = " + "[" * 9 + "]" * 9,
        "deep = " + "[" * 100_000,
        ".".join("a" * 100) + " = 1",
        '"""' * 3 + "\\" * 1000,
        "#" * (LONGEST_FILE + 1),
    ],
)
def test_a_file_without_lessons_is_refused(text):
    (refused,) = ask(Service(), type="read-toml", text=text)
    assert refused["type"] == "refused"


def test_the_page_reads_and_writes_files():
    service, told = Service(), lesson(step(**SOUND))
    (written,) = ask(service, type="write-toml", document=told)
    assert ask(service, type="read-toml", text=written["text"]) == [
        {"type": "toml-read", "document": told}
    ]
    (refused,) = ask(service, type="write-toml", document=[1])
    assert refused["type"] == "refused"


# Command line


def test_faults_are_told_by_lesson_and_step():
    course = {"lesson": [lesson(step(**SOUND)), lesson(step(**SOUND), step(accept=["QS"]))]}
    fault, unsaid = fault_lines(course)
    assert (
        unsaid == "lesson 2 (Mine), step 2, other: nothing is said of '9S', 'KS': advise, or other"
    )
    assert fault.startswith("lesson 2 (Mine), step 2, accept: 'QS' is to be legal, and is not")
    assert fault_lines({"lesson": []}) == ["lesson: 0 lessons, not 1 to 40"]


def test_the_readmes_file_is_correct():
    readme = (TEACHING / "README.md").read_text(encoding="utf-8")
    (file,) = re.findall(r"```toml\n(.*?)```", readme, re.DOTALL)
    assert fault_lines(read_toml(file)) == []


def test_the_command_names_faults_and_files(tmp_path, capsys):
    from taku.checking.command import main

    sound, poor, broken = (tmp_path / f"{name}.toml" for name in ("sound", "poor", "broken"))
    sound.write_text(write_toml(lesson(step(**SOUND))), encoding="utf-8")
    poor.write_text(write_toml(lesson(step(accept=["QS"]))), encoding="utf-8")
    broken.write_text("game =", encoding="utf-8")
    assert main([str(sound)]) == 0
    capsys.readouterr()
    assert main([*map(str, (sound, poor, broken, tmp_path / "none.toml"))]) == 1
    told = capsys.readouterr().out.splitlines()
    assert [line.partition(".toml: ")[0].rpartition("/")[2] for line in told] == [
        "poor",
        "poor",
        "broken",
        "none",
    ]
