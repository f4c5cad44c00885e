"""The bots and agents of the guides play hundreds of deals without a fault."""

import doctest
import runpy
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from taku import Match
from taku.arena.players import Chooser, Situation, by_agent, by_bot
from taku.games.hearts.deck import DECK

GUIDES = Path(__file__).parents[1] / "engine/guides"
DEALS = 300
TINY = 3  # cards of a hand: a moon is common, and a bot that looks ahead is fast


def example(guide: str, name: str) -> Any:
    """Return what the examples of a guide define under a name."""
    text = (GUIDES / guide).read_text(encoding="utf-8")
    for block in text.split("```python\n")[1:]:
        source = block.split("```")[0]
        test = doctest.DocTestParser().get_doctest(source, {}, guide, None, 0)
        doctest.DocTestRunner(verbose=False).run(test, clear_globs=False, out=lambda text: None)
        if name in test.globs:
            return test.globs[name]
    raise LookupError(f"{guide}: no example defines {name}")


def agent() -> Chooser:
    return by_agent(example("bots.md", "agent"), "bots.md")


def rollouts() -> Chooser:
    return by_bot(example("bots.md", "Rollouts")())


def policy() -> Chooser:
    return by_bot(example("training.md", "bot"))


def trained() -> Chooser:
    return by_bot(runpy.run_path(str(GUIDES / "train_hearts.py"))["bot"])


def tiny(number: int, options: dict[str, Any]) -> Match:
    """A match whose first deal has a few cards."""
    cards = Random(number).sample(DECK.names, 4 * TINY)
    hands = (" ".join(cards[seat * TINY : (seat + 1) * TINY]) for seat in range(4))
    deal = f"deal {' | '.join(hands)}"
    return Match("hearts", options, seed=number, log=[deal])


def whole(number: int, options: dict[str, Any]) -> Match:
    return Match("hearts", options, seed=number)


def moon(number: int, options: dict[str, Any]) -> Match:
    """A match in which a seat has shot the moon and chooses what it brings."""
    deal = "deal 2C AH KH QH | JH TH 9H 8H | 7H 6H 5H 4H | 3H 2H QS 3D"
    tricks = "2C JH 7H 3D AH TH 6H 3H KH 9H 5H 2H QH 8H 4H QS"
    return Match("hearts", options, seed=number, log=[deal, *tricks.split()])


@pytest.mark.parametrize(
    ("player", "begun", "options"),
    [
        (agent, whole, {}),
        (rollouts, tiny, {}),
        (policy, tiny, {}),
        (trained, tiny, {"passing": False, "moon": "add"}),
        *((player, moon, {"passing": False}) for player in (agent, rollouts, policy)),
    ],
)
def test_an_example_of_the_guides_plays_on(
    player: Callable[[], Chooser], begun: Callable[[int, dict[str, Any]], Match], options: Any
) -> None:
    choose, asked = player(), set[str]()
    for number in range(DEALS):
        match = begun(number, options)
        seat = 0 if begun is moon else number % 4
        while match.state.round == 1 and not match.over:
            state = match.state
            moves = state.moves()
            move = moves[0]
            if match.to_act == seat:
                situation = Situation(match.game, state, moves, state, ())
                move = choose(situation, f"{number}/{len(match.log)}")
                asked.add(state.phase)
            match.apply(move)
    assert ("moon" if begun is moon else "play") in asked
