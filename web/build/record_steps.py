"""Record the engine's replies for a game: record_steps.py INTO GAME [LESSONS], run by build.py.

These are the replies to steps of lessons and to first questions. The page sends the same requests.
It shows these replies until its own engine has started. LESSONS is a folder with a club's lessons.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from pathlib import Path
from typing import Any, TypeAlias

from taught import laid, taught_lessons

from taku.match import Match
from taku.messages.catalogue import GameEntry
from taku.messages.lesson import Lesson, Step
from taku.messages.parts import Given
from taku.records import plain
from taku.service import Service
from taku.service.catalogue import catalogue
from taku.teaching.marking import lay, meaning
from taku.teaching.practice import quiz_of

Message: TypeAlias = dict[str, Any]
"""A request or a reply as JSON data."""

FEW = 13  # legal moves: with more, only the moves that the step names have replies
SEVERAL = 3  # cards: as many have replies for every order of choosing, more for one order only
QUESTIONS = ("number", "seat", "choice")
ANY_OTHER = Given(number=1_000_000)  # an answer that is never right; its reply serves all others


FIRST_QUESTIONS = 4  # questions for each set of rules that home offers


def recorded_steps(game: str, lessons: Iterable[Lesson]) -> dict[str, list[Message]]:
    """Return the replies for the steps of each lesson, by its name.

    Only the first step of a lesson has the replies to every likely answer.
    """
    return {
        lesson.name: [
            StepRecorder({"type": "learn", "game": game, "step": plain(step)}).recorded(whole=not i)
            for i, step in enumerate(lesson.steps)
        ]
        for lesson in lessons
    }


def questions(game: GameEntry) -> list[Message]:
    """Return first practice questions by the usual rules, each with its request and replies.

    They are for players who have not practised yet.
    """
    rules = [{}, *(game.presets[preset] for preset in game.shown)] if quiz_of(game.name) else []
    common = {"type": "practise", "game": game.name, "seats": game.seats[0]}
    weights: Message = {"kinds": {}, "rules": {}}
    requests = (
        {**common, "options": options, "weights": weights, "seed": f"first-{number}"}
        for options in rules
        for number in range(FIRST_QUESTIONS)
    )
    return [{"request": each, **StepRecorder(each).recorded(whole=True)} for each in requests]


class StepRecorder:
    """An engine that records its replies at the table that `request` opens."""

    def __init__(self, request: Message) -> None:
        self._request = request
        self._service = Service()
        self.laid, self.frame = self._begin()
        self.step = Step(**(self.laid["question"] or request)["step"])
        match, _ = lay(request["game"], self.step)
        self._scene = Scene(match, self.step, items_of(self.frame))

    def _begin(self) -> list[Message]:
        return self._ask(self._request)

    def _ask(self, request: Message) -> list[Message]:
        return [json.loads(reply) for reply in self._service.handle(json.dumps(request))]

    def recorded(self, *, whole: bool) -> Message:
        """Return the first replies of the engine and its replies to answers.

        If `whole` is False, it leaves out replies to legal moves: only answers to questions and
        refused moves have replies.
        """
        meanings = list(self._meanings()) if whole and self.step.wants_move else []
        answers = [] if self.step.play else list(self._answers(whole))
        return {
            "laid": self.laid,
            "frame": bare(self.frame),
            "meanings": meanings,
            "answers": answers,
        }

    def _meanings(self) -> Iterator[Message]:
        for items in self._scene.choices():
            (reply,) = self._ask({"type": "explain-choice", "items": items})
            if reply["type"] == "choice-explained":
                yield reply["meaning"]

    def _answers(self, whole: bool) -> Iterator[Message]:
        for given in self._scene.givens(whole=whole):
            marked, *frames = self._ask({"type": "answer", "given": plain(given)})
            if marked["type"] == "marked":
                answer = None if given is ANY_OTHER else parts(plain(given))
                yield {"given": answer, "marked": marked, "frames": [bare(each) for each in frames]}
            if frames or self.laid["question"]:
                self._begin()  # opens the table anew, because the answer has changed it


def parts(given: Mapping[str, Any]) -> Message:
    """Return the fields of an answer that are not None."""
    return {part: value for part, value in given.items() if value is not None}


def bare(frame: Message) -> Message:
    """Return a frame without log and match, which the page needs only once the engine runs."""
    return frame | {"log": None, "match": None}


def items_of(frame: Message) -> list[str]:
    """Return the cards in the viewer's hand, or the dice."""
    view = frame["view"]
    zones = view["zones"]
    own = [z for z in zones if z["role"] == "hand" and z["seat"] == view["seat"]]
    lying = own or [z for z in zones if z["kind"] == "dice"]
    return [item for zone in lying for item in zone["items"]]


class Scene:
    """The likely actions of a learner in a step."""

    def __init__(self, match: Match, step: Step, items: Sequence[str]) -> None:
        self.match, self.step, self.items = match, step, items

    def givens(self, *, whole: bool) -> Iterator[Given]:
        """Yield likely answers."""
        step = self.step
        for name in QUESTIONS:
            if question := getattr(step, name):
                yield from (Given(**{name: value}) for value in self._values(name, question))
                if name == "number":
                    yield ANY_OTHER
        if step.playable:
            yield from (Given(items=tuple(items)) for items in self._selections())
        elif step.wants_move:
            yield from (Given(move=move) for move in self._moves(whole))
            for items in dict.fromkeys((*((item,) for item in self.items), *self._named_items())):
                if self.match.why_not(" ".join(items)):
                    yield Given(items=items)

    def _values(self, name: str, question: Mapping[str, Any]) -> Iterable[Any]:
        if name == "choice":
            return tuple(question["among"])
        if name == "seat":
            return range(len(self.match.seats))
        return dict.fromkeys((question["is"], *map(int, self.step.wrong)))

    def _selections(self) -> Iterator[list[str]]:
        """Yield the right selection, and every selection with one card too many or too few."""
        ask = self.match.view(self.match.to_act).ask
        right = [item for item in self.items if ask and item in ask.items]
        yield right
        for item in self.items:
            yield [each for each in self.items if (each in right) != (each == item)]

    def _moves(self, whole: bool) -> Iterable[str]:
        step = self.step
        refused = (*step.forbidden, *step.refuse)
        if not whole:
            return refused
        named = (*step.accept, *step.then, *step.advise, *step.wrong)
        legal = (*map(self._written, named), *self._buttons(), *self._legal())
        return dict.fromkeys((*legal, *refused))

    def _buttons(self) -> list[str]:
        ask = self.match.view(self.match.to_act).ask
        return [button.move for button in ask.buttons] if ask else []

    def _legal(self) -> list[str]:
        state = self.match.state
        moves = state.moves()
        return [self.match.game.write(state, move) for move in moves] if len(moves) <= FEW else []

    def _written(self, text: str) -> str:
        """Return a legal move in the notation of the table; other text stays as it is."""
        move = meaning(self.match, text)
        return text if move is None else self.match.game.write(self.match.state, move)

    def _named_items(self) -> Iterator[tuple[str, ...]]:
        """Yield the cards of the moves that have replies."""
        for move in self._moves(whole=True):
            words = move.split()
            if items := tuple(item for item in self.items if item in words):
                yield items

    def choices(self) -> Iterable[tuple[str, ...]]:
        """Return the selections of cards that a learner may pass through on the way to a move."""
        sets: dict[tuple[str, ...], None] = {(): None}
        sets |= dict.fromkeys((item,) for item in self.items)
        for items in self._named_items():
            orders = permutations(items) if len(items) <= SEVERAL else [items]
            sets |= dict.fromkeys(orders)
        return sets


def main(into: str, game: str, club_lessons: str = "") -> None:
    """Write the files into a folder."""
    taught = taught_lessons(Path(club_lessons) if club_lessons else None)[game]
    (entry,) = (each for each in catalogue() if each.name == game)
    made = {"recorded": recorded_steps(game, laid(game, taught)), "questions": questions(entry)}
    for kind, told in made.items():
        folder = Path(into, "data", kind)
        folder.mkdir(parents=True)
        text = json.dumps(plain(told), ensure_ascii=False, separators=(",", ":"))
        (folder / f"{game}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
