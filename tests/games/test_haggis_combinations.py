"""What may be played in haggis, against all subsets of small hands read by the book."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taku.games.haggis.combinations import (
    BOMBS,
    SHAPE,
    Play,
    bombs,
    follows,
    leads,
    play_of,
    readings,
)
from taku.games.haggis.deck import (
    DEALT,
    DECK,
    DECKS,
    NUMBERS,
    OWN_WILDS,
    RANKS,
    WIDEST,
)
from taku.games.haggis.scoring import worth

Shape = tuple[int, int, int]  # width, length and highest rank; of bombs 0, 0 and the strength
Cards = tuple[str, ...]
SLOTS = {2: "ROYG", 3: "ROYGB", 4: "ROYGroyg"}
PLAYERS = st.sampled_from([2, 3, 4])


# Examples of the rule book


@cache
def meanings(cards: Cards, players: int) -> frozenset[Shape]:
    """All that the cards can be, each shape at its highest."""
    bomb = bomb_by_the_book(cards)
    if bomb is not None:
        return frozenset({(0, 0, bomb)})
    numbers = [card for card in cards if card[0] not in "JQK"]
    if len(cards) == 1:
        return frozenset({(1, 1, RANKS.index(cards[0][0]))})
    if not numbers:
        return frozenset()
    found = set()
    if len({card[0] for card in numbers}) == 1:
        found.add((len(cards), 1, RANKS.index(numbers[0][0])))
    for width in range(1, len(cards) // 2 + 1):
        length = len(cards) // width
        if width * length == len(cards) and length >= (3 if width == 1 else 2):
            fitting = [
                high for high in range(length - 1, 12) if fits(cards, width, length, high, players)
            ]
            found |= {(width, length, high) for high in fitting[-1:]}
    return frozenset(found)


def fits(cards: Cards, width: int, length: int, high: int, players: int) -> bool:
    """Whether the cards fill so many ranks up to this one, each with the same suits."""
    ranks = range(high - length + 1, high + 1)
    numbers = Counter(
        (RANKS.index(card[0]), card[1].upper()) for card in cards if card[0] not in "JQK"
    )
    wilds = [RANKS.index(card[0]) for card in cards if card[0] in "JQK"]
    if not all(rank in ranks for rank, _ in numbers):
        return False
    for suits in rows_of_suits(width, players):
        places = Counter({(rank, suit): count for rank in ranks for suit, count in suits.items()})
        open_ranks = sorted(rank for rank, _ in (places - numbers).elements())
        fill = len(open_ranks) == len(wilds)
        if numbers <= places and fill and all(map(int.__le__, open_ranks, sorted(wilds))):
            return True
    return False


@cache
def rows_of_suits(width: int, players: int) -> list[Counter[str]]:
    """Every choice of so many suits, each at most as often as the deck has it."""
    copies = Counter(slot.upper() for slot in SLOTS[players])
    choices = map(Counter, combinations_with_replacement(sorted(copies), width))
    return [suits for suits in choices if suits <= copies]


def bomb_by_the_book(cards: Cards) -> int | None:
    if not {card[0] for card in cards} - set("JQK"):
        letters = "".join(sorted((card[0] for card in cards), key="JQK".index))
        return BOMBS.index(letters) if letters in ("JQ", "JK", "QK", "JQK") else None
    if sorted(card[0] for card in cards) == ["3", "5", "7", "9"]:
        suits = {card[1].upper() for card in cards}
        return {1: BOMBS.index("suited"), 4: BOMBS.index("rainbow")}.get(len(suits))
    return None


def beats_by_the_book(shape: Shape, table: Shape) -> bool:
    if shape[0] == 0 or table[0] == 0:
        return shape[0] == 0 and (table[0] != 0 or shape[2] > table[2])
    return shape[:2] == table[:2] and shape[2] > table[2]


# Small hands in which much is possible: few ranks, few suits, often wild cards


@st.composite
def hands(draw: st.DrawFn, players: int, seat: int = 0) -> Cards:
    low = draw(st.integers(0, 6))
    ranks = (
        RANKS[low : low + 3]
        if draw(st.booleans())
        else draw(st.sampled_from(["3579", "246", "89T"]))
    )
    slots = draw(st.lists(st.sampled_from(SLOTS[players]), min_size=2, max_size=4, unique=True))
    near = [rank + slot for rank in ranks for slot in slots]
    anywhere = [rank + slot for rank in RANKS[:9] for slot in SLOTS[players]]
    numbers = st.sets(st.sampled_from(near) | st.sampled_from(anywhere), max_size=6)
    wilds = st.sets(st.sampled_from([f"{rank}{seat}" for rank in "JQK"]))
    hand = draw(numbers) | draw(wilds)
    return tuple(sorted(hand or {anywhere[0]}))


def subsets(hand: Cards) -> Iterator[Cards]:
    for size in range(1, len(hand) + 1):
        yield from combinations(hand, size)


def mask(cards: Cards) -> int:
    return DECK.read(" ".join(cards))


def shape_of(play: Play) -> Shape:
    return play.width, play.length, play.high


@given(st.data(), PLAYERS)
def test_a_group_is_what_the_book_says(data: st.DataObject, players: int) -> None:
    for cards in subsets(data.draw(hands(players))):
        found = readings(mask(cards), WIDEST[players])
        assert len({play.width for play in found}) == len(found)
        assert {shape_of(play) for play in found} == meanings(cards, players), cards
        assert all(play.cards == mask(cards) for play in found)


@given(st.data(), PLAYERS)
def test_each_combination_may_be_led_once(data: st.DataObject, players: int) -> None:
    hand = data.draw(hands(players))
    found = leads(mask(hand), WIDEST[players])
    assert len(set(found)) == len(found)
    assert {(play_of(move).cards, *shape_of(play_of(move))) for move in found} == {
        (mask(cards), *shape) for cards in subsets(hand) for shape in meanings(cards, players)
    }


@given(st.data(), PLAYERS)
def test_followers_beat_the_table_by_the_book(data: st.DataObject, players: int) -> None:
    hand = data.draw(hands(players))
    rival = data.draw(hands(players, seat=1))
    table = play_of(data.draw(st.sampled_from(leads(mask(rival), WIDEST[players]))))
    found = follows(mask(hand), table)
    assert len(set(found)) == len(found)
    assert {(play_of(move).cards, *shape_of(play_of(move))) for move in found} == {
        (mask(cards), *shape)
        for cards in subsets(hand)
        for shape in meanings(cards, players)
        if beats_by_the_book(shape, shape_of(table))
    }


@given(st.data(), PLAYERS)
def test_a_play_beats_another_as_the_book_says(data: st.DataObject, players: int) -> None:
    one, other = (
        play_of(
            data.draw(
                st.sampled_from(leads(mask(data.draw(hands(players, seat))), WIDEST[players]))
            )
        )
        for seat in (0, 1)
    )
    assert one.beats(other) == beats_by_the_book(shape_of(one), shape_of(other))
    assert not (one.beats(other) and other.beats(one))
    assert not one.beats(one)


@given(st.data(), PLAYERS)
def test_each_wild_card_fills_an_allowed_place(data: st.DataObject, players: int) -> None:
    hand = data.draw(hands(players))
    move = data.draw(st.sampled_from(leads(mask(hand), WIDEST[players])))
    play = play_of(move)
    laid = play.names()
    assert mask(laid) == play.cards == move & DECK.all
    assert play.move == move
    if not play.width:
        return
    ranks = range(play.high - play.length + 1, play.high + 1)
    for place, name in enumerate(laid):
        rank = ranks[place // play.width]
        own = RANKS.index(name[0])
        assert own == rank or (name[0] in "JQK" and own >= rank)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_hands_hold_what_their_halves_hold(players: int) -> None:
    """Hands too large for all subsets: each play is one by the book, and none is there twice."""
    for number in range(10):
        (hand,) = DECK.deal([DEALT[players]], Random(number), DECKS[players] & NUMBERS)
        found = leads(hand | OWN_WILDS[0], WIDEST[players])
        assert len(set(found)) == len(found)
        for move in Random(number).sample(found, 100):
            play = play_of(move)
            assert shape_of(play) in meanings(DECK.list(play.cards), players)
            assert play in readings(play.cards, WIDEST[players])


def test_a_set_has_eight_or_eleven_cards() -> None:
    for players, most in ((2, 7), (3, 8), (4, 11)):
        hand = DECK.read(" ".join("5" + slot for slot in SLOTS[players])) | OWN_WILDS[0]
        sets = [play_of(move) for move in leads(hand, WIDEST[players])]
        assert max(play.width for play in sets if play.length == 1) == most


def test_a_run_of_sets_fits_the_suits() -> None:
    for players, widest in ((2, 4), (3, 5), (4, 8)):
        names = [rank + slot for rank in "56" for slot in SLOTS[players]]
        hand = mask(tuple(names)) | OWN_WILDS[0]
        two_ranks = [play_of(move) for move in leads(hand, WIDEST[players])]
        assert max(play.width for play in two_ranks if play.length == 2) == widest


def test_wild_cards_widen_no_set_beyond_the_suits() -> None:
    hand = DECK.read("5R 5O 5Y 5G 6R 6O 6Y 6G J0 Q0")
    assert not readings(hand, WIDEST[2])
    assert [shape_of(play) for play in readings(hand, WIDEST[3])] == [(5, 2, 4)]
    for players in (2, 3, 4):
        whole = [move for move in leads(hand, WIDEST[players]) if move & DECK.all == hand]
        assert whole == [play.move for play in readings(hand, WIDEST[players])]


def test_the_double_deck_repeats_suits_on_ranks() -> None:
    assert shapes("5R 5r 6R 6r") == {(2, 2, 4)}
    assert shapes("5R 5r 6R 6O") == set()
    assert shapes("5R 5r 6R J0") == {(2, 2, 4)}
    assert shapes("5R 5r 5O 6R 6r 6o") == {(3, 2, 4)}
    assert shapes("5R 6r 7R") == {(1, 3, 5)}


def shapes(cards: str) -> set[Shape]:
    return {shape_of(play) for play in readings(DECK.read(cards), WIDEST[4])}


def test_either_copy_of_a_card_makes_bombs() -> None:
    hand = DECK.read("3R 3r 5r 7R 9R 5O 7Y 9G")
    found = [
        DECK.write(cards) for cards, strength in bombs(hand) if strength == BOMBS.index("suited")
    ]
    assert sorted(found) == ["3R 5r 7R 9R", "3r 5r 7R 9R"]
    assert sum(strength == 0 for _, strength in bombs(hand)) == 2


def test_the_reading_is_part_of_a_move() -> None:
    cards = DECK.read("5R J0 Q0")
    moves = {move for move in leads(cards, WIDEST[3]) if move & DECK.all == cards}
    assert moves == {cards | 3 << SHAPE, cards | 1 << SHAPE}


def test_decks_are_worth_36_50_and_72_points() -> None:
    assert [worth(DECKS[players]) for players in (2, 3, 4)] == [36, 50, 72]
    assert [DECKS[players].bit_count() for players in (2, 3, 4)] == [42, 54, 84]


def test_three_wild_cards_stand_in_any_order() -> None:
    for order in permutations("JQK"):
        cards = DECK.read(" ".join(["TR", *(letter + "0" for letter in order)]))
        assert (1, 4, 11) in {shape_of(play) for play in readings(cards, WIDEST[3])}
