"""The rules of the rules sheet that matter at a table, by its house rules and its seats."""

from collections.abc import Mapping, Sequence
from typing import Any

from taku.game import Game, Rule
from taku.guidance import Cue, Guidance, always
from taku.options import OFF, form


def cues_in_force(
    game: Game[Any], guide: Guidance[Any], options: Any, seats: int
) -> Sequence[Cue[Any]]:
    """Return the cues that can come up at a table, the most urgent first."""
    rules = {rule.id for rule in game.rulebook if _is_in_force(game, guide, rule, options, seats)}
    return [cue for cue in guide.cues if cue.rule in rules and cue.on(options, seats)]


def _is_in_force(
    game: Game[Any], guide: Guidance[Any], rule: Rule, options: Any, seats: int
) -> bool:
    return (
        rule.played and _applies(game, rule, options, seats) and _is_on(guide, rule, options, seats)
    )


def _applies(game: Game[Any], rule: Rule, options: Any, seats: int) -> bool:
    """True if the other house rules and the seats give the rule an effect."""
    if rule.option is None:
        return _are_met(rule.needs, options)
    option = next(each for each in form(game.options) if each.name == rule.option)
    suits = not option.players or seats in option.players
    return suits and _are_met(rule.needs, options) and _are_met(option.needs, options)


def _is_on(guide: Guidance[Any], rule: Rule, options: Any, seats: int) -> bool:
    """True if the rule is switched on: as its cues know, or else by its house rule."""
    cues = [cue for cue in guide.cues if cue.rule == rule.id]
    if cues and all(cue.on is not always for cue in cues):
        return any(cue.on(options, seats) for cue in cues)
    return rule.option is None or getattr(options, rule.option) not in OFF


def _are_met(needs: Mapping[str, Sequence[Any]], options: Any) -> bool:
    return all(getattr(options, name) in values for name, values in needs.items())
