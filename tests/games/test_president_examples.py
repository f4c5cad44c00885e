"""Every worked example of President's house rules: an id names the section and the row in it."""

from typing import Any

import pytest

from taku import Match
from taku.games.president import PRESETS
from taku.games.president.combinations import JOKERS
from taku.games.president.options import Options
from taku.options import form
from tiny_president import ROUND, Row, check, state

rows = pytest.mark.parametrize


def ids(row: Row) -> str:
    return row.id


# ♠3 beats a joker

THREE: dict[str, Any] = {"spade_three": True}
THREES = "deal X1 9D | 3C 3S TC | 4H TD | 5D 6D"
SPADE_THREE = [
    Row(
        id="1 ♠3 alone answers a joker",
        log=f"{THREES}, X1",
        on=THREE,
        acts=1,
        moves="3S, pass",
        refused={"3C": "follow", "TC": "follow"},
    ),
    Row(id="2 ♠3 wins the trick", log=f"{THREES}, X1, 3S", on=THREE, leads=1),
    Row(id="3 all pass on a joker", log=f"{THREES}, X1, pass, pass, pass", on=THREE, leads=0),
    Row(id="4 off: a joker wins at once", log=f"{THREES}, X1", leads=0),
    Row(
        id="5 two jokers win at once",
        log="deal X1 X2 9D | 3S 3H TC | 4H TD | 5D 6D, X1 X2",
        on=THREE,
        leads=0,
    ),
    Row(
        id="6 ♠3 breaks a suit lock",
        log="deal 4H X1 9D | 6H TC | 3S KC | 5D 6D, 4H, 6H, pass, pass, X1, pass",
        on={**THREE, "suit_lock": True},
        acts=2,
        moves="3S, pass",
    ),
    Row(
        id="7 out with the joker",
        log="deal X1 | 3S 9C | 4H TD | 5D 6D, X1, 3S",
        on=THREE,
        leads=1,
        is_={"finished": (0,), "disqualified": ()},
    ),
    Row(
        id="8 ♠3 as an illegal finish",
        log="deal X1 9D | 3S | 4H TD | 5D 6D, X1, 3S",
        on={**THREE, "illegal_finish": True, "illegal_finish_spade_three": True},
        leads=2,
        is_={"finished": (), "disqualified": (1,)},
    ),
]


@rows("row", SPADE_THREE, ids=ids)
def test_spade_three(row: Row) -> None:
    check(row)


# 5-skip

FIVE: dict[str, Any] = {"five_skip": True}
FIVE_SKIP = [
    Row(id="1 one 5", log="deal 5S 9D | TC QD | 3H 6D | 9C JC, 5S", on=FIVE, acts=2),
    Row(
        id="2 two 5s of five players",
        log="deal 5S 5H 9D | TC QD | 3H 6D | 9C JC | 3C 4H, 5S 5H",
        on=FIVE,
        seats=5,
        acts=3,
    ),
    Row(
        id="3 three 5s win the trick",
        log="deal 5S 5H 5C 9D | TC QD | 3H 6D | 9C JC, 5S 5H 5C",
        on=FIVE,
        leads=0,
    ),
    Row(
        id="4 a joker skips no player",
        log="deal 5S X1 9D | TC TD | 3H 6D 6C | 9C JC, 5S X1",
        on=FIVE,
        acts=2,
    ),
    Row(
        id="5 two players left",
        log="deal 4S | 6S | 8S 5S 9D | 9C JC, 4S, 6S, 8S, pass, 5S",
        on=FIVE,
        leads=2,
    ),
    Row(
        id="6 in the other direction",
        log="deal 5S 9S KH | TC QD | 3H 6D | 9C JC, 9S, pass, pass, pass, 5S",
        on={**FIVE, "nine_reverse": True},
        acts=2,
        told="five-skip skip",
        is_={"skipped": 0b1000},
    ),
]


@rows("row", FIVE_SKIP, ids=ids)
def test_five_skip(row: Row) -> None:
    check(row)


# 7-give

GIVE: dict[str, Any] = {"seven_give": "up-to"}
SEVEN = "deal 7S 3H 4D 9D | TC QD | 3C 6D | 9C JC, 7S"
SEVEN_GIVE = [
    Row(
        id="1 one 7",
        log=SEVEN,
        on=GIVE,
        acts=0,
        moves="give 3H, give 4D, give 9D, give none",
        refused={"give 3H 4D": "seven-give"},
    ),
    Row(
        id="2 the receiver acts on it",
        log=f"{SEVEN}, give 3H",
        on=GIVE,
        acts=1,
        hands={1: "TC QD 3H"},
    ),
    Row(
        id="3 two 7s give two cards",
        log="deal 7S 7H 3H 4D 9D | TC TD | 3C 6D | 9C JC, 7S 7H, give 3H 4D",
        on=GIVE,
        hands={1: "TC TD 3H 4D"},
    ),
    Row(
        id="4 out by giving a 2",
        log="deal 7S 2H | TC QD | 3C 6D | 9C JC, 7S, give 2H",
        on={**GIVE, "illegal_finish": True},
        acts=1,
        is_={"finished": (0,), "disqualified": ()},
    ),
    Row(
        id="5 a 7 as the last card",
        log="deal 7S | TC QD | 3C 6D | 9C JC, 7S",
        on=GIVE,
        acts=1,
        is_={"finished": (0,), "phase": "play"},
    ),
    Row(
        id="6 with 8-cut: first the gift",
        log="deal 6S 7S 8S 3H 9D | TC | 4H 4C | 5D JC, 6S 7S 8S",
        on={**GIVE, "sequence": True, "eight_cut": True},
        acts=0,
        moves="give 3H, give 9D, give none",
    ),
    Row(
        id="6 with 8-cut: then the cut",
        log="deal 6S 7S 8S 3H 9D | TC | 4H 4C | 5D JC, 6S 7S 8S, give 3H",
        on={**GIVE, "sequence": True, "eight_cut": True},
        leads=0,
        told="eight-cut trick",
    ),
    Row(
        id="7 with 9-reverse",
        log="deal 7S 8S 9S 4D 3H | TC | 3C 6D | 9C JC, 7S 8S 9S, give 4D",
        on={**GIVE, "sequence": True, "nine_reverse": True},
        acts=3,
        hands={3: "9C JC 4D"},
    ),
    Row(
        id="8 exactly: only the whole hand",
        log="deal 7S 7H 3H | TC TD | 3C 6D | 9C JC, 7S 7H",
        on={"seven_give": "exactly"},
        moves="give 3H",
        refused={"give none": "seven-give"},
    ),
    Row(
        id="8 exactly: out",
        log="deal 7S 7H 3H | TC TD | 3C 6D | 9C JC, 7S 7H, give 3H",
        on={"seven_give": "exactly"},
        acts=1,
        is_={"finished": (0,)},
    ),
]


@rows("row", SEVEN_GIVE, ids=ids)
def test_seven_give(row: Row) -> None:
    check(row)


# 10-discard

DISCARD: dict[str, Any] = {"ten_discard": "up-to"}
TEN_DISCARD = [
    Row(
        id="1 one 10",
        log="deal TS 3H 4D | JC QD | 3C 6D | 9C KC, TS",
        on=DISCARD,
        moves="discard 3H, discard 4D, discard none",
        refused={"discard 3H 4D": "ten-discard"},
    ),
    Row(
        id="2 out by discarding a joker",
        log="deal TS X1 | JC QD | 3C 6D | 9C KC, TS, discard X1",
        on={**DISCARD, "illegal_finish": True},
        acts=1,
        is_={"finished": (0,), "disqualified": ()},
    ),
    Row(
        id="3 two 10s",
        log="deal TS TH 3H 4D 5D | JC JD | 3C 6D | 9C KC, TS TH, discard 3H 4D",
        on=DISCARD,
        acts=1,
        hands={0: "5D"},
    ),
]


@rows("row", TEN_DISCARD, ids=ids)
def test_ten_discard(row: Row) -> None:
    check(row)


# Q-bomber

BOMB: dict[str, Any] = {"queen_bomber": True}
QUEEN_BOMBER = [
    Row(
        id="1 all 5s go",
        log="deal QS 5D 9D | 5C 5H KD | 9H 6D | JC KC, QS, name 5",
        on=BOMB,
        acts=1,
        hands={0: "9D", 1: "KD", 2: "9H 6D", 3: "JC KC"},
    ),
    Row(
        id="2 two ranks: the namer is out first",
        log="deal QS QH 5D 2S | 2C 2H | 9H 6D | JC KC, QS QH, name 2 5",
        on={**BOMB, "illegal_finish": True},
        acts=2,
        is_={"finished": (0, 1), "disqualified": ()},
    ),
    Row(
        id="3 a queen as the last card",
        log="deal QS | 5C 5H | 9H 6D | JC KC, QS",
        on=BOMB,
        acts=1,
        is_={"finished": (0,), "phase": "play"},
    ),
    Row(
        id="4 a bomb ends the round",
        log="deal QS 4D | 5C | 5H | 5D, QS, name 5",
        on=BOMB,
        is_={"ranking": (1, 2, 3, 0), "round": 2},
    ),
]


@rows("row", QUEEN_BOMBER, ids=ids)
def test_queen_bomber(row: Row) -> None:
    check(row)


# 99-cut

CUT: dict[str, Any] = {"nines_cut": True}
NINES = "deal 9S 9H 4D | JC JD QD | 3C 6D | TC KC, 9S 9H"
LAST_NINES = "deal 9S 9H | JC JD | 3C 6D | TC KC, 9S 9H"
REVERSE: dict[str, Any] = {"nine_reverse": True}
NINES_CUT = [
    Row(id="1 a pair of 9s", log=NINES, on=CUT, leads=0),
    Row(
        id="2 a 9 and a joker",
        log="deal 9S X1 4D | JC JD QD | 3C 6D | TC KC, 9S X1",
        on=CUT,
        acts=1,
    ),
    Row(id="3 with 9-reverse", log=NINES, on={**CUT, **REVERSE}, leads=0, is_={"direction": -1}),
    Row(id="4 out", log=LAST_NINES, on=CUT, leads=1, is_={"finished": (0,)}),
    Row(
        id="4 out, with 9-reverse",
        log=LAST_NINES,
        on={**CUT, **REVERSE},
        leads=3,
        is_={"finished": (0,)},
    ),
]


@rows("row", NINES_CUT, ids=ids)
def test_nines_cut(row: Row) -> None:
    check(row)


# Three 3s beat everything

STORM: dict[str, Any] = {"sandstorm": True, "sequence": True}
SANDSTORM = [
    Row(
        id="1 on a pair",
        log="deal 2S 2H 4D | 3S 3H 3C 9D | 5C 5D | 6C 7C, 2S 2H, 3S 3H 3C",
        on=STORM,
        leads=1,
    ),
    Row(
        id="2 on a sequence",
        log="deal 9H TH JH 4D | 3S 3H 3C 9D | 5C 5D | 6C 7C, 9H TH JH, 3S 3H 3C",
        on=STORM,
        leads=1,
    ),
    Row(
        id="3 on a joker",
        log="deal X1 4D | 3S 3H 3C 9D | 5C 5D | 6C 7C, X1, 3S 3H 3C",
        on=STORM,
        leads=1,
    ),
    Row(
        id="4 a joker is no third 3",
        log="deal 2S 2H 4D | 3S 3H X1 9D | 5C 5D | 6C 7C, 2S 2H",
        on=STORM,
        acts=1,
        refused={"3S 3H X1": "follow"},
    ),
]


@rows("row", SANDSTORM, ids=ids)
def test_sandstorm(row: Row) -> None:
    check(row)


# Locks

ANY: dict[str, Any] = {"number_lock": "any"}
WITH_SUIT: dict[str, Any] = {"number_lock": "with-suit"}
QUAD = "6S 6H 6C 6D"
LOCKS = [
    Row(
        id="1 any",
        log="deal 5S 9D | 6H QD | 7D 8S 7H X1 | 4H KC, 5S, 6H",
        on=ANY,
        acts=2,
        moves="7D, 7H, X1, pass",
        refused={"8S": "number-lock"},
    ),
    Row(
        id="2 any and suit lock",
        log="deal 5S 9D | 6S QD | 7S 7H 8S | 4H KC, 5S, 6S",
        on={**ANY, "suit_lock": True},
        acts=2,
        moves="7S, pass",
        refused={"7H": "lock", "8S": "number-lock"},
    ),
    Row(
        id="3 with-suit, other suits",
        log="deal 5S 9D | 6H QD | 8D 8S | 4H KC, 5S, 6H",
        on=WITH_SUIT,
        acts=2,
        legal="8D, 8S",
        is_={"lock": 0, "number_lock": False},
    ),
    Row(
        id="3 with-suit, the same suits",
        log="deal 5S 9D | 6S QD | 7D 7S 8S | 4H KC, 5S, 6S",
        on=WITH_SUIT,
        acts=2,
        moves="7S, pass",
    ),
    Row(
        id="4 pairs",
        log="deal QH QD 3C | KH KD 4C | AS AH 2S 2H | 5H 6C, QH QD, KH KD",
        on=ANY,
        acts=2,
        moves="AS AH, pass",
        refused={"2S 2H": "number-lock"},
    ),
    Row(
        id="5 reversed",
        log=f"deal {QUAD} 9S | 8H 2C | 7D 5H | 4H, {QUAD}, pass, pass, pass, 9S, 8H",
        on=ANY,
        acts=2,
        moves="7D, pass",
        refused={"5H": "number-lock"},
    ),
    Row(
        id="6 J-back",
        log="deal TS 4D | JH 9C | TC 9H QC | 3H KC, TS, JH",
        on={**ANY, "jack_back": True},
        acts=2,
        moves="TC, pass",
        refused={"9H": "number-lock", "QC": "follow"},
    ),
    Row(
        id="7 equal",
        log="deal 5S | 5H 9C | TC 9H | 3H KC, 5S, 5H",
        on={**ANY, "skip": True},
        is_={"number_lock": False},
    ),
    Row(
        id="8 above a 2",
        log="deal AS 4S | 2H 9C | X1 9H | 3H KC, AS, 2H",
        on=ANY,
        acts=2,
        moves="X1, pass",
    ),
]


@rows("row", LOCKS, ids=ids)
def test_locks(row: Row) -> None:
    check(row)


# Sequences

FOUR = "deal 3S 4S 5S 6S 9D | 8H | 9H | TH, 3S 4S 5S 6S"
SEQUENCES = [
    Row(
        id="1 five for a revolution",
        log=FOUR,
        on={"sequence": True, "sequence_revolution": 5},
        acts=1,
        is_={"revolution": False},
    ),
    Row(
        id="2 no effects",
        log="deal 6S 7S 8S 9D | 9H | TH | JH, 6S 7S 8S",
        on={"sequence": True, "eight_cut": True, "sequence_effects": "none"},
        acts=1,
        told="",
    ),
]


@rows("row", SEQUENCES, ids=ids)
def test_sequences(row: Row) -> None:
    check(row)


# Equal plays and 2s

PAIR = "deal 7S 7H 3C | 2S 4D | 5C 5H | 6C KD, 7S 7H"
SINGLE = "deal 7S 3C | 2S 4D | 5C 5H | 6C KD, 7S, 2S"
TWO_CLEARS = [
    Row(id="1 single: on a pair", log=f"{PAIR}, 2S", on={"two_clears": "single"}, leads=1),
    Row(
        id="2 same-number: refused on a pair",
        log=PAIR,
        on={"two_clears": "same-number"},
        acts=1,
        refused={"2S": "follow"},
    ),
    Row(id="3 single: on a single", log=SINGLE, on={"two_clears": "single"}, leads=1),
    Row(id="3 same-number: on a single", log=SINGLE, on={"two_clears": "same-number"}, leads=1),
]


@rows("row", TWO_CLEARS, ids=ids)
def test_two_clears(row: Row) -> None:
    check(row)


# Titles

GIFTS = "give KS QH, give 7H, give 9D 9C, give 5C"
OVERTURN = f"{ROUND}, deal 5C 6H | 5D 7H | 9H QH KS | 9D 9C JD, {GIFTS}, 9H 9D 9C"
CALAMITY = f"{ROUND}, deal 5C 6H | 5D 7H | 9H TH 3S | AD 2C JD"
WEAK: dict[str, Any] = {"calamity": True}
TITLES = [
    Row(
        id="1 overturn",
        log=OVERTURN,
        on={"overturn": True, "downfall": True},
        is_={"ranking": (2, 1, 0, 3), "points": [3, 3, 3, 3], "round": 3},
    ),
    Row(
        id="2 downfall instead",
        log=OVERTURN,
        on={"downfall": True},
        acts=0,
        is_={"fallen": 3, "finished": (2,), "phase": "play"},
    ),
    Row(id="3 calamity: the Beggar is asked", log=CALAMITY, on=WEAK, moves="swap, keep"),
    Row(
        id="4 calamity: hands are swapped",
        log=f"{CALAMITY}, swap",
        on=WEAK,
        hands={2: "AD 2C JD", 3: "9H TH 3S"},
        is_={"phase": "give", "giving": (1, 0)},
    ),
    Row(
        id="5 calamity: a Beggar with a Jack",
        log=CALAMITY.replace("TH 3S", "TH JH"),
        on=WEAK,
        is_={"phase": "give", "to_act": 2},
    ),
]


@rows("row", TITLES, ids=ids)
def test_titles(row: Row) -> None:
    check(row)


# Equal hands


@rows(
    ("seats", "each", "aside"),
    [(3, 18, 0), (4, 13, 2), (5, 10, 4), (6, 9, 0), (7, 7, 5), (8, 6, 6)],
)
def test_equal_hands(seats: int, each: int, aside: int) -> None:
    dealt = state(Match("president", {"equal_hands": True}, seats=seats))
    assert {held.bit_count() for held in dealt.hands} == {each}
    assert dealt.aside.bit_count() == aside
    assert not dealt.aside & JOKERS


# The table of new options: values, the default first, and what each needs

NEEDS_BOTH = {"illegal_finish": (True,), "spade_three": (True,)}
NEW_OPTIONS: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
    ("equal_plain", (False, True), {"skip": (False,)}),
    ("sequence_revolution", (4, 5, 0), {"sequence": (True,), "revolution": (True,)}),
    ("sequence_effects", ("all", "none"), {"sequence": (True,)}),
    ("number_lock", ("off", "any", "with-suit"), {}),
    ("spade_three", (False, True), {"jokers": (1, 2)}),
    ("five_skip", (False, True), {}),
    ("seven_give", ("off", "up-to", "exactly"), {}),
    ("ten_discard", ("off", "up-to", "exactly"), {}),
    ("queen_bomber", (False, True), {}),
    ("nines_cut", (False, True), {}),
    ("sandstorm", (False, True), {}),
    ("two_clears", ("off", "same-number", "single"), {}),
    ("illegal_finish_spade_three", (False, True), NEEDS_BOTH),
    ("overturn", (False, True), {}),
    ("calamity", (False, True), {}),
    ("equal_hands", (False, True), {}),
    ("first_card", ("3D", "3S", "3C", "random"), {}),
    ("first_card_played", (False, True), {"first_card": ("3D", "3S", "3C")}),
    ("first_player", ("beggar", "president", "card"), {}),
    ("rounds", (0, 4, 8, 12), {}),
    ("titles_reset", (0, 4), {"rounds": (4, 8, 12)}),
]


@rows(("name", "values", "needs"), NEW_OPTIONS, ids=[name for name, *_ in NEW_OPTIONS])
def test_new_options(name: str, values: tuple[Any, ...], needs: dict[str, Any]) -> None:
    (found,) = (one for one in form(Options) if one.name == name)
    assert found.default == values[0]
    assert set(found.among) == set(values)
    assert dict(found.needs) == needs


# The table of presets

PRESET_TABLE: list[tuple[str, Any, Any, Any]] = [
    ("jokers", 2, 2, 0),
    ("revolution", True, True, False),
    ("sequence_revolution", 4, 0, 4),
    ("sequence", True, True, False),
    ("sequence_effects", "all", "none", "all"),
    ("skip", False, False, True),
    ("equal_plain", False, False, False),
    ("suit_lock", True, True, False),
    ("number_lock", "off", "off", "off"),
    ("eight_cut", True, True, False),
    ("jack_back", True, False, False),
    ("nine_reverse", False, False, False),
    ("spade_three", True, True, False),
    ("illegal_finish", True, True, False),
    ("illegal_finish_eight", True, True, False),
    ("illegal_finish_spade_three", False, True, False),
    ("downfall", True, True, False),
    ("permanent_pass", False, True, True),
    ("two_clears", "off", "off", "same-number"),
    ("first_card", "3D", "3D", "3C"),
    ("first_card_played", False, False, True),
    ("first_player", "beggar", "beggar", "beggar"),
    ("exchange", "blind", "blind", "blind"),
    ("equal_hands", False, True, False),
    ("rounds", 0, 12, 0),
    ("titles_reset", 0, 4, 0),
]


@rows(("name", "japan", "federation", "western"), PRESET_TABLE, ids=[r[0] for r in PRESET_TABLE])
def test_presets(name: str, japan: Any, federation: Any, western: Any) -> None:
    found = [getattr(PRESETS[preset], name) for preset in ("japan", "federation", "western")]
    assert found == [japan, federation, western]


RICH_ON = (
    *("spade_three", "five_skip", "queen_bomber", "nines_cut", "sandstorm", "overturn", "calamity"),
    *("revolution", "skip", "no_skip_on_two", "sequence", "suit_lock", "eight_cut", "nine_reverse"),
    *("jack_back", "illegal_finish", "illegal_finish_eight", "illegal_finish_spade_three"),
    "downfall",
)


def test_everything_local_has_all_compatible_rules() -> None:
    rich = PRESETS["rich"]
    assert [name for name in RICH_ON if not getattr(rich, name)] == []
    assert (rich.number_lock, rich.seven_give, rich.ten_discard) == ("any", "up-to", "up-to")
    assert not rich.equal_plain
    assert not rich.permanent_pass
    assert rich.two_clears == "off"
