"""Agram at the edges: notation, the view of a seat, and moves in words.

Entries of a log: `deal 3C 4D | 5C 9H` (cards by seat) and a card such as `TC`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from taku.cards import Cards
from taku.game import CHANCE, OVER, IllegalMove, Move, Seat, common_parts
from taku.games.agram.deck import DECK, SUIT_OF, letter
from taku.games.agram.rules import Agram
from taku.roles import ZoneRole
from taku.view import HIDDEN, Ask, Badge, Outcomes, Place, Refusal, Sentence, View, Zone

BY_RANK = sorted(DECK.names, key=lambda name: "3456789TA".index(name[0]))


def write(state: Agram, move: Move) -> str:
    """Return the notation of a move."""
    if state.to_act == CHANCE:
        return f"deal {DECK.write_groups(DECK.unpack(move, len(state.hands)))}"
    return DECK.write(move)


def read(state: Agram, text: str) -> Move:
    """Return the move that a text stands for.

    ValueError if the text does not parse; IllegalMove if it belongs to another phase.
    """
    word, _, rest = text.strip().partition(" ")
    dealt = word == "deal"
    move = _read_deal(state, rest) if dealt else DECK.read(text)
    if dealt != (state.to_act == CHANCE):
        raise IllegalMove(Refusal("not-now", {"phase": "play" if dealt else "deal"}))
    return move


def _read_deal(state: Agram, text: str) -> Move:
    hands = DECK.read_groups(text)
    if len(hands) != len(state.hands):
        raise ValueError(f"a deal needs {len(state.hands)} groups of cards, not {len(hands)}")
    return DECK.pack(hands)


def readings(state: Agram, items: Sequence[str]) -> Sequence[Move]:
    """Return the move that plays the chosen cards."""
    return [read(state, " ".join(items))]


def outcomes(state: Agram) -> Outcomes:
    """Return the items and places from which a player can set up a deal by hand."""
    places = (Place(seat, state.options.cards) for seat in range(len(state.hands)))
    return Outcomes("deal", "cards", DECK.names, tuple(places))


def tell(state: Agram, move: Move) -> Sentence:
    """Return a move in words, before it is played."""
    return Sentence(state.use(move), state.to_act, {"cards": DECK.write(move)})


def places(state: Agram) -> Sequence[int]:
    """Return the place of each seat; 1 is the best, and equal points share a place."""
    return [1 + sum(other > own for other in state.points) for own in state.points]


def look(state: Agram, seat: Seat) -> View:
    """Return what a seat may see."""
    args = {"round": state.round, "target": state.options.target}
    return View(
        **common_parts(state, seat),
        caption=Sentence("round", args=args),
        zones=tuple(_zones(state, seat)),
        scores=state.scores,
        badges=tuple(_badges(state)),
        ask=_ask(state) if seat == state.to_act else None,
        places=tuple(places(state)) if state.to_act == OVER else (),
    )


def _zones(state: Agram, seat: Seat) -> Iterator[Zone]:
    for owner, cards in enumerate(state.hands):
        if owner == seat:
            items = DECK.list(cards)
            by_rank = tuple(name for name in BY_RANK if name in items)
            yield Zone("hand", "hand", owner, items, orders={"rank": by_rank})
        else:
            yield Zone("hand", "hand", owner, (HIDDEN,) * cards.bit_count())
    yield _trick(state, "centre", state.leader, state.trick)
    if state.last:
        yield replace(_trick(state, "last", *state.last), winner=state.leader)


def _trick(state: Agram, role: ZoneRole, leader: Seat, cards: Sequence[Cards]) -> Zone:
    players = (state.after(leader, step) for step in range(len(cards)))
    ahead = DECK.write(max(card & SUIT_OF[cards[0]] for card in cards)) if cards else ""
    return Zone("trick", role, None, tuple(map(DECK.write, cards)), tuple(players), ahead=ahead)


def _badges(state: Agram) -> Iterator[Badge]:
    if state.to_act < 0:
        return
    if state.trick:
        suit = letter(state.trick[0])
        yield Badge("state", "led", args={"suit": suit}, icon=f"s{suit}", rule="follow-suit")
    if state.is_last_trick:
        yield Badge("state", "last-trick", tone="turn", rule="aim")
    way = {"direction": "counterclockwise"}
    yield Badge("direction", "direction", args=way, icon="i-ccw", rule="trick")
    yield Badge("state", "dealer", state.dealer, rule="trick")


def _ask(state: Agram) -> Ask:
    allowed = state.allowed()
    use = state.use(allowed)
    args = {"suit": letter(state.trick[0])} if use == "follow" else {}
    return Ask(use, args, 1, 1, DECK.list(allowed))
