"""The rules sheet of hearts: what it says is in the words, what it shows is played out here."""

from taku.game import Example, Rule

RULEBOOK = (
    Rule("two-of-clubs", "play"),
    Rule("follow-suit", "play", examples=(Example(("deal 2C 3D | 5C 6H | 8D 9C | KH KC", "2C"), ("5C",), {"6H": "follow-suit"}),)),
)
