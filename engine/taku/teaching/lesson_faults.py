"""Checks of lessons against the rules: a lesson without faults can be taught.

Every lesson passes the same checks. The tests check the built-in lessons, and the build checks a
club's lessons. `taku check` checks a file, and the page a teacher's draft.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from taku.game import IllegalMove
from taku.games import GAMES
from taku.match import TOLD, BadEntry, BadPart, Match, cut
from taku.messages.lesson import Language, Step
from taku.messages.parts import Examination, Fault
from taku.messages.replies import LessonChecked
from taku.records import record
from taku.teaching.lesson_limits import MOST_LESSONS, MOST_STEPS, CourseHead, LessonHead, misfits
from taku.teaching.lessons import whole_step, with_ids
from taku.teaching.marking import lay
from taku.teaching.move_verdicts import MoveVerdicts
from taku.teaching.step_faults import FaultOfStep, in_position, of_cards, of_text, of_words, truth

# Limits of one check, so that no lesson can block the page.
MOST_ENTRIES = 30_000  # log entries in all setups of the lesson
MOST_MOVES = 200_000  # legal moves in all positions of the lesson


def examine(
    document: Any,
    only: int | None = None,
    languages: Sequence[Language] = (),
    tried: Sequence[str] = (),
) -> LessonChecked:
    """Return every fault of a lesson, and what the rules say of its steps, as plain data.

    If `only` is given, only the step with this number (from 1) is checked. Every text must exist in
    all `languages`; if there are none, one language is enough. `tried` are cards that the author
    tries together, as one move.
    """
    if not isinstance(document, Mapping):
        return LessonChecked((Fault(0, "", "a lesson is an object"),), ())
    steps = document.get("step", ())
    if not isinstance(steps, list | tuple) or not all(isinstance(step, Mapping) for step in steps):
        return LessonChecked((Fault(0, "step", "a list, each an object"),), ())
    rest = {part: value for part, value in document.items() if part != "step"}
    wrong = misfits(LessonHead, rest)
    head = record(LessonHead, _without(rest, wrong))
    found = [*_listed(wrong), *_of_lesson(head, wrong, len(steps), languages)]
    faults = [_fault(0, each) for each in found]
    examinations = []
    if head.game in GAMES:
        examiner = _Examiner(head.game, _without(rest, wrong), languages, tried)
        for number, step in enumerate(steps[:MOST_STEPS], start=1):
            if only in (None, number):
                found, examination = examiner.examine(number, step)
                faults += [_fault(number, each) for each in found]
                examinations.append(examination)
    return LessonChecked(tuple(faults), _with_ids(examinations))


def fault_lines(document: Any) -> list[str]:
    """Return every fault of a lesson or course file as a line that names lesson and step."""
    if not isinstance(document, Mapping) or "lesson" not in document:
        return _named("", examine(document))
    lessons = document["lesson"]
    if not isinstance(lessons, list | tuple):
        return ["lesson: a list, each an object"]
    rest = {part: value for part, value in document.items() if part != "lesson"}
    found = [f"{part}: {problem}" for part, problem in misfits(CourseHead, rest).items()]
    if len(lessons) not in range(1, MOST_LESSONS + 1):
        found.append(f"lesson: {len(lessons)} lessons, not 1 to {MOST_LESSONS}")
    for number, lesson in enumerate(lessons[:MOST_LESSONS], start=1):
        found += _named(f"{_title(number, lesson)}, ", examine(lesson))
    return found


def _title(number: int, lesson: Any) -> str:
    """Return the number of a lesson in its course, with its name or title."""
    parts = lesson if isinstance(lesson, Mapping) else {}
    titles = parts["title"].values() if isinstance(parts.get("title"), Mapping) else ()
    names = (name for name in (parts.get("name"), *titles) if name and isinstance(name, str))
    name = next(names, "")
    return f"lesson {number} ({cut(name)})" if name else f"lesson {number}"


def _named(prefix: str, checked: LessonChecked) -> list[str]:
    """Return faults as lines: `prefix`, then step, part and problem."""
    return [
        f"{prefix}{f'step {fault.step}, ' if fault.step else ''}{fault.part}: {fault.text}"
        for fault in checked.faults
    ]


def _without(parts: Mapping[str, Any], wrong: Mapping[str, str]) -> dict[str, Any]:
    return {part: value for part, value in parts.items() if part not in wrong}


def _fault(step: int, found: FaultOfStep) -> Fault:
    part, problem, refusal = found
    return Fault(step, cut(part), cut(problem, TOLD), refusal)


def _listed(wrong: Mapping[str, str]) -> list[FaultOfStep]:
    return [(part, problem, None) for part, problem in wrong.items()]


def _with_ids(examinations: Sequence[Examination]) -> tuple[Examination, ...]:
    """Give an id to each step whose setup could be played."""
    steps = with_ids(each.laid or Step() for each in examinations)
    return tuple(
        replace(each, laid=step) if each.laid else each
        for each, step in zip(examinations, steps, strict=True)
    )


def _of_lesson(
    head: LessonHead, wrong: Mapping[str, str], steps: int, languages: Sequence[Language]
) -> Iterator[FaultOfStep]:
    if head.format != LessonHead.format:
        yield "format", f"{head.format} is not known, only {LessonHead.format}", None
    if "game" not in wrong and head.game not in GAMES:
        yield "game", f"no game {cut(head.game)!r}: one of {', '.join(GAMES)}", None
    if "title" not in wrong:
        yield from of_text("title", head.title, languages, needed=True)
    yield from of_text("line", head.line, languages, needed=bool(languages))
    if steps not in range(1, MOST_STEPS + 1):
        yield "step", f"{steps} steps, not 1 to {MOST_STEPS}", None


class _Examiner:
    """Checks the steps of one lesson, one after the other, within the limits of one check."""

    def __init__(
        self,
        game: str,
        lesson: Mapping[str, Any],
        languages: Sequence[Language],
        tried: Sequence[str],
    ) -> None:
        self._game = game
        self._lesson = lesson
        self._languages = languages
        self._tried = tried
        self._entries = 0
        self._moves = 0

    def examine(
        self, number: int, parts: Mapping[str, Any]
    ) -> tuple[list[FaultOfStep], Examination]:
        """Return the faults of a step, and what the rules say of it."""
        wrong = misfits(Step, parts)
        step = record(Step, whole_step(self._lesson, _without(parts, wrong)))
        found = [*_listed(wrong), *of_words(self._game, step, wrong, self._languages)]
        wants = next(iter(step.tasks), "").replace("like", "accept")
        examination = Examination(number, wants, None)
        try:
            match, me = self._laid(step)
        except BadEntry as bad:
            entry = f"entry {bad.entry}, {cut(bad.text)!r}: {IllegalMove(bad.refusal)}"
            return [*found, ("setup", entry, bad.refusal)], examination
        except BadPart as bad:
            problem = str(bad).removeprefix(f"{bad.part}: ")
            return [*found, (bad.part, problem, None)], examination
        step = replace(step, seats=len(match.seats), me=me)
        found += of_cards(match, step)
        standings, problem = self._standings(match, step)
        if problem:
            found.append(("setup", problem, None))
        found += in_position(match, step, standings)
        if self._tried and standings:
            examination = replace(examination, tried=standings.tried(self._tried))
        return found, _told(match, step, standings, examination)

    def _laid(self, step: Step) -> tuple[Match, int]:
        self._entries += len(step.setup)
        if self._entries > MOST_ENTRIES:
            raise BadPart("setup", f"more than {MOST_ENTRIES} entries in one lesson")
        return lay(self._game, step)

    def _standings(self, match: Match, step: Step) -> tuple[MoveVerdicts | None, str]:
        """Return the verdicts on all legal moves, or why the limits prevent them."""
        if match.to_act < 0 or step.play or (step.tasks and not step.wants_move):
            return None, ""
        if self._moves <= MOST_MOVES:
            moves = match.state.moves()
            self._moves += len(moves)
        if self._moves > MOST_MOVES:
            return None, f"more than {MOST_MOVES} legal moves in one lesson"
        return MoveVerdicts(match, step, moves), ""


def _told(
    match: Match, step: Step, standings: MoveVerdicts | None, examination: Examination
) -> Examination:
    examination = replace(examination, laid=step)
    if standings:
        listed = standings.listed()
        unsaid = tuple(each.move for each in listed if each.stands == "unsaid")
        more = len(standings.by_move) - len(listed)
        moves = (*listed, *standings.refused())
        return replace(examination, moves=moves, unsaid=unsaid, more=more)
    if step.playable and match.to_act >= 0:
        ask = match.view(match.to_act).ask
        return replace(examination, items=ask.items if ask else ())
    try:
        return replace(examination, truth=truth(match, step))
    except ValueError:
        return examination
