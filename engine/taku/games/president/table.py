"""President at the table: notation, the view of a seat, and moves in words.

Entries of a log: `first 2` where chance chooses the leader, `deal …` (cards by seat), cards such
as `7C 7D`, jokers `X1` and `X2`, and `pass`. `give 2S X1` gives cards in the exchange or after a 7,
`discard 3H` throws cards away, `name 5 9` names ranks, `swap` and `keep` answer an offer.
"""

from collections.abc import Iterator, Sequence

from taku.cards import Cards
from taku.game import Args, IllegalMove, Move, Seat
from taku.games.president.combinations import (
    DECK,
    JOKER_RANK,
    PLAYS,
    RANKS,
    Play,
    combination,
    rank_named,
    shown,
)
from taku.games.president.legality import KEEP, SWAP, in_words, spelled
from taku.games.president.position import PASS
from taku.games.president.rules import President
from taku.games.president.titles import partner, title
from taku.notation import Form, Notation, card_form, deal_form, fixed_form, seat_form
from taku.roles import Tone, ZoneRole
from taku.rounds import round_parts
from taku.view import (
    HIDDEN,
    Ask,
    Badge,
    Button,
    Refusal,
    Sentence,
    View,
    Zone,
    pile,
)

# Notation


def _write_play(state: President, move: Move) -> str | None:
    play = combination(move, state.reversed) if move else None
    return " ".join(play.names()) if play else None


def _read_play(state: President, text: str) -> Move:
    move = DECK.read(text)
    if not move:
        raise ValueError("no cards")
    return move


def _read_ranks(text: str) -> Cards:
    letters = [] if text == "none" else text.split()
    for letter in letters:
        if letter not in list(RANKS):
            raise ValueError(f"no rank {letter!r}")
        if letters.count(letter) > 1:
            raise ValueError(f"rank {letter!r} occurs twice")
    return sum(map(rank_named, letters))


NOTATION = Notation(
    fixed_form("pass", PASS, "play"),
    Form("", ("play",), _write_play, _read_play),
    card_form(DECK, "give", "give", "hand-on", none="none"),
    card_form(DECK, "discard", "discard", none="none"),
    Form(
        "name",
        ("name",),
        lambda state, move: spelled(move) or "none",
        lambda state, text: _read_ranks(text),
    ),
    fixed_form("swap", SWAP, "swap"),
    fixed_form("keep", KEEP, "swap"),
    seat_form("first", "first"),
    deal_form(President.dealing),
)
write, read, outcomes = NOTATION.write, NOTATION.read, NOTATION.outcomes
WORDS = {"give": "give", "hand-on": "give", "discard": "discard", "name": "name"}
"""The first word of a move by phase, where cards or ranks follow it."""


def readings(state: President, items: Sequence[str]) -> Sequence[Move]:
    """Return the only move that the chosen cards or ranks could mean; a card means its rank where
    ranks are named.
    """
    if state.phase == "name":
        items = list(dict.fromkeys(item[:1] for item in items))
        if "X" in items:
            raise IllegalMove(Refusal("queen-bomber", {"problem": "joker"}))
    text = " ".join(items)
    word = WORDS.get(state.phase, "")
    return [read(state, f"{word} {text or 'none'}" if word else text)]


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
    seat = state.to_act
    match state.phase:
        case "give" | "hand-on" | "discard" as phase if move:
            said = "discard" if phase == "discard" else "give"
            return Sentence(said, seat, {"cards": DECK.write(move)})
        case "name" if move:
            return Sentence("name", seat, {"ranks": in_words(move)})
        case "swap":
            return Sentence("swap" if move == SWAP else "keep", seat)
        case "play" if move:
            return Sentence("play", seat, PLAYS[state.reversed][move].word_args())
    return Sentence("pass" if state.phase == "play" else "none", seat)


def places(state: President) -> Sequence[int]:
    """Return the place of each seat: by points, a tie by the last round; all equal before that."""
    if not state.ranking:
        return [1] * len(state.points)
    order = sorted(state.ranking, key=lambda seat: -state.points[seat])
    return [1 + order.index(seat) for seat in range(len(order))]


# The view

PLAYING = ("play", "hand-on", "discard", "name")  # phases in which a round is played
BETWEEN = ("deal", "first", "over")  # phases before the first round and after each one

# Places in the order of a hand: while strength is reversed, and by suit; jokers come last.
REVERSED = {name: (RANKS[::-1] + "X").index(name[0]) for name in DECK.names}
BY_SUIT = {name: "DCHS".find(name[1]) % 5 for name in DECK.names}
SHOWN = [*map(shown, range(len(RANKS)))]
IN_ORDER = (" ".join(SHOWN), " ".join(SHOWN[::-1]))  # the ranks, from weak to strong


def look(state: President, seat: Seat) -> View:
    """Return the view of a seat."""
    return View(
        **round_parts(state, seat, _ask, places),
        caption=_caption(state),
        zones=tuple(_zones(state, seat)),
        badges=(*_table_badges(state), *_seat_badges(state)),
    )


def _caption(state: President) -> Sentence:
    options = state.options
    scoring = "rounds" if options.rounds else options.scoring
    target = options.rounds or state.target()
    args: Args = {"round": state.round, "target": target, "scoring": scoring}
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
    yield _pile("last", state.last, winner=state.last[-1][0] if state.last else None)


def _own_hand(state: President, seat: Seat) -> Zone:
    """Return the hand from weak to strong in the current order, jokers last.

    While strength is reversed, `steady` is the order that the hand had before.
    """
    names = held = DECK.list(state.hands[seat] & ~state.laid(seat))
    if state.reversed:
        names = tuple(sorted(held, key=REVERSED.__getitem__))
    orders = {"suit": tuple(sorted(names, key=BY_SUIT.__getitem__))}
    if state.reversed:
        orders["steady"] = held
    return Zone("hand", "hand", seat, names, orders=orders)


def _exchanged(state: President, seat: Seat) -> Iterator[Zone]:
    """Yield the cards that the seat has chosen to give, and those that it has given and received
    in this round, without empty piles. Swapped hands are no piles.
    """
    if laid := state.laid(seat):
        yield Zone("pile", "chosen", seat, DECK.list(laid))
    given, received = [0] * len(state.hands), [0] * len(state.hands)
    for gift in state.gifts:
        if gift.giver == seat and not gift.swap:
            given[gift.receiver] |= gift.cards
        elif gift.receiver == seat and not gift.swap:
            received[gift.giver] |= gift.cards
    for other in range(len(state.hands)):
        if given[other]:
            yield Zone("pile", "given", other, DECK.list(given[other]))
        if received[other]:
            yield Zone("pile", "received", other, DECK.list(received[other]))


def _pile(role: ZoneRole, plays: Sequence[tuple[Seat, Play]], winner: Seat | None = None) -> Zone:
    """Return the last plays of a trick, one on top of the other."""
    return pile(role, [(player, play.names()) for player, play in plays], winner)


def _table_badges(state: President) -> Iterator[Badge]:
    if state.phase not in PLAYING:
        return
    table = state.to_beat
    beat = ""
    if table and table.low != JOKER_RANK:
        beat = state.rank(table.strengths[state.reversed])
    tone: Tone = "turn" if state.reversed else ""
    yield Badge(
        "order",
        "order",
        args={"ranks": IN_ORDER[state.reversed], "beat": beat},
        tone=tone,
        rule="combination",
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
    if state.number_lock:
        rank = {"rank": state.next_number()}
        yield Badge("state", "number-lock", args=rank, icon="i-lock", rule="number-lock")
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
    """Yield the seat's title of the last round, or the new title or loss if it is out.

    A seat that has its place in the round shows that too.
    """
    seats = len(state.hands)
    placed = state.ranking if state.phase in BETWEEN else state.finished
    if seat == state.fallen:
        yield Badge("lost", "fallen", seat, icon="i-fall", tone="bad", rule="downfall")
    elif seat in state.disqualified:
        rule = "illegal-finish"
        yield Badge("lost", "disqualified", seat, icon="i-cross", tone="bad", rule=rule)
    elif seat in placed:
        yield _titled(seat, title(1 + placed.index(seat), seats))
    elif state.titled:
        yield _titled(seat, title(1 + state.titled.index(seat), seats))
    if seat in placed:
        yield Badge("out", "out", seat, {"place": 1 + placed.index(seat)}, rule="titles")


def _titled(seat: Seat, name: str) -> Badge:
    args = {"title": name}
    if name == "president":
        return Badge("title", "title", seat, args, "i-crown", "turn", "titles")
    return Badge("title", "title", seat, args, rule="titles")


def _ask(state: President) -> Ask:
    match state.phase:
        case "give":
            return _ask_to_give(state)
        case "hand-on" | "discard":
            return _ask_for_cards(state)
        case "name":
            most = state.questions[0].most
            none = (Button("answer", "name none", "none"),)
            return Ask("name", {"count": most}, 1, most, tuple(RANKS), buttons=none)
        case "swap":
            buttons = (Button("answer", "swap", "swap"), Button("answer", "keep", "keep"))
            return Ask("swap", {"player": state.titled[0]}, buttons=buttons)
    moves = state.moves()
    plays = [move for move in moves if move]
    items = DECK.list(_all_of(plays))
    sizes = [move.bit_count() for move in plays]
    if state.to_beat is None:
        return Ask("lead", {}, 1, max(sizes), items)
    told = {k: v for k, v in state.to_beat.word_args().items() if k != "cards"}
    told["matched"] = "yes" if state.may_match(state.to_beat) else "no"
    pass_by = (Button("pass", "pass", "pass"),)
    if not plays:
        return Ask("cannot", told, buttons=pass_by)
    return Ask("follow", told, min(sizes), max(sizes), items, buttons=pass_by)


def _all_of(plays: Sequence[Cards]) -> Cards:
    found = 0
    for cards in plays:
        found |= cards
    return found


def _ask_to_give(state: President) -> Ask:
    giver, count = state.to_act, state.due()
    receiver = partner(state.titled, giver)
    assert receiver is not None
    kind = "give" if state.is_rich() else "give-best"
    items = DECK.list(_all_of(state.moves()))
    return Ask(kind, {"player": receiver, "count": count}, count, count, items, (receiver,) * count)


def _ask_for_cards(state: President) -> Ask:
    """Ask which cards to hand on, or to discard, after a 7 or a 10."""
    seat, (phase, most, least) = state.to_act, state.questions[0]
    items = DECK.list(state.hands[seat])
    args: Args = {"count": most, "least": least}
    slots: tuple[Seat | None, ...] = (None,) * most
    if phase == "hand-on":
        receiver = state.next_holder(seat)
        args, slots = {"player": receiver, **args}, (receiver,) * most
    buttons = () if least else (Button("answer", write(state, 0), "none"),)
    return Ask(phase, args, max(least, 1), most, items, slots, buttons)
