"""Hearts at the table: notation, the view of a seat, and moves in words.

Entries of a log: `deal 2C 3C … | 4D QS …` (cards by seat, then the kitty if there is one),
`smoosh …` (cards by seat), `pass QD AD KS`, and a card such as `QS`. After the moon was shot,
`subtract` or `add`. `claim take` takes all tricks that are left, `claim end` ends a hand in which
no points are left.
"""

from collections.abc import Iterator, Sequence

from taku.cards import Cards
from taku.game import OVER, IllegalMove, Move, Seat
from taku.game import fewest_first as places
from taku.games.hearts.claim import claim
from taku.games.hearts.deck import CLUBS, DECK, SUIT_OF, letter
from taku.games.hearts.position import ADD, END_HAND, SUBTRACT, TAKE_REST
from taku.games.hearts.rules import Hearts
from taku.notation import Form, Notation, card_form, deal_form, fixed_form
from taku.rounds import round_parts
from taku.tricks import trick_zones
from taku.view import (
    HIDDEN,
    Args,
    Ask,
    Badge,
    Button,
    Refusal,
    Score,
    Sentence,
    View,
    Zone,
)

MOON = {"subtract": SUBTRACT, "add": ADD}
CLAIMS = {"claim take": TAKE_REST, "claim end": END_HAND}
"""The claims in notation: to take all tricks that are left, to end a hand without points left."""
CLAIM_TEXTS = {move: text for text, move in CLAIMS.items()}
BY_RANK = sorted(DECK.names, key=lambda name: "23456789TJQKA".index(name[0]))
PLACES = {name: place for place, name in enumerate(BY_RANK)}


def _write_pass(state: Hearts, move: Move) -> str:
    if state.passing == "scatter":
        return " ".join(map(DECK.write, DECK.unpack(move, 3)))
    return DECK.write(move)


def _read_pass(state: Hearts, text: str) -> Move:
    cards = [DECK.read(name) for name in text.split()]
    if state.phase != "pass":
        raise IllegalMove(Refusal("not-now", {"phase": state.phase}))
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise IllegalMove(Refusal("pass", {"problem": "twice", "cards": DECK.write(card)}))
    one_each = state.passing == "scatter" and len(cards) == 3
    return DECK.pack(cards) if one_each else sum(cards)


NOTATION = Notation(
    card_form(DECK, "", "play"),
    *(fixed_form(text, move, "play") for text, move in CLAIMS.items()),
    Form("pass", ("pass",), _write_pass, _read_pass),
    *(fixed_form(f"moon {name}", move, "moon") for name, move in MOON.items()),
    deal_form(Hearts.dealing),
    deal_form(Hearts.dealing, "smoosh", "smoosh"),
)
write, read, outcomes = NOTATION.write, NOTATION.read, NOTATION.outcomes


def readings(state: Hearts, items: Sequence[str]) -> Sequence[Move]:
    """Return the only move that the chosen cards could mean."""
    text = " ".join(items)
    return [read(state, f"pass {text}" if state.phase == "pass" else text)]


def together(state: Hearts) -> Sequence[Seat]:
    """Return the seats that choose at the same time: all of them, while cards are passed."""
    return state.choosing() if state.phase == "pass" else (state.to_act,)


def tell(state: Hearts, move: Move) -> Sentence:
    """Return a move as a sentence."""
    if move in CLAIM_TEXTS:
        return Sentence(_claim_id(move), state.to_act, _claim_args(state))
    if state.phase == "play":
        return Sentence("play", state.to_act, {"cards": DECK.write(move)})
    if state.phase == "pass":
        cards = write(state, move).removeprefix("pass ")
        return Sentence("pass", state.to_act, {"cards": cards})
    return Sentence(_moon(move), state.to_act, {"points": state.prize(state.to_act)})


def _claim_id(move: Move) -> str:
    return CLAIM_TEXTS[move].replace(" ", "-")


def _claim_args(state: Hearts) -> Args:
    return {"points": state.worth(state.rest()), "count": state.hands[state.to_act].bit_count()}


def _moon(move: Move) -> str:
    return "moon-subtract" if move == SUBTRACT else "moon-add"


def look(state: Hearts, seat: Seat) -> View:
    """Return the view of a seat."""
    return View(
        **round_parts(state, seat, _ask, places),
        caption=_caption(state),
        zones=tuple(_zones(state, seat)),
        badges=tuple(_badges(state, seat)),
        running=_running(state),
        teams=_teams(state),
        decided=state.decided(),
    )


def _caption(state: Hearts) -> Sentence:
    options = state.options
    ends = {"target": options.target, "hands": options.hands}
    return Sentence("hand", args={"round": state.round, "passing": state.passing, **ends})


def _zones(state: Hearts, seat: Seat) -> Iterator[Zone]:
    for owner, cards in enumerate(state.hands):
        if owner != seat:
            yield Zone("hand", "hand", owner, (HIDDEN,) * cards.bit_count())
            continue
        items = DECK.list(cards & ~sum(state.laid(seat)))
        by_rank = sorted(items, key=PLACES.__getitem__)
        yield Zone("hand", "hand", owner, items, orders={"rank": tuple(by_rank)})
    if state.passing != "none":
        yield from _exchanged(state, seat)
    if state.kitty and state.kitty_taker == seat:
        yield Zone("pile", "received", None, DECK.list(state.kitty))
    yield from trick_zones(DECK, state, _best)
    counted = state.penalty | state.bonus
    for owner, cards in enumerate(state.taken):
        yield Zone("pile", "taken", owner, DECK.list(cards & counted))


def _exchanged(state: Hearts, seat: Seat) -> Iterator[Zone]:
    """Yield the cards that the seat has chosen to pass, has passed and has received, without empty
    piles.
    """
    if laid := state.laid(seat):
        yield Zone("pile", "chosen", seat, tuple(map(DECK.write, laid)))
    for other in range(state.seats):
        if state.sent[seat][other]:
            yield Zone("pile", "given", other, DECK.list(state.sent[seat][other]))
        if state.sent[other][seat]:
            yield Zone("pile", "received", other, DECK.list(state.sent[other][seat]))
    if state.smooshed[seat]:
        yield Zone("pile", "received", None, DECK.list(state.smooshed[seat]))


def _best(trick: Sequence[Cards]) -> Cards:
    """Return the highest card of the suit that was led; 0 if there is no card."""
    return max((card & SUIT_OF[trick[0]] for card in trick), default=0)


def _teams(state: Hearts) -> tuple[int, ...]:
    """Return the team of each seat, from 1; empty without teams or while they are unknown."""
    teams = state.teams()
    if not teams:
        return ()
    sides = list(enumerate(teams, start=1))
    return tuple(team for seat in range(state.seats) for team, members in sides if seat in members)


def _badges(state: Hearts, seat: Seat) -> Iterator[Badge]:
    if state.trick:
        suit = letter(state.led)
        yield Badge("state", "led", args={"suit": suit}, icon=f"s{suit}", rule="follow-suit")
    if state.phase == "play" and "hearts-broken" in state.setup.rules:
        broken = "hearts-broken" if state.broken else "hearts-unbroken"
        yield Badge("state", broken, icon="sH", rule="hearts-broken")
    if state.kitty and state.kitty_taker is None:
        yield Badge("state", "kitty", args={"count": state.kitty.bit_count()}, rule="kitty")
    if state.decided():
        yield Badge("told", "decided")
    for member, team in enumerate(_teams(state)):
        yield Badge("team", "team", member, {"team": team}, rule="partnership")
    options = state.options
    for other in range(state.seats):
        if state.phase == "pass":
            if state.chosen[other] is not None:
                yield Badge("waiting", "chosen", other, icon="i-check", rule="pass")
        elif state.phase in ("play", "moon"):
            tricks = {"count": (state.taken[other] & state.played).bit_count() // state.seats}
            yield Badge("tally", "tricks", other, tricks, rule="trick")
        elif state.to_act == OVER and not options.hands and state.points[other] >= options.target:
            yield Badge("state", "loser", other, tone="bad", rule="end")


def _running(state: Hearts) -> Score | None:
    if state.phase not in ("play", "moon"):
        return None
    return Score(tuple(map(state.worth, state.taken)))


def _ask(state: Hearts) -> Ask:
    seat = state.to_act
    if state.phase == "moon":
        points: Args = {"points": state.prize(seat)}
        buttons = tuple(Button("answer", f"moon {name}", f"moon-{name}", points) for name in MOON)
        return Ask("moon", points, buttons=buttons)
    if state.phase == "pass":
        return _ask_pass(state, seat)
    allowed = state.allowed()
    return Ask(*_wanted(state, allowed), 1, 1, DECK.list(allowed), buttons=_claims(state))


def _claims(state: Hearts) -> tuple[Button, ...]:
    """Return the button of a claim."""
    found = claim(state)
    if found is None:
        return ()
    return (Button("claim", write(state, found), _claim_id(found), _claim_args(state)),)


def _ask_pass(state: Hearts, seat: Seat) -> Ask:
    count = state.options.pass_count
    steps = state.setup.steps.get(state.passing)
    slots: tuple[Seat | None, ...] = (None,) * count
    args: Args = {"count": count}
    if steps:
        slots = tuple((seat + step) % state.seats for step in steps)
    if steps and len(set(steps)) == 1:
        giver = (seat - steps[0]) % state.seats
        args = {**args, "player": (seat + steps[0]) % state.seats, "giver": giver}
    free, kept = state.passable(seat)
    items = DECK.list(free if free.bit_count() >= count else free | kept)
    return Ask(f"pass-{state.passing}", args, count, count, items, slots)


def _wanted(state: Hearts, allowed: Cards) -> tuple[str, dict[str, str | int]]:
    """Return the kind of card to play: an id with arguments."""
    if not state.trick:
        first = state.setup.low_club and not state.takers and allowed & CLUBS
        return ("open", {"cards": DECK.write(allowed)}) if first else ("lead", {})
    if allowed & state.led:
        return "follow", {"suit": letter(state.led)}
    return "discard", {}
