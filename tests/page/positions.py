"""Logs of matches that several tests of the page lay on the table."""

ALL = {
    "sequence": True, "suit_lock": True, "eight_cut": True, "nine_reverse": True,
    "jack_back": True,
}  # fmt: skip
SIX = (  # President with ALL: in the second round, reversed, a pair of sixes is locked
    "deal 5S | 6S | 7S | 8S | 3D | 4S", "3D", "4S", "5S", "6S", "7S",
    "deal AD QC TH 8D 5S 5H X1 | JS 4S 4H QD | KH 9C 9H TD | 3S 3H 3C 3D KS KC 7S 7H"
    " | 6S 6H 2D JD 9D | TS TC 4C 8S",
    "give KS KC", "give KH", "give JD 9D", "give 8S",
    "3S 3H 3C 3D", *["pass"] * 5, "7S 7H", "6S 6H", "pass",
)  # fmt: skip
FOURS = ("deal 3S 3H 3C 3D 9S KD 2H | 5S 6D 7C 8C | 5H 6H TC AC | 5D JC QC KC 2C",)
FOLLOW = (  # Haggis: a run of pairs to beat, a bomb in the hand, a bet at a seat
    "dealer 0",
    "deal 3Y 4R 4G 5R 6Y 6G 7B 8O 8B 9O 9B TO TY 2G J0 Q0 K0 | 4O 4B 5O 5B 6O 6B 2R J1 Q1 K1"
    " | 7R 7G 8R 8G 9R 9G 3R J2 Q2 K2",
    "4O 4B 5O 5B 6O 6B", "bet 30", "7R 7G 8R 8G 9R 9G",
)  # fmt: skip
