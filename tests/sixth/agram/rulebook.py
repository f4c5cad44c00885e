"""The rules sheet of agram: its sentences are in the .ftl files, its examples are here."""

from taku.game import Example, Rule

ORDER = Example((), items=("AH TH 9H 8H 7H 6H 5H 4H 3H", "TS 9S 8S 7S 6S 5S 4S 3S"))

# Seat 0 takes a trick with the ace, but seat 3 takes the last trick and wins.
LAST = Example(
    ("deal AC 3D | 5C 9H | 6C 4D | TC TD", "AC", "TC", "6C", "5C", "3D", "TD", "4D", "9H"),
    scores=(0, 0, 0, 1),
)
ONE_CARD = Example(
    ("deal 5C 7H | 9C 4H | TC 8S | 6C 8C", "5C"),
    yes=("6C", "8C"),
    no={"6C 8C": "trick"},
)
FOLLOW = Example(
    ("deal 8S 4C 3D | 5S 9H 6D | 3S 7D TC | TS 6S AH", "8S"),
    yes=("TS", "6S"),
    no={"AH": "follow-suit"},
)
DISCARD = Example(
    ("deal 8S 4C | 5S 9H | 3S 7D | AH TD", "8S"),
    yes=("AH", "TD"),
)
FIVE = Example(
    ("deal AC 8D TD 9S 3H | 4C 5D 6H 7S 8C",),
    yes=("TD",),
    seats=2,
    options={"cards": 5},
)
FIRST = ("deal 5C | 4C", "5C", "4C")  # seat 0 leads, and wins the round; then seat 1 leads
ANOTHER = ("deal 5C | 4C", "4C", "5C")
END = Example((*FIRST, *ANOTHER, *ANOTHER), scores=(1, 0), seats=2, options={"target": 3})

RULEBOOK = (
    Rule("aim", "aim", examples=(LAST,)),
    Rule("cards", "aim", option="cards", examples=(ORDER, FIVE)),
    Rule("trick", "play", examples=(ONE_CARD,)),
    Rule("follow-suit", "play", examples=(FOLLOW, DISCARD)),
    Rule("end", "end", option="target", examples=(END,)),
)
