"""The rules sheet of german whist."""

from taku.game import Example, Rule

DEAL = "deal 9C TC | JC 9H | AD"
FOLLOW = Example((DEAL, "9C"), yes=("JC",), no={"9H": "follow-suit", "JC 9H": "trick"})
WON = Example((DEAL, "9C", "JC", "drawn KS", "turned AS"), yes=("AD", "9H"))
LAST = Example(("deal 9C | JC", "9C", "JC"), scores=(0, 1))

RULEBOOK = (
    Rule("aim", "aim"),
    Rule("trick", "play", examples=(FOLLOW,)),
    Rule("follow-suit", "play", examples=(FOLLOW,)),
    Rule("trump", "play"),
    Rule("stock", "play", examples=(WON,)),
    Rule("points", "end", option="target", examples=(LAST,)),
)
