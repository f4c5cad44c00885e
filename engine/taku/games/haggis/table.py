"""Haggis at the edges: notation, the view of a seat, and moves in words.

Entries of a log: `dealer 2`, `deal …` (cards by seat, then the haggis), `bet 15`, `bid 30`,
`capture 1`, `pass`, and cards such as `4R 4O 5R 5O`. Wild cards carry the seat of their owner:
`J1 Q1`. A lead with several readings says which: `5R J0 Q0 as run`.
"""

from collections.abc import Iterator, Sequence

from taku.cards import Cards
from taku.game import Args, IllegalMove, Move, Seat
from taku.games.haggis import combinations
from taku.games.haggis.combinations import NAMES, SHAPE, Play, play_of
from taku.games.haggis.deck import DECK, NUMBERS, SUITS, WILDS
from taku.games.haggis.rules import PASS, Haggis
from taku.games.haggis.scoring import CLASSIC, partner, worth
from taku.notation import Form, Notation, deal_form, fixed_form, number_form, seat_form
from taku.roles import ZoneRole
from taku.rounds import round_parts
from taku.view import (
    HIDDEN,
    Ask,
    Badge,
    Button,
    Refusal,
    Score,
    Sentence,
    View,
    Zone,
    pile,
)

WIDTHS = {"run": 1, **{name: width for width, name in NAMES.items()}}

# Points printed on cards, keyed by rank.
PRINTED = {name[0]: worth(DECK.read(name)) for name in DECK.list(CLASSIC)}

BY_SUIT = {name: SUITS.find(name[1].upper()) % 6 for name in DECK.names}

# Notation


def _write_play(state: Haggis, move: Move) -> str | None:
    if move <= 0:
        return None
    play = play_of(move)
    cards = " ".join(play.names())
    if state.trick or len(combinations.readings(play.cards, state.widest)) < 2:
        return cards
    shape = "set" if play.length == 1 else "run" if play.width == 1 else NAMES[play.width]
    return f"{cards} as {shape}"


def _read_play(state: Haggis, text: str) -> Move:
    names, _, shape = text.partition(" as ")
    cards = DECK.read(names)
    if not cards:
        raise ValueError("no cards")
    if shape:
        return cards | _width(shape, cards) << SHAPE
    found = _readings(state, cards)
    if len(found) > 1 and not state.trick:
        raise ValueError(f"{names!r} can be read in {len(found)} ways: say which with 'as'")
    return found[0]


def _width(shape: str, cards: Cards) -> int:
    if shape == "set":
        return cards.bit_count()
    if shape not in WIDTHS:
        raise ValueError(f"no shape {shape!r}: one of set, {', '.join(WIDTHS)}")
    return WIDTHS[shape]


def _readings(state: Haggis, cards: Cards) -> list[Move]:
    """Return the moves that the cards could mean.

    In a trick, only the reading closest to the play to beat. Cards that are no combination give
    a move of width 0, which is refused.
    """
    found = combinations.readings(cards, state.widest)
    if (to_beat := state.to_beat) and found:
        found = (max(found, key=lambda play: (_alike(play, to_beat), play.kind == to_beat.kind)),)
    return [play.move for play in found] or [cards]


def _alike(play: Play, to_beat: Play) -> bool:
    return (play.width, play.length) == (to_beat.width, to_beat.length)


def readings(state: Haggis, items: Sequence[str]) -> Sequence[Move]:
    """Return the moves that the chosen cards could mean."""
    cards = DECK.read(" ".join(items))
    if not cards:
        raise ValueError("no cards")
    if state.phase != "play":
        raise IllegalMove(Refusal("not-now", {"phase": state.phase}))
    return _readings(state, cards)


NOTATION = Notation(
    fixed_form("pass", PASS, "play", "bid"),
    number_form("bet", "play", sign=-1, least=1),
    Form("", ("play",), _write_play, _read_play),
    number_form("bid", "bid", sign=-1, least=1),
    seat_form("capture", "capture"),
    seat_form("dealer", "dealer"),
    deal_form(Haggis.dealing),
)
write, read, outcomes = NOTATION.write, NOTATION.read, NOTATION.outcomes


# Words


def tell(state: Haggis, move: Move) -> Sentence:
    """Return a move in words, before it is played."""
    seat = state.to_act
    if state.phase == "capture":
        return Sentence("capture", seat, {"giver": move})
    if move > 0:
        return Sentence("play", seat, play_of(move).message_args())
    if state.phase == "bid":
        return Sentence("bid", seat, {"points": -move}) if move else Sentence("bid-pass", seat)
    return Sentence("bet", seat, {"points": -move}) if move else Sentence("pass", seat)


# The view


def look(state: Haggis, seat: Seat) -> View:
    """Return what a seat may see."""
    playing = state.phase in ("play", "capture")
    return View(
        **round_parts(state, seat, _ask),
        caption=Sentence("round", args={"round": state.round, "target": state.target()}),
        zones=tuple(_zones(state, seat)),
        badges=(*_table_badges(state), *_seat_badges(state)),
        running=Score(state.brought().points) if playing else None,
        teams=(1, 2, 1, 2) if len(state.hands) == 4 else (),
        card_points=PRINTED if state.options.card_points == "classic" else {},
    )


def _zones(state: Haggis, seat: Seat) -> Iterator[Zone]:
    for owner, cards in enumerate(state.hands):
        if owner == seat:
            yield _own_hand(seat, cards)
        else:
            backs = (HIDDEN,) * (cards & NUMBERS).bit_count()
            yield Zone("hand", "hand", owner, backs + DECK.list(cards & WILDS))
    yield _pile("centre", state.trick[-2:])
    yield _pile("last", state.last, winner=state.last[-1][0] if state.last else None)
    if bomb := combinations.strongest_bomb(state.hands[seat]):
        yield Zone("pile", "combination", seat, DECK.list(bomb))


def _own_hand(seat: Seat, cards: Cards) -> Zone:
    """Return the viewer's hand, sorted by rank with wild cards last, and the order by suit."""
    names = DECK.list(cards)
    by_suit = sorted(names, key=BY_SUIT.__getitem__)
    return Zone("hand", "hand", seat, names, orders={"suit": tuple(by_suit)})


def _pile(role: ZoneRole, plays: Sequence[tuple[Seat, Play]], winner: Seat | None = None) -> Zone:
    """Return a pile with the cards of the given plays and the seat that played each card."""
    return pile(role, [(player, play.names()) for player, play in plays], winner)


def _table_badges(state: Haggis) -> Iterator[Badge]:
    if state.options.card_points == "each":
        yield Badge("told", "worth")
    if state.trick:
        player, play = state.trick[-1]
        args = {"player": player, **play.message_args()}
        yield Badge("to-beat", "to-beat", args=args, rule="follow")
        stake = _counted(state, state.at_stake())
        yield Badge("stake", "stake", args=stake, rule="score")


def _counted(state: Haggis, cards: Cards) -> dict[str, int]:
    return {"count": cards.bit_count(), "points": state.worth(cards)}


def _seat_badges(state: Haggis) -> Iterator[Badge]:
    out = [seat for seat, _, _ in state.outs]
    for seat, cards in enumerate(state.captured):
        if partner(seat, len(state.hands)) is not None:
            yield Badge("team", "team", seat, {"team": seat % 2 + 1}, rule="teams")
        if seat == state.declarer:
            name = "bid" if state.phase == "bid" else "declarer"
            yield Badge("bet", name, seat, {"points": state.bid}, tone="turn", rule="bid")
        if state.bets[seat]:
            bet = {"points": state.bets[seat]}
            yield Badge("bet", "bet", seat, bet, tone="turn", rule="bet")
        if state.passed >> seat & 1:
            yield Badge("passed", "passed", seat, rule="pass")
        if seat in out:
            yield Badge("out", "out", seat, {"place": 1 + out.index(seat)}, rule="out")
        if cards:
            yield Badge("gain", "captured", seat, _counted(state, cards), rule="score")


def _ask(state: Haggis) -> Ask:
    match state.phase:
        case "bid":
            bids = map(_bid_button, state.moves())
            return Ask("bid", {"points": state.bid}, buttons=tuple(bids))
        case "capture":
            buttons = (
                Button("answer", f"capture {seat}", "capture", {"player": seat})
                for seat in state.moves()
            )
            return Ask("capture", _counted(state, state.at_stake()), buttons=tuple(buttons))
    bets = tuple(
        Button("offer", f"bet {-bet}", "bet", {"points": -bet}) for bet in state.open_bets()
    )
    hand = state.hands[state.to_act]
    if state.to_beat is None:
        return Ask("lead", {}, 1, hand.bit_count(), DECK.list(hand), buttons=bets)
    return _ask_to_follow(state.to_beat, [move for move in state.moves() if move > 0], bets)


def _bid_button(move: Move) -> Button:
    if not move:
        return Button("answer", "pass", "bid-pass")
    return Button("answer", f"bid {-move}", "bid", {"points": -move})


def _ask_to_follow(to_beat: Play, moves: Sequence[Move], bets: tuple[Button, ...]) -> Ask:
    buttons = (Button("pass", "pass", "pass"), *bets)
    shape: Args = to_beat.shape()
    if not moves:
        return Ask("cannot", shape, buttons=buttons)
    usable, sizes = 0, []
    for move in moves:
        cards = move & DECK.all
        usable |= cards
        sizes.append(cards.bit_count())
    return Ask("follow", shape, min(sizes), max(sizes), DECK.list(usable), buttons=buttons)
