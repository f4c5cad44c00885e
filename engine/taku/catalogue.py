"""What the page shows of the games before the engine is there: the build writes it down."""

from typing import Any, TypeAlias

from taku.game import Example, Game
from taku.games import GAMES
from taku.match import Match
from taku.options import changed, form
from taku.view import plain

Fact: TypeAlias = dict[str, Any]


def catalogue() -> list[Fact]:
    """The games with their options, presets, levels and rules, as the page lists them."""
    return [
        {
            "name": name,
            "seats": list(game.seats),
            "options": form(game.options),
            "presets": {preset: changed(rules) for preset, rules in game.presets.items()},
            "shown": list(game.shown),
            "levels": list(game.bots),
            "low_wins": game.low_wins,
        }
        for name, game in sorted(GAMES.items(), key=lambda item: item[1].place)
    ]


def rulebook(name: str) -> list[Fact]:
    """The rules sheet of a game: ids, the option each depends on, examples played out."""
    game = GAMES[name]
    return [
        {
            "id": rule.id,
            "chapter": rule.chapter,
            "option": rule.option,
            "needs": {name: list(values) for name, values in rule.needs.items()},
            "examples": [_example(game, example) for example in rule.examples],
        }
        for rule in game.rulebook
    ]


def _example(game: Game[Any], example: Example) -> Fact:
    last = len(example.setup) - bool(example.scores)
    match = Match(game, example.options, log=example.setup[:last], seats=example.seats)
    for _ in match.replay(example.setup[last:]):
        pass  # a round that ends is looked at before the next one is dealt
    says = [match.game.tell(match.state, match.game.read(match.state, y)) for y in example.yes]
    return {
        "view": plain(match.view(max(match.to_act, 0), open_hands=bool(example.scores))),
        "options": dict(example.options),
        "bare": example.bare,
        "items": list(example.items),
        "scores": list(example.scores),
        "yes": list(example.yes),
        "says": plain(says),
        "no": [{"move": move, **plain(match.why_not(move))} for move in example.no],
    }
