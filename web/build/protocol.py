"""Make the page's types of what the engine declares: protocol.py INTO, run by build.py.

It reads the text of engine/taku and imports only how a message is named: what is declared there,
with its docstrings, becomes TypeScript, from the requests and replies down to all that they name.
"""

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from taku.wire.protocol import wire_name

SOURCES = Path("engine/taku")
MESSAGES = ("Request", "Reply", "Status")
WRITTEN = ("Lesson", "LessonEntry", "GuidedDeal", "RuleEntry")  # what the build writes for the page
DECLARING = (
    *("*.py", "tables/*.py", "teaching/*.py", "wire/*.py"),
    *("lessons/__init__.py", "review/records.py"),
)
MESSAGE = "Message"  # what its parts say of it is all there is
PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "Any": "unknown",
}
HEAD = """// Made by web/build/protocol.py from engine/taku, where it is to be changed.

"""


class Declarations:
    """Everything that the engine's modules declare at their top, by name."""

    def __init__(self, folder: Path) -> None:
        self.records: dict[str, ast.ClassDef] = {}
        self.aliases: dict[str, ast.expr] = {}
        self.comments: dict[str, str] = {}
        self.lines: dict[str, list[str]] = {}
        for path in (path for each in DECLARING for path in sorted(folder.glob(each))):
            self._read(path.read_text(encoding="utf-8"))

    def _read(self, text: str) -> None:
        body = ast.parse(text).body
        for statement, after in zip(body, [*body[1:], ast.Pass()], strict=True):
            match statement:
                case ast.ClassDef(name=name) if _is_record(statement):
                    self.records[name] = statement
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value) if (
                    ast.unparse(statement.annotation) == "TypeAlias"
                ):
                    self.aliases[name] = value
                case ast.Assign(
                    targets=[ast.Name(id=name)],
                    value=ast.Call(func=ast.Name(id="TypedDict"), args=[_, value]),
                ):
                    self.aliases[name] = value
                case _:
                    continue
            self.comments[name] = _text_of(after)
            self.lines[name] = text.splitlines()[statement.lineno - 1 : statement.end_lineno]

    def named(self, name: str) -> ast.ClassDef | ast.expr:
        return self.records.get(name) or self.aliases[name]

    def reached(self, roots: tuple[str, ...], *, unchecked: bool = True) -> list[str]:
        """All that these name, directly or not; `unchecked` is what is only Annotated, too."""
        found: dict[str, None] = {}
        waiting = list(roots)
        while waiting:
            name = waiting.pop(0)
            if name not in found and (name in self.records or name in self.aliases):
                found[name] = None
                waiting += _names_in(self.named(name), unchecked)
        return list(found)

    def members(self, alias: str) -> list[str]:
        """The records of a union."""
        return list(_names_in(self.aliases[alias], False))

    def typescript(self) -> Iterator[str]:
        messages = {name for alias in MESSAGES for name in self.members(alias)}
        asked = set(self.reached(("Request",), unchecked=False))
        for name in self.reached((*MESSAGES, *WRITTEN)):
            if record := self.records.get(name):
                yield _interface(record, is_message=name in messages, is_asked=name in asked)
            else:
                comment = _comment(
                    "\n".join(filter(None, [self.comments[name], *self._values(name)]))
                )
                yield f"{comment}export type {name} = {_type(self.aliases[name])};\n"

    def _values(self, name: str) -> Iterator[str]:
        """What each value of a closed set means."""
        for line in self.lines[name]:
            value, _, meaning = line.strip().partition(",  # ")
            if meaning:
                yield f"- '{ast.literal_eval(value)}': {meaning}"


def _is_record(statement: ast.ClassDef) -> bool:
    marks = map(ast.unparse, statement.decorator_list)
    return bool(_above(statement)) or any(mark.startswith("dataclass(") for mark in marks)


def _above(record: ast.ClassDef) -> list[str]:
    """What a class is made from."""
    return list(map(ast.unparse, record.bases))


def _text_of(statement: ast.stmt) -> str:
    match statement:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return ""


def _names_in(declared: ast.AST, unchecked: bool) -> Iterator[str]:
    """The names that a declaration is made of, in the order in which they stand there."""
    match declared:
        case ast.ClassDef():
            parts = [part.annotation for part in declared.body if isinstance(part, ast.AnnAssign)]
            yield from _names_in_all([*declared.bases, *parts], unchecked)
        case ast.Dict(values=values):
            yield from _names_in_all(values, unchecked)
        case ast.Name(id=name):
            yield name
        case ast.Subscript(value=ast.Name(id="Literal")):
            return
        case ast.Subscript(value=ast.Name(id="Annotated")) if not unchecked:
            return
        case ast.Constant(value=str(text)):
            yield from _names_in(ast.parse(text, mode="eval").body, unchecked)
        case _:
            yield from _names_in_all(ast.iter_child_nodes(declared), unchecked)


def _names_in_all(declared: Iterable[ast.AST], unchecked: bool) -> Iterator[str]:
    for each in declared:
        yield from _names_in(each, unchecked)


def _interface(record: ast.ClassDef, *, is_message: bool, is_asked: bool) -> str:
    """A record as TypeScript; of a request, what has a default may be left out."""
    lines = [f"  type: '{wire_name(record.name)}';"] if is_message else []
    for part, after in zip(record.body, [*record.body[1:], ast.Pass()], strict=True):
        match part:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=default):
                optional = "?" if is_asked and default else ""
                lines += _comment(_text_of(after), "  ").splitlines()
                lines.append(f"  {name}{optional}: {_type(annotation)};")
    above = [base for base in _above(record) if base != MESSAGE]
    extends = f" extends {', '.join(above)}" if above else ""
    comment = _comment(ast.get_docstring(record) or "")
    return "\n".join([f"{comment}export interface {record.name}{extends} {{", *lines, "}\n"])


def _type(annotation: ast.expr) -> str:
    match annotation:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(text)):
            return _type(ast.parse(text, mode="eval").body)
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.BinOp(left=left, right=right):
            return f"{_type(left)} | {_type(right)}"
        case ast.Dict(keys=keys, values=values):
            parts = (
                f"{ast.literal_eval(key)}?: {_type(value)}"
                for key, value in zip(keys, values, strict=True)
                if key
            )
            return f"{{ {'; '.join(parts)} }}"
        case ast.Subscript(value=ast.Name(id=form), slice=inside):
            return _made_of(form, inside.elts if isinstance(inside, ast.Tuple) else [inside])
    raise ValueError(f"not known in TypeScript: {ast.unparse(annotation)}")


def _made_of(form: str, inner: list[ast.expr]) -> str:
    match form:
        case "Literal":
            return " | ".join(f"'{ast.literal_eval(value)}'" for value in inner)
        case "Annotated":
            return _type(inner[1])
        case "Mapping":
            return f"Record<{_type(inner[0])}, {_type(inner[1])}>"
        case "tuple":
            each = _type(inner[0])
            return f"({each})[]" if " | " in each else f"{each}[]"
    raise ValueError(f"not known in TypeScript: {form}")


def _comment(text: str, margin: str = "") -> str:
    lines = [line.strip().replace("None", "null") for line in text.strip().splitlines()]
    if len(lines) < 2:
        return f"{margin}/** {lines[0]} */\n" if lines else ""
    return "\n".join(
        [f"{margin}/**", *(f"{margin} * {line}".rstrip() for line in lines), f"{margin} */\n"]
    )


def main() -> None:
    declared = Declarations(SOURCES)
    Path(sys.argv[1]).write_text(HEAD + "\n".join(declared.typescript()), encoding="utf-8")


if __name__ == "__main__":
    main()
