"""What is missing or wrong in a game: each fault names the file, and what to write there.

These are quick checks while a game is being written. The tests of the sources hold it to far more.
"""

from collections.abc import Callable, Iterator, Sequence, Set
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from taku import games
from taku.checking.option_faults import lacks
from taku.checking.view_faults import faults_in_event, faults_in_view
from taku.game import Event, Example, Game, Rule
from taku.game_folders import folder_of
from taku.match import Match
from taku.options import form
from taku.teaching.guided_deals import guide_of
from taku.terminal.unfinished import raised, why_unfinished
from taku.view import Refusal, View
from taku.words import ENGLISH, LANGUAGES, Unsaid, Words
from taku.words.fluent import read
from taku.words.screen import Screen

MATCHES = 4  # matches of a game, by random house rules
DECISIONS = 200  # decisions of a match that are checked
LONGEST = 20_000  # decisions after which a random match counts as endless
TRIED = 3  # moves that are written and said at each decision
LEVELS = {"easy", "normal", "strong"}
NAMED_ZONES = {"pile", "stack", "trick"}  # kinds of zones that the page draws with their name
ANNOUNCED = {"call", "show", "gain"}  # roles of events that the page calls out over the table
MESSAGE_FILES = ("", "lessons.", "guided.")  # how the names of a game's files of messages begin
NAMED = 12  # messages without a translation that are named: a house rule has about as many
GUIDE_PARTS = ("", "-title", "-learnt")
RULES_OF_EVERY_GAME = {"not-yours", "not-now", "unreadable", "deal"}


def faults_of(name: str) -> Iterator[str]:
    """Yield what is missing or wrong in a game, each fault once."""
    try:
        game = games[name]
    except (Exception, SystemExit) as error:  # a game that is not finished may fail in any way
        yield why_unfinished(name, error)
        return
    checks = [
        _levels(game),
        lacks(game),
        example_faults(game),
        _static_words(game),
        encoding_faults(game),
    ]
    checks += [_random_match(game, Random(f"{name}/{number}")) for number in range(MATCHES)]
    told: set[str] = set()
    for check in checks:
        for fault in _raising(name, check):
            if fault not in told:
                told.add(fault)
                yield fault


def _raising(name: str, check: Iterator[str]) -> Iterator[str]:
    """Yield the faults of a check, and the error that ends it."""
    try:
        yield from check
    except (Exception, SystemExit) as error:
        yield raised(name, error)


def left_in_english(name: str) -> list[str]:
    """Return a line for each file of a language that lacks messages: they stay English.

    Other names that a search finds, `option-<name>-also`, need not exist in each language.
    """
    try:
        return [
            f"{part}{language}.ftl: {len(missing)} messages stay English: {_some(missing)}"
            for language in LANGUAGES
            for part in MESSAGE_FILES
            if (missing := _missing(Path(folder_of(name)), part, language))
        ]
    except Exception:  # a file of words that cannot be read is among the faults
        return []


def _missing(folder: Path, part: str, language: str) -> Set[str]:
    """Return the ids of English messages that a language lacks."""
    english, own = (read(folder / f"{part}{each}.ftl") for each in (ENGLISH, language))
    return {id for id in english if not id.endswith("-also")} - own.keys()


def _some(ids: Set[str]) -> str:
    """Return the first ids in the order of the alphabet."""
    return ", ".join([*sorted(ids)[:NAMED], *(["…"] if len(ids) > NAMED else [])])


# Parts


def _levels(game: Game[Any]) -> Iterator[str]:
    for level in sorted(LEVELS - game.bots.keys()):
        yield f"bot.py: BOTS has no {level!r}"


def example_faults(game: Game[Any]) -> Iterator[str]:
    """Compare the examples of the rules sheet with the rules."""
    for rule in game.rulebook:
        yield from _of_examples(game, rule)


def _of_examples(game: Game[Any], rule: Rule) -> Iterator[str]:
    for example in rule.examples:
        of_rule = f"rulebook.py: rule {rule.id!r}"
        try:
            match = Match(game, example.options, log=example.setup, seats=example.seats)
        except ValueError as error:
            yield f"{of_rule}: the setup of an example cannot be played: {error}"
            continue
        yield from _of_moves_in(example, match, of_rule)
        scores = match.view(0).scores
        found = scores[-1].points if scores else ()
        if example.scores and found != example.scores:
            yield f"{of_rule}: the setup brings the points {found}, not {example.scores}"


def _of_moves_in(example: Example, match: Match, of_rule: str) -> Iterator[str]:
    """Play each legal move of an example, and try each illegal one."""
    expected: dict[str, str | None] = {**dict.fromkeys(example.yes), **example.no}
    for move, wanted in expected.items():
        refusal = match.why_not(move)
        found = refusal.rule if refusal else None
        if found != wanted:
            yield f"{of_rule}: {move!r} is {_so(found)}, not {_so(wanted)}"
        elif wanted is None and not example.bare:
            match.at(len(match.log)).play(move)


def _so(rule: str | None) -> str:
    return "legal" if rule is None else f"refused by {rule!r}"


def encoding_faults(game: Game[Any]) -> Iterator[str]:
    """Play a random match as learning programs see it, if NumPy is installed."""
    if not find_spec("numpy"):
        return
    from taku.arena.encoding import Encoding

    match, random = Match(game, seed="encoding"), Random(game.name)
    encoding = Encoding(match)
    for name in (name for name in encoding.moves if encoding.moves.count(name) > 1):
        yield f"encoding.py: the move {name!r} has two numbers"
    for _ in range(DECISIONS):
        if match.over:
            return
        moves = match.moves()
        if len(set(moves) - encoding.number_of.keys()) > encoding.actions - len(encoding.moves):
            yield f"encoding.py: {len(moves)} moves are legal, more than its vocabulary holds"
            return
        encoding.observed(match.view(match.to_act), match.state, encoding.numbered(moves))
        match.play(random.choice(moves))


# Words


def static_words(game: Game[Any]) -> Iterator[str]:
    """Yield the ids of the messages that every match needs, whatever is played."""
    for option in form(game.options):
        yield from (f"option-{option.name}", f"option-{option.name}-help")
        yield from (f"option-{option.name}-{v}" for v in option.among if isinstance(v, str))
    for preset in game.presets:
        yield from (f"preset-{preset}", f"preset-{preset}-help")
    for shown in ("game", *(f"game-{preset}" for preset in game.shown)):
        yield from (shown, f"{shown}-line", f"{shown}-time", f"{shown}-art")
    for temper in game.tempers:
        yield from (f"temper-{temper}", f"temper-{temper}-help")
    for rule in game.rulebook:
        yield from (f"chapter-{rule.chapter}", f"rule-{rule.id}", f"rule-{rule.id}-title")
        refusing = {id for example in rule.examples for id in example.no.values()}
        yield from (f"refusal-{id}" for id in sorted(refusing - RULES_OF_EVERY_GAME))
    if guide := guide_of(game.name):
        yield from (f"guide-{cue.id}{part}" for cue in guide.cues for part in GUIDE_PARTS)


def _static_words(game: Game[Any]) -> Iterator[str]:
    words = Words(game.name)
    return (_to_write(id) for id in static_words(game) if id not in words)


def _to_write(id: str) -> str:
    return f"en.ftl: write {id}"


# Matches


def _random_match(game: Game[Any], random: Random) -> Iterator[str]:
    match = _by_random_options(game, random)
    told: Sequence[Event] = match.story
    for decision in range(LONGEST):
        if decision < DECISIONS:
            yield from _of_view(match)
            yield from _of_events(game, told)
        if match.over:
            return
        moves = list(match.state.moves())
        if not moves:
            yield f"rules.py: seat {match.to_act} is to act, and moves() is empty"
            return
        if decision < DECISIONS:
            yield from _of_moves(match, random.sample(moves, min(TRIED, len(moves))))
            yield from _of_guess(match, random)
        told = match.apply(random.choice(moves))
    yield f"rules.py: a random match goes on after {LONGEST} decisions"


def _by_random_options(game: Game[Any], random: Random) -> Match:
    while True:
        drawn = {rule.name: random.choice(rule.among) for rule in form(game.options)}
        try:
            return Match(game, drawn, seed=random.random().hex(), seats=random.choice(game.seats))
        except ValueError:
            continue  # these house rules do not go together


def _of_moves(match: Match, moves: Sequence[int]) -> Iterator[str]:
    game, state = match.game, match.state
    for move in moves:
        written = game.write(state, move)
        if game.read(state, written) != move:
            yield f"table.py: {written!r} is read as another move than was written"
        if refusal := state.why_not(move):
            yield f"rules.py: moves() has {written!r}, which why_not refuses by {refusal.rule!r}"
        words, advice = Words(game.name), game.advise(state, move)
        yield from _unsaid(words.sentence, game.tell(state, move), "say")
        yield from _unsaid(words.sentence, advice, "advice")
        yield from _unsaid(words.sentence, advice, "nudge")
        yield from _unsaid(words.say, f"decision-{game.kind(state, move)}")
        yield from _unsaid(words.say, f"theme-{game.kind(state, move)}")
    zones = match.view(match.to_act).zones
    held = [item for zone in zones if zone.seat == match.to_act for item in zone.items]
    for text in (match.log[0], match.log[-1], "nonsense", *held):
        if refusal := match.why_not(text):
            yield from _of_refusal(game, refusal)


def _of_refusal(game: Game[Any], refusal: Refusal) -> Iterator[str]:
    yield from _unsaid(Words(game.name).sentence, refusal)
    if refusal.rule not in {rule.id for rule in game.rulebook} | RULES_OF_EVERY_GAME:
        yield f"rulebook.py: write a Rule {refusal.rule!r}, by which a move is refused"


def _of_guess(match: Match, random: Random) -> Iterator[str]:
    game, state, seat = match.game, match.state, match.to_act
    if state.clone().story is not None:
        yield "rules.py: a clone has a story"
    world = state.guess(seat, random)
    if game.look(world, seat) != game.look(state, seat):
        yield f"rules.py: seat {seat} sees another position in a guess than at the table"
    if list(world.moves()) != list(state.moves()):
        yield f"rules.py: seat {seat} has other moves in a guess than at the table"


# Views and words


def _of_view(match: Match) -> Iterator[str]:
    game, state = match.game, match.state
    for seat in range(len(state.points)):
        view = game.look(state, seat)
        yield from (f"table.py: {fault}" for fault in faults_in_view(view, game.rulebook))
        yield from (_to_write(id) for id in drawn_words(view) if id not in Words(game.name))
        yield from _unsaid(_shown, Screen(Words(game.name, you=seat)), view)
        if (view.ask is not None) != (seat == match.to_act):
            yield "table.py: look asks a seat that is not to act, or does not ask the one that is"


def _shown(screen: Screen, view: View) -> list[str]:
    return [*screen.lines(view), *screen.asked(view)]


def drawn_words(view: View) -> Iterator[str]:
    """Yield the ids of the messages with which the page draws zones, badges and a deal."""
    yield from (f"zone-{zone.role}" for zone in view.zones if zone.kind in NAMED_ZONES)
    yield from (f"badge-{badge.id}" for badge in view.badges)
    if any(zone.role == "centre" and zone.kind == "pile" for zone in view.zones):
        yield from (f"badge-{badge.id}-what" for badge in view.badges if badge.role == "to-beat")


def _of_events(game: Game[Any], told: Sequence[Event]) -> Iterator[str]:
    words = Words(game.name)
    for event in told:
        yield from (f"rules.py: {fault}" for fault in faults_in_event(event))
        for seen_by in {None, event.seat}:
            yield from _unsaid(Words(game.name, you=seen_by).sentence, event)
        if event.role in ANNOUNCED and f"called-{event.kind}" not in words:
            yield _to_write(f"called-{event.kind}")


def _unsaid(say: Callable[..., object], *what: object) -> Iterator[str]:
    """Yield a message that is not written, or an argument that a message needs and does not get."""
    try:
        say(*what)
    except Unsaid as error:
        yield _to_write(error.id)
    except KeyError as error:
        yield f"en.ftl: a message needs {error}, which is not among its arguments"
