"""The matches in which problems are sought: rule sets, players and bots, drawn with a seed."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from taku.game import CHANCE, Game
from taku.match import Match
from taku.options import OptionEntry, Options, changed, fill, fit, form

USUAL = 0.75  # share of matches by rule sets that the page offers as games
USUAL_SEATS = 0.6  # share of matches for the usual number of players
TEMPERED = 0.4  # share of bots with a temper, among the levels that have tempers
FEW = 3  # rule sets with a name; with fewer, single house rules are changed too
EARLIER = (0, 0, 1, 2)  # tiny rounds before the one in which problems are sought
LARGEST = 6  # players
LEVELS = ("easy", "normal", "skilled", "strong")  # stronger ones think too long


@dataclass(frozen=True)
class Plan:
    """A match to play; its number and the seed determine everything."""

    game: Game[Any]
    options: Options
    players: tuple[str, ...]
    """The bot at each seat."""
    seed: str
    earlier: int
    """Tiny rounds before, which decide titles, who leads, and how cards are passed."""


def plan(game: Game[Any], seed: str, number: int) -> Plan:
    """Return the plan of match `number` of a seed."""
    name = f"{seed}/{game.name}/{number}"
    random = Random(name)
    usual, others = rule_sets(game)
    options = random.choice(usual if not others or random.random() < USUAL else others)
    seats = _seats(game, options, random)
    players = tuple(_player(game, random) for _ in range(seats))
    earlier = 0 if game.pad else random.choice(EARLIER)
    return Plan(game, options, players, name, earlier)


def rule_sets(game: Game[Any]) -> tuple[Sequence[Options], Sequence[Options]]:
    """Return the rule sets that the page offers as games, and the others that people know."""
    offered = {next(iter(game.presets)), *game.shown, *game.first_offers.values()}
    usual = [changed(rules) for name, rules in game.presets.items() if name in offered]
    others = [changed(rules) for name, rules in game.presets.items() if name not in offered]
    if len(others) < FEW:
        others += [{**base, **change} for base in usual for change in _changes(game, base)]
    return usual, others


def _changes(game: Game[Any], base: Options) -> list[Options]:
    """Return the single house rules that matter under a rule set and can differ from it."""
    filled: Any = fill(game.options, base)
    return [
        {rule.name: value}
        for rule in form(game.options, game.seats)
        if rule.name not in base and not rule.amounts and _matters(rule, filled)
        for value in rule.among
        if value != rule.default
    ]


def _matters(rule: OptionEntry, options: Any) -> bool:
    """True if a house rule has an effect, as far as others decide that."""
    return all(getattr(options, name) in among for name, among in rule.needs.items())


def _seats(game: Game[Any], options: Options, random: Random) -> int:
    """Return a number of players; one where every player has a sheet for herself."""
    if game.pad:
        return 1
    fitting = [each for each in game.seats if each <= LARGEST and _fits(game, options, each)]
    return fitting[0] if random.random() < USUAL_SEATS else random.choice(fitting)


def _fits(game: Game[Any], options: Options, seats: int) -> bool:
    try:
        fit(fill(game.options, options), seats)
    except ValueError:
        return False
    return True


def _player(game: Game[Any], random: Random) -> str:
    level = random.choice([level for level in LEVELS if level in game.bots])
    tempers = [temper for temper, bots in game.tempers.items() if level in bots]
    return f"{level}/{random.choice(tempers)}" if random.random() < TEMPERED and tempers else level


def played(plan: Plan) -> tuple[Match, int]:
    """Play the match of a plan; return it with the length of its log before the round sought in.

    Dice are thrown to the end of the match, cards dealt for one round.
    """
    match = Match(plan.game, plan.options, seed=plan.seed, seats=plan.players, draws=False)
    random = Random(f"{plan.seed}/earlier")
    for rounds in range(plan.earlier):
        while _booked(match) == rounds:
            _play_tiny(match, random)
    start = len(match.log)
    while not match.over and (plan.game.pad or _booked(match) == plan.earlier):
        if match.to_act == CHANCE:
            match.draw()
        else:
            bot = plan.game.bot(plan.players[match.to_act])
            match.make(bot.weigh(match.seen(match.to_act), match.random("/bot"))[0].move)
    return match, start


def _booked(match: Match) -> int:
    """Return how many rounds are booked."""
    return len(match.view(0).scores) if match.to_act < 0 else match.state.round - 1


def _play_tiny(match: Match, random: Random) -> None:
    """Make a move of a round in which each player holds one card."""
    if match.to_act != CHANCE:
        match.make(random.choice(match.state.moves()))
        return
    text = match.game.write(match.state, match.state.draw(random))
    if match.game.outcomes(match.state).of == "cards":
        word, _, cards = text.partition(" ")
        kept = (random.choice(group.split() or [""]) for group in cards.split("|"))
        text = f"{word} {' | '.join(kept)}".rstrip()
    match.enter(text)
