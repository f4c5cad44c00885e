"""When each house rule of hearts first matters to a learner."""

from taku.game import Args
from taku.games.hearts.deck import BONUS_POINTS, DECK, HEARTS
from taku.games.hearts.guide_moments import HAND, Now, binds, follows, leads, taken_by, winning
from taku.games.hearts.rules import Hearts
from taku.games.hearts.scoring import shooter
from taku.guidance import Cue, Due
from taku.view import Spot


def _first_lead(now: Now) -> Due | None:
    """Return the tip when the learner or another player leads to the first trick."""
    state = now.after
    if state.setup.low_club or state.takers:
        return None
    if lead := now.event("lead"):
        cards = str(lead.args["cards"])
        return Due(Spot("item", cards), {"cards": cards}, lead.seat)
    if leads(now):
        return Due(Spot("zone", HAND, now.seat), {}, now.seat)
    return None


def _any_first_trick(now: Now) -> Due | None:
    """Return the tip if the learner may throw penalty cards on the first trick."""
    state = now.after
    if "first-trick" in state.setup.rules or state.takers or not follows(now):
        return None
    held = state.allowed() & state.penalty
    return Due(Spot("zone", HAND, now.seat), {"cards": DECK.write(held)}) if held else None


def _free_hearts(now: Now) -> Due | None:
    """Return the tip if the learner may lead a heart that would otherwise have to wait."""
    state = now.after
    held = state.allowed() & HEARTS if leads(now) else 0
    if "hearts-broken" in state.setup.rules or state.broken or not held:
        return None
    return Due(Spot("zone", HAND, now.seat), {"cards": DECK.write(held)})


def _queen(rule: str) -> Cue[Hearts]:
    """Return the cue of a rule that says when the queen of spades may or must be played."""

    def when(now: Now) -> Due | None:
        binding = now.decides and now.after.phase == "play" and binds(now.after, rule)
        return Due(Spot("item", "QS", now.seat), {"cards": "QS"}, now.seat) if binding else None

    return Cue(rule, rule, when)


def _chooses(now: Now) -> bool:
    return now.decides and now.after.phase == "pass"


def _pass_cycle(now: Now) -> Due | None:
    state = now.after
    if not _chooses(now) or state.options.pass_cycle == "turning":
        return None
    step = state.setup.steps[state.passing][0]
    args: Args = {"way": state.options.pass_cycle}
    return Due(Spot("zone", HAND, now.seat), args, (now.seat + step) % state.seats)


def _pass_count(now: Now) -> Due | None:
    count = now.after.options.pass_count
    shown = _chooses(now) and count != 3
    return Due(Spot("zone", HAND, now.seat), {"count": count}) if shown else None


def _keep_spades(now: Now) -> Due | None:
    """Return the tip if the learner holds high spades that must stay."""
    kept = now.after.passable(now.seat)[1] if _chooses(now) else 0
    return Due(Spot("zone", HAND, now.seat), {"cards": DECK.write(kept)}) if kept else None


def _kitty(now: Now) -> Due | None:
    """Return the tip when a player gets the cards left over."""
    got = now.event("kitty") or now.event("kitty-points")
    if not got:
        return None
    highest = Spot("item", DECK.write(winning(now)))
    return Due(highest, {"count": got.args["count"]}, got.seat)


def _penalties(now: Now) -> Due | None:
    """Return the tip when a player takes cards that cost otherwise than usual."""
    state, taken = now.after, now.event("trick-points")
    if state.options.penalties == "black-lady" or not taken:
        return None
    cards = DECK.read(str(taken.args["cards"])) & state.penalty
    args: Args = {"penalties": state.options.penalties, "cards": DECK.write(cards)}
    args = {**args, "points": state.worth(cards)}
    return Due(taken_by(taken.seat), args, taken.seat) if cards else None


def _moon_settled(now: Now) -> Due | None:
    """Return the tip when a moon is booked without a choice, or is none."""
    state = now.after
    if state.options.moon == "choice" or not now.ended:
        return None
    booked = now.event("moon-add") or now.event("moon-subtract")
    if booked:
        args: Args = {"state": booked.kind, "points": booked.args["points"]}
        return Due(Spot("points"), args, booked.seat)
    seat = shooter(state.taken, state.penalty)
    if state.options.moon != "none" or seat is None:
        return None
    return Due(Spot("points"), {"state": "none", "points": state.setup.total}, seat)


def _sun(now: Now) -> Due | None:
    shot = now.event("sun")
    return Due(taken_by(shot.seat), {"points": shot.args["points"]}, shot.seat) if shot else None


def _part(part: str, rule: str) -> Cue[Hearts]:
    """Return the cue of a rule that brings a seat points of its own on the score sheet."""

    def when(now: Now) -> Due | None:
        scores = now.after.scores
        points = scores[-1].parts.get(part, ()) if now.ended and scores else ()
        seat = next((seat for seat, gained in enumerate(points) if gained), None)
        return (
            None if seat is None else Due(Spot("points", "", seat), {"points": points[seat]}, seat)
        )

    return Cue(rule, rule, when)


def _bonus_floor(now: Now) -> Due | None:
    """Return the tip if the bonus would have brought a hand below zero."""
    state = now.after
    if not state.options.bonus_floor or not now.ended or not state.scores:
        return None
    bonus = state.scores[-1].parts.get("bonus", ())
    for seat, cards in enumerate(state.taken):
        if bonus and cards & state.bonus and -bonus[seat] < BONUS_POINTS:
            return Due(Spot("points", "", seat), {"cards": DECK.write(state.bonus)}, seat)
    return None


CUES = (
    Cue("sun", "sun", _sun),
    Cue("kitty", "kitty", _kitty),
    Cue("penalties", "penalties", _penalties),
    Cue("bonus-floor", "bonus-floor", _bonus_floor),
    Cue("moon-settled", "moon-settled", _moon_settled),
    _part("no-tricks", "no-tricks"),
    _queen("queen-waits"),
    _queen("queen-forced"),
    Cue("any-first-trick", "any-first-trick", _any_first_trick),
    Cue("free-hearts", "free-hearts", _free_hearts),
    Cue("first-lead", "first-lead", _first_lead),
    Cue("keep-spades", "keep-spades", _keep_spades),
    Cue("pass-count", "pass-count", _pass_count),
    Cue("pass-cycle", "pass-cycle", _pass_cycle),
)
