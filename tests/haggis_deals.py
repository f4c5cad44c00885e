"""Deals of Haggis with more number cards for one player than any rules give."""

NUMBERS = [rank + suit for suit in "RrOoYyGg" for rank in "23456789T"]


def dealt(count: int) -> list[str]:
    """Haggis for two teams: so many number cards for the first, who leads, one for each other."""
    hands = [NUMBERS[:count], *([card] for card in NUMBERS[-3:])]
    groups = (" ".join([*hand, f"J{seat} Q{seat} K{seat}"]) for seat, hand in enumerate(hands))
    return ["dealer 3", f"deal {' | '.join(groups)}"]
