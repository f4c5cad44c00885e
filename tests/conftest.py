"""What holds for all tests, on CPython and in Pyodide."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from taku import cards, tablebase

# NumPy is not yet imported: its threads would turn while they wait for each other.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

pytest.register_assert_rewrite("tests.page.learner", "tests.page.table")

IN_PYODIDE = sys.platform == "emscripten"
COMPILED = not (cards.__file__ or "").endswith((".py", ".pyc"))
FEW_MATCHES = IN_PYODIDE or COMPILED  # one of each game for the laws
if IN_PYODIDE:
    tablebase.folder = "engine/taku/games"  # the wheel has none

# In Pyodide only that is tested again which can differ there: the cut standard library, 32-bit
# ints, the depth of recursion, sums of floats and the order of imports.
HERE = Path(__file__).parent
IN_PYODIDE_TOO = {
    "games/test_haggis_endgame.py",
    "games/test_president_endgame.py",
    "games/test_yahtzee_perfect.py",
    "test_cards.py",
    "test_daily.py",
    "test_every_game.py",
    "test_fair.py",
    "test_lab.py",
    "test_logs.py",
    "test_match.py",
    "test_opening.py",
    "test_protocol.py",
    "test_pyodide.py",
    "test_racing.py",
    "test_reviewing.py",
    "test_service.py",
    "test_tablebases.py",
}
ALL = {path.relative_to(HERE).as_posix() for path in HERE.rglob("test_*.py")}
collect_ignore = ["bench", *(["page", *sorted(ALL - IN_PYODIDE_TOO)] if IN_PYODIDE else [])]

# Pyodide runs the same code, three times slower: there are fewer examples of each law there.
settings.register_profile(
    "taku",
    deadline=None,
    derandomize="CI" in os.environ,
    max_examples=20 if IN_PYODIDE else 40,
)
settings.load_profile("taku")
