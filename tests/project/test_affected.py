"""The choice of page tests by what has changed: by the screens that each file has shown."""

import json
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests import affected, runner, suites
from tests.affected import Notes, screens_with
from tests.page import shown

TRAIN, HELP, OTHER = (f"tests/page/test_{name}.py" for name in ("train", "help", "browsers"))
FILES = [TRAIN, HELP, OTHER]
BEFORE = {
    **dict.fromkeys([*FILES, "tests/node/dates.test.ts", "tests/page/table.py"], "1"),
    "web/screens/train/train-screen.ts": "1",
}
NOTED = Notes(BEFORE, {TRAIN: ["", "train"], HELP: ["help"], OTHER: []})


@pytest.mark.parametrize(
    ("path", "screens"),
    [
        ("screens/train/session-screen.ts", {"train"}),
        ("screens/train/train.css", {"train"}),
        ("screens/lab/editor.ts", {"lab", "python"}),
        ("screens/class/class-screen.ts", {"lessons"}),
        ("embed/pad-embed.ts", {"embed"}),
        ("screens/home/home-screen.ts", None),
        ("screens/lazy-screens.ts", None),
        ("page/lazy.ts", None),
        ("wire/worker.ts", None),
        ("sw.ts", None),
        ("tokens.css", None),
        ("table/hand.css", None),
        ("words/en.ftl", None),
        ("screens/train/no-such-module.ts", None),
    ],
)
def test_a_module_belongs_to_screens_that_use_it(path, screens):
    assert screens_with([suites.WEB / path]) == screens


def test_a_table_lists_the_late_screens():
    """A module that it imported otherwise would belong to no screen."""
    lines = affected.LAZY.read_text(encoding="utf-8").splitlines()
    assert all(not line or line.startswith("//") or affected.NAMED.match(line) for line in lines)


def test_a_shared_module_belongs_to_several_screens():
    assert screens_with([suites.WEB / "model/training.ts"]) >= {"train", "practice", "mistakes"}


@pytest.mark.parametrize(
    ("changed", "files"),
    [
        ({"web/screens/train/train-screen.ts": "2"}, [TRAIN, OTHER]),
        ({"web/screens/train/train.css": "2"}, [TRAIN, OTHER]),
        ({HELP: "2"}, [HELP]),
        ({HELP: "2", "web/screens/train/train-screen.ts": "2"}, FILES),
        ({"tests/node/dates.test.ts": "2"}, []),
        ({"tests/page/table.py": "2"}, None),
        ({"engine/taku/cards.py": "2"}, None),
        ({}, None),
    ],
)
def test_a_change_affects_files_that_showed_its_screens(changed, files):
    assert NOTED.affected(BEFORE | changed, FILES) == files


def test_a_file_without_notes_is_affected():
    new = "tests/page/test_new.py"
    assert NOTED.affected(BEFORE | {new: "1"}, [*FILES, new]) == [new]
    assert NOTED.affected(BEFORE | {HELP: "2"}, [*FILES, new]) == [HELP, new]


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("#/train/hearts", "train"),
        ("index.html#/rule-set/1abc", "rule-set"),
        ("?source=home#/", ""),
        ("", ""),
        ("embed.html?x#/game/hearts", "embed"),
        ("icons/icon.svg", None),
    ],
)
def test_an_address_names_its_screen(address, name, monkeypatch):
    monkeypatch.setattr(shown, "seen", set())
    shown.note(SimpleNamespace(url=f"http://127.0.0.1:8000/some/where/{address}"))
    assert shown.seen == ({name} - {None})


# Runs of a suite, which `python build.py test` may divide


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A suite of `files` that prints which of them it has run; `fails` has it end in red."""
    for module in (affected, runner):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    for name, place in {"WORK": ".build", "FLAKY": "flaky", "TIMES": "times"}.items():
        monkeypatch.setattr(runner, name, tmp_path / place)
    (tmp_path / ".build").mkdir()
    told = {"one": ["train"], "two": ["help"]}
    project = SimpleNamespace(folder=tmp_path, fails=False, files=["one", "two"])

    def command(names):
        found = {name: told[name] for name in names}
        write = f"open({str(tmp_path / 'shown')!r}, 'w').write({json.dumps(found)!r})"
        return [
            sys.executable,
            "-c",
            f"print(*{names}); {write}; raise SystemExit({project.fails:d})",
        ]

    def suite(_):
        files, sources = project.files, [tmp_path / "web"]
        selection = suites.Selection(files, sources, tmp_path / "shown", command)
        return {"page": suites.Suite("page", command(files), sources, selection=selection)}

    monkeypatch.setattr(runner, "suites", suite)
    monkeypatch.setattr(affected, "screens_with", lambda paths: {path.name for path in paths})
    (tmp_path / "web").mkdir()
    return project


@pytest.fixture
def change(project, capfd):
    """Change the source of a screen, run, and return the lines that were printed."""

    def change(screen, *arguments, text=""):
        (project.folder / "web" / screen).write_text(text, encoding="utf-8")
        runner.run(arguments)
        return capfd.readouterr().out.splitlines()

    return change


def test_only_affected_files_run_again(change):
    assert "one two" in change("train")
    assert "one" in change("train", text="2")
    assert "two" in change("help")
    assert "page                   unchanged" in change("help")
    assert "page: 0 of 2 files are affected" in change("settings")
    assert "one two" in change("settings", "--all")


def test_files_of_another_part_have_no_notes(project, change):
    change("train")
    project.files = ["two"]
    assert "two" in change("help")
    project.files = ["one", "two"]
    assert "one" in change("settings")  # it has not run since the change in help


def test_what_failed_runs_again(project, change):
    change("train")
    project.fails = True
    assert "two" in change("help")
    project.fails = False
    assert "one two" in change("train", text="2")  # help has changed since the last green run too


def test_times_are_of_whole_runs(change):
    change("train")
    before = Path(runner.TIMES).read_text(encoding="utf-8")
    change("train", text="2")
    assert Path(runner.TIMES).read_text(encoding="utf-8") == before
