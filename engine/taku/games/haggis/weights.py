"""Features of a play that the expert's policy of haggis scores, and their weights.

Only differences between the scores of plays of one hand have a meaning. `tests/bench/learn.py`
learnt the weights from rollouts.
"""

from typing import NamedTuple


class Weights(NamedTuple):
    """Weight of each feature; each docstring names the feature, a number or a condition."""

    # A lead
    led_plays: int = -1234
    """Number of plays that the remaining number cards need."""
    led_wilds: int = -954
    """Wild cards in the lead."""
    led_cards: int = 174
    """Cards in the lead."""
    led_rank: int = -169
    """Lowest rank of the lead."""
    led_single_in_danger: int = -410
    """The lead is a single card while an opponent will soon be out."""
    led_single: int = -168
    """The lead is a single card."""
    led_pair: int = -244
    """The lead has two cards."""
    led_followers: int = -348
    """Number of opponents with at least as many cards as the lead."""
    led_too_large: int = -217
    """An opponent has fewer cards than the lead."""
    led_whole: int = 868
    """The rest of the hand goes in one play, and fewer than four plays are left."""
    led_near: int = 343
    """Number of remaining plays below four: 1 for three plays, 2 for two …"""
    led_rank_near: int = 22
    """Lowest rank of the lead, if fewer than four plays are left."""
    led_breaks_run: int = -205
    """The lead is a set or a single card that takes cards out of a run."""
    led_breaks_set: int = -144
    """Number of ranks in the run or run of sets that the hand still has cards of."""
    led_row: int = -221
    """The lead is a run or a run of sets."""
    led_lowest: int = -77
    """The lead begins with the lowest rank in the hand."""
    led_spare: int = -346
    """The remaining wild cards can win all remaining plays but at most one."""

    # A play of the trick's kind that beats it
    plays: int = -493
    """Number of plays that the remaining number cards need, also after a bomb or a pass."""
    wilds: int = -830
    """Wild cards in the play."""
    cards: int = 65
    """Number cards in the play."""
    rank: int = -68
    """Highest rank of the play, if at least four plays are left."""
    rank_near: int = -43
    """Highest rank of the play, if fewer than four plays are left."""
    near: int = -236
    """Number of remaining plays below four."""
    breaks_run: int = -206
    """The play is a set or a single card that takes cards out of a run."""
    breaks_set: int = -202
    """The play is a set or a single card, and other cards of its rank stay in the hand."""
    whole: int = 247
    """The rest of the hand goes in one play, and fewer than four plays are left."""
    wild_alone: int = -952
    """The play is a single wild card."""
    wild_rank: int = 610
    """Rank of a single wild card: 1 for a jack, 3 for a king."""
    top: int = -75
    """The play reaches the highest rank of number cards, the 10, or a higher one."""
    top_alone: int = 679
    """As `top`, with a single card while no opponent has a wild card."""
    spare: int = 239
    """The remaining wild cards can win all remaining plays but at most one."""

    # A pass
    passing: int = -770
    """Constant for every pass."""
    passing_last: int = -637
    """No player could still beat a play of this seat."""
    passing_in_danger: int = -302
    """An opponent will soon be out."""
    passing_at_the_end: int = -533
    """An opponent has at most two cards."""
    passing_stake: int = -97
    """Points in the trick."""
    passing_turns: int = 73
    """Number of remaining plays, less one for each wild card."""
    passing_near: int = -122
    """Number of remaining plays below four."""
    passing_spare: int = 97
    """The wild cards can win all remaining plays but at most two."""

    # A bomb
    bomb: int = 99
    """Constant for every bomb."""
    bomb_cards: int = -55
    """Cards in the bomb."""
    bomb_wilds: int = -1403
    """Wild cards in the bomb."""
    bomb_stake: int = -130
    """Points in the trick, which an opponent captures."""
    bomb_near: int = 239
    """Number of remaining plays below four."""
    bomb_whole: int = 1397
    """The rest of the hand goes in one play, and fewer than four plays are left."""
    bomb_in_danger: int = 274
    """An opponent will soon be out."""
    bomb_spare: int = -15
    """The remaining wild cards can win all remaining plays but at most one."""
