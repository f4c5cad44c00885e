"""Hearts between here and OpenSpiel: its bots at our tables, and ours at its.

As an entrant `openspiel:uniform_random` is any bot that it has registered, and
`openspiel:ismcts-100` its information set Monte Carlo tree search with so many simulations
(Cowling, Powley and Whitehouse, IEEE TCIAIG 4, 2012), where no cards are passed; that draws as it
likes, so its rows differ from run to run. `Ours` is one of our levels as a bot of OpenSpiel's.
One deal is one game there, of the rules that both know: no scatter, no smoosh, no bonus card, no
partners; what a moon does is not decided there, so the shooter adds 26.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import pyspiel

from taku.arena.players import Choose, Fault, Situation
from taku.cards import Cards, each
from taku.game import Move, State, seen
from taku.games.hearts import GAME as HEARTS
from taku.games.hearts.deck import DECK
from taku.games.hearts.rules import ADD, Hearts, Options
from taku.options import changed

PASSING = ("none", "left", "across", "right")  # by the number of the action there
KNOWN = {"target", "passing"}  # house rules that may differ from ours
DEALT = 1 + 52  # actions there before anybody decides: how is passed, and each card
PASSED = DEALT + 12  # and before anybody plays, where is passed
ISMCTS, CURIOSITY = "ismcts-", 2.0


@cache
def game(passing: bool = True) -> Any:
    """OpenSpiel's Hearts by our rules."""
    told = f"pass_cards={str(passing).lower()},can_lead_hearts_instead_of_qs=true"
    return pyspiel.load_game(f"hearts({told})")


@cache
def cards() -> tuple[Cards, ...]:
    """Our card for each of OpenSpiel's."""
    state = game().new_initial_state()
    state.apply_action(0)
    return tuple(DECK.read(state.action_to_string(0, action)) for action in range(52))


# Theirs here


def theirs(name: str, of: str) -> Choose:
    """How a bot of OpenSpiel's chooses; ValueError where there is none of this name."""
    if of != HEARTS.name:
        raise ValueError(f"openspiel:{name}: plays hearts only")
    simulations = name.removeprefix(ISMCTS)
    searches = name.startswith(ISMCTS) and simulations.isdecimal()
    if not searches and name not in pyspiel.registered_bots():
        known = ", ".join([*pyspiel.registered_bots(), f"{ISMCTS}100"])
        raise ValueError(f"openspiel:{name}: none of {known}")

    def choose(situation: Situation, random: Random) -> Move:
        ours = situation.state
        assert isinstance(ours, Hearts)
        if searches and ours.options.passing:
            raise Fault("OpenSpiel's search would end the process where cards are passed")
        _check(ours.options)
        if ours.phase == "moon":
            return ADD
        there = _followed(situation.opening, situation.before)
        seed = random.getrandbits(30)
        bot = (
            _searcher(int(simulations), seed)
            if searches
            else pyspiel.load_bot(name, there.get_game(), ours.to_act)
        )
        return _passed(bot, there) if ours.phase == "pass" else cards()[bot.step(there)]

    return choose


def _check(options: Options) -> None:
    if unknown := set(changed(options)) - KNOWN:
        raise Fault(f"OpenSpiel does not know {', '.join(sorted(unknown))}")


def _searcher(simulations: int, seed: int) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    unlimited = -1
    return pyspiel.ISMCTSBot(
        seed, evaluator, CURIOSITY, simulations, unlimited,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
    )  # fmt: skip


def _passed(bot: Any, there: Any) -> Move:
    """Three cards, which it is asked for one by one."""
    chosen = 0
    for _ in range(3):
        action = bot.step(there)
        there.apply_action(action)
        chosen |= cards()[action]
    return chosen


def _followed(opening: State, moves: Sequence[Move]) -> Any:
    """The same deal there, after the same decisions."""
    ours = opening.clone()
    assert isinstance(ours, Hearts)
    there = game(ours.options.passing).new_initial_state()
    for move in moves:
        phase = ours.phase
        ours.play(move)
        if phase == "deal":
            _deal(there, DECK.unpack(move, 4), ours.passing)
        else:
            for card in each(move) if phase == "pass" else [move]:
                there.apply_action(cards().index(card))
    return there


def _deal(there: Any, hands: Sequence[Cards], passing: str) -> None:
    there.apply_action(PASSING.index(passing))
    for one in zip(*map(each, hands), strict=True):
        for card in one:
            there.apply_action(cards().index(card))


# Ours there


class Ours(pyspiel.Bot):  # type: ignore[misc]
    """A level of ours as a bot of OpenSpiel's Hearts; `seed` decides what it leaves to chance."""

    def __init__(self, level: str, seed: str | int = 0) -> None:
        super().__init__()
        self.bot, self.seed = HEARTS.bots[level], seed

    def restart(self) -> None: ...

    def restart_at(self, there: Any) -> None: ...

    def step(self, there: Any) -> int:
        """The action of the player to act in a state of OpenSpiel's."""
        history = there.history()
        ours, rest = _reconstructed(history)
        random = Random(f"{self.seed}/{len(history) - len(rest)}")
        move = self.bot.weigh(seen(ours, ours.to_act), random)[0].move
        left = [cards().index(card) for card in each(move)]
        return next(action for action in left if action not in rest)


def _reconstructed(history: Sequence[int]) -> tuple[Hearts, Sequence[int]]:
    """Our state after the same decisions, and what a pass consists of so far that is not whole."""
    passing = PASSING[history[0]]
    ours = Hearts(Options(passing=passing != "none"))
    ours.round = ("left", "right", "across", "none").index(passing)  # the deal counts one more
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
