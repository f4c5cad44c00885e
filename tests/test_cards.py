"""Sets of cards as ints, and sharing them out."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taku.cards import Cards, Deck, each, share, subsets

DECK = Deck(rank + suit for suit in "RS" for rank in "2345")
sets = st.integers(0, DECK.all)


def test_a_decks_first_card_is_its_lowest_bit() -> None:
    assert DECK.read("2R") == 1
    assert DECK.read("5S 3R") == 0b10000010


@given(sets)
def test_a_set_sums_its_cards_lowest_first(cards: Cards) -> None:
    assert sum(each(cards)) == cards
    assert each(cards) == sorted(each(cards))
    assert all(card.bit_count() == 1 for card in each(cards))


def test_subsets_come_with_the_lowest_card_first() -> None:
    assert subsets(0b1101, 2) == [0b0101, 0b1001, 0b1100]
    assert subsets(0b1101, 0) == [0]
    assert subsets(0b1101, 4) == []


@given(sets, st.randoms())
def test_cards_are_read_in_any_order(cards: Cards, random: Random) -> None:
    names = list(DECK.list(cards))
    assert DECK.write(cards) == " ".join(names)
    random.shuffle(names)
    assert DECK.read("  ".join(names)) == cards


def test_the_card_that_cannot_be_read_is_named() -> None:
    with pytest.raises(ValueError, match="no card '6R' in this deck"):
        DECK.read("2R 6R")
    with pytest.raises(ValueError, match="card '2R' occurs twice"):
        DECK.read("2R 3R 2R")


@given(st.lists(sets, min_size=1, max_size=5))
def test_several_sets_are_packed_into_one_int(groups: list[Cards]) -> None:
    assert DECK.unpack(DECK.pack(groups), len(groups)) == groups


def test_bars_divide_groups_that_may_be_empty() -> None:
    groups = [DECK.read("2R 3R"), 0, DECK.read("4S")]
    assert DECK.write_groups(groups) == "2R 3R |  | 4S"
    assert DECK.read_groups("3R 2R||4S") == groups


def test_no_card_is_in_two_groups() -> None:
    with pytest.raises(ValueError, match="card '3R' occurs twice"):
        DECK.read_groups("2R 3R | 3R 4S")


@given(st.randoms(), st.lists(st.integers(0, 4), max_size=2))
def test_a_deal_has_its_sizes_and_no_repetition(random: Random, sizes: list[int]) -> None:
    hands = DECK.deal(sizes, random)
    assert [hand.bit_count() for hand in hands] == sizes
    assert sum(hands).bit_count() == sum(sizes)


def test_every_deal_is_as_likely_as_any_other() -> None:
    random = Random(0)
    dealt = Counter(tuple(DECK.deal([1, 1], random)) for _ in range(5600))
    assert len(dealt) == 8 * 7
    assert all(60 < times < 140 for times in dealt.values())  # 100 expected, 10 the deviation


# Sharing out what a seat cannot see


@st.composite
def shares(draw: st.DrawFn) -> tuple[list[int], list[Cards]]:
    """Room in each hand, and what is barred to it, such that at least one way to share exists."""
    holders = draw(st.lists(st.integers(0, 3), min_size=8, max_size=8))
    hands = [sum(1 << card for card in range(8) if holders[card] == seat) for seat in range(4)]
    barred = [draw(sets) & ~hand for hand in hands]
    return [hand.bit_count() for hand in hands], barred


@given(shares(), st.randoms())
def test_cards_are_shared_within_bounds_wherever_possible(
    bounds: tuple[list[int], list[Cards]], random: Random
) -> None:
    rooms, barred = bounds
    hands = share(DECK.all, rooms, barred, random)
    assert [hand.bit_count() for hand in hands] == rooms
    assert sum(hands) == DECK.all
    assert not any(hand & bar for hand, bar in zip(hands, barred, strict=True))


def test_an_impossible_share_of_cards_is_an_error() -> None:
    nobody = DECK.read("2R")
    with pytest.raises(ValueError, match="cannot be shared out"):
        share(DECK.read("2R 3R"), [1, 1], [nobody, nobody], Random(0))


@pytest.mark.parametrize(
    "barred", [["", "", ""], ["2R", "2R 3R", ""], ["2R", "3R 4R", ""], ["2R", "3R", "4R"]]
)
def test_all_ways_to_share_cards_are_equally_likely(
    barred: Sequence[str],
) -> None:
    bars = [DECK.read(cards) for cards in barred]
    ways = {
        (a | b, c, d)
        for a, b, c, d in permutations(each(DECK.read("2R 3R 4R 5R")))
        if not (a | b) & bars[0] | c & bars[1] | d & bars[2]
    }
    random = Random(0)
    drawn = Counter(
        tuple(share(DECK.read("2R 3R 4R 5R"), [2, 1, 1], bars, random)) for _ in range(3000)
    )
    assert set(drawn) == ways
    fair = 3000 / len(ways)
    assert all(0.6 * fair < times < 1.6 * fair for times in drawn.values()), drawn
