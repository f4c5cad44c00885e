"""What the page shows of the games before the engine is there: the build writes it down."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from taku.game import Example, Game
from taku.games import GAMES
from taku.match import Match
from taku.options import OptionEntry, Options, OptionValue, changed, form
from taku.roles import Tint
from taku.view import Refusal, Sentence, View


@dataclass(frozen=True)
class GameEntry:
    """A game as the page lists it."""

    name: str
    seats: tuple[int, ...]
    """The numbers of players, the usual one first."""
    options: tuple[OptionEntry, ...]
    presets: Mapping[str, Options]
    """Named house rules, the default first."""
    shown: Mapping[str, Tint]
    """The presets that home offers as games of their own, besides the first, and their colours."""
    levels: tuple[str, ...]
    """Of its bots, weakest first."""
    tempers: Mapping[str, tuple[str, ...]]
    """Of each temper, the levels that have it."""
    low_wins: bool
    card_points: Mapping[str, int]
    """What is printed on its cards by the usual rules, as in a view."""
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By language, what is said of it before its own words are there: the build adds them."""


@dataclass(frozen=True)
class Forbidden:
    """A move that may not be made, and why."""

    move: str
    refusal: Refusal


@dataclass(frozen=True)
class DrawnExample:
    """An example of the rules sheet, played out."""

    view: View
    options: Options
    """The house rules that it is played by, where they differ from the usual ones."""
    bare: bool
    """Only what each of `yes` is matters, not the position."""
    items: tuple[str, ...]
    """Rows of items to be drawn, where there is nothing to do."""
    scores: tuple[int, ...]
    """What each seat has got for the round that has just ended: the last of `view.scores`."""
    yes: tuple[str, ...]
    says: tuple[Sentence, ...]
    """What each of `yes` is, in words."""
    no: tuple[Forbidden, ...]


@dataclass(frozen=True)
class RuleEntry:
    """An entry of the rules sheet; its words are `rule-<id>` and `rule-<id>-title`."""

    id: str
    chapter: str
    option: str | None
    """The house rule that switches it on."""
    needs: Mapping[str, tuple[OptionValue, ...]]
    """Other house rules and the values without which it does not exist at all."""
    examples: tuple[DrawnExample, ...]


def catalogue() -> tuple[GameEntry, ...]:
    """The games with their options, presets and levels, as the page lists them."""
    return tuple(_entry(game) for game in sorted(GAMES.values(), key=lambda game: game.place))


def _entry(game: Game[Any]) -> GameEntry:
    return GameEntry(
        name=game.name,
        seats=tuple(game.seats),
        options=form(game.options),
        presets={preset: changed(rules) for preset, rules in game.presets.items()},
        shown=game.shown,
        levels=tuple(game.bots),
        tempers={temper: tuple(bots) for temper, bots in game.tempers.items()},
        low_wins=game.low_wins,
        card_points=Match(game).view(0).card_points,
    )


def rulebook(name: str) -> tuple[RuleEntry, ...]:
    """The rules sheet of a game: ids, the option each depends on, examples played out."""
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
    match.replay(example.setup[last:])  # a round that ends is looked at before the next is dealt
    said = (match.game.tell(match.state, match.game.read(match.state, yes)) for yes in example.yes)
    return DrawnExample(
        view=match.view(max(match.to_act, 0), open_hands=bool(example.scores)),
        options=dict(example.options),
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
