"""When each rule of hearts first matters to a learner."""

from taku.game import OVER, Args
from taku.games.hearts.claim import claim
from taku.games.hearts.deck import BONUS_POINTS, DECK, HEARTS, QUEEN, letter
from taku.games.hearts.guide_moments import (
    HAND,
    Now,
    binds,
    follows,
    leads,
    led_card,
    taken_by,
    winning,
)
from taku.games.hearts.guide_rare import CUES
from taku.games.hearts.position import END_HAND
from taku.games.hearts.rules import Hearts, Options
from taku.games.hearts.scoring import shooter
from taku.games.hearts.setup import setup
from taku.guidance import Cost, Cue, Due, Guidance, by, never
from taku.view import Spot

MANY = 6  # penalty cards of one seat that make a moon possible


def _two_of_clubs(now: Now) -> Due | None:
    """Return the tip when the first trick is led, or the learner is to lead it."""
    state = now.after
    if lead := now.event("lead"):
        first = not state.takers and len(state.trick) == 1
        cards = str(lead.args["cards"])
        return Due(Spot("item", cards), {"cards": cards}, lead.seat) if first else None
    if not leads(now) or not binds(state, "two-of-clubs"):
        return None
    cards = DECK.write(state.allowed())
    return Due(Spot("item", cards, now.seat), {"cards": cards}, now.seat)


def _first_trick(now: Now) -> Due | None:
    """Return the tip if the rule holds back the learner's penalty cards."""
    state = now.after
    if not follows(now) or state.takers or state.hands[now.seat] & state.led:
        return None
    held = state.hands[now.seat] & state.penalty
    if not held or not binds(state, "first-trick"):
        return None
    args = {"suit": letter(state.led), "cards": DECK.write(held)}
    return Due(led_card(state), args, now.seat)


def _follow_suit(now: Now) -> Due | None:
    """Return the tip if the learner has cards of the suit and others."""
    state = now.after
    hand = state.hands[now.seat]
    if not follows(now) or not hand & state.led or not hand & ~state.led:
        return None
    args = {"suit": letter(state.led), "cards": DECK.write(hand & state.led)}
    return Due(led_card(state), args, state.leader)


def _discard(now: Now) -> Due | None:
    """Return the tip if the learner has no card of the suit, or another player just showed to have
    none.
    """
    state = now.after
    play = now.of_role("play")
    led = state.led or 0
    if play and state.trick and play.seat != now.seat:
        cards = str(play.args["cards"])
        if not DECK.read(cards) & led:
            return Due(Spot("item", cards), {"suit": letter(led)}, play.seat)
    if not follows(now) or not state.takers or state.hands[now.seat] & state.led:
        return None
    return Due(led_card(state), {"suit": letter(state.led)}, now.seat)


def _trick(now: Now) -> Due | None:
    """Return the tip when a player takes a trick."""
    taken = now.of_role("take")
    if not taken or now.ended:
        return None
    cards = DECK.write(winning(now))
    return Due(Spot("item", cards), {"cards": cards}, taken.seat)


def _broken(now: Now) -> Due | None:
    """Return the tip when hearts are broken, or when the rule holds back the learner's hearts."""
    state = now.after
    if now.event("broken"):
        play = now.of_role("play")
        assert play
        cards = str(play.args["cards"])
        args = {"state": "broken", "cards": cards, "by": state.options.break_by}
        return Due(Spot("item", cards), args, play.seat)
    hand = state.hands[now.seat]
    if not leads(now) or not state.takers or not binds(state, "hearts-broken"):
        return None
    args = {"state": "unbroken", "cards": DECK.write(hand & HEARTS), "by": state.options.break_by}
    return Due(Spot("badge", "hearts-unbroken"), args, now.seat)


def _unbroken(now: Now) -> Due | None:
    """Return the tip if, by the house rule, the queen of spades has not broken hearts."""
    play = now.of_role("play")
    fallen = play and play.args["cards"] == "QS" and not now.after.broken
    if not play or not fallen or now.after.options.break_by != "heart":
        return None
    return Due(Spot("item", "QS"), {"cards": "QS"}, play.seat)


def _points(now: Now) -> Due | None:
    """Return the tip when a player takes penalty cards."""
    taken = now.event("trick-points")
    if not taken or not now.after.penalty & DECK.read(str(taken.args["cards"])):
        return None
    cards = DECK.write(DECK.read(str(taken.args["cards"])) & now.after.penalty)
    args: Args = {"cards": cards, "points": now.after.worth(DECK.read(cards))}
    return Due(taken_by(taken.seat), args, taken.seat)


def _queen(now: Now) -> Due | None:
    """Return the tip when the queen is taken, or the learner holds her."""
    taken = now.event("trick-points")
    queen = QUEEN & now.after.black
    if not queen:
        return None
    points: Args = {"points": now.after.worth(queen)}
    if taken and DECK.read(str(taken.args["cards"])) & queen:
        args = {**points, "state": "taken"}
        return Due(taken_by(taken.seat), args, taken.seat)
    if now.decides and now.after.takers and now.after.hands[now.seat] & queen:
        return Due(Spot("item", "QS", now.seat), {**points, "state": "held"}, now.seat)
    return None


def _moon(now: Now) -> Due | None:
    """Return the tip when one seat has shot the moon, or has taken all of many penalty cards."""
    state = now.after
    if state.phase == "moon":
        args: Args = {"state": "shot", "points": state.prize(state.to_act)}
        return Due(taken_by(state.to_act), args, state.to_act)
    options = state.options
    if state.phase != "play" or state.trick or options.moon_needs_bonus or options.moon == "none":
        return None
    penalty = [(cards & state.penalty).bit_count() for cards in state.taken]
    if sum(penalty) == max(penalty) >= MANY:
        seat = penalty.index(max(penalty))
        args = {"state": "near", "points": state.setup.total}
        return Due(taken_by(seat), args, seat)
    return None


def _claim(now: Now) -> Due | None:
    """Return the tip when a claim ends the hand, or the learner may make one."""
    made = now.event("claim-take") or now.event("claim-end")
    if made:
        state = made.kind.removeprefix("claim-")
        return Due(Spot("points", "", made.seat), {"state": state}, made.seat)
    found = claim(now.after) if now.decides else None
    if found is None:
        return None
    state = "end" if found == END_HAND else "take"
    return Due(Spot("button", f"claim {state}"), {"state": state}, now.seat)


def _end(now: Now) -> Due | None:
    if not now.ended:
        return None
    options = now.after.options
    return Due(Spot("points"), {"target": options.target, "hands": options.hands})


# Rules that the learner has used


def _led_two(now: Now) -> bool:
    play = now.own("play")
    return play is not None and play.kind == "lead" and not now.after.takers


def _followed(now: Now) -> bool:
    play, before = now.own("play"), now.before
    if not play or not before or not before.trick:
        return False
    return bool(DECK.read(str(play.args["cards"])) & before.led)


def _threw(now: Now) -> bool:
    play, before = now.own("play"), now.before
    if not play or not before or not before.trick:
        return False
    return not DECK.read(str(play.args["cards"])) & before.led


def _hold(now: Now) -> Due | None:
    """Return the tip in a hand without a pass."""
    state = now.after
    if (
        not _can_hold(state.options, state.seats)
        or state.round < 2
        or state.takers
        or state.trick
        or state.phase != "play"
    ):
        return None
    return None if any(map(any, state.sent)) else Due(Spot("zone", HAND, now.seat))


def _can_hold(options: Options, seats: int) -> bool:
    """Return True if some hands have no pass."""
    return setup(options, seats).cycle[-1:] == ("none",)


# House rules


def _pass(now: Now) -> Due | None:
    state = now.after
    if not now.decides or state.phase != "pass" or state.passing in ("scatter", "smoosh"):
        return None
    step = state.setup.steps[state.passing][0]
    args: Args = {"count": state.options.pass_count}
    return Due(Spot("zone", HAND, now.seat), args, (now.seat + step) % state.seats)


def _received(now: Now) -> Due | None:
    """Return the tip when the learner gets cards for those passed."""
    state = now.after
    if not now.event("exchange") or not state.sent[now.seat]:
        return None
    got = sum(row[now.seat] for row in state.sent)
    return Due(Spot("zone", HAND, now.seat), {"cards": DECK.write(got)}) if got else None


def _special_pass(kind: str) -> Cue[Hearts]:
    def when(now: Now) -> Due | None:
        chooses = now.decides and now.after.phase == "pass" and now.after.passing == kind
        return Due(Spot("zone", HAND, now.seat)) if chooses else None

    return Cue(kind, kind, when)


def _smooshed(now: Now) -> Due | None:
    got = now.after.smooshed[now.seat] if now.event("exchange") else 0
    return Due(Spot("zone", HAND, now.seat), {"cards": DECK.write(got)}) if got else None


def _bonus(now: Now) -> Due | None:
    """Return the tip when the bonus card is taken, or the learner holds it."""
    state = now.after
    bonus = DECK.write(state.bonus) if state.bonus else ""
    if not bonus:
        return None
    args: Args = {"cards": bonus, "points": BONUS_POINTS}
    taken = now.event("trick-points")
    if taken and DECK.read(str(taken.args["cards"])) & state.bonus:
        return Due(taken_by(taken.seat), {**args, "state": "taken"}, taken.seat)
    if now.decides and state.hands[now.seat] & state.bonus and state.phase == "play":
        return Due(Spot("item", bonus, now.seat), {**args, "state": "held"}, now.seat)
    return None


def _needs_bonus(now: Now) -> Due | None:
    """Return the tip if all penalty cards are with one seat: the bonus card decides on the moon."""
    state = now.after
    if not state.options.moon_needs_bonus or (not now.ended and state.phase != "moon"):
        return None
    seat = shooter(state.taken, state.penalty)
    if seat is None:
        return None
    has = "yes" if state.taken[seat] & state.bonus else "no"
    return Due(taken_by(seat), {"state": has, "cards": DECK.write(state.bonus)}, seat)


def _bonus_on_moon(now: Now) -> Due | None:
    state = now.after
    if not state.options.bonus_on_moon or state.phase != "moon":
        return None
    seat = next((seat for seat, cards in enumerate(state.taken) if cards & state.bonus), None)
    if seat is None:
        return None
    return Due(taken_by(seat), {"cards": DECK.write(state.bonus)}, seat)


def _partners(now: Now) -> Due | None:
    """Return the tip as soon as the learner's partner is known.

    Fixed partners sit across the table. Ad hoc partners are known when a second seat takes a trick.
    """
    state = now.after
    teams = state.teams()
    if not teams or state.phase != "play" or state.to_act == OVER:
        return None
    own = next(side for side in teams if now.seat in side)
    mates = [seat for seat in own if seat != now.seat]
    if len(mates) != 1:
        return None
    args = {"state": state.options.partnership}
    return Due(Spot("badge", "team", mates[0]), args, mates[0])


def _shared(now: Now) -> Due | None:
    """Return the tip if the partner's points cost the learner as well."""
    teams = now.after.teams()
    if not now.ended or not teams:
        return None
    own = next(side for side in teams if now.seat in side)
    mates = [seat for seat in own if seat != now.seat]
    points = now.after.scores[-1].parts.get("partner", (0,) * now.after.seats)[now.seat]
    if len(mates) != 1 or not points:
        return None
    return Due(Spot("points", "", now.seat), {"points": points}, mates[0])


# Costs of a poor move


def _cost(now: Now) -> Cost | None:
    """Return the cost if the learner took a trick with points."""
    assert now.before
    taken = now.event("trick-points")
    if now.before.phase != "play" or not taken or taken.seat != now.seat:
        return None
    cards = DECK.read(str(taken.args["cards"]))
    points = int(taken.args["points"])
    if points <= 0:
        return None
    own = DECK.write(winning(now))
    args: Args = {"points": points, "cards": own, "suit": letter(now.after.led)}
    kind = "queen" if cards & QUEEN & now.after.black and own != "QS" else "trick"
    return Cost(kind, points, Due(Spot("item", own), args, now.seat))


GUIDE = Guidance[Hearts](
    cues=(
        Cue("aim", "aim", never),
        Cue("bonus-on-moon", "bonus-on-moon", _bonus_on_moon),
        Cue("moon-needs-bonus", "moon-needs-bonus", _needs_bonus),
        Cue("moon", "moon", _moon),
        Cue("claim", "claim", _claim),
        *CUES,
        Cue("bonus-card", "bonus-card", _bonus),
        Cue("hearts-broken", "hearts-broken", _broken),
        Cue("unbroken", "hearts-broken", _unbroken, on=by("break_by", "heart")),
        Cue("queen", "cards", _queen),
        Cue("trick", "trick", _trick),
        Cue("points", "score", _points),
        Cue("pass", "pass", _pass),
        Cue("received", "pass", _received),
        Cue("hold", "pass", _hold, on=_can_hold),
        _special_pass("scatter"),
        Cue("scattered", "scatter", _received),
        _special_pass("smoosh"),
        Cue("smooshed", "smoosh", _smooshed),
        Cue("partnership", "partnership", _partners),
        Cue("two-of-clubs", "two-of-clubs", _two_of_clubs, _led_two),
        Cue("first-trick", "first-trick", _first_trick),
        Cue("discard", "follow-suit", _discard, _threw),
        Cue("follow-suit", "follow-suit", _follow_suit, _followed),
        Cue("shared", "partnership", _shared),
        Cue("end", "end", _end),
    ),
    cost=_cost,
    least=1.5,
)
