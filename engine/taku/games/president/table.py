"""President at the table: notation, the view of a seat, and moves in words."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from taku.cards import Cards
from taku.game import OVER, Args, IllegalMove, Move, Seat
from taku.games.president.combinations import (
    DECK,
    PLAYS,
    RANKS,
    Play,
    combination,
    shown,
)
from taku.games.president.rules import DECKS, PASS, President
from taku.games.president.titles import is_rich, partner, title
from taku.roles import Tone, ZoneRole
from taku.view import HIDDEN, Ask, Badge, Button, Outcomes, Place, Refusal, Sentence, View, Zone

# Notation


def write(state: President, move: Move) -> str:
    """Return a move in notation."""
    match state.phase:
        case "deal":
            return f"deal {DECK.write_groups(DECK.unpack(move, len(state.hands)))}"
        case "give":
            return f"give {DECK.write(move)}"
    return _written(combination(move, state.reversed)) if move else "pass"


def _written(play: Play | None) -> str:
    assert play
    return " ".join(map(DECK.write, play.in_order()))


def read(state: President, text: str) -> Move:
    """Return the move of a text; IllegalMove if it belongs to another phase, ValueError if
    unreadable.
    """
    word, _, rest = text.strip().partition(" ")
    if word == "deal":
        move = _read_deal(state, rest)
    elif word == "pass":
        move = _read_pass(rest)
    else:
        move = DECK.read(rest if word == "give" else text)
        if not move and word != "give":
            raise ValueError("no cards")
    phase = word if word in ("deal", "give") else "play"
    if phase != state.phase:
        raise IllegalMove(Refusal("not-now", {"phase": state.phase}))
    return move


def _read_deal(state: President, text: str) -> Move:
    hands = DECK.read_groups(text)
    if len(hands) != len(state.hands):
        raise ValueError(f"{len(state.hands)} groups of cards, not {len(hands)}")
    return DECK.pack(hands)


def _read_pass(rest: str) -> Move:
    if rest.strip():
        raise ValueError(f"pass, and nothing after it: {rest!r}")
    return PASS


def readings(state: President, items: Sequence[str]) -> Sequence[Move]:
    """Return the only move that the chosen cards could mean."""
    text = " ".join(items)
    return [read(state, f"give {text}" if state.phase == "give" else text)]


def outcomes(state: President) -> Outcomes:
    """Return what chance is to draw: a deal."""
    deck, seats = DECKS[state.options.jokers], len(state.hands)
    smaller, larger = divmod(deck.bit_count(), seats)
    places = tuple(Place(seat, smaller + (seat < larger)) for seat in range(seats))
    return Outcomes("deal", "cards", DECK.list(deck), places)


def auto(state: President) -> Move | None:
    """Return the pass of a player who has nothing to play, if the table makes it, else None."""
    options = state.options
    if state.phase != "play" or options.permanent_pass or not options.auto_pass:
        return None
    return PASS if state.moves() == [PASS] else None


def together(state: President) -> Sequence[Seat]:
    """Return the seats that choose at the same time what to give.

    If each seat first sees what the one before has given, only the seat to act chooses.
    """
    return state.giving if state.phase == "give" and state.blind else (state.to_act,)


# Words


def tell(state: President, move: Move) -> Sentence:
    """Return a move as a sentence."""
    if state.phase == "give":
        return Sentence("give", state.to_act, {"cards": DECK.write(move)})
    if move == PASS:
        return Sentence("pass", state.to_act)
    return Sentence("play", state.to_act, PLAYS[state.reversed][move].word_args())


def places(state: President) -> Sequence[int]:
    """Return the place of each seat: by points, a tie by the last round; all equal before that."""
    if not state.ranking:
        return [1] * len(state.points)
    order = sorted(state.ranking, key=lambda seat: -state.points[seat])
    return [1 + order.index(seat) for seat in range(len(order))]


# The view


def look(state: President, seat: Seat) -> View:
    """Return the view of a seat."""
    return View(
        seat=seat,
        to_act=state.to_act,
        round=state.round,
        caption=_caption(state),
        zones=tuple(_zones(state, seat)),
        points=tuple(state.points),
        scores=state.scores,
        badges=(*_table_badges(state), *_seat_badges(state)),
        ask=_ask(state) if seat == state.to_act else None,
        places=tuple(places(state)) if state.to_act == OVER else (),
    )


def _caption(state: President) -> Sentence:
    scoring = state.options.scoring
    args: Args = {"round": state.round, "target": state.target(), "scoring": scoring}
    return Sentence("round", args=args)


def _zones(state: President, seat: Seat) -> Iterator[Zone]:
    for owner, cards in enumerate(state.hands):
        if owner == seat:
            yield _own_hand(state, seat)
        else:
            yield Zone("hand", "hand", owner, (HIDDEN,) * cards.bit_count())
    yield from _exchanged(state, seat)
    plays = [state.before] if state.before else []
    yield _pile("centre", [*plays, (state.ahead, state.to_beat)] if state.to_beat else [])
    yield replace(_pile("last", state.last), winner=state.last[-1][0] if state.last else None)


def _own_hand(state: President, seat: Seat) -> Zone:
    """Return the hand from weak to strong in the current order, jokers last."""
    order = (RANKS[::-1] if state.reversed else RANKS) + "X"
    held = DECK.list(state.hands[seat] & ~state.laid(seat))
    names = sorted(held, key=lambda name: order.index(name[0]))
    by_suit = sorted(names, key=lambda name: "DCHS".find(name[1]) % 5)  # jokers last
    return Zone("hand", "hand", seat, tuple(names), orders={"suit": tuple(by_suit)})


def _exchanged(state: President, seat: Seat) -> Iterator[Zone]:
    """Yield the cards that the seat has chosen to give, has given and has received, without empty
    piles.
    """
    other = partner(state.ranking, seat) if state.ranking else None
    if other is None:
        return
    if laid := state.laid(seat):
        yield Zone("pile", "chosen", seat, DECK.list(laid))
    elif state.gave[seat]:
        yield Zone("pile", "given", other, DECK.list(state.gave[seat]))
    if state.gave[other] and not state.laid(other):
        yield Zone("pile", "received", other, DECK.list(state.gave[other]))


def _pile(role: ZoneRole, plays: Sequence[tuple[Seat, Play]]) -> Zone:
    """Return the last plays of a trick, one on top of the other."""
    cards = [(player, DECK.write(card)) for player, play in plays for card in play.in_order()]
    items = tuple(name for _, name in cards)
    return Zone("pile", role, None, items, tuple(player for player, _ in cards))


def _table_badges(state: President) -> Iterator[Badge]:
    if state.phase != "play":
        return
    order = RANKS[::-1] if state.reversed else RANKS
    ranks = " ".join(shown(RANKS.index(rank)) for rank in order)
    table = state.to_beat
    beat = state.rank(table.strengths[state.reversed]) if table else ""
    tone: Tone = "turn" if state.reversed else ""
    yield Badge(
        "order", "order", args={"ranks": ranks, "beat": beat}, tone=tone, rule="combination"
    )
    if table:
        args = {"player": state.ahead, **table.word_args()}
        yield Badge("to-beat", "to-beat", args=args, rule="follow")
    if state.revolution:
        yield Badge("state", "revolution", icon="i-flip", tone="turn", rule="revolution")
    if state.jack_back:
        yield Badge("state", "jack-back", icon="i-flip", tone="turn", rule="jack-back")
    if state.lock:
        suits = {"suits": state.locked_to()}
        yield Badge("state", "lock", args=suits, icon="i-lock", rule="lock")
    if state.options.nine_reverse:
        icon = "i-cw" if state.direction > 0 else "i-ccw"
        way = {"direction": state.way()}
        yield Badge("direction", "direction", args=way, icon=icon, rule="nine-reverse")


def _seat_badges(state: President) -> Iterator[Badge]:
    for seat in range(len(state.hands)):
        yield from _standing(state, seat)
        if state.phase == "give" and state.gave[seat] and seat not in state.giving:
            yield Badge("waiting", "chosen", seat, icon="i-check", rule="exchange")
        if state.passed >> seat & 1 and state.hands[seat]:
            yield Badge("passed", "passed", seat, rule="pass")
        if state.skipped >> seat & 1:
            yield Badge("skipped", "skipped", seat, rule="skip")


def _standing(state: President, seat: Seat) -> Iterator[Badge]:
    """Yield the seat's title of the last round, or the new title or loss if it is out."""
    seats = len(state.hands)
    if seat == state.fallen:
        yield Badge("lost", "fallen", seat, icon="i-fall", tone="bad", rule="downfall")
    elif seat in state.disqualified:
        rule = "illegal-finish"
        yield Badge("lost", "disqualified", seat, icon="i-cross", tone="bad", rule=rule)
    elif seat in state.finished:
        place = 1 + state.finished.index(seat)
        yield _titled(seat, title(place, seats))
        yield Badge("out", "out", seat, {"place": place}, rule="titles")
    elif state.ranking:
        yield _titled(seat, title(1 + state.ranking.index(seat), seats))


def _titled(seat: Seat, name: str) -> Badge:
    args = {"title": name}
    if name == "president":
        return Badge("title", "title", seat, args, "i-crown", "turn", "titles")
    return Badge("title", "title", seat, args, rule="titles")


def _ask(state: President) -> Ask:
    if state.phase == "give":
        return _ask_to_give(state)
    moves = state.moves()
    plays = [move for move in moves if move]
    items = DECK.list(_all_of(plays))
    if state.to_beat is None:
        return Ask("lead", {}, 1, max(move.bit_count() for move in plays), items)
    told = {k: v for k, v in state.to_beat.word_args().items() if k != "cards"}
    pass_by = (Button("pass", "pass", "pass"),)
    if not plays:
        return Ask("cannot", told, buttons=pass_by)
    return Ask("follow", told, state.to_beat.size, state.to_beat.size, items, buttons=pass_by)


def _all_of(plays: Sequence[Cards]) -> Cards:
    found = 0
    for cards in plays:
        found |= cards
    return found


def _ask_to_give(state: President) -> Ask:
    giver, count = state.to_act, state.due()
    receiver = partner(state.ranking, giver)
    assert receiver is not None
    kind = "give" if is_rich(state.ranking, giver) else "give-best"
    items = DECK.list(_all_of(state.moves()))
    return Ask(kind, {"player": receiver, "count": count}, count, count, items, (receiver,) * count)
