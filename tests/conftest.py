"""What holds for all tests, on CPython and in Pyodide."""

import os
import sys

from hypothesis import settings

from taku import tables

IN_PYODIDE = sys.platform == "emscripten"
if IN_PYODIDE:
    tables.folder = "engine/taku/games"  # the wheel has none

# A bench is a script to be run by hand; a browser and a build can't be had inside Pyodide.
collect_ignore = ["bench", *(["page", "test_build.py"] if IN_PYODIDE else [])]

# Pyodide runs the same code, three times slower: there are fewer examples of each law there.
settings.register_profile(
    "taku",
    deadline=None,
    derandomize="CI" in os.environ,
    max_examples=20 if IN_PYODIDE else 100,
)
settings.load_profile("taku")
