"""The reason why a move in agram is good, as the id of a message true of the position."""

from taku.cards import Cards
from taku.game import Move
from taku.games.agram.deck import above
from taku.games.agram.policy import from_weak_to_strong, takes, unseen
from taku.games.agram.rules import Agram
from taku.view import Sentence


def advise(state: Agram, move: Move) -> Sentence:
    """Return the reason for a move; its words are `advice-<id>`.

    The id "tried" stands for a move that only the bot's search explains.
    """
    return Sentence(_reason(state, move))


def _reason(state: Agram, card: Cards) -> str:
    cards = state.allowed()
    if not cards & cards - 1:
        return "forced"
    beaten_by = unseen(state) & above(card)
    if takes(state, card) and state.hands[state.to_act].bit_count() == 2:
        return "lead-last"
    if takes(state, card) and not beaten_by:
        return "sure-trick"
    if card == from_weak_to_strong(state, cards)[0]:
        return "keep-strong"
    return "tried"
