"""What holds for all tests, on CPython and in Pyodide."""

import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from layers import PYODIDE
from taku import cards, tablebase

# NumPy is not yet imported: its threads would turn while they wait for each other.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

pytest.register_assert_rewrite("tests.page.learner", "tests.page.table")

IN_PYODIDE = sys.platform == "emscripten"
COMPILED = not (cards.__file__ or "").endswith((".py", ".pyc"))
FEW_MATCHES = IN_PYODIDE or COMPILED  # the laws look at one match of each game
if IN_PYODIDE:
    tablebase.folder = "engine/taku/games"  # the wheel has none
else:  # a shell's background job ignores Ctrl-C, and so would all that a test starts and interrupts
    signal.signal(signal.SIGINT, signal.default_int_handler)

HERE = Path(__file__).parent
ALL = {path.relative_to(HERE).as_posix() for path in HERE.rglob("test_*.py")}
collect_ignore = ["bench", *(["page", *sorted(ALL - set(PYODIDE))] if IN_PYODIDE else [])]

# Pyodide runs the same code, three times slower: there are fewer examples of each law there.
settings.register_profile(
    "taku",
    deadline=None,
    derandomize="CI" in os.environ,
    max_examples=20 if IN_PYODIDE else 40,
)
settings.load_profile("taku")
