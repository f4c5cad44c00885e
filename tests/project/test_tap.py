"""The way of a tap in README.md: each file that it names imports the one before, or is imported."""

import re
from os.path import normpath
from pathlib import Path

ROOT = Path(__file__).parents[2]
IMPORTED = re.compile(r"(?:from|import\()\s*'(\.[^']+)'")
NAMED = re.compile(r"`((?:web|engine)/[\w./-]+\.(?:ts|py))`")


def way() -> list[list[str]]:
    """The files that each step of the way names, in their order."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    section = readme.partition("### A tap there and back")[2].partition("\n## ")[0]
    return [NAMED.findall(step) for step in re.findall(r"^\d+\. .*$", section, re.MULTILINE)]


def uses(path: str, other: str) -> bool:
    """True if a file imports the other one, or starts it by its name in quotes."""
    text = (ROOT / path).read_text(encoding="utf-8")
    if other.endswith(".py"):
        module = other.removeprefix("engine/").removesuffix(".py").removesuffix("/__init__")
        dotted = re.escape(module.replace("/", "."))
        return re.search(rf"\bfrom {dotted} import\b|'{dotted}'", text) is not None
    imported = {normpath(Path(path).parent / address) for address in IMPORTED.findall(text)}
    return normpath(other) in imported or f"'{Path(other).stem}.js'" in text


def are_linked(path: str, other: str) -> bool:
    return uses(path, other) or uses(other, path)


def test_the_way_leads_from_hand_to_hand() -> None:
    steps = way()
    assert len(steps) == 10
    assert steps[0][0] == steps[-1][-1] == "web/table/hand.ts"


def test_each_file_is_linked_to_one_before() -> None:
    before: list[str] = []
    for step in way():
        for number, path in enumerate(step):
            near = [*before, *step[:number]]
            assert not near or any(are_linked(path, other) for other in near), path
        before = step


def test_a_wrong_way_would_be_found() -> None:
    assert not are_linked("web/table/hand.ts", "web/play/playback.ts")
    assert not are_linked("web/play/moves.ts", "engine/taku/service/__init__.py")
