"""Steps in which the learner plays on against bots: for a trick, a round or some decisions."""

from dataclasses import replace

from taku.game import CHANCE, Move
from taku.match import legal_move
from taku.messages.lesson import Step
from taku.messages.parts import Given, Mark
from taku.messages.replies import Frame, Marked, Replies
from taku.tables.lesson_table import LessonTable
from taku.tables.table import only_to_look_at
from taku.teaching.marking import SETTLES
from taku.view import Refusal


def lesson_table(game: str, step: Step) -> LessonTable:
    """Return the table for a step, whatever its task."""
    return PlayOnTable(game, step) if step.play else LessonTable(game, step)


class PlayOnTable(LessonTable):
    """A table where each answer is a move; the step is solved when the stretch is over."""

    def __init__(self, game: str, step: Step) -> None:
        super().__init__(game, step)
        self._rounds = len(self._match.view(0).scores)
        self._decisions = 0
        self._settled = False  # True if a trick has ended since the learner's last decision

    def answer(self, given: Given) -> Replies[None]:
        if self._done:
            raise ValueError("the step is over")
        move = self._meant(given)
        if isinstance(move, Refusal):
            yield Marked(Mark("refused", refusal=move), 0, ())
            return
        self._decisions += 1
        self._settled = False
        frames = self._made(move)
        while self._goes_on:
            frames += self._made((yield from self._next()))
        if self._done and frames[-1].view.ask:
            frames[-1] = replace(frames[-1], view=only_to_look_at(frames[-1].view), meanings=())
        yield Marked(Mark("right" if self._done else "on"), len(frames), ())
        yield from frames

    def _meant(self, given: Given) -> Move | Refusal:
        """Return the move of the answer, or why it is illegal; ValueError if it is no move."""
        match = self._match
        if given.move is not None:
            return legal_move(match.game, match.state, given.move)
        if given.items is None:
            raise ValueError("this is not a move")
        meaning = self.choices(self._viewer).meaning(given.items)
        if meaning.moves:
            return match.game.read(match.state, meaning.moves[0].move)
        return meaning.refusal or Refusal("nothing")

    def _next(self) -> Replies[Move]:
        """Return the next decision that is not the learner's."""
        match = self._match
        if match.to_act == self._viewer:
            only = match.game.auto(match.state)
            assert only is not None
            return only
        level = match.seats[match.to_act]
        return (yield from self._weighed(level, "/bot", match.state))[0].move

    def _made(self, move: Move) -> list[Frame]:
        """A frame for the move, and one for each draw of chance after it."""
        frames = [self._seen_after(move)]
        while self._match.to_act == CHANCE and not self._played_out:
            frames.append(self._seen_after(self._match.state.draw(self._match.luck())))
        return frames

    def _seen_after(self, move: Move) -> Frame:
        entry = len(self._match.log)
        events = self._match.make(move)
        self._settled = self._settled or any(event.role in SETTLES for event in events)
        return self._shown(events, entry)

    # End of the stretch

    @property
    def _ended(self) -> bool:
        """True if the round or the match is over."""
        return self._match.over or len(self._match.view(0).scores) > self._rounds

    @property
    def _last(self) -> bool:
        """True if only the end of this trick is left to play."""
        play = self._step.play
        return play == "trick" or (isinstance(play, int) and self._decisions >= play)

    @property
    def _played_out(self) -> bool:
        """True if nothing is left to show."""
        return self._ended or (self._last and self._settled)

    @property
    def _done(self) -> bool:
        if self._ended:
            return True
        return self._decisions > 0 and (self._settled if self._step.play == "trick" else self._last)

    @property
    def _goes_on(self) -> bool:
        """True if a bot or chance decides next, or the table decides for the learner."""
        match = self._match
        if self._played_out:
            return False
        return match.to_act != self._viewer or match.game.auto(match.state) is not None
