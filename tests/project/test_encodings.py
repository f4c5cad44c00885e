"""Every text file and every pipe has a named encoding, whatever the machine's own is."""

import ast
import re
from collections.abc import Iterator

import pytest

import build

FOLDERS = (build.ENGINE, build.WEB / "build", build.ROOT / "tests")
FILES = [build.ROOT / "build.py", *(path for each in FOLDERS for path in each.rglob("*.py"))]
OF_PATHS = {"read_text", "write_text"}
PIPES = {"text", "universal_newlines"}
OPENERS = {"open", "fdopen", "NamedTemporaryFile", "TemporaryFile"}
MODE = re.compile(r"[rwax]\+?[tb]?\+?")


def without_encoding(source: str) -> Iterator[int]:
    """Yield the lines that read or write text in the machine's own encoding."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and is_text(node):
            given = {part.arg: part.value for part in node.keywords}
            if not {"encoding", None} & given.keys():
                yield node.lineno


def is_text(call: ast.Call) -> bool:
    """True for a call that reads or writes text."""
    is_method = isinstance(call.func, ast.Attribute)
    name = call.func.attr if is_method else getattr(call.func, "id", "")
    if name in OPENERS:
        modes = [*call.args, *(part.value for part in call.keywords if part.arg == "mode")]
        told = [str(each.value) for each in modes if isinstance(each, ast.Constant)]
        mode = next(filter(MODE.fullmatch, told), "" if is_method else "r")
        return bool(mode) and "b" not in mode
    decodes = any(
        part.arg in PIPES and isinstance(part.value, ast.Constant) and part.value.value is True
        for part in call.keywords
    )
    return (is_method and name in OF_PATHS) or decodes


def test_every_text_file_is_opened_by_its_encoding() -> None:
    found = {path: [*without_encoding(path.read_text(encoding="utf-8"))] for path in FILES}
    assert {str(path): lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "source",
    [
        "path.read_text()",
        "path.write_text(text)",
        "open(name)",
        "path.open('a')",
        "os.fdopen(number, 'w')",
        "NamedTemporaryFile('w')",
        "subprocess.run(command, capture_output=True, text=True)",
    ],
)
def test_a_text_without_its_encoding_is_found(source: str) -> None:
    assert list(without_encoding(source)) == [1]


@pytest.mark.parametrize(
    "source",
    ["path.read_text('utf-8', encoding='utf-8')", "open(name, 'rb')", "webbrowser.open(address)"],
)
def test_other_calls_need_no_encoding(source: str) -> None:
    assert list(without_encoding(source)) == []
