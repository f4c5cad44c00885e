"""Agram at the edges: notation, the view of a seat, and moves in words.

Entries of a log: `deal 3C 4D | 5C 9H` (cards by seat) and a card such as `TC`.
"""

from collections.abc import Iterator

from taku.game import Move, Seat
from taku.games.agram.deck import DECK, RANKS, SUITS
from taku.games.agram.rules import Agram
from taku.notation import Notation, card_form, deal_form
from taku.rounds import hand_zones, round_parts
from taku.tricks import trick_zones
from taku.view import Ask, Badge, Sentence, View, Zone

NOTATION = Notation(card_form(DECK, "", "play"), deal_form(Agram.dealing))
write, read, outcomes = NOTATION.write, NOTATION.read, NOTATION.outcomes


def tell(state: Agram, move: Move) -> Sentence:
    """Return a move in words, before it is played."""
    return Sentence(state.use(move), state.to_act, {"cards": DECK.write(move)})


def look(state: Agram, seat: Seat) -> View:
    """Return what a seat may see."""
    args = {"round": state.round, "target": state.options.target}
    return View(
        **round_parts(state, seat, _ask),
        caption=Sentence("round", args=args),
        zones=tuple(_zones(state, seat)),
        badges=tuple(_badges(state)),
    )


def _zones(state: Agram, seat: Seat) -> Iterator[Zone]:
    yield from hand_zones(DECK, state.hands, seat, RANKS)
    yield from trick_zones(DECK, state, SUITS.best)


def _badges(state: Agram) -> Iterator[Badge]:
    if state.to_act < 0:
        return
    if state.trick:
        suit = SUITS.letter(state.trick[0])
        yield Badge("state", "led", args={"suit": suit}, icon=f"s{suit}", rule="follow-suit")
    if state.is_last_trick:
        yield Badge("state", "last-trick", tone="turn", rule="aim")
    way = {"direction": "counterclockwise"}
    yield Badge("direction", "direction", args=way, icon="i-ccw", rule="trick")
    yield Badge("state", "dealer", state.dealer, rule="trick")


def _ask(state: Agram) -> Ask:
    allowed = state.allowed()
    use = state.use(allowed)
    args = {"suit": SUITS.letter(state.trick[0])} if use == "follow" else {}
    return Ask(use, args, 1, 1, DECK.list(allowed))
