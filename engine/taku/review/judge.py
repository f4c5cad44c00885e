"""A review: what each decision of a seat gave away, by what the seat could know."""

from collections.abc import Iterator

from taku.arguments import expect
from taku.bots.exact import ExactBot
from taku.bots.rollouts import RolloutBot
from taku.game import Seat
from taku.match import Match, laid_open
from taku.review.decisions import Point, check_seat, points
from taku.review.exact import reckoned
from taku.review.records import Reviewed
from taku.review.sampled import Comparison, imagined
from taku.view import View


def review(match: Match, seat: Seat, *, seed: str = "", since: int = 0) -> Iterator[Reviewed]:
    """Each decision of a seat where there was a choice, in order, from an entry of the log on.

    It reckons only when asked for the next one, so it may be left at any moment, and taken up
    again `since` there: no decision's review depends on that of another. The match need not be
    over. The same seed gives the same review everywhere; another one other guessed worlds.
    ValueError in a game whose adviser does not compare moves; `tablebase.Missing`, at the
    first decision, where one is needed that is not here.
    """
    expect(Match, match=match)
    expect(int, seat=seat, since=since)
    expect(str, seed=seed)
    check_seat(match, seat)
    bot = match.game.bots[match.game.adviser]
    if not isinstance(bot, ExactBot | RolloutBot):
        raise ValueError(f"no bot of {match.game.name} compares moves")
    return (_reviewed(match, bot, point, seed) for point in points(match, seat, since))


def entries(match: Match, seat: Seat) -> list[int]:
    """The entries of the log that a review looks at: how long it is."""
    return [point.entry for point in points(match, seat)]


def worlds(
    match: Match, seat: Seat, entry: int, *, seed: str = "", number: int = 6
) -> Iterator[View]:
    """The first worlds in which a review tries this decision out, with all hands open.

    They are what the seat thought of as possible, not what was so. LookupError where it had no
    choice at this entry of the log.
    """
    expect(Match, match=match)
    expect(int, seat=seat, entry=entry, number=number)
    expect(str, seed=seed)
    point = next(points(match, seat, entry), None)
    if point is None or point.entry != entry:
        raise LookupError(f"seat {seat} had no choice at entry {entry}")
    guesses = (imagined(point.state, named(seed, entry), n) for n in range(number))
    return (laid_open(match.game, guess, seat) for guess in guesses)


def _reviewed(match: Match, bot: ExactBot | RolloutBot, point: Point, seed: str) -> Reviewed:
    if isinstance(bot, RolloutBot):
        return _tried(match, bot, point, named(seed, point.entry))
    return reckoned(match.game, bot, point)


def named(seed: str, entry: int) -> str:
    """What tells the guesses about an entry from all others."""
    return f"review/{seed}/{entry}"


def _tried(match: Match, bot: RolloutBot, point: Point, name: str) -> Reviewed:
    game, (entry, state, move) = match.game, point
    comparison = Comparison(game, bot, state, move, name)
    verdict = comparison.verdict()
    return Reviewed(
        entry=entry,
        round=state.round,
        kind=game.kind(state, move),
        move=game.write(state, move),
        best=game.write(state, verdict.best),
        loss=verdict.loss,
        error=verdict.error,
        clear=verdict.clear,
        plain=verdict.plain,
        unit=comparison.unit,
        least=comparison.least,
        better=verdict.better,
        good=comparison.good(verdict) if verdict.clear else (),
        weighed=comparison.tried(verdict.best),
        expected=comparison.expected(),
        why=game.advise(state, verdict.best),
        reason=game.advise(state, move),
    )
