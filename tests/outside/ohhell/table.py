"""Oh hell at the edges.

Entries of a log: `deal 9C TC | JC QC | 2H 3H | AH` (the last card shows trumps), `bid 2`, and a
card such as `TC`.
"""

from collections.abc import Iterator

from taku.game import Move, Seat
from taku.games.ohhell.deck import DECK, RANKS, SUITS
from taku.games.ohhell.rules import Ohhell
from taku.notation import Notation, card_form, deal_form, number_form
from taku.rounds import hand_zones, round_parts
from taku.tricks import trick_zones
from taku.view import Ask, Badge, Button, Sentence, View, Zone

NOTATION = Notation(
    card_form(DECK, "", "play"),
    number_form("bid", "bid"),
    deal_form(Ohhell.dealing),
)
write, read, outcomes = NOTATION.write, NOTATION.read, NOTATION.outcomes


def tell(state: Ohhell, move: Move) -> Sentence:
    """Return a move in words, before it is played."""
    if state.phase == "bid":
        return Sentence("bid", state.to_act, {"count": move})
    return Sentence("play", state.to_act, {"cards": DECK.write(move)})


def look(state: Ohhell, seat: Seat) -> View:
    """Return what a seat may see."""
    args = {"round": max(1, state.round), "rounds": state.options.rounds}
    return View(
        **round_parts(state, seat, _ask),
        caption=Sentence("round", args=args),
        zones=tuple(_zones(state, seat)),
        badges=tuple(_badges(state)),
    )


def _zones(state: Ohhell, seat: Seat) -> Iterator[Zone]:
    yield from hand_zones(DECK, state.hands, seat, RANKS)
    yield from trick_zones(DECK, state, state.best_of)


def _badges(state: Ohhell) -> Iterator[Badge]:
    if state.to_act < 0:
        return
    if state.shown:
        suit = SUITS.letter(state.shown)
        yield Badge("state", "trump", args={"suit": suit}, icon=f"s{suit}", rule="trump")
    for seat, count in enumerate(state.taken):
        bid = state.bid_of(seat)
        if bid is not None:
            yield Badge("bet", "bid", seat, {"count": bid}, tone="turn", rule="bid")
        yield Badge("tally", "tricks", seat, {"count": count}, rule="trick")


def _ask(state: Ohhell) -> Ask:
    if state.phase == "play":
        return Ask("play", {}, 1, 1, DECK.list(state.allowed()))
    bids = (Button("answer", f"bid {count}", "bid", {"count": count}) for count in state.moves())
    return Ask("bid", buttons=tuple(bids))
