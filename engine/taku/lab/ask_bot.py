"""Requests for the move of a player's own bot, which gets only a guessed world."""

from taku.game import Move, State
from taku.lab.world_text import guess_as_text
from taku.match import Match, legal_move
from taku.messages.replies import Replies, WantsMove
from taku.view import Refusal


def ask_bot(match: Match, state: State, whose: str = "") -> Replies[Move | Refusal | None]:
    """Ask for a move of the seat to act: the move, its refusal, or None if nothing was sent.

    `whose` distinguishes questions at one place of the log.
    """
    seat = state.to_act
    world = guess_as_text(state, seat, match.random(f"/guess{whose}"))
    seed = f"{match.random(f'/lab{whose}').getrandbits(64):x}"  # does not reveal the match's seed
    text = yield WantsMove(match.game.name, seat, world, seed)
    if not text:
        return None
    return legal_move(match.game, state, text)
