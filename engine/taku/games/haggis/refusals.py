"""Reasons why cards are no combination in haggis, or do not beat the trick, for refusals."""

from taku.cards import Cards
from taku.game import Args
from taku.games.haggis.combinations import BOMB_RANKS, Play, readings
from taku.games.haggis.deck import NUMBERS, ROW, lowest, rank_of, suits_in

ONE_RANK = {"single", "set"}
BOMB_CARDS = sum(ROW[rank] for rank in BOMB_RANKS)


def fault(cards: Cards) -> str:
    """Return the id of the reason why the cards form no combination.

    The ids are the values of `problem` in the words of the refusal.
    """
    numbers, size = cards & NUMBERS, cards.bit_count()
    low, high = lowest(numbers), rank_of(numbers)
    counts = [(numbers & ROW[rank]).bit_count() for rank in range(low, high + 1)]
    width, span = max(counts), len(counts)
    one_suit = suits_in(numbers).bit_count() == 1
    if width == 1 and size == 4 and not numbers & ~BOMB_CARDS and counts.count(1) >= 3:
        return "bomb-suits" if numbers == cards else "bomb-wild"
    if readings(cards, size):
        return "wide"
    if width > 1:
        return "stairs-suits" if size == width * span else "uneven"
    if span > size:
        return "gap" if one_suit else "ranks"
    return "short" if one_suit else "suits"


def shortfall(play: Play, to_beat: Play) -> Args:
    """Return why a play does not beat `to_beat`, and the shapes of both, for the refusal."""
    yours = {f"your_{name}": value for name, value in play.shape().items()}
    return {"problem": _lacks(play, to_beat), **to_beat.shape(), **yours}


def _lacks(play: Play, to_beat: Play) -> str:
    if {play.kind, to_beat.kind} <= ONE_RANK and play.high <= to_beat.high:
        return "equal" if play.high == to_beat.high else "weaker"  # any number of them would be
    if play.kind != to_beat.kind:
        return "bomb" if to_beat.kind == "bomb" else "kind"
    if play.cards.bit_count() != to_beat.cards.bit_count() and to_beat.width:
        return "size"
    if play.width != to_beat.width:
        return "width"
    return "equal" if play.high == to_beat.high else "weaker"
