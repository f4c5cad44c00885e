"""The kind of decision that a move in haggis is, for the review."""

from taku.cards import Cards
from taku.game import Move
from taku.games.haggis.combinations import play_of
from taku.games.haggis.deck import NUMBERS, NUMBERS_END, ROW
from taku.games.haggis.policy import linked
from taku.games.haggis.rules import PASS, Haggis


def kind(state: Haggis, move: Move) -> str:
    """Return the id of the kind of decision; its words are `decision-<kind>`."""
    if state.phase == "capture":
        return "capturing"
    if state.phase == "bid" or move < PASS:
        return "betting"
    if move == PASS:
        return "passing"
    play = play_of(move)
    if not play.width:
        return "bombing"
    if play.cards & ~NUMBERS:
        return "wild"
    if _is_broken(state.hands[state.to_act] & NUMBERS, play.cards):
        return "breaking"
    if state.trick:
        return "following"
    return "leading-single" if play.kind == "single" else "leading-combination"


def _is_broken(numbers: Cards, cards: Cards) -> bool:
    """True if playing `cards` breaks up a set or a run in `numbers`."""
    rest = numbers & ~cards
    rows = (ROW[rank] for rank in range(NUMBERS_END) if cards & ROW[rank])
    return any(rest & row for row in rows) or bool(linked(numbers) & rest & ~linked(rest))
