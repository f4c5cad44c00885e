"""A review: what each decision of a seat gave away, by what the seat could know."""

from collections.abc import Iterator

from taku.arguments import expect
from taku.bots.exact import ExactBot
from taku.bots.rollouts import RolloutBot
from taku.game import Seat
from taku.match import Match, laid_open
from taku.review.decisions import DecisionPoint, check_seat, decision_points
from taku.review.exact import review_exactly
from taku.review.results import Reviewed
from taku.review.sampled import Comparison, guessed_world
from taku.view import View


def review(match: Match, seat: Seat, *, seed: str = "", since: int = 0) -> Iterator[Reviewed]:
    """Yield a review of each decision of a seat that offered a choice, from log entry `since` on.

        >>> from taku import Match
        >>> match = Match("hearts", {"passing": False},
        ...               log=["deal 3C KS 9S | AC 5S 8D | 2C TS JD | 7C QS 3D",
        ...                    "2C", "7C", "3C", "AC", "5S", "TS", "QS", "KS"])
        >>> [mistake] = [each for each in review(match, 0) if each.clear]
        >>> mistake.move, mistake.best, mistake.loss, mistake.unit
        ('KS', '9S', 13.0, 'round')

    Each review is computed when the caller asks for it, and depends on no other. So the caller may
    stop at any point and resume with `since`. The match may be unfinished. The same seed gives the
    same review on every device; another seed gives other guessed worlds.

    ValueError if the game's adviser does not compare moves. At the first decision,
    `tablebase.Missing` if a tablebase is needed that is not loaded.
    """
    expect(Match, match=match)
    expect(int, seat=seat, since=since)
    expect(str, seed=seed)
    check_seat(match, seat)
    bot = match.game.bots[match.game.adviser]
    if not isinstance(bot, ExactBot | RolloutBot):
        raise ValueError(f"no bot of {match.game.name} compares moves")
    return (_reviewed(match, bot, point, seed) for point in decision_points(match, seat, since))


def entries(match: Match, seat: Seat) -> list[int]:
    """Return the indexes of the log entries that a review covers."""
    return [point.entry for point in decision_points(match, seat)]


def worlds(
    match: Match, seat: Seat, entry: int, *, seed: str = "", number: int = 6
) -> Iterator[View]:
    """Yield the first `number` worlds in which a review tries this decision, with all hands open.

    They are what the seat could imagine, not the real hands. LookupError if the seat had no choice
    at this log entry.
    """
    expect(Match, match=match)
    expect(int, seat=seat, entry=entry, number=number)
    expect(str, seed=seed)
    point = next(decision_points(match, seat, entry), None)
    if point is None or point.entry != entry:
        raise LookupError(f"seat {seat} had no choice at entry {entry}")
    guesses = (guessed_world(point.state, named(seed, entry), n) for n in range(number))
    return (laid_open(match.game, guess, seat) for guess in guesses)


def _reviewed(
    match: Match, bot: ExactBot | RolloutBot, point: DecisionPoint, seed: str
) -> Reviewed:
    if isinstance(bot, RolloutBot):
        return _tried(match, bot, point, named(seed, point.entry))
    return review_exactly(match.game, bot, point)


def named(seed: str, entry: int) -> str:
    """Return the seed of the guesses about a log entry, unique to this entry."""
    return f"review/{seed}/{entry}"


def _tried(match: Match, bot: RolloutBot, point: DecisionPoint, name: str) -> Reviewed:
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
        source=comparison.source(verdict),
    )
