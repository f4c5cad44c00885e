"""The table of faults says what is true: each row names tests, and these are there and run."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
ROWS = [
    line
    for line in (TESTS / "FAULTS.md").read_text(encoding="utf-8").splitlines()
    if re.match(r"\| (?!fault )", line)
]


def every_test():
    """The names of all tests there are."""
    for path in TESTS.rglob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name
    for path in (TESTS / "node").rglob("*.test.ts"):
        yield from re.findall(r"^test\('([^']+)'", path.read_text(encoding="utf-8"), re.M)


def test_every_row_names_existing_tests():
    there = set(every_test())
    assert ROWS
    for row in ROWS:
        cells = row.strip("|").split("|")
        assert len(cells) == 4, row
        named = re.findall(r"`([^`]+)`", cells[-1])
        assert named, row
        assert not set(named) - there, row
