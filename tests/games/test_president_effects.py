"""The order of effects of one play in President: every pair of the table, by its name there.

A pair that cannot meet has a row that comes as close as the cards allow.
"""

from typing import Any

import pytest

from taku.games.president.position import Question
from tiny_president import ROUND, Row, check

ON: dict[str, Any] = {
    "sequence": True,
    "suit_lock": True,
    "eight_cut": True,
    "nine_reverse": True,
    "jack_back": True,
}
ANY: dict[str, Any] = {"number_lock": "any", "suit_lock": True}
GIVE: dict[str, Any] = {"seven_give": "up-to"}
DISCARD: dict[str, Any] = {"ten_discard": "up-to"}
BOMB: dict[str, Any] = {"queen_bomber": True}
FIVE: dict[str, Any] = {"five_skip": True}
SKIP: dict[str, Any] = {"skip": True}
CUT: dict[str, Any] = {"nines_cut": True}
STORM: dict[str, Any] = {"sandstorm": True}
CLEAR: dict[str, Any] = {"two_clears": "same-number"}
ILLEGAL: dict[str, Any] = {"illegal_finish": True}
THREE: dict[str, Any] = {"spade_three": True}
ROW: dict[str, Any] = {"sequence": True}

# A lock comes first, and binds the rest of the trick.
LOCKS = [
    Row(
        id="suit lock + number lock",
        log="deal 5S 9D | 6S 4H | 7S 7H 8S | 4C KD, 5S, 6S",
        on=ANY,
        told="lock number-lock",
        moves="7S, pass",
    ),
    Row(
        id="lock + out",
        log="deal 5S 9D | 6S | 7S 7H 8S | 4C KD, 5S, 6S",
        on=ANY,
        told="lock number-lock out",
        moves="7S, pass",
    ),
    Row(
        id="lock + revolution",
        log="deal 5S 5H 5C 5D 9D | 4S 4H 4C 4D 9H | TC TD | KC KD, 5S 5H 5C 5D, 4S 4H 4C 4D",
        on=ANY,
        told="lock number-lock counter-revolution",
        is_={"number_lock": True, "revolution": False},
    ),
    Row(
        id="lock + J-back",
        log="deal TS 9D | JS 4H | TC 9S QS | 8S KD, TS, JS",
        on={**ANY, "jack_back": True},
        told="lock number-lock jack-back",
        moves="pass",
        refused={"TC": "lock", "9S": "number-lock", "QS": "follow"},
    ),
    Row(
        id="lock + 9",
        log="deal 8S 4D | 9S 4H | TH | TS TD, 8S, 9S",
        on={**ANY, "nine_reverse": True},
        told="lock number-lock nine-reverse",
        acts=0,
        is_={"number_lock": True},
    ),
    Row(
        id="lock + 7",
        log="deal 6S 4D | 7S 4H | 8S 8H | 4C KD, 6S, 7S",
        on={**ANY, **GIVE},
        told="lock number-lock seven-give",
        is_={"number_lock": True},
    ),
    Row(
        id="lock + 7: after the gift",
        log="deal 6S 4D | 7S 4H 4C | 8S 8H | 3C KD, 6S, 7S, give 4H",
        on={**ANY, **GIVE},
        moves="8S, pass",
    ),
    Row(
        id="lock + 10",
        log="deal 9S 4D | TS 4H 4C | JS JH | 3C KD, 9S, TS, discard 4H",
        on={**ANY, **DISCARD},
        moves="JS, pass",
    ),
    Row(
        id="lock + 10: the lock is told first",
        log="deal 9S 4D | TS 4H | JS JH | 4C KD, 9S, TS",
        on={**ANY, **DISCARD},
        told="lock number-lock ten-discard",
    ),
    Row(
        id="lock + Q",
        log="deal JS 4D | QS 4H 4C | KS KH | 3C KD, JS, QS, name 4",
        on={**ANY, **BOMB},
        moves="KS, pass",
    ),
    Row(
        id="lock + Q: the lock is told first",
        log="deal JS 4D | QS 4H | KS KH | 4C KD, JS, QS",
        on={**ANY, **BOMB},
        told="lock number-lock queen-bomber",
    ),
    Row(
        id="lock + 5",
        log="deal 4S 4D | 5S 4H | 6C 3H | 6S 6D, 4S, 5S",
        on={**ANY, **FIVE},
        told="lock number-lock five-skip skip",
        acts=3,
        moves="6S, pass",
    ),
    Row(
        id="lock + equal skip",
        log="deal 7S 7H 4D | 7C 7D 4H | 3H | 4C KD, 7S 7H, 7C 7D",
        on={**ANY, **SKIP},
        told="skip",
        is_={"lock": 0, "number_lock": False},
    ),
    Row(
        id="lock + equal skip: sequences",
        log="deal 4S 5S 6S KD | 4H 5H 6H KH | 3H | 4C KC, 4S 5S 6S, 4H 5H 6H",
        on={**ANY, **SKIP, **ROW},
        told="skip",
        is_={"lock": 0, "number_lock": False},
    ),
    Row(
        id="lock + end of trick: 8",
        log="deal 7S 4D | 8S 4H | 3H | 4C KD, 7S, 8S",
        on={**ANY, "eight_cut": True},
        told="eight-cut trick",
        leads=1,
    ),
    Row(
        id="lock + end of trick: 99",
        log="deal 8S 8H 4D | 9S 9H 4H | 3H | 4C KD, 8S 8H, 9S 9H",
        on={**ANY, **CUT},
        told="nines-cut trick",
        leads=1,
    ),
    Row(
        id="lock + end of trick: sandstorm",
        log="deal 2S 2H 2C 4D | 3S 3H 3C 4H | 5H | 4C KD, 2S 2H 2C, 3S 3H 3C",
        on={**ANY, **STORM},
        told="sandstorm trick",
        leads=1,
    ),
    Row(
        id="lock + end of trick: a 2",
        log="deal AS 4D | 2S 4H | 3H | 4C KD, AS, 2S",
        on={**ANY, **CLEAR},
        told="two-clears trick",
        leads=1,
    ),
    Row(
        id="lock + end of trick: ♠3",
        log="deal X1 4D | 3S 4H | 3H | 4C KD, X1, 3S",
        on={**ANY, **THREE},
        told="spade-three trick",
        leads=1,
    ),
]

# Out: what turns the order or the direction happens for those who are left.
LEFT = "4H 5H | 3H 5C | 4C KD"
OUT = [
    Row(
        id="out + revolution",
        log=f"deal 6S 6H 6C 6D | {LEFT}, 6S 6H 6C 6D",
        told="out revolution",
        acts=1,
        is_={"revolution": True},
    ),
    Row(
        id="out + J-back",
        log=f"deal JS | {LEFT}, JS",
        on=ON,
        told="out jack-back",
        is_={"jack_back": True},
    ),
    Row(
        id="out + 9",
        log=f"deal 9S | {LEFT}, 9S",
        on=ON,
        told="out nine-reverse",
        acts=3,
    ),
    Row(id="out + 7", log=f"deal 7S | {LEFT}, 7S", on=GIVE, told="out", acts=1),
    Row(
        id="out + 10",
        log=f"deal TS | {LEFT}, TS",
        on={"ten_discard": "exactly"},
        told="out",
        acts=1,
    ),
    Row(id="out + Q", log=f"deal QS | {LEFT}, QS", on=BOMB, told="out", acts=1),
    Row(
        id="out + equal skip",
        log="deal 7S 4D | 7H | 3H 5C | 4C KD, 7S, 7H",
        on=SKIP,
        told="out skip",
        acts=3,
    ),
    Row(id="out + 5-skip", log=f"deal 5S | {LEFT}, 5S", on=FIVE, told="out five-skip skip", acts=2),
    Row(
        id="out + end of trick",
        log=f"deal 8S | {LEFT}, 8S",
        on=ON,
        told="out eight-cut trick",
        leads=1,
    ),
    Row(
        id="out + end of trick, in the new direction",
        log=f"deal 8S 9S TS | {LEFT}, 8S 9S TS",
        on=ON,
        told="out nine-reverse eight-cut trick",
        leads=3,
    ),
    Row(
        id="out + illegal finish",
        log=f"deal 2S 2H 2C 2D | {LEFT}, 2S 2H 2C 2D",
        on=ILLEGAL,
        told="illegal-finish revolution",
        acts=1,
        is_={"finished": (), "disqualified": (0,), "revolution": True},
    ),
]

# Revolution and what else the cards carry.
ELSE = "4D | 4H | 3H | 4C"
REVOLUTION = [
    Row(
        id="revolution + J-back",
        log=f"deal JS JH JC JD {ELSE}, JS JH JC JD",
        on=ON,
        told="revolution jack-back",
        is_={"reversed": False, "revolution": True},
    ),
    Row(
        id="revolution + J-back: after the trick",
        log=f"deal JS JH JC JD {ELSE}, JS JH JC JD, pass, pass, pass",
        on=ON,
        leads=0,
        is_={"reversed": True},
    ),
    Row(
        id="revolution + 9",
        log=f"deal 9S 9H 9C 9D {ELSE}, 9S 9H 9C 9D",
        on={**ON, **CUT},
        told="revolution nine-reverse",
        acts=3,
    ),
    Row(
        id="revolution + 7",
        log="deal 7S 7H 7C 7D 4D 5D 6D 8D 9D | 4H | 3H | 4C, 7S 7H 7C 7D",
        on=GIVE,
        told="revolution seven-give",
        is_={"questions": (Question("hand-on", 4, 0),)},
    ),
    Row(
        id="revolution + 10",
        log="deal TS TH TC TD 4D 5D 6D 8D 9D | 4H | 3H | 4C, TS TH TC TD",
        on=DISCARD,
        told="revolution ten-discard",
        is_={"questions": (Question("discard", 4, 0),)},
    ),
    Row(
        id="revolution + Q",
        log=f"deal QS QH QC QD {ELSE}, QS QH QC QD",
        on=BOMB,
        told="revolution queen-bomber",
        is_={"questions": (Question("name", 4, 0),)},
    ),
    Row(
        id="revolution + 5-skip",
        log=f"deal 5S 5H 5C 5D {ELSE}, 5S 5H 5C 5D",
        on=FIVE,
        told="revolution five-skip skip skip skip trick",
        leads=0,
        is_={"reversed": True},
    ),
    Row(
        id="revolution + 8-cut",
        log=f"deal 8S 8H 8C 8D {ELSE}, 8S 8H 8C 8D",
        on=ON,
        told="revolution eight-cut trick",
        leads=0,
    ),
    Row(
        id="revolution + two-clears",
        log=f"deal 2S 2H 2C 2D {ELSE}, 2S 2H 2C 2D",
        on=CLEAR,
        told="revolution two-clears trick",
        leads=0,
    ),
    Row(
        id="revolution + sandstorm: four 3s",
        log="deal 3S 3H 3C 3D 4D | 4H | 5H | 4C, 3S 3H 3C 3D",
        on=STORM,
        told="revolution",
        acts=1,
    ),
    Row(
        id="revolution + sandstorm: three 3s",
        log="deal 3S 3H 3C 3D 4D | 4H | 5H | 4C, 3S 3H 3C",
        on=STORM,
        told="sandstorm trick",
        is_={"revolution": False},
    ),
]

# J-back, the direction, and what they meet.
TURNS = [
    Row(
        id="J-back + 9, 10",
        log="deal 9S TS JS 4D | 4H | 3H | 4C, 9S TS JS",
        on={**ON, **DISCARD},
        told="jack-back nine-reverse ten-discard",
    ),
    Row(
        id="J-back + 10, Q",
        log="deal TS JS QS 4D 6D | 4H | 3H | 4C, TS JS QS",
        on={**ON, **DISCARD, **BOMB},
        told="jack-back ten-discard",
        is_={"questions": (Question("discard", 1, 0), Question("name", 1, 0))},
    ),
    Row(
        id="J-back + 8-cut",
        log="deal 8S 9S TS JS 4D | 4H | 3H | 4C, 8S 9S TS JS",
        on={**ON, "sequence_revolution": 5},
        told="nine-reverse eight-cut trick",
        leads=0,
        is_={"jack_back": False},
    ),
    Row(
        id="J-back + equal skip",
        log="deal JS 4D | JH 4H | 3H | 4C, JS, JH",
        on={**ON, **SKIP},
        told="jack-back skip",
        acts=3,
        is_={"reversed": False},
    ),
    Row(
        id="9 + 8-cut",
        log="deal 8S 9S TS 4D | 4H | 3H | 4C, 8S 9S TS",
        on=ON,
        told="nine-reverse eight-cut trick",
        leads=0,
        is_={"direction": -1},
    ),
    Row(
        id="9 + 99-cut",
        log="deal 9S 9H 4D | 4H | 3H | 4C, 9S 9H",
        on={**ON, **CUT},
        told="nine-reverse nines-cut trick",
        leads=0,
        is_={"direction": -1},
    ),
    Row(
        id="9 + 7-give",
        log="deal 7S TS 9S 4D X1 KD | 4H | 3H | 4C, 7S X1 9S, give 4D",
        on={**ON, **GIVE},
        acts=3,
        hands={3: "4C 4D"},
    ),
    Row(
        id="9 + equal skip",
        log="deal 9S 4D | 4H 6H | 3H 6C | 9H KD, 9S, 9H",
        on={**ON, **SKIP},
        told="nine-reverse skip",
        acts=1,
    ),
    Row(
        id="9 + 5-skip",
        log="deal 5S 6S 7S 8S 9S 4D | 4H | 3H | 4C, 5S 6S 7S 8S 9S",
        on={"sequence": True, "nine_reverse": True, **FIVE},
        told="revolution nine-reverse five-skip skip",
        acts=2,
        is_={"skipped": 0b1000},
    ),
]

# Questions, in the order of ranks
LONG = "deal 7S 8S 9S TS JS QS 3D 4D 5D KD | 4H | 3H | 4C, 7S 8S 9S TS JS QS"
QUESTIONS = [
    Row(
        id="7 + 10",
        log=LONG,
        on={**ROW, **GIVE, **DISCARD},
        is_={"questions": (Question("hand-on", 1, 0), Question("discard", 1, 0))},
    ),
    Row(
        id="7 + 10: after the gift",
        log=f"{LONG}, give 3D",
        on={**ROW, **GIVE, **DISCARD},
        moves="discard 4D, discard 5D, discard KD, discard none",
    ),
    Row(
        id="7 + Q",
        log=LONG,
        on={**ROW, **GIVE, **BOMB},
        is_={"questions": (Question("hand-on", 1, 0), Question("name", 1, 0))},
    ),
    Row(
        id="10 + Q",
        log=LONG,
        on={**ROW, **DISCARD, **BOMB},
        is_={"questions": (Question("discard", 1, 0), Question("name", 1, 0))},
    ),
    Row(
        id="7 + 10 + Q",
        log=f"{LONG}, give 3D, discard 4D, name 5",
        on={**ROW, **GIVE, **DISCARD, **BOMB},
        acts=1,
        hands={0: "KD", 1: "4H 3D"},
    ),
    Row(
        id="7 + 8-cut",
        log="deal 7S 8S 9S 4D KD | 4H | 3H | 4C, 7S 8S 9S, give none",
        on={**ON, **GIVE},
        told="eight-cut trick",
        leads=0,
    ),
    Row(
        id="7 + 5-skip",
        log="deal 5S 6S 7S 4D KD | 4H | 3H | 4C, 5S 6S 7S, give 4D",
        on={**ROW, **GIVE, **FIVE},
        acts=2,
        hands={1: "4H 4D"},
        told="five-skip skip",
    ),
    Row(
        id="7 + equal skip",
        log="deal 7S 4D | 7H 4H 5H | 3H | 4C, 7S, give none, 7H, give 4H",
        on={**GIVE, **SKIP},
        told="skip",
        acts=3,
    ),
    Row(
        id="10 + equal skip",
        log="deal TS 4D | TH 4H 5H | 3H | 4C, TS, discard none, TH, discard 4H",
        on={**DISCARD, **SKIP},
        told="skip",
        acts=3,
    ),
    Row(
        id="Q + equal skip",
        log="deal QS 4D | QH 4H 5H | 3H | 6C, QS, name none, QH, name 5",
        on={**BOMB, **SKIP},
        told="bombed skip",
        acts=3,
    ),
]

# Skips
SKIPS = [
    Row(
        id="5-skip + equal skip",
        log="deal 5S 4D | 3H 4H | 5H 3C | 4C | 6D KD, 5S, 5H",
        on={**FIVE, **SKIP},
        seats=5,
        told="five-skip skip skip",
        acts=0,
    ),
    Row(
        id="5-skip + 8-cut",
        log="deal 5S 6S 7S 8S 4D | 4H | 3H | 4C, 5S 6S 7S 8S",
        on={**ON, **FIVE},
        told="revolution eight-cut trick",
        leads=0,
    ),
    Row(
        id="equal skip + 8-cut",
        log="deal 7S X1 9S 4D | 7H 8H 9H 4H | 3H | 5C KD, 7S X1 9S, 7H 8H 9H",
        on={**ROW, **SKIP, "eight_cut": True},
        told="eight-cut trick",
        leads=1,
    ),
    Row(
        id="equal skip + 8-cut: skip off",
        log="deal 7S X1 9S 4D | 7H 8H 9H 4H | 3H | 5C KD, 7S X1 9S",
        on={**ROW, "eight_cut": True},
        refused={"7H 8H 9H": "follow"},
    ),
    Row(
        id="equal skip + 99",
        log="deal 9S X1 4D | 9H 9C 4H | 3H | 5C KD, 9S X1, 9H 9C",
        on={**CUT, **SKIP},
        told="nines-cut trick",
        leads=1,
    ),
    Row(
        id="equal skip + 99: skip off",
        log="deal 9S X1 4D | 9H 9C 4H | 3H | 5C KD, 9S X1",
        on=CUT,
        refused={"9H 9C": "follow"},
    ),
    Row(
        id="equal skip + two-clears",
        log="deal 2S X1 4D | 2H 2C 4H | 3H | 5C KD, 2S X1, 2H 2C",
        on={**CLEAR, **SKIP},
        told="two-clears trick",
        leads=1,
    ),
    Row(
        id="equal skip + two-clears: skip off",
        log="deal 2S X1 4D | 2H 2C 4H | 3H | 5C KD, 2S X1",
        on=CLEAR,
        refused={"2H 2C": "follow"},
    ),
    Row(
        id="equal skip, 5-skip + permanent pass",
        log="deal 5S 9D | TC QD | 6D 7D | 9C JC, 5S, 6D, pass, 9D",
        on={**FIVE, "permanent_pass": True},
        acts=1,
    ),
    Row(
        id="equal skip + permanent pass",
        log="deal 7S 9D KH | 7H QD | TD KC | 9C JC, 7S, 7H, pass, 9D, pass",
        on={**SKIP, "permanent_pass": True},
        acts=2,
        legal="TD, KC, pass",
    ),
]

# Illegal finishes: the play and its effects stand.
FOUR = "5S 5H 5C 5D"
FINISH = [
    Row(
        id="♠3 + illegal finish",
        log="deal X1 9D | 3S | 4H TD | 5D 6D, X1, 3S",
        on={**THREE, **ILLEGAL, "illegal_finish_spade_three": True},
        told="illegal-finish spade-three trick",
        leads=2,
    ),
    Row(
        id="♠3 + illegal finish: option off",
        log="deal X1 9D | 3S | 4H TD | 5D 6D, X1, 3S",
        on={**THREE, **ILLEGAL},
        told="out spade-three trick",
        leads=2,
    ),
    Row(
        id="two-clears + illegal finish",
        log=f"deal 2S | {LEFT}, 2S",
        on={**CLEAR, **ILLEGAL},
        told="illegal-finish two-clears trick",
        leads=1,
    ),
    Row(
        id="sandstorm + illegal finish: reversed order",
        log=f"deal {FOUR} 3S 3H 3C | 4H 6H | 7H 6C | 4C KD, {FOUR}, pass, pass, pass, 3S 3H 3C",
        on={**STORM, **ILLEGAL},
        told="illegal-finish sandstorm trick",
        leads=1,
    ),
    Row(
        id="sandstorm + illegal finish: normal order",
        log="deal 3S 3H 3C | 4H 6H | 7H 6C | 4C KD, 3S 3H 3C",
        on={**STORM, **ILLEGAL},
        told="out sandstorm trick",
        leads=1,
    ),
]

# Out by a question, as by any legal finish. Seat 3 is President, seat 2 Beggar and leads.


def second_round(beggar: str, president: str = "9D 9C") -> str:
    """A log up to the first lead of round 2, when seat 2 has given two aces for two cards."""
    deal = f"deal 7C 4H | 5D 7H | {beggar} AS AH | {president}"
    return f"{ROUND}, {deal}, give AS AH, give 7H, give {president}, give 4H"


FALL: dict[str, Any] = {"downfall": True}
TURN: dict[str, Any] = {"overturn": True, "downfall": True}
LED = "9D 9C, pass, pass, pass"
FELL: dict[str, Any] = {"finished": (2,), "fallen": 3}
OVER: dict[str, Any] = {"ranking": (2, 1, 0, 3), "round": 3}
PLACES = [
    Row(
        id="out by 7 + downfall",
        log=f"{second_round('7S 3S')}, {LED}, 7S, give 3S",
        on={**GIVE, **FALL},
        is_=FELL,
    ),
    Row(
        id="out by 7 + overturn",
        log=f"{second_round('7S 3S')}, {LED}, 7S, give 3S",
        on={**GIVE, **TURN},
        is_=OVER,
    ),
    Row(
        id="out by 10 + downfall",
        log=f"{second_round('TS 3S')}, {LED}, TS, discard 3S",
        on={**DISCARD, **FALL},
        told="out downfall",
        is_=FELL,
    ),
    Row(
        id="out by 10 + overturn",
        log=f"{second_round('TS 3S')}, {LED}, TS, discard 3S",
        on={**DISCARD, **TURN},
        is_=OVER,
    ),
    Row(
        id="out by Q + downfall",
        log=f"{second_round('QS 3S')}, {LED}, QS, name 3",
        on={**BOMB, **FALL},
        told="bombed out downfall",
        is_=FELL,
    ),
    Row(
        id="out by Q + overturn",
        log=f"{second_round('QS 3S')}, {LED}, QS, name 3",
        on={**BOMB, **TURN},
        is_=OVER,
    ),
    Row(
        id="Q-bomber + downfall: the President is placed first",
        log=f"{second_round('QS QH')}, QS QH, name A 7",
        on={**BOMB, **FALL},
        is_={"finished": (3, 0), "fallen": None},
    ),
    Row(
        id="Q-bomber + downfall: the namer is placed first",
        log=f"{second_round('QS QH', 'KC KD')}, QS QH, name A K",
        on={**BOMB, **FALL},
        is_={"finished": (2, 3), "fallen": None},
    ),
    Row(
        id="Q-bomber + overturn: the Beggar names",
        log=f"{second_round('QS QH', 'KC KD')}, QS QH, name A K",
        on={**BOMB, **TURN},
        is_=OVER,
    ),
    Row(
        id="Q-bomber + overturn: another is placed first",
        log=f"{second_round('QS QH')}, QS QH, name A 7",
        on={**BOMB, **TURN},
        is_={"finished": (3, 0), "overturned": False},
    ),
]

# Answers that break locks, and jokers alone
JOKERS = [
    Row(
        id="sandstorm + locks",
        log="deal 5S 9D | 6S QD | 3S 3H 3C 7H | 4H KC, 5S, 6S, 3S 3H 3C",
        on={**ANY, **STORM},
        told="sandstorm trick",
        is_={"lock": 0, "number_lock": False},
    ),
    Row(
        id="♠3 + locks",
        log="deal 4H X1 9D | 5H TC | 3S KC | 5D 6D, 4H, 5H, pass, pass, X1, pass, 3S",
        on={**ANY, **THREE},
        told="spade-three trick",
        leads=2,
        is_={"lock": 0, "number_lock": False},
    ),
    Row(
        id="all-joker play + anything",
        log="deal X1 4D | 4H | 3H | 4C, X1",
        on={**ON, **ANY, **GIVE, **DISCARD, **BOMB, **FIVE, **CUT, **CLEAR},
        told="trick",
        leads=0,
    ),
    Row(
        id="all-joker play: ♠3 may answer one",
        log="deal X1 4D | 4H | 3H | 4C, X1",
        on=THREE,
        told="",
        acts=1,
    ),
    Row(
        id="all-joker play: ♠3 may not answer two",
        log="deal X1 X2 4D | 4H | 3H | 4C, X1 X2",
        on=THREE,
        told="trick",
        leads=0,
    ),
    Row(
        id="all-joker play: sandstorm may answer two",
        log="deal X1 X2 4D | 4H | 3H | 4C, X1 X2",
        on=STORM,
        told="",
        acts=1,
    ),
]


@pytest.mark.parametrize(
    "row",
    [*LOCKS, *OUT, *REVOLUTION, *TURNS, *QUESTIONS, *SKIPS, *FINISH, *PLACES, *JOKERS],
    ids=lambda row: row.id,
)
def test_effects_come_in_one_order(row: Row) -> None:
    check(row)
