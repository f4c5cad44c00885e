"""Questions about cards in haggis: which combination they form, and what they beat."""

from random import Random

from taku.cards import Cards
from taku.game import Args, Move
from taku.games.haggis.combinations import bombs, leads, play_of, readings
from taku.games.haggis.deck import (
    DECK,
)
from taku.games.haggis.quiz.deals import some
from taku.games.haggis.rules import BETS, PASS, Haggis
from taku.games.haggis.table import write
from taku.quiz import Question, refused
from taku.view import Refusal, Sentence

KINDS = ("set", "run", "stairs", "bomb", "none")
RULES = ("combination", "follow", "lead", "bet")


def playable(state: Haggis, random: Random) -> Question | None:
    """Ask which cards of the hand are part of a play that beats the trick."""
    to_beat = state.to_beat if state.phase == "play" else None
    if to_beat is None:
        return None
    hand, usable = state.hands[state.to_act], 0
    for play in state.moves():
        usable |= play & DECK.all if play > 0 else 0
    if not usable or usable == hand:
        return None
    return Question(
        ask=Sentence("quiz-playable"),
        rule="follow",
        task={"playable": True},
        why=(Sentence("why-follow", args=to_beat.shape()),),
        hides=("combination",),
    )


def rule(state: Haggis, random: Random) -> Question | None:
    """Ask which rule forbids a play, a pass or a bet."""
    if state.phase != "play":
        return None
    hand, bet = state.hands[state.to_act], -BETS[state.options.bets][-1]
    tries = [_any_cards(state, random) for _ in range(6)]
    found = {}
    for tried in random.choice(([PASS], [bet], tries, tries, tries)):
        refusal = state.why_not(tried)
        if refusal and refusal.rule in RULES:
            found[refusal.rule] = tried, refusal
    if not found or not hand:
        return None
    name = random.choice(list(found))
    tried, refusal = found[name]
    ask, text = _tried(tried)
    return Question(
        ask=ask,
        rule=name,
        task={"choice": {"is": name, "of": f"refusal {text}", "among": RULES}},
        why=(refused(refusal),),
    )


def _any_cards(state: Haggis, random: Random) -> Move:
    """Return random cards from the hand as a move, with the reading closest to the trick."""
    size = state.to_beat.cards.bit_count() if state.to_beat and random.random() < 0.6 else 0
    cards = some(state.hands[state.to_act], size or random.randint(2, 4), random)
    found = readings(cards, state.widest)
    alike = [play for play in found if state.to_beat and play.width == state.to_beat.width]
    return (alike or found)[0].move if found else cards


def _tried(tried: Move) -> tuple[Sentence, str]:
    if tried > 0:
        text = DECK.write(tried & DECK.all)
        return Sentence("quiz-rule", args={"cards": text}), text
    if tried == PASS:
        return Sentence("quiz-rule-pass"), "pass"
    return Sentence("quiz-rule-bet", args={"points": -tried}), f"bet {-tried}"


def kind(state: Haggis, random: Random) -> Question | None:
    """Ask which kind of combination some cards form, if any."""
    if state.phase != "play" or state.to_beat is not None:
        return None
    hand = state.hands[state.to_act]
    found: dict[str, Cards] = {}
    plays = leads(hand, state.widest)
    for play in map(play_of, random.sample(plays, min(60, len(plays)))):
        if play.cards.bit_count() > 1 and len(readings(play.cards, state.widest)) == 1:
            found[play.kind] = play.cards
    if not found:
        return None
    if near := _nothing(state, random):
        found["none"] = near
    name = random.choice(list(found))
    cards, text = found[name], DECK.write(found[name])
    refusal = state.why_not(cards)
    args: Args = {} if name == "none" else readings(cards, state.widest)[0].message_args()
    why = refused(refusal) if refusal and name == "none" else Sentence("why-kind", args=args)
    return Question(
        ask=Sentence("quiz-kind", args={"cards": text}),
        rule="combination" if name == "none" else name,
        task={"choice": {"is": name, "of": f"kind {text}", "among": KINDS}},
        why=(why,),
        hides=("combination",),
    )


def _nothing(state: Haggis, random: Random) -> Cards:
    """Return random cards that form no combination; 0 if none are found.

    Cards of mixed ranks are the last choice, because they look least like a combination.
    """
    found = 0
    for _ in range(10):
        cards = some(state.hands[state.to_act], random.randint(2, 5), random)
        refusal = state.why_not(cards)
        if refusal and refusal.args.get("problem") not in ("reading", "ranks" if found else ""):
            found = cards
    return found


def beats(state: Haggis, random: Random) -> Question | None:
    """Ask whether some cards beat the trick."""
    to_beat = state.to_beat if state.phase == "play" else None
    if to_beat is None:
        return None
    plays = [play for play in state.moves() if play > 0]
    others = [cards for cards in (_any_cards(state, random) for _ in range(8)) if cards > 0]
    tries = plays if plays and random.random() < 0.5 else others
    tried = random.choice(tries)
    cards, refusal = tried & DECK.all, state.why_not(tried)
    if cards.bit_count() < 2 and random.random() < 0.8:
        return None
    play = play_of(tried) if refusal is None else None
    why = (
        Sentence("why-beats", args=play.shape()) if play else refused(refusal or Refusal("follow"))
    )
    text = DECK.write(cards)
    return Question(
        ask=Sentence("quiz-beats", args={"cards": text, **_to_beat_args(state)}),
        rule="bomb" if play and not play.width else refusal.rule if refusal else "follow",
        task={
            "choice": {
                "is": "yes" if play else "no",
                "of": f"legal {text}",
                "among": ("yes", "no"),
            }
        },
        why=(why,),
        hides=("combination",),
    )


def _to_beat_args(state: Haggis) -> Args:
    return {} if state.to_beat is None else state.to_beat.shape()


def bomb(state: Haggis, random: Random) -> Question | None:
    """Ask for a bomb in the hand."""
    hand = state.hands[state.to_act]
    if state.phase != "play" or hand.bit_count() < 5:
        return None
    found = [cards for cards, _ in bombs(hand) if state.why_not(cards) is None]
    if not found:
        return None
    strong = play_of(found[-1])
    return Question(
        ask=Sentence("quiz-bomb"),
        rule="bomb",
        task={"accept": [write(state, cards) for cards in found]},
        why=(Sentence("why-bomb", args=strong.message_args()),),
        hides=("combination",),
    )
