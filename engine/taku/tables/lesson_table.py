"""The table of a lesson step or a practice question."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from taku.game import Event, Seat
from taku.messages.lesson import Step
from taku.messages.parts import Asked, Given
from taku.messages.replies import Frame, Marked, Replies, StepLaid
from taku.tables.table import Table, only_to_look_at
from taku.teaching import marking
from taku.teaching.practice import Exercise, veiled
from taku.view import Sentence, View


class LessonTable(Table):
    """Marks answers to a step and plays what follows from them."""

    absent = "there is no lesson on the table"

    def __init__(self, game: str, step: Step, exercise: Exercise | None = None) -> None:
        super().__init__(*marking.lay(game, step))
        self._step = step
        self._exercise = exercise  # None after the answer
        self._solution = marking.solution(self._match, step)

    def begin(self) -> Replies[None]:
        """Send one right answer and the question, then the table."""
        asked = _asked(self._exercise, self._viewer) if self._exercise else None
        yield StepLaid(self._solution, self._in_words(self._solution), asked)
        yield self._laid()

    def _in_words(self, given: Given) -> Sentence | None:
        match = self._match
        if given.move is None or self._step.forbidden:
            return None
        return match.game.tell(match.state, match.game.read(match.state, given.move))

    def answer(self, given: Given) -> Replies[None]:
        """Send the mark of an answer, then the frames of what follows."""
        mark = marking.mark(self._match, self._step, given)
        practised, self._exercise = self._exercise, None
        entries = marking.entries(self._step, given, mark, always=practised is not None)
        lifted = (
            [self._shown((), len(self._match.log))] if practised else []
        )  # reveals what the question hid
        why = practised.question.why if practised else ()
        yield Marked(mark, len(lifted) + len(entries), why)
        yield from lifted
        yield from self._entered(entries)

    def _entered(self, entries: Sequence[str]) -> Iterator[Frame]:
        for number, text in enumerate(entries, start=1):
            entry = len(self._match.log)
            yield self._shown(self._match.enter(text, number), entry)

    def frame(self, seat: Seat, events: Sequence[Event] = ()) -> Frame:
        frame = super().frame(seat, events)
        hides_ask = self._exercise is not None and "ask" in self._exercise.question.hides
        return replace(frame, meanings=()) if hides_ask else frame

    def _view(self, seat: Seat) -> View:
        view = self._match.view(seat, open_hands=self._step.open)
        if not self._step.wants_move:
            view = only_to_look_at(view)
        elif view.ask:
            asked = [
                b for b in view.ask.buttons if b.role != "claim" or b.move in self._step.accept
            ]
            view = replace(view, ask=replace(view.ask, buttons=tuple(asked)))
        return veiled(view, self._exercise.question.hides) if self._exercise else view


def _asked(exercise: Exercise, me: Seat) -> Asked:
    question, step = exercise.question, replace(exercise.step, me=me)
    return Asked(exercise.kind, question.rule, question.ask, step, exercise.seed)
