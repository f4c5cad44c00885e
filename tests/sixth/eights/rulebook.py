"""The rules sheet of crazy eights: its sentences are in en.ftl, its examples are here."""

from taku.game import Example, Rule

TURN = Example(("deal 7H 3C KD | 2C | 4C | 5C | 7D",), yes=("7H",), no={"7H KD": "turn"})
MATCH = Example(
    ("deal 7H 3C KD | 2C | 4C | 5C | 7D",),
    yes=("7H", "KD"),
    no={"3C": "match", "draw": "draw"},
)
NAMED = Example(
    ("deal 8S 3C | 4C 7D | 5C | 6C | 7C", "8S D"),
    yes=("7D",),
    no={"4C": "match"},
)
EIGHT = Example(
    ("deal 8S 3C | 4C 7D | 5C | 6C | 7H",),
    yes=("8S H", "8S D"),
    no={"8S": "eight", "3C": "match"},
)
DRAWN = Example(
    ("deal 3C | 2C | 4C | 5C | 7D",),
    yes=("draw",),
    no={"pass": "pass"},
)
AFTER = Example(
    ("deal 3C | 2C | 4C | 5C | 7D", "draw", "drawn KS"),
    yes=("pass",),
    no={"draw": "pass"},
)
AGAIN = Example(
    ("deal 3C | 2C | 4C | 5C | 7D", "draw", "drawn KS"),
    yes=("draw",),
    options={"draws": 3},
    needs={"draws": (3,)},
)
ORDER = Example((), items=("8S", "KD QD JD", "TC 9C 7C AC"))
END = Example(
    ("deal 7H | 8C 8D | KC | AC 9C | 7D", "7H"),
    scores=(0, 100, 10, 10),
)
COST = Example(("deal 7H | 8C | KC | AC 9C | 7D", "7H"), scores=(0, 50, 10, 10))

RULEBOOK = (
    Rule("aim", "aim", examples=(COST,)),
    Rule("cards", "aim", option="cards", examples=(ORDER,)),
    Rule("turn", "play", examples=(TURN,)),
    Rule("match", "play", examples=(MATCH,)),
    Rule("eight", "play", examples=(EIGHT, NAMED)),
    Rule("draw", "play", option="draws", examples=(DRAWN, AGAIN)),
    Rule("pass", "play", examples=(AFTER,)),
    Rule("end", "end", option="target", examples=(END,)),
)
