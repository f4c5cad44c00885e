"""The rules sheet of President: its words are in the Fluent files, its examples are logs."""

from taku.game import Example, Rule

ORDER = Example(("deal 3S | 3H | 3C | 3D",), items=("3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2S X1",))
KINDS = Example(
    ("deal 7H QS QC 5S 5H 5D 9S 9H 9C X1 4D | 3C 3H | 4C 4H | 6H 6D",),
    yes=("7H", "QS QC", "5S 5H 5D", "9S 9H 9C X1"),
    bare=True,
)
SETS = Example(
    ("deal QS QH 9S 9D X1 5C | 3C 3H | 4C 4H | 5H 5D",),
    yes=("QS QH", "9S 9D X1"),
    no={"QS 9S": "combination"},
)
JOKER = Example(
    ("deal 2S 3S | X1 5H 6C | 7H 8C | 9H TC", "2S"),
    yes=("X1",),
    no={"5H": "follow", "5H X1": "follow"},
)
TWO_JOKERS = Example(
    ("deal 2S 2H 3S | X1 X2 6C | 7H 8C | 9H TC", "2S 2H"),
    yes=("X1 X2",),
    no={"6C X1": "follow", "X1": "follow"},
)
SEQUENCES = Example(
    ("deal 5S 6S 7S 6H AS 2S 3S X1 | 3C 3H | 4C 4H | 5H 5D",),
    yes=("5S 6S 7S", "5S X1 7S", "X1 AS 2S"),
    no={"5S 6S": "combination", "5S 6H 7S": "combination", "AS 2S 3S": "combination"},
    options={"sequence": True},
)
LONGER = Example(
    ("deal 5S 6S 7S 3H | 6H 7H 8H 8D 9D TC | 4C 4H | 5H 5D", "5S 6S 7S"),
    yes=("6H 7H 8H",),
    no={"8D 9D": "combination", "8H 9D TC": "combination"},
    options={"sequence": True},
)
LAST_CARD = Example(("deal QD 5D 6C | KC | 7H 8C | 9H TC", "QD"), yes=("KC",))
FIRST = Example(("deal 3D 4S 9C | 5H 6C | 7H 8C | 9H TC",), yes=("3D", "9C"))
LEAD = Example(("deal 4S 9C | 5H 6C | 7H 8C | 9H TC",), yes=("4S",), no={"pass": "lead"})
FOLLOW = Example(
    ("deal 9S 9H 3C | 8S 8D TS TD AC | 7H 8C | 9C TC", "9S 9H"),
    yes=("TS TD", "pass"),
    no={"8S 8D": "follow", "AC": "follow"},
)
PASS_AND_PLAY = Example(
    ("deal 5S 6S | 8H 9C | 7H TC | 4H KC", "5S", "pass", "7H", "pass", "pass"), yes=("8H", "9C")
)
ONE_PASS = Example(
    ("deal 6C TS 4H | 7D 5C JC | 8D QH 5S | 9H 7C 5H", "6C", "pass", "8D", "9H", "TS"),
    yes=("QH", "pass"),
    no={"5S": "follow"},
    options={"permanent_pass": True},
)
ONLY_PASS = Example(
    ("deal AS 6D | 5C 9D QC | TS 8H | JD 7C", "AS"), yes=("pass",), no={"QC": "follow"}
)
COUNTER = Example(
    ("deal 7S 7H 7C 7D KS | 6S 6H 6C 6D 8S 8H 8C 8D | 9H TC | KH JD", "7S 7H 7C 7D"),
    yes=("6S 6H 6C 6D",),
    no={"8S 8H 8C 8D": "follow"},
)
REVOLUTION = Example(
    (
        "deal 7S 7H 7C 7D KS 4C | 3S 2H QH | 9H TC 5C | 4H KC JD",
        *("7S 7H 7C 7D", "pass", "pass", "pass", "KS"),
    ),
    yes=("3S", "QH"),
    no={"2H": "follow"},
)
SKIP = Example(("deal 7S 3S | 7H 6C | 8H TC | 4H KC", "7S"), yes=("7H",), no={"6C": "follow"})
NO_SKIP = Example(
    ("deal 7S 3S | 7H 6C | 8H TC | 4H KC", "7S"), no={"7H": "follow"}, options={"skip": False}
)
SKIP_TWO = Example(
    ("deal 2S 3S | 2H X1 | 8H TC | 4H KC", "2S"),
    yes=("X1",),
    no={"2H": "skip-two"},
    options={"no_skip_on_two": True},
)
LOCK = Example(
    ("deal 4S 3D | 6S 3H | KS KH X1 | 4H QC", "4S", "6S"),
    yes=("KS", "X1"),
    no={"KH": "lock"},
    options={"suit_lock": True},
)
EIGHT_CUT = Example(
    ("deal 4S 3D | 8S 3H 5C | KS KH | 4H QC", "4S", "8S"),
    yes=("3H",),
    no={"pass": "lead"},
    options={"eight_cut": True},
)
NINE_REVERSE = Example(
    ("deal 9S 3D | 4S 3H | KS KH | 4H QC", "9S"),
    yes=("QC",),
    no={"4H": "follow"},
    options={"nine_reverse": True},
)
JACK_BACK = Example(
    ("deal JS 3D | TH 2H | KS KH | 4H QC", "JS"),
    yes=("TH",),
    no={"2H": "follow"},
    options={"jack_back": True},
)
NORMAL_AGAIN = Example(
    (
        "deal 6S 6H 6C 6D JS 3D | QD TC | KS KH | 4H QC",
        *("6S 6H 6C 6D", "pass", "pass", "pass", "JS"),
    ),
    yes=("QD",),
    no={"TC": "follow"},
    options={"jack_back": True},
)
ILLEGAL = Example(
    ("deal 5S | 6S | KS 4D | 2H", "5S", "6S", "KS", "2H"),
    scores=(3, 2, 1, 0),
)
ILLEGAL_EIGHT = Example(
    ("deal 4S | 5S | 6S 4D | 8H", "4S", "5S", "6S", "8H"),
    scores=(3, 2, 1, 0),
    options={"eight_cut": True, "illegal_finish_eight": True},
)
FIVE = ("deal 4S | 5S | 6S | 7S | 8D", "4S", "5S", "6S", "7S")
TITLES = Example(FIVE, scores=(4, 3, 2, 1, 0), seats=5)
LIVES = Example(FIVE, scores=(1, -1, -1, -2, -3), seats=5, options={"scoring": "lives"})
SPARED = Example(
    FIVE,
    scores=(1, 0, -1, -2, -3),
    seats=5,
    options={"scoring": "lives", "minister_loses": False},
)
FIRST_ROUND = ("deal 4S | 5S | 6S | 3D", "3D", "4S", "5S")  # seat 3 President, seat 2 Beggar
EXCHANGE = Example(
    (*FIRST_ROUND, "deal 4C 5C 6C 9C | 7D 8D KD 2D | 2S 2H X1 4D | 3S 4S QS AS"),
    yes=("give X1 2H",),
    no={"give 2S 2H": "exchange", "give 4D 2S": "exchange"},
)
GIFT = Example(
    (*EXCHANGE.setup, "give X1 2H", "give 2D"),
    yes=("give 3S 4S", "give 4S QS"),
    no={"give 3S": "exchange"},
)
DOWNFALL = Example(
    (
        *("deal 3D | 4S | 5S | 6S", "3D", "4S", "5S"),
        *("deal 4C 4D 9S | 6H 8H | JD 5D | KS QH 7S", "give KS QH", "give JD"),
        *("give 4C 4D", "give 6H", "4C 4D", "pass", "pass", "pass", "7S", "8H", "pass", "JD"),
    ),
    scores=(0, 2, 1, 3),
)

RULEBOOK = (
    Rule("combination", "combinations", examples=(ORDER, KINDS, SETS)),
    Rule("sequence", "combinations", option="sequence", examples=(SEQUENCES, LONGER)),
    Rule("joker", "combinations", option="jokers", examples=(JOKER, TWO_JOKERS)),
    Rule("aim", "play", examples=(LAST_CARD,)),
    Rule("first", "play", option="first_player", examples=(FIRST,)),
    Rule("lead", "play", examples=(LEAD,)),
    Rule("follow", "play", examples=(FOLLOW,)),
    Rule("pass", "play", examples=(PASS_AND_PLAY,)),
    Rule("permanent-pass", "play", option="permanent_pass", examples=(ONE_PASS,)),
    Rule("auto-pass", "play", option="auto_pass", examples=(ONLY_PASS,)),
    Rule("ready-made", "special"),
    Rule("revolution", "special", option="revolution", examples=(REVOLUTION, COUNTER)),
    Rule("skip", "special", option="skip", examples=(SKIP, NO_SKIP)),
    Rule("skip-two", "special", option="no_skip_on_two", examples=(SKIP_TWO,)),
    Rule("lock", "special", option="suit_lock", examples=(LOCK,)),
    Rule("eight-cut", "special", option="eight_cut", examples=(EIGHT_CUT,)),
    Rule("nine-reverse", "special", option="nine_reverse", examples=(NINE_REVERSE,)),
    Rule("jack-back", "special", option="jack_back", examples=(JACK_BACK, NORMAL_AGAIN)),
    Rule("illegal-finish", "special", option="illegal_finish", examples=(ILLEGAL,)),
    Rule(
        "illegal-finish-eight", "special", option="illegal_finish_eight", examples=(ILLEGAL_EIGHT,)
    ),
    Rule("titles", "titles", examples=(TITLES,)),
    Rule("exchange", "titles", option="exchange", examples=(EXCHANGE, GIFT)),
    Rule("downfall", "titles", option="downfall", examples=(DOWNFALL,)),
    Rule("score", "scoring", option="scoring", examples=(LIVES,)),
    Rule("minister", "scoring", option="minister_loses", examples=(SPARED,)),
    Rule("length", "scoring", option="length"),
)
