"""What is wrong with the English of a source: its comments, docstrings, messages and test names.

.venv/bin/python tests/plain_english.py web/play engine/taku/bots    (folders or files; none: all)
"""

import ast
import re
import sys
import tokenize
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("build.py", "engine", "web", "tests")
SKIPPED = {"node_modules", "__pycache__", "logs", "starters"}
GENERATED = {"protocol.d.ts", "protocol.js"}
VAGUE = re.compile(r"\b(?:whoever|somebody|anybody|nobody|somewhere)(?:['’]s)?\b", re.IGNORECASE)
LONGEST_SENTENCE = 30  # words, in a docstring
LONGEST_NAME = 70  # characters, of a test
SENTENCE_END = re.compile(r"(?<=[.!?:;])\s+|\n\s*\n|\n\s*[-*|]|\n {4,}")
TS_COMMENT = re.compile(
    r"""(?P<text>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)"""
    r"""|(?P<regex>(?<=[(=,:!&|? ])/(?![*/ ])(?:[^/\n\\\[]|\\.|\[(?:[^\]\n\\]|\\.)*\])+/)"""
    r"""|(?P<doc>/\*\*.*?\*/)|(?P<comment>/\*.*?\*/|//[^\n]*)""",
    re.DOTALL,
)
TS_PUBLIC = re.compile(r"^export (?:async )?(?:function|class) (\w+)", re.MULTILINE)
# Includes the output of the example.
EXAMPLE = re.compile(r"^ *>>>.*(?:\n.*\S.*)*|`[^`]*`", re.MULTILINE)
Fault = tuple[int, str]  # line, what is wrong


def files(*chosen: str) -> Iterator[Path]:
    """The sources to be read, below the given folders or all of the project's."""
    for name in chosen or FOLDERS:
        path = ROOT / name
        for each in sorted(path.rglob("*")) if path.is_dir() else [path]:
            is_ours = not SKIPPED & set(each.parts) and each.name not in GENERATED
            if is_ours and each.suffix in {".py", ".ts", ".mjs", ".js"}:
                yield each


def faults(path: Path) -> list[Fault]:
    """Every fault of a source, by line."""
    text = path.read_text(encoding="utf-8")
    found = [*of_python(text)] if path.suffix == ".py" else [*of_page(text)]
    public = not path.is_relative_to(ROOT / "tests")
    return sorted(fault for fault in found if public or "missing" not in fault[1])


def of_python(text: str) -> Iterator[Fault]:
    if VAGUE.search(text):  # the tokenizer takes long
        for token in tokenize.generate_tokens(StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                yield from vague(token.string, token.start[0], "comment")
    tree = ast.parse(text)
    for node in ast.walk(tree):
        match node:
            case ast.Module() | ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                line = getattr(node, "lineno", 1)
                yield from of_docstring(ast.get_docstring(node) or "", line)
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield from of_test_name(node.name, node.lineno)
            case ast.Raise(exc=ast.Call(args=arguments)):
                for argument in arguments:
                    for part in ast.walk(argument):
                        if isinstance(part, ast.Constant) and isinstance(part.value, str):
                            yield from vague(part.value, part.lineno, "message")
            case ast.Expr(value=ast.Constant(value=str(told), lineno=line)):
                yield from vague(told, line, "docstring")
    for node in tree.body:
        is_definition = isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        if (
            is_definition
            and not node.name.startswith(("_", "test_"))
            and not ast.get_docstring(node)
        ):
            yield node.lineno, f"docstring missing: {node.name}"


def of_page(text: str) -> Iterator[Fault]:
    documented = set()
    for found in TS_COMMENT.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        if found["doc"]:
            documented.add(text[found.end() :].lstrip().partition("\n")[0])
            plain = re.sub(r"^\s*\* ?|^/\*\*|\*/$", "", found["doc"], flags=re.MULTILINE)
            yield from of_docstring(plain, line)
        elif found["comment"]:
            yield from vague(found["comment"], line, "comment")
    for found in TS_PUBLIC.finditer(text):
        if text[found.start() :].partition("\n")[0] not in documented:
            yield text.count("\n", 0, found.start()) + 1, f"doc comment missing: {found[1]}"


def of_docstring(text: str, line: int) -> Iterator[Fault]:
    yield from vague(text, line, "docstring")
    for sentence in SENTENCE_END.split(EXAMPLE.sub("x", text)):
        if (count := len(sentence.split())) > LONGEST_SENTENCE:
            yield line, f"sentence of {count} words: {' '.join(sentence.split())[:60]}…"


def of_test_name(name: str, line: int) -> Iterator[Fault]:
    yield from vague(name.replace("_", " "), line, "test name")
    if len(name) > LONGEST_NAME:
        yield line, f"test name of {len(name)} characters: {name}"


def vague(text: str, line: int, where: str) -> Iterator[Fault]:
    for found in VAGUE.finditer(text):
        yield line, f"{found[0]!r} in a {where}"


if __name__ == "__main__":
    told = [
        f"{path.relative_to(ROOT)}:{line}: {fault}"
        for path in files(*sys.argv[1:])
        for line, fault in faults(path)
    ]
    print("\n".join(told))
    print(f"{len(told)} faults")
    sys.exit(bool(told))
