"""A bot that is not the engine's is asked for its move, and told nothing but a guess."""

from taku.game import Move
from taku.lab.worlds import guessed
from taku.match import Match
from taku.protocol import Replies, WantsMove
from taku.view import Refusal


def asked(match: Match) -> Replies[Move | Refusal | None]:
    """The move that is sent for whoever is to act; why it is none, or None if nothing was sent."""
    seat = match.to_act
    world = guessed(match.state, seat, match.random("/guess"))
    seed = f"{match.random('/lab').getrandbits(64):x}"  # it leads to nothing of the match's own
    text = yield WantsMove(match.game.name, seat, world, seed)
    if not text:
        return None
    refusal = match.why_not(text, seat)
    return refusal or match.game.read(match.state, text)
