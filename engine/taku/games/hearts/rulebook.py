"""The rules sheet of hearts: its words are in the Fluent files, its examples are logs."""

from dataclasses import replace

from taku.game import Example, Rule

NO_PASS = {"passing": False}


def hand(deal: str, cards: str) -> tuple[str, ...]:
    """Return the log of a hand, or of its beginning."""
    return deal, *cards.split()


RANKS = "AKQJT98765432"
ORDER = Example((), items=(" ".join(f"{rank}S" for rank in RANKS),))
PENALTIES = Example((), items=("QS", " ".join(f"{rank}H" for rank in RANKS)))

FIRST_LEAD = Example(
    ("deal 5C 3D | 2C 7C | 4C 9H | KC JD",),
    yes=("2C",),
    no={"7C": "two-of-clubs"},
)
FOLLOW = Example(
    ("deal 2C 3D 9S | 5C JC 6H | 8D 9C TD | KH KC 4S", "2C"),
    yes=("5C", "JC"),
    no={"6H": "follow-suit"},
    options=NO_PASS,
)
THROW = Example(
    ("deal 2C 3D | 5C 6H | 8D 9C | KH KC", "2C", "5C", "9C", "KC", "KH", "3D"),
    yes=("6H",),
)
FIRST_TRICK = Example(
    ("deal 2C 3C 6S | 4D QS 5H | 2H 9C TD | KD 7H JC", "2C"),
    yes=("4D",),
    no={"QS": "first-trick", "5H": "first-trick"},
    options=NO_PASS,
)
ONLY_PENALTIES = Example(
    ("deal 2C 3C | QS 5H | 9C TD | KD JC", "2C"),
    yes=("QS", "5H"),
)
UNBROKEN = Example(
    ("deal 2C 3C 6S 8S | 4D QC 5H 9D | 2H 9C TD JS | KC 4H JH KS", "2C", "QC", "9C", "KC"),
    yes=("KS",),
    no={"4H": "hearts-broken", "JH": "hearts-broken"},
    options=NO_PASS,
)
BROKEN = Example(
    (
        "deal 2C 3D 6S 8S | QC 5H 7H 9H | 2H 9C TD JS | KC AD JH KS",
        *("2C", "QC", "9C", "KC", "AD", "3D", "5H", "TD"),
    ),
    yes=("JH", "KS"),
    options=NO_PASS,
)
PASS = Example(
    ("deal QS KS 2H 5C 9C | 3C 4C 6C 7C 8C | 2D 3D 4D 5D 6D | 7D 8D 9D TD JD",),
    yes=("pass QS KS 9C",),
    no={"pass QS KS": "pass"},
)
BONUS = Example(
    ("deal 2C 3C 6S 8S | 4D QC 5H 9D | 2H 9C TD JS | KC 4H JH JD", "2C", "QC", "9C", "KC"),
    yes=("JD",),
    no={"4H": "hearts-broken"},
    options={"passing": False, "bonus_card": "JD"},
)

FOURTH = hand("deal 5D | 8D | JD | 3D", "5D 8D JD 3D") * 3  # three hands without points
SCATTER = Example(
    (*FOURTH, "deal QS KS 2H 5C | 3C 4C 6C 7C | 2D 3D 4D 5D | 7D 8D 9D TD"),
    yes=("pass QS KS 2H", "pass 2H QS KS"),
    no={"pass QS KS": "pass"},
    options={"scatter": True},
)
SMOOSH = Example(
    SCATTER.setup,
    yes=("pass QS KS 2H",),
    no={"pass QS KS": "pass"},
    options={"smoosh": True},
)

# Seat 0 takes the hearts from 2 to 6, seat 1 the queen and the jack of diamonds, seat 2 the rest.
PARTED = hand(
    "deal 4C JD 8H 8C 9C TH TC | 5C KS 2D 3H 4H JH 5S"
    " | 2C QS AD 6C 5H AH KH | 3C 2S 7H 2H 6H 9H QH",
    "2C 3C 4C 5C KS QS 2S JD 2D AD 7H 8H 6C 2H 8C 3H 9C 4H 5H 6H TH JH AH 9H KH QH TC 5S",
)
SHARED_OUT = Example(PARTED, scores=(5, 13, 8, 0), options=NO_PASS)
WITH_BONUS = Example(PARTED, scores=(5, 3, 8, 0), options={**NO_PASS, "bonus_card": "JD"})
ACROSS = Example(PARTED, scores=(13, 13, 13, 13), options={**NO_PASS, "partnership": "fixed"})
# Seats 3 and 0 take the first tricks, then seat 0 a heart, and seat 2 the queen.
FOUND = Example(
    hand(
        "deal 3C KC KD 4D | 5C 7C 5H QS | 2C TC TD 9D | AC 9C 3D 6D",
        "2C AC 3C 5C 9C KC 7C TC KD 5H TD 3D 4D QS 9D 6D",
    ),
    scores=(1, 13, 13, 1),
    options={**NO_PASS, "partnership": "ad-hoc"},
)

SHOT = hand(
    "deal AS AH KH QH | KS JH 8H 5H | QS TH 7H 4H | 9H 6H 3H 2H",
    "AS KS QS 9H AH JH TH 6H KH 8H 7H 3H QH 5H 4H 2H",
)
SUBTRACTED = Example((*SHOT, "moon subtract"), scores=(-26, 0, 0, 0), options=NO_PASS)
ADDED = Example((*SHOT, "moon add"), scores=(0, 26, 26, 26), options=NO_PASS)
TOGETHER = Example(
    (*SHOT, "moon subtract"),
    scores=(-26, 0, -26, 0),
    options={**NO_PASS, "partnership": "fixed"},
)

# Seat 0 takes all penalty cards, seat 1 the jack of diamonds.
NO_JACK = hand(
    "deal AS AH KH QH 2D | KS JH 8H 5H JD | QS TH 7H 4H 3D | 9H 6H 3H 2H 4D",
    "2D JD 3D 4D KS QS 9H AS AH JH TH 6H KH 8H 7H 3H QH 5H 4H 2H",
)
JACK = {**NO_PASS, "bonus_card": "JD"}
NO_MOON = Example(NO_JACK, scores=(26, -10, 0, 0), options={**JACK, "moon_needs_bonus": True})
IN_MOON = Example(
    (*NO_JACK, "moon add"), scores=(0, 16, 26, 26), options={**JACK, "bonus_on_moon": True}
)

# Seat 2 takes 16 points three times, and reaches 50 with two more hearts.
# Seat 0 has led clubs; whatever the others hold, its hearts and the queen take the rest.
CLAIMED = ("deal AC QS KH AH | 3C 4H 5D 6S | 2C 2H 7H 8D | 9C 3H TD JS", "2C", "9C", "AC", "3C")
TOO_LOW = ("deal AC AH KH JH | 3C 4H 5D 6S | 2C QH 7H 8D | 9C 3H TD JS", "2C", "9C", "AC", "3C")
CLAIM = Example((*CLAIMED, "claim take"), scores=(19, 0, 0, 0), options=NO_PASS)
NO_CLAIM = Example(TOO_LOW, yes=("AH", "KH", "JH"), no={"claim take": "claim"}, options=NO_PASS)

END = Example(
    hand("deal 3H | QS | AH | 2H", "3H QS AH 2H") * 3
    + hand("deal 3C 4H | AC 9D | 2C KD | 7C TH", "2C 7C 3C AC 9D KD TH 4H"),
    scores=(0, 0, 2, 0),
    options={**NO_PASS, "target": 50},
)


# House rules


def changed(example: Example, **options: object) -> Example:
    """Return an example under further house rules."""
    return replace(example, options={**example.options, **options})


COSTS = {
    "hearts-only": (5, 0, 8, 0),
    "black-maria": (5, 23, 8, 0),
    "face": (5, 13, 18, 0),
    "pip": (20, 0, 84, 0),
    "spot": (20, 25, 74, 0),
}
OTHER_PENALTIES = tuple(
    replace(changed(SHARED_OUT, penalties=penalties), scores=scores)
    for penalties, scores in COSTS.items()
)
KITTY = Example(
    hand("deal 2C 5D | 3C 6D | 4C 7D | QS", "2C 3C 4C 7D 5D 6D"),
    scores=(0, 0, 13),
    options={**NO_PASS, "extra_cards": "first-trick"},
    seats=3,
)
LEAD_BY_DEAL = Example(
    ("deal 3D 4C | 5D 2C | 6D 7C | 8D 9C",),
    yes=("3D", "4C"),
    options={**NO_PASS, "first_lead": "by-deal"},
)
FIRST_TRICK_HANDS = ("deal 2C 3C 6S | 4D QS 5H | 2H 9C TD | KD 7H JC", "2C")
ANY_FIRST_TRICK = Example(
    FIRST_TRICK_HANDS, yes=("4D", "QS", "5H"), options={**NO_PASS, "first_trick": "any"}
)
WAITING = Example(
    FIRST_TRICK_HANDS,
    yes=("4D", "5H"),
    no={"QS": "queen-waits"},
    options={**NO_PASS, "first_trick": "any", "queen_waits": True},
)
FORCED = Example(
    FIRST_TRICK_HANDS,
    yes=("QS",),
    no={"4D": "queen-forced", "5H": "queen-forced"},
    options={**NO_PASS, "first_trick": "any", "queen_forced": "void"},
)
FREE_HEARTS = Example(
    UNBROKEN.setup, yes=("KS", "4H", "JH"), options={**NO_PASS, "lead_hearts": "any-time"}
)
ONE_HAND = "deal QS KS 2H 5C 9C | 3C 4C 6C 7C 8C | 2D 3D 4D 5D 6D | 7D 8D 9D TD JD"
TO_THE_RIGHT = Example((ONE_HAND,), yes=("pass QS KS 9C",), options={"pass_cycle": "right"})
TWO_CARDS = Example(
    (ONE_HAND,), yes=("pass QS KS",), no={"pass QS KS 9C": "pass"}, options={"pass_count": 2}
)
HIGH_SPADES_STAY = Example(
    (ONE_HAND,),
    yes=("pass 2H 5C 9C",),
    no={"pass QS KS 9C": "keep-spades"},
    options={"keep_spades": True},
)
SETTLED = Example(SHOT, scores=(0, 26, 26, 26), options={**NO_PASS, "moon": "add"})
SUN = Example((*SHOT, "moon subtract"), scores=(-52, 0, 0, 0), options={**NO_PASS, "sun": True})
NO_TRICKS = Example(PARTED, scores=(5, 13, 8, -5), options={**NO_PASS, "no_tricks": 5})
FLOOR = replace(changed(WITH_BONUS, penalties="hearts-only", bonus_floor=True), scores=(5, 0, 8, 0))
HANDS = Example(END.setup, scores=END.scores, options={**NO_PASS, "hands": 4})
# The hand brings seat 2 from 48 to exactly 50 points: 2 for the hand, 50 off.
EXACT = Example(END.setup, scores=(0, 0, -48, 0), options={**NO_PASS, "exact": True})
# Three seats share the lowest total when seat 2 reaches 26 points: another hand is dealt.
TIE = Example(
    hand("deal 3H | QS | AH | 2H", "3H QS AH 2H") * 2,
    scores=(0, 0, 16, 0),
    options={**NO_PASS, "target": 26, "tie": "play-on"},
)

LOW_CLUB = {"first_lead": ("low-club",)}
SAFE = {"first_trick": ("safe",)}
BROKEN_FIRST = {"lead_hearts": ("broken",)}
CHOICE = {"moon": ("choice",)}
# Variants: each exists only under the values of its own option that differ from the usual one.
WAYS = {"pass_cycle": ("turning-no-hold", "left", "right", "across", "left-right")}
COUNTS = {"pass_count": (1, 2, 4)}
KITTIES = {"extra_cards": ("first-trick", "first-heart")}
BY_DEAL = {"first_lead": ("by-deal",)}
ANY_CARD = {"first_trick": ("any",)}
ANY_TIME = {"lead_hearts": ("any-time",)}
FORCES = {"queen_forced": ("void",)}
COSTLY = {"penalties": ("hearts-only", "black-maria", "face", "pip", "spot")}
SETTLING = {"moon": ("add", "subtract", "rescue", "none")}
PLAY_ON = {"tie": ("play-on",)}

RULEBOOK = (
    Rule("aim", "aim", examples=(PENALTIES,)),
    Rule("cards", "aim", examples=(ORDER,)),
    Rule("pass", "passing", option="passing", examples=(PASS,)),
    Rule("pass-cycle", "passing", option="pass_cycle", needs=WAYS, examples=(TO_THE_RIGHT,)),
    Rule("pass-count", "passing", option="pass_count", needs=COUNTS, examples=(TWO_CARDS,)),
    Rule("keep-spades", "passing", option="keep_spades", examples=(HIGH_SPADES_STAY,)),
    Rule("scatter", "passing", option="scatter", examples=(SCATTER,)),
    Rule("smoosh", "passing", option="smoosh", examples=(SMOOSH,)),
    Rule("trick", "play", examples=(THROW,)),
    Rule("two-of-clubs", "play", needs=LOW_CLUB, examples=(FIRST_LEAD,)),
    Rule("first-lead", "play", option="first_lead", needs=BY_DEAL, examples=(LEAD_BY_DEAL,)),
    Rule("follow-suit", "play", examples=(FOLLOW,)),
    Rule("first-trick", "play", needs=SAFE, examples=(FIRST_TRICK, ONLY_PENALTIES)),
    Rule(
        "any-first-trick", "play", option="first_trick", needs=ANY_CARD, examples=(ANY_FIRST_TRICK,)
    ),
    Rule("queen-waits", "play", option="queen_waits", examples=(WAITING,)),
    Rule(
        "hearts-broken", "play", option="break_by", needs=BROKEN_FIRST, examples=(UNBROKEN, BROKEN)
    ),
    Rule("free-hearts", "play", option="lead_hearts", needs=ANY_TIME, examples=(FREE_HEARTS,)),
    Rule("queen-forced", "play", option="queen_forced", needs=FORCES, examples=(FORCED,)),
    Rule("claim", "play", examples=(CLAIM, NO_CLAIM)),
    Rule("score", "scoring", examples=(SHARED_OUT,)),
    Rule("penalties", "scoring", option="penalties", needs=COSTLY, examples=OTHER_PENALTIES),
    Rule("moon", "scoring", needs=CHOICE, examples=(SUBTRACTED, ADDED)),
    Rule("moon-settled", "scoring", option="moon", needs=SETTLING, examples=(SETTLED,)),
    Rule("sun", "scoring", option="sun", examples=(SUN,)),
    Rule("no-tricks", "scoring", option="no_tricks", examples=(NO_TRICKS,)),
    Rule("end", "scoring", option="target", needs={"hands": (0,)}, examples=(END,)),
    Rule("hands", "scoring", option="hands", examples=(HANDS,)),
    Rule("exact", "scoring", option="exact", examples=(EXACT,)),
    Rule("tie", "scoring", option="tie", needs=PLAY_ON, examples=(TIE,)),
    Rule("kitty", "spices", option="extra_cards", needs=KITTIES, examples=(KITTY,)),
    Rule("bonus-card", "spices", option="bonus_card", examples=(BONUS, WITH_BONUS)),
    Rule("bonus-floor", "spices", option="bonus_floor", examples=(FLOOR,)),
    Rule("moon-needs-bonus", "spices", option="moon_needs_bonus", examples=(NO_MOON,)),
    Rule("bonus-on-moon", "spices", option="bonus_on_moon", examples=(IN_MOON,)),
    Rule("partnership", "spices", option="partnership", examples=(ACROSS, FOUND, TOGETHER)),
)
