"""What a player may take back: one rule for the tables of the page and for the terminal."""

from taku.game import IllegalMove, Seat
from taku.match import HUMAN, Match
from taku.view import Refusal


def undoable(match: Match, seat: Seat) -> int | None:
    """Return the entry of this seat's last decision, or None if it cannot be undone.

    A person alone with bots may always undo. With several people, a decision can be undone
    only while it is the last entry of the log.
    """
    entry = match.last_decision(seat)
    if match.seats.count(HUMAN) > 1 and entry != len(match.log) - 1:
        return None
    return entry


def why_seen(match: Match, entry: int) -> Refusal | None:
    """Refuse the undo of a decision if it revealed cards or dice to the player."""
    shown = match.shown_since(entry)
    return Refusal("seen", {"what": shown}) if shown else None


def undone(match: Match, entry: int | None, refusal: Refusal | None) -> Match:
    """Return the match as it was before this entry; IllegalMove if there is none, or a refusal."""
    if entry is None:
        raise IllegalMove(Refusal("not-now", {"phase": "undo"}))
    if refusal:
        raise IllegalMove(refusal)
    return match.at(entry)
