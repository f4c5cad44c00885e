"""The rules sheet of haggis: its sentences are in the .ftl files, its examples are here."""

from taku.game import Example, Rule

DEALER = "dealer 2"  # seat 0 leads

SMALL = "deal 9R | 4O 6G 8B | 5Y 3O"
SMALL_ROUND = (DEALER, SMALL, "9R", "pass", "pass", "4O", "5Y", "pass", "3O")
AIM = Example(SMALL_ROUND, scores=(16, 0, 12))  # 15 and the 9; nothing; 10, and the 5 and the 3
RANKS = Example((DEALER, "deal J0 | 2R | 3R"), items=("2R 3O 4Y 5G 6B 7R 8O 9Y TG J0 Q0 K0",))

KINDS = Example(
    (DEALER, "deal TR 5R 5O J0 8R 9R 7O 7B 8O 8B 9O | 2R | 3R"),
    yes=("TR", "5R 5O", "5R 5O J0", "8R 9R TR", "7O 7B 8O 8B", "8O 8B 9O J0"),
    bare=True,
)
SETS = Example(
    (DEALER, "deal 5R 5O 6O 9Y K0 | 2R | 3R"),
    yes=("9Y", "5R 5O", "5R 5O K0"),
    no={"5R 6O": "combination"},
)
RUNS = Example(
    (DEALER, "deal 8R 9R TR 9O K0 | 2R | 3R"),
    yes=("8R 9R TR", "9R TR K0"),
    no={"8R 9R": "combination", "8R 9O TR": "combination"},
)
STAIRS = Example(
    (DEALER, "deal 9R 9O TR TO TY J0 | 2R | 3R"),
    yes=("9R 9O TR TO", "9R 9O TO J0"),
    no={"9R 9O TR TY": "combination"},
)
WILD = Example(
    (DEALER, "deal 2G 5G J0 K0 | 2R | 3R"),
    yes=("2G J0 K0 5G",),
    no={"2G 5G K0": "combination"},
)
WILD_ALONE = Example((DEALER, "deal TR 2R | TO J1 Q1 | 3R", "TR"), yes=("J1",), no={"TO": "follow"})
READINGS = Example(
    (DEALER, "deal 5R J0 Q0 2R 2O 3R 3O | 2G | 3G"),
    yes=(
        "5R J0 Q0 as set",
        "5R J0 Q0 as run",
        "2R 2O 3R 3O J0 Q0 as pairs",
        "2R 2O J0 3R 3O Q0 as triples",
    ),
    bare=True,
)
BOMBS = Example(
    (DEALER, "deal 3R 5O 7Y 9G J0 Q0 K0 3B 5B 7B 9B | 2R | 3Y"),
    yes=("3R 5O 7Y 9G", "J0 Q0", "J0 K0", "Q0 K0", "J0 Q0 K0", "3B 5B 7B 9B"),
    bare=True,
)
NO_BOMBS = Example(
    (DEALER, "deal 3R 5R 7O 9Y 5O 7Y J0 | 2R | 3Y"),
    no={"3R 5R 7O 9Y": "combination", "3R 5O 7Y J0": "combination"},
)
BOMB_ON_BOMB = Example(
    (DEALER, "deal J0 K0 2R | 3R 5O 7Y 9G J1 Q1 K1 3B 5B 7B 9B | 3Y", "J0 K0"),
    yes=("Q1 K1", "3B 5B 7B 9B"),
    no={"3R 5O 7Y 9G": "follow", "J1 Q1": "follow"},
)
LOWEST_LEADS = Example((*SMALL_ROUND, "deal 2R 6O | 4Y 7O | 3G 5G"), yes=("4Y", "7O"))
LEAD = Example((DEALER, "deal 4R 9O | 5R 6R | 7R 8R"), yes=("4R", "9O"), no={"pass": "lead"})
FOLLOW = Example(
    (DEALER, "deal 9Y 9B TY TB 2R | TR TO 8R 8O J1 Q1 5G | 3R", "9Y 9B TY TB"),
    yes=("TR TO J1 Q1", "J1 Q1", "pass"),
    no={"8R 8O J1 Q1": "follow", "5G": "follow"},
)
WIDTH = Example(
    (DEALER, "deal 4R 5R 6R 7R 8R 9R TY | 7G 7O 8G 8O 9G 9O 2R | 3R", "4R 5R 6R 7R 8R 9R"),
    no={"7G 7O 8G 8O 9G 9O": "follow"},
)
SOFT_PASS = Example(
    (DEALER, "deal 4R 5R | 9O 2O | 6Y 3Y", "4R", "pass", "6Y", "pass"), yes=("9O", "pass")
)
TRICK = Example((DEALER, "deal 4R 2O | 9O 5B | 6Y 3Y", "4R", "9O", "pass", "pass"), yes=("5B",))
CAPTURE = Example(
    (DEALER, "deal 4R 4O 5R | 9R 9O 6R | J2 K2 3Y", "4R 4O", "9R 9O", "J2 K2", "pass", "pass"),
    yes=("3Y",),
)
CHOOSE = Example(
    (DEALER, "deal J0 Q0 5R | 9R 9O | 3Y", "J0 Q0", "pass", "pass"),
    yes=("capture 1", "capture 2"),
    options={"bomb_capture": "choose"},
)
KEEP = Example(
    (DEALER, "deal 2R | 9R 9O 4Y | J2 Q2", "2R", "pass", "pass", "9R 9O", "J2 Q2"),
    scores=(15, 0, 12),
    options={"bomb_capture": "winner"},
)
OUT = Example(
    (DEALER, "deal TR | 4O 6G 8B J1 | 6Y 2O | 7R", "TR", "pass", "pass", "4O", "6Y", "pass", "2O"),
    scores=(23, 0, 15),
)
WORTH = Example((DEALER, "deal J0 | 2R | 3R"), items=("3R 5O 7Y 9G", "J0", "Q0", "K0"))
EACH = Example(SMALL_ROUND, scores=(18, 0, 13), options={"card_points": "each"})
BET = Example((DEALER, "deal 4R 9O | 5R 6R | 7R 8R"), yes=("bet 15", "bet 30"))
BETS_PAID = Example(
    (DEALER, "deal TR 4G | J1 | 2O 6Y",
     "bet 30", "TR", "bet 15", "J1", "pass", "pass", "2O", "4G"),
    scores=(5, 57, 30),
)  # fmt: skip
BET_LOST = Example(
    (DEALER, "deal TR 4G | J1 | 2O 6Y",
     "bet 30", "TR", "bet 15", "J1", "pass", "pass", "2O", "4G"),
    scores=(-25, 27, 0),
    options={"failed_bet": "lost"},
)  # fmt: skip
BID = Example(
    (DEALER, "deal 4R 9O | 5R 6R | 7R 8R", "bid 15"),
    yes=("bid 30", "bid 45", "pass"),
    options={"tatties": True},
)
BID_LOST = Example(
    ("dealer 0", "deal 9G | 4R 6O | TB 2Y", "bid 30", "pass", "pass",
     "4R", "pass", "9G", "pass", "pass", "6O"),
    scores=(31, 10, 10),
    options={"tatties": True},
)  # fmt: skip
MANY = "2R 3R 4R 5R 6R 7R 8R 2O 3O 4O 5O 6O 7O 8O J1 Q1 K1"
END = Example(
    (
        *("dealer 1", f"deal 9R | {MANY}", "9R"),
        *(f"deal TO | {MANY}", "2R", "TO") * 2,
    ),
    scores=(96, 0),
    seats=2,
)
TWINS = Example(
    ("dealer 3", "deal 7R 7r 8R 8r 7O 8G | 2R | 3R | 4R"),
    yes=("7R 7r 8R 8r",),
    no={"7R 7O 8R 8G": "combination"},
    seats=4,
)
TEAM = Example(
    ("dealer 3", "deal TR | 4O 6G 8G | 9Y | 2O 6O", "TR", "pass", "pass", "pass", "4O", "9Y"),
    scores=(26, 0, 26, 0),
    seats=4,
)

RULEBOOK = (
    Rule("aim", "game", examples=(AIM,)),
    Rule("cards", "game", examples=(RANKS,)),
    Rule("author", "game", played=False),
    Rule("combination", "combinations", examples=(KINDS,)),
    Rule("set", "combinations", examples=(SETS,)),
    Rule("run", "combinations", examples=(RUNS,)),
    Rule("stairs", "combinations", examples=(STAIRS,)),
    Rule("wild", "combinations", examples=(WILD, WILD_ALONE)),
    Rule("reading", "combinations", examples=(READINGS,)),
    Rule("bomb", "bombs", examples=(BOMBS, NO_BOMBS, BOMB_ON_BOMB)),
    Rule("leader", "play", examples=(LOWEST_LEADS,)),
    Rule("lead", "play", examples=(LEAD,)),
    Rule("follow", "play", examples=(FOLLOW, WIDTH)),
    Rule("pass", "play", examples=(SOFT_PASS,)),
    Rule("trick", "play", examples=(TRICK,)),
    Rule("capture", "play", option="bomb_capture", examples=(CAPTURE, CHOOSE, KEEP)),
    Rule("out", "play", examples=(OUT,)),
    Rule("score", "scoring", option="card_points", examples=(WORTH, EACH)),
    Rule("bet", "scoring", option="bets", examples=(BET,)),
    Rule("failed-bet", "scoring", option="failed_bet", examples=(BETS_PAID, BET_LOST)),
    Rule("bid", "scoring", option="tatties", examples=(BID, BID_LOST)),
    Rule("end", "scoring", option="length", examples=(END,)),
    Rule("teams", "teams", examples=(TWINS,)),
    Rule("teams-score", "teams", examples=(TEAM,)),
)
