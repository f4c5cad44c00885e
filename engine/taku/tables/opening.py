"""The opening of a match: its frames up to the first decision of a person."""

from collections.abc import Iterator
from dataclasses import replace

from taku.match import Match
from taku.messages.parts import Head
from taku.messages.replies import Frame, Opening
from taku.tables.match_table import MatchTable


def opening(head: Head) -> Opening:
    """Play the opening of a match. No bot may need a tablebase."""
    match = Match(head.game, head.options, seed=head.seed, seats=head.seats)
    table = MatchTable(match)
    frames = tuple(_frames(table))
    return Opening(head, tuple(match.log), frames, table.touched())


def _frames(table: MatchTable) -> Iterator[Frame]:
    """Yield the frames without what they tell the device that stores the match."""
    for reply in table.begin():
        assert isinstance(reply, Frame)
        yield replace(reply, log=None, match=None)
