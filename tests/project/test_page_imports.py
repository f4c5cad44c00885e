"""Imports of the page run downwards and in no circle; a screen keeps its state in a visit."""

import re
from collections.abc import Iterator
from os.path import normpath
from pathlib import Path

from circles import circle
from tests.project.page_sources import MODULES

# From the bottom: a module imports only what is in its own room or in one below it.
ROOMS = (
    # declarations alone
    ("protocol.d.ts", "built.d.ts", "app.ts", "storage/stored-types.ts", "storage/places.ts"),
    ("browser",),
    ("art",),
    ("words",),
    ("storage",),
    ("wire",),
    ("model",),
    ("friends",),
    ("table",),
    ("play",),
    ("components",),
    ("exercise",),
    ("open-table",),
    ("screens",),
    ("page",),
    ("main.ts", "sw.ts", "embed"),
)
IMPORT = re.compile(r"""(?:\bfrom\s+|\bimport\(\s*|^import\s+)['"](\.[^'"]*)['"]""", re.MULTILINE)
WRITTEN = {f"{name}.js": f"{name}.d.ts" for name in ("built", "protocol")}  # written by the build


def imported(module: str, text: str) -> Iterator[str]:
    for address in IMPORT.findall(text):
        path = normpath(Path(module).parent / address).replace("\\", "/")
        yield WRITTEN.get(path, path)


IMPORTS = {module: sorted({*imported(module, text)}) for module, text in MODULES.items()}


def height(module: str) -> int:
    """How high its room lies; ValueError for a module that is in none."""
    for height, names in enumerate(ROOMS):
        if module in names:
            return height
    room = module.partition("/")[0]
    return next(height for height, names in enumerate(ROOMS) if room in names)


def test_parts_are_imported_again_after_a_failure() -> None:
    """A browser may remember a failed import for ever, so only `importPart` calls `import`."""
    called = re.compile(r"(?<!importPart\(\(\) => )(?<!typeof )\bimport\('\.")
    others = [name for name, text in MODULES.items() if called.search(text)]
    assert others == []


def test_no_import_runs_upwards() -> None:
    upwards = [
        f"{module} imports {name}"
        for module, names in IMPORTS.items()
        for name in names
        if height(name) > height(module)
    ]
    assert upwards == []


def screen_of(module: str) -> str:
    """The folder of a screen; "" for a module outside of all screens."""
    room, _, rest = module.partition("/")
    return rest.partition("/")[0] if room == "screens" and "/" in rest else ""


def test_no_screen_imports_another_screen() -> None:
    across = [
        f"{module} imports {name}"
        for module, names in IMPORTS.items()
        for name in names
        if screen_of(module) and name.startswith("screens/")
        if screen_of(name) != screen_of(module)
    ]
    assert across == []


def test_no_imports_run_in_a_circle() -> None:
    assert not circle(IMPORTS)


def test_every_import_is_read() -> None:
    """An import that this test cannot read would never count as a fault."""
    assert "main.ts" in MODULES
    for module, text in MODULES.items():
        quoted = set(re.findall(r"""['"](\.\.?/[^'"]*\.(?:ts|js))['"]""", text))
        workers = {name for name in quoted if "new URL(" in text and name.endswith(".js")}
        assert quoted - workers <= {*IMPORT.findall(text)}, module


def test_types_and_what_comes_late_are_imports() -> None:
    text = "import type { App } from '../app.ts';\nawait import('./send.ts');\nimport '../live.ts';"
    assert [*imported("play/actions.ts", text)] == ["app.ts", "play/send.ts", "live.ts"]


def test_no_screen_has_state_outside_a_visit() -> None:
    screens = ("screens/", "exercise/", "open-table/")
    variable = re.compile(r"^(export )?let ", re.MULTILINE)
    written = {name: text for name, text in MODULES.items() if name.startswith(screens)}
    assert [name for name, text in written.items() if variable.search(text)] == []
