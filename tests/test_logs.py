"""The same seed and bots give the same log, on CPython and in Pyodide.

The logs beside this file were made on CPython (see remake_logs.py) and are compared with
what the bots play where the tests run.
"""

import json

import pytest

from recorded import LOGGED, LOGS, finished, openings


@pytest.mark.parametrize("game", LOGGED)
def test_seed_and_bots_give_the_recorded_log(game: str) -> None:
    saves = json.loads((LOGS / f"{game}.json").read_text(encoding="utf-8"))
    again = [finished(match).save() for match in openings(game)]
    assert again == saves, "tests/remake_logs.py makes them anew after a change of rules or bots"
