"""Why a good move in hearts is good: the id of a reason that holds in the position."""

from taku.cards import Cards
from taku.game import Move
from taku.games.hearts.deck import (
    CLUBS,
    DECK,
    DIAMONDS,
    HEARTS,
    QUEEN,
    SUIT_OF,
    SUITS,
    letter,
)
from taku.games.hearts.policy import HIGH_SPADES, LOW_SPADES, mate, shooting, top, unseen
from taku.games.hearts.position import SUBTRACT
from taku.games.hearts.rules import Hearts
from taku.view import Sentence

HIGH = DECK.read(" ".join(rank + suit for suit in "CDSH" for rank in "TJQKA"))


def advise(state: Hearts, move: Move) -> Sentence:
    """Return the reason for a good move, or `tried` if no reason holds."""
    if state.phase == "pass":
        return _on_pass(state, move)
    if state.phase == "moon":
        return Sentence(_on_moon(state, move), None, {"points": state.prize(state.to_act)})
    if move not in SUIT_OF:
        return Sentence("claim")
    cards = state.allowed()
    args = {"suit": letter(SUIT_OF[move]), "cards": DECK.write(move)}
    if not cards & cards - 1:
        return Sentence("forced", None, args)
    if not state.trick:
        return Sentence(_on_lead(state, move), None, args)
    on = _on_follow if move & state.led else _on_discard
    return Sentence(on(state, move), state.ahead, args)


def _on_pass(state: Hearts, move: Move) -> Sentence:
    hand = state.hands[state.to_act]
    cards = sum(DECK.unpack(move, 3)) if state.passing == "scatter" else move
    guarded = (hand & LOW_SPADES).bit_count() > 3
    emptied = [suit for suit in SUITS if hand & suit and not hand & suit & ~cards]
    if cards & QUEEN & state.black and not guarded:
        return Sentence("pass-queen")
    if cards & HIGH_SPADES and state.black and not guarded:
        return Sentence("pass-spades")
    if emptied:
        return Sentence("pass-void", None, {"suit": letter(emptied[0])})
    return Sentence("pass-high" if cards & HIGH else "tried")


def _on_moon(state: Hearts, move: Move) -> str:
    if move == SUBTRACT:
        return "moon-subtract"
    added = state.clone()
    added.play(move)
    if added.phase != "over":
        return "moon-add"
    return "moon-win" if added.points[state.to_act] == min(added.points) else "tried"


def _on_lead(state: Hearts, card: Cards) -> str:
    others = unseen(state)
    hand, out = state.hands[state.to_act], others & SUIT_OF[card]
    if card & state.bonus and out < card:
        return "take-bonus"
    if shooting(state, state.to_act, 3) and out < card:
        return "shoot"
    if card & LOW_SPADES and others & QUEEN & state.black and not hand & HIGH_SPADES:
        return "flush-queen"
    if out and not out & card - 1:
        return "lead-under"
    if out > card and not hand & SUIT_OF[card] & card - 1:
        return "lead-low"
    if card & (CLUBS | DIAMONDS) and out.bit_count() > 6 and _is_high(hand, card):
        return "high-early"
    return "keep-lead" if out < card else "tried"


def _on_follow(state: Hearts, card: Cards) -> str:
    cards = state.allowed()
    pile, last = sum(state.trick), len(state.trick) == state.seats - 1
    out = unseen(state) & state.led
    if card < state.best:
        return "queen-under" if card == QUEEN & state.black else "duck"
    if (pile | card) & state.bonus and (last or out < card):
        return "take-bonus"
    if pile & state.penalty and _moon_threat(state):
        return "stop-moon"
    if pile & state.penalty and shooting(state, state.to_act, 3):
        return "shoot"
    high = _is_high(cards, card)
    if last and state.worth(pile | card) <= 0 and high:
        return "last-and-clean"
    early = not last and not pile & state.penalty and out.bit_count() > 4
    if early and card & (CLUBS | DIAMONDS) and high:
        return "high-early"
    if card & LOW_SPADES and out & QUEEN & state.black:
        return "below-queen"
    if cards & state.best - 1:
        return "tried"
    if card == top(cards & ~state.black or cards) and (last or card > out):
        return "take-high"
    return "stay-low" if card == cards & -cards and card < out else "tried"


def _on_discard(state: Hearts, card: Cards) -> str:
    hand, others = state.hands[state.to_act], unseen(state)
    if state.ahead == mate(state):
        return _beside_partner(state, card)
    if not card & state.penalty and hand & HEARTS and _moon_threat(state):
        return "starve-moon"
    if card == QUEEN & state.black:
        return "dump-queen"
    if card & HIGH_SPADES and others & QUEEN & state.black:
        return "dump-spade"
    if card & HEARTS:
        return "dump-heart"
    if hand & SUIT_OF[card] == card != state.bonus:
        return "void-suit"
    lower = others & SUIT_OF[card] & card - 1
    high = lower and _is_high(hand, card)
    return "dump-high" if high and card != state.bonus else "tried"


def _is_high(hand: Cards, card: Cards) -> bool:
    """True if a card is a ten or higher, or the highest of its suit in these cards."""
    return bool(card & HIGH) or card == top(hand & SUIT_OF[card])


def _beside_partner(state: Hearts, card: Cards) -> str:
    if card & state.bonus:
        return "give-bonus"
    return "spare-partner" if not card & state.penalty else "tried"


def _moon_threat(state: Hearts) -> bool:
    """True if the trick so far goes to an opponent who may be shooting the moon."""
    return state.ahead != mate(state) and shooting(state, state.ahead, 2)
