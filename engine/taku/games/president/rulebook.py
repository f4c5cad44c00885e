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
EQUAL = Example(
    ("deal 7S 3S | 7H 6C | 8H TC | 4H KC", "7S", "7H"),
    yes=("8H", "pass"),
    options={"skip": False, "equal_plain": True},
)
FIVE_IN_A_ROW = Example(
    ("deal 3S 4S 5S 6S 9D | 7H 8H 9H TH | 8D JD | TC QC", "3S 4S 5S 6S"),
    yes=("7H 8H 9H TH",),
    options={"sequence": True, "sequence_revolution": 5},
)
NO_EFFECT = Example(
    ("deal 6S 7S 8S 9D | 9H TH JH 3C | 8D JD | TC QC", "6S 7S 8S"),
    yes=("9H TH JH", "pass"),
    options={"sequence": True, "eight_cut": True, "sequence_effects": "none"},
)
NUMBER_LOCK = Example(
    ("deal 5S 9D | 6H QD | 7D 7H 8S X1 | 4H KC", "5S", "6H"),
    yes=("7D", "X1"),
    no={"8S": "number-lock"},
    options={"number_lock": "any"},
)
BOTH_LOCKS = Example(
    ("deal 5S 9D | 6S QD | 7S 7H 8S | 4H KC", "5S", "6S"),
    yes=("7S",),
    no={"7H": "lock", "8S": "number-lock"},
    options={"number_lock": "with-suit"},
)
SPADE_THREE = Example(
    ("deal X1 9D | 3C 3S TC | 4H TD | 5D 6D", "X1"),
    yes=("3S", "pass"),
    no={"3C": "follow", "TC": "follow"},
    options={"spade_three": True},
)
FIVE_SKIP = Example(
    ("deal 5S 9D | TC QD | 6D 3H | 9C JC", "5S"),
    yes=("6D", "pass"),
    no={"TC": "not-yours"},
    options={"five_skip": True},
)
SEVEN_GIVE = Example(
    ("deal 7S 3H 4D 9D | TC QD | 3C 6D | 9C JC", "7S"),
    yes=("give 3H", "give none"),
    no={"give 3H 4D": "seven-give"},
    options={"seven_give": "up-to"},
)
TEN_DISCARD = Example(
    ("deal TS TH 3H 4D 5D | JC JD | 3C 6D | 9C KC", "TS TH"),
    yes=("discard 3H 4D", "discard none"),
    no={"discard 3H 4D 5D": "ten-discard"},
    options={"ten_discard": "up-to"},
)
QUEEN_BOMBER = Example(
    ("deal QS 5D 9D | 5C 5H KD | 9H 6D | JC KC", "QS"),
    yes=("name 5", "name 2", "name none"),
    no={"name 5 9": "queen-bomber"},
    options={"queen_bomber": True},
)
BOMBED = Example(
    ("deal QS 4D | 5C | 5H | 5D", "QS", "name 5"),
    scores=(0, 3, 2, 1),
    options={"queen_bomber": True},
)
NINES_CUT = Example(
    ("deal 9S 9H 4D | JC JD QD | 3C 6D | TC KC", "9S 9H"),
    yes=("4D",),
    no={"pass": "lead"},
    options={"nines_cut": True},
)
SANDSTORM = Example(
    ("deal 2S 2H 4D | 3S 3H 3C X1 | 5C 5D | 6C 7C", "2S 2H"),
    yes=("3S 3H 3C",),
    no={"3S 3H X1": "follow"},
    options={"sandstorm": True},
)
TWO_CLEARS = Example(
    ("deal 7S 3C | 2S 4D | 5C 5H | 6C KD", "7S", "2S"),
    yes=("4D",),
    no={"pass": "lead"},
    options={"two_clears": "same-number"},
)
SINGLE_TWO = Example(
    ("deal 7S 7H 3C | 2S 4D | 5C 5H | 6C KD", "7S 7H"),
    yes=("2S",),
    no={"4D": "follow"},
    options={"two_clears": "single"},
)
ILLEGAL_SPADE_THREE = Example(
    ("deal X1 5H | 3S | 6S 9C | 8H 9H", "X1", "3S", "6S", "8H", "pass", "9C", "9H"),
    scores=(1, 0, 3, 2),
    options={"spade_three": True, "illegal_finish": True, "illegal_finish_spade_three": True},
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
ONE_CARD_EACH = "deal 5S | 6S | 7S | 8S"
LATER_ROUNDS = (
    *(ONE_CARD_EACH, "give 7S", "give 6S", "give 8S", "give 5S", "8S", "pass", "pass", "6S"),
    *(ONE_CARD_EACH, "give 8S", "give 6S", "give 7S", "give 5S", "7S", "pass", "pass", "6S"),
    *(ONE_CARD_EACH, "give 7S", "give 6S", "give 8S", "give 5S", "8S", "pass", "pass", "6S"),
)
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
OVERTURN = Example(
    (
        *("deal 4S | 5S | 6S | 3D", "3D", "4S", "5S"),
        *("deal 5C 6H | 5D 7H | 9H QH KS | 9D 9C JD", "give KS QH", "give 7H", "give 9D 9C"),
        *("give 5C", "9H 9D 9C"),
    ),
    scores=(1, 2, 3, 0),
    options={"overturn": True},
)
CALAMITY = Example(
    (*FIRST_ROUND, "deal 5C 6H | 5D 7H | 9H TH 3S | AD 2C JD"),
    yes=("swap", "keep"),
    options={"calamity": True},
)
FIRST_CARD = Example(
    ("deal 4S | 3D 5D | 6S 9C | 3C 3H 9S",),
    yes=("3C", "3H 3C"),
    no={"9S": "first"},
    options={"first_card": "3C", "first_card_played": True},
)
SPADES_FIRST = Example(
    ("deal 4S 9D | 3D 5D | 3S 9C | 3C 3H",), yes=("3S", "9C"), options={"first_card": "3S"}
)
EQUAL_HANDS = Example(
    ("deal 3D 3C 3H | 4D 4C 4H | 5D 5C 5H | 6D 6C 6H",),
    items=("3D 3C 3H", "4D 4C 4H", "5D 5C 5H", "6D 6C 6H"),
    options={"equal_hands": True},
)
FOUR_ROUNDS = Example((*FIRST_ROUND, *LATER_ROUNDS), scores=(2, 1, 3, 0), options={"rounds": 4})
RESET = Example(
    (*FIRST_ROUND, *LATER_ROUNDS, "deal 4D 5C | 4S 6C | 3D 7D | 8H 9H"),
    yes=("3D", "7D"),
    options={"rounds": 8, "titles_reset": 4},
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
    Rule("first-card", "play", option="first_card", examples=(SPADES_FIRST,)),
    Rule("first-card-played", "play", option="first_card_played", examples=(FIRST_CARD,)),
    Rule("equal-hands", "play", option="equal_hands", examples=(EQUAL_HANDS,)),
    Rule("lead", "play", examples=(LEAD,)),
    Rule("follow", "play", examples=(FOLLOW,)),
    Rule("pass", "play", examples=(PASS_AND_PLAY,)),
    Rule("permanent-pass", "play", option="permanent_pass", examples=(ONE_PASS,)),
    Rule("auto-pass", "play", option="auto_pass", examples=(ONLY_PASS,)),
    Rule("ready-made", "special"),
    Rule("revolution", "special", option="revolution", examples=(REVOLUTION, COUNTER)),
    Rule("skip", "special", option="skip", examples=(SKIP, NO_SKIP)),
    Rule("skip-two", "special", option="no_skip_on_two", examples=(SKIP_TWO,)),
    Rule("equal-plain", "special", option="equal_plain", examples=(EQUAL,)),
    Rule("lock", "special", option="suit_lock", examples=(LOCK,)),
    Rule("number-lock", "special", option="number_lock", examples=(NUMBER_LOCK, BOTH_LOCKS)),
    Rule("spade-three", "special", option="spade_three", examples=(SPADE_THREE,)),
    Rule("sandstorm", "special", option="sandstorm", examples=(SANDSTORM,)),
    Rule("five-skip", "special", option="five_skip", examples=(FIVE_SKIP,)),
    Rule("seven-give", "special", option="seven_give", examples=(SEVEN_GIVE,)),
    Rule("eight-cut", "special", option="eight_cut", examples=(EIGHT_CUT,)),
    Rule("nine-reverse", "special", option="nine_reverse", examples=(NINE_REVERSE,)),
    Rule("nines-cut", "special", option="nines_cut", examples=(NINES_CUT,)),
    Rule("ten-discard", "special", option="ten_discard", examples=(TEN_DISCARD,)),
    Rule("jack-back", "special", option="jack_back", examples=(JACK_BACK, NORMAL_AGAIN)),
    Rule("queen-bomber", "special", option="queen_bomber", examples=(QUEEN_BOMBER, BOMBED)),
    Rule("two-clears", "special", option="two_clears", examples=(TWO_CLEARS, SINGLE_TWO)),
    Rule("sequence-revolution", "special", option="sequence_revolution", examples=(FIVE_IN_A_ROW,)),
    Rule("sequence-effects", "special", option="sequence_effects", examples=(NO_EFFECT,)),
    Rule("illegal-finish", "special", option="illegal_finish", examples=(ILLEGAL,)),
    Rule(
        "illegal-finish-eight", "special", option="illegal_finish_eight", examples=(ILLEGAL_EIGHT,)
    ),
    Rule(
        "illegal-finish-spade-three",
        "special",
        option="illegal_finish_spade_three",
        examples=(ILLEGAL_SPADE_THREE,),
    ),
    Rule("titles", "titles", examples=(TITLES,)),
    Rule("calamity", "titles", option="calamity", examples=(CALAMITY,)),
    Rule("exchange", "titles", option="exchange", examples=(EXCHANGE, GIFT)),
    Rule("downfall", "titles", option="downfall", examples=(DOWNFALL,)),
    Rule("overturn", "titles", option="overturn", examples=(OVERTURN,)),
    Rule("titles-reset", "titles", option="titles_reset", examples=(RESET,)),
    Rule("score", "scoring", option="scoring", examples=(LIVES,)),
    Rule("minister", "scoring", option="minister_loses", examples=(SPARED,)),
    Rule("length", "scoring", option="length"),
    Rule("rounds", "scoring", option="rounds", examples=(FOUR_ROUNDS,)),
)
