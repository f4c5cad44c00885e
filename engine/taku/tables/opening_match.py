"""The opening of a match: its frames up to the first decision of a person."""

from dataclasses import replace
from time import monotonic

from taku.match import Match
from taku.messages.parts import Head
from taku.messages.replies import Frame, OpeningPlayed, Replies, TablebaseMissing
from taku.tables.match_table import MatchTable

SLICE = 0.1  # seconds per call; another request waits for this and one decision at most


def opening(head: Head) -> OpeningPlayed:
    """Return the whole opening at once. Only valid if no bot needs a tablebase."""
    match = OpeningMatch(head)
    while True:
        for played in match.go_on():
            assert isinstance(played, OpeningPlayed)
            if played.frames:
                return played


class OpeningMatch:
    """A match played in short slices, apart from the table, up to a person's first decision.

    Its frames are those that the table would show. The length of the slices changes nothing.
    """

    def __init__(self, head: Head) -> None:
        self.head = head
        match = Match(head.game, head.options, seed=head.seed, seats=head.seats)
        self._table = MatchTable(match)
        self._replies = self._table.begin()
        self._frames: list[Frame] = []

    def go_on(self) -> Replies[None]:
        """Play for one slice; send the whole opening once a person must decide."""
        until = monotonic() + SLICE
        if (yield from self._plays(until)):
            yield OpeningPlayed(self.head)
        else:
            log, touched = tuple(self._table.match.log), self._table.touched()
            yield OpeningPlayed(self.head, log, tuple(self._frames), touched)

    def _plays(self, until: float) -> Replies[bool]:
        """Play until the given time; return True if there is more to play."""
        answer = None
        while True:
            try:
                reply = self._replies.send(answer)
            except StopIteration:
                return False
            if isinstance(reply, Frame):
                self._frames.append(replace(reply, log=None, match=None))
            answer = None if isinstance(reply, Frame | TablebaseMissing) else (yield reply)
            if monotonic() > until:
                return True
