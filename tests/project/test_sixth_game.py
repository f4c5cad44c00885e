"""A sixth game edits nothing: games whose folders lie in tests/sixth are put into a copy."""

import subprocess

import pytest

import build
from tests.sixth.project import FOLDER, HOME, NAMES, files, python, with_sixth_game

LAWS = (
    *("daily", "every_game", "friends_table", "guided", "lab", "lessons", "logs", "own_lessons"),
    *("practice", "rulebooks", "strangers", "study"),
)
FILES = (*(f"tests/test_{law}.py" for law in LAWS), "tests/project/test_words.py")


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    return with_sixth_game(tmp_path_factory.mktemp("sixth"))


def runs(project, *command):
    """Assert that a module of Python finds nothing wrong with the copy."""
    done = subprocess.run(
        [python(project), "-m", *command], cwd=project, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_but_its_folder_is_added(project):
    before, after = files(build.ROOT), files(project)
    added = (path.relative_to(FOLDER) for name in NAMES for path in build.tree(FOLDER / name))
    own = {(HOME / path).as_posix() for path in added}
    assert {path for path in after if after[path] != before.get(path)} == own
    assert {path for path in before if path not in after} == {
        path for path in before if path.startswith("tests/sixth/")
    }


def test_nothing_outside_its_folder_knows_it():
    knowing = [
        path
        for path, content in files(build.ROOT).items()
        if not path.startswith("tests/")
        and not path.endswith(".md")
        and b"agram" in content.lower()
    ]
    assert knowing == ["build.py", "engine/taku/terminal/new.py"]  # `taku new` copies it


def test_they_obey_the_laws_of_all_games(project):
    chosen = " or ".join(NAMES)
    runs(project, "pytest", "-k", chosen, *FILES)


def test_their_types_are_as_strict_as_ours(project):
    runs(project, "mypy", *(HOME / name for name in NAMES))
