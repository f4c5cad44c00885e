"""What the engine is going to say of a step, asked when the site is built.

The page asks just the same. Until its own engine is there it tells what is written here.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any, TypeAlias

from taku.lessons import Lesson, Step
from taku.match import Match
from taku.teaching.marking import lay, meaning
from taku.teaching.practice import quiz_of
from taku.wire.catalogue import GameEntry
from taku.wire.protocol import Given
from taku.wire.records import plain
from taku.wire.service import Service

Said: TypeAlias = dict[str, Any]
"""A request or a reply as the page writes or reads it."""

FEW = 13  # legal moves that are all answered; of more, those that the step names
SEVERAL = 3  # cards that may be touched in any order; more are known in that of the hand
QUESTIONS = ("number", "seat", "choice")
ANY_OTHER = Given(number=1_000_000)  # which is never right


FIRST_QUESTIONS = 4  # for each game that home offers


def rehearsed(game: str, lessons: Iterable[Lesson]) -> dict[str, list[Said]]:
    """The steps of each lesson, by its name; of the first one also what follows each answer."""
    return {
        lesson.name: [
            Rehearsal({"type": "learn", "game": game, "step": plain(step)}).told(whole=not at)
            for at, step in enumerate(lesson.steps)
        ]
        for lesson in lessons
    }


def questions(game: GameEntry) -> list[Said]:
    """Of practice by the usual rules, for whoever has had none yet, each with its request."""
    rules = [{}, *(game.presets[preset] for preset in game.shown)] if quiz_of(game.name) else []
    common = {"type": "practise", "game": game.name, "seats": game.seats[0]}
    weights: Said = {"kinds": {}, "rules": {}}
    requests = (
        {**common, "options": options, "weights": weights, "seed": f"first-{number}"}
        for options in rules
        for number in range(FIRST_QUESTIONS)
    )
    return [{"request": each, **Rehearsal(each).told(whole=True)} for each in requests]


class Rehearsal:
    """The engine at a table that `request` lays."""

    def __init__(self, request: Said) -> None:
        self._request = request
        self._service = Service()
        self.laid, self.frame = self._begin()
        self.step = Step(**(self.laid["question"] or request)["step"])
        match, _ = lay(request["game"], self.step)
        self._scene = Scene(match, self.step, items_of(self.frame))

    def _begin(self) -> list[Said]:
        return self._said(self._request)

    def _said(self, request: Said) -> list[Said]:
        return [json.loads(reply) for reply in self._service.handle(json.dumps(request))]

    def told(self, *, whole: bool) -> Said:
        """What is said at first, and to answers; `whole`: also to good and poor moves.

        Without that there are only answers to questions, and moves that are refused.
        """
        meanings = list(self._meanings()) if whole and self.step.wants_move else []
        answers = [] if self.step.play else list(self._answers(whole))
        return {
            "laid": self.laid,
            "frame": bare(self.frame),
            "meanings": meanings,
            "answers": answers,
        }

    def _meanings(self) -> Iterator[Said]:
        for items in self._scene.choices():
            (reply,) = self._said({"type": "consider", "items": items})
            if reply["type"] == "considered":
                yield reply["meaning"]

    def _answers(self, whole: bool) -> Iterator[Said]:
        for given in self._scene.givens(whole=whole):
            marked, *frames = self._said({"type": "answer", "given": plain(given)})
            if marked["type"] == "marked":
                told = None if given is ANY_OTHER else parts(plain(given))
                yield {"given": told, "marked": marked, "frames": [bare(each) for each in frames]}
            if frames or self.laid["question"]:
                self._begin()  # the table is no longer as it was


def parts(given: Mapping[str, Any]) -> Said:
    """Those that are there."""
    return {part: value for part, value in given.items() if value is not None}


def bare(frame: Said) -> Said:
    """A frame without what the page keeps of a match: that is there when the engine is."""
    return frame | {"log": None, "match": None}


def items_of(frame: Said) -> list[str]:
    """The cards in the own hand, or the dice."""
    view = frame["view"]
    zones = view["zones"]
    own = [z for z in zones if z["role"] == "hand" and z["seat"] == view["seat"]]
    lying = own or [z for z in zones if z["kind"] == "dice"]
    return [item for zone in lying for item in zone["items"]]


class Scene:
    """What somebody may well do in a step."""

    def __init__(self, match: Match, step: Step, items: Sequence[str]) -> None:
        self.match, self.step, self.items = match, step, items

    def givens(self, *, whole: bool) -> Iterator[Given]:
        """Answers that are likely."""
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
        """The right one, and those with one card too many or too few."""
        ask = self.match.view(self.match.to_act).ask
        right = [item for item in self.items if ask and item in ask.items]
        yield right
        for item in self.items:
            yield [each for each in self.items if (each in right) != (each == item)]

    def _moves(self, whole: bool) -> Iterable[str]:
        step = self.step
        told = (*step.forbidden, *step.refuse)
        if not whole:
            return told
        named = (*step.accept, *step.then, *step.advise, *step.wrong)
        return dict.fromkeys((*map(self._written, named), *self._buttons(), *self._legal(), *told))

    def _buttons(self) -> list[str]:
        ask = self.match.view(self.match.to_act).ask
        return [button.move for button in ask.buttons] if ask else []

    def _legal(self) -> list[str]:
        state = self.match.state
        moves = state.moves()
        return [self.match.game.write(state, move) for move in moves] if len(moves) <= FEW else []

    def _written(self, text: str) -> str:
        """A legal move as the table writes it."""
        move = meaning(self.match, text)
        return text if move is None else self.match.game.write(self.match.state, move)

    def _named_items(self) -> Iterator[tuple[str, ...]]:
        """The cards of moves that the step names."""
        for move in self._moves(whole=True):
            words = move.split()
            if items := tuple(item for item in self.items if item in words):
                yield items

    def choices(self) -> Iterable[tuple[str, ...]]:
        """What may be chosen on the way to those moves."""
        sets: dict[tuple[str, ...], None] = {(): None}
        sets |= dict.fromkeys((item,) for item in self.items)
        for items in self._named_items():
            orders = permutations(items) if len(items) <= SEVERAL else [items]
            sets |= dict.fromkeys(orders)
        return sets
