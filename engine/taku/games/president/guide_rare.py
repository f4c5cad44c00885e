"""When each of the rarer house rules of President first matters to a learner."""

from taku.cards import Cards
from taku.game import Args
from taku.games.president.combinations import DECK, JOKERS, PLAYS
from taku.games.president.guide_moments import Now, hand_spot, lost, may_lead, may_play, played_by
from taku.games.president.legality import EIGHT, SPADE_THREE
from taku.guidance import Cue, Due, by
from taku.view import Spot


def _equal_plain(now: Now) -> Due | None:
    """Return the tip if the learner may play as high as the play on the table."""
    state = now.after
    if not may_play(now) or state.to_beat is None or not state.options.equal_plain:
        return None
    side = state.reversed
    strength = state.to_beat.strengths[side]
    same = (
        move for move in state.moves() if move and PLAYS[side][move].strengths[side] == strength
    )
    cards = next(same, 0)
    return Due(hand_spot(now.seat), {"cards": DECK.write(cards)}, now.seat) if cards else None


def _sequence_revolution(now: Now) -> Due | None:
    """Return the tip if a sequence turned strength round, or if the learner could lead one."""
    state = now.after
    least = state.options.sequence_revolution
    if now.event("revolution", "counter-revolution") and (play := now.of_role("play")):
        if play.args["kind"] != "sequence":
            return None
        args: Args = {"state": "played", "cards": play.args["cards"], "count": least}
        return Due(played_by(play), args, play.seat)
    long = _sequence_of(now, 0, least) if least else 0
    if not long or not state.options.makes_revolution(PLAYS[state.reversed][long]):
        return None
    args = {"state": "held", "cards": DECK.write(long), "count": least}
    return Due(hand_spot(now.seat), args, now.seat)


def _sequence_effects(now: Now) -> Due | None:
    """Return the tip if an 8 in a sequence does not cut, or would not if the learner led it."""
    options = now.after.options
    if not options.eight_cut or options.sequence_effects != "none":
        return None
    play = now.of_role("play")
    if play and play.args["kind"] == "sequence" and DECK.read(str(play.args["cards"])) & EIGHT:
        return Due(played_by(play), {"state": "played", "cards": play.args["cards"]}, play.seat)
    if cards := _sequence_of(now, EIGHT, 0):
        args: Args = {"state": "held", "cards": DECK.write(cards)}
        return Due(hand_spot(now.seat), args, now.seat)
    return None


def _sequence_of(now: Now, marked: Cards, least: int) -> Cards:
    """Return the longest sequence without jokers that the learner may lead; 0 if there is none.

    It holds one of the marked cards, if there are any, and at least so many cards.
    """
    if not may_lead(now):
        return 0
    plays = PLAYS[now.after.reversed]
    fitting = (
        move
        for move in now.after.moves()
        if plays[move].kind == "sequence"
        and not move & JOKERS
        and (move & marked or not marked)
        and plays[move].size >= least
    )
    return max(fitting, key=lambda move: move.bit_count(), default=0)


def _illegal_spade_three(now: Now) -> Due | None:
    """Return the tip if a player went out with ♠3, or if the learner holds it."""
    event = now.event("illegal-finish")
    if event and DECK.read(str(event.args["cards"])) == SPADE_THREE:
        args: Args = {"state": "done", "cards": event.args["cards"]}
        return Due(lost(event.seat), args, event.seat)
    if not may_play(now) or not now.after.hands[now.seat] & SPADE_THREE:
        return None
    card = DECK.write(SPADE_THREE)
    return Due(Spot("item", card, now.seat), {"state": "held", "cards": card}, now.seat)


def _overturn(now: Now) -> Due | None:
    """Return the tip if all places were turned round, or while the Beggar may still be first."""
    state = now.after
    if event := now.event("overturn"):
        return Due(Spot("badge", "out", event.seat), {"state": "turned"}, event.seat)
    if not may_play(now) or not state.titled or state.finished or not state.options.overturn:
        return None
    beggar = state.titled[-1]
    return Due(Spot("badge", "title", beggar), {"state": "near"}, beggar)


def _calamity(now: Now) -> Due | None:
    """Return the tip if hands were swapped, or if the learner may swap them."""
    state = now.after
    if event := now.event("calamity"):
        return Due(Spot("badge", "title", event.seat), {"state": "swapped"}, event.seat)
    if not now.decides or state.phase != "swap":
        return None
    return Due(hand_spot(now.seat), {"state": "asked"}, state.titled[0])


def _equal_hands(now: Now) -> Due | None:
    """Return the tip on the cards that were set aside."""
    if not may_play(now) or not now.after.aside:
        return None
    count = now.after.hands[now.seat].bit_count()
    args: Args = {"count": now.after.aside.bit_count(), "held": count}
    return Due(hand_spot(now.seat), args, now.seat)


def first_card(now: Now) -> Due | None:
    """Return the tip on the card that chooses the leader of the first round."""
    state, lead = now.after, now.event("lead")
    name = state.options.first_card
    if state.round != 1 or state.phase != "play" or state.last or name == "random":
        return None
    args: Args = {"suit": name[1]}
    if lead and lead.seat is not None and now.before:
        if lead.seat == now.seat:
            return None
        held = now.before.hands[lead.seat] & DECK.read(name)
        return Due(played_by(lead), args, lead.seat) if held else None
    if not may_lead(now) or not state.hands[now.seat] & DECK.read(name):
        return None
    return Due(Spot("item", name, now.seat), args, now.seat)


def _first_card_played(now: Now) -> Due | None:
    """Return the tip if the learner's first play must contain the first card."""
    opening = now.after.opening
    if not may_lead(now) or not opening:
        return None
    card = DECK.write(opening)
    return Due(Spot("item", card, now.seat), {"cards": card}, now.seat)


def _rounds(now: Now) -> Due | None:
    """Return the tip on how many rounds are still to come."""
    state = now.after
    rounds = state.options.rounds
    if not now.ended or not rounds:
        return None
    left = rounds - len(state.scores)
    return Due(Spot("points", "", now.seat), {"rounds": rounds, "left": left}, now.seat)


def _titles_reset(now: Now) -> Due | None:
    """Return the tip at the first play of a later round that has no titles."""
    state = now.after
    if not may_play(now) or state.round < 2 or state.titled or state.last:
        return None
    return Due(hand_spot(now.seat), {"round": state.round}, now.seat)


RARE = (
    Cue("calamity", "calamity", _calamity),
    Cue("overturn", "overturn", _overturn),
    Cue("titles-reset", "titles-reset", _titles_reset),
    Cue("first-card-played", "first-card-played", _first_card_played),
    Cue("first-card", "first-card", first_card, on=by("first_card", "3S", "3C", "random")),
    Cue("equal-hands", "equal-hands", _equal_hands),
    Cue("sequence-revolution", "sequence-revolution", _sequence_revolution),
    Cue(
        "sequence-effects", "sequence-effects", _sequence_effects, on=by("sequence_effects", "none")
    ),
    Cue("illegal-finish-spade-three", "illegal-finish-spade-three", _illegal_spade_three),
    Cue("equal-plain", "equal-plain", _equal_plain),
    Cue("rounds", "rounds", _rounds),
)
