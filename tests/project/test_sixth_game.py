"""A sixth game and a third language edit nothing: in a copy with more of both, all works."""

import os
import re
import subprocess

import pytest

import build
from tests.sixth.project import FOLDER, HOME, NAMES, OUTSIDE, TAKU_GAMES, built, files, python
from tests.sixth.pseudo import CODE

LAWS = (
    *("checking", "daily", "every_game", "friends_table", "guided", "lab", "lessons", "logs"),
    *("own_lessons", "practice", "rulebooks", "strangers", "study"),
)
FILES = (*(f"tests/test_{law}.py" for law in LAWS), "tests/project/test_words.py")


@pytest.fixture(scope="module")
def project():
    return built()


def runs(project, *command):
    """Assert that a command finds nothing wrong with the copy."""
    options = {"cwd": project, "env": os.environ | TAKU_GAMES, "encoding": "utf-8"}
    done = subprocess.run(command, capture_output=True, **options)
    assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_but_new_files_is_added(project):
    before, after = files(build.ROOT), files(project)
    added = (path.relative_to(FOLDER) for name in NAMES for path in build.tree(FOLDER / name))
    own = {(HOME / path).as_posix() for path in added}
    new = {path for path in after if after[path] != before.get(path)}
    of_language = {path for path in new if f"{CODE}." in path}
    assert new - of_language == own
    assert not of_language & before.keys()
    assert before.keys() <= after.keys()


def test_nothing_outside_its_folder_knows_it():
    knowing = [
        path
        for path, content in files(build.ROOT).items()
        if not path.startswith("tests/")
        and not path.endswith(".md")
        and re.search(rb"\bagram\b", content, re.IGNORECASE)
    ]
    assert knowing == ["pyproject.toml", "engine/taku/terminal/new.py"]  # `taku new` copies it


def test_they_obey_the_laws_of_all_games(project):
    chosen = " or ".join((*NAMES, *OUTSIDE))
    runs(project, python(project), "-m", "pytest", "-k", chosen, *FILES)


def test_their_types_are_as_strict_as_ours(project):
    cache = ("--cache-dir", build.ROOT / ".mypy_cache")  # the engine has been checked
    runs(project, python(project), "-m", "mypy", *cache, *(HOME / name for name in NAMES))


def test_the_page_plays_and_teaches_them(project):
    loader = ("--import", "./web/build/register.mjs")
    tests = ("--test", "--test-force-exit", "tests/node/sixth/page.test.ts")
    runs(project, build.tool("node"), *loader, *tests)


def test_no_page_of_lessons_is_built_without_lessons(project):
    dist = project / "dist"
    assert (dist / "agram/learn/index.html").exists()
    assert not (dist / "eights/learn").exists()
    assert "learn/" not in (dist / "eights/index.html").read_text(encoding="utf-8")
