"""The messages that stand in the files of words, read by Fluent's reference parser."""

from functools import cache, reduce
from operator import or_
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from sitting import SHIPPED
from taku.game_folders import folder_of

LANGUAGES = ("en", "ja")


class References(Visitor):
    def __init__(self):
        self.variables = set()
        self.messages = set()

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):
        self.messages.add(node.id.name)


@cache
def written(path):
    """Message id -> the arguments that it and the messages inside it use."""
    entries = parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    own, inner = {}, {}
    for entry in entries:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in own, f"{path}: {entry.id.name} is there twice"
            references = References()
            references.visit(entry)
            own[entry.id.name] = references.variables
            inner[entry.id.name] = references.messages

    def arguments(id):
        return own[id].union(*map(arguments, inner[id]))

    return {id: arguments(id) for id in own}


def own_words(game, language):
    path = Path(folder_of(game)) / f"{language}.ftl"
    return written(path) if path.exists() else {}


def game_words(game, language):
    """The words of a game; Japanese is demanded only of the games that we ship."""
    spoken = [language] if game in SHIPPED else dict.fromkeys(("en", language))
    return reduce(or_, (own_words(game, each) for each in spoken))
