"""Durations of the page are measured by clocks that never go back, not by the wall clock."""

import re

from tests.project.page_sources import MODULES

# A date may be stored, shown or passed on; browser/clock.ts tells its age.
WALL = r"(?:Date\.now\(\)|new Date\(\)\.getTime\(\)|\+new Date\(\)|performance\.timeOrigin)"
DURATION = re.compile(
    rf"{WALL}\s*[-+*/%<>]|[-+*/%<>]=?\s*{WALL}|\b(?:const|let|var)\b[^;\n]*=\s*{WALL}"
)
CLOCK = "browser/clock.ts"
DATES = {  # functions whose results are dates
    "model/matches.ts": "const now = Date.now()",
    "screens/class/class-screen.ts": "const now = Date.now()",
}


def durations(module: str, text: str) -> list[str]:
    found = DURATION.findall(text)
    return [part for part in found if part != DATES.get(module)]


def test_no_duration_is_measured_by_wall_time() -> None:
    found = {name: durations(name, text) for name, text in MODULES.items() if name != CLOCK}
    assert not {name: parts for name, parts in found.items() if parts}


def test_a_duration_by_wall_time_is_noticed() -> None:
    for text in ("Date.now() - since < SLOW", "until > Date.now()", "let since = Date.now();"):
        assert durations("friends/host.ts", text)
    assert not durations("friends/guest.ts", "{ id, when: Date.now(), over: false }")
