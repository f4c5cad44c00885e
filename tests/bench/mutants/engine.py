"""What can be changed, one thing at a time, in the engine's modules."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import Any

FAMILIES = re.compile(r"^(refusal|event|advice)-([\w-]+) =", re.MULTILINE)
MOVED = {ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">")}
NOT_WITHIN = (ast.stmt, ast.ExceptHandler, ast.match_case, ast.JoinedStr)
TAKE_BOUNDS = {"range", "min", "max", "islice"}


def engine_mutants(root: Path) -> Iterator[dict[str, Any]]:
    """Yield what can be changed in the engine of a tree, as mutants/page.mjs does for the page."""
    for path in sorted((root / "engine/taku").rglob("*.py")):
        words = [path.parent / "en.ftl", root / "engine/taku/words/en.ftl"]
        text = "".join(each.read_text(encoding="utf-8") for each in words if each.exists())
        module = Module(path.read_bytes(), neighbours(text))
        for mutant in module.mutants():
            yield {"path": path.relative_to(root).as_posix(), **mutant}


def neighbours(words: str) -> dict[str, str]:
    """Return, for the id of each refusal, event and reason, the next one of its family."""
    families: dict[str, list[str]] = {}
    for family, name in FAMILIES.findall(words):
        if not name.endswith("-title"):
            families.setdefault(family, []).append(name)
    return {
        name: names[(at + 1) % len(names)]
        for names in families.values()
        for at, name in enumerate(names)
    }


@dataclass
class Module:
    """A module of the engine, and where its lines begin, in bytes."""

    source: bytes
    neighbours: dict[str, str]
    starts: list[int] = field(init=False)

    def __post_init__(self) -> None:
        lengths = (len(line) for line in self.source.splitlines(keepends=True))
        self.starts = list(accumulate(lengths, initial=0))

    def mutants(self) -> Iterator[dict[str, Any]]:
        for statement in ast.walk(ast.parse(self.source)):
            if isinstance(statement, ast.stmt) and not is_only_typed(statement):
                yield from self.changed_in(statement)

    def changed_in(self, statement: ast.stmt) -> Iterator[dict[str, Any]]:
        """Yield what can be changed in a statement, but not in the statements that it contains."""
        nodes = [statement, *own_expressions(statement)]
        last = max(getattr(node, "end_lineno", 0) for node in nodes[1:] or nodes)
        for node in nodes:
            for kind, start, end, text in self.changes(node):
                line = self.source.count(b"\n", 0, start)
                yield {
                    "kind": kind,
                    "start": start,
                    "end": end,
                    "text": text,
                    "line": line,
                    "column": start - self.starts[line],
                    "first": statement.lineno,
                    "last": last,
                }

    def changes(self, node: ast.AST) -> Iterator[tuple[str, int, int, str]]:
        """Yield a kind, where it begins and ends, and what stands there instead."""
        match node:
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                yield self.negated(test)
            case ast.comprehension(ifs=tests):
                yield from map(self.negated, tests)
            case ast.BoolOp(op=ast.And(), values=[*tests, _]):
                yield from map(self.negated, tests)
            case ast.Expr(value=ast.Call()):
                yield self.replaced("call", node, "pass")
            case ast.Compare():
                yield from self.moved(node)
            case ast.Call(func=called, args=arguments):
                for argument in arguments:
                    if is_number(argument) and ast.unparse(called) in TAKE_BOUNDS:
                        yield self.next_number(argument)
                    if isinstance(argument, ast.Constant) and argument.value in self.neighbours:
                        yield self.replaced(
                            "message", argument, repr(self.neighbours[argument.value])
                        )
            case ast.Slice(lower=lower, upper=upper):
                yield from map(self.next_number, filter(is_number, (lower, upper)))
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name.isupper():
                yield from map(self.next_number, filter(is_number, [value]))

    def moved(self, comparison: ast.Compare) -> Iterator[tuple[str, int, int, str]]:
        sides = [comparison.left, *comparison.comparators]
        yield from map(self.next_number, filter(is_number, sides))
        for before, operator, after in zip(sides, comparison.ops, sides[1:], strict=False):
            if type(operator) in MOVED:
                old, new = MOVED[type(operator)]
                start = self.source.index(old.encode(), self.place(before)[1])
                assert start < self.place(after)[0]
                yield "bound", start, start + len(old), new

    def negated(self, test: ast.expr) -> tuple[str, int, int, str]:
        start, end = self.place(test)
        return "condition", start, end, f"(not ({self.source[start:end].decode()}))"

    def next_number(self, number: Any) -> tuple[str, int, int, str]:
        return self.replaced("bound", number, str(number.value + 1))

    def replaced(self, kind: str, node: Any, text: str) -> tuple[str, int, int, str]:
        return kind, *self.place(node), text

    def place(self, node: Any) -> tuple[int, int]:
        start = self.starts[node.lineno - 1] + node.col_offset
        return start, self.starts[node.end_lineno - 1] + node.end_col_offset


def own_expressions(statement: ast.stmt) -> Iterator[ast.AST]:
    """Yield all below a statement but other statements, and f-strings: their places are wrong."""
    below = list(ast.iter_child_nodes(statement))
    while below:
        node = below.pop()
        if not isinstance(node, NOT_WITHIN):
            yield node
            below += ast.iter_child_nodes(node)


def is_number(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def is_only_typed(statement: ast.stmt) -> bool:
    """True for imports that only a type checker sees, and for what an assert says."""
    typed = isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING"
    return typed or isinstance(statement, ast.Assert)
