"""German whist at the edges.

Entries of a log: `deal 9C TC | JC QC | AH` (the last card is the first to win), a card such as
`TC`; `drawn KS` is what the loser of a trick gets, `turned AD` the next card to win.
"""

from collections.abc import Iterator
from dataclasses import replace

from taku.game import Seat
from taku.games.whist.deck import DECK, RANKS, SUITS
from taku.games.whist.rules import Whist
from taku.notation import Form, Notation, card_form, deal_form
from taku.rounds import hand_zones, round_parts
from taku.tricks import trick_zones
from taku.view import HIDDEN, Ask, Badge, Outcomes, Place, Sentence, View, Zone


def _from_stock(word: str) -> Form:
    """Return the form of a card that chance draws from the stock."""

    def outcomes(state: Whist) -> Outcomes:
        return Outcomes(word, "cards", DECK.list(state.stock), (Place(None, 1, name="prize"),))

    return replace(card_form(DECK, word, word), outcomes=outcomes)


NOTATION = Notation(
    card_form(DECK, "", "play"),
    _from_stock("drawn"),
    _from_stock("turned"),
    deal_form(Whist.dealing),
)
write, read, outcomes = NOTATION.write, NOTATION.read, NOTATION.outcomes


def draw_key(state: Whist) -> str:
    """Return which deal, or which card of the round, chance draws."""
    return f"{state.round}" if state.phase == "deal" else f"{state.round} {state.drawn}"


def look(state: Whist, seat: Seat) -> View:
    """Return what a seat may see."""
    args = {"round": max(1, state.round), "target": state.options.target}
    return View(
        **round_parts(state, seat, _ask),
        caption=Sentence("round", args=args),
        zones=tuple(_zones(state, seat)),
        badges=tuple(_badges(state)),
    )


def _zones(state: Whist, seat: Seat) -> Iterator[Zone]:
    for zone in hand_zones(DECK, state.hands, seat, RANKS):
        known = () if zone.seat in (None, seat) else _known(state, zone.seat)
        yield replace(zone, items=(*zone.items[len(known) :], *known)) if known else zone
    yield from trick_zones(DECK, state, state.best_of)
    yield Zone("stack", "stock", None, (HIDDEN,) * state.stock.bit_count())
    yield Zone("stack", "pool", None, DECK.list(state.prize))


def _known(state: Whist, seat: Seat) -> tuple[str, ...]:
    """Return the cards of a hand that the other player has seen it win."""
    return DECK.list(state.hands[seat] & state.open[seat])


def _badges(state: Whist) -> Iterator[Badge]:
    if state.phase != "play":
        return
    if state.trumps:
        suit = SUITS.letter(state.trumps & -state.trumps)
        yield Badge("state", "trump", args={"suit": suit}, icon=f"s{suit}", rule="trump")
    for seat, count in enumerate(state.taken):
        yield Badge("tally", "tricks", seat, {"count": count}, rule="points")


def _ask(state: Whist) -> Ask:
    return Ask("play", {}, 1, 1, DECK.list(state.allowed()))
