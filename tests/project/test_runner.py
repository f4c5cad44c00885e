"""The runner of `build.py test`: what runs side by side, is tried again, counted and skipped."""

import json
import re
import socket
import subprocess
import sys
import threading
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests import runner, suites
from tests.runner import Outcome

FAILURE = {"test": "tests/page/test_x.py::test_y", "error": "it was late", "load": "2.0"}


@pytest.fixture(autouse=True)
def work(tmp_path, monkeypatch):
    monkeypatch.setattr(runner, "WORK", tmp_path)
    monkeypatch.setattr(runner, "FLAKY", tmp_path / "flaky.json")
    monkeypatch.setattr(runner, "TIMES", tmp_path / "times.json")


@pytest.fixture
def tries(tmp_path):
    """Let tests fail in a run, then all pass or fail when they are run again."""
    failed = tmp_path / "failed.json"

    def run(*names, first=1, again=0):
        failed.write_text(
            json.dumps([{**FAILURE, "test": name} for name in names]), encoding="utf-8"
        )
        retry = suites.Retry(failed, lambda names: exits(again))
        return runner.second_chances({"page": retry}, {"page": Outcome(first, "told")})["page"]

    return run


def exits(code):
    return [sys.executable, "-c", f"raise SystemExit({code})"]


def test_a_page_test_that_passes_alone_is_green(tries, capfd):
    assert tries("test_y") == Outcome(0, "told")
    told = capfd.readouterr().out
    assert "failed once, passed alone" in told
    assert "test_y\n  it was late\n  load 2.0" in told


def test_a_page_test_that_fails_twice_is_red(tries):
    assert tries("test_y", again=1).code == 1


def test_more_than_two_failures_are_not_tried_again(tries):
    assert tries("test_x", "test_y", "test_z").code == 1


def test_a_broken_off_run_is_not_tried_again(tries):
    assert tries("test_y", first=3).code == 3


def test_a_suite_without_retry_stays_red():
    assert runner.second_chances({"mypy": None}, {"mypy": Outcome(1, "")})["mypy"].code == 1


def test_two_failures_in_two_runs_are_named(tries, capfd):
    for _ in range(2):
        tries("test_y")
    assert "To be mended first, 2 times in 2 runs: test_y" in capfd.readouterr().out


def test_what_failed_is_forgotten_after_twenty_green_runs(tries, capfd):
    tries("test_y")
    for _ in range(runner.REMEMBERED):
        tries(first=0)
    tries("test_y")
    assert "To be mended first" not in capfd.readouterr().out


@pytest.mark.parametrize("name", ["c", "a/b (c) costs 1+1 – done", "can't"])
def test_a_failed_test_in_node_is_named_alone(name):
    whole = suites.page_in_node("1/2", [])
    assert whole.retry
    (pattern,) = [each for each in whole.retry.command([name, "other"]) if "pattern" in each]
    in_pattern = "const [, it] = process.argv[2].match(/=.(.*).$/); const found = new RegExp(it)"
    script = f"{in_pattern}; process.exit(found.test(process.argv[1]) ? 0 : 1)"
    node = whole.command[0]
    for tried, code in ((name, 0), (f"{name} too", 1)):
        assert subprocess.run([node, "-e", script, tried, pattern]).returncode == code


def suite(tmp_path, code):
    return suites.Suite("engine", exits(code), [tmp_path / "input"])


def test_a_suite_is_skipped_until_its_inputs_change(tmp_path, monkeypatch, capfd):
    (tmp_path / "input").write_text("one", encoding="utf-8")
    monkeypatch.setattr(runner, "suites", lambda part: {"engine": suite(tmp_path, 0)})
    assert runner.run([]) == 0
    assert runner.run([]) == 0
    assert "engine                 unchanged" in capfd.readouterr().out
    (tmp_path / "input").write_text("two", encoding="utf-8")
    runner.run([])
    runner.run(["--all"])
    assert capfd.readouterr().out.count("engine                 passed") == 2


def test_a_red_suite_is_never_skipped(tmp_path, monkeypatch):
    (tmp_path / "input").write_text("one", encoding="utf-8")
    for code in (0, 1, 1):
        monkeypatch.setattr(runner, "suites", lambda part, code=code: {"e": suite(tmp_path, code)})
        assert runner.run(["--all"] if code else []) == code
    assert runner.run([]) == 1


def test_the_pages_halves_have_every_file_once():
    whole = [*suites.page_files("1/2"), *suites.page_files("2/2")]
    assert len(whole) == len(set(whole)) > 40


@contextmanager
def meeting():
    """An address where the first that comes is kept until the second comes."""

    def meet():
        with place.accept()[0], place.accept()[0]:
            pass

    with socket.create_server(("127.0.0.1", 0)) as place:
        thread = threading.Thread(target=meet)
        thread.start()
        yield place.getsockname()
        thread.join()


@pytest.fixture
def two_cores(monkeypatch):
    monkeypatch.setattr(runner, "AT_ONCE", 2)


@pytest.mark.usefixtures("two_cores")
def test_checks_run_in_pairs_and_print_in_turn(capsys):
    with meeting() as address:
        come = f"import socket; came = socket.create_connection({address});"
        slow = [sys.executable, "-c", f"{come} came.recv(1); print('one')"]
        quick = [sys.executable, "-c", f"print('two'); {come} raise SystemExit(3)"]
        ended = runner.run_all({"slow": slow, "quick": quick})
        assert [(name, one.code, one.last) for name, one in ended.items()] == [
            ("slow", 0, "one"),
            ("quick", 3, "two"),
        ]
    assert capsys.readouterr().out == "\nslow\none\n\nquick\ntwo\n"


@pytest.mark.usefixtures("two_cores")
def test_the_longest_check_runs_beside_all_others():
    with meeting() as one, meeting() as two:
        come = "import socket; [socket.create_connection(place, 60).recv(1) for place in {}]"
        wanted = {"one": [one], "two": [two], "longest": [one, two]}
        checks = {
            name: [sys.executable, "-c", come.format(places)] for name, places in wanted.items()
        }
        assert {one.code for one in runner.run_all(checks).values()} == {0}


def test_what_took_long_begins_first():
    assert runner.longest_first([]) == []
    assert runner.longest_first(["one", "two", "longest"]) == ["longest", "one", "two"]
    runner.note_times({name: Outcome(0, "", took) for name, took in (("one", 3), ("longest", 5))})
    assert runner.longest_first(["one", "two", "longest"]) == ["two", "longest", "one"]


def test_all_cores_have_a_suite(monkeypatch):
    monkeypatch.setattr(runner, "AT_ONCE", 3)
    with meeting() as one, meeting() as two:
        come = "import socket; [socket.create_connection(place, 60).recv(1) for place in {}]"
        wanted = {"one": [one], "two": [two], "both": [two, one]}  # none ends before all began
        checks = {
            name: [sys.executable, "-c", come.format(places)] for name, places in wanted.items()
        }
        assert {one.code for one in runner.run_all(checks).values()} == {0}


def test_a_suites_processor_time_counts_its_children():
    work = "sum(range(3_000_000))"
    child = f"import subprocess, sys; subprocess.run([sys.executable, '-c', '{work}'])"
    took = runner.run_all({"one": [sys.executable, "-c", child]})["one"]
    assert took.processor > 0.01
    assert took.seconds > 0


def test_times_are_kept_until_a_suite_runs_again():
    runner.note_times({"one": Outcome(0, "", 2, 3), "two": Outcome(0, "", 4, 5)})
    runner.note_times({"two": Outcome(0, "", 6, 7)})
    assert json.loads(runner.TIMES.read_text(encoding="utf-8")) == {
        "one": {"seconds": 2, "processor": 3},
        "two": {"seconds": 6, "processor": 7},
    }


def test_unit_tests_depend_on_what_they_import():
    """Every relative address in quotes of these sources is among them, but in other folders."""
    sources = {*suites.unit_sources()}
    quoted = re.compile(r"""['"`](\.\.?/[^'"`$]*\.ts)['"`]""")
    for module in (path for path in sources if path.suffix == ".ts"):
        for address in quoted.findall(module.read_text(encoding="utf-8")):
            path = (module.parent / address).resolve()
            assert path in sources or not path.exists(), module
    screens = [*(suites.WEB / "screens").rglob("*.ts")]
    assert len({*screens} - sources) > len(screens) / 2
    assert {suites.WEB / "words/en.ftl", suites.WEB / "friends/connection/turn.ts"} < sources


# Suites that a name chooses


def choosing(*arguments):
    """Every suite that may have the name but the project's, to which this file belongs."""
    every = suites.suites("1/1")
    del every["pytest of the project"]
    return {name for name, suite in every.items() if suites.may_choose(suite, arguments)}


def test_a_name_skips_suites_that_lack_it():
    assert choosing("-k", "test_an_onlooker_sees_just_what_all_seats_see") == {
        "pytest",
        "pytest in Pyodide",
    }
    assert choosing("-k", "test_engines") == {suites.PAGE}
    assert choosing("-k", "there_is_no_such_name") == set()


def test_a_game_skips_suites_of_no_game(monkeypatch):
    monkeypatch.setattr(suites, "folders_of_games", lambda: [Path("games/elsewhere_alone")])
    chosen = choosing("-k", "elsewhere_alone")
    assert {"pytest", "pytest in Pyodide"} <= chosen
    assert "node" not in chosen


def test_a_name_that_no_suite_has_is_told(monkeypatch, capfd):
    monkeypatch.setattr(runner, "may_choose", lambda suite, arguments: False)
    assert runner.run(["-k", "there_is_no_such_name"]) == 1
    assert "No suite has such a test." in capfd.readouterr().out


def test_a_parameter_or_a_negation_skips_no_suite():
    every = {"pytest", "pytest in Pyodide", suites.PAGE}
    assert choosing("-k", "hearts or there_is_no_such_name") == every
    assert choosing("-k", "not test_engines") == every
    assert choosing("--lf") == every


def test_only_the_projects_tests_read_the_page():
    reads = re.compile(r"\bDIST\b|\bWEB\b|\"web/")
    found = {
        path.name
        for path in suites.engine_tests()
        if reads.search(path.read_text(encoding="utf-8"))
    }
    assert found == {
        "test_compiled.py",  # among the native suite's
        "test_protocol.py",  # reads web/build alone, which is among the engine suite's inputs
    }
