"""Oh hell at the edges.

Entries of a log: `deal 9C TC | JC QC | 2H 3H | AH` (the last card shows trumps), `bid 2`, and a
card such as `TC`.
"""

from collections.abc import Iterator, Sequence

from taku.cards import Cards
from taku.game import Move, Seat
from taku.games.ohhell.deck import DECK, RANKS, letter
from taku.games.ohhell.rules import Ohhell
from taku.notation import Notation, card_form, deal_form, number_form
from taku.roles import ZoneRole
from taku.rounds import hand_zones, round_parts, trick_zone
from taku.view import Ask, Badge, Button, Sentence, View, Zone

NOTATION = Notation(
    card_form(DECK, "", "play"),
    number_form("bid", "bid"),
    deal_form(Ohhell.dealing),
)
write, read, outcomes = NOTATION.write, NOTATION.read, NOTATION.outcomes


def readings(state: Ohhell, items: Sequence[str]) -> Sequence[Move]:
    """Return the move that plays the chosen cards."""
    return [read(state, " ".join(items))]


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
    yield _trick(state, "centre", state.leader, state.trick)
    if state.last:
        yield _trick(state, "last", *state.last, winner=state.leader)


def _trick(
    state: Ohhell, role: ZoneRole, leader: Seat, trick: Sequence[Cards], winner: Seat | None = None
) -> Zone:
    plays = [(state.after(leader, step), card) for step, card in enumerate(trick)]
    return trick_zone(DECK, role, plays, state.best_of(trick), winner)


def _badges(state: Ohhell) -> Iterator[Badge]:
    if state.to_act < 0:
        return
    if state.shown:
        suit = letter(state.shown)
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
