"""Questions about points in haggis: who gets them, how many, and why."""

from random import Random
from typing import Any

from taku.cards import Cards
from taku.game import Args, Move, Seat
from taku.games.haggis.combinations import bombs, leads, play_of, readings
from taku.games.haggis.deck import (
    DECK,
    JACKS,
    KINGS,
    ODD,
    QUEENS,
)
from taku.games.haggis.rules import PASS, Haggis
from taku.games.haggis.scoring import note_of, opponents, partner
from taku.games.haggis.table import write
from taku.quiz import Question, foretold, happened
from taku.view import Sentence


def points(state: Haggis, random: Random) -> Question | None:
    """Ask how many points a captured trick brings."""
    hand = state.hands[state.to_act]
    if state.phase != "play" or state.to_beat is not None:
        return None
    plays = [p for p in leads(hand, state.widest) if p & DECK.all != hand]
    play = play_of(random.choice(plays)) if plays else None
    if play is None or not play.width or play.cards.bit_count() < 2:
        return None
    world, story = _passed_out(state, play.move)
    if world is None:
        return None
    taking = next(event for event in story if event.kind == "trick")
    after = _log(state, play.move)
    return Question(
        ask=Sentence(
            "quiz-points", args={"player": state.to_act, "cards": after[0].partition(" as ")[0]}
        ),
        rule="score",
        task={
            "number": {"is": taking.args["points"], "of": "event trick points"},
            "after": after,
        },
        why=(_worth(state, play.cards),),
    )


def _worth(state: Haggis, cards: Cards) -> Sentence:
    counted: Args = {
        "odd": (cards & ODD).bit_count(),
        "jacks": (cards & JACKS).bit_count(),
        "queens": (cards & QUEENS).bit_count(),
        "kings": (cards & KINGS).bit_count(),
        "points": state.worth(cards),
    }
    return Sentence(f"why-points-{state.options.card_points}", args=counted)


def _passed_out(state: Haggis, play: Move) -> tuple[Haggis | None, list[Any]]:
    """Return the position and the events after a play and a pass of each other player.

    None and no events if the trick does not end there, or if the round ends.
    """
    world, story = foretold(state, play, *[PASS] * _others(state))
    ended = world.trick == () and world.round == state.round and world.phase == "play"
    return (world, story) if ended else (None, [])


def _others(state: Haggis) -> int:
    """Return the number of players with cards, besides the one to act."""
    return sum(1 for hand in state.hands if hand) - 1


def _log(state: Haggis, play: Move) -> list[str]:
    return [write(state, play), *["pass"] * _others(state)]


def capture(state: Haggis, random: Random) -> Question | None:
    """Ask who captures a trick that a bomb wins."""
    hand = state.hands[state.to_act]
    found = [cards for cards, _ in bombs(hand) if cards != hand and not state.why_not(cards)]
    if state.phase != "play" or not found or not _plain_to_see(state):
        return None
    if state.to_beat is None and random.random() < 0.7:
        return None
    cards = random.choice(found)
    world, story = _passed_out(state, cards)
    if world is None:
        return None
    taking = next(event for event in story if event.kind in ("trick", "trick-bombed"))
    args: Args = {"player": state.to_act, "cards": DECK.write(cards)}
    by = {"by": state.options.bomb_capture, "led": "no" if state.trick else "yes"}
    return Question(
        ask=Sentence("quiz-capture", args=args),
        rule="capture",
        task={
            "seat": {"is": taking.seat, "of": f"event {taking.kind}"},
            "after": _log(state, cards),
        },
        why=(happened(taking), Sentence("why-capture", args=by)),
    )


def _plain_to_see(state: Haggis) -> bool:
    """True if the table, which shows the last two plays, still shows the play that captures."""
    rivals = opponents(state.to_act, len(state.hands))
    return len(state.trick) < 3 or any(seat in rivals for seat, _ in state.trick[-2:])


def out(state: Haggis, random: Random) -> Question | None:
    """Ask how many points going out brings at once."""
    going = _whole(state)
    if not going:
        return None
    _, story = foretold(state, going)
    event = next(event for event in story if event.kind == "out")
    text = write(state, going)
    return Question(
        ask=Sentence("quiz-out", args={"player": state.to_act, "cards": text.partition(" as ")[0]}),
        rule="out",
        task={
            "number": {"is": event.args["points"], "of": "event out points"},
            "after": (text,),
        },
        why=(happened(event),),
        hides=("running",),
    )


def _whole(state: Haggis) -> Move:
    """Return a play of all cards in the hand; 0 if there is none."""
    if state.phase != "play":
        return 0
    found = readings(state.hands[state.to_act], state.widest)
    return next((play.move for play in found if not state.why_not(play.move)), 0)


def bets(state: Haggis, random: Random) -> Question | None:
    """Ask how many points the bets bring one player at the end of the round."""
    going = _whole(state)
    if not going or not any(state.stakes()):
        return None
    world, _ = foretold(state, going)
    if len(world.scores) == len(state.scores):
        return None
    seat, text = random.randrange(len(world.hands)), write(state, going)
    first = world.outs[0][0]
    return Question(
        ask=Sentence(
            "quiz-bets",
            args={"player": seat, "cards": text.partition(" as ")[0]},
        ),
        rule=_rule_of_bets(world),
        task={
            "number": {
                "is": world.scores[-1].parts["bets"][seat],
                "of": f"part bets {seat}",
            },
            "after": (text,),
        },
        why=(Sentence("why-first", args={"player": first}), *_paid(world, seat)),
        hides=("running",),
    )


def _rule_of_bets(world: Haggis) -> str:
    """Return the id of the rule that decides what the bets of a finished round bring."""
    if world.declarer is not None:
        return "bid"
    first = world.outs[0][0]
    failed = any(bet for bettor, bet in enumerate(world.bets) if bettor != first)
    return "failed-bet" if failed else "bet"


def _paid(world: Haggis, seat: Seat) -> list[Sentence]:
    own = (seat, partner(seat, len(world.hands)))
    notes = (note_of(payment) for payment in world.payments if payment[0] in own)
    lines = [Sentence(f"note-{note.id}", args=note.args) for note in notes]
    return lines or [Sentence("why-no-bets", args={"player": seat})]


def captures_itself(start: Haggis) -> bool:
    """True if the rules, not the player of the bomb, decide who captures after a bomb."""
    return start.options.bomb_capture != "choose"
