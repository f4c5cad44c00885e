"""Other pages with Python install the library from the built site, at an address that stays."""

import subprocess
import sys
import threading
from contextlib import closing
from zipfile import ZipFile

import pytest

import build
from build import DIST, ROOT, STOCK_LIBRARY, WORK
from taku import Match, __version__
from taku.review import entries
from taku.terminal.serve import server


@pytest.fixture(scope="module")
def site():
    """The address of the library in the built site."""
    serving = server(DIST, "/", 0)
    thread = threading.Thread(target=serving.serve_forever, daemon=True)
    thread.start()
    with closing(serving.socket):
        yield f"http://127.0.0.1:{serving.server_port}/python/"
        serving.shutdown()


def test_pip_finds_the_wheel(site, tmp_path):
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download"]
    where = ["--index-url", f"{site}simple", "--no-deps", "--no-cache-dir", "--dest", tmp_path]
    subprocess.run([*pip, *where, "taku"], check=True)
    assert [path.name for path in tmp_path.iterdir()] == [f"taku-{__version__}-py3-none-any.whl"]


def test_the_wheel_is_the_library_alone(site):
    (wheel,) = (DIST / "python").glob("*.whl")
    assert wheel.stat().st_size < 1_800_000

    names = ZipFile(wheel).namelist()
    assert "taku/words/en.ftl" in names
    assert "taku/arena/play.py" in names
    assert not [name for name in names if name.startswith("taku/page/")]


def test_a_notebook_in_pyodide_shows_a_match(site):
    script = "../../tests/project/pyodide_notebook.py"
    command = build.in_pyodide(STOCK_LIBRARY, script, site, WORK / "pyodide")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert "<svg " in done.stdout
    assert "プレイヤー" in done.stdout
    match = Match("hearts", seed=1, seats=["easy"] * 4)
    match.run(until=lambda match: match.state.round > 1)
    decisions = [entry for entry in entries(match, 0) if entry >= 50]
    assert int(done.stdout.split()[-1]) == len(decisions) > 0
