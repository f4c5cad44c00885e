"""What is wrong with a lesson, in the eyes of the rules: nothing, if it is to be taught."""

import re
from collections.abc import Iterator, Mapping

from taku.game import IllegalMove
from taku.games import GAMES
from taku.lessons import LANGUAGES, Lesson, Step, Task, Text
from taku.marking import asked, lay, mark
from taku.match import Match
from taku.protocol import Given
from taku.view import Refusal

STEPS = range(3, 9)  # more than a moment, less than three minutes
BRACED = re.compile(r"\{([^}]*)\}")
SEAT = re.compile(r"p\d")
DIE = re.compile(r"[1-6]")


def faults(game: str, lesson: Lesson) -> list[str]:
    """Every fault of a lesson, each with the number of its step."""
    found = [f"{lesson.name}: {fault}" for fault in _of_lesson(lesson)]
    for number, step in enumerate(lesson.steps, start=1):
        found += [f"{lesson.name}, step {number}: {fault}" for fault in _of_step(game, step)]
    return found


def _of_lesson(lesson: Lesson) -> Iterator[str]:
    if len(lesson.steps) not in STEPS:
        yield f"{len(lesson.steps)} steps, not {STEPS[0]} to {STEPS[-1]}"
    for name in ("title", "line"):
        yield from _of_text(name, getattr(lesson, name), needed=True)


def _of_step(game: str, step: Step) -> Iterator[str]:
    for name in ("title", "say", "ask", "right"):
        yield from _of_text(name, getattr(step, name), needed=True)
    for name in ("hint", "caption", "other"):
        yield from _of_text(name, getattr(step, name))
    for move, text in step.advise.items():
        yield from _of_text(f"advise {move!r}", text, needed=True)
    if bool(step.example) != bool(step.caption):
        yield "example: it needs a caption, and a caption needs it"
    known = {rule.id for rule in GAMES[game].rulebook}
    yield from (
        f"rules: there is no {rule!r} in the sheet" for rule in step.rules if rule not in known
    )
    try:
        match, _ = lay(game, step)
    except ValueError as error:
        yield f"setup: {error}"
        return
    for cards in _cards_named(step):
        yield from _of_cards(match, cards)
    if "accept" in step.tasks or "like" in step.tasks:
        yield from _of_moves(match, step)
    yield from _of_refusals(match, {**step.forbidden, **step.refuse})
    yield from _of_question(match, step)
    yield from _of_what_follows(match, step)


# Texts


def _of_text(name: str, text: Text, *, needed: bool = False) -> Iterator[str]:
    if not text and not needed:
        return
    for language in LANGUAGES:
        if not text.get(language, "").strip():
            yield f"{name}: nothing in {language!r}"
    braced = {language: sorted({*BRACED.findall(said)}) for language, said in text.items()}
    if len(set(map(str, braced.values()))) > 1:
        yield f"{name}: the languages name different cards or players: {braced}"
    if any(said.count("**") % 2 for said in text.values()):
        yield f"{name}: a ** is without its other"


def _cards_named(step: Step) -> Iterator[str]:
    texts = (step.title, step.say, step.ask, step.right, step.hint, step.caption, step.other)
    for text in (*texts, *step.advise.values()):
        yield from (cards for said in text.values() for cards in BRACED.findall(said))
    if step.example:
        yield step.example


def _of_cards(match: Match, cards: str) -> Iterator[str]:
    if SEAT.fullmatch(cards):
        if int(cards[1:]) not in range(len(match.seats)):
            yield f"there is no seat {cards!r}"
        return
    if all(DIE.fullmatch(word) for word in cards.split()):
        return
    for card in cards.split():
        refusal = match.why_not(card)
        if refusal and refusal.rule == "unreadable":
            yield f"{{{cards}}}: {refusal.args['problem']}"


# Moves


def _of_moves(match: Match, step: Step) -> Iterator[str]:
    for move in (*step.accept, *step.advise):
        if refusal := match.why_not(move):
            yield f"{move!r} is to be legal, and is not: {IllegalMove(refusal)}"
            return
    for move in step.accept:
        if mark(match, step, Given(move=move)).verdict != "right":
            yield f"accept: {move!r} is not marked as right"
    for move in step.advise:
        if mark(match, step, Given(move=move)).verdict != "poor":
            yield f"advise: {move!r} is right as well"
    verdicts = {move: mark(match, step, Given(move=move)).verdict for move in match.moves()}
    if "right" not in verdicts.values():
        yield f"like: no legal move is {step.like}"
    others = [move for move, verdict in verdicts.items() if verdict == "other"]
    if others and not step.other:
        yield f"nothing is said of {', '.join(map(repr, others))}: advise, or other"
    if step.other and not others:
        yield "other: there is no other move"


def _of_refusals(match: Match, refused: Mapping[str, str]) -> Iterator[str]:
    for move, rule in refused.items():
        refusal = match.why_not(move) or Refusal("nothing")
        if refusal.rule != rule:
            yield f"{move!r} is to be refused by {rule!r}, not by {refusal.rule!r}"


# Questions


def _of_question(match: Match, step: Step) -> Iterator[str]:
    (task, *_) = step.tasks
    if task == "playable":
        ask = match.view(match.to_act).ask
        if not ask or not ask.items:
            yield "playable: no card is"
        return
    if task not in ("number", "seat", "choice"):
        return
    question: Task = getattr(step, task)
    if missing := {"is", "of"} - question.keys():
        yield f"{task}: it lacks {', '.join(sorted(missing))}"
        return
    try:
        then = match.at(len(match.log))
        then.replay(step.after)
        answer = asked(then, str(question["of"]))
    except ValueError as error:
        yield f"{task}: {error}"
        return
    if answer != question["is"]:
        yield f"{task}: {question['of']} is {answer!r}, not {question['is']!r}"
    among = question.get("among", ())
    if task == "choice" and (answer not in among or len(set(among)) < max(2, len(among))):
        yield f"choice: {answer!r} must be among at least two different ones"


def _of_what_follows(match: Match, step: Step) -> Iterator[str]:
    named = {*step.accept, *step.advise}
    for move, entries in step.then.items():
        if step.accept and not step.like and not step.other and move not in named:
            yield f"then: {move!r} is neither accepted nor advised against"
        try:
            match.at(len(match.log)).replay((move, *entries))
        except ValueError as error:
            yield f"then {move!r}: {error}"
