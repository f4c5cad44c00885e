"""Faults of one step of a lesson: in its texts, and against the rules."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from taku.game import IllegalMove
from taku.games import GAMES
from taku.match import Match, cut, legal_move
from taku.messages.lesson import TASKS, Language, Step, Task, Text
from taku.teaching.lessons import one_task
from taku.teaching.marking import MOST_DESCRIBED, asked, no_answer
from taku.teaching.move_verdicts import MoveVerdicts
from taku.view import Refusal

BRACED = re.compile(r"\{([^}]*)\}")
SEAT = re.compile(r"p\d")
DIE = re.compile(r"[1-6]")
MOST_QUOTED = 8  # moves that the text of a fault names
MOST_DECISIONS = 100  # decisions of the learner in one step

FaultOfStep: TypeAlias = tuple[str, str, Refusal | None]
"""The part at fault, the problem, and the rule that matters, if any."""


def of_words(
    game: str, step: Step, wrong: Mapping[str, str], languages: Sequence[Language]
) -> Iterator[FaultOfStep]:
    """Yield the faults of texts, rules and task, which do not depend on the position.

    Parts in `wrong` are already reported: they are skipped here.
    """
    house = bool(languages)
    needed = {"title": True, "ask": True, "say": house, "right": house}
    for part in ("title", "say", "ask", "right", "hint", "caption", "other"):
        if part not in wrong:
            text = getattr(step, part)
            yield from of_text(part, text, languages, needed=needed.get(part, False))
    for part in ("advise", "wrong"):
        for move, text in getattr(step, part).items():
            yield from of_text(part, text, languages, needed=house, about=f"{move!r}: ")
    for choice, text in step.answers.items():
        yield from of_text("answers", text, languages, needed=True, about=f"{choice!r}: ")
    for task in ("number", "seat", "choice"):
        question = getattr(step, task)
        if house and question and "of" not in question:
            yield task, "it lacks of", None
    if bool(step.example) != bool(step.caption):
        yield "example", "it needs a caption, and a caption needs it", None
    known = {rule.id for rule in GAMES[game].rulebook}
    for rule in step.rules:
        if rule not in known:
            yield "rules", f"there is no {cut(rule)!r} in the sheet", None
    problem = one_task(step)
    if problem and wrong.keys().isdisjoint(TASKS):
        yield "task", problem, None


# Texts


def of_text(
    part: str, text: Text, languages: Sequence[Language], *, needed: bool, about: str = ""
) -> Iterator[FaultOfStep]:
    """Yield the faults of one text: missing languages, unequal cards, unpaired `**`."""
    if not text and not needed:
        return
    if not any(said.strip() for said in text.values()):
        yield part, f"{about}nothing is said", None
        return
    for language in languages:
        if not text.get(language, "").strip():
            yield part, f"{about}nothing in {language!r}", None
    braced = {language: sorted({*BRACED.findall(said)}) for language, said in text.items()}
    if len(set(map(str, braced.values()))) > 1:
        differing = cut(str(braced))
        yield part, f"{about}the languages name different cards or players: {differing}", None
    if any(said.count("**") % 2 for said in text.values()):
        yield part, f"{about}a ** is without its other", None


def of_cards(match: Match, step: Step) -> Iterator[FaultOfStep]:
    """Yield the names in braces that are no card, die or player of this match."""
    for part, named in _cards_named(step):
        if problem := _no_such(match, named):
            yield part, problem, None


def _cards_named(step: Step) -> Iterator[tuple[str, str]]:
    """Yield each part with the cards, dice and players that it names."""
    for part in ("title", "say", "ask", "right", "hint", "caption", "other"):
        for said in getattr(step, part).values():
            yield from ((part, named) for named in BRACED.findall(said))
    for part in ("advise", "wrong", "answers"):
        for text in getattr(step, part).values():
            for said in text.values():
                yield from ((part, named) for named in BRACED.findall(said))
    if step.example:
        yield "example", step.example


def _no_such(match: Match, named: str) -> str:
    if SEAT.fullmatch(named):
        return "" if int(named[1:]) < len(match.seats) else f"there is no seat {named!r}"
    if all(DIE.fullmatch(word) for word in named.split()):
        return ""
    for card in named.split():
        refusal = match.why_not(card)
        if refusal and refusal.rule == "unreadable":
            return f"{{{cut(named)}}}: {refusal.args['problem']}"
    return ""


# Moves


def in_position(match: Match, step: Step, standings: MoveVerdicts | None) -> Iterator[FaultOfStep]:
    """Yield the faults against the rules, in the position of the step."""
    if (step.wants_move or step.playable) and match.to_act != step.me:
        yield "me", "who learns is not to act", None
    if step.accept or step.like:
        yield from _of_moves(match, step)
        if standings:
            yield from _of_standings(match, step, standings)
    yield from _of_refusals(match, "forbidden", step.forbidden)
    yield from _of_refusals(match, "refuse", step.refuse)
    if isinstance(step.play, int) and step.play not in range(MOST_DECISIONS + 1):
        yield "play", f"1 to {MOST_DECISIONS} decisions", None
    yield from _of_question(match, step)
    yield from _of_what_follows(match, step)


def _of_moves(match: Match, step: Step) -> Iterator[FaultOfStep]:
    for part in ("accept", "advise", "wrong"):
        for move in getattr(step, part):
            if refusal := match.why_not(move):
                problem = f"{cut(move)!r} is to be legal, and is not: {IllegalMove(refusal)}"
                yield part, problem, refusal


def _of_standings(match: Match, step: Step, standings: MoveVerdicts) -> Iterator[FaultOfStep]:
    if step.like and not standings.describes:
        yield "like", f"more than {MOST_DESCRIBED} moves are legal here: name the good ones", None
        return
    for part, own in (("advise", "poor"), ("wrong", "wrong")):
        for move in getattr(step, part):
            if (stands := standings.of(move)) not in (own, None):
                yield part, f"{cut(move)!r} is {stands} as well", None
    if step.like and not any(map(standings.is_like, standings.by_move)):
        yield "like", f"no legal move is {cut(str(list(step.like)))}", None
    if unsaid := standings.having("unsaid"):
        named = ", ".join(repr(match.game.write(match.state, m)) for m in unsaid[:MOST_QUOTED])
        more = f" and {len(unsaid) - MOST_QUOTED} more" if len(unsaid) > MOST_QUOTED else ""
        yield "other", f"nothing is said of {named}{more}: advise, or other", None
    if step.other and not standings.having("other"):
        yield "other", "there is no other move", None


def _of_refusals(match: Match, part: str, refused: Mapping[str, str]) -> Iterator[FaultOfStep]:
    for move, rule in refused.items():
        refusal = match.why_not(move)
        really = refusal.rule if refusal else "nothing"
        if really != rule:
            problem = f"{cut(move)!r} is to be refused by {cut(rule)!r}, not by {really!r}"
            yield part, problem, refusal


# Questions


def truth(match: Match, step: Step) -> str | int | None:
    """Return the answer that the rules give to the question; None if it counts nothing.

    ValueError if the question makes no sense here.
    """
    question = _question(step)
    if "of" not in question:
        return None
    then = match.at(len(match.log))
    then.replay(step.after)
    answer = asked(then, str(question["of"]))
    return answer if isinstance(answer, str | int) else None


def _question(step: Step) -> Task:
    return step.number or step.seat or step.choice


def _of_question(match: Match, step: Step) -> Iterator[FaultOfStep]:
    if step.playable:
        ask = match.view(match.to_act).ask if match.to_act >= 0 else None
        if not ask or not ask.items:
            yield "playable", "no card is", None
    question = _question(step)
    if not question:
        return
    task = next(task for task in ("number", "seat", "choice") if getattr(step, task))
    if problem := no_answer(match, task, question):
        yield task, problem, None
        return
    try:
        answer = truth(match, step) if "of" in question else question["is"]
    except ValueError as error:
        yield task, str(error), None
        return
    if answer != question["is"]:
        yield task, f"{question['of']} is {answer!r}, not {question['is']!r}", None
    for wrong in step.wrong:
        if wrong == str(question["is"]):
            yield "wrong", f"{cut(wrong)!r} is right as well", None
    among = question.get("among", ())
    if task == "choice" and (answer not in among or len(set(among)) < max(2, len(among))):
        yield "choice", f"{answer!r} must be among at least two different ones", None


# Continuation


def _of_what_follows(match: Match, step: Step) -> Iterator[FaultOfStep]:
    named = {*step.accept, *step.advise, *step.wrong}
    for move, entries in step.then.items():
        if step.accept and not step.like and not step.other and move not in named:
            yield "then", f"{cut(move)!r} is neither accepted nor advised against", None
        if found := _unplayable(match, (move, *entries)):
            problem, refusal = found
            yield "then", f"{cut(move)!r}: {problem}", refusal
    if step.after and "of" not in _question(step) and (found := _unplayable(match, step.after)):
        yield "after", *found


def _unplayable(match: Match, entries: Sequence[str]) -> tuple[str, Refusal] | None:
    """Return the first entry that cannot be played from here, and why; None if all can."""
    game, state = match.game, match.state.clone()
    for number, text in enumerate(entries, start=1):
        move = legal_move(game, state, text)
        if isinstance(move, Refusal):
            return f"entry {number}, {cut(text)!r}: {IllegalMove(move)}", move
        state.play(move)
    return None
