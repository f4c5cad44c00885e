"""The lessons of the games that the site teaches: the engine's, and a club's own."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from club import club

from taku import games
from taku.messages.lesson import Lesson, Step
from taku.teaching.lessons import lessons
from taku.teaching.marking import lay


def taught_lessons(club_lessons: Path | None) -> dict[str, tuple[Lesson, ...]]:
    """Return the lessons of each game, those in a club's folder last."""
    ours = {game: lessons(game) for game in games}
    clubs = club(club_lessons, ours) if club_lessons else {}
    return {game: (*own, *clubs.get(game, ())) for game, own in ours.items()}


def laid(game: str, taught: Iterable[Lesson]) -> tuple[Lesson, ...]:
    """Return lessons with the number of seats and the viewer's seat in each step.

    Without them, the page would have to ask the engine.
    """

    def seen(step: Step) -> Step:
        match, me = lay(game, step)
        return replace(step, seats=len(match.seats), me=me)

    return tuple(replace(each, steps=tuple(map(seen, each.steps))) for each in taught)
