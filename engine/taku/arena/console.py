"""Code run as at Python's prompt: each statement is printed, and what it gives."""

import ast
from typing import Any

from taku.arena.players import Fault

FILE = "<example>"


def run(code: str) -> None:
    """Run the statements of a text one by one; Fault, with the line, if one of them fails."""
    try:
        statements = ast.parse(code, FILE).body
    except SyntaxError as error:
        raise Fault(f"SyntaxError: {error.msg}", error.lineno or 0) from error
    lines, names = code.splitlines(), dict[str, Any](__name__="__main__")
    for statement in statements:
        told = lines[_first(statement) - 1 : statement.end_lineno]
        print("\n".join(f"{'...' if at else '>>>'} {line}" for at, line in enumerate(told)))
        try:
            exec(compile(ast.Interactive([statement]), FILE, "single"), names)
        except BaseException as error:
            raise Fault(f"{type(error).__name__}: {error}", _line(error, statement)) from error


def _first(statement: ast.stmt) -> int:
    """Return the first line of a statement, its decorators included."""
    decorated = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
    decorators = statement.decorator_list if isinstance(statement, decorated) else []
    return min([statement.lineno, *(decorator.lineno for decorator in decorators)])


def _line(error: BaseException, statement: ast.stmt) -> int:
    """Return the last line of the text that an error has passed."""
    line, trace = statement.lineno, error.__traceback__
    while trace:
        if trace.tb_frame.f_code.co_filename == FILE:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
