"""What holds for all tests, on CPython and in Pyodide."""

import os
import sys

import pytest
from hypothesis import settings

from taku import tablebase

# NumPy is not yet imported: its threads would turn while they wait for each other.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

pytest.register_assert_rewrite("tests.page.learner", "tests.page.table")

IN_PYODIDE = sys.platform == "emscripten"
if IN_PYODIDE:
    tablebase.folder = "engine/taku/games"  # the wheel has none

# A bench is a script to be run by hand; a browser, a build, a copy of the project and processes of
# one's own can't be had inside Pyodide, and what is read of sources and tests there is the same.
ELSEWHERE = [
    "page",
    "test_arena.py",
    "test_arena_others.py",
    "test_build.py",
    "test_faults.py",
    "test_imports.py",
    "test_rehearsed.py",
    "test_rooms.py",
    "test_sixth_game.py",
    "test_trust.py",
]
collect_ignore = ["bench", *(ELSEWHERE if IN_PYODIDE else [])]

# Pyodide runs the same code, three times slower: there are fewer examples of each law there.
settings.register_profile(
    "taku",
    deadline=None,
    derandomize="CI" in os.environ,
    max_examples=20 if IN_PYODIDE else 100,
)
settings.load_profile("taku")
