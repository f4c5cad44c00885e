"""Hearts across Taku and OpenSpiel: each side's bots play in the other's games.

The entrant `openspiel:<name>` is a bot that OpenSpiel has registered, such as `uniform_random`.
`openspiel:ismcts-100` is its information set Monte Carlo tree search with 100 simulations
(Cowling, Powley and Whitehouse, IEEE TCIAIG 4, 2012). It works only without passing. Its draws
are not seeded, so its rows differ from run to run. `Ours` wraps a level of Taku as a bot of
OpenSpiel.

One deal is one game of OpenSpiel, by the rules that both support: no scatter, no smoosh, no bonus
card, no partners. OpenSpiel has no choice after a moon, so the shooter adds 26.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import pyspiel

from taku.arena.players import Chooser, Fault, Situation
from taku.cards import Cards, each
from taku.game import Move, State, seen
from taku.games.hearts import GAME as HEARTS
from taku.games.hearts.deck import DECK
from taku.games.hearts.position import ADD
from taku.games.hearts.rules import Hearts, Options
from taku.options import changed

PASSING = ("none", "left", "across", "right")  # indexed by OpenSpiel's number of the action
KNOWN = {"target", "passing"}  # house rules that may differ from our defaults
DEALT = 1 + 52  # OpenSpiel's chance actions: the direction of passing, then each card
PASSED = DEALT + 12  # OpenSpiel's actions before the first play in a deal with passing
ISMCTS, CURIOSITY = "ismcts-", 2.0


@cache
def game(passing: bool = True) -> Any:
    """Return OpenSpiel's Hearts with our rules."""
    rules = f"pass_cards={str(passing).lower()},can_lead_hearts_instead_of_qs=true"
    return pyspiel.load_game(f"hearts({rules})")


@cache
def cards() -> tuple[Cards, ...]:
    """Return our card for each card action of OpenSpiel."""
    state = game().new_initial_state()
    state.apply_action(0)
    return tuple(DECK.read(state.action_to_string(0, action)) for action in range(52))


# OpenSpiel's bots in our matches


def openspiel_player(name: str, of: str) -> Chooser:
    """Return how a bot of OpenSpiel chooses; ValueError if the name is unknown."""
    if of != HEARTS.name:
        raise ValueError(f"openspiel:{name}: plays hearts only")
    simulations = name.removeprefix(ISMCTS)
    searches = name.startswith(ISMCTS) and simulations.isdecimal()
    if not searches and name not in pyspiel.registered_bots():
        known = ", ".join([*pyspiel.registered_bots(), f"{ISMCTS}100"])
        raise ValueError(f"openspiel:{name}: none of {known}")

    def choose(situation: Situation, seed: str) -> Move:
        ours = situation.state
        assert isinstance(ours, Hearts)
        if reason := why_it_cannot_play(name, ours.options):
            raise Fault(reason)
        if ours.phase == "moon":
            return ADD
        spiel = _followed(situation.opening, situation.before)
        number = Random(seed).getrandbits(30)
        bot = (
            _searcher(int(simulations), number)
            if searches
            else pyspiel.load_bot(name, spiel.get_game(), ours.to_act)
        )
        return _passed(bot, spiel) if ours.phase == "pass" else cards()[bot.step(spiel)]

    return choose


def why_it_cannot_play(name: str, options: Options) -> str:
    """Return why a bot of OpenSpiel cannot play by these house rules; "" if it can."""
    if name.startswith(ISMCTS) and options.passing:
        return "OpenSpiel's search would end the process where cards are passed"
    unknown = ", ".join(sorted(set(changed(options)) - KNOWN))
    return f"OpenSpiel does not know {unknown}" if unknown else ""


def _searcher(simulations: int, seed: int) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    unlimited = -1
    return pyspiel.ISMCTSBot(
        seed, evaluator, CURIOSITY, simulations, unlimited,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
    )  # fmt: skip


def _passed(bot: Any, spiel: Any) -> Move:
    """Return the three cards to pass; OpenSpiel's bot chooses them one at a time."""
    chosen = 0
    for _ in range(3):
        action = bot.step(spiel)
        spiel.apply_action(action)
        chosen |= cards()[action]
    return chosen


def _followed(opening: State, moves: Sequence[Move]) -> Any:
    """Return OpenSpiel's state after the given deal and decisions."""
    ours = opening.clone()
    assert isinstance(ours, Hearts)
    spiel = game(ours.options.passing).new_initial_state()
    for move in moves:
        phase = ours.phase
        ours.play(move)
        if phase == "deal":
            _deal(spiel, DECK.unpack(move, 4), ours.passing)
        else:
            for card in each(move) if phase == "pass" else [move]:
                spiel.apply_action(cards().index(card))
    return spiel


def _deal(spiel: Any, hands: Sequence[Cards], passing: str) -> None:
    spiel.apply_action(PASSING.index(passing))
    for one in zip(*map(each, hands), strict=True):
        for card in one:
            spiel.apply_action(cards().index(card))


# Our bots in OpenSpiel's games


class Ours(pyspiel.Bot):  # type: ignore[misc]
    """A level of Taku as a bot for OpenSpiel's Hearts; `seed` seeds its random choices."""

    def __init__(self, level: str, seed: str | int = 0) -> None:
        super().__init__()
        self.bot, self.seed = HEARTS.bots[level], seed

    def restart(self) -> None: ...

    def restart_at(self, spiel: Any) -> None: ...

    def step(self, spiel: Any) -> int:
        """Return the action of the player to act in an OpenSpiel state."""
        history = spiel.history()
        ours, rest = _reconstructed(history)
        random = Random(f"{self.seed}/{len(history) - len(rest)}")
        move = self.bot.weigh(seen(ours, ours.to_act), random)[0].move
        left = [cards().index(card) for card in each(move)]
        return next(action for action in left if action not in rest)


def _reconstructed(history: Sequence[int]) -> tuple[Hearts, Sequence[int]]:
    """Return our state after these actions, and the actions of an unfinished pass."""
    passing = PASSING[history[0]]
    ours = Hearts(Options(passing=passing != "none"), 4)
    ours.round = ("left", "right", "across", "none").index(passing)  # the deal below adds 1
    dealt = [cards()[action] for action in history[1:DEALT]]
    ours.play(DECK.pack([sum(dealt[seat::4]) for seat in range(4)]))
    if passing == "none":
        begun = DEALT
    else:
        passed = [cards()[action] for action in history[DEALT:PASSED]]
        whole = len(passed) // 3
        for seat in range(whole):
            ours.play(sum(passed[3 * seat :][:3]))
        if whole < 4:
            return ours, history[DEALT + 3 * whole :]
        begun = PASSED
    for action in history[begun:]:
        ours.play(cards()[action])
    return ours, ()
