"""What may be played in president, against all subsets of small hands."""

from functools import cache
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from taku import Match
from taku.games.president import PRESETS
from taku.games.president.combinations import DECK, RANKS, leads, sequences, sets
from taku.games.president.rules import Options, President
from taku.options import changed

NAMES = st.sampled_from(DECK.names)
# Hands in which sets, sequences and locks are likely: few ranks, few suits, often jokers.
NEAR = st.tuples(st.sampled_from("56789J2"), st.sampled_from("SH")).map("".join)
HANDS = st.sets(NEAR | st.sampled_from(["X1", "X2"]) | NAMES, min_size=1, max_size=9)


def subsets(hand: set[str]) -> list[tuple[str, ...]]:
    names = sorted(hand)
    return [some for size in range(1, len(names) + 1) for some in combinations(names, size)]


def is_set(cards: tuple[str, ...]) -> bool:
    return len({name[0] for name in cards if name[0] != "X"}) <= 1


def is_sequence(cards: tuple[str, ...]) -> bool:
    """Whether some row of ranks in one suit is all of these cards, jokers for what is missing."""
    naturals = [name for name in cards if name[0] != "X"]
    if len(cards) < 3 or len(naturals) < 2 or len({name[1] for name in naturals}) != 1:
        return False
    rows = (RANKS[low : low + len(cards)] for low in range(len(RANKS) - len(cards) + 1))
    ranks = {name[0] for name in naturals}
    return len(ranks) == len(naturals) and any(ranks <= set(row) for row in rows)


def same(found: list[int], expected: list[tuple[str, ...]]) -> None:
    assert len(set(found)) == len(found), "a play is there twice"
    assert {DECK.write(cards) for cards in found} == {
        DECK.write(DECK.read(" ".join(cards))) for cards in expected
    }


@given(HANDS)
def test_every_set_and_every_sequence_may_be_led(hand: set[str]) -> None:
    cards = DECK.read(" ".join(hand))
    all_sets = [some for some in subsets(hand) if is_set(some)]
    all_sequences = [some for some in subsets(hand) if is_sequence(some)]
    same(leads(cards, with_sequences=False), all_sets)
    same(leads(cards, with_sequences=True), all_sets + all_sequences)
    for size in range(1, min(len(hand), 6) + 1):
        same(sets(cards, size), [some for some in all_sets if len(some) == size])
    for size in range(3, len(hand) + 1):
        same(sequences(cards, size), [some for some in all_sequences if len(some) == size])


@cache
def with_rules(revolution: bool, skip: bool, on_two: bool, lock: bool) -> Options:
    values = changed(PRESETS["all"]) | {"skip": skip, "no_skip_on_two": on_two, "suit_lock": lock}
    return Options(**values | {"revolution": revolution})


@given(
    st.data(),
    HANDS,
    st.builds(with_rules, *[st.booleans()] * 4),
    st.booleans(),
)
def test_what_may_follow_is_what_no_rule_forbids(
    data: st.DataObject, hand: set[str], options: Options, reversed_: bool
) -> None:
    """Both ways: each move has no refusal, and every other subset has one."""
    match = Match("president", changed(options), seed=1)
    state = match.state
    assert isinstance(state, President)
    cards = DECK.read(" ".join(hand))
    others = DECK.all & ~cards
    state.reversed = reversed_
    state.hands = [others, cards, 0, others]
    state.to_act = 0
    rivals = data.draw(st.sets(NEAR, min_size=1, max_size=6).map(lambda names: names - hand))
    plays = leads(DECK.read(" ".join(rivals)), with_sequences=True) or [others & -others]
    state.play(data.draw(st.sampled_from(plays)))
    if state.to_act != 1:
        return  # a cut, or the direction has turned
    if data.draw(st.booleans()) and state.to_beat and options.suit_lock:
        state.lock = state.to_beat.suits
    legal = [some for some in subsets(hand) if not state.why_not(DECK.read(" ".join(some)))]
    same([move for move in state.moves() if move], legal)
