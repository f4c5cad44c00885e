"""Little crib at the edges.

Entries of a log: `deal 3C 4D 5C 6C 7C | …` (cards by seat), `lay 5C`, a card such as `TC`, `go`.
"""

from collections.abc import Iterator, Sequence

from taku.game import Move, Seat
from taku.games.crib.deck import DECK, RANKS
from taku.games.crib.rules import GO, Crib
from taku.notation import Notation, card_form, deal_form, fixed_form
from taku.rounds import hand_zones, round_parts
from taku.view import HIDDEN, Args, Ask, Badge, Button, Score, Sentence, View, Zone, pile

NOTATION = Notation(
    fixed_form("go", GO, "play"),
    card_form(DECK, "", "play"),
    card_form(DECK, "lay", "lay"),
    deal_form(Crib.dealing),
)
write, read, outcomes = NOTATION.write, NOTATION.read, NOTATION.outcomes


def readings(state: Crib, items: Sequence[str]) -> Sequence[Move]:
    """Return the move that lays aside or plays the chosen cards."""
    text = " ".join(items)
    return [read(state, f"lay {text}" if state.phase == "lay" else text)]


def tell(state: Crib, move: Move) -> Sentence:
    """Return a move in words, before it is played."""
    if move == GO:
        return Sentence("go", state.to_act)
    return Sentence(state.phase, state.to_act, {"cards": DECK.write(move)})


def together(state: Crib) -> Sequence[Seat]:
    """Return the seats that lay a card aside at the same time."""
    return state.choosing() if state.phase == "lay" else (state.to_act,)


def auto(state: Crib) -> Move | None:
    """Return the go of a player with no card that fits."""
    return GO if state.moves() == [GO] else None


def look(state: Crib, seat: Seat) -> View:
    """Return what a seat may see."""
    args = {"round": max(1, state.round), "target": state.options.target}
    return View(
        **round_parts(state, seat, _ask),
        caption=Sentence("round", args=args),
        zones=tuple(_zones(state, seat)),
        badges=tuple(_badges(state)),
        running=Score(tuple(state.gained)) if state.phase == "play" else None,
    )


def _zones(state: Crib, seat: Seat) -> Iterator[Zone]:
    laying = state.phase == "lay"
    own = state.laid[seat] if laying else 0
    hands = [cards & ~own if owner == seat else cards for owner, cards in enumerate(state.hands)]
    yield from hand_zones(DECK, hands, seat, RANKS)
    if own:
        yield Zone("pile", "chosen", seat, DECK.list(own))
    yield pile("centre", [(player, DECK.list(card)) for player, card in state.series])
    crib = 0 if laying else sum(map(bool, state.laid))
    yield Zone("stack", "pool", None, (HIDDEN,) * crib)


def _badges(state: Crib) -> Iterator[Badge]:
    if state.to_act < 0:
        return
    yield Badge("state", "dealer", state.dealer, rule="crib")
    if state.series:
        args: Args = {"player": state.player, "cards": DECK.write(state.series[-1][1])}
        yield Badge("to-beat", "played", args=args, rule="count")
        yield Badge("stake", "count", args={"count": state.count}, rule="count")
    for seat in range(len(state.hands)):
        if state.phase == "lay" and state.laid[seat]:
            yield Badge("waiting", "laid", seat, icon="i-check", rule="crib")
        if state.stuck >> seat & 1:
            yield Badge("passed", "go", seat, rule="go")


def _ask(state: Crib) -> Ask:
    if allowed := state.allowed():
        slots: tuple[Seat | None, ...] = (None,) if state.phase == "lay" else ()
        return Ask(state.phase, {}, 1, 1, DECK.list(allowed), slots)
    return Ask("go", buttons=(Button("pass", "go", "go"),))
