"""What the house rules of a game still lack: each line names the file, and what to write there."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from taku.game import Game
from taku.options import form
from taku.teaching.guided_deals import guide_of, guided_deals, untried
from taku.teaching.lessons import lessons

TESTS = Path(__file__).parents[3] / "tests/games"  # only in the sources


def lacks(game: Game[Any]) -> Iterator[str]:
    """Yield what each option lacks of all that the game has for its other options.

    An option that is nowhere explained lacks an entry of the rules sheet, and then all else.
    """
    deals, reasons, guide = guided_deals(game.name), untried(game.name), guide_of(game.name)
    in_deals = {deal.rule for deal in deals}
    in_cues = {cue.rule for cue in guide.cues} if guide else set()
    in_lessons = {
        rule for lesson in lessons(game.name) for step in lesson.steps for rule in step.rules
    }
    tested = _tests(game.name)
    for option in form(game.options):
        name = option.name
        rules = [rule for rule in game.rulebook if rule.option == name]
        ids = {rule.id for rule in rules}
        if not rules:
            yield f"rulebook.py: no Rule has option={name!r}"
            continue
        own = " or ".join(sorted(map(repr, ids)))
        if name not in reasons:
            if not any(rule.examples for rule in rules):
                yield f"rulebook.py: rule {own} has no example"
            if guide and not ids & in_cues:
                yield f"guide.py: no Cue has rule={own}"
            if deals and not ids & in_deals:
                yield f"guided.toml: no deal has rule = {own}, nor has {name!r} a reason in untried"
        if in_lessons and not ids & in_lessons:
            yield f"lessons.toml: no step has {own} among its rules"
        if tested and not re.search(rf"\b{name}\b", tested):
            yield f"tests/games: no test names {name!r}"


def _tests(game: str) -> str:
    """Return the tests of the rule books, if this game is among those that they test."""
    if not any(TESTS.glob(f"test_{game}*.py")):
        return ""
    return "\n".join(path.read_text(encoding="utf-8") for path in TESTS.glob("*.py"))
