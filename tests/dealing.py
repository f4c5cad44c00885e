"""Deals of any card game, as large and as suited as its rules allow."""

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from random import Random

from taku import Match
from taku.game import State
from taku.view import Outcomes, Place, Refusal


def first_deal(match: Match) -> Iterator[tuple[State, Outcomes]]:
    """The state before the first deal, in a game of cards, and what can be dealt then."""
    state, random = match.game.start(match.options, len(match.seats)), Random(0)
    while match.game.outcomes(state).of == "seats":
        state.play(state.draw(random))
    outcomes = match.game.outcomes(state)
    if outcomes.of == "cards":
        yield state, outcomes


def hands_of(outcomes: Outcomes) -> list[Place]:
    return [place for place in outcomes.places if place.seat is not None]


def largest(outcomes: Outcomes) -> int:
    """How many cards of a hand may be any, at most."""
    return max(hand.size - len(hand.items) for hand in hands_of(outcomes))


def deals(outcomes: Outcomes, size: int, items: Sequence[str] = ()) -> Iterator[str]:
    """So many cards, the first of these, for each seat in turn and one for the others; for all."""
    hands = hands_of(outcomes)
    bound = {item for hand in hands for item in hand.items}
    free = [item for item in items or outcomes.items if item not in bound]
    for seat in range(len(hands)):
        yield _dealt(outcomes, free, [size if seat == other else 1 for other in range(len(hands))])
    if size * len(hands) <= len(free):
        yield _dealt(outcomes, free, [size] * len(hands))


def _dealt(outcomes: Outcomes, free: Sequence[str], sizes: Sequence[int]) -> str:
    """A deal in notation; the player who gets most gets the first of the cards, the stock last."""
    groups = [list(hand.items) for hand in hands_of(outcomes)]
    rest = iter(free)
    for size, group in sorted(zip(sizes, groups, strict=True), key=lambda each: -each[0]):
        group += islice(rest, size)
    ownerless = (place for place in outcomes.places if place.seat is None)
    groups += [list(islice(rest, place.size)) for place in ownerless]
    return f"{outcomes.word} {' | '.join(map(' '.join, groups))}"


def of_few_suits(outcomes: Outcomes) -> Iterator[list[str]]:
    """The cards of one suit first, or of two neighbours: long runs are made of them."""
    suits = sorted({item[-1] for item in outcomes.items})
    for pair in (*pairwise(suits), suits[:1]):
        yield sorted(outcomes.items, key=lambda item: item[-1] not in pair)


def why_not(match: Match, state: State, deal: str) -> Refusal | None:
    return state.why_not(match.game.read(state, deal))


def rich_deals(match: Match) -> Iterator[tuple[str, State]]:
    """The largest and most suited deals that a match allows, and the position after each."""
    for state, outcomes in first_deal(match):
        for items in of_few_suits(outcomes):
            for deal in deals(outcomes, largest(outcomes), items):
                if why_not(match, state, deal) is None:
                    after = state.clone()
                    after.play(match.game.read(state, deal))
                    yield deal, after
