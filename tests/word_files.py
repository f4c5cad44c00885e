"""The messages that stand in the files of words, read by Fluent's reference parser."""

from collections import Counter
from functools import cache, reduce
from operator import or_
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from taku.game_folders import folder_of
from taku.words import ENGLISH, LANGUAGES
from translations import share

OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH)
COMPLETE = tuple(language for language in LANGUAGES if share(language) == 1)
SPOKEN = Path(__file__).parents[1] / "engine/taku/words"  # the words of every game


class References(Visitor):
    def __init__(self):
        self.variables = set()  # all of them, those that only select too
        self.placed = set()  # those that stand in the text
        self.messages = set()

    def visit_Placeable(self, node):
        if isinstance(node.expression, ast.VariableReference):
            self.placed.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):
        self.messages.add(node.id.name)


@cache
def parsed(path):
    """Message id -> the message."""
    entries = parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    ids = [message.id.name for message in messages]
    assert [id for id, number in Counter(ids).items() if number > 1] == [], path
    return dict(zip(ids, messages, strict=True))


@cache
def known(path):
    """Message id -> the message, of a file and of the words of every game in its language.

    English stands in for messages that the language lacks.
    """
    english = [SPOKEN / f"{ENGLISH}.ftl", path.with_name(f"{ENGLISH}.ftl")]
    files = (each for each in (*english, SPOKEN / path.name, path) if each.exists())
    return reduce(or_, map(parsed, files))


@cache
def written(path):
    """Message id -> the arguments that it and the messages inside it use."""
    return arguments(path, "variables")


@cache
def placed(path):
    """Message id -> the arguments that stand in it or in the messages inside it."""
    return arguments(path, "placed")


def arguments(path, kind):
    own, inner = {}, {}
    for id, message in known(path).items():
        references = References()
        references.visit(message)
        own[id], inner[id] = getattr(references, kind), references.messages

    def of(id):
        return own[id].union(*map(of, inner[id]))

    return {id: of(id) for id in parsed(path)}


ARGUMENTS = {  # what stands for an argument, where it may be long
    "en": {"player": "Otto", "giver": "Otto", "cards": "♦3 and ♦4", "box": "Three of a kind"},
    "ja": {"player": "オットー", "giver": "オットー", "cards": "♦3、♦4", "box": "スリーカード"},
}
NUMBER = "30"


def versions(game, language, id):
    """Every text that a message of a game can be, whatever its arguments are."""
    messages = known(Path(folder_of(game)) / f"{language}.ftl")

    def texts(pattern, chosen):
        """Texts with the variants chosen for them, so that no text contradicts itself."""
        found = [("", chosen)]
        for part in pattern.elements:
            found = [
                (text + more, after)
                for text, before in found
                for more, after in texts_of(part, before)
            ]
        return found

    def texts_of(part, chosen):
        if isinstance(part, ast.TextElement):
            return [(part.value, chosen)]
        match part.expression:
            case ast.StringLiteral(value=value):
                return [(value, chosen)]
            case ast.VariableReference(id=name):
                own = ARGUMENTS.get(language, ARGUMENTS[ENGLISH])
                return [(own.get(name.name, NUMBER), chosen)]
            case ast.MessageReference(id=name):
                return texts(messages[name.name].value, chosen)
            case ast.SelectExpression(selector=selector, variants=variants):
                name = selector.id.name
                return [
                    found
                    for variant in variants
                    if chosen.get(name, key(variant)) == key(variant)
                    for found in texts(variant.value, chosen | {name: key(variant)})
                ]

    return sorted({" ".join(text.split()) for text, _ in texts(messages[id].value, {})})


def key(variant):
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def own_words(game, language):
    path = Path(folder_of(game)) / f"{language}.ftl"
    return written(path) if path.exists() else {}


def game_words(game, language):
    """The words of a game, in English where a language lacks them."""
    return own_words(game, ENGLISH) | own_words(game, language)
