"""How a match begins: what is shown of it up to the first decision of a person."""

from dataclasses import replace
from time import monotonic

from taku.match import Match
from taku.tables.sitting import Sitting
from taku.wire.protocol import Frame, Head, OpeningPlayed, Replies, Without

SLICE = 0.1  # seconds: whoever asks for something else waits for that and one decision at most


def opening(head: Head) -> OpeningPlayed:
    """All of it at once; only where no bot needs a tablebase."""
    match = OpeningMatch(head)
    while True:
        for played in match.go_on():
            assert isinstance(played, OpeningPlayed)
            if played.frames:
                return played


class OpeningMatch:
    """A match that is played up to a person's first decision, bit by bit, beside the table.

    It is shown just as it would be at the table. How long the bits are changes nothing.
    """

    def __init__(self, head: Head) -> None:
        self.head = head
        match = Match(head.game, head.options, seed=head.seed, seats=head.seats)
        self._sitting = Sitting(match)
        self._replies = self._sitting.begin()
        self._frames: list[Frame] = []

    def go_on(self) -> Replies[None]:
        """Play on for a while; the whole of it, once it has come to a person."""
        until = monotonic() + SLICE
        if (yield from self._plays(until)):
            yield OpeningPlayed(self.head)
        else:
            log, touched = tuple(self._sitting.match.log), self._sitting.touched()
            yield OpeningPlayed(self.head, log, tuple(self._frames), touched)

    def _plays(self, until: float) -> Replies[bool]:
        """Whether there is still more to play then."""
        answer = None
        while True:
            try:
                reply = self._replies.send(answer)
            except StopIteration:
                return False
            if isinstance(reply, Frame):
                self._frames.append(replace(reply, log=None, match=None))
            answer = None if isinstance(reply, Frame | Without) else (yield reply)
            if monotonic() > until:
                return True
