"""No function of the engine, the build or the tests is longer than 60 lines."""

import ast
from collections.abc import Iterator

import build

LONGEST = 60  # lines, with the docstring
FOLDERS = (build.ENGINE, build.WEB / "build", build.ROOT / "tests")


def lengths(code: str) -> Iterator[tuple[int, str]]:
    """Yield the lines and the name of each function."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield node.end_lineno - node.lineno + 1, node.name


def test_no_function_is_too_long() -> None:
    paths = [build.ROOT / "build.py"]
    paths += [path for folder in FOLDERS for path in folder.rglob("*.py")]
    assert len(paths) > 200
    found = [
        f"{path.relative_to(build.ROOT)}: {name}, {lines} lines"
        for path in paths
        for lines, name in lengths(path.read_text(encoding="utf-8"))
        if lines > LONGEST
    ]
    assert found == []


def test_a_long_function_would_be_found() -> None:
    body = "\n".join(["        ..."] * LONGEST)
    assert [*lengths(f"class A:\n    def f():\n{body}")] == [(LONGEST + 1, "f")]
