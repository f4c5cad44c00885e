"""Marking: what the rules say of an answer to a step."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from taku.game import IllegalMove, Move, Seat
from taku.match import HUMAN, BadPart, Match, cut, legal_move, parsed
from taku.messages.lesson import Step, Task
from taku.messages.parts import Given, Mark
from taku.roles import EventRole
from taku.view import Refusal, View

SETTLES: frozenset[EventRole] = frozenset({"take", "fill", "round", "over"})
"""The roles of the events that end a trick, a pile or a turn."""
MOST_DESCRIBED = 5_000  # legal moves that `like` is compared with at most


def lay(game: str, step: Step) -> tuple[Match, Seat]:
    """Return the position of a step, and the seat that the learner sees it from.

    BadPart names an invalid part, BadEntry an invalid entry of the setup.
    """
    match = Match(game, step.options, seats=step.seats, log=step.setup)
    if len(match.log) != len(step.setup):
        raise BadPart("setup", f"chance is left to draw {match.log[len(step.setup)]!r}")
    me = max(match.to_act, 0) if step.me is None else step.me
    if me not in range(len(match.seats)):
        raise BadPart("me", f"there is no seat {me}")
    levels = list(match.game.bots)
    # The learner plays against an opponent who plays sensibly.
    bot = levels[:2][-1] if step.play else levels[0]
    seats = [HUMAN if seat == me else bot for seat in range(len(match.seats))]
    return match.among(seats), me


def mark(match: Match, step: Step, given: Given) -> Mark:
    """Return the mark of an answer; ValueError if the step's question takes no such answer."""
    if given.move is not None:
        return _mark_move(match, step, given.move)
    if given.items is not None:
        marked = _mark_playable if step.playable else _mark_items
        return marked(match, step, given.items)
    for task in ("number", "seat", "choice"):
        answer, question = getattr(given, task), getattr(step, task)
        if answer is not None and question:
            right = answer == question.get("is")
            return Mark("right") if right else Mark("wrong", _among(step.wrong, str(answer)))
    raise ValueError("this is not an answer to the question")


def _mark_move(match: Match, step: Step, text: str) -> Mark:
    move = legal_move(match.game, match.state, text)
    if isinstance(move, Refusal):
        listed = _written(match, step.forbidden, text)
        return Mark("right" if listed else "refused", listed, move)
    if named := _written(match, step.accept, text):
        return Mark("right", named)
    if is_like(match, move, step):
        return Mark("right", _written(match, step.then, text))
    if named := _written(match, step.advise, text):
        return Mark("poor", named)
    if named := _written(match, step.wrong, text):
        return Mark("wrong", named)
    return Mark("other", _written(match, step.then, text))


def _mark_items(match: Match, step: Step, items: Sequence[str]) -> Mark:
    """Return the best mark among the moves that the chosen items could mean."""
    marks = []
    try:
        for move in match.game.readings(match.state, items):
            marks.append(_mark_reading(match, step, move))
    except IllegalMove as illegal:
        return Mark("refused", refusal=illegal.refusal)
    order = ("right", "poor", "wrong", "other", "refused")
    return min(marks, key=lambda each: order.index(each.verdict))


def _mark_reading(match: Match, step: Step, move: Move) -> Mark:
    """Mark one meaning of the items: an illegal move may have no notation."""
    if refusal := match.state.why_not(move):
        named = next((each for each in step.forbidden if meaning(match, each) == move), "")
        return Mark("right" if named else "refused", named, refusal)
    return _mark_move(match, step, match.game.write(match.state, move))


def _mark_playable(match: Match, _: Step, items: Sequence[str]) -> Mark:
    ask = match.view(match.to_act).ask
    right = ask.items if ask else ()
    missed = tuple(item for item in right if item not in items)
    extra = tuple(item for item in items if item not in right)
    if not missed and not extra:
        return Mark("right")
    refusal = match.why_not(extra[0]) if extra else None
    return Mark("wrong", refusal=refusal, missed=missed, extra=extra)


def _written(match: Match, moves: Any, text: str) -> str:
    """Return this move as the step writes it; "" if the step does not name it."""
    if text in moves:
        return text
    meant = meaning(match, text)
    return next((each for each in moves if meant == meaning(match, each) is not None), "")


def _among(comments: Mapping[str, object], answer: str) -> str:
    """Return the answer if the step has a comment on it, else ""."""
    return answer if answer in comments else ""


def meaning(match: Match, text: str) -> Move | None:
    """Return the move that a text means; None if it is unreadable."""
    move = parsed(match.game, match.state, text)
    return None if isinstance(move, Refusal) else move


def is_like(match: Match, move: Move, step: Step) -> bool:
    """True if `like` describes the move, by the arguments of `Game.tell`."""
    if not step.like:
        return False
    args = match.game.tell(match.state, move).args
    return any(all(args.get(name) == value for name, value in like.items()) for like in step.like)


def solution(match: Match, step: Step) -> Given:
    """Return one right answer; a BadPart names the task that has none."""
    if step.accept:
        return Given(move=_first(match, "accept", step.accept, forbidden=False))
    if step.like:
        moves = match.state.moves()[:MOST_DESCRIBED]
        move = next((move for move in moves if is_like(match, move, step)), None)
        if move is None:
            raise BadPart("like", "no legal move is described so")
        return Given(move=match.game.write(match.state, move))
    if step.forbidden:
        return Given(move=_first(match, "forbidden", step.forbidden, forbidden=True))
    if step.play:
        return Given()
    if step.playable:
        ask = match.view(match.to_act).ask if match.to_act >= 0 else None
        if not ask or not ask.items:
            raise BadPart("playable", "no card is")
        return Given(items=ask.items)
    (task,) = step.tasks
    if problem := no_answer(match, task, getattr(step, task)):
        raise BadPart(task, problem)
    return Given(**{task: getattr(step, task)["is"]})


def _first(match: Match, part: str, moves: Iterable[str], *, forbidden: bool) -> str:
    """Return the first move that the rules forbid, or, if not `forbidden`, allow."""
    found = next((text for text in moves if bool(match.why_not(text)) == forbidden), None)
    if found is None:
        raise BadPart(part, "the rules allow it" if forbidden else "no such move is legal")
    return found


def no_answer(match: Match, task: str, question: Task) -> str:
    """Return why a question has no valid answer; "" if it has one."""
    if "is" not in question:
        return "it lacks is"
    answer = question["is"]
    if isinstance(answer, str) != (task == "choice"):
        return f"{cut(str(answer))!r} is no {task}"
    if task == "seat" and answer not in range(len(match.seats)):
        return f"there is no seat {answer!r}"
    if task == "choice" and answer not in question.get("among", ()):
        return f"{cut(str(answer))!r} is not among the answers"
    return ""


# Questions


def asked(match: Match, of: str) -> Any:
    """Return the answer to what a question counts, in this match; ValueError if it makes no sense.

    * `points 2`, `running 2`, `hand 2`, `place 2`: the points, running score, hand size or place of
      seat 2; `round 2`: its points in the last round; `part hearts 2`: a part of these points
    * `box full-house`: the points that the box would score; `row bonus 2`: the points in a row
    * `winner`, `to-act`: a seat; `over`: yes if the match is over, else no
    * `moves`: the number of legal moves
    * `event trick`: the seat of the last such event; `event trick points`: one of its arguments
    * `which skip lock plain`: the first of these events that the last move caused, or the last name
    * `badge bet`: the seat that has the badge; `ask player`: an argument of the current decision
    * `pile taken QS`: the seat whose pile holds the card, as `me` sees it
    * `kind 5R 6R 7R`: the kind of combination; `refusal 5H`: the rule that forbids the move
    * `legal 5H`: yes or no; `most chance sixes`: the box that would score most,
      `least chance sixes`: least
    """
    what, *words = of.split()
    try:
        return _on_the_table(match, what, words)
    except (LookupError, StopIteration, ValueError, TypeError) as error:
        raise ValueError(f"of: {of!r} cannot be asked here: {error}") from None


def _on_the_table(match: Match, topic: str, words: list[str]) -> Any:
    match topic, *words:
        case "moves", *none if not none:
            return len(match.state.moves())
        case "to-act", *none if not none:
            return match.to_act
        case "over", *none if not none:
            return "yes" if match.over else "no"
        case "event", kind, *arg:
            event = [event for event in match.story if event.kind == kind][-1]
            return event.args[arg[0]] if arg else event.seat
        case "which", *kinds:
            return _latest(match, kinds)
        case "kind", *items:
            return _kind(match, items)
        case "refusal", *items:
            refusal = match.why_not(" ".join(items))
            return refusal and refusal.rule
        case "legal", *text:
            return "no" if match.why_not(" ".join(text)) else "yes"
    return _in_view(match.view(max(match.to_act, 0), open_hands=True), topic, words)


def _in_view(view: View, what: str, words: list[str]) -> Any:
    match what, *words:
        case "points", seat:
            return view.points[int(seat)]
        case "round", seat:
            return view.scores[-1].points[int(seat)]
        case "part", name, seat:
            return view.scores[-1].parts[name][int(seat)]
        case "running", seat if view.running:
            return view.running.points[int(seat)]
        case "place", seat:
            return view.places[int(seat)]
        case "winner", *none if not none:
            return view.places.index(1)
        case "hand", seat:
            hands = (z for z in view.zones if z.role == "hand" and z.seat == int(seat))
            return len(next(hands).items)
        case "pile", role, item:
            piles = (z for z in view.zones if z.kind == "pile" and z.role == role)
            return next(pile.seat for pile in piles if item in pile.items)
        case "box", name:
            return next(row.possible for row in view.sheet if row.id == name)
        case "most" | "least", *boxes:
            possible = {row.id: row.possible for row in view.sheet}
            extreme = max if what == "most" else min
            return extreme(boxes, key=lambda box: possible[box] or 0)
        case "row", name, seat:
            return next(row.points[int(seat)] for row in view.sheet if row.id == name)
        case "badge", name:
            return next(badge.seat for badge in view.badges if badge.id == name)
        case "ask", arg if view.ask:
            return view.ask.args[arg]
    raise ValueError("see marking.asked for what can be")


def _latest(match: Match, kinds: list[str]) -> str:
    """Return the first of these kinds that the last move caused; if none, the last kind."""
    before = match.at(len(match.log) - 1)
    (events,) = before.replay(match.log[-1:])
    return next((event.kind for event in events if event.kind in kinds), kinds[-1])


def _kind(match: Match, items: list[str]) -> Any:
    """Return the kind of combination that the items make; "none" if it has no name in the game."""
    state = match.state
    for move in match.game.readings(state, items):
        if state.why_not(move) is None:
            return match.game.tell(state, move).args["kind"]
    return "none"


# Continuation


def entries(step: Step, given: Given, mark: Mark, *, always: bool = False) -> tuple[str, ...]:
    """Return the log entries that follow an answer; with `always`, also those after a wrong one."""
    if given.move is not None and mark.refusal is None:
        return (given.move, *step.then.get(mark.move, ()))
    return step.after if always or mark.verdict == "right" else ()
