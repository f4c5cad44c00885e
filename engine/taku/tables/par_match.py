"""Par of a match: the result of the strong bot in a person's seat, to compare results with."""

from time import monotonic

from taku import tablebase
from taku.match import HUMAN, BadPart, Match
from taku.messages.parts import Head
from taku.messages.replies import ParComputed, Replies, WantsTablebase
from taku.tables.table import Table

SLICE = 0.1  # seconds per call; another request waits for this and one decision at most


class ParMatch(Table):
    """A match in which the adviser, the strong bot, replaces every person.

    It is played in short slices, apart from the table in play. The length of the slices changes
    nothing, because a bot's budget is a count and not a time.
    """

    def __init__(self, head: Head) -> None:
        if HUMAN not in head.seats:
            raise BadPart("seats", "at least one seat must be human")
        self.head = head
        asked = Match(head.game, head.options, seed=head.seed, seats=head.seats, draws=False)
        adviser = asked.game.adviser
        seats = [adviser if player == HUMAN else player for player in head.seats]
        match = Match(head.game, head.options, seed=head.seed, seats=seats)
        super().__init__(match, head.seats.index(HUMAN))

    def go_on(self) -> Replies[None]:
        """Play for one slice; at the end of the match, send the first person's view."""
        match, until = self._match, monotonic() + SLICE
        while not match.over:
            weighed = yield from self._weighed(match.seats[match.to_act], "/bot", match.state)
            match.apply(weighed[0].move)
            if monotonic() > until:
                break
        yield ParComputed(self.head, match.view(self._viewer) if match.over else None)

    def _fetched(self, table: str) -> Replies[bool]:
        """Fetch a tablebase; ValueError without it, since a weaker bot would give a wrong par."""
        text = yield WantsTablebase(table)
        tablebase.bring(table, text or "")
        return True
