"""The runner of `build.py test`: what is tried again, counted and skipped."""

import json
import sys

import pytest

from tests import suites

FAILURE = {"test": "tests/page/test_x.py::test_y", "error": "it was late", "load": "2.0"}


@pytest.fixture(autouse=True)
def work(tmp_path, monkeypatch):
    monkeypatch.setattr(suites, "WORK", tmp_path)
    monkeypatch.setattr(suites, "FAILED", tmp_path / "failed.json")
    monkeypatch.setattr(suites, "FLAKY", tmp_path / "flaky.json")


def page(code):
    """A stand-in for pytest with this exit code; if green, it deletes the list of failures."""
    forget = f"pathlib.Path({str(suites.FAILED)!r}).unlink(True)" if code == 0 else "pass"
    script = f"import pathlib; {forget}; raise SystemExit({code})"
    return [sys.executable, "-c", script, "-n", "3"]


def fail(*names):
    suites.FAILED.write_text(
        json.dumps([{**FAILURE, "test": name} for name in names]), encoding="utf-8"
    )


def test_a_page_test_that_passes_alone_is_named_and_the_run_is_green(capfd):
    fail("test_y")
    assert suites.second_chance(page(0), 1, "1 failed") == (0, "1 failed")
    told = capfd.readouterr().out
    assert "failed once, passed alone" in told
    assert "test_y\n  it was late\n  load 2.0" in told


def test_a_page_test_that_fails_twice_is_red():
    fail("test_y")
    assert suites.second_chance(page(1), 1, "1 failed")[0] == 1
    assert not suites.FLAKY.exists()


def test_more_than_two_failures_are_not_tried_again():
    fail("test_x", "test_y", "test_z")
    assert suites.second_chance(page(0), 1, "3 failed")[0] == 1


def test_a_run_that_broke_off_is_not_tried_again():
    fail("test_y")
    assert suites.second_chance(page(0), 3, "internal error")[0] == 3


def test_a_test_that_failed_once_in_two_runs_is_to_be_mended_first(capfd):
    for _ in range(2):
        fail("test_y")
        suites.second_chance(page(0), 1, "1 failed")
    assert "To be mended first, 2 times in 2 runs: test_y" in capfd.readouterr().out


def test_what_failed_is_forgotten_after_twenty_green_runs(capfd):
    fail("test_y")
    suites.second_chance(page(0), 1, "1 failed")
    for _ in range(suites.REMEMBERED):
        suites.second_chance(page(0), 0, "all passed")
    fail("test_y")
    suites.second_chance(page(0), 1, "1 failed")
    assert "To be mended first" not in capfd.readouterr().out


def suite(tmp_path, code):
    return suites.Suite("engine", page(code)[:3], [tmp_path / "input"])


def test_a_suite_is_skipped_until_its_inputs_change(tmp_path, monkeypatch, capfd):
    (tmp_path / "input").write_text("one", encoding="utf-8")
    monkeypatch.setattr(suites, "suites", lambda part: {"engine": suite(tmp_path, 0)})
    assert suites.run([]) == 0
    assert suites.run([]) == 0
    assert "engine               unchanged" in capfd.readouterr().out
    (tmp_path / "input").write_text("two", encoding="utf-8")
    suites.run([])
    suites.run(["--all"])
    assert capfd.readouterr().out.count("engine               passed") == 2


def test_a_red_suite_is_never_skipped(tmp_path, monkeypatch):
    (tmp_path / "input").write_text("one", encoding="utf-8")
    for code in (0, 1, 1):
        monkeypatch.setattr(suites, "suites", lambda part, code=code: {"e": suite(tmp_path, code)})
        assert suites.run(["--all"] if code else []) == code
    assert suites.run([]) == 1


def test_the_halves_of_the_page_have_every_file_once():
    whole = [*suites.page_files("1/2"), *suites.page_files("2/2")]
    assert len(whole) == len(set(whole)) > 40
