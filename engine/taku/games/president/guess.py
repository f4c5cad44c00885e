"""What a player of president can imagine: hands that could be, from what is known and likely."""

from random import Random
from typing import TYPE_CHECKING

from taku.cards import Cards, each, share
from taku.game import Seat
from taku.games.president.combinations import DECK, strongest
from taku.games.president.titles import is_rich, partner

if TYPE_CHECKING:
    from taku.games.president.rules import President

BELIEF = 0.8  # how often a guess takes it that who passes on a single card has none to play


def guess(state: "President", seat: Seat, random: Random) -> "President":
    """A world in which all that `seat` cannot know is drawn anew."""
    holders = [*state.hands, state.lost]
    known, barred = _known(state, seat, holders)
    unknown = sum(holders) ^ sum(known)
    rooms = [(held ^ seen).bit_count() for held, seen in zip(holders, known, strict=True)]
    drawn = _share(state, unknown, rooms, barred, random)
    world = state.clone()
    *world.hands, world.lost = (seen | new for seen, new in zip(known, drawn, strict=True))
    world.gave = [_gave(state, giver, seat, world, random) for giver in range(len(state.hands))]
    return world


def _share(
    state: "President", unknown: Cards, rooms: list[int], barred: list[Cards], random: Random
) -> list[Cards]:
    """Deal what a seat does not know, mostly as if nobody held back what could be played."""
    doubts = [*state.unlikely, state.unlikely[state.fallen] if state.fallen is not None else 0]
    doubted = [
        bar | doubt if random.random() < BELIEF else bar
        for bar, doubt in zip(barred, doubts, strict=True)
    ]
    if not any(bar for bar, room in zip(doubted, rooms, strict=True) if room):
        return DECK.deal(rooms, random, unknown)  # many times as fast
    try:
        return share(unknown, rooms, doubted, random)
    except ValueError:  # somebody must have held back
        return share(unknown, rooms, barred, random)


def _known(state: "President", seat: Seat, holders: list[Cards]) -> tuple[list[Cards], list[Cards]]:
    """What `seat` knows each holder to have, and not to have; the last holder is the fallen."""
    fallen = len(state.hands)
    known, barred = [0] * len(holders), [0] * len(holders)
    for own in (seat, fallen) if seat == state.fallen else (seat,):
        known[own], barred[own] = holders[own], DECK.all
    other = partner(state.ranking, seat) if state.ranking else None
    if other is not None:
        holder = fallen if other == state.fallen else other
        known[holder] = holders[holder] & state.gave[seat]
        if is_rich(state.ranking, seat) and (got := state.gave[other] & ~state.laid(other)):
            barred[holder] = ~((got & -got) - 1) & DECK.all  # the poor gave their best
    return known, barred


def _gave(state: "President", giver: Seat, seat: Seat, world: "President", random: Random) -> Cards:
    """What `giver` has given as far as `seat` knows, made up where that still matters."""
    gave, laid = state.gave[giver], state.laid(giver)
    receiver = partner(state.ranking, giver) if gave else None
    if receiver is None or seat == giver or (seat == receiver and not laid):
        return gave
    if state.phase != "give":
        return 0
    hand = world.hands[giver if laid else receiver]
    if is_rich(state.ranking, giver):
        return sum(random.sample(each(hand), gave.bit_count()))
    return strongest(hand, gave.bit_count())
