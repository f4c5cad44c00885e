"""The library as people install it: its wheel in a venv of its own, without the sources."""

import doctest
import json
import os
import re
import subprocess
import sys
import tarfile
import venv
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

import build

pytestmark = pytest.mark.skipif(not build.DIST.exists(), reason="needs python build.py build")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    return build.build_public_wheel(tmp_path_factory.mktemp("wheel") / "made")


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """The folder of the programs of a venv with nothing in it but the library."""
    home = tmp_path_factory.mktemp("venv")
    venv.create(home, symlinks=os.name != "nt")
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    pip = (sys.executable, "-m", "pip", "--python", programs / "python", "-q", "install")
    subprocess.run([*pip, "--no-index", "--no-deps", wheel], check=True, capture_output=True)
    return programs


@pytest.fixture
def runs(installed, tmp_path):
    """Run a program of the venv in an empty folder; return what it prints."""

    def run(program, *arguments, typed="", code=0, **environment):
        done = subprocess.run(
            [installed / program, *arguments],
            cwd=tmp_path,
            env={"PATH": os.environ["PATH"], "PYTHONIOENCODING": "utf-8", **environment},
            input=typed,
            capture_output=True,
            encoding="utf-8",
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    return run


def test_the_wheel_is_small_and_tells_metadata(wheel):
    assert wheel.stat().st_size < 15_000_000
    with ZipFile(wheel) as archive:
        names = archive.namelist()
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        told = archive.read(metadata).decode()
    assert "taku/py.typed" in names
    assert "Requires-Dist" not in "".join(line for line in told.splitlines() if "extra" not in line)
    for part in ("Keywords: ", "Classifier: Typing :: Typed", "License-Expression: MIT", "# Taku"):
        assert part in told


def test_dice_bots_and_reviews_find_their_tables(runs):
    script = """
from taku import Match, __version__
from taku.teaching.lessons import lessons
from taku.review import review
from taku.lab.starters import starters
match = Match("yahtzee", seed="a", seats=["strong"])
match.run()
assert match.over and match.points[0] > 100 and sum(one.clear for one in review(match, 0)) == 0
assert match.say(match.story[-1], "ja") and lessons("haggis") and starters("hearts")
try:
    Match("hearts", seed=1).play("2C")
except ValueError as error:
    print(__version__, error)
"""
    assert "You can’t do that now." in runs("python", "-c", script)


def test_a_terminal_match_is_saved_resumed_and_reviewed(runs, tmp_path):
    typed = "help\n?\nmoves\n9Z\nfives\n5 5\nundo\nsave match.json\nquit\n"
    first = runs("taku", "play", "yahtzee", "--seed", "a", typed=typed)
    assert "You roll 5 1 4 5 2." in first
    assert "That’s not a move" in first
    saved = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    assert "fill fives" in saved["log"]
    again = runs("taku", "play", "--resume", "match.json", "--language", "ja", typed="quit\n")
    assert "ヤッツィー" in again
    assert "decisions of seat 0" in runs("taku", "review", "match.json")
    assert "seat: 0 to 1, not 5" in runs("taku", "review", "match.json", "--seat", "5", code=2)


def test_a_refusal_in_the_terminal_says_which_rule(runs):
    typed = "2C 8C\n2C 8C 9C\nquit\n"
    told = runs("python", "-m", "taku", "play", "hearts", "--seed", "a", typed=typed)
    assert "Choose exactly three cards; you have chosen two." in told
    assert "leads 2" in told


def test_a_preset_is_played_by_its_own_name(runs):
    assert "Rigole" in runs("taku", "play", "yams", typed="quit\n")
    assert "no game 'yam': one of" in runs("taku", "play", "yam", code=2)


def test_the_arena_runs(runs):
    told = runs("taku", "arena", "president", "easy", "easy", "easy", "easy", "--deals", "1")
    assert "1 deals in every seat" in told


def test_an_own_game_is_found_checked_and_played(runs, tmp_path):
    assert "is a game" in runs("taku", "new", "mygame")
    games = {"TAKU_GAMES": str(tmp_path / "games")}
    assert "find no fault" in runs("taku", "check", "mygame", **games)
    assert "Player 1" in runs("taku", "play", "mygame", typed="quit\n", **games)
    (tmp_path / "games/mygame/ja.ftl").unlink()
    assert "messages stay English" in runs("taku", "check", "mygame", **games)
    for file, text, other in (
        ("en.ftl", "ask-lead =", "asked ="),
        ("en.ftl", "option-target-help =", "helped ="),
        ("rules.py", '_tell("take"', '_tell("takes"'),
        ("rulebook.py", 'Rule("follow-suit"', 'Rule("suit"'),
        ("bot.py", '"strong"', '"stronger"'),
        ("rulebook.py", '{"AH": "follow-suit"}', '{"TS": "follow-suit"}'),
    ):
        path = tmp_path / "games/mygame" / file
        before = path.read_text(encoding="utf-8")
        assert text in before
        changed = before.replace(text, other) + "\n"  # Python tells changes by second and size
        path.write_text(changed, encoding="utf-8")
    told = runs("taku", "check", "mygame", code=1, **games)
    for fault in (
        "en.ftl: write ask-lead",
        "en.ftl: write option-target-help",
        "rules.py: 'takes' is no EventRole",
        "rulebook.py: write a Rule 'follow-suit'",
        "bot.py: BOTS has no 'strong'",
        "rulebook.py: rule 'suit': 'TS' is legal, not refused by 'follow-suit'",
    ):
        assert fault in told
    rulebook = tmp_path / "games/mygame/rulebook.py"
    rulebook.write_text("RULES = 1 // 0\n", encoding="utf-8")
    told = runs("taku", "check", "mygame", code=1, **games)
    assert "rulebook.py:1: ZeroDivisionError" in told
    assert "already" in runs("taku", "new", "mygame", code=2, **games)
    assert "lower-case name" in runs("taku", "new", "My-Game", code=2)


@pytest.mark.parametrize("like", ["agram", "eights"])
def test_a_game_begun_has_no_words_of_another(runs, tmp_path, like):
    runs("taku", "new", "mygame", "--like", like)
    files = [*(tmp_path / "games/mygame").iterdir()]
    texts = [file.read_text(encoding="utf-8") for file in files]
    assert not re.search("(?i:agram|sink|niger|pagat)|アグラム|[Ee]ights", "".join(texts))
    games = {"TAKU_GAMES": str(tmp_path / "games")}
    assert "find no fault" in runs("taku", "check", "mygame", **games)


def test_games_outside_are_checked_and_played(runs):
    games = {"TAKU_GAMES": str(build.ROOT / "tests/outside")}
    assert "find no fault" in runs("taku", "check", "crib", "ohhell", "whist", **games)
    assert "Lay a card into the crib" in runs("taku", "play", "crib", typed="quit\n", **games)


def test_states_are_copied_and_saves_are_equal(runs):
    script = """
from copy import copy, deepcopy
from pickle import dumps, loads
from taku import Match, games
for name, game in games.items():
    match = Match(name, seed="s", seats=["easy"] * game.seats[0])
    match.run(until=lambda match: len(match.log) > 20)
    assert Match.load(match.save()) == match == loads(dumps(match)) == deepcopy(match)
    for twin in (copy(match.state), deepcopy(match.state), loads(dumps(match.state))):
        assert all(game.look(twin, seat) == match.view(seat) for seat in range(game.seats[0]))
print(match.text(0))
"""
    assert "Round" in runs("python", "-c", script)


def test_help_shows_fields_and_errors_name_options(runs):
    script = "from taku.game import Seen; from taku.view import View; help(Seen); help(View)"
    told = runs("python", "-c", script)
    assert "world: Callable[[Random], Any]" in told
    assert "zones: tuple[Zone, ...]" in told
    told = runs("python", "-c", "from taku import Match; Match('hearts', {'bells': 1})", code=1)
    assert re.search("no option 'bells' in this game: one of .*passing", told)


def test_a_wheel_of_the_sdist_begins_games(tmp_path):
    from hatchling.builders.sdist import SdistBuilder
    from hatchling.builders.wheel import WheelBuilder

    packed = next(SdistBuilder(str(build.ROOT)).build(directory=str(tmp_path / "sdist")))
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path, filter="data")
    (sources,) = tmp_path.glob("taku-*")
    made = next(WheelBuilder(str(sources)).build(directory=str(tmp_path / "wheel")))
    names = set(ZipFile(made).namelist())
    for skeleton in ("agram", "eights"):
        assert f"taku/terminal/skeletons/{skeleton}/rules.py" in names
    assert Path(made).name.endswith("-none-any.whl")


def test_the_page_is_served(installed, tmp_path):
    command = [installed / "taku", "serve", "--port", "8765"]
    with subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.PIPE, encoding="utf-8"
    ) as server:
        try:
            told = next(line for line in server.stdout if "http" in line)  # the port may be taken
            address = told.split()[3]
            with urlopen(address) as home:
                assert b"<title>" in home.read()
                assert home.headers["Content-Type"].startswith("text/html")
        finally:
            server.terminate()


def test_the_documents_examples_pass_strict_types(tmp_path):
    for number, document in enumerate(("README.md", "engine/README.md", "engine/PACKAGE.md")):
        text = (build.ROOT / document).read_text(encoding="utf-8")
        examples = "".join(each.source for each in doctest.DocTestParser().get_examples(text))
        assert ".state.hands" in examples or not number
        (tmp_path / f"document_{number}.py").write_text(examples, encoding="utf-8")
    mypy = (sys.executable, "-m", "mypy", *tmp_path.glob("*.py"))  # shares the cache of the check
    done = subprocess.run(mypy, cwd=build.ROOT, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_missing_folder_of_games_is_told(runs, tmp_path):
    told = runs("taku", "play", "yahtzee", typed="quit\n", TAKU_GAMES=str(tmp_path / "none"))
    assert "TAKU_GAMES: there is no folder" in told
    assert "Yahtzee" in told


def test_a_command_that_is_none_is_named(runs):
    assert "invalid choice: 'sing'" in runs("taku", "sing", code=2)
