"""How long the table takes to answer a touch, in milliseconds of processor time.

python tests/bench/touch.py                          on CPython
node web/build/python.mjs LIBRARY tests/bench/touch.py    in Pyodide, with a zip of its library

For each game: a frame, the work after it while no player waits, the first touch on an item and
the others. Haggis has the widest of many opening leads among four players.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

if sys.platform == "emscripten":
    from js import process

    sys.path.insert(0, "engine")

    def now() -> float:
        used = process.cpuUsage()
        return float(used.user + used.system) / 1e3
else:
    sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))
    from time import process_time

    def now() -> float:
        return 1000 * process_time()


from taku import Match
from taku.wire.service import Service

LEADS = 60  # deals of which the widest is taken
TIMES = 5  # that everything is done; the median counts


def positions() -> Iterator[tuple[str, Match]]:
    """A decision of each kind of game."""
    yield "hearts: a card", _hearts(played=0)
    yield "hearts: a lead", _hearts(played=1)
    yield "president: a lead", _president()
    yield "yahtzee: dice", Match("yahtzee", seats=2, seed="touch")
    yield "haggis: the widest lead", max(map(_haggis, range(LEADS)), key=_width)


def _hearts(played: int) -> Match:
    match = Match("hearts", {"passing": False}, seed="touch")
    for _ in range(1 + 4 * played):
        match.play(match.moves()[0])
    return match


def _president() -> Match:
    return Match("president", seats=4, seed="touch")


def _haggis(seed: int) -> Match:
    return Match("haggis", seats=4, seed=seed)


def _width(match: Match) -> int:
    return len(match.state.moves())


def measure(match: Match) -> tuple[list[str], list[float]]:
    """The items that are touched; and how long a frame takes, what follows it, and each touch."""
    save = {**match.save(), "seats": ["human"] * len(match.seats)}
    service = Service()
    start = now()
    replies = service.handle(json.dumps({"type": "load", "save": save}))
    frame = json.loads(next(replies))
    shown = now()
    assert not list(replies)
    times = [shown - start, now() - shown]
    view = frame["view"]
    hands = (
        zone for zone in view["zones"] if zone["kind"] == "hand" and zone["seat"] == view["seat"]
    )
    items = list(dict.fromkeys(next(hands, view["ask"])["items"]))
    for item in items:
        start = now()
        assert list(service.handle(json.dumps({"type": "explain-choice", "items": [item]})))
        times.append(now() - start)
    return items, times


def main() -> None:
    print(
        f"{'':26}{'moves':>6}{'items':>6}{'frame':>8}{'after':>8}{'first':>8}{'others':>8}{'worst':>8}"
    )
    for name, match in positions():
        runs = [measure(match) for _ in range(TIMES)]
        items = runs[0][0]
        times = zip(*(times for _, times in runs), strict=True)
        shown, after, first, *others = map(median, times)
        figures = (shown, after, first, median(others), max(first, *others))
        told = "".join(f"{figure:8.2f}" for figure in figures)
        print(f"{name:26}{_width(match):6}{len(items):6}{told}", flush=True)


main()
