"""Measure what the tests protect: change one thing at a time, and see which layer finds it.

    .venv/bin/python -m tests.bench.mutations --minutes 9      # stops, and goes on the next time

A mutant is one change in a module of the page (`web/`) or of the engine: a condition turned round,
a call or an `await` dropped, a bound moved by one, a message or a rule swapped with its neighbour.
The sample takes the kinds in turn, each time the next by a hash of the seed and of the mutant's
line: after changes elsewhere it is the same, and a larger sample contains the smaller one. Left out
are preload.js and start.js, which only the build puts into a page.

The layers run from cheap to dear, in a copy of the commit. In each, a mutant meets the tests that
reach it, the quickest first, until one fails; what they reach is recorded once for each test file,
in Node and in pages of Chromium by the counters of V8, in the engine by coverage.py. Tests of the
engine and units use what earlier tests of their file have cached: the rest of the file follows.
Of what runs in Chromium outside pages (service worker, workers, the relay frame, Pyodide) nothing
is recorded: such a mutant meets every test there. A test finds a mutant if it fails twice.
"""

import argparse
import hashlib
import json
import subprocess
import time
from collections import Counter
from collections.abc import Sequence
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

import build
from build import ROOT
from tests.bench.mutants.engine import engine_mutants
from tests.bench.mutants.layers import Layer, layers
from tests.bench.mutants.tree import HERE, Mutant, Tree

SIDES = ("web", "engine")


def all_mutants(tree: Tree) -> list[Mutant]:
    """Return every mutant of a tree; they are listed once."""
    if not tree.mutants.exists():
        page = subprocess.check_output(("node", HERE / "page.mjs"), cwd=tree.root)
        found = [*json.loads(page), *engine_mutants(tree.root)]
        tree.mutants.write_text(json.dumps(found), encoding="utf-8")
    seen, mutants, lines = Counter[str](), list[Mutant](), dict[str, list[str]]()
    for number, found in enumerate(json.loads(tree.mutants.read_text(encoding="utf-8"))):
        path, line = found["path"], found["line"]
        if path not in lines:
            lines[path] = (tree.root / path).read_text(encoding="utf-8").split("\n")
        known = f"{path} {found['kind']} {lines[path][line].strip()}"
        seen[known] += 1
        mutants.append(Mutant(number=number, name=digest(known, seen[known]), **found))
    return mutants


def digest(*parts: object) -> str:
    return hashlib.sha256(" ".join(map(str, parts)).encode()).hexdigest()[:12]


def sample(mutants: Sequence[Mutant], seed: str, side: str, count: int) -> list[Mutant]:
    """Return so many mutants of a side, the kinds in turn."""
    kinds: dict[str, list[Mutant]] = {}
    for mutant in sorted(mutants, key=lambda each: digest(seed, each.name)):
        if mutant.side == side:
            kinds.setdefault(mutant.kind, []).append(mutant)
    turns = chain.from_iterable(zip_longest(*(kinds[kind] for kind in sorted(kinds))))
    return [mutant for mutant in turns if mutant][:count]


class Results:
    """How each mutant has fared in each layer, a line of JSON each."""

    def __init__(self, file: Path) -> None:
        self.file = file
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        self.known = {(row["mutant"], row["layer"]): row for row in map(json.loads, lines)}

    def add(self, **row: Any) -> None:
        self.known[row["mutant"], row["layer"]] = row
        with self.file.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(row)}\n")

    def found_in(self, mutant: Mutant) -> str:
        """Return the layer that has found a mutant, or ""."""
        rows = (row for (name, _), row in self.known.items() if name == mutant.name)
        return next((row["layer"] for row in rows if row["by"]), "")

    def is_missing(self, mutant: Mutant, layer: str) -> bool:
        return (mutant.name, layer) not in self.known and not self.found_in(mutant)


def measure(tree: Tree, mutants: Sequence[Mutant], last: str, results: Results, end: float) -> None:
    """Let the mutants meet one layer after the other up to the last, until the time is over."""
    for layer in layers(tree):
        missing = [mutant for mutant in mutants if results.is_missing(mutant, layer.name)]
        if isinstance(layer, Layer) and any(mutant.side in layer.sees for mutant in missing):
            for file in layer.all_files():
                if time.monotonic() < end and not layer.record_of(file).exists():
                    layer.record(file)
        for mutant in missing:
            if time.monotonic() > end:
                return
            began = time.monotonic()
            with tree.changed(mutant):
                verdict = layer.meet(mutant)
            took = round(time.monotonic() - began, 1)
            results.add(mutant=mutant.name, layer=layer.name, seconds=took, **vars(verdict))
        if layer.name == last:
            return


def report(tree: Tree, mutants: Sequence[Mutant], last: str, results: Results) -> None:
    """Print where the mutants were found, as a table, and the others with their lines."""
    names = [layer.name for layer in layers(tree)]
    names = names[: names.index(last) + 1]
    print(f"| found by | {' | '.join(SIDES)} | seconds a mutant |\n| --- | --- | --- | --- |")
    for name in names:
        found = Counter(each.side for each in mutants if results.found_in(each) == name)
        took = [row["seconds"] for (_, layer), row in results.known.items() if layer == name]
        mean = f"{sum(took) / len(took):.1f}" if took else ""
        print(f"| {name} | {' | '.join(str(found[side]) for side in SIDES)} | {mean} |")
    left = [mutant for mutant in mutants if not results.found_in(mutant)]
    for title, is_one in (("survived", False), ("not done", True)):
        some = [each for each in left if results.is_missing(each, last) == is_one]
        count = Counter(each.side for each in some)
        print(f"| {title} | {' | '.join(str(count[side]) for side in SIDES)} | |")
    for mutant in left:
        met = {name: results.known.get((mutant.name, name), {}).get("tests") for name in names}
        source = (tree.root / mutant.path).read_bytes()
        before = source[mutant.start : mutant.end].decode()
        print(f"\n{mutant.name} {mutant.path}:{mutant.line + 1} {mutant.kind}; tests: {met}")
        print(f"  {before}\n  -> {mutant.text}")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--commit", default="HEAD")
    parser.add_argument("--seed", default="A")
    parser.add_argument("--web", type=int, default=60, help="mutants of the page")
    parser.add_argument("--engine", type=int, default=40, help="mutants of the engine")
    parser.add_argument("--until", default="Chromium", metavar="LAYER", help="the last layer")
    parser.add_argument("--minutes", type=float, default=9)
    given = parser.parse_args()
    end = time.monotonic() + 60 * given.minutes
    commit = subprocess.check_output(
        ("git", "rev-parse", given.commit), cwd=ROOT, encoding="utf-8"
    ).strip()
    build.add_tools("mutations")
    with build.alone("mutations-lock"):
        tree = Tree(commit)
        every, counts = all_mutants(tree), vars(given)
        mutants = [each for side in SIDES for each in sample(every, given.seed, side, counts[side])]
        results = Results(tree.home / "results.jsonl")
        measure(tree, mutants, given.until, results, end)
        report(tree, mutants, given.until, results)


if __name__ == "__main__":
    main()
