"""Why a good move in President is good: the id of a reason that holds in the position."""

from taku.cards import Cards
from taku.game import Move
from taku.games.president.combinations import (
    AT_LEAST,
    JOKER_RANK,
    JOKERS,
    LAST,
    PLAYS,
    RANK,
    Play,
)
from taku.games.president.policy import GOOD_TO_GIVE, forbidden_last
from taku.games.president.position import PASS
from taku.games.president.rules import President
from taku.view import Sentence

ENDINGS = {"eight-cut": "cut", "spade-three": "beat-joker"}
"""The reasons for plays that end a trick, by their calls; for any other it is `ends-trick`."""


def advise(state: President, move: Move) -> Sentence:
    """Return the reason for a good move, or `tried` if no reason holds."""
    return Sentence(_reason(state, move))


def _reason(state: President, move: Move) -> str:
    if state.phase != "play":
        return _answer(state, move)
    if len(state.moves()) == 1:
        return "forced"
    if move == PASS:
        return "save"
    hand, forbidden = state.hands[state.to_act], forbidden_last(state)
    rest = hand ^ move
    if not rest:
        return "tried" if move & forbidden else "last"
    play = PLAYS[state.reversed][move]
    if play.low == JOKER_RANK:
        return "unbeatable"
    if move & forbidden and _ranks(rest) <= 2:
        return "no-trap"
    if effect := _effect(state, play, rest):
        return effect
    return _on_lead(state, play, hand) if state.to_beat is None else _on_follow(state, play, hand)


def _answer(state: President, move: Move) -> str:
    """Return the reason for a gift, a discard, named ranks or a swap."""
    hand = state.hands[state.to_act]
    match state.phase:
        case "give" if not state.is_rich():
            return "give-best"
        case "give":
            return "tried" if move & ~GOOD_TO_GIVE else "give-weak"
        case "name":
            return "name" if move else "tried"
        case "swap":
            return "swap" if move else "tried"
    if not move:
        return "tried"
    return "shed-all" if move == hand else "shed"


def _effect(state: President, play: Play, rest: Cards) -> str | None:
    if ending := state.ends_with(play, state.to_beat):
        return ENDINGS.get(ending, "ends-trick")
    if play.cards & state.effect_cards_of(play).five_skip:
        return "five-skip"
    if state.options.makes_revolution(play) and _is_weak(rest, state.reversed):
        return "revolution"
    return None


def _on_lead(state: President, play: Play, hand: Cards) -> str:
    if play.kind == "sequence":
        return "sequence"
    naturals = hand & ~JOKERS
    if not naturals & ~play.cards & ~AT_LEAST[state.reversed][play.strengths[state.reversed]]:
        return "weak-first"
    return "strong-first" if _ranks(hand) <= 3 else "tried"


def _on_follow(state: President, play: Play, hand: Cards) -> str:
    assert state.to_beat
    strength = play.strengths[state.reversed]
    if strength == state.to_beat.strengths[state.reversed]:
        return "skip" if state.options.skip else "tried"
    if strength >= LAST - 1 or play.cards & JOKERS:
        return "strong"
    plays = PLAYS[state.reversed]
    least = min(plays[move].strengths[state.reversed] for move in state.moves() if move)
    whole = play.kind == "set" and not hand & RANK[play.low] & ~play.cards
    return "cheap" if whole and strength == least else "tried"


def _ranks(cards: Cards) -> int:
    """Return the number of ranks; jokers count as one."""
    return sum(1 for rank in RANK if cards & rank) + (cards & JOKERS > 0)


def _is_weak(cards: Cards, reversed_: bool) -> bool:
    """True if most of the cards are in the weaker half of the ranks."""
    naturals = cards & ~JOKERS
    weak = naturals & ~AT_LEAST[reversed_][LAST // 2]
    return 2 * weak.bit_count() > naturals.bit_count()
