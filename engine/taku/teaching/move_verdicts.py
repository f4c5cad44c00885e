"""What a step makes of every legal move, all at once; `marking` says the same of a single one."""

from collections.abc import Iterator, Mapping, Sequence

from taku.game import Move
from taku.lessons import Step
from taku.match import Match
from taku.tables.decision import in_words
from taku.teaching.marking import MOST_DESCRIBED, is_like, meaning
from taku.wire.protocol import Candidate, Standing

UNWRITTEN = ("unreadable", "not-now")  # rules that refuse what is no move here at all
MOST_LISTED = 300  # legal moves, beside those that the step names


class Standings:
    """The legal moves of a step that wants one, or has no task yet, and how each stands."""

    def __init__(self, match: Match, step: Step, moves: Sequence[Move]) -> None:
        self._match = match
        self._step = step
        self._right = _meant(match, step.accept)
        self._poor = _meant(match, step.advise)
        self._wrong = _meant(match, step.wrong)
        self.describes = len(moves) <= MOST_DESCRIBED
        """Are there so few that each can be asked what it is called?"""
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
        return self.describes and is_like(self._match, move, self._step)

    def of(self, text: str) -> Standing | None:
        """How a move stands as it is written; None if it is not legal."""
        move = meaning(self._match, text)
        return None if move is None else self.by_move.get(move)

    def having(self, standing: Standing) -> list[Move]:
        return [move for move, own in self.by_move.items() if own == standing]

    def listed(self) -> list[Candidate]:
        """The moves in their order, as many as can be listed; none that is named is left out."""
        named = {*self._right, *self._poor, *self._wrong}
        room = MOST_LISTED
        found = []
        for move, standing in self.by_move.items():
            if move in named or room > 0:
                words = in_words(self._match.game, self._match.state, move)
                found.append(Candidate(words.move, words.say, standing))
                room -= move not in named
        return found

    def refused(self) -> Iterator[Candidate]:
        """The moves that the step says are refused, if they are."""
        for text in (*self._step.forbidden, *self._step.refuse):
            if refusal := self._match.why_not(text):
                yield Candidate(text, None, "refused", refusal)

    def tried(self, items: Sequence[str]) -> Candidate | None:
        """What these items would be, legal or not; None if no move can be written with them."""
        for text in self._written(items):
            refusal = self._match.why_not(text)
            if refusal is None:
                return Candidate(text, None, self.of(text) or "other")
            if refusal.rule not in UNWRITTEN:
                return Candidate(text, None, "refused", refusal)
        return None

    def _written(self, items: Sequence[str]) -> Iterator[str]:
        """The items as the log may have them: alone, or after the word for such a move."""
        cards = " ".join(items)
        yield cards
        moves = (self._match.game.write(self._match.state, move) for move in self.by_move)
        words = (text.split()[0] for text in moves if " " in text)
        word = next((word for word in words if word.isalpha() and word.islower()), "")
        if word:
            yield f"{word} {cards}"


def _meant(match: Match, moves: Sequence[str] | Mapping[str, object]) -> set[Move]:
    return {move for text in moves if (move := meaning(match, text)) is not None}
