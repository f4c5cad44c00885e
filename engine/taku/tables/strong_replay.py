"""What the strongest bot gets where a person sits: by that others can measure what they got."""

from time import monotonic

from taku import tablebase
from taku.match import HUMAN, BadPart, Match
from taku.tables.table import MatchTable
from taku.wire.protocol import Head, ParReckoned, Replies, WantsTablebase

SLICE = 0.1  # seconds: whoever asks for something else waits for that and one decision at most


class ParMatch(MatchTable):
    """The same match with the strongest bot in the place of every person.

    It is played bit by bit, beside the table that somebody may sit at. How long the bits are
    changes nothing: bots have counts for budgets.
    """

    def __init__(self, head: Head) -> None:
        if HUMAN not in head.seats:
            raise BadPart("seats", "somebody must be human")
        self.head = head
        asked = Match(head.game, head.options, seed=head.seed, seats=head.seats, draws=False)
        adviser = asked.game.adviser
        seats = [adviser if sitter == HUMAN else sitter for sitter in head.seats]
        match = Match(head.game, head.options, seed=head.seed, seats=seats)
        super().__init__(match, head.seats.index(HUMAN))

    def go_on(self) -> Replies[None]:
        """Play on for a while; what the first person's seat sees in the end, once it has come."""
        match, until = self._match, monotonic() + SLICE
        while not match.over:
            weighed = yield from self._weighed(match.seats[match.to_act], "/bot", match.state)
            match.apply(weighed[0].move)
            if monotonic() > until:
                break
        yield ParReckoned(self.head, match.view(self._viewer) if match.over else None)

    def _fetched(self, table: str) -> Replies[bool]:
        """ValueError where it cannot be had: what a weaker bot gets is no measure."""
        text = yield WantsTablebase(table)
        tablebase.bring(table, text or "")
        return True
