"""What the shrewd policy of haggis looks at in a play, and how much each counts there.

Only differences between plays of one hand have a meaning. Learnt from what rollouts said, in the
way of `tests/bench/learn.py`.
"""

from typing import NamedTuple


class Weights(NamedTuple):
    # A lead
    led_plays: int = -1234
    """Number cards that are left make so many plays."""
    led_wilds: int = -954
    """Wild cards in it."""
    led_cards: int = 174
    """Cards in it."""
    led_rank: int = -169
    """Its lowest rank."""
    led_single_in_danger: int = -410
    """A single card, while an opponent will soon be out."""
    led_single: int = -168
    """A single card."""
    led_pair: int = -244
    """Two cards."""
    led_followers: int = -348
    """Opponents who have as many cards as it takes."""
    led_too_large: int = -217
    """An opponent has fewer."""
    led_whole: int = 868
    """The rest goes at once."""
    led_near: int = 343
    """For each play fewer than four that are left."""
    led_rank_near: int = 22
    """Its lowest rank, if fewer than four plays are left."""
    led_breaks_run: int = -205
    """A set with cards of a run."""
    led_breaks_set: int = -144
    """Ranks of a row that are not used up."""
    led_row: int = -221
    """A run, or a run of sets."""
    led_lowest: int = -77
    """It begins with the lowest rank in the hand."""
    led_spare: int = -346
    """Wild cards win all that is left but a play at most."""

    # What beats the trick in its own kind
    plays: int = -493
    """Number cards that are left make so many plays, also after a bomb or a pass."""
    wilds: int = -830
    """Wild cards in it."""
    cards: int = 65
    """Number cards in it."""
    rank: int = -68
    """Its highest rank, if four plays are left or more."""
    rank_near: int = -43
    """The same, if fewer are left."""
    near: int = -236
    """For each play fewer than four that are left."""
    breaks_run: int = -206
    """A set with cards of a run."""
    breaks_set: int = -202
    """A set, and its rank is not used up."""
    whole: int = 247
    """The rest goes at once."""
    wild_alone: int = -952
    """A wild card alone."""
    wild_rank: int = 610
    """Its rank: 1 for a jack, 3 for a king."""
    top: int = -75
    """Nothing of number cards is higher."""
    top_alone: int = 679
    """The same with a single card, and no opponent has a wild one."""
    spare: int = 239
    """Wild cards win all that is left but a play at most."""

    # A pass
    passing: int = -770
    passing_last: int = -637
    """Nobody is left to beat what would be played."""
    passing_in_danger: int = -302
    """An opponent will soon be out."""
    passing_at_the_end: int = -533
    """The same, and has two cards at most."""
    passing_stake: int = -97
    """Points in the trick."""
    passing_turns: int = 73
    """Plays that are left when each wild card saves one."""
    passing_near: int = -122
    """For each play fewer than four that are left."""
    passing_spare: int = 97
    """Wild cards win all that is left but two plays at most."""

    # A bomb
    bomb: int = 99
    bomb_cards: int = -55
    """Cards in it."""
    bomb_wilds: int = -1403
    """Wild cards in it."""
    bomb_stake: int = -130
    """Points in the trick, which are given away."""
    bomb_near: int = 239
    """For each play fewer than four that are left."""
    bomb_whole: int = 1397
    """The rest goes at once."""
    bomb_in_danger: int = 274
    """An opponent will soon be out."""
    bomb_spare: int = -15
    """Wild cards win all that is left but a play at most."""
