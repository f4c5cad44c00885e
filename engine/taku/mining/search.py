"""The search for problems in one match: which decisions are tried, and which are kept.

A decision is tried where a bot that does not search, such as *easy* or *normal*, may go wrong: by a
review, with guessed worlds of its own. Where that calls the move a clear mistake, the decision is
judged again in fresh worlds with ten times the rollouts, with dice exactly. It is a problem if the
mistake surely costs more than matters there too. Right are all moves that do not surely cost so
much.
"""

import hashlib
import json
import time
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from taku.estimate import Estimate
from taku.game import Game, Move, State, optional_module, seen
from taku.match import Match
from taku.mining.plans import LEVELS, Plan, plan, played
from taku.problems.judging import Judgement, alike, is_surely, judged, settled
from taku.problems.problem import Problem
from taku.review.decisions import has_choice
from taku.review.results import CHANCE_TO_WIN

TRIED = 6  # decisions of a match that are reviewed
MOST = 2  # problems of a match, each of another kind
SCREENING = 0.25  # effort of the first review
PLENTY = 1.5  # what a move must cost in it, by what matters: less is often too close to call
AGAIN = 10.0  # effort of the second
MOST_GOOD = 0.5  # share of the distinct moves that may be good; with more a guess is often right
FEW = 6  # distinct moves that may be good
MOST_LOSSES = 6  # moves whose loss is stored


class Decision(NamedTuple):
    """A decision of a match, and what bots that do not search would do."""

    entry: int
    state: Any
    choices: dict[str, Move]
    """The move of each bot, by its level and temper."""


@dataclass
class Figures:
    """What the search in a match found, and the time it took."""

    match: int
    decisions: int = 0
    """All decisions with a choice."""
    screened: int = 0
    clear: int = 0
    kept: int = 0
    playing: float = 0.0
    """Seconds of processor time."""
    screening: float = 0.0
    judging: float = 0.0
    problems: list[Problem] = field(default_factory=list)


def search(game: Game[Any], seed: str, number: int) -> Figures:
    """Search match `number` of a seed; the same arguments find the same problems."""
    figures, planned = Figures(number), plan(game, seed, number)
    began = time.process_time()
    match, start = played(planned)
    found = list(_decisions(match, start, Random(f"{planned.seed}/asked")))
    figures.decisions = len(found)
    figures.playing = time.process_time() - began
    kinds: set[str] = set()
    for decision in _mixed(game, found, Random(f"{planned.seed}/tried"))[:TRIED]:
        if len(figures.problems) < MOST and (
            problem := _tried(match, planned, decision, figures, kinds)
        ):
            kinds.add(problem.kind)
            figures.problems.append(problem)
    figures.kept = len(figures.problems)
    return figures


def _decisions(match: Match, start: int, random: Random) -> Iterator[Decision]:
    """Yield the decisions with a choice from log entry `start` on."""
    game, again = match.game, match.blank()
    asked = [player for player in ("normal", "easy") if game.has_bot(player)]
    asked += [f"normal/{temper}" for temper in game.tempers]
    for entry, text in enumerate(match.log):
        state = again.state
        if entry >= start and state.to_act >= 0 and has_choice(state):
            yield Decision(entry, state.clone(), _choices(game, state, asked, random))
        again.enter(text, entry + 1)


def _choices(
    game: Game[Any], state: State, players: Sequence[str], random: Random
) -> dict[str, Move]:
    """Return the move of each of these bots."""
    at_table = seen(state, state.to_act)
    return {player: game.bot(player).weigh(at_table, random)[0].move for player in players}


def _mixed(game: Game[Any], found: Sequence[Decision], random: Random) -> list[Decision]:
    """Return the decisions in random order, but one of each kind before a second of any."""
    count: dict[str, int] = {}
    order: list[tuple[int, int, Decision]] = []
    for decision in random.sample(found, len(found)):
        kind = game.kind(decision.state, next(iter(decision.choices.values())))
        order.append((count.setdefault(kind, 0), len(order), decision))
        count[kind] += 1
    return [decision for _, _, decision in sorted(order, key=lambda one: one[:2])]


def _tried(
    match: Match, planned: Plan, decision: Decision, figures: Figures, kinds: set[str]
) -> Problem | None:
    """Return the problem that a decision makes, if it does and is of another kind than these."""
    game, state = match.game, decision.state
    name = f"{planned.seed}/{decision.entry}"
    began = time.process_time()
    figures.screened += 1
    screened = (
        (move, judged(game, state, move, f"{name}/screened", SCREENING))
        for move in _simple_moves(game, decision)
    )
    mistake = next((move for move, first in screened if _is_costly(first)), None)
    figures.screening += time.process_time() - began
    if mistake is None:
        return None
    figures.clear += 1
    began = time.process_time()
    problem, judgement = None, judged(game, state, mistake, f"{name}/again", AGAIN)
    if judgement.unit != CHANCE_TO_WIN and is_surely(judgement.loss, judgement.least):
        judgement = settled(game, state, judgement, name)
        if not _is_trivial(game, state, judgement):
            problem = _problem(match, planned, decision, game.write(state, mistake), judgement)
    figures.judging += time.process_time() - began
    return problem if problem and problem.kind not in kinds else None


def _simple_moves(game: Game[Any], decision: Decision) -> list[Move]:
    """Return the move of *normal*, and the first that is not equivalent to it."""
    same = alike(game, decision.state)
    first, *others = decision.choices.values()
    other = next((move for move in others if same(move) != same(first)), None)
    return [first] if other is None else [first, other]


def _is_costly(first: Judgement) -> bool:
    """True if a move is a mistake that costs enough to judge it again."""
    return first.clear and first.loss.mean >= PLENTY * first.least


def _is_trivial(game: Game[Any], state: State, judgement: Judgement) -> bool:
    """True if so many moves are good that a guess is often right."""
    same = alike(game, state)
    good = {same(game.read(state, text)) for text in judgement.good}
    return len(good) > min(FEW, MOST_GOOD * len({*map(same, state.moves())}))


def _problem(
    match: Match, planned: Plan, decision: Decision, mistake: str, judgement: Judgement
) -> Problem:
    game, state, entry = match.game, decision.state, decision.entry
    searching = [level for level in LEVELS if level in game.bots and level not in decision.choices]
    random = Random(f"{planned.seed}/{entry}/searching")
    choices = decision.choices | _choices(game, state, searching, random)
    texts = {player: game.write(state, move) for player, move in choices.items()}
    wrong = {text: loss for text, loss in judgement.losses.items() if text not in judgement.good}
    same = alike(game, state)
    missed = {same(game.read(state, text)) for text in wrong}
    fails = tuple(player for player, move in choices.items() if same(move) in missed)
    log = _short(match, entry)
    position = [game.name, planned.options, len(planned.players), log]
    order = {text: (text != mistake, text not in texts.values(), wrong[text]) for text in wrong}
    digits = 1 if judgement.least >= 1 else 2
    return Problem(
        id=hashlib.sha256(json.dumps(position).encode()).hexdigest()[:8],
        options=planned.options,
        seats=len(planned.players),
        log=tuple(log),
        seat=state.to_act,
        good=judgement.good,
        kind=game.kind(state, game.read(state, judgement.good[0])),
        mistake=game.kind(state, game.read(state, mistake)),
        difficulty=difficulty(fails),
        mean=round(judgement.mean, digits),
        losses={
            text: _rounded(wrong[text], digits)
            for text in sorted(wrong, key=order.__getitem__)[:MOST_LOSSES]
        },
        fails=fails,
    )


def _rounded(loss: Estimate, digits: int) -> tuple[float, float]:
    """Return a loss and its error; an error that is not 0 stays so."""
    error = round(loss.error, digits) or (10.0**-digits if loss.error else 0.0)
    return round(loss.mean, digits), error


def difficulty(fails: Collection[str]) -> int:
    """Return the difficulty of a problem that these bots fail, as `Problem` defines it."""
    if not {"skilled", "strong"}.isdisjoint(fails):
        return 3
    return 2 if "normal" in fails else 1


def _short(match: Match, entry: int) -> list[str]:
    """Return the log up to a decision, as short as the game can write it."""
    module = optional_module(f"taku.games.{match.game.name}.short_log")
    log = match.log[:entry]
    return list(module.short_log(match.blank().state, log)) if module else log
