"""What the cues of hearts ask of a moment at the learner's table."""

from typing import TypeAlias

from taku.games.hearts.rules import Hearts
from taku.guidance import GuideMoment

Now: TypeAlias = GuideMoment[Hearts]

HAND = "hand"


def binds(state: Hearts, rule: str) -> bool:
    """Return True if this rule takes cards of the seat to act away."""
    return any(name == rule for name, _ in state.binding())


def leads(now: Now) -> bool:
    """Return True if the learner is to lead to a trick."""
    return now.decides and now.after.phase == "play" and not now.after.trick


def follows(now: Now) -> bool:
    """Return True if the learner is to add a card to a trick."""
    return now.decides and now.after.phase == "play" and bool(now.after.trick)
