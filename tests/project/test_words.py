"""Everything that the page and the engine can say is said, in every language."""

import re
from collections import defaultdict
from functools import cache, reduce
from operator import or_
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from sitting import matches
from taku import games
from taku.checking.game_faults import static_words
from taku.game_folders import folder_of
from taku.messages.parts import Weights
from taku.options import changed
from taku.teaching.practice import practise, quiz_of
from taku.words import Words, messages
from translations import faults, missing
from web.build.fluent_words import plain_messages, written_messages
from word_files import (
    LANGUAGES,
    OTHERS,
    SPOKEN,
    game_words,
    known,
    own_words,
    parsed,
    placed,
    written,
)

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SILENT = {"event-chosen"}  # its role is shown on the table and not told
PLAYS = 150  # moves of each match that are looked at
QUESTIONS = 20  # rounds of each match
# What a player reads before the page asks other hosts: of friends, a class or a lesson.
CONSENTS = [
    ("friends-asked", "servers-see", "side-by-side-line"),
    ("guest-asked", "servers-see"),
    ("class-air-line", "servers-see"),
    ("slip-tells", "servers-see"),
    ("club-air-line", "servers-see"),
    ("result-tells", "servers-see"),
    ("fetch-asked", "servers-see"),
]
# Messages for the choices of a question.
CHOICES = ("kind-{}", "rule-{}-title", "refusal-{}-title", "box-{}")


def page_files(language):
    """The file of the page's own words, and that of the words of every game."""
    return WEB / "words" / f"{language}.ftl", SPOKEN / f"{language}.ftl"


def own_page_words(language):
    page, every_game = (written(path) if path.exists() else {} for path in page_files(language))
    assert not page.keys() & every_game.keys()
    return page | every_game


def page_words(language):
    """The words of the page, in English where a language lacks them."""
    return own_page_words("en") | own_page_words(language)


def of_game(game):
    return (match for match in matches() if match.game.name == game)


# The engine reads messages as Fluent does


def said(entries, value, args):
    """The text of a pattern by the syntax tree of the reference parser."""
    texts = []
    for element in value.elements:
        inner = getattr(element, "expression", None)
        if inner is None:
            texts.append(element.value)
        elif isinstance(inner, ast.StringLiteral):
            texts.append(inner.value)
        elif isinstance(inner, ast.VariableReference):
            texts.append(args[inner.id.name])
        elif isinstance(inner, ast.MessageReference):
            texts.append(said(entries, entries[inner.id.name].value, args))
        else:
            by_key = {getattr(v.key, "name", None) or v.key.value: v for v in inner.variants}
            default = next(v for v in inner.variants if v.default)
            variant = by_key.get(args[inner.selector.id.name], default)
            texts.append(said(entries, variant.value, args))
    return "".join(texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games)
def test_the_library_reads_messages_like_the_reference(game, language):
    files = [SPOKEN / f"{language}.ftl", Path(folder_of(game)) / f"{language}.ftl"]
    entries = reduce(or_, map(parsed, filter(Path.exists, files)))
    words = Words(game, language)
    assert {id for id in entries if id in words} == set(messages(game, language)) == set(entries)
    assert not any(words.lacks(id) for id in entries)
    every = known(files[1]) if files[1].exists() else known(files[0])
    for value in ("1", "2", "you", "other", "played"):
        args = defaultdict(lambda value=value: value)
        for id, entry in entries.items():
            assert words.written(id, args) == said(every, entry.value, args)


def test_the_build_reads_messages_like_the_reference():
    for path in [*(WEB / "words").glob("*.ftl"), *ROOT.glob("engine/taku/**/*.ftl")]:
        text, entries = path.read_text(encoding="utf-8"), parsed(path)
        spans = {id: slice(entry.id.span.start, entry.span.end) for id, entry in entries.items()}
        assert written_messages(text) == {id: text[span] for id, span in spans.items()}
        elements = {id: entry.value.elements for id, entry in entries.items() if entry.value}
        assert plain_messages(text) == {
            id: parts[0].value
            for id, parts in elements.items()
            if [type(each) for each in parts] == [ast.TextElement]
        }


# Equal content in every language


@pytest.mark.parametrize("language", ["en", "ja"])
def test_english_and_japanese_lack_nothing(language):
    assert missing(language) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_no_messages_of_its_own(language):
    assert [*faults(language)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_page_has_equal_messages_in_every_language(language):
    english = reduce(or_, map(placed, page_files("en")))
    assert differences(own_page_words("en"), english, own_page_words(language)) == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", games)
def test_a_game_has_equal_messages_in_every_language(game, language):
    english = placed(Path(folder_of(game)) / "en.ftl")
    assert differences(own_words(game, "en"), english, own_words(game, language)) == {}


def differences(english, in_english_text, other):
    """Messages of a language that say less than English, or need what English does not get.

    Who acts, and how a noun is counted, a language may leave to the verb or to no word at all; it
    may have one form where English selects. It has other names of its own for house rules.
    """
    grammar = {"who", "count"}
    told = {id: args for id, args in other.items() if not id.endswith("-also")}
    return {
        id: (english.get(id), args)
        for id, args in told.items()
        if id not in english
        or (in_english_text[id] - args) - grammar
        or args - english[id] - grammar
    }


# The engine can emit nothing that is not said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games)
def test_options_presets_tempers_and_rules_are_in_words(game, language):
    words = game_words(game, language)
    assert [id for id in static_words(games[game]) if id not in words] == []
    told = (f"rule-{rule.id}" for rule in games[game].rulebook)
    assert [id for id in told if words[id]] == [], "a rule is said without arguments"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games)
def test_every_level_of_the_bots_is_in_words(game, language):
    words = page_words(language) | game_words(game, language)
    ids = [f"level-{level}{part}" for level in games[game].bots for part in ("", "-help")]
    assert [id for id in ids if id not in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games)
def test_whatever_a_match_brings_is_in_words(game, language):
    words = page_words(language) | game_words(game, language)
    said = {id: args for id, args in emitted(game).items() if id not in SILENT}
    assert said.keys() - words.keys() == set()
    unknown = {id: words[id] - args for id, args in said.items() if words[id] - args}
    assert unknown == {}, "arguments that the engine never gives"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*filter(quiz_of, games)])
def test_whatever_practice_asks_is_in_words(game, language):
    words = page_words(language) | game_words(game, language)
    said, choices = practised(game)
    assert said.keys() - words.keys() == set()
    own = {id: args for id, args in said.items() if id.startswith(("quiz-", "why-"))}
    unknown = {id: words[id] - args for id, args in own.items() if words[id] - args}
    assert unknown == {}, "arguments that the engine does not always give"
    ids = {choice: [form.format(choice) for form in CHOICES] for choice in choices}
    assert [choice for choice, forms in ids.items() if not words.keys() & set(forms)] == []


@cache
def practised(game):
    """Message id -> the arguments it has come with, in questions and reasons; and all choices."""
    found, choices = {}, set()
    for match in of_game(game):
        for seed in range(QUESTIONS):
            options, seats = changed(match.options), len(match.seats)
            exercise = practise(game, f"words {seed}", options, seats, Weights())
            question = exercise.question
            among = exercise.step.choice.get("among", ())
            choices |= {choice.partition("/")[0] for choice in among}  # the name without its column
            found.setdefault(f"quiz-{exercise.kind}-title", set())
            for words in (question.ask, *question.why):
                own = {*words.args} | (set() if words.seat is None else {"player"})
                given = own | {"column"} | ({"who"} if "player" in own else set())
                found[words.id] = found.get(words.id, given) & given
    return found, choices


@pytest.mark.parametrize("game", games)
def test_a_rule_that_refuses_has_a_title(game):
    words = page_words("en") | game_words(game, "en")
    rules = [id.removeprefix("refusal-") for id in emitted(game) if id.startswith("refusal-")]
    assert [
        rule
        for rule in rules
        if f"rule-{rule}-title" not in words and f"refusal-{rule}-title" not in words
    ] == []


@cache
def emitted(game):
    """Message id -> all arguments it has come with, in random matches under every house rule."""
    found = defaultdict(set)

    def tell(id, args, seat=None):
        given = {*args, "column"} | ({"player"} if seat is not None else set())
        found[id] |= given | ({"who"} if "player" in given else set())

    for match in of_game(game):
        for seen in walk(match):
            tell(*seen)
    return dict(found)


def walk(match):
    """What a random match brings up: ids, their arguments, and whose they are."""
    match, rng = match.at(0), Random(str(match))
    while not match.over and len(match.log) < PLAYS:
        yield from in_view(match.view(match.to_act))
        yield from in_help(match, rng)
        yield from refused(match, rng)
        yield from claimed(match)
        move = rng.choice(match.moves())
        yield from told(match.play(move))
    yield from in_view(match.view(0))


def told(events):
    for event in events:
        yield f"event-{event.kind}", {**event.args, **event.own}, event.seat
        if event.role in ("call", "show", "gain"):
            yield f"called-{event.kind}", event.args, event.seat


def claimed(match):
    """What a claim brings, if there is one; the match goes on without it."""
    claim = match.game.claim(match.state)
    if claim is not None:
        yield from in_words(match.game, match.state, claim)
        yield from told(match.at(len(match.log)).apply(claim))


def in_view(view):
    yield f"caption-{view.caption.id}", view.caption.args
    for badge in view.badges:
        yield f"badge-{badge.id}", badge.args, badge.seat
    for score in (*view.scores, *filter(None, [view.running])):
        yield from ((f"part-{part}", {}) for part in score.parts)
        yield from ((f"note-{note.id}", note.args, note.seat) for note in score.notes)
    for zone in view.zones:
        if zone.kind == "pile":
            yield f"zone-{zone.role}", {}
    for row in view.sheet:
        box, _, column = row.id.partition("/")
        yield from ((f"box-{box}", {}), (f"box-{box}-help", {}))
        if column:
            yield f"column-{column}", {}
        yield from ((f"note-{note.id}", note.args, note.seat) for note in row.notes)
    if view.ask:
        yield f"ask-{view.ask.id}", view.ask.args
        yield from ((f"button-{button.id}", button.args) for button in view.ask.buttons)


def in_help(match, rng):
    state, game = match.state, match.game
    moves = list(state.moves())
    for move in rng.sample(moves, min(2, len(moves))):
        yield from in_words(game, state, move)
        if match.view(0).sheet:
            said = game.tell(state, move)
            yield f"hint-{said.id}", said.args, said.seat


def in_words(game, state, move):
    said, advice = game.tell(state, move), game.advise(state, move)
    yield f"say-{said.id}", said.args, said.seat
    yield f"advice-{advice.id}", advice.args, advice.seat
    yield f"nudge-{advice.id}", advice.args, advice.seat
    yield f"decision-{game.kind(state, move)}", {}
    yield f"theme-{game.kind(state, move)}", {}
    for fact in game.known_facts(state, move):
        yield f"known-{fact.id}", fact.args, fact.seat


def refused(match, rng):
    """Why a few moves, sensible and not, can't be made."""
    view = match.view(match.to_act)
    items = [item for zone in view.zones for item in zone.items if item != "?"]
    word = match.moves()[0].partition(" ")[0]
    texts = [*rng.sample(items, min(3, len(items))), "nonsense", "claim take", match.log[0]]
    texts += [f"{word} {' '.join(rng.choices(items, k=count))}" for count in (2, 3) if items]
    attempts = [(text, match.to_act) for text in texts]
    attempts.append((match.moves()[0], (match.to_act + 1) % len(view.points)))
    for text, seat in attempts:
        if refusal := match.why_not(text, seat):
            yield f"refusal-{refusal.rule}", refusal.args


# The page's own words


SCRIPTS = [path for path in WEB.rglob("*.[jt]s") if "node_modules" not in path.parts]
SOURCES = [*SCRIPTS, *WEB.glob("build/*.py")]
LITERAL = re.compile(r"""['"`]([a-z][A-Za-z0-9-]*)['"`]""")
INNER = re.compile(r"\{ ([a-z][a-z-]*) \}")  # a message in another one
ENDING = re.compile(r"""(-[a-z-]+)['"`]""")
BEGINNING = re.compile(r"""['"`]([a-z][A-Za-z0-9]*-(?:[A-Za-z0-9]+-)*)(?:\$\{|['"`])""")


def test_what_the_page_says_is_written():
    said = re.compile(r"""app\.(?:say|rich)\(\s*'([^']+)'[,)]""")
    ids = {id for path in SOURCES for id in said.findall(path.read_text(encoding="utf-8"))}
    of_games = {id for game in games for id in game_words(game, "en")}
    assert ids - page_words("en").keys() - of_games == set()


def test_no_word_of_the_page_is_unused():
    sources = [*SOURCES, SPOKEN / "__init__.py"]  # the engine says words of every game, too
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    said, begun, ended = (set(pattern.findall(text)) for pattern in (LITERAL, BEGINNING, ENDING))
    said |= {id + ending for id in said for ending in ended}
    words = [*(WEB / "words").glob("*.ftl"), *ROOT.glob("engine/taku/**/*.ftl")]
    said |= {id for path in words for id in INNER.findall(path.read_text(encoding="utf-8"))}
    begun = tuple(begun)
    assert [id for id in page_words("en") if id not in said and not id.startswith(begun)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shown", CONSENTS, ids=" ".join)
def test_three_sentences_precede_requests_to_other_hosts(shown, language):
    messages = known(WEB / "words" / f"{language}.ftl")
    said = " ".join(serialize_pattern(messages[id].value) for id in shown)
    assert 1 <= len(re.findall(r"[.?!](?= |$)|[。？！]", said)) <= 3


def test_no_message_shows_a_star_for_emphasis():
    paths = [*(WEB / "words").glob("*.ftl"), *ROOT.glob("engine/taku/games/*/*.ftl")]
    starred = re.compile(r"(?<!\*)\*(?![*\[])[^*\n]*\*")
    assert [
        found for path in paths for found in starred.findall(path.read_text(encoding="utf-8"))
    ] == []
