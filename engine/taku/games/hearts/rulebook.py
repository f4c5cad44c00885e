"""The rules sheet of hearts: its sentences are in the words, its examples are played here."""

from taku.game import Example, Rule

NO_PASS = {"passing": False}

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

RULEBOOK = (
    Rule("aim", "aim"),
    Rule("cards", "aim"),
    Rule("pass", "passing", option="passing", examples=(PASS,)),
    Rule("scatter", "passing", option="scatter"),
    Rule("smoosh", "passing", option="smoosh"),
    Rule("trick", "play", examples=(THROW,)),
    Rule("two-of-clubs", "play", examples=(FIRST_LEAD,)),
    Rule("follow-suit", "play", examples=(FOLLOW,)),
    Rule("first-trick", "play", examples=(FIRST_TRICK, ONLY_PENALTIES)),
    Rule("hearts-broken", "play", option="break_by", examples=(UNBROKEN, BROKEN)),
    Rule("score", "scoring"),
    Rule("moon", "scoring"),
    Rule("end", "scoring", option="target"),
    Rule("bonus-card", "spices", option="bonus_card", examples=(BONUS,)),
    Rule("moon-needs-bonus", "spices", option="moon_needs_bonus"),
    Rule("bonus-on-moon", "spices", option="bonus_on_moon"),
    Rule("partnership", "spices", option="partnership"),
)
