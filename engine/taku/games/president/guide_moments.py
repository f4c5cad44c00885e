"""Moments of a guided round of President: whether the learner decides, and what a tip points at."""

from typing import TypeAlias

from taku.game import Event, Seat
from taku.games.president.rules import President
from taku.guidance import GuideMoment
from taku.view import Spot

Now: TypeAlias = GuideMoment[President]

PASS_BY = Spot("button", "pass")
CENTRE = Spot("zone", "centre")


def hand_spot(seat: Seat) -> Spot:
    """Return the spot of the hand of a seat."""
    return Spot("zone", "hand", seat)


def played_by(play: Event) -> Spot:
    """Return the spot of a play, where it lies also when it has ended the trick."""
    return Spot("item", str(play.args["cards"]).split()[0])


def lost(seat: Seat | None) -> Spot:
    """Return the spot of the mark of a seat that went out against the rules."""
    return Spot("badge", "disqualified", seat)


def may_play(now: Now) -> bool:
    """True if the learner is to play or to pass."""
    return now.decides and now.after.phase == "play"


def may_lead(now: Now) -> bool:
    """True if the learner is to lead a trick."""
    return may_play(now) and now.after.to_beat is None
