"""Imports of the engine run downwards and in no circle, those for types alone included."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from circles import circle

TAKU = Path(__file__).parents[1] / "engine/taku"

# From the bottom: a module imports only what is below it or in its own layer. A folder is a room:
# it stands in a layer of its own, with all modules in it.
LAYERS = (
    (
        "arguments",
        "cards",
        "estimate",
        "field_docs",
        "game_folders",
        "options",
        "pickling",
        "records",
        "roles",
        "tablebase",
    ),
    ("view",),
    ("game",),
    ("deal",),
    ("rounds", "tricks"),
    ("notation",),
    ("guidance", "quiz"),
    ("bots",),
    ("games.*",),
    ("games",),
    ("words",),
    ("match",),
    ("fair",),
    ("club",),
    ("review",),
    ("problems",),
    ("messages",),
    ("lab",),
    ("teaching",),
    ("tables",),
    ("service",),
    ("terminal",),
    ("mining",),
    ("arena",),
    ("checking",),
    ("",),
    ("__main__",),
)
HEIGHTS = {name: height for height, names in enumerate(LAYERS) for name in names}


def modules() -> dict[str, Path]:
    found = {}
    for path in sorted(TAKU.rglob("*.py")):
        *folder, name = path.relative_to(TAKU.parent).with_suffix("").parts
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
    """The height of a module's layer; KeyError for a room or a module that has none."""
    room = module.removeprefix("taku").removeprefix(".").split(".")
    return HEIGHTS["games.*" if room[0] == "games" and room[1:] else room[0]]


def test_no_imports_run_in_a_circle() -> None:
    assert not circle(IMPORTS)


def wrong(is_wrong: Callable[[str, str], bool]) -> list[str]:
    """The imports, of a module and the one it names, of which `is_wrong` is true."""
    pairs = [(module, name) for module, names in IMPORTS.items() for name in names]
    return [f"{module} imports {name}" for module, name in pairs if is_wrong(module, name)]


def is_upwards(module: str, name: str) -> bool:
    return layer(name) > layer(module)


def test_no_import_runs_upwards() -> None:
    assert wrong(is_upwards) == []


def test_an_upward_import_would_be_found() -> None:
    assert is_upwards("taku.teaching.marking", "taku.tables.table")
    assert is_upwards("taku.tables.table", "taku.service")
    assert is_upwards("taku.games.hearts.rules", "taku.match")


def test_each_room_has_a_layer_of_its_own() -> None:
    """A layer holds one room, or modules that import nothing of each other."""
    rooms = {path.parent.relative_to(TAKU).parts[0] for path in TAKU.glob("*/*.py")}
    assert all(names == (name,) for names in LAYERS for name in names if name in rooms)
    assert wrong(lambda *both: len({*both}) == 2 and _beside(*both)) == []


def _beside(module: str, name: str) -> bool:
    return layer(module) == layer(name) and len(LAYERS[layer(module)]) > 1


def test_no_layer_is_empty() -> None:
    assert {layer(module) for module in MODULES} == {*range(len(LAYERS))}


def test_the_readme_draws_the_rooms_in_order() -> None:
    readme = (TAKU.parent / "README.md").read_text(encoding="utf-8")
    drawn = readme.partition("## A map")[2].split("```")[1].strip().splitlines()
    named = [re.findall(r"(\w+)(?:/|\.py)", line.partition("  ")[0]) for line in drawn]
    told = [names for names in LAYERS if names[0] not in ("games.*", "", "__main__")]
    assert [*map(set, reversed(named))][1:] == [*map(set, told)][1:]
    assert {*named[-1]} <= {*LAYERS[0]}  # the ground: only the best known of its modules


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
