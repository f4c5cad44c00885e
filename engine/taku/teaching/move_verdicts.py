"""Verdicts of a step on every legal move at once; `marking` gives the same for a single one."""

from collections.abc import Iterator, Mapping, Sequence

from taku.game import Move
from taku.match import Match
from taku.messages.lesson import Step
from taku.messages.parts import Candidate, MoveInWords, Standing
from taku.teaching.marking import MOST_DESCRIBED, is_like, meaning

UNWRITTEN = ("unreadable", "not-now")  # rules that refuse a text that is no move in this phase
MOST_LISTED = 300  # legal moves, besides those that the step names


class MoveVerdicts:
    """The verdict on each legal move, for a step that wants a move or has no task yet."""

    def __init__(self, match: Match, step: Step, moves: Sequence[Move]) -> None:
        self._match = match
        self._step = step
        self._right = _meant(match, step.accept)
        self._poor = _meant(match, step.advise)
        self._wrong = _meant(match, step.wrong)
        self.describes = len(moves) <= MOST_DESCRIBED
        """True if there are few enough moves to compare each with `like`."""
        self.by_move: dict[Move, Standing] = {move: self._of(move) for move in moves}

    def _of(self, move: Move) -> Standing:
        if move in self._right or self.is_like(move):
            return "right"
        if move in self._poor:
            return "poor"
        if move in self._wrong:
            return "wrong"
        return "other" if self._step.other or self._step.forbidden else "unsaid"

    def is_like(self, move: Move) -> bool:
        """True if the step's `like` describes the move."""
        return self.describes and is_like(self._match, move, self._step)

    def of(self, text: str) -> Standing | None:
        """Return the verdict on a move in notation; None if it is not legal."""
        move = meaning(self._match, text)
        return None if move is None else self.by_move.get(move)

    def having(self, standing: Standing) -> list[Move]:
        """Return the moves with this verdict."""
        return [move for move, own in self.by_move.items() if own == standing]

    def listed(self) -> list[Candidate]:
        """Return the moves in order, at most MOST_LISTED besides all that the step names."""
        named = {*self._right, *self._poor, *self._wrong}
        room = MOST_LISTED
        found = []
        for move, standing in self.by_move.items():
            if move in named or room > 0:
                words = MoveInWords.of(self._match.game, self._match.state, move)
                found.append(Candidate(words.move, words.say, standing))
                room -= move not in named
        return found

    def refused(self) -> Iterator[Candidate]:
        """Yield the moves that the step calls forbidden and that the rules forbid."""
        for text in (*self._step.forbidden, *self._step.refuse):
            if refusal := self._match.why_not(text):
                yield Candidate(text, None, "refused", refusal)

    def tried(self, items: Sequence[str]) -> Candidate | None:
        """Return the move that these items make, legal or not; None if they make none."""
        for text in self._written(items):
            refusal = self._match.why_not(text)
            if refusal is None:
                return Candidate(text, None, self.of(text) or "other")
            if refusal.rule not in UNWRITTEN:
                return Candidate(text, None, "refused", refusal)
        return None

    def _written(self, items: Sequence[str]) -> Iterator[str]:
        """Yield the items as the log may write them: alone, or after the word of the move."""
        cards = " ".join(items)
        yield cards
        moves = (self._match.game.write(self._match.state, move) for move in self.by_move)
        words = (text.split()[0] for text in moves if " " in text)
        word = next((word for word in words if word.isalpha() and word.islower()), "")
        if word:
            yield f"{word} {cards}"


def _meant(match: Match, moves: Sequence[str] | Mapping[str, object]) -> set[Move]:
    return {move for text in moves if (move := meaning(match, text)) is not None}
