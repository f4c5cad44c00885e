"""A bot that is not the engine's is asked for its move, and told nothing but a guess."""

from taku.game import IllegalMove, Move, State
from taku.lab.worlds import guessed
from taku.match import Match, unreadable
from taku.view import Refusal
from taku.wire.protocol import Replies, WantsMove


def asked(match: Match, state: State, whose: str = "") -> Replies[Move | Refusal | None]:
    """The move that is sent for whoever is to act; why it is none, or None if nothing was sent.

    `whose` tells this question from others at the same place of the log.
    """
    seat = state.to_act
    world = guessed(state, seat, match.random(f"/guess{whose}"))
    seed = f"{match.random(f'/lab{whose}').getrandbits(64):x}"  # nothing of the match's own
    text = yield WantsMove(match.game.name, seat, world, seed)
    if not text:
        return None
    try:
        move = match.game.read(state, text)
    except IllegalMove as illegal:
        return illegal.refusal
    except ValueError as error:
        return unreadable(error)
    return state.why_not(move) or move
