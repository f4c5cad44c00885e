"""The lab: what a bot of one's own is told of a match, and what becomes of its answers."""

import ast
import csv
import gc
import io
import json
import sys
from random import Random
from types import FrameType, FunctionType, ModuleType

import pytest

from conftest import IN_PYODIDE
from sitting import SHIPPED
from taku import games
from taku.game import slots_of
from taku.lab.world_text import guess_as_text, state_from_text
from taku.match import Match
from taku.service import Service

SEATS = {name: game.seats[0] for name, game in games.items()}


def replies(request, answer):
    """All that is said to a request; `answer` has the moves that are asked for."""
    generator, given, told = Service().handle(json.dumps(request)), None, []
    while True:
        try:
            reply = json.loads(generator.send(given))
        except StopIteration:
            return told
        given = answer(reply) if reply["type"] == "wants-move" else None
        told.append(reply)


def first_move(reply):
    world = state_from_text(reply["world"])
    return games[reply["game"]].write(world, world.moves()[0])


def tried(game, answer, *, seed="lab"):
    seats = ["easy"] * SEATS[game]
    asked = {"type": "trial-deal", "game": game, "seats": seats, "seed": seed, "asked": [0]}
    return replies(asked, answer)


def decisions(game):
    """A match at each of its decisions."""
    match, random = Match(game, seed=3, seats=SEATS[game]), Random(1)
    for _ in range(60):
        if match.over:
            return
        yield match
        match.play(random.choice(match.moves()))


# Input of an own bot


@pytest.mark.parametrize("game", games)
def test_a_sent_position_looks_to_its_seat_true(game):
    for match in decisions(game):
        seat = match.to_act
        world = state_from_text(guess_as_text(match.state, seat, Random(0)))
        assert match.game.look(world, seat) == match.view(seat)
        assert list(world.moves()) == list(match.state.moves())


@pytest.mark.parametrize("game", games)
def test_a_sent_position_is_a_guess(game):
    """With the same generator a guess made from a guess is the one that is made from the truth."""
    for match in decisions(game):
        seat = match.to_act
        sent = guess_as_text(match.state, seat, Random(7))
        assert guess_as_text(state_from_text(sent), seat, Random(4)) == guess_as_text(
            match.state, seat, Random(4)
        )


def test_hidden_cards_are_drawn_anew_each_time():
    match = Match("hearts", {"passing": False}, seed=3)
    truth = match.state.hands
    sent = [
        state_from_text(guess_as_text(match.state, match.to_act, Random(seed))).hands
        for seed in range(8)
    ]
    assert len({tuple(hands) for hands in sent}) == 8
    assert truth not in sent


def reachable(start):
    """Whatever a program can come to from here by its parts, closures, frames and the collector."""
    found, waiting = {}, [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, type | FrameType):
            continue
        found[id(thing)] = thing
        waiting += gc.get_referents(thing)
        if isinstance(thing, FunctionType):
            waiting += [cell.cell_contents for cell in thing.__closure__ or ()]
    return found.values()


def test_nothing_sent_leads_to_the_match():
    match = Match("hearts", {"passing": False}, seed=3)
    world = state_from_text(guess_as_text(match.state, 0, Random(0)))
    own = {id(part) for part in (match, match.state, match.state.hands, match.log)}
    parts = [part for name in slots_of(type(world)) for part in reachable(getattr(world, name))]
    assert not own & {id(part) for part in parts}
    assert match.state.hands not in [part for part in parts if isinstance(part, list)]


def test_the_seed_of_the_match_is_not_sent():
    (asked, *_) = [each for each in tried("hearts", first_move, seed="s3cr3t") if "world" in each]
    assert set(asked) == {"type", "game", "seat", "world", "seed"}
    assert "s3cr3t" not in json.dumps(asked)


@pytest.mark.parametrize(
    "told", ['{"of": ["os", "system"], "parts": []}', '{"of": ["tests.x", "Y"], "parts": []}']
)
def test_text_makes_only_parts_of_the_engine(told):
    with pytest.raises(ValueError, match="not of the engine"):
        state_from_text(told)


# Answers of an own bot


@pytest.mark.parametrize("game", games)
def test_a_deal_is_tried_out_to_its_end(game):
    *asked, last = tried(game, first_move)
    assert last["type"] == "trial-deal-played"
    assert last["refusal"] is None
    assert len(last["decisions"]) == len(asked)
    match = Match.load(last["save"], draws=False)
    assert match.over or match.view(0).scores


@pytest.mark.parametrize("answer", ["", "QS QS", "no card"])
def test_a_trial_ends_where_the_bot_cannot_move(answer):
    asked, last = tried("hearts", lambda reply: answer)
    assert asked["type"] == "wants-move"
    assert last["decisions"] == [len(last["save"]["log"])]
    assert (last["refusal"] is None) == (not answer)


def seated(answer):
    log = ["deal 2C 3C 6S | 4D QS 5D | 2H 9C TD | KD 7H JC", "2C"]
    save = {"format": 1, "game": "hearts", "options": {"passing": False}, "seed": "s", "log": log}
    save["seats"] = ["human", "normal", "easy", "easy"]
    return replies({"type": "load", "save": save, "asked": [1]}, answer)


def test_an_own_bot_plays_in_a_match():
    told = seated(lambda reply: "QS" if reply["seat"] == 1 else None)
    refused = [reply for reply in told if reply["type"] == "bot-replaced"]
    assert [reply["refusal"]["rule"] for reply in refused] == ["first-trick"]
    told = seated(lambda reply: "5D")
    assert "bot-replaced" not in [reply["type"] for reply in told]
    assert told[2]["log"]["entries"] == ["5D"]


@pytest.mark.parametrize("answer", [None, "", "no card", "QS QS QS", "2C", "[" * 99_999])
def test_an_impossible_move_falls_to_the_weakest_level(answer):
    told = seated(lambda reply: answer)
    (instead,) = [reply for reply in told if reply["type"] == "bot-replaced"]
    assert instead["seat"] == 1
    assert (instead["refusal"] is None) == (not answer)
    frames = [reply for reply in told if reply["type"] == "frame"]
    assert frames[1]["log"]["entries"] in (["4D"], ["5D"])


@pytest.mark.parametrize("asked", [[0], [4], [-1]])
def test_only_seats_of_bots_are_asked_for(asked):
    save = Match("hearts", seats=("human", "easy", "easy", "easy")).save()
    (told,) = replies({"type": "load", "save": save, "asked": asked}, first_move)
    assert told["refusal"]["rule"] == "unreadable"


# The bench


@pytest.mark.skipif(IN_PYODIDE, reason="the wheel has no arena: the lab brings it")
class TestTheBench:
    @pytest.fixture
    def bench(self):
        from taku.arena.bot_runner import BotRunner

        return BotRunner()

    @pytest.fixture
    def world(self):
        match = Match("hearts", {"passing": False}, seed=3)
        return guess_as_text(match.state, match.to_act, Random(0))

    def asked(self, bench, world, code):
        taken = json.loads(bench.take("hearts", "own.py", code))
        return taken if "fault" in taken else json.loads(bench.decide(world, "seed"))

    @pytest.mark.parametrize("way", ["agent", "bot"])
    def test_both_kinds_of_bots_decide(self, bench, world, way):
        code = {
            "agent": "def agent(view, moves, random):\n    return moves[-1]",
            "bot": "from taku.game import Weighed\nclass Bot:\n    def weigh(self, seen, random):\n"
            "        seen.world(random)\n        return [Weighed(seen.moves[-1])]\nbot = Bot()",
        }[way]
        state = state_from_text(world)
        assert self.asked(bench, world, code)["move"] == games["hearts"].write(
            state, state.moves()[-1]
        )

    def test_what_it_prints_is_kept_within_bounds(self, bench, world):
        code = "def agent(view, moves, random):\n    print('x' * 50_000)\n    return moves[0]"
        assert 4_000 <= len(self.asked(bench, world, code)["printed"]) < 4_100

    @pytest.mark.parametrize(
        ("code", "fault", "line"),
        [
            ("def agent(view, moves, random):\n    return trik", "NameError: name 'trik'", 2),
            ("def agent(view, moves, random)\n    return 0", "SyntaxError", 1),
            ("x = 1 / 0", "ZeroDivisionError", 1),
            ("x = 1", "defines neither bot nor agent", 0),
            ("def agent(view, moves, random):\n    return 'QQ'", "illegal: QQ", 0),
            (
                "class A:\n    def __repr__(self):\n        return 1 / 0\nagent = lambda *_: A()",
                "ZeroDivisionError",
                3,
            ),
            ("raise SystemExit", "own.py: SystemExit", 1),
        ],
    )
    def test_what_is_wrong_is_told_with_its_line(self, bench, world, code, fault, line):
        told = self.asked(bench, world, code)
        assert fault in told["fault"]
        assert told["line"] == line

    def test_its_standard_error_is_kept_too(self, bench, world):
        code = "import sys\ndef agent(view, moves, random):\n    print('odd', file=sys.stderr)\n"
        assert self.asked(bench, world, code + "    return moves[0]")["printed"] == "odd\n"

    def test_a_bot_that_exits_loses_its_deals(self, bench, monkeypatch):
        monkeypatch.setattr("os.fsync", lambda _: None)
        code = "def agent(view, moves, random):\n    raise SystemExit"
        trial = {"game": "haggis", "seats": 2, "deals": 1, "since": "", "rated": False}
        trial["entrants"] = [{"name": "own.py", "code": code}, {"name": "easy"}]
        told = json.loads(bench.measure(json.dumps(trial)))
        assert told["figures"][0]["faults"] == {"crash: SystemExit: (line 2)": 2}
        assert told["figures"][1]["faults"] == {}
        assert told["done"]

    def test_modules_that_lead_to_javascript_are_unloaded(self, monkeypatch):
        from taku.arena.bot_runner import leave_javascript

        finder = type("Finder", (), {"__module__": "_pyodide._importhook"})()
        monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, finder])
        for name in ("js", "pyodide", "pyodide.ffi", "pyodide_js", "_pyodide_core"):
            monkeypatch.setitem(sys.modules, name, ModuleType(name))
        leave_javascript()
        assert finder not in sys.meta_path
        assert sys.meta_path
        assert not {"js", "pyodide", "pyodide.ffi", "pyodide_js", "_pyodide_core"} & {*sys.modules}

    def test_a_trial_is_measured_as_in_arenas(self):
        from taku.arena import Entrant, Trial, figures, play

        beats = []
        found = measured_in(2, alive=lambda: beats.append(1))
        last = found[-1]
        trial = Trial("haggis", (Entrant("normal"), Entrant("easy")), seats=2)
        mine, _ = figures([row for deal in range(2) for row in play(trial, deal)])
        assert (last["deals"], last["done"]) == (2, True)
        assert last["figures"][0]["measures"]["points"]["mean"] == mine.measures["points"].mean
        assert last["against"][0]["difference"] == mine.measures["points"].difference
        assert len(last["ratings"]) == 2
        assert rows_in(found).count("\n") == 1 + 2 * 2 * 2
        assert beats

    def test_it_goes_on_after_existing_rows(self):
        whole, half = measured_in(6), rows_in(measured_in(2))
        first, *_, last = found = measured_in(6, half)
        assert (first["begins"], first["deals"], first["done"]) == (2, 2, False)
        assert (last["deals"], last["done"]) == (6, True)
        assert timeless(half + rows_in(found)) == timeless(rows_in(whole))
        for one in (whole[-1], last):
            for figure in one["figures"]:
                del figure["milliseconds"], figure["worst"]
        assert [last[part] for part in ("figures", "against", "ratings")] == [
            whole[-1][part] for part in ("figures", "against", "ratings")
        ]


@pytest.mark.skipif(IN_PYODIDE, reason="the wheel has no arena")
@pytest.mark.parametrize("spoilt", ["rows", "trial", "deal"])
def test_rows_of_something_else_are_measured_anew(spoilt):
    rows = measured_in(1)[-1]["rows"]
    lines = rows.splitlines(keepends=True)
    changed = {
        "rows": "{}",
        "trial": rows.replace(lines[1][:12], "0" * 12),
        "deal": "".join(lines[:-1]),
    }[spoilt]
    first = measured_in(1, changed)[0]
    assert (first["begins"], first["done"]) == (0, True)
    assert timeless(first["rows"]) == timeless(rows)


def measured_in(deals, since="", alive=lambda: None):
    from taku.arena.bot_runner import measured

    asked = {"game": "haggis", "seats": 2, "entrants": [{"name": "normal"}, {"name": "easy"}]}
    asked |= {"deals": deals, "since": since, "rated": True}
    return [json.loads(told) for told in measured(json.dumps(asked), alive)]


def rows_in(told):
    """All rows that have come, one after the other."""
    return "".join(one["rows"] for one in told)


def timeless(text):
    """Rows without their times."""
    from taku.arena.rows import HEADER

    at = HEADER.index("milliseconds")
    return [line[:at] + line[at + 2 :] for line in csv.reader(io.StringIO(text))]


@pytest.mark.skipif(IN_PYODIDE, reason="the wheel has no bots to begin with")
@pytest.mark.parametrize("game", games)
def test_example_bots_differ_only_in_comments(game):
    from taku.lab.starters import remarks, starters, translated
    from taku.words import LANGUAGES

    for name, code in starters(game).items():
        for language in LANGUAGES:
            spoken = starters(game, language)[name]
            told = [remark for remark in remarks(code) if remark in translated(language)]
            assert [remark for remark in told if remark in spoken] == [], name
            same = [ast.dump(without_docstrings(each)) for each in (code, spoken)]
            assert same[0] == same[1]


def without_docstrings(code):
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
            node.body = [each for each in node.body if not is_docstring(each)]
    return tree


def is_docstring(node):
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


@pytest.mark.skipif(IN_PYODIDE, reason="the wheel has no arena, and no bots to begin with")
@pytest.mark.parametrize("game", games)
def test_bots_to_begin_with_play_without_a_fault(game):
    from taku.arena import Entrant, Trial
    from taku.arena.play import RotatedDeal
    from taku.lab.starters import starters

    own = {"counts.py"} if game in SHIPPED else set()
    assert {"plays.py", "worlds.py"} | own <= starters(game).keys()
    for name, code in starters(game).items():
        entrants = (Entrant(name, code), Entrant("easy"))
        table = RotatedDeal(Trial(game, entrants, seats=SEATS[game]), 0)
        assert {row.fault for row in table.turned(0)} == {""}, name


@pytest.mark.skipif(IN_PYODIDE, reason="the wheel has no arena")
def test_an_example_runs_and_names_its_wrong_line():
    from taku.arena.bot_runner import BotRunner

    code = "@abs\n@len\ndef size(): ...\nfor n in (1, 2):\n    n\nn\nraise KeyError(n)"
    told = json.loads(BotRunner().run(code.replace("@abs\n@len\n", "")))
    prompts = ">>> def size(): ...\n>>> for n in (1, 2):\n...     n\n1\n2\n>>> n\n2\n"
    assert told["printed"] == prompts + ">>> raise KeyError(n)\n"
    assert (told["fault"], told["line"]) == ("KeyError: 2", 5)
    assert json.loads(BotRunner().run("1 +"))["line"] == 1
    assert json.loads(BotRunner().run(code))["line"] == 2  # the decorator that fails
