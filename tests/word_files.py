"""The messages that stand in the files of words, read by Fluent's reference parser."""

from collections import Counter
from functools import cache, reduce
from operator import or_
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from sitting import SHIPPED
from taku.game_folders import folder_of

LANGUAGES = ("en", "ja")
SPOKEN = Path(__file__).parents[1] / "engine/taku/words"  # the words of every game


class References(Visitor):
    def __init__(self):
        self.variables = set()
        self.messages = set()

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
    """Message id -> the message, of a file and of the words of every game in its language."""
    every_game = SPOKEN / path.name
    return parsed(every_game) | parsed(path) if every_game.exists() else parsed(path)


@cache
def written(path):
    """Message id -> the arguments that it and the messages inside it use."""
    own, inner = {}, {}
    for id, message in known(path).items():
        references = References()
        references.visit(message)
        own[id], inner[id] = references.variables, references.messages

    def arguments(id):
        return own[id].union(*map(arguments, inner[id]))

    return {id: arguments(id) for id in parsed(path)}


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
                return [(ARGUMENTS[language].get(name.name, NUMBER), chosen)]
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
    """The words of a game; Japanese is demanded only of the games that we ship."""
    spoken = [language] if game in SHIPPED else dict.fromkeys(("en", language))
    return reduce(or_, (own_words(game, each) for each in spoken))
