"""Which test files of the page a change affects: those that have shown a screen it belongs to.

This holds for modules that only some screens use, and for the style sheets beside them. Any other
change affects every file. A style that reaches into another screen is found by the next whole run,
as in CI.
"""

import json
import os
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from build import ROOT, WEB, fingerprint, tree
from tests.suites import imported_by

LAZY = WEB / "screens/lazy-screens.ts"
EMBEDDED = WEB / "embed/embedded.ts"
NAMED = re.compile(r"^export \{ screen as '?([\w-]+)'? \} from '(.*)';", re.MULTILINE)


@dataclass(frozen=True)
class Notes:
    """The last green run of a suite: the hash of each source, and what each test file has shown.

    Paths are those in the project. Screens have their names in the address; "embed" is all that is
    shown in frames of other pages. A file that has shown none may have used browsers unseen.
    """

    sources: Mapping[str, str]
    shown: Mapping[str, Sequence[str]]

    def affected(self, sources: Mapping[str, str], files: Sequence[str]) -> list[str] | None:
        """Return which of these test files the sources as they are now affect; None if all may."""
        changed = {path for path, _ in {*self.sources.items()} ^ {*sources.items()}}
        screens = screens_with(ROOT / path for path in changed if not is_test(path))
        if not changed or screens is None:
            return None

        def is_affected(file: str) -> bool:
            if file in changed or file not in self.shown:
                return True
            shown = self.shown[file]
            return bool(screens) and (not shown or not screens.isdisjoint(shown))

        return [*filter(is_affected, files)]

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self)), encoding="utf-8")


def notes(path: Path) -> Notes | None:
    """Read notes; None if there are none."""
    return Notes(**json.loads(path.read_text(encoding="utf-8"))) if path.exists() else None


def hashes(sources: Iterable[Path]) -> dict[str, str]:
    """Return the hash of each file, and of each in a folder, by its path in the project."""
    files = (file for path in sources for file in (tree(path) if path.is_dir() else [path]))
    return {Path(os.path.relpath(path, ROOT)).as_posix(): fingerprint([path]) for path in files}


def is_test(path: str) -> bool:
    """True for a file of tests, which affects no other."""
    return bool(re.fullmatch(r"tests/.*(\.test\.ts|/test_\w+\.py)", path))


def screens_with(paths: Iterable[Path]) -> set[str] | None:
    """Return the screens that use these files; None if all may."""
    found, seen = set[str](), set[Path]()
    names, importers = screens(), importers_of_modules()
    for path in paths:
        waiting = modules_with(path)
        if not waiting:
            return None
        while waiting:
            module = waiting.pop()
            if module in seen:
                continue
            seen.add(module)
            found |= names[module]
            if not names[module] and not importers[module]:  # the page or a worker begins with it
                return None
            waiting += importers[module]
    return found


def modules_with(path: Path) -> list[Path]:
    """Return a module itself, and for a screen's style sheet the modules beside it."""
    if path.suffix == ".css" and path.is_relative_to(WEB / "screens"):
        return [*path.parent.glob("*.ts")]
    return [path] if path.suffix == ".ts" and path.is_relative_to(WEB) and path.exists() else []


def screens() -> defaultdict[Path, set[str]]:
    """Return the names of the screens that a module is, but for those that each visit loads."""
    names = defaultdict[Path, set[str]](set, {EMBEDDED: {"embed"}})
    for name, address in NAMED.findall(LAZY.read_text(encoding="utf-8")):
        names[LAZY.parent / address].add(name)
    return names


def importers_of_modules() -> defaultdict[Path, set[Path]]:
    """Return the modules that import a module, but for the table of screens."""
    importers = defaultdict[Path, set[Path]](set)
    for module in tree(WEB):
        if module.suffix == ".ts" and module != LAZY:
            for imported in imported_by(module):
                importers[imported].add(module)
    return importers
