"""Crazy Eights at the edges: notation, the view of a seat, and moves in words.

Entries of a log: `deal 3C 4D | 5C 9H | TS` (cards by seat, then the first of the pile), a card
such as `TC`, an eight with the suit that it names (`8H S`), `draw`, `pass`; `drawn 7D` is the card
that chance draws.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from taku.game import OVER, Move, Seat
from taku.game import fewest_first as places
from taku.games.eights.deck import DECK, DRAW, EIGHTS, NAMED, PASS, named_in
from taku.games.eights.rules import Eights
from taku.notation import Form, Notation, card_form, deal_form, fixed_form
from taku.rounds import hand_zones, round_parts
from taku.view import HIDDEN, Ask, Badge, Button, Outcomes, Place, Sentence, View, Zone


def _write_card(state: Eights, move: Move) -> str:
    return f"{DECK.write(move & DECK.all)} {named_in(move)}".rstrip()


def _read_card(state: Eights, text: str) -> Move:
    """Return a card, or an eight with the suit that it names."""
    *cards, last = text.split() or [""]
    named = NAMED.get(last, 0)
    return DECK.read(" ".join(cards) if named else text) | named


def _drawn(state: Eights) -> Outcomes:
    return Outcomes("drawn", "cards", DECK.list(state.stock), (Place(state.turn, 1),))


NOTATION = Notation(
    fixed_form("draw", DRAW, "play"),
    fixed_form("pass", PASS, "play"),
    Form("", ("play",), _write_card, _read_card),
    replace(card_form(DECK, "drawn", "drawn"), outcomes=_drawn),
    deal_form(Eights.dealing),
)
write, read, outcomes = NOTATION.write, NOTATION.read, NOTATION.outcomes


def readings(state: Eights, items: Sequence[str]) -> Sequence[Move]:
    """Return the moves that the chosen cards could mean: an eight may name any suit."""
    card = DECK.read(" ".join(items))
    if card.bit_count() == 1 and card & EIGHTS:
        return [card | suit for suit in NAMED.values()]
    return [card]


def tell(state: Eights, move: Move) -> Sentence:
    """Return a move in words, before it is played."""
    if move in (DRAW, PASS):
        return Sentence(write(state, move), state.to_act)
    args = {"cards": DECK.write(move & DECK.all)}
    named = named_in(move)
    if named:
        return Sentence("eight", state.to_act, {**args, "suit": named})
    return Sentence("play", state.to_act, args)


def auto(state: Eights) -> Move | None:
    """Return the pass of a player who can neither play nor draw."""
    return PASS if state.moves() == [PASS] else None


def draw_key(state: Eights) -> str:
    """Return which deal, or which card of the round, chance draws."""
    return f"{state.round} {state.cards_drawn}" if state.phase == "drawn" else str(state.round)


def look(state: Eights, seat: Seat) -> View:
    """Return what a seat may see."""
    args = {"round": max(1, state.round), "target": state.options.target}
    return View(
        **round_parts(state, seat, _ask, places),
        caption=Sentence("round", args=args),
        zones=tuple(_zones(state, seat)),
        badges=tuple(_badges(state)),
    )


def _zones(state: Eights, seat: Seat) -> Iterator[Zone]:
    yield from hand_zones(DECK, state.hands, seat)
    yield Zone("stack", "stock", None, (HIDDEN,) * state.stock.bit_count())
    yield Zone("stack", "discard", None, tuple(map(DECK.write, state.pile)), tuple(state.players))


def _badges(state: Eights) -> Iterator[Badge]:
    if state.to_act != OVER and state.pile and state.pile[-1] & EIGHTS:
        icon = f"s{state.suit}"
        yield Badge(
            "state", "named", args={"suit": state.suit}, icon=icon, tone="turn", rule="eight"
        )


def _ask(state: Eights) -> Ask:
    playable = state.playable()
    if playable:
        return Ask("play", {"suit": state.suit}, 1, 1, DECK.list(playable))
    if state.may_draw:
        return Ask("draw", {"count": state.drawn}, buttons=(Button("draw", "draw", "draw"),))
    return Ask("pass", buttons=(Button("pass", "pass", "pass"),))
