"""Roles: closed sets by which the page draws, sounds, logs and speaks.

A game's own ids (the id of a badge, the kind of an event) only choose sentences. The comment
after each value says what it means; the build copies it into the page's types.
"""

from typing import Literal, TypeAlias

ZoneKind: TypeAlias = Literal[
    "hand",  # items held together, face down for viewers who may not see them
    "trick",  # one item in front of each seat that has played
    "pile",  # stacked items, one play on top of another
    "stack",  # items squared up into one pile, of which only the top is seen
    "dice",  # dice side by side
]
"""How a zone is drawn."""

ZoneRole: TypeAlias = Literal[
    "hand",  # cards or dice of one seat
    "centre",  # the current trick, pile or dice: at most one zone, without a seat
    "last",  # the previous trick or pile
    "taken",  # won items, face up in front of their owner
    "chosen",  # items that this seat has chosen, waiting for the other seats
    "given",  # items that the viewer gave to this seat
    "received",  # items that the viewer got from this seat, or from the middle
    "stock",  # items face down from which seats draw, without a seat
    "discard",  # items face up, the last on top, without a seat
    "pool",  # items laid aside, such as a crib or a kitty, without a seat
    "kept",  # dice of the centre that are not rerolled
    "combination",  # part of the viewer's hand that is worth pointing out
]
"""What a zone is for; its message is `zone-<role>` in each game."""

EventRole: TypeAlias = Literal[
    "deal",  # a round begins
    "choose",  # a seat chooses while others still have to: visible on the table, not announced
    "exchange",  # the chosen cards change hands
    "roll",  # dice are rolled
    "keep",  # dice are kept for the next roll
    "play",  # items are played: `cards` names them, `seat` is the player
    "pass",  # a seat passes in this trick
    "draw",  # `seat` draws items from the stock: its own argument `cards` names them
    "take",  # `seat` takes a trick
    "fill",  # a box of the score sheet is filled, which ends a turn
    "show",  # `seat` shows items, announced in the words `called-<kind>`: `cards` names them
    "gain",  # `seat` gains points in the middle of play, announced likewise: `points`
    "call",  # a turning point, announced over the table in the words `called-<kind>`
    "note",  # any other announcement
    "round",  # a round has ended
    "over",  # the match has ended
]
"""What an event does; its message is `event-<kind>`."""

BadgeRole: TypeAlias = Literal[
    "order",  # all ranks from weak to strong: `ranks`, and `beat`, the rank to beat
    "to-beat",  # the latest play, made by `player`
    "stake",  # the value of the trick
    "direction",  # direction of play: `direction` is clockwise or counterclockwise
    "title",  # the title that a seat won in the last round
    "out",  # this seat has finished the round
    "lost",  # this seat is out and lost its title
    "passed",  # this seat has passed in this trick
    "skipped",  # this seat loses its turn
    "waiting",  # this seat has decided and waits for others
    "bet",  # the bet that this seat made on itself
    "team",  # the side of this seat
    "gain",  # cards that this seat has taken in this round, with their points
    "tally",  # number of cards that this seat has taken, if they alone score nothing
    "told",  # spoken when a player asks for the state of the table, not drawn
    "state",  # any other visible state
]
"""What a badge says; its message is `badge-<id>`."""

ButtonRole: TypeAlias = Literal[
    "pass",  # passes
    "draw",  # draws from the stock, as a tap on the stock does
    "answer",  # makes the decision of this turn
    "claim",  # ends a round in which nothing more can change, instead of a play
    "offer",  # optional, keeps the turn: buttons of one id are grouped under `ask-<id>`
]
"""What a button does; its message is `button-<id>`."""

Tone: TypeAlias = Literal[
    "",  # neutral
    "turn",  # reverses a rule, or is in force now
    "bad",  # bad for that seat
    "good",  # good for that seat
]
"""Tone of a badge or note."""

Tint: TypeAlias = Literal[
    "day",  # the usual colours
    "night",  # dark colours, to tell it from another game with the same pieces
]
"""Colours of a game's pieces."""
