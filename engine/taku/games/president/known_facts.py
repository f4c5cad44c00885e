"""Facts known to a seat in President that speak for or against a move."""

from collections.abc import Iterator

from taku.game import Move
from taku.games.president.combinations import AT_LEAST, JOKER_RANK, PLAYS
from taku.games.president.position import PASS
from taku.games.president.rules import President
from taku.view import Sentence

FEW = 4  # cards in a hand that is nearly out


def known_facts(state: President, move: Move) -> tuple[Sentence, ...]:
    """Return the facts that matter for a move."""
    if state.phase != "play":
        return ()
    return (*_on_play(state, move), *_nearly_out(state))


def _on_play(state: President, move: Move) -> Iterator[Sentence]:
    """Yield how many unseen cards are stronger than the play."""
    if move == PASS:
        return
    play = PLAYS[state.reversed][move]
    if play.low == JOKER_RANK:
        return
    strength = play.strengths[state.reversed]
    out = sum(hand for seat, hand in enumerate(state.hands) if seat != state.to_act)
    stronger = out & AT_LEAST[state.reversed][strength + 1]
    yield Sentence("stronger", None, {"count": stronger.bit_count()})


def _nearly_out(state: President) -> Iterator[Sentence]:
    """Yield the opponent with the fewest cards, if they are few."""
    held = {seat: hand.bit_count() for seat, hand in enumerate(state.hands) if hand}
    others = [seat for seat in held if seat != state.to_act]
    seat = min(others, key=lambda each: held[each], default=None)
    if seat is not None and held[seat] <= FEW:
        yield Sentence("few", seat, {"count": held[seat]})
