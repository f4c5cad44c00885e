"""Imports of the engine run downwards and in no circle, those for types alone included."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

from circles import circle

ENGINE = Path(__file__).parents[1] / "engine"

# From the bottom: a module imports only what is below it or in its own layer. A name stands
# for the modules in its folder, too. What is not named here is about matches, and above them.
LAYERS = (
    (
        *("taku.arguments", "taku.cards", "taku.options", "taku.wire.records", "taku.roles"),
        *("taku.estimate", "taku.folders", "taku.pickling", "taku.tablebase"),
    ),
    ("taku.view",),
    ("taku.game",),
    ("taku.bots", "taku.teaching.guiding", "taku.teaching.quiz"),
    ("taku.games.*",),
    ("taku.games",),
    ("taku.words",),
    ("taku.terminal.screen",),
    ("taku.match",),
    ("*",),
    ("taku.wire.service",),
    ("taku",),
    ("taku.__main__",),
)


def modules() -> dict[str, Path]:
    found = {}
    for path in sorted(ENGINE.rglob("*.py")):
        *folder, name = path.relative_to(ENGINE).with_suffix("").parts
        found[".".join(folder if name == "__init__" else [*folder, name])] = path
    return found


MODULES = modules()


def imported(path: Path) -> Iterator[str]:
    """The modules of the engine that a module names; not the packages that they are in."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "an import is written in full"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            if name.partition(".")[0] == "taku":
                yield name if name in MODULES else name.rpartition(".")[0]


IMPORTS = {module: sorted({*imported(path)}) for module, path in MODULES.items()}


def layer(module: str) -> int:
    parts = module.split(".")
    places = {name: height for height, names in enumerate(LAYERS) for name in names}
    if module in places:
        return places[module]
    if parts[1] == "games":
        return places["taku.games.*"]
    return places.get(".".join(parts[:2]), places["*"])


def test_no_imports_run_in_a_circle() -> None:
    assert not circle(IMPORTS)


def wrong(is_wrong: Callable[[str, str], bool]) -> list[str]:
    """The imports, of a module and the one it names, of which `is_wrong` is true."""
    pairs = [(module, name) for module, names in IMPORTS.items() for name in names]
    return [f"{module} imports {name}" for module, name in pairs if is_wrong(module, name)]


def test_no_import_runs_upwards() -> None:
    assert wrong(lambda module, name: layer(name) > layer(module)) == []


def test_a_game_imports_nothing_of_another() -> None:
    games = {name: name.split(".")[2] for name in MODULES if name.startswith("taku.games.")}
    assert wrong(lambda *both: len({games[name] for name in both if name in games}) > 1) == []


def test_a_circle_would_be_found() -> None:
    assert circle({"a": ["b"], "b": ["c"], "c": ["a"]})


def test_an_import_for_types_alone_counts(tmp_path: Path) -> None:
    path = tmp_path / "guess.py"
    path.write_text(
        "if TYPE_CHECKING:\n    from taku.games.hearts.rules import Hearts\n", encoding="utf-8"
    )
    assert [*imported(path)] == ["taku.games.hearts.rules"]
