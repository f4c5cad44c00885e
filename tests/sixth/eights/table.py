"""Crazy Eights at the edges: notation, the view of a seat, and moves in words.

Entries of a log: `deal 3C 4D | 5C 9H | TS` (cards by seat, then the first of the pile), a card
such as `TC`, an eight with the suit that it names (`8H S`), `draw`, `pass`; `drawn 7D` is the card
that chance draws.
"""

from collections.abc import Iterator, Sequence

from taku.game import CHANCE, OVER, IllegalMove, Move, Seat, common_parts
from taku.games.eights.deck import DECK, DRAW, EIGHTS, NAMED, PASS, named_in
from taku.games.eights.rules import Eights
from taku.view import HIDDEN, Ask, Badge, Button, Outcomes, Place, Refusal, Sentence, View, Zone

WORDS = {"draw": DRAW, "pass": PASS}


def write(state: Eights, move: Move) -> str:
    """Return the notation of a move."""
    if state.to_act == CHANCE:
        if state.drawing:
            return f"drawn {DECK.write(move)}"
        return f"deal {DECK.write_groups(DECK.unpack(move, len(state.hands) + 1))}"
    for word, meant in WORDS.items():
        if move == meant:
            return word
    return f"{DECK.write(move & DECK.all)} {named_in(move)}".rstrip()


def read(state: Eights, text: str) -> Move:
    """Return the move that a text stands for.

    ValueError if the text does not parse; IllegalMove if it belongs to another phase.
    """
    word, _, rest = text.strip().partition(" ")
    phase = word if word in ("deal", "drawn") else "play"
    now = "play" if state.to_act != CHANCE else "drawn" if state.drawing else "deal"
    if phase == "deal":
        move = _read_deal(state, rest)
    elif phase == "drawn":
        move = DECK.read(rest)
    elif text in WORDS:
        move = WORDS[text]
    else:
        *cards, last = text.split() or [""]
        named = NAMED.get(last, 0)
        move = DECK.read(" ".join(cards if named else text.split())) | named
    if phase != now:
        raise IllegalMove(Refusal("not-now", {"phase": phase}))
    return move


def _read_deal(state: Eights, text: str) -> Move:
    groups = DECK.read_groups(text)
    if len(groups) != len(state.hands) + 1:
        raise ValueError(f"a deal needs {len(state.hands) + 1} groups of cards, not {len(groups)}")
    return DECK.pack(groups)


def readings(state: Eights, items: Sequence[str]) -> Sequence[Move]:
    """Return the moves that the chosen cards could mean: an eight may name any suit."""
    card = DECK.read(" ".join(items))
    if card.bit_count() == 1 and card & EIGHTS:
        return [card | suit for suit in NAMED.values()]
    return [card]


def outcomes(state: Eights) -> Outcomes:
    """Return the items and places from which a player can set up a deal or a draw by hand."""
    if state.drawing:
        return Outcomes("drawn", "cards", DECK.list(state.stock), (Place(state.turn, 1),))
    hands = [Place(seat, state.options.cards) for seat in range(len(state.hands))]
    return Outcomes("deal", "cards", DECK.names, (*hands, Place(None, 1, name="pile")))


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
    return f"{state.round} {state.cards_drawn}" if state.drawing else str(state.round)


def places(state: Eights) -> Sequence[int]:
    """Return the place of each seat; 1 is the best, and equal points share a place."""
    return [1 + sum(other < own for other in state.points) for own in state.points]


def look(state: Eights, seat: Seat) -> View:
    """Return what a seat may see."""
    args = {"round": max(1, state.round), "target": state.options.target}
    return View(
        **common_parts(state, seat),
        caption=Sentence("round", args=args),
        zones=tuple(_zones(state, seat)),
        scores=state.scores,
        badges=tuple(_badges(state)),
        ask=_ask(state) if seat == state.to_act else None,
        places=tuple(places(state)) if state.to_act == OVER else (),
    )


def _zones(state: Eights, seat: Seat) -> Iterator[Zone]:
    for owner, cards in enumerate(state.hands):
        items = DECK.list(cards) if owner == seat else (HIDDEN,) * cards.bit_count()
        yield Zone("hand", "hand", owner, items)
    yield Zone("stack", "stock", None, (HIDDEN,) * state.stock.bit_count())
    yield Zone("stack", "discard", None, tuple(map(DECK.write, state.pile)), tuple(state.players))


def _badges(state: Eights) -> Iterator[Badge]:
    if state.to_act != OVER and state.pile and state.pile[-1] & EIGHTS:
        icon = f"s{state.suit}"
        yield Badge(
            "state", "named", args={"suit": state.suit}, icon=icon, tone="turn", rule="eights"
        )


def _ask(state: Eights) -> Ask:
    playable = state.playable()
    if playable:
        return Ask("play", {"suit": state.suit}, 1, 1, DECK.list(playable))
    if state.may_draw:
        return Ask("draw", {"count": state.drawn}, buttons=(Button("draw", "draw", "draw"),))
    return Ask("pass", buttons=(Button("pass", "pass", "pass"),))
