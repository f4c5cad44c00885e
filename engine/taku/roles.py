"""What things at the table are for: closed sets by which the page draws, sounds, logs and speaks.

A game's own words beside them (the id of a badge, the kind of an event) choose sentences, and
nothing else. What each value means stands behind it; the page's types are made from this text.
"""

from typing import Literal, TypeAlias

ZoneKind: TypeAlias = Literal[
    "hand",  # items held together, face down for whoever must not see them
    "trick",  # one item before each seat that has played
    "pile",  # items one upon the other, play by play
    "dice",  # dice side by side
]
"""How a zone is drawn."""

ZoneRole: TypeAlias = Literal[
    "hand",  # what a seat holds
    "centre",  # what is being played on: at most one, and it belongs to nobody
    "last",  # what was played on before
    "taken",  # won, face up before its taker
    "chosen",  # decided by this seat, waiting for the others
    "given",  # what the seat that looks has given to this one
    "received",  # what the seat that looks has got from this one, or from the middle
    "kept",  # dice of the centre that stand still while the others are thrown
    "combination",  # part of the own hand that is worth pointing out
]
"""What a zone is for; its words are `zone-<role>` in each game."""

EventRole: TypeAlias = Literal[
    "deal",  # a round begins
    "choose",  # something is decided that waits for others: seen on the table, and not told
    "exchange",  # what was decided changes hands
    "roll",  # dice are thrown
    "keep",  # dice are kept for the next throw
    "play",  # items are laid on the table: `cards` names them, `seat` is whose they were
    "pass",  # a seat lets the trick go by
    "take",  # a trick goes to its taker, who is `seat`
    "fill",  # a box is written, which ends a turn
    "call",  # it turns the game: called out over the table in the words `called-<kind>`
    "note",  # anything else that is told
    "round",  # a round has ended
    "over",  # the match has ended
]
"""What an event does; it is told in the words `event-<kind>`."""

BadgeRole: TypeAlias = Literal[
    "order",  # all ranks from weak to strong: `ranks`, and `beat`, the one that lies there
    "to-beat",  # the latest play: `player` has laid it
    "stake",  # what the trick is worth
    "direction",  # which way play goes: `direction` is clockwise or counterclockwise
    "title",  # what a seat was made by the last round
    "out",  # this seat plays no more in the round
    "lost",  # out, and its title with it
    "passed",  # it has let this trick go by
    "skipped",  # it loses its turn
    "waiting",  # it has decided and waits for others
    "bet",  # what it has staked on itself
    "team",  # whose side it is on
    "gain",  # what it has taken in this round, with its points
    "tally",  # how much it has taken, where that alone brings nothing
    "told",  # said when somebody asks how the table stands, and not drawn
    "state",  # anything else that is to be seen
]
"""What a badge tells; its words are `badge-<id>`."""

ButtonRole: TypeAlias = Literal[
    "pass",  # lets the turn go by
    "answer",  # is the turn
    "offer",  # may be taken besides, and leaves the turn: those of one id stand under `ask-<id>`
]
"""What a button does; its words are `button-<id>`."""

Tone: TypeAlias = Literal[
    "",  # it is so
    "turn",  # it turns a rule round, or is in force now
    "bad",  # for that seat
    "good",  # for that seat
]
"""How something shown is meant."""

Tint: TypeAlias = Literal[
    "day",  # the usual ones
    "night",  # dark ones, told apart at a glance from another game's with the same pieces
]
"""In which colours a game's pieces are drawn."""
