"""The reason why a move in haggis is good, as the id of a message true of the position."""

from taku.cards import Cards
from taku.game import Move
from taku.games.haggis.combinations import Play, follows, play_of, readings
from taku.games.haggis.deck import NUMBERS, ROW, lowest
from taku.games.haggis.policy import QUICK, linked, pressed, turns
from taku.games.haggis.rules import PASS, Haggis
from taku.games.haggis.scoring import opponents, partner
from taku.view import Sentence

LARGE = 4  # cards


def advise(state: Haggis, move: Move) -> Sentence:
    """Return the reason for a move; its words are `advice-<id>`.

    The id "tried" stands for a move that only the bot's search explains.
    """
    return Sentence(_reason(state, move))


def _reason(state: Haggis, move: Move) -> str:
    if len(state.moves()) == 1:
        return "forced"
    seat, hand = state.to_act, state.hands[state.to_act]
    if state.phase == "capture":
        others = opponents(seat, len(state.hands))
        least = min(state.points[other] for other in others)
        return "capture" if state.points[move] == least else "tried"
    if move < 0:
        return "bet" if turns(hand) <= QUICK else "tried"
    if move == PASS:
        return _on_pass(state)
    play = play_of(move)
    rest = hand ^ play.cards
    if not rest:
        return "last"
    if readings(rest, state.widest):
        return "two-plays"
    if not play.width:
        return "bomb-stop" if pressed(state, seat) else "bomb"
    return _on_follow(state, play, hand) if state.trick else _on_lead(play, hand)


def _on_pass(state: Haggis) -> str:
    if state.phase == "bid":
        return "no-bid" if turns(state.hands[state.to_act]) > QUICK else "tried"
    friend = partner(state.to_act, len(state.hands))
    return "partner" if friend == state.trick[-1][0] else "save"


def _on_lead(play: Play, hand: Cards) -> str:
    numbers = play.cards & NUMBERS
    if numbers == play.cards and play.cards.bit_count() >= LARGE:
        return "large"
    if numbers and lowest(numbers) == lowest(hand):
        return "low-first"
    return "tried"


def _on_follow(state: Haggis, play: Play, hand: Cards) -> str:
    if pressed(state, state.to_act):
        return "stop"
    if not play.cards & NUMBERS:
        return "wild"
    to_beat = state.to_beat
    assert to_beat
    least = min(each.high for each in map(play_of, follows(hand, to_beat)) if each.width)
    return "cheap" if play.high == least and _keeps_together(play, hand) else "tried"


def _keeps_together(play: Play, hand: Cards) -> bool:
    """True if the play uses no wild card and breaks up no set or run."""
    if play.cards & ~NUMBERS or play.length > 1:
        return not play.cards & ~NUMBERS
    row = hand & ROW[play.high]
    return row == play.cards and not row & linked(hand & NUMBERS)
