"""Playing an event: the entrant at one seat, the event's bots at the others."""

from collections.abc import Callable

from taku.club.event import ENTRANT, ClubEvent, bots_move, is_over
from taku.club.results import DealPlayed, Result
from taku.game import CHANCE, OVER
from taku.match import Match


def played(event: ClubEvent, name: str, choose: Callable[[Match], str], engine: str = "") -> Result:
    """Play all deals of an event with this version of its game, and return the result.

    `choose` returns the entrant's move, in notation, for a match in which the entrant is to act;
    IllegalMove if a rule forbids it. What it does to the match is its own affair: it gets a copy.
    """
    deals = tuple(_deal(event.match(deal), choose) for deal in range(1, event.deals + 1))
    return Result(event.id, name, deals, engine=engine)


def _deal(match: Match, choose: Callable[[Match], str]) -> DealPlayed:
    while not is_over(match):
        step(match, choose)
    return DealPlayed(tuple(match.log))


def step(match: Match, choose: Callable[[Match], str]) -> None:
    """Make the next entry of a deal that is not over: of chance, of a bot, or of the entrant."""
    assert match.to_act != OVER
    if match.to_act == CHANCE:
        match.draw()
    elif match.to_act == ENTRANT:
        match.play(choose(match.at(len(match.log))))
    else:
        match.make(bots_move(match))
