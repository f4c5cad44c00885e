"""The rules sheet of oh hell."""

from taku.game import Example, Rule

DEAL = "deal 2C 3C | 4C 9H | 5C 6C | 7C 8C | AD"
BIDS = ("bid 0", "bid 0", "bid 0", "bid 2")
BID = Example((DEAL,), yes=("bid 0", "bid 2"), no={"bid 3": "bid"})
FOLLOW = Example((DEAL, *BIDS, "2C"), yes=("4C",), no={"9H": "follow-suit", "4C 9H": "trick"})
PLAYED = ("2C", "4C", "5C", "7C", "8C", "3C", "9H", "6C")
MADE = Example((DEAL, *BIDS, *PLAYED), scores=(10, 10, 10, 12))
ORDER = Example((), items=("AD KD QD JD TD", "9D 8D 7D 6D 5D 4D 3D 2D"))

RULEBOOK = (
    Rule("aim", "aim", examples=(MADE,)),
    Rule("cards", "aim", option="cards", examples=(ORDER,)),
    Rule("bid", "play", examples=(BID,)),
    Rule("trick", "play", examples=(FOLLOW,)),
    Rule("follow-suit", "play", examples=(FOLLOW,)),
    Rule("trump", "play"),
    Rule("end", "end", option="rounds", examples=(MADE,)),
)
