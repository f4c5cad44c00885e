"""The catalogue of games, and the rules sheet of each with its examples played out."""

from typing import Any

from taku.game import Example, Game
from taku.games import GAMES
from taku.match import Match
from taku.messages.catalogue import DrawnExample, Forbidden, GameEntry, RuleEntry
from taku.options import changed, form


def catalogue() -> tuple[GameEntry, ...]:
    """Return the games with their options, presets and levels, as the page lists them."""
    return tuple(_entry(game) for game in sorted(GAMES.values(), key=lambda game: game.place))


def _entry(game: Game[Any]) -> GameEntry:
    return GameEntry(
        name=game.name,
        seats=tuple(game.seats),
        options=form(game.options, game.seats),
        presets={preset: changed(rules) for preset, rules in game.presets.items()},
        shown=game.shown,
        first_offers=game.first_offers,
        levels=tuple(game.bots),
        tempers={temper: tuple(bots) for temper, bots in game.tempers.items()},
        low_wins=game.low_wins,
        deal_minutes=game.deal_minutes,
        pad=game.pad is not None,
        card_points=Match(game).view(0).card_points,
    )


def rulebook(name: str) -> tuple[RuleEntry, ...]:
    """Return the rules sheet of a game: its rules with their options and played examples."""
    game = GAMES[name]
    return tuple(
        RuleEntry(
            rule.id,
            rule.chapter,
            rule.option,
            {name: tuple(values) for name, values in rule.needs.items()},
            tuple(_example(game, example) for example in rule.examples),
        )
        for rule in game.rulebook
    )


def _example(game: Game[Any], example: Example) -> DrawnExample:
    last = len(example.setup) - bool(example.scores)
    match = Match(game, example.options, log=example.setup[:last], seats=example.seats)
    match.replay(example.setup[last:])  # draws no deal after it: the view shows the ended round
    said = (match.game.tell(match.state, match.game.read(match.state, yes)) for yes in example.yes)
    return DrawnExample(
        view=match.view(max(match.to_act, 0), open_hands=bool(example.scores)),
        options=dict(example.options),
        needs={name: tuple(values) for name, values in example.needs.items()},
        bare=example.bare,
        items=example.items,
        scores=example.scores,
        yes=example.yes,
        says=tuple(said),
        no=tuple(_forbidden(match, move) for move in example.no),
    )


def _forbidden(match: Match, move: str) -> Forbidden:
    refusal = match.why_not(move)
    assert refusal
    return Forbidden(move, refusal)
